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
   <location filename="../../vtes_desktop/ui/languages.py" />
   <source>,</source>
   <comment>between thousands</comment>
   <translation>.</translation>
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
   <source>‹  Back</source>
   <translation>‹  Volver</translation>
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
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Looking …</source>
   <translation>Buscando…</translation>
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
   <source>Your name</source>
   <translation>Tu nombre</translation>
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
   <source>Pause</source>
   <translation>Pausa</translation>
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
   <source>You</source>
   <translation>Tú</translation>
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
   <source>Quick start</source>
   <translation>Partida rápida</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Watch</source>
   <translation>Mirar</translation>
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
