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
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Delete</source>
   <translation>Borrar</translation>
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
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>card {card_id}</source>
   <translation>carta {card_id}</translation>
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
   <source>Decks</source>
   <translation>Mazos</translation>
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
   <source>Play this deck</source>
   <translation>Jugar este mazo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Open a deck file…</source>
   <translation>Abrir un archivo de mazo…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
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
   <source>Starter decks</source>
   <translation>Mazos preconstruidos</translation>
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
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Done</source>
   <translation>Hecho</translation>
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
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Line {line_number}</source>
   <translation>Línea {line_number}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>In the list</source>
   <translation>En la lista</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>{where}: it is {name}</source>
   <translation>{where}: es {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Leave it out</source>
   <translation>Dejarla fuera</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Seen</source>
   <translation>Visto</translation>
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
   <source>Go on</source>
   <translation>Seguir</translation>
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
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Play</source>
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
   <source>PNG (*.png)</source>
   <translation>PNG (*.png)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>Saved as {path}.</source>
   <translation>Guardado como {path}.</translation>
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
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Today’s rules</source>
   <translation>Reglas actuales</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Lock and unlock, Anarchs as a sect, libraries of 60 to 90 cards.</source>
   <translation>Girar y enderezar, los Anarquistas como secta, bibliotecas de 60 a 90 cartas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>2012 rulebook</source>
   <translation>Reglamento de 2012</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Tap and untap, anarchs within the sects, libraries of 40 cards and more; the most victory points win.</source>
   <translation>Girar y enderezar, anarquistas dentro de las sectas, bibliotecas de 40 cartas o más; gana quien tenga más puntos de victoria.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Jyhad, 1994</source>
   <translation>Jyhad, 1994</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Tap and untap, ante, no prisci nor anarchs, any number of bleeds and votes, cards return to their owners.</source>
   <translation>Girar y enderezar, apuesta inicial (ante), sin prisci ni anarquistas, cualquier número de sangrados y votaciones, las cartas vuelven a sus dueños.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A crypt has at least {least} cards, not {crypt} (sec. 1.2).</source>
   <translation>Una cripta tiene al menos {least} cartas, no {crypt} (sec. 1.2).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A library for {players} players has {least} to {most} cards, not {library} (sec. 1.2).</source>
   <translation>Una biblioteca para {players} jugadores tiene de {least} a {most} cartas, no {library} (sec. 1.2).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>V:EKN standard</source>
   <translation>Estándar V:EKN</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Fifth edition</source>
   <translation>Quinta edición</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Fifth edition, strict</source>
   <translation>Quinta edición, estricta</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Duel</source>
   <translation>Duelo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Draft and limited</source>
   <translation>Draft y limitado</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The 1994 rules</source>
   <translation>Las reglas de 1994</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>No rules</source>
   <translation>Sin reglas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>no time limit</source>
   <translation>sin límite de tiempo</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>one hour</source>
   <translation>una hora</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>one minute</source>
   <translation>un minuto</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{count} hours</source>
   <translation>{count} horas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{count} minutes</source>
   <translation>{count} minutos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{count} seconds</source>
   <translation>{count} segundos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A game is for two Methuselahs at least.</source>
   <translation>Una partida es para dos Matusalenes como mínimo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A game is for four players at least.</source>
   <translation>Una partida es para cuatro jugadores como mínimo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A game is for two players at least.</source>
   <translation>Una partida es para dos jugadores como mínimo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A game is for three players at least.</source>
   <translation>Una partida es para tres jugadores como mínimo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A table’s password has 1 to {longest} characters.</source>
   <translation>La contraseña de una mesa tiene de 1 a {longest} caracteres.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The host did not prove that it knows the password. Nothing was told to it.</source>
   <translation>El anfitrión no demostró que conoce la contraseña. No se le dijo nada.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>That is not the table’s password.</source>
   <translation>Esa no es la contraseña de la mesa.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Computer players need the referee. Send them away first.</source>
   <translation>Los jugadores del ordenador necesitan al árbitro. Échalos primero.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{taken} seats are taken. Send somebody away first.</source>
   <translation>Hay {taken} asientos ocupados. Echa a alguien primero.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>That can’t be done now.</source>
   <translation>Eso no se puede hacer ahora.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Nobody sits there.</source>
   <translation>Nadie se sienta ahí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{name} does not sit there any more.</source>
   <translation>{name} ya no se sienta ahí.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The others are asked first: {name} is sent away when they agree.</source>
   <translation>Primero se pregunta a los demás: se echa a {name} cuando estén de acuerdo.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>You are only watching.</source>
   <translation>Solo estás mirando.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The game is over.</source>
   <translation>La partida ha terminado.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The game has not begun.</source>
   <translation>La partida no ha empezado.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The journal of this game is not shared.</source>
   <translation>El registro de esta partida no se comparte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The journal can be had once the game is over and the seed was told.</source>
   <translation>El registro se puede tener cuando la partida haya terminado y se haya dicho la semilla.</translation>
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
   <source>Watch</source>
   <translation>Mirar</translation>
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
   <source>Close</source>
   <translation>Cerrar</translation>
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
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{n} decks</source>
   <extracomment>for one: {n} deck</extracomment>
   <translation>
    <numerusform>{n} mazo</numerusform>
    <numerusform>{n} mazos</numerusform>
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
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{n} cards</source>
   <extracomment>for one: {n} card</extracomment>
   <translation>
    <numerusform>{n} carta</numerusform>
    <numerusform>{n} cartas</numerusform>
   </translation>
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
   <source>Deck builder</source>
   <translation>Taller de mazos</translation>
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
   <source>Pages that are open take them whole from the next start on.</source>
   <translation>Las páginas abiertas los toman del todo a partir del próximo inicio.</translation>
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
   <source>Undo</source>
   <translation>Deshacer</translation>
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
 </context>
</TS>
