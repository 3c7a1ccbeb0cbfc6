<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
 <context>
  <name>window</name>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>About {program}</source>
   <translation>Acerca de {program}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>{count} cards, read from {source}.</source>
   <translation>{count} cartas, leídas de {source}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>There is no card list.</source>
   <translation>No hay ninguna lista de cartas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>Version {version}. A table for Vampire: The Eternal Struggle and for Vampire: The Masquerade – Vendetta.

{fan_work} It carries no card text and no art of theirs: texts are read from the official card lists on your machine.

{pool}
{versions}</source>
   <translation>Versión {version}. Una mesa para Vampire: The Eternal Struggle y para Vampire: The Masquerade – Vendetta.

{fan_work} No incluye textos de cartas ni ilustraciones suyas: los textos se leen de las listas oficiales de cartas en tu equipo.

{pool}
{versions}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>Licence of {name}</source>
   <translation>Licencia de {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>This program</source>
   <translation>Este programa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Random</source>
   <translation>Al azar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>The seats are drawn when the game begins</source>
   <translation>Los asientos se sortean al empezar la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>As listed</source>
   <translation>En el orden de la lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Each one's prey is the next one down, the last one's the first</source>
   <translation>La presa de cada uno es el siguiente de la lista; la del último, el primero</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Every hand is open</source>
   <translation>Todas las manos están a la vista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>One person may play every seat: to try things out</source>
   <translation>Una sola persona puede jugar todos los asientos: para probar cosas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Hands are secret</source>
   <translation>Las manos son secretas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>A curtain falls before another player's hand is shown</source>
   <translation>Cae un telón antes de mostrar la mano de otro jugador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>By hand</source>
   <translation>A mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>No rules but good manners: the players see to them</source>
   <translation>Sin reglas, solo buenos modales: los jugadores se ocupan de ello</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>With the referee</source>
   <translation>Con el árbitro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Only what the rules allow can be done; what may be done now glows</source>
   <translation>Solo se puede hacer lo que permiten las reglas; lo que se puede hacer ahora brilla</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Edition of the rules</source>
   <translation>Edición del reglamento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Replace cards automatically</source>
   <translation>Reemplazar las cartas automáticamente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>A played or discarded card is replaced at once, and everything unlocks with a new turn</source>
   <translation>Una carta jugada o descartada se reemplaza al momento, y todo se endereza al empezar un turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Ask before touching another’s cards</source>
   <translation>Preguntar antes de tocar las cartas de otro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Whose things they are must allow it</source>
   <translation>Su dueño debe permitirlo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>▸ More</source>
   <translation>▸ Más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>More to agree on</source>
   <translation>Otros acuerdos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Seating</source>
   <translation>Asientos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Hands</source>
   <translation>Manos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Rules</source>
   <translation>Reglas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>At the table</source>
   <translation>En la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Time limit</source>
   <translation>Límite de tiempo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Pool at the start</source>
   <translation>Reserva inicial</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Cards in hand</source>
   <translation>Cartas en mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>▾ Less</source>
   <translation>▾ Menos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/application.py" />
   <source>The program needs a folder of its own and can't make it: {strerror} ({filename}). Make room for it, or set VTES_DESKTOP_HOME to a folder that you may write to, and start again.</source>
   <translation>El programa necesita una carpeta propia y no puede crearla: {strerror} ({filename}). Haz sitio, o pon en VTES_DESKTOP_HOME una carpeta en la que puedas escribir, y vuelve a abrirlo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/application.py" />
   <source>{program} can't start</source>
   <translation>{program} no puede iniciarse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Tournament archive</source>
   <translation>Archivo de torneos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Archive</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Where the archive is read from</source>
   <translation>De dónde se lee el archivo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Reading the archive</source>
   <translation>Leyendo el archivo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Nearest to my deck</source>
   <translation>Los más cercanos a mi mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>The decks that share most copies with the deck that is worked on</source>
   <translation>Los mazos que comparten más copias con el mazo en el que se trabaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Ask anew</source>
   <translation>Preguntar de nuevo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Decks found</source>
   <translation>Mazos encontrados</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Date</source>
   <translation>Fecha</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Player</source>
   <translation>Jugador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Event</source>
   <translation>Evento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Deck</source>
   <translation>Mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Alike</source>
   <translation>Parecido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Cards played</source>
   <translation>Cartas jugadas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Card</source>
   <translation>Carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Decks</source>
   <translation>Mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Share</source>
   <translation>Proporción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Copies</source>
   <translation>Copias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Over the years</source>
   <translation>A lo largo de los años</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>A folder of decks …</source>
   <translation>Una carpeta de mazos…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>A file (text, zip, twda.json.xz) …</source>
   <translation>Un archivo (texto, zip, twda.json.xz)…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>The one that came with the card lists</source>
   <translation>El que vino con las listas de cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>The tournament archive</source>
   <translation>El archivo de torneos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Reading {source} … once; it is kept, and there at once the next time.</source>
   <translation>Leyendo {source} una vez…; se guarda, y la próxima vez está al momento.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{left} could not be read</source>
   <translation>{left} no se pudieron leer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{decks} decks from {source}{refused}.</source>
   <translation>{decks} mazos de {source}{refused}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Choose your copy of the tournament archive: the community’s folder of .txt decks or a zip of it, its one big file, or krcg’s twda.json.xz. It is read once and stays on this machine.</source>
   <translation>Elige tu copia del archivo de torneos: la carpeta de mazos .txt de la comunidad o un zip de ella, su archivo único grande, o twda.json.xz de krcg. Se lee una vez y se queda en este equipo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{players} players</source>
   <translation>{players} jugadores</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{shared} copies are in both</source>
   <translation>{shared} copias están en ambos</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{n} decks</source>
   <extracomment>for one: {n} deck</extracomment>
   <translation>
    <numerusform>{n} mazo</numerusform>
    <numerusform>{n} mazos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{shown} shown</source>
   <translation>{shown} mostrados</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{copies} copies in {decks} decks</source>
   <translation>{copies} copias en {decks} mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>The deck</source>
   <translation>El mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Open a copy</source>
   <translation>Abrir una copia</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Compare with mine</source>
   <translation>Comparar con el mío</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Decks like this one</source>
   <translation>Mazos parecidos a este</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>The archive’s deck</source>
   <translation>El mazo del archivo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Keep this curve</source>
   <translation>Conservar esta curva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>It stays beside the next ones, to be compared with</source>
   <translation>Se queda junto a las siguientes, para compararlas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Drop the kept ones</source>
   <translation>Quitar las conservadas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Any clan</source>
   <translation>Cualquier clan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>any year</source>
   <translation>cualquier año</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Deflection, or several: Govern + Deflection</source>
   <translation>Deflection, o varias: Govern + Deflection</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Cards in the deck</source>
   <translation>Cartas del mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Clan</source>
   <translation>Clan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Tournament, place or name of the deck</source>
   <translation>Torneo, lugar o nombre del mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>From the year</source>
   <translation>Desde el año</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>To the year</source>
   <translation>Hasta el año</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>to</source>
   <comment>from a year to another</comment>
   <translation>a</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Cards</source>
   <translation>Cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Years</source>
   <translation>Años</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>All decks</source>
   <translation>Todos los mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>No card is called “{name}”.</source>
   <translation>Ninguna carta se llama «{name}».</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Taken for {guessed}.</source>
   <translation>Se tomó por {guessed}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>none</source>
   <translation>ninguno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>copies</source>
   <translation>copias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>sect</source>
   <translation>secta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>stacks</source>
   <translation>montones</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>faces</source>
   <translation>cartas enteras</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>pool</source>
   <translation>reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>blood</source>
   <translation>sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>crypt</source>
   <translation>cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>library</source>
   <translation>biblioteca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>author</source>
   <translation>el autor</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>tags</source>
   <translation>las etiquetas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>description</source>
   <translation>la descripción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>notes</source>
   <translation>las notas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>picture</source>
   <translation>la imagen</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>table</source>
   <translation>la tabla</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>Free</source>
   <translation>Gratis</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>No Discipline</source>
   <translation>Sin Disciplina</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>Capacity {capacity}</source>
   <translation>Capacidad {capacity}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>Group {group}</source>
   <translation>Grupo {group}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>No sect</source>
   <translation>Sin secta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/badges.py" />
   <source>{copies} owned</source>
   <translation>{copies} tengo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/badges.py" />
   <source>not owned</source>
   <translation>no tengo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Add to the deck	+</source>
   <translation>Añadir al mazo	+</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Add</source>
   <translation>Añadir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>{count} copies</source>
   <translation>{count} copias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Add to the sideboard</source>
   <translation>Añadir al banquillo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Take one out	−</source>
   <translation>Quitar una	−</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>One more	+</source>
   <translation>Una más	+</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>One fewer	−</source>
   <translation>Una menos	−</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Exactly</source>
   <translation>Exactamente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Take all out	Del</source>
   <translation>Quitarlas todas	Del</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Move to the deck</source>
   <translation>Pasar al mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Move to the sideboard</source>
   <translation>Pasar al banquillo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Comment …</source>
   <translation>Comentario…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Printings …</source>
   <translation>Ediciones…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Replace by …	Ctrl+R</source>
   <translation>Cambiar por…	Ctrl+R</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Odds of drawing it</source>
   <translation>Probabilidad de robarla</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Show large	Space</source>
   <translation>Mostrar en grande	Space</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Which of my decks play it</source>
   <translation>Cuáles de mis mazos la juegan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Like this …</source>
   <translation>Parecidas…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Tournament decks that play it</source>
   <translation>Mazos de torneo que la juegan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Find it among the cards</source>
   <translation>Encontrarla entre las cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>I own {owned}</source>
   <translation>Tengo {owned}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>I own none</source>
   <translation>No tengo ninguna</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Comment</source>
   <translation>Comentario</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Beside {display_name}</source>
   <translation>Junto a {display_name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_table.py" />
   <source>Cards found, as a table</source>
   <translation>Cartas encontradas, en tabla</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/charts.py" />
   <source>{name}: {superior} of the crypt have it superior, {basic} basic; {required} library cards need it ({with_basic} do something at basic, {with_superior} at superior).</source>
   <translation>{name}: {superior} de la cripta la tienen superior, {basic} básica; {required} cartas de biblioteca la piden ({with_basic} hacen algo en básico, {with_superior} en superior).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/charts.py" />
   <source>{capacity} of the crypt have capacity {capacity2}.</source>
   <translation>{capacity} de la cripta tienen capacidad {capacity2}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/charts.py" />
   <source>Nothing yet</source>
   <translation>Todavía nada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}. Click again for superior. Shift or right click: without.</source>
   <translation>{words}. Otro clic para el nivel superior. Mayús o clic derecho: sin.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}. Shift or right click: without.</source>
   <translation>{words}. Mayús o clic derecho: sin.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}, wanted</source>
   <translation>{words}, se quiere</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}, superior wanted</source>
   <translation>{words}, se quiere superior</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}, not wanted</source>
   <translation>{words}, no se quiere</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{name}: click a number, drag over several, click again for any</source>
   <translation>{name}: haz clic en un número, arrastra sobre varios, otro clic para cualquiera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>any</source>
   <translation>cualquiera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{low} to {high}</source>
   <translation>de {low} a {high}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{title}: show or fold</source>
   <translation>{title}: mostrar o plegar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Lists (*.csv *.txt *.json *.xml *.eld);;All files (*)</source>
   <translation>Listas (*.csv *.txt *.json *.xml *.eld);;Todos los archivos (*)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>My collection</source>
   <translation>Mi colección</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Starter decks</source>
   <translation>Mazos preconstruidos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing cards</source>
   <translation>Cartas que faltan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Import…</source>
   <translation>Importar…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Export CSV…</source>
   <translation>Exportar CSV…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Add this deck's cards</source>
   <translation>Añadir las cartas de este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Single counts are typed into the column “Owned” of the card list (F2), or with the card's menu.</source>
   <translation>Las cantidades se escriben en la columna «Tengo» de la lista de cartas (F2), o con el menú de la carta.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{path} can't be opened: {strerror}.</source>
   <translation>No se puede abrir {path}: {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{path} can't be read as a collection. {error}</source>
   <translation>{path} no se puede leer como una colección. {error}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{n} lines were not matched, the first: “{words}”.</source>
   <extracomment>for one: One line was not matched: “{words}”.</extracomment>
   <translation>
    <numerusform>No se reconoció una línea: «{words}».</numerusform>
    <numerusform>No se reconocieron {n} líneas, la primera: «{words}».</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{total} cards were added from {name}. {rest}</source>
   <translation>Se añadieron {total} cartas de {name}. {rest}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Find a starter deck</source>
   <translation>Buscar un mazo preconstruido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Starter deck</source>
   <translation>Mazo preconstruido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Year</source>
   <translation>Año</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Crypt</source>
   <translation>Cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Library</source>
   <translation>Biblioteca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Add {name} to my collection</source>
   <translation>Añadir {name} a mi colección</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Take out</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Take {name} out of my collection</source>
   <translation>Quitar {name} de mi colección</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>for this deck</source>
   <translation>para este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>for all my decks, one at a time</source>
   <translation>para todos mis mazos, de uno en uno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>for all my decks, side by side</source>
   <translation>para todos mis mazos, a la vez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing for</source>
   <translation>Faltan para</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>and those open here</source>
   <translation>y los abiertos aquí</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Copy the list</source>
   <translation>Copiar la lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing</source>
   <translation>Faltan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Needed</source>
   <translation>Hacen falta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Owned</source>
   <translation>Tengo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Taken back.</source>
   <translation>Deshecho.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{name}: added.</source>
   <translation>{name}: añadido.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{name}: taken out.</source>
   <translation>{name}: quitado.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>The cards of “{name}” were added.</source>
   <translation>Se añadieron las cartas de «{name}».</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>New deck</source>
   <translation>Mazo nuevo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>My collection: {total} cards, {count} different</source>
   <translation>Mi colección: {total} cartas, {count} distintas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing cards ({copies})</source>
   <translation>Cartas que faltan ({copies})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing cards (none)</source>
   <translation>Cartas que faltan (ninguna)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>card {card_id}</source>
   <translation>carta {card_id}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>The list of {count} missing cards was copied.</source>
   <translation>Se copió la lista de {count} cartas que faltan.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Bring in a collection</source>
   <translation>Traer una colección</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Save the collection</source>
   <translation>Guardar la colección</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>CSV (*.csv)</source>
   <translation>CSV (*.csv)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Saved as {path}.</source>
   <translation>Guardado como {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>List …	Ctrl+E</source>
   <translation>Lista…	Ctrl+E</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Link and QR code …</source>
   <translation>Enlace y código QR…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Proxies (PDF) …	Ctrl+P</source>
   <translation>Proxies (PDF)…	Ctrl+P</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Picture …</source>
   <translation>Imagen…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Copy as picture</source>
   <translation>Copiar como imagen</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>New deck	Ctrl+N</source>
   <translation>Mazo nuevo	Ctrl+N</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Import …	Ctrl+O</source>
   <translation>Importar…	Ctrl+O</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Paste a deck	Ctrl+Shift+V</source>
   <translation>Pegar un mazo	Ctrl+Shift+V</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>My decks and starter decks	Ctrl+D</source>
   <translation>Mis mazos y mazos preconstruidos	Ctrl+D</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Tournament archive …	Ctrl+T</source>
   <translation>Archivo de torneos…	Ctrl+T</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save as a new deck …	Ctrl+Shift+S</source>
   <translation>Guardar como mazo nuevo…	Ctrl+Shift+S</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save all</source>
   <translation>Guardar todo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Close all</source>
   <translation>Cerrar todo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Duplicate</source>
   <translation>Duplicar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Rename …</source>
   <translation>Cambiar el nombre…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Compare with …</source>
   <translation>Comparar con…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Revisions …</source>
   <translation>Revisiones…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Replace a card …	Ctrl+R</source>
   <translation>Cambiar una carta…	Ctrl+R</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Take all cards out</source>
   <translation>Quitar todas las cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>My collection …</source>
   <translation>Mi colección…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Open a random starter deck</source>
   <translation>Abrir un mazo preconstruido al azar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Reopen the deck closed last	Ctrl+Shift+T</source>
   <translation>Reabrir el último mazo cerrado	Ctrl+Shift+T</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Keys	F1</source>
   <translation>Teclas	F1</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Show the card under the pointer large</source>
   <translation>Mostrar en grande la carta bajo el puntero</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Saved: {path}</source>
   <translation>Guardado: {path}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save the deck</source>
   <translation>Guardar el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>change the name</source>
   <translation>cambiar el nombre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Rename the deck</source>
   <translation>Cambiar el nombre del mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{name} (copy)</source>
   <translation>{name} (copia)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>take all cards out</source>
   <translation>quitar todas las cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>All cards were taken out.</source>
   <translation>Se quitaron todas las cartas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Close the deck</source>
   <translation>Cerrar el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>“{name}” has changes that are not saved.</source>
   <translation>«{name}» tiene cambios sin guardar.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Close without saving</source>
   <translation>Cerrar sin guardar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{n} decks saved.</source>
   <extracomment>for one: {n} deck saved.</extracomment>
   <translation>
    <numerusform>{n} mazo guardado.</numerusform>
    <numerusform>{n} mazos guardados.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>All are saved.</source>
   <translation>Todos están guardados.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{names} have changes that are not saved.</source>
   <extracomment>for one: {names} has changes that are not saved.</extracomment>
   <translation>
    <numerusform>{names} tiene cambios sin guardar.</numerusform>
    <numerusform>{names} tienen cambios sin guardar.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Close all decks</source>
   <translation>Cerrar todos los mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>No deck was closed since the builder was opened.</source>
   <translation>No se ha cerrado ningún mazo desde que se abrió el taller.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>There is no deck list in the clipboard: copy one first.</source>
   <translation>No hay ninguna lista de mazo en el portapapeles: copia una primero.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>This text can't be read as a deck. {error}</source>
   <translation>Este texto no se puede leer como un mazo. {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{count} more can't be read either.</source>
   <translation>Tampoco se pueden leer {count} más.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Settle</source>
   <translation>Resolver</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>The deck's picture was copied.</source>
   <translation>Se copió la imagen del mazo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Picture (*.png);;Picture (*.jpg)</source>
   <translation>Imagen (*.png);;Imagen (*.jpg)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save the picture</source>
   <translation>Guardar la imagen</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Saved as {path}</source>
   <translation>Guardado como {path}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{path} could not be written: choose a folder that you may write to, and .png or .jpg as its end.</source>
   <translation>No se pudo escribir {path}: elige una carpeta en la que puedas escribir, y que termine en .png o .jpg.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{name} (open)</source>
   <translation>{name} (abierto)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{name}, as saved last</source>
   <translation>{name}, como se guardó por última vez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Compare two decks</source>
   <translation>Comparar dos mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>“{name}” compared with</source>
   <translation>«{name}» comparado con</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Compare with</source>
   <translation>Comparar con</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>A file…</source>
   <translation>Un archivo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>This deck</source>
   <translation>Este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>The other</source>
   <translation>El otro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Change</source>
   <translation>Cambio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Differences</source>
   <translation>Diferencias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>No other deck is open: choose one of yours, or a file.</source>
   <translation>No hay otro mazo abierto: elige uno tuyo, o un archivo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>{shared} cards are in both; the other deck has {added} that this one hasn't, and lacks {removed}.</source>
   <translation>{shared} cartas están en ambos; el otro mazo tiene {added} que este no tiene, y le faltan {removed}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>card {number}</source>
   <translation>carta {number}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Compare with a deck file</source>
   <translation>Comparar con un archivo de mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>Curves over the years</source>
   <translation>Curvas a lo largo de los años</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>{title}: {decks} of {all} decks ({share:.0%})</source>
   <translation>{title}: {decks} de {all} mazos ({share:.0%})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>{title}: in no deck</source>
   <translation>{title}: en ningún mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>most in {year} ({share:.0%})</source>
   <translation>lo más en {year} ({share:.0%})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>{title}: {decks} of {total} decks ({decks2:.0%}), {most}</source>
   <translation>{title}: {decks} de {total} mazos ({decks2:.0%}), {most}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Redo</source>
   <translation>Rehacer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Save this deck on your shelf (Ctrl+S)</source>
   <translation>Guardar este mazo en tu estantería (Ctrl+S)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Copy or save this deck as a list, proxies or a picture</source>
   <translation>Copiar o guardar este mazo como lista, proxies o imagen</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>View</source>
   <translation>Vista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>How the piles are grouped and sorted</source>
   <translation>Cómo se agrupan y ordenan los montones</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>More</source>
   <translation>Más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Everything else that can be done with this deck</source>
   <translation>Todo lo demás que se puede hacer con este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>{word}: {label} (Ctrl+{key})</source>
   <translation>{word}: {label} (Ctrl+{key})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Nothing to {word}</source>
   <translation>Nada que {word}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Go straight to a table with this deck</source>
   <translation>Ir directo a una mesa con este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>A deck needs crypt and library cards to be played</source>
   <translation>Para jugarse, un mazo necesita cartas de cripta y de biblioteca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Play this deck</source>
   <translation>Jugar este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>min {lowest}, max {highest}, avg {average:.2f}</source>
   <translation>mín {lowest}, máx {highest}, med {average:.2f}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>12 or more</source>
   <translation>12 o más</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>master {masters}, {n} trifles</source>
   <extracomment>for one: master {masters}, {n} trifle</extracomment>
   <translation>
    <numerusform>heriles {masters}, {n} insignificante</numerusform>
    <numerusform>heriles {masters}, {n} insignificantes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>60 to 90</source>
   <translation>de 60 a 90</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Crypt {crypt}</source>
   <translation>Cripta {crypt}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Library {library}</source>
   <translation>Biblioteca {library}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Sideboard {beside}</source>
   <translation>Banquillo {beside}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>not played</source>
   <translation>no se juegan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source> · ◆ {covered} % by itself</source>
   <translation> · ◆ {covered} % automático</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Import a list …</source>
   <translation>Importar una lista…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Open one of my decks</source>
   <translation>Abrir uno de mis mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Begin from a starter deck</source>
   <translation>Empezar con un mazo preconstruido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Library as</source>
   <translation>Biblioteca en</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Library in piles by</source>
   <translation>Montones de la biblioteca por</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Library sorted by</source>
   <translation>Biblioteca ordenada por</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Crypt in piles by</source>
   <translation>Montones de la cripta por</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Crypt sorted by</source>
   <translation>Cripta ordenada por</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Larger cards</source>
   <translation>Cartas más grandes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Smaller cards</source>
   <translation>Cartas más pequeñas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_picture.py" />
   <source>by {author}</source>
   <translation>de {author}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_tabs.py" />
   <source>Open decks</source>
   <translation>Mazos abiertos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_tabs.py" />
   <source>New deck (Ctrl+N)</source>
   <translation>Mazo nuevo (Ctrl+N)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_tabs.py" />
   <source>Not saved yet; kept as a draft</source>
   <translation>Aún sin guardar; se conserva como borrador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/desk.py" />
   <source>The revision of “{name}” can't be kept: {strerror}.</source>
   <translation>No se puede guardar la revisión de «{name}»: {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/desk.py" />
   <source>The draft of “{name}” can't be kept. {error}</source>
   <translation>No se puede guardar el borrador de «{name}». {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/desk.py" />
   <source>Your collection in {collection_path} can't be read ({error}) It is kept as {name}.</source>
   <translation>No se puede leer tu colección en {collection_path} ({error}) Se conserva como {name}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>take out all {named}</source>
   <translation>quitar todas las {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>take out {named}</source>
   <translation>quitar {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>the sideboard</source>
   <translation>el banquillo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>the deck</source>
   <translation>el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>move {named} to {where}</source>
   <translation>pasar {named} a {where}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>replace {named} by {named2}</source>
   <translation>cambiar {named} por {named2}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>comment on {named}</source>
   <translation>comentar {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>printings of {named}</source>
   <translation>ediciones de {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>{count} cards</source>
   <translation>{count} cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>card {cards}</source>
   <translation>carta {cards}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>add {named}</source>
   <translation>añadir {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Export “{name}”</source>
   <translation>Exportar «{name}»</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Kind of list</source>
   <translation>Tipo de lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>The list</source>
   <translation>La lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Save as…</source>
   <translation>Guardar como…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>This deck can't be written: {error}</source>
   <translation>Este mazo no se puede escribir: {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Everything that the deck says is in it.</source>
   <translation>Está todo lo que dice el mazo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Copied: {title}.</source>
   <translation>Copiado: {title}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Save the list</source>
   <translation>Guardar la lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Master</source>
   <translation>Heril</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Action</source>
   <translation>Acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Modifier</source>
   <translation>Modificador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Reaction</source>
   <translation>Reacción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Combat</source>
   <translation>Combate</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Political</source>
   <translation>Política</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Equipment</source>
   <translation>Equipo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Ally</source>
   <translation>Aliado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Retainer</source>
   <translation>Criado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Power</source>
   <translation>Poder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Conviction</source>
   <translation>Convicción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Imbued</source>
   <translation>Imbuido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Set</source>
   <translation>Expansión</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Requirement</source>
   <translation>Requisito</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Path</source>
   <translation>Senda</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Rarity</source>
   <translation>Rareza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Format</source>
   <translation>Formato</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>any of</source>
   <translation>una de</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>all of</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Kind</source>
   <translation>Clase</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Type</source>
   <translation>Tipo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Group</source>
   <translation>Grupo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Capacity</source>
   <translation>Capacidad</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Cost</source>
   <translation>Costo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Cost in pool or blood</source>
   <translation>Costo en reserva o sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Title</source>
   <translation>Título</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Sect</source>
   <translation>Secta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Advanced</source>
   <translation>Avanzado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Not banned</source>
   <translation>No prohibidas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Not banned from tournaments</source>
   <translation>No prohibidas en torneos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Burn option</source>
   <translation>Opción de quemar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>more …</source>
   <translation>más…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>{title}: more</source>
   <translation>{title}: más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Discipline</source>
   <translation>Disciplina</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Whether a card must have all the Disciplines chosen, or any one of them</source>
   <translation>Si una carta debe tener todas las Disciplinas elegidas, o una cualquiera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Any one of the Disciplines is enough</source>
   <translation>Basta una cualquiera de las Disciplinas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>words in the card text</source>
   <translation>palabras del texto de la carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Words in the card text</source>
   <translation>Palabras del texto de la carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Any {title}</source>
   <translation>{title}: cualquiera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>✓ read</source>
   <translation>✓ leída</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>~ mended</source>
   <translation>~ arreglada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>✗ refused</source>
   <translation>✗ rechazada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Import many decks</source>
   <translation>Importar muchos mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Reading …</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Reading the lists</source>
   <translation>Leyendo las listas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>What became of each list</source>
   <translation>Qué fue de cada lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>List</source>
   <translation>Lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>What is to be said</source>
   <translation>Lo que hay que decir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Folder of My decks</source>
   <translation>Carpeta de Mis mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>A folder of My decks; it is made when it isn’t there</source>
   <translation>Una carpeta de Mis mazos; se crea si no existe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Open those marked</source>
   <translation>Abrir los marcados</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Put them into My decks</source>
   <translation>Ponerlos en Mis mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Folder</source>
   <translation>Carpeta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Reading … {what}</source>
   <translation>Leyendo… {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Stopped: {what}</source>
   <translation>Detenido: {what}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Put {n} decks into My decks</source>
   <extracomment>for one: Put {n} deck into My decks</extracomment>
   <translation>
    <numerusform>Poner {n} mazo en Mis mazos</numerusform>
    <numerusform>Poner {n} mazos en Mis mazos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>{many} read</source>
   <translation>{many} leídas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>{many} mended</source>
   <translation>{many} arregladas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>{many} refused</source>
   <translation>{many} rechazadas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>There is no list in it</source>
   <translation>No hay ninguna lista dentro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Writing …</source>
   <translation>Escribiendo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>in “{strip}” of My decks</source>
   <translation>en «{strip}» de Mis mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>in My decks</source>
   <translation>en Mis mazos</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>{n} decks are {where} now.</source>
   <extracomment>for one: {n} deck is {where} now.</extracomment>
   <translation>
    <numerusform>{n} mazo está ahora {where}.</numerusform>
    <numerusform>{n} mazos están ahora {where}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Imported</source>
   <translation>Importados</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/grid.py" />
   <source>Cards found, as pictures</source>
   <translation>Cartas encontradas, en imágenes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Hand: {names}. Uncontrolled: {map}</source>
   <translation>Mano: {names}. Incontrolados: {map}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Put cards into the deck; then its opening hands are drawn here.</source>
   <translation>Pon cartas en el mazo; entonces se roban aquí sus manos iniciales.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Draw anew</source>
   <translation>Robar de nuevo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Shuffle and draw another opening: seven cards, four vampires (R)</source>
   <translation>Barajar y robar otra apertura: siete cartas, cuatro vampiros (R)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Draw a card</source>
   <translation>Robar una carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Draw the next library card (D)</source>
   <translation>Robar la siguiente carta de la biblioteca (D)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Crypt card</source>
   <translation>Carta de cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Move the next crypt card to the uncontrolled region</source>
   <translation>Pasar la siguiente carta de cripta a la zona incontrolada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Deal {dealt}</source>
   <translation>Repartir {dealt}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Deal {dealt} opening hands and count what can be done with them</source>
   <translation>Repartir {dealt} manos iniciales y contar qué se puede hacer con ellas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Click a card of the hand to play or discard it and draw another</source>
   <translation>Haz clic en una carta de la mano para jugarla o descartarla y robar otra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Of {hands} openings {playable:.0%} have a card for the first turn (a master or event that asks for no minion), {vampire:.0%} a vampire who can be out by the second, {both:.0%} both; {masters:.1f} masters in a hand, four or more in {clogged:.0%}.</source>
   <translation>De {hands} aperturas, el {playable:.0%} tiene una carta para el primer turno (una heril o un evento que no pide siervo), el {vampire:.0%} un vampiro que puede salir en el segundo, el {both:.0%} ambas cosas; {masters:.1f} heriles por mano, cuatro o más en el {clogged:.0%}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>{count} played</source>
   <translation>{count} jugadas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>{count} left{played}</source>
   <translation>quedan {count}{played}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Hand of {hand} and {opening_crypt} crypt cards, no mulligan. Left: {count} library cards, {count2} crypt cards.</source>
   <translation>Mano de {hand} y {opening_crypt} cartas de cripta, sin mulligan. Quedan: {count} cartas de biblioteca, {count2} de cripta.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Web page</source>
   <translation>Página web</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>A deck without a name</source>
   <translation>Un mazo sin nombre</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>; {n} lines to look at</source>
   <extracomment>for one: ; {n} line to look at</extracomment>
   <translation>
    <numerusform>; {n} línea por revisar</numerusform>
    <numerusform>; {n} líneas por revisar</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>{name}: {crypt_count} crypt, {library_count} library cards{rest} — {kind}.</source>
   <translation>{name}: {crypt_count} cartas de cripta, {library_count} de biblioteca{rest} — {kind}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Import a deck</source>
   <translation>Importar un mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Paste a list, or the link of a deck, or open files, a zip or a folder. Tournament archive, JOL, Lackey, VDB, VTES Decks, Amaranth, ARDB, FELDB, ELDB, XML, JSON and CSV are understood. All of it can also be dropped on the window.</source>
   <translation>Pega una lista, o el enlace de un mazo, o abre archivos, un zip o una carpeta. Se entienden archivo de torneos, JOL, Lackey, VDB, VTES Decks, Amaranth, ARDB, FELDB, ELDB, XML, JSON y CSV. Todo se puede soltar también sobre la ventana.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>The deck list</source>
   <translation>La lista del mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Nothing yet.</source>
   <translation>Todavía nada.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Files…</source>
   <translation>Archivos…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>One list, many, or a zip of them</source>
   <translation>Una lista, muchas, o un zip de ellas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>A folder…</source>
   <translation>Una carpeta…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Import</source>
   <translation>Importar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Open deck files</source>
   <translation>Abrir archivos de mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Import a folder of decks</source>
   <translation>Importar una carpeta de mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>That is far longer than a deck list.</source>
   <translation>Eso es mucho más largo que una lista de mazo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Cards found</source>
   <translation>Cartas encontradas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Double click, middle click, Enter, +</source>
   <translation>Doble clic, clic central, Intro, +</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>one copy into the deck</source>
   <translation>una copia al mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>so many copies more</source>
   <translation>tantas copias más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>−, Del</source>
   <translation>−, Supr</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>one copy out of the deck</source>
   <translation>una copia fuera del mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Drag</source>
   <translation>Arrastrar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>into the deck, its sideboard, or another deck's tab</source>
   <translation>al mazo, a su banquillo, o a la pestaña de otro mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Space</source>
   <translation>Espacio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>the card large, with text, rulings and printings</source>
   <translation>la carta en grande, con texto, dictámenes y ediciones</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl + wheel</source>
   <translation>Ctrl + rueda</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>larger and smaller pictures</source>
   <translation>imágenes más grandes y más pequeñas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>in the table: type a count</source>
   <translation>en la tabla: escribir una cantidad</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Arrows</source>
   <translation>Flechas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>from card to card</source>
   <translation>de carta en carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>one copy more</source>
   <translation>una copia más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>−, Shift + double click</source>
   <translation>−, Mayús + doble clic</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>one copy fewer</source>
   <translation>una copia menos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Alt + wheel</source>
   <translation>Alt + rueda</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>more and fewer copies</source>
   <translation>más y menos copias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>exactly so many copies</source>
   <translation>exactamente tantas copias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>all copies out</source>
   <translation>todas las copias fuera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl or Shift + click, a band</source>
   <translation>Ctrl o Mayús + clic, un marco</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>choose several cards</source>
   <translation>elegir varias cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>out to the cards found, or to the sideboard</source>
   <translation>fuera a las cartas encontradas, o al banquillo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>larger and smaller cards</source>
   <translation>cartas más grandes y más pequeñas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Search</source>
   <translation>Búsqueda</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>to the search line; Down goes to the cards</source>
   <translation>a la línea de búsqueda; Abajo va a las cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>on to the next part: search, cards, deck, pages below</source>
   <translation>a la parte siguiente: búsqueda, cartas, mazo, páginas de abajo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Tab, Enter</source>
   <translation>Tab, Intro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>take the proposal</source>
   <translation>tomar la propuesta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Click a chip, Space</source>
   <translation>Clic en una ficha, Espacio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>ask for it; Disciplines: again for superior</source>
   <translation>pedirla; Disciplinas: otra vez para superior</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>from chip to chip</source>
   <translation>de ficha en ficha</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Shift or right click on a chip</source>
   <translation>Mayús o clic derecho en una ficha</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>cards without it</source>
   <translation>cartas sin ello</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+Z, Ctrl+Shift+Z</source>
   <translation>Ctrl+Z, Ctrl+Mayús+Z</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>undo and redo, without a limit</source>
   <translation>deshacer y rehacer, sin límite</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+S, Ctrl+Shift+S</source>
   <translation>Ctrl+S, Ctrl+Mayús+S</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>save, save as a new deck</source>
   <translation>guardar, guardar como mazo nuevo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+N, Ctrl+W, Ctrl+Shift+T</source>
   <translation>Ctrl+N, Ctrl+W, Ctrl+Mayús+T</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>new, close, reopen</source>
   <translation>nuevo, cerrar, reabrir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>the next open deck</source>
   <translation>el siguiente mazo abierto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+O, Ctrl+Shift+V</source>
   <translation>Ctrl+O, Ctrl+Mayús+V</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>import, paste a deck</source>
   <translation>importar, pegar un mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+E, Ctrl+P</source>
   <translation>Ctrl+E, Ctrl+P</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>export a list, print proxies</source>
   <translation>exportar una lista, imprimir proxies</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>replace a card everywhere</source>
   <translation>cambiar una carta en todas partes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>my decks and starter decks</source>
   <translation>mis mazos y mazos preconstruidos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>the tournament archive</source>
   <translation>el archivo de torneos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Keys</source>
   <translation>Teclas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/large_card.py" />
   <source>drawn by {artists}</source>
   <translation>dibujada por {artists}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/large_card.py" />
   <source>Printings</source>
   <translation>Ediciones</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{n} cards</source>
   <extracomment>for one: {n} card</extracomment>
   <translation>
    <numerusform>{n} carta</numerusform>
    <numerusform>{n} cartas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{n} reasons</source>
   <extracomment>for one: {n} reason</extracomment>
   <translation>
    <numerusform>{n} motivo</numerusform>
    <numerusform>{n} motivos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{count} lines of the list are not matched to cards.</source>
   <translation>{count} líneas de la lista no corresponden a ninguna carta.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{count} cards have no printing that is allowed: {names}.</source>
   <translation>{count} cartas no tienen ninguna edición permitida: {names}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{title}: not legal. Show the reasons</source>
   <translation>{title}: no reglamentario. Mostrar los motivos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{title}: legal. Show the reasons</source>
   <translation>{title}: reglamentario. Mostrar los motivos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>Legal: {title}</source>
   <translation>Reglamentario: {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>shown first</source>
   <translation>se muestra primero</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>… and {count} more.</source>
   <translation>… y {count} más.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>Click to show this format's verdict first</source>
   <translation>Haz clic para mostrar primero el veredicto de este formato</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>Players at the table</source>
   <translation>Jugadores en la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>Players at the table (the 1994 rules)</source>
   <translation>Jugadores en la mesa (reglas de 1994)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Like this</source>
   <translation>Parecidas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Like {display_name}</source>
   <translation>Parecidas a {display_name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Comparing …</source>
   <translation>Comparando…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Cards that do the same</source>
   <translation>Cartas que hacen lo mismo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Does the same</source>
   <translation>Hace lo mismo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>In the deck</source>
   <translation>En el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>What both do</source>
   <translation>Lo que hacen ambas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Cards played with it</source>
   <translation>Cartas que se juegan con ella</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Played with it</source>
   <translation>Se juega con ella</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Enter or a double click puts one into the deck, − takes one out; the pointer on a name shows its text.</source>
   <translation>Intro o un doble clic pone una en el mazo, − la quita; el puntero sobre un nombre muestra su texto.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>The decks …</source>
   <translation>Los mazos…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>{n} cards, the likest first, by what the referee reads of them.</source>
   <extracomment>for one: {n} card, the likest first, by what the referee reads of them.</extracomment>
   <translation>
    <numerusform>{n} carta, la más parecida primero, por lo que lee de ellas el árbitro.</numerusform>
    <numerusform>{n} cartas, las más parecidas primero, por lo que lee de ellas el árbitro.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>The referee reads nothing of it that other cards have, too.</source>
   <translation>El árbitro no lee en ella nada que también tengan otras cartas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>The tournament archive is being read …</source>
   <translation>Se está leyendo el archivo de torneos…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Looking it up …</source>
   <translation>Buscándolo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>No tournament archive is known: choose yours with “The decks …”.</source>
   <translation>No se conoce ningún archivo de torneos: elige el tuyo con «Los mazos…».</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>{copies:.1f} copies in each</source>
   <translation>{copies:.1f} copias en cada uno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Played in {decks} of {decks2} winning decks{mean}. First what belongs to it the most.</source>
   <translation>Jugada en {decks} de {decks2} mazos ganadores{mean}. Primero lo que más va con ella.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Link and QR code</source>
   <translation>Enlace y código QR</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>“{name}” as a link</source>
   <translation>«{name}» como enlace</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Link</source>
   <translation>Enlace</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>QR code of the link</source>
   <translation>Código QR del enlace</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Name and cards are in the link itself. Paste it here, or open it in a browser (VDB).</source>
   <translation>El nombre y las cartas están en el propio enlace. Pégalo aquí, o ábrelo en un navegador (VDB).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Copy the link</source>
   <translation>Copiar el enlace</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Save the code…</source>
   <translation>Guardar el código…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>The deck is too long for a QR code; the link holds it all the same.</source>
   <translation>El mazo es demasiado largo para un código QR; el enlace lo contiene igualmente.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>{path} could not be written: choose a folder that you may write to.</source>
   <translation>No se pudo escribir {path}: elige una carpeta en la que puedas escribir.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>The link was copied.</source>
   <translation>Se copió el enlace.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Save the QR code</source>
   <translation>Guardar el código QR</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Picture (*.png)</source>
   <translation>Imagen (*.png)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Pages about the deck</source>
   <translation>Páginas sobre el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Overview</source>
   <translation>Resumen</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Disciplines</source>
   <translation>Disciplinas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Costs</source>
   <translation>Costos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Opening hand</source>
   <translation>Mano inicial</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Odds</source>
   <translation>Probabilidades</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Try it</source>
   <translation>Probarlo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Settle them</source>
   <translation>Resolverlas</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{n} lines are not matched to a card yet.</source>
   <extracomment>for one: One line is not matched to a card yet.</extracomment>
   <translation>
    <numerusform>Una línea aún no corresponde a ninguna carta.</numerusform>
    <numerusform>{n} líneas aún no corresponden a ninguna carta.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{n} remarks on the list that was read.</source>
   <extracomment>for one: {n} remark on the list that was read.</extracomment>
   <translation>
    <numerusform>{n} observación sobre la lista que se leyó.</numerusform>
    <numerusform>{n} observaciones sobre la lista que se leyó.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Read</source>
   <translation>Leer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Lines to look at</source>
   <translation>Líneas por revisar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Take the nearest for all</source>
   <translation>Tomar la más cercana para todas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Leave all out</source>
   <translation>Dejarlas todas fuera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Done</source>
   <translation>Hecho</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Every line is settled.</source>
   <translation>Todas las líneas están resueltas.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{n} lines are not matched to a card; everything else is in the deck.</source>
   <extracomment>for one: One line is not matched to a card; everything else is in the deck.</extracomment>
   <translation>
    <numerusform>Una línea no corresponde a ninguna carta; todo lo demás está en el mazo.</numerusform>
    <numerusform>{n} líneas no corresponden a ninguna carta; todo lo demás está en el mazo.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>All cards are in the deck. These remarks are for you to read.</source>
   <translation>Todas las cartas están en el mazo. Estas observaciones son para que las leas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>… and {count} more, which come up as these are settled.</source>
   <translation>… y {count} más, que aparecen según se resuelven estas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Line {line_number}</source>
   <translation>Línea {line_number}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>In the list</source>
   <translation>En la lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{where}: it is {name}</source>
   <translation>{where}: es {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Leave it out</source>
   <translation>Dejarla fuera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Seen</source>
   <translation>Visto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{where}: leave it out</source>
   <translation>{where}: dejarla fuera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>another card …</source>
   <translation>otra carta…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{where}: the card that is meant</source>
   <translation>{where}: la carta que se quiere</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>settle line {line_number}: {display_name}</source>
   <translation>resolver la línea {line_number}: {display_name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>leave line {line_number} out</source>
   <translation>dejar fuera la línea {line_number}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>take the nearest cards</source>
   <translation>tomar las cartas más cercanas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>leave the lines out</source>
   <translation>dejar fuera las líneas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Name of the deck</source>
   <translation>Nombre del mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Author</source>
   <translation>Autor</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Tags, with commas between them</source>
   <translation>Etiquetas, separadas por comas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>stealth, bleed, to try</source>
   <translation>sigilo, sangrado, por probar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Description</source>
   <translation>Descripción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Description: published with the deck</source>
   <translation>Descripción: se publica con el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Your notes</source>
   <translation>Tus notas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Notes: yours alone, kept in your own deck file</source>
   <translation>Notas: solo tuyas, se guardan en tu archivo de mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Tags</source>
   <translation>Etiquetas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>change the {field}</source>
   <translation>cambiar {field}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Won by {winner}</source>
   <translation>Ganado por {winner}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notice.py" />
   <source>Close this message</source>
   <translation>Cerrar este mensaje</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>opening</source>
   <translation>apertura</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>turn {turn}</source>
   <translation>turno {turn}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>{chance:.2%} by the opening ({seen} cards seen)</source>
   <translation>{chance:.2%} en la apertura ({seen} cartas vistas)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>{chance:.2%} by the end of turn {turn} ({seen} cards seen)</source>
   <translation>{chance:.2%} al final del turno {turn} ({seen} cartas vistas)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>For which cards</source>
   <translation>Para qué cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>At least so many of them</source>
   <translation>Al menos tantas de ellas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>Together with which cards</source>
   <translation>Junto con qué cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>At least so many of these</source>
   <translation>Al menos tantas de estas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>Cards played or discarded each turn</source>
   <translation>Cartas jugadas o descartadas por turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>At least</source>
   <translation>Al menos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>together with</source>
   <translation>junto con</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>when I play</source>
   <translation>cuando juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>a turn</source>
   <translation>por turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>nothing else</source>
   <translation>nada más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>the cards selected</source>
   <translation>las cartas elegidas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>any {name}</source>
   <translation>cualquier {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>any {discipline_name}</source>
   <translation>cualquier {discipline_name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>a vampire with superior {discipline_name}</source>
   <translation>un vampiro con {discipline_name} superior</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>Put cards into the deck; then the odds of drawing them are shown here.</source>
   <translation>Pon cartas en el mazo; entonces se muestra aquí la probabilidad de robarlas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>turn {turn}: {chance:.0%}</source>
   <translation>turno {turn}: {chance:.0%}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>Odds: {words}</source>
   <translation>Probabilidades: {words}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Back (everything is kept)</source>
   <translation>Volver (se conserva todo)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Leave the deck builder</source>
   <translation>Salir del taller de mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Deck builder</source>
   <translation>Taller de mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Filters</source>
   <translation>Filtros</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Show filters and my decks, or put them away</source>
   <translation>Mostrar los filtros y mis mazos, o guardarlos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>What is at the left</source>
   <translation>Lo que hay a la izquierda</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>My decks</source>
   <translation>Mis mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_paint.py" />
   <source>Drag vampires here, or double-click them.</source>
   <translation>Arrastra vampiros aquí, o haz doble clic en ellos.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_paint.py" />
   <source>Drag library cards here, or press + on them.</source>
   <translation>Arrastra cartas de biblioteca aquí, o pulsa + sobre ellas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_paint.py" />
   <source>Cards kept beside the deck.</source>
   <translation>Cartas que se guardan junto al mazo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_view.py" />
   <source>Sideboard</source>
   <translation>Banquillo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_view.py" />
   <source>Deck: {count} {display_name}{part}</source>
   <translation>Mazo: {count} {display_name}{part}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>Requires</source>
   <translation>Requiere</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>Sets</source>
   <translation>Expansiones</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>Artist</source>
   <translation>Artista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>In deck</source>
   <translation>En el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>match</source>
   <translation>coincidencia</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>name</source>
   <translation>nombre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>capacity</source>
   <translation>capacidad</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>clan</source>
   <translation>clan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>group</source>
   <translation>grupo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>discipline</source>
   <translation>disciplina</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>type</source>
   <translation>tipo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>cost</source>
   <translation>costo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>newest</source>
   <translation>novedad</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>in deck</source>
   <translation>en el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>owned</source>
   <translation>tengo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>{clan_line}, capacity {capacity}, group {group}</source>
   <translation>{clan_line}, capacidad {capacity}, grupo {group}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>{copies} in the deck</source>
   <translation>{copies} en el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>No card fits. Take a chip away, or press Esc in the search line to begin anew.</source>
   <translation>Ninguna carta encaja. Quita una ficha, o pulsa Esc en la búsqueda para empezar de nuevo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>What the cards are sorted by</source>
   <translation>Por qué se ordenan las cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Pictures</source>
   <translation>Imágenes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Show the cards as pictures</source>
   <translation>Mostrar las cartas como imágenes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Show the cards as a table</source>
   <translation>Mostrar las cartas como tabla</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Show how many of each card you own; click again for just those you own</source>
   <translation>Mostrar cuántas tienes de cada carta; otro clic para solo las que tienes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Size of the pictures (Ctrl and the wheel)</source>
   <translation>Tamaño de las imágenes (Ctrl y la rueda)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Size of the pictures</source>
   <translation>Tamaño de las imágenes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Descending</source>
   <translation>Descendente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>As pictures</source>
   <translation>Como imágenes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>As a table</source>
   <translation>Como tabla</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Larger pictures</source>
   <translation>Imágenes más grandes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Smaller pictures</source>
   <translation>Imágenes más pequeñas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>What I own: shown, only, or not</source>
   <translation>Lo que tengo: mostrado, solo eso, o no</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Owned only</source>
   <translation>Solo las que tengo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>sort: {sort}</source>
   <translation>orden: {sort}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>No card has these words. Did you mean “{meant}”?</source>
   <translation>Ninguna carta tiene esas palabras. ¿Querías decir «{meant}»?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>Choose</source>
   <translation>Elegir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>{left} may be any</source>
   <translation>{left} cualesquiera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>{count} of {copies} chosen{rest}.</source>
   <translation>{count} de {copies} elegidas{rest}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>Any printing will do.</source>
   <translation>Vale cualquier edición.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>{said} The first one’s picture is shown, where you have pictures by set.</source>
   <translation>{said} Se muestra la imagen de la primera, si tienes imágenes por expansión.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>There are no pictures of your own to show.</source>
   <translation>No hay imágenes tuyas que mostrar.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies.py" />
   <source>{path} could not be written: {strerror}. What was in it before is unharmed.</source>
   <translation>No se pudo escribir {path}: {strerror}. Lo que había antes está intacto.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies.py" />
   <source>a page of {paper} can't be begun</source>
   <translation>no se puede empezar una página de {paper}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies.py" />
   <source>its end is missing; is the disk full?</source>
   <translation>falta el final; ¿está lleno el disco?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Proxies</source>
   <translation>Proxies</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Print proxies</source>
   <translation>Imprimir proxies</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Only the copies that my collection lacks</source>
   <translation>Solo las copias que faltan en mi colección</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Only the {count} cards selected</source>
   <translation>Solo las {count} cartas elegidas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>One of each card</source>
   <translation>Una de cada carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Cut marks</source>
   <translation>Marcas de corte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Only words, to save ink</source>
   <translation>Solo palabras, para ahorrar tinta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>My own pictures where I have them</source>
   <translation>Mis propias imágenes donde las tenga</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Paper</source>
   <translation>Papel</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Save the PDF…</source>
   <translation>Guardar el PDF…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Printing {count} cards on {pages} pages …</source>
   <translation>Imprimiendo {count} cartas en {pages} páginas…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Stopping …</source>
   <translation>Deteniendo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>{cards}, {pages}, 63 × 88 mm each. Print them at 100 %, without fitting to the page.</source>
   <translation>{cards}, {pages}, 63 × 88 mm cada una. Imprímelas al 100 %, sin ajustar a la página.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>{n} pages</source>
   <extracomment>for one: {n} page</extracomment>
   <translation>
    <numerusform>{n} página</numerusform>
    <numerusform>{n} páginas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>No card is left to print with these choices.</source>
   <translation>Con estas opciones no queda ninguna carta por imprimir.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Save the proxies</source>
   <translation>Guardar los proxies</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>PDF (*.pdf)</source>
   <translation>PDF (*.pdf)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>{done} of {total}</source>
   <translation>{done} de {total}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>The proxies are in {path}.</source>
   <translation>Los proxies están en {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Stopped; no file was written.</source>
   <translation>Detenido; no se escribió ningún archivo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/query_words.py" />
   <source>This opening bracket is not closed.</source>
   <translation>Este paréntesis abierto no se cierra.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/remembered.py" />
   <source>How the deck builder looks can't be kept in {path}: {strerror}.</source>
   <translation>No se puede guardar en {path} el aspecto del taller: {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Replace a card</source>
   <translation>Cambiar una carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>The card that goes</source>
   <translation>La carta que se va</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Name of the card that comes</source>
   <translation>Nombre de la carta que viene</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>The card that comes</source>
   <translation>La carta que viene</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>In this deck</source>
   <translation>En este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>In all open decks</source>
   <translation>En todos los mazos abiertos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>In all my decks, open or not</source>
   <translation>En todos mis mazos, abiertos o no</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Counts and comments stay. Each deck keeps its version before.</source>
   <translation>Las cantidades y comentarios se quedan. Cada mazo conserva su versión anterior.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Replace</source>
   <translation>Cambiar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Say which card comes in its place.</source>
   <translation>Di qué carta viene en su lugar.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>{display_name} is a {kind} card and {display_name2} a {kind2} card.</source>
   <translation>{display_name} es una carta de {kind} y {display_name2} una carta de {kind2}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>replace {display_name} by {display_name2}</source>
   <translation>cambiar {display_name} por {display_name2}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Reading your decks …</source>
   <translation>Leyendo tus mazos…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>{display_name} was replaced by {display_name2} in {decks}.</source>
   <translation>Se cambió {display_name} por {display_name2} en {decks}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Revisions</source>
   <translation>Revisiones</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Revisions of “{name}”</source>
   <translation>Revisiones de «{name}»</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>When it was saved</source>
   <translation>Cuándo se guardó</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>What changed</source>
   <translation>Qué cambió</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Go back to it</source>
   <translation>Volver a ella</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Open it as a copy</source>
   <translation>Abrirla como copia</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>It was not saved yet: each time that it is, its revision is kept.</source>
   <translation>Aún no se ha guardado: cada vez que se guarda, se conserva su revisión.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>No card.</source>
   <translation>Ninguna carta.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>What changed then:</source>
   <translation>Lo que cambió entonces:</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Going back changes:</source>
   <translation>Volver cambia:</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>These are the cards that it has now.</source>
   <translation>Estas son las cartas que tiene ahora.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>go back to a revision</source>
   <translation>volver a una revisión</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>The deck is as it was then; Ctrl+Z brings it back as it is now.</source>
   <translation>El mazo está como entonces; Ctrl+Z lo devuelve a como está ahora.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/search_line.py" />
   <source>Search: {example}</source>
   <translation>Búsqueda: {example}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/search_line.py" />
   <source>Words, or fields with values: {example}
Tab or Enter takes a proposal, Down goes to the cards.</source>
   <translation>Palabras, o campos con valores: {example}
Tab o Intro toma una propuesta, Abajo va a las cartas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/search_line.py" />
   <source>Search for cards</source>
   <translation>Buscar cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Published starter decks</source>
   <translation>Mazos preconstruidos publicados</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Search my decks: a card, a word</source>
   <translation>Buscar en mis mazos: una carta, una palabra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Decks that play a card, or say a word in name, notes, tags, comments …</source>
   <translation>Mazos que juegan una carta, o dicen una palabra en nombre, notas, etiquetas, comentarios…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Search my decks</source>
   <translation>Buscar en mis mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>New folder</source>
   <translation>Carpeta nueva</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{n} decks of {count}</source>
   <extracomment>for one: {n} deck of {count}</extracomment>
   <translation>
    <numerusform>{n} mazo de {count}</numerusform>
    <numerusform>{n} mazos de {count}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>No deck has it.</source>
   <translation>Ningún mazo la tiene.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{name} — can't be read</source>
   <translation>{name}: no se puede leer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>, {unread_count} unreadable</source>
   <translation>, {unread_count} ilegibles</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{n} decks{unread_words}</source>
   <extracomment>for one: {n} deck{unread_words}</extracomment>
   <translation>
    <numerusform>{n} mazo{unread_words}</numerusform>
    <numerusform>{n} mazos{unread_words}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>No deck saved yet.</source>
   <translation>Aún no hay mazos guardados.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{crypt_size} crypt, {library_size} library, {released}</source>
   <translation>{crypt_size} de cripta, {library_size} de biblioteca, {released}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Move to</source>
   <translation>Pasar a</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Show the file</source>
   <translation>Mostrar el archivo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Delete</source>
   <translation>Borrar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Why?</source>
   <translation>¿Por qué?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Show the folder</source>
   <translation>Mostrar la carpeta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>“{name}” was deleted; its file is kept as {name2}.</source>
   <translation>Se borró «{name}»; su archivo se conserva como {name2}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Name of the new folder in {above}</source>
   <translation>Nombre de la carpeta nueva en {above}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Name of the new folder</source>
   <translation>Nombre de la carpeta nueva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>The folder “{name}” can't be made: {strerror}.</source>
   <translation>No se puede crear la carpeta «{name}»: {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{crypt_count} crypt, {library_count} library{author}{tags}</source>
   <translation>{crypt_count} de cripta, {library_count} de biblioteca{author}{tags}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Crypt {crypt}, four cost {lowest} to {highest}, average {average}. Library {library}: {it}. {disciplines}</source>
   <translation>Cripta {crypt}, cuatro cuestan de {lowest} a {highest}, de media {average}. Biblioteca {library}: {it}. {disciplines}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Statistics</source>
   <translation>Estadísticas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>four: {lowest}–{highest}, ø {average:.1f}</source>
   <translation>cuatro: {lowest}–{highest}, ø {average:.1f}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>P(≥1 master in {hand}) {chance:.0%}</source>
   <translation>P(≥1 heril en {hand}) {chance:.0%}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Crypt has</source>
   <translation>La cripta tiene</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>gold ◇ superior, brown □ basic; blue: the library needs</source>
   <translation>oro ◇ superior, marrón □ básico; azul: la biblioteca pide</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Pool</source>
   <translation>Reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{pool_total} in all</source>
   <translation>{pool_total} en total</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Blood</source>
   <translation>Sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{blood_total} in all</source>
   <translation>{blood_total} en total</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>And</source>
   <translation>Y</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{free} library cards cost nothing.</source>
   <translation>{free} cartas de biblioteca no cuestan nada.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Trifles</source>
   <translation>Insignificantes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{trifles} masters are trifles.</source>
   <translation>{trifles} heriles son insignificantes.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{burn_option} have the burn option.</source>
   <translation>{burn_option} tienen la opción de quemar.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{no_discipline} need no Discipline.</source>
   <translation>{no_discipline} no piden ninguna Disciplina.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{count} of the crypt are of group {group}.</source>
   <translation>{count} de la cripta son del grupo {group}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{count} of the crypt have the title {title}.</source>
   <translation>{count} de la cripta tienen el título {title}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{count} library cards are {name}.</source>
   <translation>{count} cartas de biblioteca son: {name}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{cost} cost {cost2} {currency}.</source>
   <translation>{cost} cuestan {cost2} ({currency}).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>X</source>
   <translation>X</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{costs} cost X {currency}.</source>
   <translation>{costs} cuestan X ({currency}).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>{games} games, {game_wins} won, {ousts} ousts</source>
   <translation>{games} partidas, {game_wins} ganadas, {ousts} expulsiones</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>Victory points</source>
   <translation>Puntos de victoria</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>all games</source>
   <translation>todas las partidas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>{games} games</source>
   <translation>{games} partidas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>{name}: {value:.0%} of the victory points, between {low:.0%} and {high:.0%}; {games}.</source>
   <translation>{name}: {value:.0%} de los puntos de victoria, entre {low:.0%} y {high:.0%}; {games}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>Rots in hand</source>
   <translation>Se pudre en la mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>played · discarded · kept</source>
   <translation>jugada · descartada · conservada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>{name}: {drawn} drawn, {played} played, {discarded} discarded, {kept} still held at the end; held for {waited:.1f} turns on average.</source>
   <translation>{name}: {drawn} robadas, {played} jugadas, {discarded} descartadas, {kept} aún en mano al final; en la mano {waited:.1f} turnos de media.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>Vampires out in rounds {came} (median)</source>
   <translation>Vampiros fuera en las rondas {came} (mediana)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>Ousted {values} times, round {lasted:g}: {how}</source>
   <translation>Expulsado {values} veces, ronda {lasted:g}: {how}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>By {killers}</source>
   <translation>Por {killers}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Against which decks</source>
   <translation>Contra qué mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The decks of the other four Methuselahs</source>
   <translation>Los mazos de los otros cuatro Matusalenes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>against starter decks</source>
   <translation>contra mazos preconstruidos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>against my decks</source>
   <translation>contra mis mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Save the picture (PNG) or all numbers (CSV)</source>
   <translation>Guardar la imagen (PNG) o todos los números (CSV)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Picture…</source>
   <translation>Imagen…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>PNG (*.png)</source>
   <translation>PNG (*.png)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Table…</source>
   <translation>Tabla…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Watch</source>
   <translation>Mirar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Watch the last of its games as a film</source>
   <translation>Ver la última de sus partidas como película</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The games can’t be kept in {folder}: {strerror}.</source>
   <translation>No se pueden guardar las partidas en {folder}: {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The players sit down…</source>
   <translation>Los jugadores se sientan…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The games have stopped.</source>
   <translation>Las partidas se han detenido.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The games can’t be started.</source>
   <translation>No se pueden iniciar las partidas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Try this deck</source>
   <translation>Probar este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Pausing…</source>
   <translation>Pausando…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Stop after the running games; go on later</source>
   <translation>Parar tras las partidas en marcha; seguir más tarde</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Play whole games of this deck</source>
   <translation>Jugar partidas enteras con este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Computer players play whole games of this deck, on this machine, while you work on.</source>
   <translation>El ordenador juega partidas enteras con este mazo, en este equipo, mientras trabajas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>{done} of {of} games, ± {half_width:.2f}</source>
   <translation>{done} de {of} partidas, ± {half_width:.2f}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>{value:.0%} of the victory points, between {low:.0%} and {high:.0%}</source>
   <translation>{value:.0%} de los puntos de victoria, entre {low:.0%} y {high:.0%}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>{own}, over {done} games</source>
   <translation>{own}, en {done} partidas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>No game of it is kept yet.</source>
   <translation>Aún no se conserva ninguna de sus partidas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Save the {what}</source>
   <translation>Guardar: {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The table can’t be saved as {path}: {strerror}.</source>
   <translation>No se puede guardar la tabla como {path}: {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The picture can’t be saved as {path}.</source>
   <translation>No se puede guardar la imagen como {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pictures.py" />
   <source>Fetching pictures from the network is not allowed.</source>
   <translation>No se permite descargar imágenes de la red.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>In use: {crypt} crypt and {library} library cards from {source}.</source>
   <translation>En uso: {crypt} cartas de cripta y {library} de biblioteca, de {source}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>In use: {crypt} crypt and {library} library cards.</source>
   <translation>En uso: {crypt} cartas de cripta y {library} de biblioteca.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>Choose a card list</source>
   <translation>Elegir una lista de cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>Card lists (*.whl *.zip)</source>
   <translation>Listas de cartas (*.whl *.zip)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>All files (*)</source>
   <translation>Todos los archivos (*)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/choosers.py" />
   <source>none</source>
   <comment>time limit</comment>
   <translation>ninguno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>January</source>
   <translation>enero</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>February</source>
   <translation>febrero</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>March</source>
   <translation>marzo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>April</source>
   <translation>abril</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>May</source>
   <translation>mayo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>June</source>
   <translation>junio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>July</source>
   <translation>julio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>August</source>
   <translation>agosto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>September</source>
   <translation>septiembre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>October</source>
   <translation>octubre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>November</source>
   <translation>noviembre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>December</source>
   <translation>diciembre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>hosted here</source>
   <translation>alojada aquí</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Round {round}</source>
   <translation>Ronda {round}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{active}’s turn</source>
   <translation>turno de {active}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>The game is over</source>
   <translation>La partida ha terminado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>In its lobby</source>
   <translation>En su vestíbulo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>In play</source>
   <translation>En juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>at {host}</source>
   <translation>en {host}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{hours} h {minutes} min played</source>
   <translation>{hours} h {minutes} min de juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{minutes} min played</source>
   <translation>{minutes} min de juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>The game “{name}” is open in another window of this program.</source>
   <translation>La partida «{name}» está abierta en otra ventana de este programa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>yesterday</source>
   <translation>ayer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>today</source>
   <translation>hoy</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{day} {month}</source>
   <translation>{day} de {month}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{day} {month} {year}</source>
   <translation>{day} de {month} de {year}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Continue: {game} (Enter)</source>
   <translation>Continuar: {game} (Intro)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Watch: {game} (Enter)</source>
   <translation>Mirar: {game} (Intro)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Delete this game (Del)</source>
   <translation>Borrar esta partida (Supr)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Games to continue</source>
   <translation>Partidas para continuar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Games to watch</source>
   <translation>Partidas para mirar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Watch the replay	W</source>
   <translation>Ver la repetición	W</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>{crypt_count} crypt, {library_count} library</source>
   <translation>{crypt_count} de cripta, {library_count} de biblioteca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>{count} × card {card_id}</source>
   <translation>{count} × carta {card_id}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>Crypt ({crypt_count})</source>
   <translation>Cripta ({crypt_count})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>Not in the card list</source>
   <translation>No está en la lista de cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Deck lists (*.txt *.vtesdeck *.xml *.json *.csv *.eld *.dek *.dck *.deck *.html *.htm);;All files (*)</source>
   <translation>Listas de mazo (*.txt *.vtesdeck *.xml *.json *.csv *.eld *.dek *.dck *.deck *.html *.htm);;Todos los archivos (*)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Choose a deck</source>
   <translation>Elegir un mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Find a deck: tremere, sabbat v5, …</source>
   <translation>Buscar un mazo: tremere, sabbat v5, …</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Find a deck</source>
   <translation>Buscar un mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>No deck is called that. Open a file instead, or drop one here.</source>
   <translation>Ningún mazo se llama así. Abre un archivo, o suelta uno aquí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>What is in the deck</source>
   <translation>Qué hay en el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Open a deck file…</source>
   <translation>Abrir un archivo de mazo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Played last</source>
   <translation>Jugados por última vez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Your decks</source>
   <translation>Tus mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>{crypt_size} crypt, {library_size} library</source>
   <translation>{crypt_size} de cripta, {library_size} de biblioteca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Halves of starter decks, for two</source>
   <translation>Mitades de mazos preconstruidos, para dos</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>{n} lines to look at after choosing it.</source>
   <extracomment>for one: {n} line to look at after choosing it.</extracomment>
   <translation>
    <numerusform>{n} línea por revisar después de elegirlo.</numerusform>
    <numerusform>{n} líneas por revisar después de elegirlo.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Open a deck file</source>
   <translation>Abrir un archivo de mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Lines to look at – {name}</source>
   <translation>Líneas por revisar – {name}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>{n} lines were not understood; everything else is in the deck</source>
   <extracomment>for one: One line was not understood; everything else is in the deck</extracomment>
   <translation>
    <numerusform>No se entendió {n} línea; todo lo demás está en el mazo</numerusform>
    <numerusform>No se entendieron {n} líneas; todo lo demás está en el mazo</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Every line is settled</source>
   <translation>Todas las líneas están resueltas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>All cards are in the deck</source>
   <translation>Todas las cartas están en el mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>… and {count} more</source>
   <translation>… y {count} más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>An unexpected error</source>
   <translation>Un error inesperado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>An unexpected error: the game is safe</source>
   <translation>Un error inesperado: la partida está a salvo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Something in the program itself went wrong. Everything that happened at the table is saved. You can go on; should something look wrong, leave the table and continue the game from the start page.</source>
   <translation>Algo falló en el propio programa. Todo lo ocurrido en la mesa está guardado. Puedes seguir; si algo parece estar mal, deja la mesa y continúa la partida desde la página de inicio.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Report</source>
   <translation>Informe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Nothing is sent. It is also in the log: {log_file}</source>
   <translation>No se envía nada. También está en el registro: {log_file}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Should this very error come again, only write it to the log</source>
   <translation>Si vuelve este mismo error, solo anotarlo en el registro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Copy the report</source>
   <translation>Copiar el informe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Open the log folder</source>
   <translation>Abrir la carpeta de registros</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Unexpected errors: the game is safe</source>
   <translation>Errores inesperados: la partida está a salvo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Copied</source>
   <translation>Copiado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/faces/overlays.py" />
   <source>in combat</source>
   <translation>en combate</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/faces/overlays.py" />
   <source>awake: may block and react</source>
   <translation>despierto: puede bloquear y reaccionar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/faces/overlays.py" />
   <source>has bled this turn</source>
   <translation>ha sangrado este turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/faces/overlays.py" />
   <source>has acted this turn</source>
   <translation>ha actuado este turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Play or pause</source>
   <translation>Reproducir o pausar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>A line back</source>
   <translation>Una línea atrás</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>A line on</source>
   <translation>Una línea adelante</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Back to the last action</source>
   <translation>Atrás a la acción anterior</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>On to the next action</source>
   <translation>Adelante a la acción siguiente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Back to the last turn</source>
   <translation>Atrás al turno anterior</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>On to the next turn</source>
   <translation>Adelante al turno siguiente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>On to the next oust</source>
   <translation>Adelante a la siguiente expulsión</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>To the beginning</source>
   <translation>Al principio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>To the end</source>
   <translation>Al final</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Slower</source>
   <translation>Más despacio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Faster</source>
   <translation>Más deprisa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Through the next eyes</source>
   <translation>Por los ojos siguientes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Save a picture</source>
   <translation>Guardar una imagen</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Play on from here</source>
   <translation>Jugar desde aquí</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Speed of the film</source>
   <translation>Velocidad de la película</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>How fast it plays ({shown}, {shown2})</source>
   <translation>A qué velocidad va ({shown}, {shown2})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Through whose eyes</source>
   <translation>Por los ojos de quién</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Through whose eyes the table is seen ({shown})</source>
   <translation>Por los ojos de quién se ve la mesa ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Only a film that tells all hands can be played on</source>
   <translation>Solo se puede jugar desde una película que muestre todas las manos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>line {at} of {length}</source>
   <translation>línea {at} de {length}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Play</source>
   <comment>a film</comment>
   <translation>Reproducir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/log.py" />
   <source>Log of the film</source>
   <translation>Registro de la película</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>Replay</source>
   <translation>Repetición</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>A film of a game: it can be watched, and played on from any moment</source>
   <translation>La película de una partida: se puede mirar, y jugar desde cualquier momento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>The keys of a film</source>
   <translation>Las teclas de una película</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>It can’t be saved as {path}.</source>
   <translation>No se puede guardar como {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/pool_line.py" />
   <source>Where the film is</source>
   <translation>Por dónde va la película</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/pool_line.py" />
   <source>Turn {round} — {names}</source>
   <translation>Turno {round} — {names}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/pool_line.py" />
   <source>The cards are dealt</source>
   <translation>Se reparten las cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/session.py" />
   <source>This is a film: what was done can’t be changed. “Play on from here” begins a new game.</source>
   <translation>Esto es una película: lo hecho no se puede cambiar. «Jugar desde aquí» empieza una partida nueva.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/session.py" />
   <source>From above: all hands</source>
   <translation>Desde arriba: todas las manos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/session.py" />
   <source>As who watches</source>
   <translation>Como un espectador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/session.py" />
   <source>As {names}</source>
   <translation>Como {names}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>of the laboratory</source>
   <translation>del laboratorio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>As you saw it</source>
   <translation>Tal como la viste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Back</source>
   <translation>Volver</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Watch a replay</source>
   <translation>Ver una repetición</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Every game is a film: your own, those on the network, those of computer players. Watching changes nothing; from any moment a new game can be played on.</source>
   <translation>Cada partida es una película: las tuyas, las de la red, las de los jugadores del ordenador. Mirar no cambia nada; desde cualquier momento se puede jugar una partida nueva.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>There is no game to watch yet. Play one, or open a file that somebody gave you.</source>
   <translation>Todavía no hay ninguna partida que mirar. Juega una, o abre un archivo que te hayan dado.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Open a file…</source>
   <translation>Abrir un archivo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Reading the film</source>
   <translation>Leyendo la película</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Games (*{game_suffix} *{seen})</source>
   <translation>Partidas (*{game_suffix} *{seen})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Open a game</source>
   <translation>Abrir una partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>The film is shorter than the game</source>
   <translation>La película es más corta que la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>I play {names}, computer players the others</source>
   <translation>Yo juego con {names}, el ordenador con los demás</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>Everybody sits at this desktop</source>
   <translation>Todos se sientan en este ordenador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>The players stay as they were</source>
   <translation>Los jugadores siguen siendo los mismos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>The game can’t be played on</source>
   <translation>No se puede seguir jugando la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Today’s rules</source>
   <translation>Reglas actuales</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Lock and unlock, Anarchs as a sect, libraries of 60 to 90 cards.</source>
   <translation>Girar y enderezar, los Anarquistas como secta, bibliotecas de 60 a 90 cartas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>2012 rulebook</source>
   <translation>Reglamento de 2012</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Tap and untap, anarchs within the sects, libraries of 40 cards and more; the most victory points win.</source>
   <translation>Girar y enderezar, anarquistas dentro de las sectas, bibliotecas de 40 cartas o más; gana quien tenga más puntos de victoria.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Jyhad, 1994</source>
   <translation>Jyhad, 1994</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Tap and untap, ante, no prisci nor anarchs, any number of bleeds and votes, cards return to their owners.</source>
   <translation>Girar y enderezar, apuesta inicial (ante), sin prisci ni anarquistas, cualquier número de sangrados y votaciones, las cartas vuelven a sus dueños.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A crypt has at least {least} cards, not {crypt} (sec. 1.2).</source>
   <translation>Una cripta tiene al menos {least} cartas, no {crypt} (sec. 1.2).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A library for {players} players has {least} to {most} cards, not {library} (sec. 1.2).</source>
   <translation>Una biblioteca para {players} jugadores tiene de {least} a {most} cartas, no {library} (sec. 1.2).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>V:EKN standard</source>
   <translation>Estándar V:EKN</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Fifth edition</source>
   <translation>Quinta edición</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Fifth edition, strict</source>
   <translation>Quinta edición, estricta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Duel</source>
   <translation>Duelo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Draft and limited</source>
   <translation>Draft y limitado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The 1994 rules</source>
   <translation>Las reglas de 1994</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No rules</source>
   <translation>Sin reglas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>no time limit</source>
   <translation>sin límite de tiempo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>one hour</source>
   <translation>una hora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>one minute</source>
   <translation>un minuto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{count} hours</source>
   <translation>{count} horas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{count} minutes</source>
   <translation>{count} minutos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{count} seconds</source>
   <translation>{count} segundos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A game is for two Methuselahs at least.</source>
   <translation>Una partida es para dos Matusalenes como mínimo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A game is for four players at least.</source>
   <translation>Una partida es para cuatro jugadores como mínimo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A game is for two players at least.</source>
   <translation>Una partida es para dos jugadores como mínimo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A game is for three players at least.</source>
   <translation>Una partida es para tres jugadores como mínimo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A table’s password has 1 to {longest} characters.</source>
   <translation>La contraseña de una mesa tiene de 1 a {longest} caracteres.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The host did not prove that it knows the password. Nothing was told to it.</source>
   <translation>El anfitrión no demostró que conoce la contraseña. No se le dijo nada.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That is not the table’s password.</source>
   <translation>Esa no es la contraseña de la mesa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Computer players need the referee. Send them away first.</source>
   <translation>Los jugadores del ordenador necesitan al árbitro. Échalos primero.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{taken} seats are taken. Send somebody away first.</source>
   <translation>Hay {taken} asientos ocupados. Echa a alguien primero.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That can’t be done now.</source>
   <translation>Eso no se puede hacer ahora.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Nobody sits there.</source>
   <translation>Nadie se sienta ahí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{name} does not sit there any more.</source>
   <translation>{name} ya no se sienta ahí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The others are asked first: {name} is sent away when they agree.</source>
   <translation>Primero se pregunta a los demás: se echa a {name} cuando estén de acuerdo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>You are only watching.</source>
   <translation>Solo estás mirando.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The game is over.</source>
   <translation>La partida ha terminado.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The game has not begun.</source>
   <translation>La partida no ha empezado.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The journal of this game is not shared.</source>
   <translation>El registro de esta partida no se comparte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The journal can be had once the game is over and the seed was told.</source>
   <translation>El registro se puede tener cuando la partida haya terminado y se haya dicho la semilla.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>hand</source>
   <translation>mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>ash heap</source>
   <translation>montón de ceniza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>uncontrolled region</source>
   <translation>zona incontrolada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>ready region</source>
   <translation>zona preparada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>torpor region</source>
   <translation>letargo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>cards in play</source>
   <translation>cartas en juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>research area</source>
   <translation>zona de investigación</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>contested cards</source>
   <translation>cartas disputadas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>cards removed from the game</source>
   <translation>cartas retiradas de la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>uncontrolled</source>
   <translation>incontrolada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>ready</source>
   <translation>preparado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>torpor</source>
   <translation>letargo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>unlock</source>
   <translation>enderezar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>master</source>
   <translation>heril</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>minion</source>
   <translation>siervo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>influence</source>
   <translation>influencia</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>discard</source>
   <translation>descarte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>lock</source>
   <translation>girar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>locks</source>
   <translation>gira</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>locked</source>
   <translation>girado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>unlocks</source>
   <translation>endereza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>unlocked</source>
   <translation>enderezado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>tap</source>
   <translation>girar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>taps</source>
   <translation>gira</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>tapped</source>
   <translation>girado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>untap</source>
   <translation>enderezar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>untaps</source>
   <translation>endereza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>untapped</source>
   <translation>enderezado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>close</source>
   <translation>corta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>long</source>
   <translation>larga</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>strict</source>
   <translation>estricto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>manual</source>
   <translation>manual</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>a crypt card</source>
   <translation>una carta de cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>a card</source>
   <translation>una carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} more crypt cards</source>
   <translation>{n} cartas de cripta más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} more cards</source>
   <translation>{n} cartas más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} crypt cards</source>
   <translation>{n} cartas de cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> from the crypt</source>
   <translation> de la cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>removed</source>
   <translation>retiradas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>research</source>
   <translation>investigación</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>contested</source>
   <translation>disputadas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Edge</source>
   <translation>Ventaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Anything before a block is attempted?</source>
   <translation>¿Algo antes de que se intente bloquear?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} has {n} transfers.</source>
   <translation>{who} tiene {n} transferencias.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} has {n} transfer.</source>
   <translation>{who} tiene {n} transferencia.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: which action?</source>
   <translation>{who}: ¿qué acción?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: block {card} (stealth {n})?</source>
   <translation>{who}: ¿bloquear a {card} (sigilo {n})?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} may discard a card or play an event.</source>
   <translation>{who} puede descartar una carta o jugar un evento.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} attempts to block {card}</source>
   <translation>{who} intenta bloquear a {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Nobody blocks. Anything more?</source>
   <translation>Nadie bloquea. ¿Algo más?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} has {n} master phase action.</source>
   <translation>{who} tiene {n} acción de fase heril.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} has {n} master phase actions.</source>
   <translation>{who} tiene {n} acciones de fase heril.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: what is done in the unlock phase?</source>
   <translation>{who}: ¿qué se hace en la fase de enderezamiento?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which strike? The range is close.</source>
   <translation>{card}: ¿qué ataque? La distancia es corta.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which strike? The range is long.</source>
   <translation>{card}: ¿qué ataque? La distancia es larga.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: votes? ({n} for, {m} against)</source>
   <translation>{who}: ¿votos? ({n} a favor, {m} en contra)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Combat, round {n}: before range</source>
   <translation>Combate, asalto {n}: antes de la distancia</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Before strikes are chosen</source>
   <translation>Antes de elegir los ataques</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} blocks.</source>
   <translation>{card} bloquea.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: do something before the next action?</source>
   <translation>{who}: ¿hacer algo antes de la siguiente acción?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n} with {other}: after it.</source>
   <translation>{card} sangra a {who} por {n} con {other}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n} with {other}.</source>
   <translation>{card} sangra a {who} por {n} con {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n}: after it.</source>
   <translation>{card} sangra a {who} por {n}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n}.</source>
   <translation>{card} sangra a {who} por {n}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} is about to bleed {who} for {n}</source>
   <translation>{card} va a sangrar a {who} por {n}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} would take {n} damage: prevent it?</source>
   <translation>{card} recibiría {n} de daño: ¿prevenirlo?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The unlock phase of {who}.</source>
   <translation>La fase de enderezamiento de {who}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The master phase of {who}.</source>
   <translation>La fase heril de {who}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which vampire? ({n} chosen, at most {m})</source>
   <translation>{card}: ¿qué vampiro? ({n} elegidos, como mucho {m})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which vampire?</source>
   <translation>{card}: ¿qué vampiro?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which minion?</source>
   <translation>{card}: ¿qué siervo?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which card?</source>
   <translation>{card}: ¿qué carta?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which Methuselahs?</source>
   <translation>{card}: ¿qué Matusalenes?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which Methuselah?</source>
   <translation>{card}: ¿qué Matusalén?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which?</source>
   <translation>{card}: ¿cuál?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: how much from {other}?</source>
   <translation>{card}: ¿cuánto de {other}?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: how much blood is X?</source>
   <translation>{card}: ¿cuánta sangre es X?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: how much?</source>
   <translation>{card}: ¿cuánto?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: how many of {n} points go to {who}?</source>
   <translation>{card}: ¿cuántos de los {n} puntos van a {who}?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which card of the hand is discarded?</source>
   <translation>{card}: ¿qué carta de la mano se descarta?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which card does {other} get?</source>
   <translation>{card}: ¿qué carta recibe {other}?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: who is bled instead?</source>
   <translation>{card}: ¿a quién se sangra en su lugar?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: press to continue the combat?</source>
   <translation>{card}: ¿acoso para continuar el combate?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: press to end the combat?</source>
   <translation>{card}: ¿acoso para terminar el combate?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: maneuver to long range?</source>
   <translation>{card}: ¿maniobra a distancia larga?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: maneuver to close range?</source>
   <translation>{card}: ¿maniobra a distancia corta?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: before votes are cast</source>
   <translation>{card}: antes de votar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: the terms</source>
   <translation>{card}: los términos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Round {n} ends.</source>
   <translation>Termina el asalto {n}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The combat ends.</source>
   <translation>Termina el combate.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} hunts: after it.</source>
   <translation>{card} caza: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} hunts.</source>
   <translation>{card} caza.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} calls {other}: after it.</source>
   <translation>{card} convoca {other}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} calls {other}.</source>
   <translation>{card} convoca {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} takes the action of {other}: after it.</source>
   <translation>{card} hace la acción de {other}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} rescues {other}: after it.</source>
   <translation>{card} rescata a {other}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} rescues {other}.</source>
   <translation>{card} rescata a {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} recruits {other}: after it.</source>
   <translation>{card} recluta a {other}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} recruits {other}.</source>
   <translation>{card} recluta a {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} employs {other}: after it.</source>
   <translation>{card} emplea a {other}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} employs {other}.</source>
   <translation>{card} emplea a {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} equips with {other}: after it.</source>
   <translation>{card} se equipa con {other}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} equips with {other}.</source>
   <translation>{card} se equipa con {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} plays {other}: after it.</source>
   <translation>{card} juega {other}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} diablerizes {other}: after it.</source>
   <translation>{card} diaboliza a {other}: después.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} diablerizes {other}.</source>
   <translation>{card} diaboliza a {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} is played.</source>
   <translation>Se juega {card}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Search for a master Discipline card for {card}?</source>
   <translation>¿Buscar una carta heril de Disciplina para {card}?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Which Discipline card?</source>
   <translation>¿Qué carta de Disciplina?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Which equipment of {card} does {other} take?</source>
   <translation>¿Qué equipo de {card} toma {other}?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Who pays for the rescue of {card}?</source>
   <translation>¿Quién paga el rescate de {card}?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>With whom does {card} enter combat?</source>
   <translation>¿Con quién entra en combate {card}?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} draws which card?</source>
   <translation>¿Qué carta roba {who}?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} holds more than {n} cards and discards one.</source>
   <translation>{who} tiene más de {n} cartas y descarta una.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: which takes effect first?</source>
   <translation>{who}: ¿cuál tiene efecto primero?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The political action of {card} is successful.</source>
   <translation>La acción política de {card} tiene éxito.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: put it on this vampire?</source>
   <translation>{card}: ¿ponerla en este vampiro?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Which combat card?</source>
   <translation>¿Qué carta de combate?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Discard {card}</source>
   <translation>Descartar {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} pool to {card}</source>
   <translation>{n} de reserva a {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Pass</source>
   <translation>Pasar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n}</source>
   <translation>{card} sangra a {who} por {n}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} hunts</source>
   <translation>{card} caza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Done with transfers</source>
   <translation>Fin de las transferencias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>End the minion phase</source>
   <translation>Terminar la fase de siervo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} blood back from {card}</source>
   <translation>{n} de sangre de vuelta de {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Block with {card}</source>
   <translation>Bloquear con {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: discard a card, draw up</source>
   <translation>{card}: descartar una carta, robar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No block</source>
   <translation>No bloquear</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>End the turn</source>
   <translation>Terminar el turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} transfers and {m} pool: a card from the crypt</source>
   <translation>{n} transferencias y {m} de reserva: una carta de la cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} becomes an anarch for {n} blood</source>
   <translation>{card} se hace anarquista por {n} de sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Play {card}</source>
   <translation>Jugar {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>On to the minion phase</source>
   <translation>A la fase de siervo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>On to the master phase</source>
   <translation>A la fase heril</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} rescues {other}</source>
   <translation>{card} rescata a {other}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} diablerizes {other}</source>
   <translation>{card} diaboliza a {other}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} leaves torpor</source>
   <translation>{card} sale del letargo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} takes equipment from {other}</source>
   <translation>{card} toma equipo de {other}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: enter combat with the bearer ({by})</source>
   <translation>{card}: entrar en combate con el portador ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: enter combat with it ({by})</source>
   <translation>{card}: entrar en combate con él ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: call a referendum to burn it ({by})</source>
   <translation>{card}: convocar un referéndum para quemarla ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: burn all its counters ({by})</source>
   <translation>{card}: quemar todos sus contadores ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: burn this card ({by})</source>
   <translation>{card}: quemar esta carta ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: burn it ({by})</source>
   <translation>{card}: quemarla ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: steal this location ({by})</source>
   <translation>{card}: robar este lugar ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: hunt ({by})</source>
   <translation>{card}: cazar ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: move {n} blood to or from your pool</source>
   <translation>{card}: pasar {n} de sangre a tu reserva o de ella</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: what it does in this phase, now</source>
   <translation>{card}: lo que hace en esta fase, ahora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: prevent {n} damage</source>
   <translation>{card}: prevenir {n} de daño</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: burn {n} blood to unlock</source>
   <translation>{card}: quemar {n} de sangre para enderezarse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} damage</source>
   <translation>{card}: {n} de daño</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Hand strike: {n} damage (close range only)</source>
   <translation>Ataque con la mano: {n} de daño (solo a corta distancia)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Hand strike: {n} damage</source>
   <translation>Ataque con la mano: {n} de daño</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No strike</source>
   <translation>Sin ataque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Cast no more</source>
   <translation>No votar más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Wait for others</source>
   <translation>Esperar a los demás</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote: burn the Edge for</source>
   <translation>{n} voto a favor: quemar la Ventaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote: burn the Edge against</source>
   <translation>{n} voto en contra: quemar la Ventaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} votes for</source>
   <translation>{card}: {n} votos a favor</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} votes against</source>
   <translation>{card}: {n} votos en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} vote for</source>
   <translation>{card}: {n} voto a favor</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} vote against</source>
   <translation>{card}: {n} voto en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} votes more for</source>
   <translation>{card}: {n} votos más a favor</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} votes more against</source>
   <translation>{card}: {n} votos más en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} ballot for</source>
   <translation>{card}: {n} papeleta a favor</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} ballot against</source>
   <translation>{card}: {n} papeleta en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote: burn {card} for</source>
   <translation>{n} voto a favor: quemar {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote: burn {card} against</source>
   <translation>{n} voto en contra: quemar {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote by the card for</source>
   <translation>{n} voto a favor, por la carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote by the card against</source>
   <translation>{n} voto en contra, por la carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All for: {n} votes</source>
   <translation>Todo a favor: {n} votos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All against: {n} votes</source>
   <translation>Todo en contra: {n} votos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All for: {n} vote and {m} ballot</source>
   <translation>Todo a favor: {n} voto y {m} papeleta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All against: {n} vote and {m} ballot</source>
   <translation>Todo en contra: {n} voto y {m} papeleta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All for: {n} votes and {m} ballot</source>
   <translation>Todo a favor: {n} votos y {m} papeleta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All against: {n} votes and {m} ballot</source>
   <translation>Todo en contra: {n} votos y {m} papeleta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All for: {n} vote</source>
   <translation>Todo a favor: {n} voto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All against: {n} vote</source>
   <translation>Todo en contra: {n} voto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>With {card} ({who})</source>
   <translation>Con {card} ({who})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} from {card} to your pool</source>
   <translation>{n} de {card} a tu reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} from your pool to {card}</source>
   <translation>{n} de tu reserva a {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Bleed {who}</source>
   <translation>Sangrar a {who}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} to {who}</source>
   <translation>{n} a {who}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>None to {who}</source>
   <translation>Nada a {who}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>None</source>
   <translation>Ninguno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No more</source>
   <translation>Nada más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} blood</source>
   <translation>{n} de sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} pool</source>
   <translation>{n} de reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Gain {n} pool for the Edge</source>
   <translation>Ganar {n} de reserva por la Ventaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} pays {n}, {other} {m}</source>
   <translation>{card} paga {n}, {other} {m}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Yes</source>
   <translation>Sí</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No</source>
   <translation>No</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Press</source>
   <translation>Acoso</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Maneuver</source>
   <translation>Maniobra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Maneuver with {card}</source>
   <translation>Maniobra con {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Agreed</source>
   <translation>De acuerdo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Not so</source>
   <translation>Así no</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That is all</source>
   <translation>Eso es todo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Take no more</source>
   <translation>No tomar más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Take {card}</source>
   <translation>Tomar {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The top card of the library</source>
   <translation>La primera carta de la biblioteca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Strike {card}</source>
   <translation>Atacar a {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Strike: {what}</source>
   <translation>Ataque: {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Prevent a normal point</source>
   <translation>Prevenir un punto normal</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Prevent an aggravated point</source>
   <translation>Prevenir un punto agravado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>On {card}</source>
   <translation>En {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Yield {card}</source>
   <translation>Ceder {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Bid {n} pool</source>
   <translation>Pujar {n} de reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Mark {card}</source>
   <translation>Señalar a {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Those are the terms</source>
   <translation>Esos son los términos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Announce that you withdraw from the game</source>
   <translation>Anunciar que te retiras de la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Keep them</source>
   <translation>Quedárselas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Turn </source>
   <translation type="unfinished">Turno </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: unlock phase</source>
   <translation type="unfinished">: fase de enderezamiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: master phase</source>
   <translation type="unfinished">: fase heril</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: minion phase</source>
   <translation type="unfinished">: fase de siervo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: influence phase</source>
   <translation type="unfinished">: fase de influencia</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: discard phase</source>
   <translation type="unfinished">: fase de descarte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: untap phase</source>
   <translation type="unfinished">: fase de enderezamiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes {n} damage</source>
   <translation type="unfinished"> recibe {n} de daño</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> maneuvers to {range} range</source>
   <translation type="unfinished"> maniobra a distancia {range}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The range is close</source>
   <translation type="unfinished">La distancia es corta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The range is long</source>
   <translation type="unfinished">La distancia es larga</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> presses to continue the combat</source>
   <translation type="unfinished"> acosa para continuar el combate</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> presses to end the combat</source>
   <translation type="unfinished"> acosa para terminar el combate</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Combat: </source>
   <translation type="unfinished">Combate: </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> against </source>
   <translation type="unfinished"> contra </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> strikes: {what}</source>
   <translation type="unfinished"> ataca: {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The combat ends</source>
   <translation type="unfinished">Termina el combate</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is burned</source>
   <translation type="unfinished"> se quema</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> draws </source>
   <translation type="unfinished"> roba </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes </source>
   <translation type="unfinished"> toma </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes control of </source>
   <translation type="unfinished"> toma el control de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> steals </source>
   <translation type="unfinished"> roba </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains </source>
   <translation type="unfinished"> gana </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> uses </source>
   <translation type="unfinished"> usa </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> blocks </source>
   <translation type="unfinished"> bloquea a </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> attempts to block</source>
   <translation type="unfinished"> intenta bloquear</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> attempts to block </source>
   <translation type="unfinished"> intenta bloquear a </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The attempt of </source>
   <translation type="unfinished">El intento de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The action of </source>
   <translation type="unfinished">La acción de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The block of </source>
   <translation type="unfinished">El bloqueo de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> fails</source>
   <translation type="unfinished"> fracasa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> goes on as if unblocked</source>
   <translation type="unfinished"> sigue como si no se hubiera bloqueado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The action is cancelled</source>
   <translation type="unfinished">Se cancela la acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The action ends</source>
   <translation type="unfinished">Termina la acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is cancelled</source>
   <translation type="unfinished"> se cancela</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is ready again</source>
   <translation type="unfinished"> vuelve a estar preparado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> unlocks {n} cards</source>
   <translation type="unfinished"> endereza {n} cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> unlocks {n} card</source>
   <translation type="unfinished"> endereza {n} carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> unlocks</source>
   <translation type="unfinished"> se endereza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> bleeds {who} for {n}</source>
   <translation type="unfinished"> sangra a {who} por {n}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> hunts</source>
   <translation type="unfinished"> caza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> burns {n} pool</source>
   <translation type="unfinished"> quema {n} de reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> burns {n} blood</source>
   <translation type="unfinished"> quema {n} de sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} blood</source>
   <translation type="unfinished"> gana {n} de sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} pool for the Edge</source>
   <translation type="unfinished"> gana {n} de reserva por la Ventaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} pool</source>
   <translation type="unfinished"> gana {n} de reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The Edge is burned</source>
   <translation type="unfinished">Se quema la Ventaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> has the Edge</source>
   <translation type="unfinished"> tiene la Ventaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The Edge goes back to nobody</source>
   <translation type="unfinished">La Ventaja no vuelve a nadie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> plays </source>
   <translation type="unfinished"> juega </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> discards </source>
   <translation type="unfinished"> descarta </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Referendum: </source>
   <translation type="unfinished">Referéndum: </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> casts {n} votes for</source>
   <translation type="unfinished"> emite {n} votos a favor</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> casts {n} votes against</source>
   <translation type="unfinished"> emite {n} votos en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> casts {n} vote for</source>
   <translation type="unfinished"> emite {n} voto a favor</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> casts {n} vote against</source>
   <translation type="unfinished"> emite {n} voto en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} votes</source>
   <translation type="unfinished"> gana {n} votos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} vote</source>
   <translation type="unfinished"> gana {n} voto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> abstains</source>
   <translation type="unfinished"> se abstiene</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The referendum is cancelled</source>
   <translation type="unfinished">Se cancela el referéndum</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The referendum passes: {n} for, {m} against</source>
   <translation type="unfinished">El referéndum prospera: {n} a favor, {m} en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The referendum fails: {n} for, {m} against</source>
   <translation type="unfinished">El referéndum fracasa: {n} a favor, {m} en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>passes: {n} for, {m} against</source>
   <translation type="unfinished">prospera: {n} a favor, {m} en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>fails: {n} for, {m} against</source>
   <translation type="unfinished">fracasa: {n} a favor, {m} en contra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The terms: </source>
   <translation type="unfinished">Los términos: </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is contested</source>
   <translation type="unfinished"> se disputa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The contest of </source>
   <translation type="unfinished">La disputa de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is over</source>
   <translation type="unfinished"> termina</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> yields </source>
   <translation type="unfinished"> cede </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> diablerizes </source>
   <translation type="unfinished"> diaboliza a </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is paralyzed</source>
   <translation type="unfinished"> queda paralizado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> goes to torpor</source>
   <translation type="unfinished"> va al letargo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is rescued from torpor</source>
   <translation type="unfinished"> es rescatado del letargo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> leaves torpor</source>
   <translation type="unfinished"> sale del letargo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> and </source>
   <translation type="unfinished"> y </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> controls </source>
   <translation type="unfinished"> controla a </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> moves 1 pool to </source>
   <translation type="unfinished"> pasa 1 de reserva a </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes 1 blood back from </source>
   <translation type="unfinished"> recupera 1 de sangre de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The time is up</source>
   <translation type="unfinished">Se acabó el tiempo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is ousted</source>
   <translation type="unfinished"> es expulsado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains a victory point and {n} pool</source>
   <translation type="unfinished"> gana un punto de victoria y {n} de reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains a victory point</source>
   <translation type="unfinished"> gana un punto de victoria</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is the last Methuselah and gains a victory point</source>
   <translation type="unfinished"> es el último Matusalén y gana un punto de victoria</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The game is over; nobody has a game win</source>
   <translation type="unfinished">La partida ha terminado; nadie la gana</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The game is over: </source>
   <translation type="unfinished">La partida ha terminado: </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> has the game win</source>
   <translation type="unfinished"> gana la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> agrees with </source>
   <translation type="unfinished"> está de acuerdo con </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> does not agree with </source>
   <translation type="unfinished"> no está de acuerdo con </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> lets the clock run</source>
   <translation type="unfinished"> deja correr el reloj</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> stops the clock</source>
   <translation type="unfinished"> para el reloj</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> opens all hands</source>
   <translation type="unfinished"> abre todas las manos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> closes the hands</source>
   <translation type="unfinished"> cierra las manos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> flips a coin: heads</source>
   <translation type="unfinished"> lanza una moneda: cara</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> flips a coin: tails</source>
   <translation type="unfinished"> lanza una moneda: cruz</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> rolls a {n} of {sides}</source>
   <translation type="unfinished"> saca {n} con un dado de {sides} caras</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> sends the referee away: manual mode from here on</source>
   <translation type="unfinished"> despide al árbitro: modo manual desde ahora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> has {n} transfers left</source>
   <translation type="unfinished"> le quedan {n} transferencias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gives {n} pool to </source>
   <translation type="unfinished"> da {n} de reserva a </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> moves {n} pool to </source>
   <translation type="unfinished"> pasa {n} de reserva a </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> moves {n} blood from </source>
   <translation type="unfinished"> pasa {n} de sangre de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> to the pool</source>
   <translation type="unfinished"> a la reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> to the pool of </source>
   <translation type="unfinished"> a la reserva de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> to </source>
   <translation type="unfinished"> a </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> moves </source>
   <translation type="unfinished"> mueve </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> adds </source>
   <translation type="unfinished"> añade </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> locks </source>
   <translation type="unfinished"> gira </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> unlocks </source>
   <translation type="unfinished"> endereza </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> puts </source>
   <translation type="unfinished"> pone </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> puts {card} on </source>
   <translation type="unfinished"> pone {card} en </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> on </source>
   <translation type="unfinished"> en </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes back</source>
   <translation type="unfinished"> deshace</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> does again</source>
   <translation type="unfinished"> rehace</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> turns </source>
   <translation type="unfinished"> da la vuelta a </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> face up</source>
   <translation type="unfinished"> boca arriba</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> face down</source>
   <translation type="unfinished"> boca abajo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> shows </source>
   <translation type="unfinished"> muestra </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> shuffles the library</source>
   <translation type="unfinished"> baraja la biblioteca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> shuffles the crypt</source>
   <translation type="unfinished"> baraja la cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> picks a random card of </source>
   <translation type="unfinished"> toma una carta al azar de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> looks through the library</source>
   <translation type="unfinished"> mira toda la biblioteca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> looks through the crypt</source>
   <translation type="unfinished"> mira toda la cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> in play</source>
   <translation type="unfinished"> en juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is removed from the game</source>
   <translation type="unfinished"> se retira de la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> wakes</source>
   <translation type="unfinished"> se despierta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is bled instead</source>
   <translation type="unfinished"> es sangrado en su lugar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> burns the Edge</source>
   <translation type="unfinished"> quema la Ventaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gets {n} blood</source>
   <translation type="unfinished"> recibe {n} de sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is an anarch</source>
   <translation type="unfinished"> es anarquista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>There is no seat {n} at this table.</source>
   <translation>No hay asiento {n} en esta mesa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That card is not there any more.</source>
   <translation>Esa carta ya no está ahí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That question is settled already.</source>
   <translation>Esa pregunta ya está resuelta.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That was not asked of you.</source>
   <translation>Eso no se te preguntó.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The clock is running already.</source>
   <translation>El reloj ya corre.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The clock stands already.</source>
   <translation>El reloj ya está parado.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Nothing is being asked.</source>
   <translation>No se pregunta nada.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That is not one of the things that may be done now.</source>
   <translation>Eso no es algo que se pueda hacer ahora.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>This offer is not open to you any more.</source>
   <translation>Esta oferta ya no está abierta para ti.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Action Modifier</source>
   <translation>Modificador de acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Political Action</source>
   <translation>Acción política</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Vampire</source>
   <translation>Vampiro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Clans</source>
   <translation>Clanes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Card types</source>
   <translation>Tipos de carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Titles</source>
   <translation>Títulos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Sects</source>
   <translation>Sectas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Paths</source>
   <translation>Sendas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Disciplines (square: basic, diamond: superior)</source>
   <translation>Disciplinas (cuadrado: básica, rombo: superior)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Virtues</source>
   <translation>Virtudes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Costs and marks</source>
   <translation>Costos y símbolos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Icons</source>
   <translation>Iconos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Find an icon by name…</source>
   <translation>Buscar un icono por su nombre…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Find an icon by name</source>
   <translation>Buscar un icono por su nombre</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>{n} icons</source>
   <extracomment>for one: {n} icon</extracomment>
   <translation>
    <numerusform>{n} icono</numerusform>
    <numerusform>{n} iconos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The shuffles can’t be checked: the seed was not told.</source>
   <translation>No se pueden comprobar las barajadas: no se dijo la semilla.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The shuffles can’t be checked: {why}</source>
   <translation>No se pueden comprobar las barajadas: {why}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The journal can’t be kept in {parent}: {strerror}.</source>
   <translation>No se puede guardar el registro en {parent}: {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The game could not be checked. {trouble}</source>
   <translation>No se pudo comprobar la partida. {trouble}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The check can’t be started.</source>
   <translation>No se puede iniciar la comprobación.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>{you}’s table</source>
   <translation>Mesa de {you}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>A table</source>
   <translation>Una mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Host a table</source>
   <translation>Alojar una mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Open the table</source>
   <translation>Abrir la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Others on this network see it in their list then (Ctrl+Enter)</source>
   <translation>Entonces los demás de esta red la ven en su lista (Ctrl+Intro)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>what the others call you</source>
   <translation>cómo te llaman los demás</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>what the others find it by</source>
   <translation>por lo que los demás la encuentran</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>none: everybody on the network may join</source>
   <translation>ninguna: cualquiera de la red puede unirse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>ask who runs it</source>
   <translation>pregunta a quien lo lleva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>I sit at the table myself</source>
   <translation>Yo también me siento a la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Otherwise this window watches</source>
   <translation>Si no, esta ventana mira</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Password of the host</source>
   <translation>Contraseña del anfitrión</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Game</source>
   <translation>Juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>The table’s name</source>
   <translation>Nombre de la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Your name</source>
   <translation>Tu nombre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Password of the table</source>
   <translation>Contraseña de la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Seats</source>
   <translation>Asientos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Open again</source>
   <translation>Abrir de nuevo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>round {round}, {turn_of}’s turn</source>
   <translation>ronda {round}, turno de {turn_of}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>in play</source>
   <translation>en juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>in its lobby</source>
   <translation>en su vestíbulo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Open again: {words}</source>
   <translation>Abrir de nuevo: {words}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>A table at {title}</source>
   <translation>Una mesa en {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Make the table</source>
   <translation>Crear la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Everything between the machines is encrypted. The host is told the table’s password once; who joins proves that they know it.</source>
   <translation>Todo va cifrado entre los equipos. La contraseña de la mesa se dice una vez al anfitrión; quien se une demuestra que la conoce.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Everything between the machines is encrypted. The password never crosses the network: who joins proves that they know it.</source>
   <translation>Todo va cifrado entre los equipos. La contraseña nunca cruza la red: quien se une demuestra que la conoce.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>{title} keeps the table: it stays there, also when your window is closed.</source>
   <translation>{title} guarda la mesa: se queda allí, también cuando tu ventana está cerrada.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>A table that others on this network find by themselves, or come to by an invitation.</source>
   <translation>Una mesa que los demás de esta red encuentran solos, o a la que llegan con una invitación.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>It takes the password of {title} to make a table there. Ask who runs it.</source>
   <translation>Hace falta la contraseña de {title} para crear allí una mesa. Pregunta a quien lo lleva.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Say what the others shall call you, then open the table.</source>
   <translation>Di cómo te llamarán los demás y luego abre la mesa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Looking… A table appears here by itself as soon as somebody on this network opens one. Where it doesn’t (some networks keep machines apart), ask its host for the invitation.</source>
   <translation>Buscando… Aquí aparece sola una mesa en cuanto alguien abre una en esta red. Si no aparece (algunas redes aíslan los equipos), pide la invitación a su anfitrión.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Join a game</source>
   <translation>Unirse a una partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>See what the table sees, without a seat</source>
   <translation>Ver lo que ve la mesa, sin asiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Join</source>
   <translation>Unirse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Tables on this network</source>
   <translation>Mesas en esta red</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>if the table has one</source>
   <translation>si la mesa tiene una</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Invitation</source>
   <translation>Invitación</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Paste</source>
   <translation>Pegar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Put in what was copied</source>
   <translation>Poner lo que se copió</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>You</source>
   <translation>Tú</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Invitation or address</source>
   <translation>Invitación o dirección</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>The invitation that the host copies for you, or an address such as 192.168.1.5. It goes before the list.</source>
   <translation>La invitación que el anfitrión copia para ti, o una dirección como 192.168.1.5. Vale más que la lista.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>To {where}.</source>
   <translation>A {where}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Make a table at {where}: it stays there, also when your window is closed.</source>
   <translation>Crear una mesa en {where}: se queda allí, también cuando tu ventana está cerrada.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>To {where}. It wants a password.</source>
   <translation>A {where}. Pide una contraseña.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>No seat is open; one can watch.</source>
   <translation>No hay asientos libres; se puede mirar.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>No seat is open.</source>
   <translation>No hay asientos libres.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Make a table…</source>
   <translation>Crear una mesa…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Come back</source>
   <translation>Volver</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Choose one of its tables to watch</source>
   <translation>Elige una de sus mesas para mirar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Spectators are not admitted there</source>
   <translation>Allí no se admiten espectadores</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>This table wants a password.</source>
   <translation>Esta mesa pide una contraseña.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Say what the others shall call you, then join.</source>
   <translation>Di cómo te llamarán los demás y luego únete.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/kept_games.py" />
   <source>on the network</source>
   <translation>en la red</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/kept_games.py" />
   <source>The table “{title}” is open in another window of this program.</source>
   <translation>La mesa «{title}» está abierta en otra ventana de este programa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>‹  Leave</source>
   <translation>‹  Salir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Choose your deck…</source>
   <translation>Elegir tu mazo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Only the host checks it; the others see its size.</source>
   <translation>Solo lo comprueba el anfitrión; los demás ven su tamaño.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Lines to look at…</source>
   <translation>Líneas por revisar…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Copy the invitation</source>
   <translation>Copiar la invitación</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Send it to who doesn’t find the table by themselves</source>
   <translation>Envíala a quien no encuentre la mesa por su cuenta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The host’s fingerprint. Read it to each other: when both see the same, nobody stands in between.</source>
   <translation>La huella del anfitrión. Leedla los dos: si veis la misma, no hay nadie en medio.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>You own this table</source>
   <translation>Esta mesa es tuya</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Change the table…</source>
   <translation>Cambiar la mesa…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Its name, seats, rules, time, password: everybody is asked again then</source>
   <translation>Su nombre, asientos, reglas, tiempo, contraseña: entonces se vuelve a preguntar a todos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Draw the seats at random</source>
   <translation>Sortear los asientos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Otherwise each one’s prey is the next one down</source>
   <translation>Si no, la presa de cada uno es el siguiente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Computer players for open seats</source>
   <translation>El ordenador en los asientos libres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>With the referee, computer players can fill what is open</source>
   <translation>Con el árbitro, el ordenador puede ocupar lo que esté libre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Ready</source>
   <translation>Listo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Start</source>
   <translation>Empezar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Coming to the table…</source>
   <translation>Llegando a la mesa…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>with the referee</source>
   <translation>con el árbitro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>by hand</source>
   <translation>a mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>everybody gets the journal, with every deck</source>
   <translation>todos reciben el registro, con todos los mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>decks stay secret</source>
   <translation>los mazos quedan en secreto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{edition}, {rules} · decks: {decks} · {time} · after the game {after}</source>
   <translation>{edition}, {rules} · mazos: {decks} · {time} · tras la partida, {after}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>everybody gets the journal</source>
   <translation>todos reciben el registro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>the journal stays with the host</source>
   <translation>el registro se queda con el anfitrión</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{title} · {rules} · {time} · after the game {after}</source>
   <translation>{title} · {rules} · {time} · tras la partida, {after}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Otherwise clockwise, as listed</source>
   <translation>Si no, en el sentido del reloj, como en la lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The host’s fingerprint: {shown}</source>
   <translation>La huella del anfitrión: {shown}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{n} watch.</source>
   <extracomment>for one: One watches.</extracomment>
   <translation>
    <numerusform>{n} espectador.</numerusform>
    <numerusform>{n} espectadores.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Nobody watches.</source>
   <translation>No mira nadie.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Spectators are not admitted.</source>
   <translation>No se admiten espectadores.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Ready ✓</source>
   <translation>Listo ✓</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>You watch this table, without a seat.</source>
   <translation>Miras esta mesa, sin asiento.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>This table is finished: its owner has ended it for good.</source>
   <translation>Esta mesa ha terminado: su dueño le ha puesto fin del todo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The game is starting…</source>
   <translation>La partida empieza…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{n} players</source>
   <extracomment>for one: {n} player</extracomment>
   <translation>
    <numerusform>{n} jugador</numerusform>
    <numerusform>{n} jugadores</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Waiting for {who}.</source>
   <translation>Esperando a {who}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Choose your deck, then say that you are ready.</source>
   <translation>Elige tu mazo y luego di que estás listo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The table’s owner has changed it: look at it, and say again that you are ready.</source>
   <translation>El dueño de la mesa la ha cambiado: mírala y di otra vez que estás listo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Say that you are ready when you are.</source>
   <translation>Di que estás listo cuando lo estés.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Everybody is ready.</source>
   <translation>Todos están listos.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Everybody is ready; the table’s owner starts the game.</source>
   <translation>Todos están listos; el dueño de la mesa empieza la partida.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{reason} Coming back by itself as soon as it can be reached…</source>
   <translation>{reason} Se vuelve solo en cuanto sea posible…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Your deck: {name}. Choose another</source>
   <translation>Tu mazo: {name}. Elegir otro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{counts}. The host looks at it…</source>
   <translation>{counts}. El anfitrión lo mira…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>It can’t be played here: {why}</source>
   <translation>No se puede jugar aquí: {why}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{counts}. The host has found it good; the others see only its size.</source>
   <translation>{counts}. El anfitrión lo da por bueno; los demás solo ven su tamaño.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The invitation is copied: paste it where the others can read it.</source>
   <translation>La invitación está copiada: pégala donde los demás puedan leerla.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>seat {seat}</source>
   <translation>asiento {seat}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>An invitation to the seat of {name} is copied. Whoever uses it first sits there; until then nothing changes.</source>
   <translation>Se ha copiado una invitación al asiento de {name}. Quien la use primero se sienta ahí; hasta entonces no cambia nada.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>That table can’t be found</source>
   <translation>No se encuentra esa mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Where its host is was never learnt: ask for an invitation.</source>
   <translation>Nunca se supo dónde está su anfitrión: pide una invitación.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Going to {addresses}…</source>
   <translation>Yendo a {addresses}…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Your seat is still open in another window… (Back gives up.)</source>
   <translation>Tu asiento sigue abierto en otra ventana… (Volver lo deja.)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Your seat is open in another window.</source>
   <translation>Tu asiento está abierto en otra ventana.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Your seat is open in another window</source>
   <translation>Tu asiento está abierto en otra ventana</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>You sit at this table in another window already.</source>
   <translation>Ya estás en esta mesa en otra ventana.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>If you come back here, the other window leaves the table.</source>
   <translation>Si vuelves aquí, la otra ventana deja la mesa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Take the seat over</source>
   <translation>Tomar el asiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Leave it there</source>
   <translation>Dejarlo allí</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>{name} has no table open just now.</source>
   <translation>{name} no tiene ninguna mesa abierta ahora mismo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>{reason} Trying again… (Back gives up.)</source>
   <translation>{reason} Se intenta de nuevo… (Volver lo deja.)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Another host answers</source>
   <translation>Responde otro anfitrión</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>“{name}” shows another fingerprint than before.</source>
   <translation>«{name}» muestra otra huella que antes.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>the host that you know there, “{was}”</source>
   <translation>el anfitrión que conoces allí, «{was}»</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>the host that you know there</source>
   <translation>el anfitrión que conoces allí</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>At {at} answers “{name}”, with another fingerprint than {known}.</source>
   <translation>En {at} responde «{name}», con otra huella que {known}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>This is another host</source>
   <translation>Este es otro anfitrión</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>It may have a new computer, or its program was installed anew; or somebody else wants to pass for it. Nothing was told to it yet.

Until now:
{shown}

Now:
{shown2}

Trust it only when the host has read this very fingerprint to you.</source>
   <translation>Puede que tenga otro equipo, o que se haya reinstalado su programa; o que otra persona quiera hacerse pasar por él. Todavía no se le ha dicho nada.

Hasta ahora:
{shown}

Ahora:
{shown2}

Confía en él solo si el anfitrión te ha leído esta misma huella.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>I have compared them: trust it</source>
   <translation>Las he comparado: confiar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Don’t join</source>
   <translation>No unirse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>The host can’t be remembered</source>
   <translation>No se puede recordar al anfitrión</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>On the network</source>
   <translation>En la red</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>You are not at the table any more</source>
   <translation>Ya no estás en la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Making the table at {name}…</source>
   <translation>Creando la mesa en {name}…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Opening the table…</source>
   <translation>Abriendo la mesa…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Your key for the network is damaged</source>
   <translation>Tu clave para la red está dañada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>With another, whoever has met this program before is warned that it is not the same.</source>
   <translation>Con otra, a quien ya conozca este programa se le avisa de que no es la misma.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Make another</source>
   <translation>Crear otra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>You host this table</source>
   <translation>Tú alojas esta mesa</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>{n} others sit at your table, and it closes with you. The game is saved: open the table again from the page where you hosted it, and everybody comes back to their seats by themselves.</source>
   <extracomment>for one: Somebody else sits at your table, and it closes with you. The game is saved: open the table again from the page where you hosted it, and everybody comes back to their seats by themselves.</extracomment>
   <translation>
    <numerusform>Otra persona se sienta a tu mesa, y se cierra contigo. La partida está guardada: abre de nuevo la mesa desde la página donde la alojaste, y todos vuelven solos a sus asientos.</numerusform>
    <numerusform>Otras {n} personas se sientan a tu mesa, y se cierra contigo. La partida está guardada: abre de nuevo la mesa desde la página donde la alojaste, y todos vuelven solos a sus asientos.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>the game is running</source>
   <translation>la partida está en marcha</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>{taken} of {seats} seats taken</source>
   <translation>{taken} de {seats} asientos ocupados</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>your seat is kept, {player}</source>
   <translation>tu asiento está guardado, {player}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>it is your table</source>
   <translation>es tu mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>with a password</source>
   <translation>con contraseña</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>{whose} · the host is not seen on the network just now</source>
   <translation>{whose} · ahora mismo no se ve al anfitrión en la red</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>{n} tables</source>
   <extracomment>for one: one table</extracomment>
   <translation>
    <numerusform>una mesa</numerusform>
    <numerusform>{n} mesas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>no table yet</source>
   <translation>todavía sin mesas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>make a table there with its password</source>
   <translation>crear allí una mesa con su contraseña</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>make a table there</source>
   <translation>crear allí una mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>a host for everybody</source>
   <translation>un anfitrión para todos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/room.py" />
   <source>This host has {count} tables: {names}.</source>
   <translation>Este anfitrión tiene {count} mesas: {names}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/room.py" />
   <source>This host has no table.</source>
   <translation>Este anfitrión no tiene ninguna mesa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/room.py" />
   <source>Ask for the invitation to the one that is meant.</source>
   <translation>Pide la invitación a la que se quiere.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>waiting for somebody</source>
   <translation>esperando a alguien</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>deck of {crypt} + {library} cards</source>
   <translation>mazo de {crypt} + {library} cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>no deck yet</source>
   <translation>todavía sin mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>ready</source>
   <comment>of a player</comment>
   <translation>listo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>not ready yet</source>
   <translation>todavía no está listo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>away</source>
   <translation>ausente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Hand over…</source>
   <translation>Ceder…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Let somebody else have this seat</source>
   <translation>Dejar este asiento a otra persona</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Computer player</source>
   <translation>Ordenador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Let a regular computer player fill this seat</source>
   <translation>Dejar que un jugador habitual del ordenador ocupe este asiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Kick</source>
   <translation>Echar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Send whoever has this seat away</source>
   <translation>Echar a quien tenga este asiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Open seat</source>
   <translation>Asiento libre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>{name} (you)</source>
   <translation>{name} (tú)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Send {name} away</source>
   <translation>Echar a {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Hand over the seat of {name}</source>
   <translation>Ceder el asiento de {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Computer player for {name}</source>
   <translation>El ordenador por {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Seat {number}: {words}, {words2}</source>
   <translation>Asiento {number}: {words}, {words2}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Hand my seat over…</source>
   <translation>Ceder mi asiento…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>The seat of</source>
   <translation>El asiento de</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>seat {number}</source>
   <translation>asiento {number}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Finish this table for good</source>
   <translation>Acabar esta mesa del todo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Let a computer player fill it</source>
   <translation>Dejar que la ocupe el ordenador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Hand it over…</source>
   <translation>Cederlo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Send {name} away? The seat stays in the game, and can be handed to somebody else.</source>
   <translation>¿Echar a {name}? El asiento sigue en la partida y se puede ceder a otra persona.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Finish this table for good? Nobody can go on with its game after that.</source>
   <translation>¿Acabar esta mesa del todo? Después nadie podrá seguir su partida.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Are you sure?</source>
   <translation>¿Estás seguro?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/sheet.py" />
   <source>‹  Back</source>
   <translation>‹  Volver</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Was every shuffle as committed? To check it the host tells the seed: nothing can be taken back then.</source>
   <translation>¿Fue cada barajada como se comprometió? Para comprobarlo el anfitrión dice la semilla: después no se puede deshacer nada.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Try now</source>
   <translation>Intentar ahora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Go on without</source>
   <translation>Seguir sin ellos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Check the shuffles</source>
   <translation>Comprobar las barajadas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>End the game</source>
   <translation>Terminar la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>The game is over. {asked}</source>
   <translation>La partida ha terminado. {asked}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Checking every shuffle of the game…</source>
   <translation>Comprobando todas las barajadas de la partida…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>The table can’t be reached any more. {reason} The game is safe with its host.</source>
   <translation>Ya no se puede llegar a la mesa. {reason} La partida está a salvo con su anfitrión.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Connection lost, coming back…</source>
   <translation>Conexión perdida, volviendo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Next try in {seconds} s.</source>
   <translation>Próximo intento en {seconds} s.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>The time of this game, {length}, is up. Play goes on until the players agree to end it. {late}</source>
   <translation>El tiempo de esta partida, {length}, se ha acabado. Se sigue jugando hasta que los jugadores acuerden terminar. {late}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>{who} are away. The seat is kept; the table can wait, or go on.</source>
   <extracomment>for one: {who} is away. The seat is kept; the table can wait, or go on.</extracomment>
   <translation>
    <numerusform>{who} no está. Se guarda el asiento; la mesa puede esperar, o seguir.</numerusform>
    <numerusform>{who} no están. Se guardan los asientos; la mesa puede esperar, o seguir.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>An invitation to the seat of {name} is copied: whoever uses it first sits there.</source>
   <translation>Se ha copiado una invitación al asiento de {name}: quien la use primero se sienta ahí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/talk.py" />
   <source>What is said</source>
   <translation>Lo que se dice</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/talk.py" />
   <source>say something to the table…</source>
   <translation>di algo a la mesa…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/talk.py" />
   <source>Say something to the table</source>
   <translation>Decir algo a la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Change the table</source>
   <translation>Cambiar la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>as it is</source>
   <translation>como está</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>none</source>
   <comment>password</comment>
   <translation>ninguna</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Take the password away</source>
   <translation>Quitar la contraseña</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Decks are looked at again, and everybody is asked again whether they are ready.</source>
   <translation>Los mazos se miran de nuevo, y se vuelve a preguntar a todos si están listos.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Everybody is asked again whether they are ready.</source>
   <translation>Se vuelve a preguntar a todos si están listos.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>{n} seats are taken: for fewer, send somebody away first</source>
   <extracomment>for one: {n} seat is taken: for fewer, send somebody away first</extracomment>
   <translation>
    <numerusform>Hay {n} asiento ocupado: para menos, echa antes a alguien</numerusform>
    <numerusform>Hay {n} asientos ocupados: para menos, echa antes a alguien</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Leave it as it is</source>
   <translation>Dejarla como está</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Computer players offer bargains</source>
   <translation>El ordenador ofrece tratos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Offers of others they answer at any rate</source>
   <translation>A las ofertas de los demás responde en cualquier caso</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Players may ask for hints</source>
   <translation>Los jugadores pueden pedir consejos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>What a computer player would do in their place, and why</source>
   <translation>Lo que haría el ordenador en su lugar, y por qué</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Spectators may watch</source>
   <translation>Los espectadores pueden mirar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>They see what the table sees, never a hand</source>
   <translation>Ven lo que ve la mesa, nunca una mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>They may talk during the game</source>
   <translation>Pueden hablar durante la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>In the lobby they may anyhow; turn it off for quiet</source>
   <translation>En el vestíbulo pueden de todos modos; desactívalo si quieres calma</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>at once</source>
   <translation>al momento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Give everybody the journal after the game</source>
   <translation>Dar el registro a todos tras la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>With it each can check that every shuffle was as committed; it has every deck list</source>
   <translation>Con él cualquiera puede comprobar que cada barajada fue como se comprometió; tiene todas las listas de mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>With it each can check that every shuffle was as committed</source>
   <translation>Con él cualquiera puede comprobar que cada barajada fue como se comprometió</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Everybody picks their deck on their own machine; the others see only its size.</source>
   <translation>Cada uno elige su mazo en su propio equipo; los demás solo ven su tamaño.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>The cards are those of the table: its card set goes to those who play or watch there.</source>
   <translation>Las cartas son las de la mesa: su juego de cartas llega a quienes juegan o miran allí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Who watches</source>
   <translation>Quién mira</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>They see it</source>
   <translation>Lo ven</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/languages.py" />
   <source>,</source>
   <comment>between thousands</comment>
   <translation>.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/languages.py" />
   <source>{most} and {last}</source>
   <translation>{most} y {last}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>Next</source>
   <translation>Siguiente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>Show me</source>
   <translation>Muéstramelo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>The lesson does this step itself</source>
   <translation>La lección hace sola este paso</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>Leave</source>
   <translation>Salir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>Leave the lesson; it goes on from here next time</source>
   <translation>Dejar la lección; sigue desde aquí la próxima vez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>The lesson {name} can’t be read: {error}</source>
   <translation>No se puede leer la lección {name}: {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>There are no lessons in {folder}.</source>
   <translation>No hay lecciones en {folder}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>Step {at} of “{title}” waits for what does not come.</source>
   <translation>El paso {at} de «{title}» espera algo que no llega.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>nothing of the learner.</source>
   <translation>nada a quien aprende.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>Step {at} of “{title}” can’t be done.</source>
   <translation>El paso {at} de «{title}» no se puede hacer.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>{where} The referee asks: {asks} {offered}</source>
   <translation>{where} El árbitro pregunta: {asks} {offered}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>Step {at} of “{title}” is refused: {reason}</source>
   <translation>El paso {at} de «{title}» se rechaza: {reason}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>Done — take it again at any time</source>
   <translation>Hecha: repítela cuando quieras</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>Go on with step {step} of {count}</source>
   <translation>Seguir en el paso {step} de {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>{minutes} min · {about}</source>
   <translation>{minutes} min · {about}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>Learn to play</source>
   <translation>Aprender a jugar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>Eight short lessons at a real table, with a referee who allows what the rules allow. Leave one whenever you like: it goes on where you were.</source>
   <translation>Ocho lecciones cortas en una mesa de verdad, con un árbitro que permite lo que permiten las reglas. Deja una cuando quieras: sigue donde estabas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>{title} — done</source>
   <translation>{title} — hecha</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>Next lesson</source>
   <translation>Siguiente lección</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>To the lessons</source>
   <translation>A las lecciones</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>{title} — {at} of {count}</source>
   <translation>{title} — {at} de {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>Hint</source>
   <translation>Consejo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>What a computer player would do here</source>
   <translation>Lo que haría aquí el ordenador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>Understood</source>
   <translation>Entendido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/school.py" />
   <source>This lesson can’t be given</source>
   <translation>No se puede dar esta lección</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/school.py" />
   <source>{title} – VTES Desktop</source>
   <translation>{title} – VTES Desktop</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/school.py" />
   <source>VTES Desktop</source>
   <translation>VTES Desktop</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/session.py" />
   <source>Read this first, and go on with “Next”.</source>
   <translation>Lee esto primero y sigue con «Siguiente».</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/session.py" />
   <source>That can be done, too, but not in this step of the lesson.</source>
   <translation>Eso también se puede, pero no en este paso de la lección.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/session.py" />
   <source>Not in a lesson. Leave it at any time; it goes on where you were.</source>
   <translation>No en una lección. Déjala cuando quieras; sigue donde estabas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{games} and {decks} were brought in, and the settings.</source>
   <translation>Se han traído {games} y {decks}, y también los ajustes.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{games} and {decks} were brought in.</source>
   <translation>Se han traído {games} y {decks}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{n} files had been here before.</source>
   <extracomment>for one: {n} file had been here before.</extracomment>
   <translation>
    <numerusform>{n} archivo ya estaba aquí.</numerusform>
    <numerusform>{n} archivos ya estaban aquí.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{path} can't be written: {error}.</source>
   <translation>No se puede escribir {path}: {error}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{games}, {decks} and the settings are in {path}.</source>
   <translation>{games}, {decks} y los ajustes están en {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{path} is damaged, or is no file that this program has written ({error}).</source>
   <translation>{path} está dañado, o no es un archivo escrito por este programa ({error}).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{path} can't be brought in: {strerror}.</source>
   <translation>No se puede traer {path}: {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>There is more in the file than any player has: it is not brought in.</source>
   <translation>En el archivo hay más de lo que tiene cualquier jugador: no se trae.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>There is something in the file that is no game and no deck: “{filename}”.</source>
   <translation>En el archivo hay algo que no es ni una partida ni un mazo: «{filename}».</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>Two files inside have the same name: it is not brought in.</source>
   <translation>Dentro hay dos archivos con el mismo nombre: no se trae.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>The settings in the file are far too long.</source>
   <translation>Los ajustes del archivo son demasiado largos.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>The settings in the file can't be read ({error}).</source>
   <translation>No se pueden leer los ajustes del archivo ({error}).</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{n} games</source>
   <extracomment>for one: {n} game</extracomment>
   <translation>
    <numerusform>{n} partida</numerusform>
    <numerusform>{n} partidas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Add a seat</source>
   <translation>Añadir un asiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Other starter decks</source>
   <translation>Otros mazos preconstruidos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Give every seat another starter deck, at random</source>
   <translation>Dar a cada asiento otro mazo preconstruido, al azar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>A deck file can be dropped on a seat.</source>
   <translation>Se puede soltar un archivo de mazo sobre un asiento.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Sit down</source>
   <translation>Sentarse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Begin the game (Ctrl+Enter)</source>
   <translation>Empezar la partida (Ctrl+Intro)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Host on the network…</source>
   <translation>Alojar en la red…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Everybody sits at their own machine, with their own deck</source>
   <translation>Cada uno se sienta en su propio equipo, con su propio mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Methuselah {count}</source>
   <translation>Matusalén {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>A new deck</source>
   <translation>Un mazo nuevo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>{who} has no deck yet.</source>
   <translation>{who} todavía no tiene mazo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>The deck of {who} has no cards.</source>
   <translation>El mazo de {who} no tiene cartas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>The deck of {who} has {size} cards; a table takes {most_cards}.</source>
   <translation>El mazo de {who} tiene {size} cartas; una mesa admite {most_cards}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>The deck of {who} can’t be played with the referee: {why}</source>
   <translation>El mazo de {who} no se puede jugar con el árbitro: {why}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>{n} Methuselahs</source>
   <extracomment>for one: {n} Methuselah</extracomment>
   <translation>
    <numerusform>{n} Matusalén</numerusform>
    <numerusform>{n} Matusalenes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>{n} unread lines of deck lists</source>
   <extracomment>for one: {n} unread line of deck lists</extracomment>
   <translation>
    <numerusform>{n} línea sin leer en las listas</numerusform>
    <numerusform>{n} líneas sin leer en las listas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>{n} decks not legal, but playable</source>
   <extracomment>for one: {n} deck not legal, but playable</extracomment>
   <translation>
    <numerusform>{n} mazo no reglamentario, pero jugable</numerusform>
    <numerusform>{n} mazos no reglamentarios, pero jugables</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>There is a newer program: {version}; this is {version2}. See {page}</source>
   <translation>Hay un programa más reciente: {version}; este es {version2}. Véase {page}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Card list {version}: {said}</source>
   <translation>Lista de cartas {version}: {said}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>There is nothing new.</source>
   <translation>No hay nada nuevo.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{n} cards.</source>
   <extracomment>for one: {n} card.</extracomment>
   <translation>
    <numerusform>{n} carta.</numerusform>
    <numerusform>{n} cartas.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{named} and {count} more</source>
   <translation>{named} y {count} más</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{n} new cards</source>
   <extracomment>for one: {n} new card</extracomment>
   <translation>
    <numerusform>{n} carta nueva</numerusform>
    <numerusform>{n} cartas nuevas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{many}, {covered} of them play themselves; {changed} with another text. New sets: {sets}.</source>
   <translation>{many}, {covered} de ellas se juegan solas; {changed} con otro texto. Expansiones nuevas: {sets}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>none</source>
   <comment>sets</comment>
   <translation>ninguna</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>New cards</source>
   <translation>Cartas nuevas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>News of cards and of this program come from an address of your choice, such as your group's. Nothing is looked for unless you ask here, or allow it; nothing is ever installed by itself.</source>
   <translation>Las novedades de cartas y de este programa vienen de una dirección que tú eliges, como la de tu grupo. No se busca nada si no lo pides aquí o lo permites; nunca se instala nada solo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Address of the news</source>
   <translation>Dirección de las novedades</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Look once a day, at the start</source>
   <translation>Mirar una vez al día, al iniciar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Look now</source>
   <translation>Mirar ahora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Use the new cards</source>
   <translation>Usar las cartas nuevas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Go back to the cards before</source>
   <translation>Volver a las cartas de antes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Open the program's page</source>
   <translation>Abrir la página del programa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Looking …</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Against computer players, with starter decks</source>
   <translation>Contra el ordenador, con mazos preconstruidos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Two to six Methuselahs, each with a deck of choice</source>
   <translation>De dos a seis Matusalenes, cada uno con el mazo que elija</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Build, check, import and print decks</source>
   <translation>Construir, revisar, importar e imprimir mazos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Against computer players, with the practice set</source>
   <translation>Contra el ordenador, con el juego de prácticas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Three to six players, each with a clan</source>
   <translation>De tres a seis jugadores, cada uno con un clan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Card editor</source>
   <translation>Editor de cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Enter the cards of your own box</source>
   <translation>Introducir las cartas de tu propia caja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/opening.py" />
   <source>You sit at a table</source>
   <translation>Estás sentado a una mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/opening.py" />
   <source>Leave it first, then open this again: {what}</source>
   <translation>Déjala primero y luego vuelve a abrir esto: {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/opening.py" />
   <source>There is no such file</source>
   <translation>No existe ese archivo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/options.py" />
   <source>The settings in {path} can't be read ({error}); the defaults are used instead.</source>
   <translation>No se pueden leer los ajustes de {path} ({error}); se usan los predeterminados.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/options.py" />
   <source>The settings can't be saved in {path}: {strerror}.</source>
   <translation>No se pueden guardar los ajustes en {path}: {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Full screen</source>
   <translation>Pantalla completa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Settings</source>
   <translation>Ajustes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Games folder</source>
   <translation>Carpeta de partidas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Log folder</source>
   <translation>Carpeta de registros</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>New cards…</source>
   <translation>Cartas nuevas…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Take everything along…</source>
   <translation>Llevarse todo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Bring in…</source>
   <translation>Traer…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>About</source>
   <translation>Acerca de</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Quit</source>
   <translation>Salir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Settings, decks and games in one file</source>
   <translation>Ajustes, mazos y partidas en un solo archivo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Bring in what was taken along elsewhere</source>
   <translation>Traer lo que se llevó de otro sitio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>What was taken along (*.zip)</source>
   <translation>Lo que se llevó (*.zip)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Moving to another machine</source>
   <translation>Cambiar de equipo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Newcomer</source>
   <translation>Principiante</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Regular</source>
   <translation>Habitual</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Expert</source>
   <translation>Experto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Plain</source>
   <translation>Corriente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Cautious</source>
   <translation>Prudente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Bully</source>
   <translation>Matón</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Politician</source>
   <translation>Político</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Knows the rules, and errs often</source>
   <translation>Conoce las reglas y se equivoca a menudo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Plays what is in its hand with sense</source>
   <translation>Juega su mano con sentido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Looks ahead where it pays</source>
   <translation>Mira más allá cuando merece la pena</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Cares for all parts of the game alike</source>
   <translation>Atiende por igual a todas las partes del juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Keeps pool and blockers</source>
   <translation>Conserva su reserva y sus bloqueadores</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Bleeds and fights</source>
   <translation>Sangra y lucha</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Calls votes and counts them</source>
   <translation>Convoca votaciones y cuenta los votos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Computer players need the referee</source>
   <translation>Los jugadores del ordenador necesitan al árbitro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Person</source>
   <translation>Persona</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Computer: {level}</source>
   <translation>Ordenador: {level}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Random player</source>
   <translation>Jugador al azar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>It does anything that the rules allow, without sense</source>
   <translation>Hace cualquier cosa que permitan las reglas, sin sentido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>A deck that suits the table</source>
   <translation>Un mazo que encaje en la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>A starter deck that a computer player plays well, unlike those of the others</source>
   <translation>Un mazo preconstruido que el ordenador juega bien, distinto de los de los demás</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Who plays this seat: {title}</source>
   <translation>Quién juega este asiento: {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Choose a deck…</source>
   <translation>Elegir un mazo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Deck: {title}. {counts}</source>
   <translation>Mazo: {title}. {counts}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>{title}
{counts}
Click for another deck, or drop a deck file here.</source>
   <translation>{title}
{counts}
Haz clic para elegir otro mazo, o suelta aquí un archivo de mazo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Name of the Methuselah</source>
   <translation>Nombre del Matusalén</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Take this seat away</source>
   <translation>Quitar este asiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Sit one place earlier (Alt+Up)</source>
   <translation>Sentarse un puesto antes (Alt+Arriba)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Sit one place later (Alt+Down)</source>
   <translation>Sentarse un puesto después (Alt+Abajo)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>a starter deck, or a file of yours</source>
   <translation>un mazo preconstruido, o un archivo tuyo</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>{n} lines to look at…</source>
   <extracomment>for one: {n} line to look at…</extracomment>
   <translation>
    <numerusform>{n} línea por revisar…</numerusform>
    <numerusform>{n} líneas por revisar…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>{n} lines noted…</source>
   <extracomment>for one: {n} line noted…</extracomment>
   <translation>
    <numerusform>{n} línea anotada…</numerusform>
    <numerusform>{n} líneas anotadas…</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Not legal, but playable: {warnings}</source>
   <translation>No reglamentario, pero jugable: {warnings}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Only {part:.0%} of this deck plays itself: a computer player leaves the rest in its hand.</source>
   <translation>Solo el {part:.0%} de este mazo se juega solo: el ordenador deja el resto en la mano.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seating.py" />
   <source>A deck</source>
   <translation>Un mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seating.py" />
   <source>This card list names no starter decks; set up a new game with deck files instead.</source>
   <translation>Esta lista de cartas no indica mazos preconstruidos; prepara una nueva partida con archivos de mazo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seating_circle.py" />
   <source>{hunter} preys on {prey}</source>
   <translation>La presa de {hunter} es {prey}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seating_circle.py" />
   <source>each preys on the one at the left</source>
   <translation>la presa de cada uno es quien está a su izquierda</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Size of text and cards</source>
   <translation>Tamaño del texto y de las cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Colours</source>
   <translation>Colores</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>That of the system</source>
   <translation>El del sistema</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Show where cards go</source>
   <translation>Mostrar adónde van las cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Let the table be heard</source>
   <translation>Dejar que se oiga la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Folder of your own card pictures</source>
   <translation>Carpeta de tus propias imágenes de cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>card_images beside the program</source>
   <translation>card_images junto al programa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Choose…</source>
   <translation>Elegir…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Choose the folder of your own card pictures</source>
   <translation>Elegir la carpeta de tus propias imágenes de cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Fetch missing pictures from the network</source>
   <translation>Descargar de la red las imágenes que falten</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Address of pictures</source>
   <translation>Dirección de las imágenes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>the community's static card server</source>
   <translation>el servidor de cartas de la comunidad</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Fetch all missing pictures</source>
   <translation>Descargar todas las imágenes que falten</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Throw fetched pictures away</source>
   <translation>Desechar las imágenes descargadas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Memory for painted cards</source>
   <translation>Memoria para las cartas dibujadas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Choose a folder…</source>
   <translation>Elegir una carpeta…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Choose a wheel…</source>
   <translation>Elegir un wheel…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Use the installed list</source>
   <translation>Usar la lista instalada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>How you are called at a table.</source>
   <translation>Cómo te llaman en una mesa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Screen and sound</source>
   <translation>Pantalla y sonido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>From 80 % to 200 %, on every page.</source>
   <translation>Del 80 % al 200 %, en todas las páginas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>A table that is open keeps its own.</source>
   <translation>Una mesa abierta conserva los suyos.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Of the window, from the next start on. Some pages are in English until they are translated.</source>
   <translation>De la ventana, a partir del próximo inicio. Algunas páginas están en inglés hasta que se traduzcan.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Motion</source>
   <translation>Movimiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Cards glide to where they go; without it they are simply there.</source>
   <translation>Las cartas se deslizan hasta su sitio; sin esto, simplemente aparecen allí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Sounds</source>
   <translation>Sonidos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Short ones: a card that is laid or turned, blood, your turn.</source>
   <translation>Breves: una carta que se pone o se gira, la sangre, tu turno.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Nothing on this system can play them: {programs} would.</source>
   <translation>Nada en este sistema puede reproducirlos: {programs} podrían.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Memory</source>
   <translation>Memoria</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>How much of it painted cards may take. More makes a large table turn pages faster.</source>
   <translation>Cuánta pueden ocupar las cartas dibujadas. Con más, una mesa grande va más rápida.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Pictures of cards</source>
   <translation>Imágenes de las cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Your own pictures</source>
   <translation>Tus propias imágenes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>A folder with pictures of cards that you have made or scanned. Cards without one are drawn.</source>
   <translation>Una carpeta con imágenes de cartas que hayas hecho o escaneado. Las cartas sin imagen se dibujan.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>From the network</source>
   <translation>Desde la red</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Nothing is fetched unless you say so: then the cards of a game when you sit down. {name} and {id} in the address stand for a card's file name and number.</source>
   <translation>No se descarga nada si tú no lo dices: luego, las cartas de una partida cuando te sientas. {name} e {id} en la dirección representan el nombre de archivo y el número de una carta.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Card list</source>
   <translation>Lista de cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>The pool of cards</source>
   <translation>El conjunto de cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>A newer list than the installed one: a folder, or a wheel of the Python package krcg.</source>
   <translation>Una lista más reciente que la instalada: una carpeta, o un wheel del paquete krcg de Python.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>{picture_memory} MiB</source>
   <translation>{picture_memory} MiB</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Folder of card pictures</source>
   <translation>Carpeta de imágenes de cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>There is no folder {folder}; cards are drawn until there is.</source>
   <translation>No hay ninguna carpeta {folder}; las cartas se dibujan hasta que la haya.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>An unofficial fan work. Vampire: The Eternal Struggle, Vampire: The Masquerade – Vendetta and their marks belong to their owners, who have no part in this program.</source>
   <translation>Una obra de aficionados no oficial. Vampire: The Eternal Struggle, Vampire: The Masquerade – Vendetta y sus marcas pertenecen a sus dueños, que no tienen parte en este programa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Play {game}</source>
   <translation>Jugar a {game}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Quick start</source>
   <translation>Partida rápida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Seats for the quick start</source>
   <translation>Asientos para la partida rápida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>How many sit at the table of the quick start</source>
   <translation>Cuántos se sientan a la mesa de la partida rápida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>On this network: tables are found by themselves</source>
   <translation>En esta red: las mesas se encuentran solas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Eight short lessons at a real table</source>
   <translation>Ocho lecciones cortas en una mesa de verdad</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Every game is a film: go back, look, play on</source>
   <translation>Cada partida es una película: volver, mirar, seguir jugando</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Your name, colours, size of text, sounds</source>
   <translation>Tu nombre, colores, tamaño del texto, sonidos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Undo the deletion</source>
   <translation>Deshacer el borrado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Try again</source>
   <translation>Intentar de nuevo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Menu</source>
   <translation>Menú</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>{fan_work} Version {version}.</source>
   <translation>{fan_work} Versión {version}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>A table for {game}</source>
   <translation>Una mesa para {game}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>{n} seats</source>
   <extracomment>for one: {n} seat</extracomment>
   <translation>
    <numerusform>{n} asiento</numerusform>
    <numerusform>{n} asientos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>“{game}” is in the trash folder of the games now.</source>
   <translation>«{game}» está ahora en la papelera de las partidas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Your seat at “{table}” is forgotten here.</source>
   <translation>Tu asiento en «{table}» se ha olvidado aquí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>It can't be deleted: {error}</source>
   <translation>No se puede borrar: {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>It can't be brought back: {error}</source>
   <translation>No se puede recuperar: {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>By hand…</source>
   <translation>A mano…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>Burn the Edge…</source>
   <translation>Quemar la Ventaja…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>{digit} means something else now: {answer}. Press it again.</source>
   <translation>{digit} significa ahora otra cosa: {answer}. Púlsalo otra vez.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>{count} more…</source>
   <translation>{count} más…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>{count} answers…</source>
   <translation>{count} respuestas…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/asking.py" />
   <source>Space only passes. {shown}: {words}.</source>
   <translation>Espacio solo pasa. {shown}: {words}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>before range</source>
   <translation>antes de la distancia</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>maneuver</source>
   <translation>maniobra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>before strikes</source>
   <translation>antes de los ataques</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>choose strike</source>
   <translation>elegir ataque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>resolve</source>
   <translation>resolución</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>additional</source>
   <translation>adicional</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>press</source>
   <translation>acoso</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>end</source>
   <translation>fin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>Combat — round {round}</source>
   <translation>Combate — asalto {round}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>The combat is over</source>
   <translation>El combate ha terminado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>{step}range: {upper}</source>
   <translation>{step}distancia: {upper}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>strike: {strike}</source>
   <translation>ataque: {strike}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>strike: …</source>
   <translation>ataque: …</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>if nothing changes:</source>
   <translation>si nada cambia:</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>{blood} life</source>
   <translation>{blood} de vida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>{blood} blood of {capacity}</source>
   <translation>{blood} de sangre de {capacity}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>{blood} blood</source>
   <translation>{blood} de sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/floating.py" />
   <source>Unfold</source>
   <translation>Desplegar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/floating.py" />
   <source>Fold up</source>
   <translation>Plegar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/held.py" />
   <source>Another answer stands here now: move the pointer before you press it.</source>
   <translation>Ahora hay otra respuesta aquí: mueve el puntero antes de pulsarla.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>no</source>
   <comment>how many</comment>
   <translation>0</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>one</source>
   <comment>how many</comment>
   <translation>1</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>two</source>
   <comment>how many</comment>
   <translation>2</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>three</source>
   <comment>how many</comment>
   <translation>3</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>four</source>
   <comment>how many</comment>
   <translation>4</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>five</source>
   <comment>how many</comment>
   <translation>5</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>six</source>
   <comment>how many</comment>
   <translation>6</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>seven</source>
   <comment>how many</comment>
   <translation>7</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>eight</source>
   <comment>how many</comment>
   <translation>8</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>nine</source>
   <comment>how many</comment>
   <translation>9</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>ten</source>
   <comment>how many</comment>
   <translation>10</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>{number} minions can still act.</source>
   <extracomment>for one: {number} minion can still act.</extracomment>
   <translation>
    <numerusform>{number} siervo aún puede actuar.</numerusform>
    <numerusform>{number} siervos aún pueden actuar.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>{number} transfers are left.</source>
   <extracomment>for one: {number} transfer is left.</extracomment>
   <translation>
    <numerusform>Queda {number} transferencia.</numerusform>
    <numerusform>Quedan {number} transferencias.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>{number} master cards can still be played.</source>
   <extracomment>for one: {number} master card can still be played.</extracomment>
   <translation>
    <numerusform>Aún se puede jugar {number} carta heril.</numerusform>
    <numerusform>Aún se pueden jugar {number} cartas heriles.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>{amount} pool for the Edge is not taken yet.</source>
   <translation>Aún no se ha tomado {amount} de reserva por la Ventaja.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>{number} votes are not cast yet.</source>
   <extracomment>for one: {number} vote is not cast yet.</extracomment>
   <translation>
    <numerusform>Aún no se ha emitido {number} voto.</numerusform>
    <numerusform>Aún no se han emitido {number} votos.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referee_bar.py" />
   <source>directed at {at}</source>
   <translation>directa contra {at}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referee_bar.py" />
   <source>stealth {stealth}</source>
   <translation>sigilo {stealth}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referee_bar.py" />
   <source>intercept {intercept}</source>
   <translation>intercepción {intercept}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referee_bar.py" />
   <source>bleed {bleed}</source>
   <translation>sangrado {bleed}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>FOR {votes_for}</source>
   <translation>A FAVOR {votes_for}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>AGAINST {against}</source>
   <translation>EN CONTRA {against}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>Referendum — {title}</source>
   <translation>Referéndum — {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>called by {name}</source>
   <translation>convocado por {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>for {count}</source>
   <translation>a favor {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>against {count}</source>
   <translation>en contra {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>no votes cast</source>
   <translation>sin votos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>done</source>
   <comment>with voting</comment>
   <translation>listo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>{name} {amount} ballot</source>
   <translation>{name} {amount} (papeleta)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/since.py" />
   <source>Since your last turn</source>
   <translation>Desde tu último turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/since.py" />
   <source>and {count} more, in the log</source>
   <translation>y {count} más, en el registro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/steps.py" />
   <source>{name}, now</source>
   <translation>{name}, ahora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Another's master phase</source>
   <translation>Fase heril de otro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>An action is announced</source>
   <translation>Se anuncia una acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Before a block</source>
   <translation>Antes de un bloqueo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>To block</source>
   <translation>Bloquear</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>A block is attempted</source>
   <translation>Se intenta un bloqueo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>An action is blocked</source>
   <translation>Se bloquea una acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Nobody blocks</source>
   <translation>Nadie bloquea</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Before an action resolves</source>
   <translation>Antes de resolver una acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>After an action</source>
   <translation>Después de una acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Combat begins</source>
   <translation>Empieza un combate</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Maneuvers</source>
   <translation>Maniobras</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Before strikes</source>
   <translation>Antes de los ataques</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Strikes are chosen</source>
   <translation>Se eligen los ataques</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Damage is prevented</source>
   <translation>Se previene daño</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Additional strikes</source>
   <translation>Ataques adicionales</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Presses</source>
   <translation>Acosos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>A round ends</source>
   <translation>Termina un asalto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>A card is played</source>
   <translation>Se juega una carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Before votes are cast</source>
   <translation>Antes de votar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Always ask</source>
   <translation>Preguntar siempre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>When it matters</source>
   <translation>Cuando importa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Never ask</source>
   <translation>No preguntar nunca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>What is asked</source>
   <translation>Lo que se pregunta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>What a computer player would do here, and why ({shown})</source>
   <translation>Lo que haría aquí el ordenador, y por qué ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Stops</source>
   <translation>Paradas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>When you are asked, and when it is passed for you</source>
   <translation>Cuándo se te pregunta y cuándo se pasa por ti</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>What others did to you since your last turn</source>
   <translation>Lo que te han hecho los demás desde tu último turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Pass this action</source>
   <translation>Pasar esta acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Nothing more in this action ({shown})</source>
   <translation>Nada más en esta acción ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>A computer player has made up its mind.</source>
   <translation>El ordenador se ha decidido.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>The rule: {name}</source>
   <translation>La regla: {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Hand the screen to {name}</source>
   <translation>Ceder la pantalla a {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>About you: {count}. {touched}</source>
   <translation>Sobre ti: {count}. {touched}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Thinking…</source>
   <translation>Pensando…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Stops: held</source>
   <translation>Paradas: todo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>About you: {count}</source>
   <translation>Sobre ti: {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Until it is about me</source>
   <translation>Hasta que me toque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Let it go on</source>
   <translation>Dejar que siga</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Hold: ask me everything ({shown})</source>
   <translation>Retener: preguntarme todo ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Hint ({shown})</source>
   <translation>Consejo ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Pass this action ({shown})</source>
   <translation>Pasar esta acción ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Not {name} in this action</source>
   <translation>No {name} en esta acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/actions.py" />
   <source>Choose the card from which to point first.</source>
   <translation>Elige primero la carta desde la que señalar.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/advice.py" />
   <source>{option}. Nothing here is better.</source>
   <translation>{option}. Aquí no hay nada mejor.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>you</source>
   <translation>tú</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>{name} asks. {shown} allows it.</source>
   <translation>{name} pregunta. {shown} lo permite.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Refuse</source>
   <translation>Rechazar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Allow</source>
   <translation>Permitir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Hand over to {name}</source>
   <translation>Ceder a {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Withdraw</source>
   <translation>Retirar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Waiting for {names}: {said}</source>
   <translation>Esperando a {names}: {said}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>{names} asks: {said}</source>
   <translation>{names} pregunta: {said}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>You have agreed. {names} asks: {said}</source>
   <translation>Has aceptado. {names} pregunta: {said}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>{count} of {count2} have agreed</source>
   <translation>Han aceptado {count} de {count2}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>I won’t bleed you for two turns, if you vote for my referendum</source>
   <translation>No te sangro durante dos turnos si votas a favor de mi referéndum</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>I won’t bleed you for two turns, if you don’t bleed me</source>
   <translation>No te sangro durante dos turnos si tú no me sangras</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>I won’t bleed you this turn, if you block this action</source>
   <translation>No te sangro este turno si bloqueas esta acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>I vote for your referendum, if you don’t bleed me for two turns</source>
   <translation>Voto a favor de tu referéndum si no me sangras durante dos turnos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Vote for my referendum</source>
   <translation>Vota a favor de mi referéndum</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Block this action</source>
   <translation>Bloquea esta acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Deal</source>
   <translation>Trato</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Offer another Methuselah a bargain</source>
   <translation>Ofrecer un trato a otro Matusalén</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>{name} offers a bargain.</source>
   <translation>{name} ofrece un trato.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Agree</source>
   <translation>Aceptar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>search: words, type:equipment, disc:for…</source>
   <translation>buscar: palabras, type:equipment, disc:for…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Search among these cards</source>
   <translation>Buscar entre estas cartas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Order</source>
   <translation>Orden</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Only {name} can look through that {region}.</source>
   <translation>Solo {name} puede mirar: {region}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Everyone</source>
   <translation>Todos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>The top of {owner}’s {title}</source>
   <translation>Las primeras de {owner}: {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>{owner}’s {title}</source>
   <translation>{owner}: {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>{shown} of {count}</source>
   <translation>{shown} de {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>the {region} is shuffled when you close this</source>
   <translation>se baraja cuando cierras esto ({region})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>double click takes a card</source>
   <translation>doble clic toma una carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>double click plays a card</source>
   <translation>doble clic juega una carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>All</source>
   <translation>Todas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>From the top</source>
   <translation>Desde arriba</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>As they lie</source>
   <translation>Tal como están</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>By name</source>
   <translation>Por nombre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>By type</source>
   <translation>Por tipo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Play</source>
   <translation>Reproducir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>To the hand</source>
   <translation>A la mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>To the uncontrolled region</source>
   <translation>A la zona incontrolada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Into play</source>
   <translation>En juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>To the ash heap</source>
   <translation>Al montón de ceniza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Remove from the game</source>
   <translation>Retirar de la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>On top of the {kind}</source>
   <translation>Encima ({kind})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>To the bottom of the {kind}</source>
   <translation>Debajo ({kind})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Show to everyone</source>
   <translation>Mostrar a todos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>group {group}</source>
   <translation>grupo {group}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>{title} of {title_of}</source>
   <translation>{title} de {title_of}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>costs {words}</source>
   <translation>cuesta {words}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>or</source>
   <translation>o</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>and</source>
   <translation>y</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>requires {filter}</source>
   <translation>requiere {filter}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>burn option</source>
   <translation>opción de quemar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>Banned since {date}</source>
   <translation>Prohibida desde {date}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>◆ Plays itself in strict mode.{rulings_obeyed}</source>
   <translation>◆ Se juega sola en modo estricto.{rulings_obeyed}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>◇ By hand in strict mode: “{unread}”</source>
   <translation>◇ A mano en modo estricto: «{unread}»</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>Rulings obeyed: {obeyed} of {total}</source>
   <translation>Dictámenes seguidos: {obeyed} de {total}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>{told}, {broken} not yet.</source>
   <translation>{told}, {broken} todavía no.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>How the referee reads it</source>
   <translation>Cómo la lee el árbitro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>Rulings</source>
   <translation>Dictámenes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>nobody</source>
   <translation>nadie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>On {named}</source>
   <translation>En {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>On a card</source>
   <translation>En una carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>{title} of {seat}</source>
   <translation>{title} de {seat}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>controlled by {seat}</source>
   <translation>controlada por {seat}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>owned by {seat}</source>
   <translation>es de {seat}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>face down</source>
   <translation>boca abajo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>{blood} of {capacity}</source>
   <translation>{blood} de {capacity}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>life {much}</source>
   <translation>vida {much}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>blood {much}</source>
   <translation>sangre {much}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>shown to everyone</source>
   <translation>mostrada a todos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>shown to {names}</source>
   <translation>mostrada a {names}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>Bears</source>
   <translation>Lleva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Hand</source>
   <translation>Mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Raise a hand</source>
   <translation>Levantar la mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Wait</source>
   <translation>Espera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Ask everyone to wait</source>
   <translation>Pedir a todos que esperen</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Mine</source>
   <translation>Yo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>I have something to play</source>
   <translation>Tengo algo que jugar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>I have nothing: go on</source>
   <translation>No tengo nada: seguid</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>{clock_time} played, no time limit</source>
   <translation>{clock_time} de juego, sin límite de tiempo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>{time} played</source>
   <translation>{time} de juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>{shown} left</source>
   <translation>queda {shown}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>Time is up</source>
   <translation>Se acabó el tiempo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>The clock stands; click to let it run</source>
   <translation>El reloj está parado; haz clic para que corra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>Click to stop the clock</source>
   <translation>Haz clic para parar el reloj</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>Clock: {says}, stopped</source>
   <translation>Reloj: {says}, parado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>Clock: {says}</source>
   <translation>Reloj: {says}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/course.py" />
   <source>round {round} · {range}</source>
   <translation>asalto {round} · {range}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/course.py" />
   <source>tries to block</source>
   <translation>intenta bloquear</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/course.py" />
   <source>{said} · intercept {intercept}</source>
   <translation>{said} · intercepción {intercept}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/cursor.py" />
   <source>the bank</source>
   <translation>la banca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>Lift the curtain</source>
   <translation>Levantar el telón</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>{name}, this is for you. Press Space to lift the curtain.</source>
   <translation>{name}, esto es para ti. Pulsa Espacio para levantar el telón.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>Lift the curtain for {name}</source>
   <translation>Levantar el telón para {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>{name}, this is for you</source>
   <translation>{name}, esto es para ti</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>Press Space when nobody else is looking.</source>
   <translation>Pulsa Espacio cuando nadie más mire.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>Esc goes back to {back}.</source>
   <translation>Esc vuelve a {back}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{name} is ousted</source>
   <translation>{name} es expulsado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{name} withdraws</source>
   <translation>{name} se retira</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{points} victory point</source>
   <translation>{points} punto de victoria</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{points} victory points</source>
   <translation>{points} puntos de victoria</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{gained} pool</source>
   <translation>{gained} de reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{name} gains {gains}</source>
   <translation>{name} gana {gains}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Everyone at the table can read it</source>
   <translation>Toda la mesa puede leerlo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Write</source>
   <translation>Escribir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Set</source>
   <comment>a number</comment>
   <translation>Fijar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>another name…</source>
   <translation>otro nombre…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Name of another counter</source>
   <translation>Nombre de otro contador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Take one</source>
   <translation>Quitar uno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Put one</source>
   <translation>Poner uno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>How many</source>
   <translation>Cuántos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>a {kind} card</source>
   <translation>una carta de {kind}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>A note on {named}</source>
   <translation>Una nota en {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Counters on {named}</source>
   <translation>Contadores en {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>From the bank to the card</source>
   <translation>De la banca a la carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>From the card to the bank</source>
   <translation>De la carta a la banca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>From the pool to the card</source>
   <translation>De la reserva a la carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>From the card to the pool</source>
   <translation>De la carta a la reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Move blood: {named} has {blood}</source>
   <translation>Mover sangre: {named} tiene {blood}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/full_card.py" />
   <source>Rest the pointer on a card, or choose one, to see it at full size.</source>
   <translation>Deja el puntero sobre una carta, o elige una, para verla a tamaño completo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/full_card.py" />
   <source>A card, face hidden</source>
   <translation>Una carta, con la cara oculta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>Your vampires and allies stand here</source>
   <translation>Aquí están tus vampiros y aliados</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>Draw vampires from your crypt, and drag blood onto them from your pool</source>
   <translation>Roba vampiros de tu cripta y arrastra sangre sobre ellos desde tu reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>Nobody is in torpor</source>
   <translation>Nadie está en letargo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>Locations, masters and events stay here</source>
   <translation>Aquí se quedan lugares, heriles y eventos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>hand {count}</source>
   <translation>mano {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>uncontrolled — drag blood here from your pool</source>
   <translation>incontrolados — arrastra aquí sangre de tu reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>ash</source>
   <translation>ceniza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>{shown}: draw {size}</source>
   <translation>{shown}: robar {size}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>{count} too many</source>
   <translation>{count} de más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>your prey</source>
   <translation>tu presa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>your predator</source>
   <translation>tu depredador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>{victory_points:g} VP</source>
   <translation>{victory_points:g} PV</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>transfers</source>
   <translation>transferencias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>bank</source>
   <translation>banca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>EDGE</source>
   <translation>VENTAJA</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>of {size}</source>
   <translation>de {size}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Film</source>
   <translation>Película</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Turn</source>
   <translation>Turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Blood and counters</source>
   <translation>Sangre y contadores</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Looking</source>
   <translation>Mirar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Table talk</source>
   <translation>Hablar en la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Program</source>
   <translation>Programa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Pass; in manual mode the next phase</source>
   <translation>Pasar; en modo manual, la fase siguiente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>End the phase, or pass until it is about me</source>
   <translation>Terminar la fase, o pasar hasta que me toque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Unlock all of mine</source>
   <translation>Enderezar todo lo mío</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Draw up to the hand size</source>
   <translation>Robar hasta el tamaño de la mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Draw from the crypt</source>
   <translation>Robar de la cripta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Take back</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Do again</source>
   <translation>Rehacer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Take the Edge, or give it up</source>
   <translation>Tomar la Ventaja, o dejarla</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Pass for the rest of this action</source>
   <translation>Pasar el resto de esta acción</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Hold: ask me everything</source>
   <translation>Retener: preguntarme todo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>A hint: what a computer player would do</source>
   <translation>Un consejo: lo que haría el ordenador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Let a computer player go on</source>
   <translation>Dejar que siga el ordenador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Lock or unlock</source>
   <translation>Girar o enderezar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Discard</source>
   <translation>Descartar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Burn: to the ash heap</source>
   <translation>Quemar: al montón de ceniza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move to the ready region</source>
   <translation>Pasar a la zona preparada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move to torpor</source>
   <translation>Pasar al letargo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Turn face up or down</source>
   <translation>Poner boca arriba o abajo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Write a note</source>
   <translation>Escribir una nota</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Point from the card: then click, or arrow keys and Enter</source>
   <translation>Señalar desde la carta: luego clic, o flechas e Intro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Select all of mine</source>
   <translation>Seleccionar todo lo mío</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Add a blood</source>
   <translation>Añadir uno de sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Burn a blood</source>
   <translation>Quemar uno de sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move a pool to the card</source>
   <translation>Pasar uno de reserva a la carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move a blood back to the pool</source>
   <translation>Devolver uno de sangre a la reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move any number of blood…</source>
   <translation>Mover cualquier cantidad de sangre…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Put or take another counter…</source>
   <translation>Poner o quitar otro contador…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Whole table</source>
   <translation>Toda la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Closer</source>
   <translation>Más cerca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Further</source>
   <translation>Más lejos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Look as the next seat</source>
   <translation>Mirar como el siguiente asiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The card at full size</source>
   <translation>La carta a tamaño completo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Keep the card in the preview</source>
   <translation>Mantener la carta en la vista previa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Search my library</source>
   <translation>Buscar en mi biblioteca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Look through my ash heap</source>
   <translation>Mirar mi montón de ceniza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Why a computer player did the last thing</source>
   <translation>Por qué hizo el ordenador lo último</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Say something</source>
   <translation>Decir algo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>I have something</source>
   <translation>Tengo algo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Nothing: go on</source>
   <translation>Nada: seguid</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Allow what is asked</source>
   <translation>Permitir lo que se pide</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The keys</source>
   <translation>Las teclas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Close, or select nothing</source>
   <translation>Cerrar, o no seleccionar nada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move cards, and counters from pools, cards and the bank</source>
   <translation>Mover cartas, y contadores desde reservas, cartas y la banca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Shift + drag</source>
   <translation>Mayús + arrastrar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Five counters at once</source>
   <translation>Cinco contadores a la vez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Wheel, digits</source>
   <translation>Rueda, cifras</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>While counters are held: more, fewer, so many</source>
   <translation>Con contadores cogidos: más, menos, tantos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Wheel on a card</source>
   <translation>Rueda sobre una carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Add or burn blood</source>
   <translation>Añadir o quemar sangre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Double click</source>
   <translation>Doble clic</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Lock, unlock; play; draw; open a pile</source>
   <translation>Girar, enderezar; jugar; robar; abrir un montón</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Right click</source>
   <translation>Clic derecho</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>All that can be done</source>
   <translation>Todo lo que se puede hacer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Drag on the felt</source>
   <translation>Arrastrar sobre el tapete</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Select many</source>
   <translation>Seleccionar varias</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Ctrl + click</source>
   <translation>Ctrl + clic</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Select one more</source>
   <translation>Seleccionar una más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Alt + drag</source>
   <translation>Alt + arrastrar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Point from a card to another</source>
   <translation>Señalar de una carta a otra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Closer, further</source>
   <translation>Más cerca, más lejos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Middle button</source>
   <translation>Botón central</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move about</source>
   <translation>Desplazarse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Click on a name</source>
   <translation>Clic en un nombre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Bring a seat close</source>
   <translation>Acercar un asiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Arrow keys</source>
   <translation>Flechas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>From card to card</source>
   <translation>De carta en carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The keys, while the referee watches</source>
   <translation>Las teclas, con el árbitro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The keys, while everything is moved by hand</source>
   <translation>Las teclas, cuando todo se mueve a mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The keys for who watches</source>
   <translation>Las teclas de quien mira</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Pass; it never ends a phase</source>
   <translation>Pasar; nunca termina una fase</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Play: ask what may be done with the card</source>
   <translation>Jugar: preguntar qué se puede hacer con la carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>What the card may do now</source>
   <translation>Lo que la carta puede hacer ahora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The next phase</source>
   <translation>La fase siguiente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Answer what is asked</source>
   <translation>Responder a lo que se pregunta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Mouse</source>
   <translation>Ratón</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>{name}’s reason: {why}.</source>
   <translation>Motivo de {name}: {why}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>Log</source>
   <translation>Registro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>New lines</source>
   <translation>Líneas nuevas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>beside the game</source>
   <translation>al margen de la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>after {clock_time} of play</source>
   <translation>tras {clock_time} de juego</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>before you sat down</source>
   <translation>antes de que te sentaras</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>{count} more</source>
   <translation>{count} más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Why not?</source>
   <translation>¿Por qué no?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Play without drawing</source>
   <translation>Jugar sin robar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Take it off</source>
   <translation>Quitarla de ahí</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Give control to</source>
   <translation>Dar el control a</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Put on</source>
   <translation>Poner en</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>a card face down</source>
   <translation>una carta boca abajo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>To the {kind}</source>
   <translation>A: {kind}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>On top</source>
   <translation>Encima</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>To the bottom</source>
   <translation>Debajo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Look through…</source>
   <translation>Mirar…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Top card to its ash heap</source>
   <translation>La primera carta a su montón de ceniza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Search… (shuffles afterwards)</source>
   <translation>Buscar… (luego se baraja)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Look at the top</source>
   <translation>Mirar las primeras</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Shuffle</source>
   <translation>Barajar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Top card to the ash heap</source>
   <translation>La primera carta al montón de ceniza</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Remove the top card</source>
   <translation>Retirar la primera carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Gain pool</source>
   <translation>Ganar reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Burn pool</source>
   <translation>Quemar reserva</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Look as {name}</source>
   <translation>Mirar como {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Give up the Edge</source>
   <translation>Dejar la Ventaja</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Give the Edge to {name}</source>
   <translation>Dar la Ventaja a {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Random card of {name}’s hand</source>
   <translation>Carta al azar de la mano de {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Hand size</source>
   <translation>Tamaño de la mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Look at {name}’s hand…</source>
   <translation>Mirar la mano de {name}…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/panel_handles.py" />
   <source>Larger or smaller</source>
   <translation>Más grande o más pequeño</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/pile_grid.py" />
   <source>a {kind} card, face hidden</source>
   <translation>una carta de {kind}, con la cara oculta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Keep this card here</source>
   <translation>Mantener aquí esta carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Keep this card in the preview</source>
   <translation>Mantener esta carta en la vista previa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Rest the pointer on a card to read it here.</source>
   <translation>Deja el puntero sobre una carta para leerla aquí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Preview: no card yet</source>
   <translation>Vista previa: aún sin carta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Preview: {card}</source>
   <translation>Vista previa: {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/prompt.py" />
   <source>Oust</source>
   <translation>Expulsar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/prompt.py" />
   <source>Not yet</source>
   <translation>Todavía no</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/prompt.py" />
   <source>{name} has no pool left. Ousting gives {predator} a victory point and 6 pool.</source>
   <translation>A {name} no le queda reserva. Expulsarlo da a {predator} un punto de victoria y 6 de reserva.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>survived, pool {pool}</source>
   <translation>sobrevivió, reserva {pool}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>playing, pool {pool}</source>
   <translation>en juego, reserva {pool}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{minutes} h {minutes2} min</source>
   <translation>{minutes} h {minutes2} min</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{minutes} min</source>
   <translation>{minutes} min</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Take it back: go on</source>
   <translation>Deshacerlo: seguir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Look at the table</source>
   <translation>Mirar la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Leave the table</source>
   <translation>Dejar la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>The score so far</source>
   <translation>El resultado hasta ahora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>The game is over; nobody has the game win</source>
   <translation>La partida ha terminado; nadie la gana</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{name} has the game win</source>
   <translation>{name} gana la partida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>1 round</source>
   <translation>1 ronda</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{round} rounds</source>
   <translation>{round} rondas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{rounds}, {duration} of play. A game win needs 2 victory points and more than anyone else.</source>
   <translation>{rounds}, {duration} de juego. Para ganar la partida hacen falta 2 puntos de victoria y más que nadie.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Game win</source>
   <translation>Partida ganada</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{name}: {victory_points:g} victory points</source>
   <translation>{name}: {victory_points:g} puntos de victoria</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Half a point less</source>
   <translation>Medio punto menos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Half a point more</source>
   <translation>Medio punto más</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{says} for {name}: for a miscount</source>
   <translation>{says} para {name}: por un error de cuenta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{says} for {name}</source>
   <translation>{says} para {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/session.py" />
   <source>You watch this game: only who has a seat at the table can do that.</source>
   <translation>Miras esta partida: solo quien tiene un asiento en la mesa puede hacer eso.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/session.py" />
   <source>card {card}</source>
   <translation>carta {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Pace of the computer players</source>
   <translation>Ritmo del ordenador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Score…</source>
   <translation>Resultado…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>End the game now</source>
   <translation>Terminar la partida ahora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Settings…</source>
   <translation>Ajustes…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Hand the view to</source>
   <translation>Ceder la vista a</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Stop the clock</source>
   <translation>Parar el reloj</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Let the clock run</source>
   <translation>Dejar correr el reloj</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Close all hands</source>
   <translation>Cerrar todas las manos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Open all hands</source>
   <translation>Abrir todas las manos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Flip a coin</source>
   <translation>Lanzar una moneda</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Roll a die</source>
   <translation>Tirar un dado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>of {sides} sides</source>
   <translation>de {sides} caras</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>of another number of sides…</source>
   <translation>de otro número de caras…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Random card from the hand of</source>
   <translation>Carta al azar de la mano de</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Strict: the referee enforces the rules</source>
   <translation>Estricto: el árbitro hace cumplir las reglas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Manual: the players do</source>
   <translation>Manual: lo hacen los jugadores</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>They offer bargains</source>
   <translation>Ofrecen tratos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>A die of how many sides?</source>
   <translation>¿Un dado de cuántas caras?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Roll</source>
   <translation>Tirar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Play on</source>
   <translation>Seguir jugando</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Next phase ({shown})</source>
   <translation>Fase siguiente ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>End turn</source>
   <translation>Fin del turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>End the turn ({shown})</source>
   <translation>Terminar el turno ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Take back ({shown})</source>
   <translation>Deshacer ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Do again ({shown})</source>
   <translation>Rehacer ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Not saved</source>
   <translation>Sin guardar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>You watch</source>
   <translation>Estás mirando</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>You see what the table sees, without a seat: never a hand, and nothing to do</source>
   <translation>Ves lo que ve la mesa, sin asiento: nunca una mano, y nada que hacer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Table menu</source>
   <translation>Menú de la mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>The running phase</source>
   <translation>La fase en curso</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Go to the {name} phase{key}</source>
   <translation>Ir a la fase {name}{key}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{name} phase, running</source>
   <translation>fase {name}, en curso</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Go to the {name} phase</source>
   <translation>Ir a la fase {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>No rules but good manners</source>
   <translation>Sin reglas, solo buenos modales</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>The referee watches</source>
   <translation>El árbitro vigila</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{mode} mode: change it</source>
   <translation>modo {mode}: cambiarlo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Not saved. {unsaved}</source>
   <translation>Sin guardar. {unsaved}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{viewer} is looking. Hand the view to another seat ({shown}).</source>
   <translation>{viewer} está mirando. Ceder la vista a otro asiento ({shown}).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{viewer} is looking; hand the view to another seat</source>
   <translation>{viewer} está mirando; ceder la vista a otro asiento</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{name} phase; go to another</source>
   <translation>fase {name}; ir a otra</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>End</source>
   <translation>Fin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>End the game now?</source>
   <translation>¿Terminar la partida ahora?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{ended} All others must agree; it can be taken back.</source>
   <translation>{ended} Todos los demás deben estar de acuerdo; se puede deshacer.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>The game is not being saved</source>
   <translation>La partida no se está guardando</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{unsaved}
The game goes on; it is saved again as soon as it can be.</source>
   <translation>{unsaved}
La partida sigue; se guarda de nuevo en cuanto se pueda.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/transfers.py" />
   <source>Transfers left. Click a dot to correct them.</source>
   <translation>Transferencias que quedan. Haz clic en un punto para corregirlas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/transfers.py" />
   <source>Transfers: {left} of {total} left</source>
   <translation>Transferencias: quedan {left} de {total}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/view.py" />
   <source>The table</source>
   <translation>La mesa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>preys on {name}</source>
   <translation>su presa es {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>predator</source>
   <translation>depredador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>prey’s prey</source>
   <translation>presa de la presa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>predator’s predator</source>
   <translation>depredador del depredador</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>across</source>
   <translation>enfrente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>a {kind} card, face down</source>
   <translation>una carta de {kind}, boca abajo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{title} of {name}</source>
   <translation>{title} de {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>empty</source>
   <translation>vacía</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{display_name} on top</source>
   <translation>{display_name} encima</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{name}’s {title}, {cards}{seen}</source>
   <translation>{title} de {name}, {cards}{seen}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{name}’s pool, {pool}</source>
   <translation>reserva de {name}, {pool}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>the Edge, at the bank</source>
   <translation>la Ventaja, en la banca</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>the Edge, with {name}</source>
   <translation>la Ventaja, con {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>pool {pool}</source>
   <translation>reserva {pool}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>ousted</source>
   <translation>expulsado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>withdrawn</source>
   <translation>retirado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{victory_points:g} victory points</source>
   <translation>{victory_points:g} puntos de victoria</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{count} cards in hand</source>
   <translation>{count} cartas en mano</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>has the turn</source>
   <translation>tiene el turno</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/theme.py" />
   <source>Dark and warm</source>
   <translation>Oscuro y cálido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/theme.py" />
   <source>Light</source>
   <translation>Claro</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/theme.py" />
   <source>High contrast</source>
   <translation>Alto contraste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>Turn {round} — {name}</source>
   <translation>Turno {round} — {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>{lock} or {unlock}</source>
   <translation>{lock} o {unlock}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>{unlock} all of mine</source>
   <translation>{unlock} todo lo mío</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>sec. {rule}</source>
   <translation>sec. {rule}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>End the game? Everyone still playing gains half a victory point.</source>
   <translation>¿Terminar la partida? Cada uno de los que siguen jugando gana medio punto de victoria.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>Then everybody still playing gains half a victory point, and the score counts as it stands.</source>
   <translation>Entonces cada uno de los que siguen jugando gana medio punto de victoria, y el resultado vale tal como está.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>The victory points stay as they are.</source>
   <translation>Los puntos de victoria quedan como están.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>is ousted</source>
   <translation>es expulsado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Setting up the table…</source>
   <translation>Preparando la mesa…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>The lessons are missing</source>
   <translation>Faltan las lecciones</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>The card lists are missing</source>
   <translation>Faltan las listas de cartas</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>{n} pictures were thrown away.</source>
   <extracomment>for one: {n} picture was thrown away.</extracomment>
   <translation>
    <numerusform>Se ha desechado {n} imagen.</numerusform>
    <numerusform>Se han desechado {n} imágenes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>{done} of {total} cards. {message}</source>
   <translation>{done} de {total} cartas. {message}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>The game can't begin</source>
   <translation>La partida no puede empezar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Open in another window</source>
   <translation>Abierta en otra ventana</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>{error} Go on there, or close it first.</source>
   <translation>{error} Sigue allí, o ciérrala primero.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>The game can't be continued</source>
   <translation>La partida no se puede continuar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Part of the game is lost</source>
   <translation>Parte de la partida se ha perdido</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Not everything is saved</source>
   <translation>No todo está guardado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>{unsaved} What happened since then is lost when you close the window now. Make room on the disk first; the game then saves itself with the next move.</source>
   <translation>{unsaved} Lo ocurrido desde entonces se perderá si cierras la ventana ahora. Haz primero sitio en el disco; la partida se guardará sola con la siguiente jugada.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Pool and your first vampire</source>
   <translation>La reserva y tu primer vampiro</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>You are a Methuselah: your pool is your life and your purse.</source>
   <translation>Eres un Matusalén: tu reserva es tu vida y tu bolsa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Pool spent on a vampire is not lost: it walks the city for you now. Spend too much, though, and your predator will find you weak.</source>
   <translation>La reserva gastada en un vampiro no se pierde: ahora recorre la ciudad por ti. Pero si gastas demasiada, tu depredador te encontrará débil.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>The red counters are your pool: you have 30. Whoever has none left is out of the game. Across from you sits Alexis, your prey: the one whose pool you are after.</source>
   <translation>Los contadores rojos son tu reserva: tienes 30. A quien no le queda, está fuera de la partida. Enfrente se sienta Alexis, tu presa: aquella cuya reserva persigues.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Two vampires wait face down in your uncontrolled region. Only you can see them. The number in the corner is a vampire's capacity: so much blood it needs before it comes to you.</source>
   <translation>Dos vampiros esperan boca abajo en tu zona incontrolada. Solo tú puedes verlos. El número de la esquina es la capacidad de un vampiro: necesita esa sangre antes de venir a ti.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>It is your influence phase: you have four transfers. One transfer moves one pool to a vampire. Hector Sosa needs 4 and has 1. Drag a counter from your pool onto him, or click him and choose.</source>
   <translation>Es tu fase de influencia: tienes cuatro transferencias. Una transferencia pasa un punto de reserva a un vampiro. Hector Sosa necesita 4 y tiene 1. Arrastra un contador de tu reserva sobre él, o haz clic en él y elige.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>That can be done, too. For now, give the counter to Hector Sosa: he needs the least.</source>
   <translation>Eso también se puede. Por ahora, dale el contador a Hector Sosa: es el que menos necesita.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Two more, and he has what he needs.</source>
   <translation>Dos más, y tiene lo que necesita.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Not yet: first the two counters for Hector Sosa.</source>
   <translation>Todavía no: primero los dos contadores para Hector Sosa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>He is full. One transfer is left; keep it this time. Say that you are done with your transfers, and he stands up.</source>
   <translation>Está lleno. Queda una transferencia; guárdala esta vez. Di que has terminado tus transferencias, y se levanta.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>One transfer is left, but your pool matters more now. Say that you are done.</source>
   <translation>Queda una transferencia, pero ahora tu reserva importa más. Di que has terminado.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Hector Sosa is ready, and the blood on him is his own now. He pays for what he does with it, and heals with it. Your pool is 27.</source>
   <translation>Hector Sosa está preparado, y la sangre que tiene ya es suya. Con ella paga lo que hace y se cura. Tu reserva es de 27.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Last comes the discard phase: you could throw a card away and draw another. Keep your hand, and end the turn.</source>
   <translation>Por último viene la fase de descarte: podrías descartar una carta y robar otra. Conserva tu mano y termina el turno.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Every card of your hand is good for something. Keep them, and end the turn.</source>
   <translation>Todas las cartas de tu mano sirven para algo. Consérvalas y termina el turno.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Acting, bleeding and hunting</source>
   <translation>Actuar, sangrar y cazar</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Your vampires act, one after the other; each bleed drains your prey.</source>
   <translation>Tus vampiros actúan uno tras otro; cada sangrado vacía a tu presa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Unlock, act, lock: that is the heart of every turn. Bleed whenever nothing better offers itself.</source>
   <translation>Enderezar, actuar, girar: ese es el corazón de cada turno. Sangra siempre que no haya nada mejor.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>It is your minion phase. Each of your ready, unlocked vampires may act once. What can act now glows in gold.</source>
   <translation>Es tu fase de siervo. Cada uno de tus vampiros preparados y enderezados puede actuar una vez. Lo que puede actuar ahora brilla en oro.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Your prey is Alexis, with 12 pool. Let Hector Sosa bleed her: click him and choose the bleed.</source>
   <translation>Tu presa es Alexis, con 12 de reserva. Que Hector Sosa la sangre: haz clic en él y elige el sangrado.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>A good thought for another turn. Now let Hector Sosa bleed Alexis.</source>
   <translation>Buena idea para otro turno. Ahora, que Hector Sosa sangre a Alexis.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Alexis lost 1 pool, for her only vampire is locked and could not block. Whoever bleeds gets the Edge, too: it brings you 1 pool as you unlock, and a vote. Hector Sosa is locked now.</source>
   <translation>Alexis perdió 1 de reserva, porque su único vampiro está girado y no podía bloquear. Quien sangra consigue además la Ventaja: te da 1 de reserva al enderezar, y un voto. Hector Sosa está girado ahora.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Mazz has only 1 blood of 3. With no blood a vampire can pay for nothing and survives nothing. Let him hunt: he gains 1 blood.</source>
   <translation>Mazz solo tiene 1 de sangre de 3. Sin sangre un vampiro no puede pagar nada ni sobrevivir a nada. Que cace: gana 1 de sangre.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>He is thin already. Let Mazz hunt first.</source>
   <translation>Ya está flaco. Que Mazz cace primero.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Both of your vampires have acted, so the minion phase is over by itself. The influence phase came: leave Aunt Linda where she is this time, and say that you are done.</source>
   <translation>Tus dos vampiros han actuado, así que la fase de siervo termina sola. Llegó la fase de influencia: deja a Aunt Linda donde está esta vez, y di que has terminado.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Keep your pool for now, and say that you are done with transfers.</source>
   <translation>Guarda tu reserva por ahora, y di que has terminado con las transferencias.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>You could discard a card and draw another. Keep both, and end your turn.</source>
   <translation>Podrías descartar una carta y robar otra. Conserva las dos y termina tu turno.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Keep both cards, and end the turn.</source>
   <translation>Conserva las dos cartas y termina el turno.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Alexis had her turn, and yours begins: all your cards unlock, and the Edge is still yours. Take the 1 pool that it brings.</source>
   <translation>Alexis tuvo su turno, y empieza el tuyo: todas tus cartas se enderezan, y la Ventaja sigue siendo tuya. Toma el punto de reserva que da.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>The Edge offers you a pool first. Take it.</source>
   <translation>La Ventaja te ofrece primero un punto de reserva. Tómalo.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Stealth and blocking</source>
   <translation>Sigilo y bloqueo</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Nobody has to stand by: an unlocked vampire may get in the way.</source>
   <translation>Nadie tiene que quedarse mirando: un vampiro enderezado puede ponerse en medio.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>A block needs an unlocked vampire and as much intercept as there is stealth. Keep somebody unlocked for your predator's turn.</source>
   <translation>Un bloqueo necesita un vampiro enderezado y tanta intercepción como sigilo haya. Deja a alguien enderezado para el turno de tu depredador.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>It is the turn of Alexis. With two at the table she is your prey and your predator at once. Her Mazz is about to bleed you.</source>
   <translation>Es el turno de Alexis. Con dos en la mesa, es a la vez tu presa y tu depredadora. Su Mazz va a sangrarte.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Mazz bleeds you for 1. Hector Sosa is unlocked, so he may block: click him, or choose to block with him.</source>
   <translation>Mazz te sangra por 1. Hector Sosa está enderezado, así que puede bloquear: haz clic en él, o elige bloquear con él.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>That would let the bleed through. Block with Hector Sosa.</source>
   <translation>Eso dejaría pasar el sangrado. Bloquea con Hector Sosa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Mazz has no stealth, so the block succeeds: the bleed is off, and the two fight. Each struck once with bare hands and burned 1 blood to mend the damage. Mazz is locked, and your pool is untouched.</source>
   <translation>Mazz no tiene sigilo, así que el bloqueo tiene éxito: el sangrado se anula y los dos luchan. Cada uno atacó una vez con las manos y quemó 1 de sangre para curar el daño. Mazz está girado, y tu reserva intacta.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Blocking has locked Hector Sosa, too. A vampire who guards you in the turn of another acts in yours all the same: he unlocks as it begins.</source>
   <translation>Bloquear también ha girado a Hector Sosa. Un vampiro que te protege en el turno de otro actúa igualmente en el tuyo: se endereza al empezar.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Now it is your turn. Dr. John Casey of Alexis is unlocked, and he will block. Let Agrippina bleed all the same: she knows how to hide.</source>
   <translation>Ahora es tu turno. El Dr. John Casey de Alexis está enderezado, y bloqueará. Que Agrippina sangre igualmente: sabe esconderse.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Let Agrippina bleed: it is she who knows how to hide.</source>
   <translation>Que sangre Agrippina: es ella la que sabe esconderse.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Dr. John Casey stands in her way: he has as much intercept as she has stealth, which is none. Play Lost in Crowds from your hand: at her level of Obfuscate it gives 2 stealth.</source>
   <translation>Dr. John Casey se pone en su camino: tiene tanta intercepción como ella sigilo, es decir, nada. Juega Lost in Crowds de tu mano: con su nivel de Ofuscación (Obfuscate) da 2 de sigilo.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Then he would stop her. Play Lost in Crowds first.</source>
   <translation>Entonces la detendría. Juega primero Lost in Crowds.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>His attempt failed, and the bleed went through. You drew another card at once: a hand is always filled up again.</source>
   <translation>Su intento fracasó, y el sangrado pasó. Robaste otra carta al momento: una mano siempre se rellena.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Range, strikes and damage: what happens when two minions meet.</source>
   <translation>Distancia, ataques y daño: qué pasa cuando se encuentran dos siervos.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Maneuver, strike, prevent, press: every round goes that way. Damage is mended with blood; who can't mend falls into torpor.</source>
   <translation>Maniobra, ataque, prevención, acoso: cada asalto va así. El daño se cura con sangre; quien no puede curarse cae en letargo.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Vampires fight when an action is blocked, or when somebody looks for a fight. Bum's Rush does that, and nobody at this table can stop it in time. Let Hector Sosa use it.</source>
   <translation>Los vampiros luchan cuando se bloquea una acción, o cuando alguien busca pelea. Bum's Rush hace eso, y nadie en esta mesa puede pararlo a tiempo. Que lo use Hector Sosa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Today is for fighting: let Hector Sosa use Bum's Rush.</source>
   <translation>Hoy toca luchar: que Hector Sosa use Bum's Rush.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Whom does he visit? Dr. John Casey is locked and can't run away. Choose him.</source>
   <translation>¿A quién visita? Dr. John Casey está girado y no puede huir. Elígelo.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Another time. Dr. John Casey is the one to visit now.</source>
   <translation>Otra vez será. Ahora hay que visitar a Dr. John Casey.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>First comes the range. It is close unless somebody maneuvers to long, and at long range fists reach nobody. Hector Sosa wants to be close: pass.</source>
   <translation>Primero viene la distancia. Es corta salvo que alguien maniobre a larga, y a larga los puños no alcanzan a nadie. Hector Sosa quiere estar cerca: pasa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>His fists would not reach. Stay close: pass.</source>
   <translation>Sus puños no alcanzarían. Quédate cerca: pasa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Now each chooses a strike. A bare hand does 1 damage; Undead Strength in your hand does more. Play it.</source>
   <translation>Ahora cada uno elige un ataque. Una mano desnuda hace 1 de daño; Undead Strength, en tu mano, hace más. Juégala.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>That would do, but you hold better. Play Undead Strength.</source>
   <translation>Eso valdría, pero tienes algo mejor. Juega Undead Strength.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Dr. John Casey took 3 damage and burned a blood for each to mend it: he has none left. Hector Sosa took 1. Nobody pressed for another round, and so it was over.</source>
   <translation>Dr. John Casey recibió 3 de daño y quemó uno de sangre por cada uno para curarlo: no le queda. Hector Sosa recibió 1. Nadie acosó para otro asalto, así que se acabó.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Aunt Linda has a gun. Let her use the other Bum's Rush on Mazz.</source>
   <translation>Aunt Linda tiene una pistola. Que use el otro Bum's Rush con Mazz.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Aunt Linda is next, with Bum's Rush.</source>
   <translation>Ahora Aunt Linda, con Bum's Rush.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Choose Mazz.</source>
   <translation>Elige a Mazz.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Mazz it is, this time.</source>
   <translation>Esta vez, a Mazz.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>A gun reaches far, and Mazz brings only his hands. Maneuver to long range with the gun.</source>
   <translation>Una pistola llega lejos, y Mazz solo trae sus manos. Maniobra a distancia larga con la pistola.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Close up he could hit back. Maneuver to long range.</source>
   <translation>De cerca podría devolver el golpe. Maniobra a distancia larga.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>From afar she shot for 2, and his hands did not reach her. Who chooses the range often chooses who bleeds.</source>
   <translation>Desde lejos disparó por 2, y las manos de él no la alcanzaron. Quien elige la distancia elige a menudo quién sangra.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Torpor and diablerie</source>
   <translation>Letargo y diablerie</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>What becomes of a vampire who can take no more, and what others may do with it.</source>
   <translation>Qué es de un vampiro que no puede más, y qué pueden hacer otros con él.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Torpor is not the end: 2 blood and an action bring a vampire back. Diablerie is, and the whole table may judge who commits it.</source>
   <translation>El letargo no es el fin: 2 de sangre y una acción traen de vuelta a un vampiro. La diablerie sí, y toda la mesa puede juzgar a quien la comete.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>A vampire who can't mend its damage falls into torpor. Your Mazz lies there, and so does Dr. John Casey of Alexis. They can't act, block or vote, but they are still on the table.</source>
   <translation>Un vampiro que no puede curar su daño cae en letargo. Ahí está tu Mazz, y también el Dr. John Casey de Alexis. No pueden actuar, bloquear ni votar, pero siguen en la mesa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>A vampire with 2 blood may leave torpor by itself, as an action. Mazz has only 1, but another vampire may rescue him and share the price. Let Adrianne rescue Mazz.</source>
   <translation>Un vampiro con 2 de sangre puede salir del letargo por sí mismo, con una acción. Mazz solo tiene 1, pero otro vampiro puede rescatarlo y compartir el precio. Que Adrianne rescate a Mazz.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Mazz comes first: let Adrianne rescue him.</source>
   <translation>Primero Mazz: que lo rescate Adrianne.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>The price is 2 blood. Adrianne has 4: let her pay all of it, and Mazz keeps his last drop.</source>
   <translation>El precio es 2 de sangre. Adrianne tiene 4: que lo pague todo, y Mazz conserva su última gota.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>He needs his blood more than she does. Let Adrianne pay 2.</source>
   <translation>Él necesita su sangre más que ella. Que Adrianne pague 2.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Mazz is back in your ready region, and since he was not locked he may even act this turn.</source>
   <translation>Mazz vuelve a tu zona preparada, y como no estaba girado hasta puede actuar este turno.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Now the crime. A vampire may drink another in torpor to the end: diablerie. It takes all blood and all equipment of its victim. Let Hector Sosa diablerize Dr. John Casey.</source>
   <translation>Ahora el crimen. Un vampiro puede beber hasta el final a otro en letargo: la diablerie. Se lleva toda la sangre y todo el equipo de su víctima. Que Hector Sosa diabolice a Dr. John Casey.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Mercy is possible, but this lesson is about the other thing: let Hector Sosa diablerize Dr. John Casey.</source>
   <translation>La piedad es posible, pero esta lección trata de lo otro: que Hector Sosa diabolice a Dr. John Casey.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Dr. John Casey is burned: he lies in the ash heap for good. Hector Sosa drank until he was full.</source>
   <translation>Dr. John Casey se ha quemado: está en el montón de ceniza para siempre. Hector Sosa bebió hasta llenarse.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Then the table was asked for a blood hunt. Nobody here has a title, so nobody had a vote, and Hector Sosa lives. With princes at the table he might have been burned for it.</source>
   <translation>Luego se pidió a la mesa una caza de sangre. Aquí nadie tiene título, así que nadie tenía voto, y Hector Sosa vive. Con príncipes en la mesa podría haberse quemado por ello.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Votes</source>
   <translation>Votaciones</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Princes, the Edge and the votes of the table: politics.</source>
   <translation>Príncipes, la Ventaja y los votos de la mesa: política.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Count the votes before you call a referendum, and make friends with those whose pool is not in the terms.</source>
   <translation>Cuenta los votos antes de convocar un referéndum, y hazte amigo de aquellos cuya reserva no está en los términos.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Three sit at this table: Alexis is your prey, Justin is your predator. Andi Liu is a prince: a prince has 2 votes. Chrysanthemum of Alexis is a primogen, with 1.</source>
   <translation>Hay tres en esta mesa: Alexis es tu presa, Justin tu depredador. Andi Liu es príncipe: un príncipe tiene 2 votos. Chrysanthemum, de Alexis, es primogénita, con 1.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>A referendum is called by an action with a political card. It has 1 stealth by itself. Let Andi Liu call Kine Resources Contested.</source>
   <translation>Un referéndum se convoca con una acción y una carta política. Ya tiene 1 de sigilo. Que Andi Liu convoque Kine Resources Contested.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Let Andi Liu call the referendum: the prince brings the votes.</source>
   <translation>Que Andi Liu convoque el referéndum: el príncipe trae los votos.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>You set the terms: 4 points of damage to deal out among two or more. None of it for you.</source>
   <translation>Tú pones los términos: 4 puntos de daño a repartir entre dos o más. Nada para ti.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Not to yourself: none for you.</source>
   <translation>A ti no: nada para ti.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Alexis is your prey: 3 points to her. The last one is Justin's.</source>
   <translation>Alexis es tu presa: 3 puntos para ella. El último es de Justin.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Your prey should suffer most: 3 points for Alexis.</source>
   <translation>Tu presa debe sufrir más: 3 puntos para Alexis.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>The polls are open. You have 1 vote by the card and 2 by your prince: cast all of them for it.</source>
   <translation>Se abre la votación. Tienes 1 voto por la carta y 2 por tu príncipe: emítelos todos a favor.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>It is your own referendum: cast all your votes for it.</source>
   <translation>Es tu propio referéndum: emite todos tus votos a favor.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>One vote more could be had by burning the Edge. 3 are enough against 1: keep it, and cast no more.</source>
   <translation>Se podría tener un voto más quemando la Ventaja. Bastan 3 contra 1: consérvala, y no votes más.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>The Edge is worth more than one vote here. Cast no more.</source>
   <translation>Aquí la Ventaja vale más que un voto. No votes más.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Alexis voted against it with her primogen, and you carried it 3 to 1. She burned 3 pool and Justin 1, and not a single bleed was needed.</source>
   <translation>Alexis votó en contra con su primogénita, y ganaste 3 a 1. Ella quemó 3 de reserva y Justin 1, y no hizo falta ni un sangrado.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Cards, Disciplines and masters</source>
   <translation>Cartas, Disciplinas y heriles</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>What you hold, who can use it, and when.</source>
   <translation>Lo que tienes en la mano, quién puede usarlo, y cuándo.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>A card asks who may play it, when, and what it costs. Hover over any card to read it, and ask “why not?” of one that does not glow.</source>
   <translation>Una carta dice quién puede jugarla, cuándo y qué cuesta. Pasa sobre cualquier carta para leerla, y pregunta «¿por qué no?» a la que no brille.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Seven cards make a hand in a real game; here you hold three. Rest the pointer on each to read it. As one is played, another is drawn.</source>
   <translation>Siete cartas hacen una mano en una partida de verdad; aquí tienes tres. Deja el puntero sobre cada una para leerla. Al jugar una, se roba otra.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>It is your master phase: one master card may be played each turn. Short-Term Investment brings you pool over the next turns. Play it.</source>
   <translation>Es tu fase heril: se puede jugar una carta heril cada turno. Short-Term Investment te da reserva en los próximos turnos. Juégala.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>One master card is worth a turn. Play Short-Term Investment.</source>
   <translation>Una carta heril vale un turno. Juega Short-Term Investment.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>It stays in play with 3 counters on it. Now the minion phase. The signs at the edge of a card name Disciplines: Govern the Unaligned needs Dominate, and Catherine du Bois has it at the superior level, a diamond. Hector Sosa does not have it at all.</source>
   <translation>Se queda en juego con 3 contadores. Ahora la fase de siervo. Los signos del borde de una carta nombran Disciplinas: Govern the Unaligned pide Dominación, y Catherine du Bois la tiene en nivel superior, un rombo. Hector Sosa no la tiene.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>With superior Dominate she may choose either effect of the card. Take the basic one: she bleeds for 2 more.</source>
   <translation>Con Dominación superior puede elegir cualquiera de los efectos de la carta. Toma el básico: sangra por 2 más.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Govern the Unaligned by Catherine du Bois is what to try now, with the basic effect: dom.</source>
   <translation>Lo que hay que probar es Govern the Unaligned con Catherine du Bois, con el efecto básico: dom.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>The action is announced, and now action modifiers may be played: Bonding, the card that you have just drawn. Play it for 1 more.</source>
   <translation>La acción está anunciada, y ahora se pueden jugar modificadores de acción: Bonding, la carta que acabas de robar. Juégala por 1 más.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>She would get through all the same, but Bonding makes it worse. Play it.</source>
   <translation>Pasaría igualmente, pero Bonding lo empeora. Juégala.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Four pool in one bleed. Action cards are for your own minion phase, modifiers for your actions, reactions for those of others, combat cards for fights.</source>
   <translation>Cuatro de reserva en un sangrado. Las cartas de acción son para tu fase de siervo, los modificadores para tus acciones, las reacciones para las de otros, las cartas de combate para las peleas.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>One more: Computer Hacking needs no Discipline at all. Let Hector Sosa use it.</source>
   <translation>Una más: Computer Hacking no pide ninguna Disciplina. Que la use Hector Sosa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Computer Hacking is for anybody: let Hector Sosa use it.</source>
   <translation>Computer Hacking es para cualquiera: que la use Hector Sosa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Two more pool. Dodge is still in your hand: a combat card, of no use now. In the discard phase you could exchange it.</source>
   <translation>Dos más de reserva. Dodge sigue en tu mano: una carta de combate, sin uso ahora. En la fase de descarte podrías cambiarla.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>A whole game</source>
   <translation>Una partida entera</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>Two at the table, from the first card to the last pool, with hints.</source>
   <translation>Dos en la mesa, de la primera carta al último punto de reserva, con consejos.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>The game is over. You know what is needed to sit down at any table: take four others with you, and mind the one to your right.</source>
   <translation>La partida ha terminado. Sabes lo que hace falta para sentarte a cualquier mesa: llévate a otros cuatro, y cuidado con quien está a tu derecha.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>A whole game against one computer player who is new to it, too. Your prey is your predator. Ask for a hint at any time (J), and see what you may do now by what glows.</source>
   <translation>Una partida entera contra un jugador del ordenador, también nuevo en esto. Tu presa es tu depredador. Pide consejo cuando quieras (J), y mira por lo que brilla qué puedes hacer ahora.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>First bring out a vampire: in the influence phase move pool to one of your uncontrolled vampires, over a turn or two. Small ones come sooner.</source>
   <translation>Primero saca un vampiro: en la fase de influencia pasa reserva a uno de tus vampiros incontrolados, en un turno o dos. Los pequeños llegan antes.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>A master card helps every turn. If none fits, go on to the minion phase.</source>
   <translation>Una carta heril ayuda cada turno. Si ninguna encaja, pasa a la fase de siervo.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>You have a ready vampire. Bleed, or use an action card from your hand.</source>
   <translation>Tienes un vampiro preparado. Sangra, o usa una carta de acción de tu mano.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>Somebody acts against you. Block if you have an unlocked vampire who can win, or let it pass.</source>
   <translation>Alguien actúa contra ti. Bloquea si tienes un vampiro enderezado que pueda ganar, o déjalo pasar.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>Combat. Look at both sides: range first, then strikes.</source>
   <translation>Combate. Mira ambos lados: primero la distancia, luego los ataques.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>A card that does nothing for you may go in the discard phase.</source>
   <translation>Una carta que no te sirve puede irse en la fase de descarte.</translation>
  </message>
 </context>
</TS>
