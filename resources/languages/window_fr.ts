<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>window</name>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>About {program}</source>
   <translation>À propos de {program}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>{count} cards, read from {source}.</source>
   <translation>{count} cartes, lues dans {source}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>There is no card list.</source>
   <translation>Il n'y a pas de liste des cartes.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>Version {version}. A table for Vampire: The Eternal Struggle and for Vampire: The Masquerade – Vendetta.

{fan_work} It carries no card text and no art of theirs: texts are read from the official card lists on your machine.

{pool}
{versions}</source>
   <translation>Version {version}. Une table pour Vampire: The Eternal Struggle et pour Vampire: The Masquerade – Vendetta.

{fan_work} Il ne contient ni texte de carte ni illustration : les textes sont lus sur votre machine, dans les listes officielles des cartes.

{pool}
{versions}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>Licence of {name}</source>
   <translation>Licence de {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/about.py" />
   <source>This program</source>
   <translation>Ce programme</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Random</source>
   <translation>Au hasard</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>The seats are drawn when the game begins</source>
   <translation>Les places sont tirées au sort quand la partie commence</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>As listed</source>
   <translation>Dans l'ordre de la liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Each one's prey is the next one down, the last one's the first</source>
   <translation>La proie de chacun est le suivant de la liste, celle du dernier est le premier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Every hand is open</source>
   <translation>Toutes les mains sont visibles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>One person may play every seat: to try things out</source>
   <translation>Une seule personne peut jouer toutes les places : pour essayer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Hands are secret</source>
   <translation>Les mains sont secrètes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>A curtain falls before another player's hand is shown</source>
   <translation>Un rideau tombe avant que la main d'un autre joueur soit montrée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>By hand</source>
   <translation>À la main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>No rules but good manners: the players see to them</source>
   <translation>Pas de règles, seulement du savoir-vivre : les joueurs y veillent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>With the referee</source>
   <translation>Avec l'arbitre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Only what the rules allow can be done; what may be done now glows</source>
   <translation>Seul ce que permettent les règles peut se faire ; ce qui est possible maintenant brille</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Edition of the rules</source>
   <translation>Édition des règles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Replace cards automatically</source>
   <translation>Remplacer les cartes automatiquement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>A played or discarded card is replaced at once, and everything unlocks with a new turn</source>
   <translation>Une carte jouée ou défaussée est remplacée aussitôt, et tout se redresse au début d'un tour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Ask before touching another’s cards</source>
   <translation>Demander avant de toucher aux cartes d'un autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Whose things they are must allow it</source>
   <translation>Leur propriétaire doit le permettre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>▸ More</source>
   <translation>▸ Plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>More to agree on</source>
   <translation>Autres points à convenir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Seating</source>
   <translation>Placement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Hands</source>
   <translation>Mains</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Rules</source>
   <translation>Règles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>At the table</source>
   <translation>À la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Time limit</source>
   <translation>Limite de temps</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Pool at the start</source>
   <translation>Réserve au départ</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>Cards in hand</source>
   <translation>Cartes en main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/agreement.py" />
   <source>▾ Less</source>
   <translation>▾ Moins</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/application.py" />
   <source>The program needs a folder of its own and can't make it: {strerror} ({filename}). Make room for it, or set VTES_DESKTOP_HOME to a folder that you may write to, and start again.</source>
   <translation>Le programme a besoin d'un dossier à lui et ne peut pas le créer : {strerror} ({filename}). Faites de la place, ou indiquez dans VTES_DESKTOP_HOME un dossier où vous pouvez écrire, puis relancez-le.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/application.py" />
   <source>{program} can't start</source>
   <translation>{program} ne peut pas démarrer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pictures.py" />
   <source>Fetching pictures from the network is not allowed.</source>
   <translation>Le téléchargement d'images depuis le réseau n'est pas autorisé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>In use: {crypt} crypt and {library} library cards from {source}.</source>
   <translation>Utilisée : {crypt} cartes de crypte et {library} de bibliothèque, de {source}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>In use: {crypt} crypt and {library} library cards.</source>
   <translation>Utilisée : {crypt} cartes de crypte et {library} de bibliothèque.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>Choose a card list</source>
   <translation>Choisir une liste des cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>Card lists (*.whl *.zip)</source>
   <translation>Listes des cartes (*.whl *.zip)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/card_pool.py" />
   <source>All files (*)</source>
   <translation>Tous les fichiers (*)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/choosers.py" />
   <source>none</source>
   <comment>time limit</comment>
   <translation>aucune</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>{crypt_count} crypt, {library_count} library</source>
   <translation>{crypt_count} en crypte, {library_count} en bibliothèque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>{count} × card {card_id}</source>
   <translation>{count} × carte {card_id}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>Crypt ({crypt_count})</source>
   <translation>Crypte ({crypt_count})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>Not in the card list</source>
   <translation>Absente de la liste des cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_choice.py" />
   <source>card {card_id}</source>
   <translation>carte {card_id}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Deck lists (*.txt *.vtesdeck *.xml *.json *.csv *.eld *.dek *.dck *.deck *.html *.htm);;All files (*)</source>
   <translation>Listes de deck (*.txt *.vtesdeck *.xml *.json *.csv *.eld *.dek *.dck *.deck *.html *.htm);;Tous les fichiers (*)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Choose a deck</source>
   <translation>Choisir un deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Find a deck: tremere, sabbat v5, …</source>
   <translation>Chercher un deck : tremere, sabbat v5, …</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Find a deck</source>
   <translation>Chercher un deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Decks</source>
   <translation>Decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>No deck is called that. Open a file instead, or drop one here.</source>
   <translation>Aucun deck ne porte ce nom. Ouvrez plutôt un fichier, ou déposez-en un ici.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>What is in the deck</source>
   <translation>Ce que contient le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Play this deck</source>
   <translation>Jouer ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Open a deck file…</source>
   <translation>Ouvrir un fichier de deck…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Played last</source>
   <translation>Joués récemment</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Your decks</source>
   <translation>Vos decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>{crypt_size} crypt, {library_size} library</source>
   <translation>{crypt_size} en crypte, {library_size} en bibliothèque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Starter decks</source>
   <translation>Decks préconstruits</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Halves of starter decks, for two</source>
   <translation>Moitiés de decks préconstruits, pour deux</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>{n} lines to look at after choosing it.</source>
   <extracomment>for one: {n} line to look at after choosing it.</extracomment>
   <translation>
    <numerusform>{n} ligne à regarder après l'avoir choisi.</numerusform>
    <numerusform>{n} lignes à regarder après l'avoir choisi.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_picker.py" />
   <source>Open a deck file</source>
   <translation>Ouvrir un fichier de deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Lines to look at – {name}</source>
   <translation>Lignes à regarder – {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Done</source>
   <translation>Terminé</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>{n} lines were not understood; everything else is in the deck</source>
   <extracomment>for one: One line was not understood; everything else is in the deck</extracomment>
   <translation>
    <numerusform>{n} ligne n'a pas été comprise ; tout le reste est dans le deck</numerusform>
    <numerusform>{n} lignes n'ont pas été comprises ; tout le reste est dans le deck</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Every line is settled</source>
   <translation>Chaque ligne est réglée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>All cards are in the deck</source>
   <translation>Toutes les cartes sont dans le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>… and {count} more</source>
   <translation>… et {count} de plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Line {line_number}</source>
   <translation>Ligne {line_number}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>In the list</source>
   <translation>Dans la liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>{where}: it is {name}</source>
   <translation>{where} : c'est {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Leave it out</source>
   <translation>La laisser de côté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/deck_problems.py" />
   <source>Seen</source>
   <translation>Vu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>An unexpected error</source>
   <translation>Une erreur inattendue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>An unexpected error: the game is safe</source>
   <translation>Une erreur inattendue : la partie est en sécurité</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Something in the program itself went wrong. Everything that happened at the table is saved. You can go on; should something look wrong, leave the table and continue the game from the start page.</source>
   <translation>Quelque chose s'est mal passé dans le programme lui-même. Tout ce qui est arrivé à la table est enregistré. Vous pouvez continuer ; si quelque chose paraît anormal, quittez la table et reprenez la partie depuis la page d'accueil.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Report</source>
   <translation>Rapport</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Nothing is sent. It is also in the log: {log_file}</source>
   <translation>Rien n'est envoyé. C'est aussi dans le journal du programme : {log_file}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Should this very error come again, only write it to the log</source>
   <translation>Si cette même erreur revient, l'écrire seulement dans le journal du programme</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Copy the report</source>
   <translation>Copier le rapport</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Open the log folder</source>
   <translation>Ouvrir le dossier des journaux</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Go on</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Unexpected errors: the game is safe</source>
   <translation>Erreurs inattendues : la partie est en sécurité</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Copied</source>
   <translation>Copié</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Today’s rules</source>
   <translation>Règles d'aujourd'hui</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Lock and unlock, Anarchs as a sect, libraries of 60 to 90 cards.</source>
   <translation>Incliner et redresser, les Anarchs comme secte, bibliothèques de 60 à 90 cartes.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>2012 rulebook</source>
   <translation>Livret de règles de 2012</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Tap and untap, anarchs within the sects, libraries of 40 cards and more; the most victory points win.</source>
   <translation>Engager et dégager, anarchs au sein des sectes, bibliothèques de 40 cartes et plus ; le plus de points de victoire l'emporte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Jyhad, 1994</source>
   <translation>Jyhad, 1994</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Tap and untap, ante, no prisci nor anarchs, any number of bleeds and votes, cards return to their owners.</source>
   <translation>Engager et dégager, mise initiale (ante), ni prisci ni anarchs, autant de morsures et de votes qu'on veut, les cartes reviennent à leur propriétaire.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A crypt has at least {least} cards, not {crypt} (sec. 1.2).</source>
   <translation>Une crypte a au moins {least} cartes, et non {crypt} (sec. 1.2).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A library for {players} players has {least} to {most} cards, not {library} (sec. 1.2).</source>
   <translation>Une bibliothèque pour {players} joueurs a de {least} à {most} cartes, et non {library} (sec. 1.2).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Clans</source>
   <translation>Clans</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Card types</source>
   <translation>Types de carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Titles</source>
   <translation>Titres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Sects</source>
   <translation>Sectes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Paths</source>
   <translation>Voies</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Disciplines (square: basic, diamond: superior)</source>
   <translation>Disciplines (carré : de base, losange : supérieure)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Virtues</source>
   <translation>Vertus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Costs and marks</source>
   <translation>Coûts et signes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Icons</source>
   <translation>Icônes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Find an icon by name…</source>
   <translation>Chercher une icône par son nom…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>Find an icon by name</source>
   <translation>Chercher une icône par son nom</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/icons_page.py" />
   <source>{n} icons</source>
   <extracomment>for one: {n} icon</extracomment>
   <translation>
    <numerusform>{n} icône</numerusform>
    <numerusform>{n} icônes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/languages.py" />
   <source>,</source>
   <comment>between thousands</comment>
   <translation> </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{games} and {decks} were brought in, and the settings.</source>
   <translation>{games} et {decks} ont été importés, ainsi que les réglages.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{games} and {decks} were brought in.</source>
   <translation>{games} et {decks} ont été importés.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{n} files had been here before.</source>
   <extracomment>for one: {n} file had been here before.</extracomment>
   <translation>
    <numerusform>{n} fichier était déjà là.</numerusform>
    <numerusform>{n} fichiers étaient déjà là.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{path} can't be written: {error}.</source>
   <translation>Impossible d'écrire {path} : {error}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{games}, {decks} and the settings are in {path}.</source>
   <translation>{games}, {decks} et les réglages sont dans {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{path} is damaged, or is no file that this program has written ({error}).</source>
   <translation>{path} est endommagé, ou n'est pas un fichier écrit par ce programme ({error}).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{path} can't be brought in: {strerror}.</source>
   <translation>Impossible d'importer {path} : {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>There is more in the file than any player has: it is not brought in.</source>
   <translation>Le fichier contient plus que n'a aucun joueur : il n'est pas importé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>There is something in the file that is no game and no deck: “{filename}”.</source>
   <translation>Le fichier contient quelque chose qui n'est ni une partie ni un deck : « {filename} ».</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>Two files inside have the same name: it is not brought in.</source>
   <translation>Deux fichiers à l'intérieur portent le même nom : rien n'est importé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>The settings in the file are far too long.</source>
   <translation>Les réglages du fichier sont bien trop longs.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>The settings in the file can't be read ({error}).</source>
   <translation>Les réglages du fichier sont illisibles ({error}).</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{n} games</source>
   <extracomment>for one: {n} game</extracomment>
   <translation>
    <numerusform>{n} partie</numerusform>
    <numerusform>{n} parties</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/moving.py" />
   <source>{n} decks</source>
   <extracomment>for one: {n} deck</extracomment>
   <translation>
    <numerusform>{n} deck</numerusform>
    <numerusform>{n} decks</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>‹  Back</source>
   <translation>‹  Retour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Add a seat</source>
   <translation>Ajouter une place</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Other starter decks</source>
   <translation>Autres decks préconstruits</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Give every seat another starter deck, at random</source>
   <translation>Donner à chaque place un autre deck préconstruit, au hasard</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>A deck file can be dropped on a seat.</source>
   <translation>On peut déposer un fichier de deck sur une place.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Sit down</source>
   <translation>S'asseoir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Begin the game (Ctrl+Enter)</source>
   <translation>Commencer la partie (Ctrl+Entrée)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Host on the network…</source>
   <translation>Héberger sur le réseau…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Everybody sits at their own machine, with their own deck</source>
   <translation>Chacun joue sur sa propre machine, avec son propre deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>Methuselah {count}</source>
   <translation>Mathusalem {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>A new deck</source>
   <translation>Un nouveau deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>{who} has no deck yet.</source>
   <translation>{who} n'a pas encore de deck.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>The deck of {who} has no cards.</source>
   <translation>Le deck de {who} n'a pas de cartes.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>The deck of {who} has {size} cards; a table takes {most_cards}.</source>
   <translation>Le deck de {who} a {size} cartes ; une table en accepte {most_cards}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>The deck of {who} can’t be played with the referee: {why}</source>
   <translation>Le deck de {who} ne peut pas être joué avec l'arbitre : {why}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>{n} Methuselahs</source>
   <extracomment>for one: {n} Methuselah</extracomment>
   <translation>
    <numerusform>{n} Mathusalem</numerusform>
    <numerusform>{n} Mathusalems</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>{n} unread lines of deck lists</source>
   <extracomment>for one: {n} unread line of deck lists</extracomment>
   <translation>
    <numerusform>{n} ligne non lue dans les listes</numerusform>
    <numerusform>{n} lignes non lues dans les listes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/new_game.py" />
   <source>{n} decks not legal, but playable</source>
   <extracomment>for one: {n} deck not legal, but playable</extracomment>
   <translation>
    <numerusform>{n} deck non conforme, mais jouable</numerusform>
    <numerusform>{n} decks non conformes, mais jouables</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>There is a newer program: {version}; this is {version2}. See {page}</source>
   <translation>Il y a un programme plus récent : {version} ; celui-ci est {version2}. Voir {page}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Card list {version}: {said}</source>
   <translation>Liste des cartes {version} : {said}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>There is nothing new.</source>
   <translation>Il n'y a rien de nouveau.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{n} cards.</source>
   <extracomment>for one: {n} card.</extracomment>
   <translation>
    <numerusform>{n} carte.</numerusform>
    <numerusform>{n} cartes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{named} and {count} more</source>
   <translation>{named} et {count} de plus</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{n} new cards</source>
   <extracomment>for one: {n} new card</extracomment>
   <translation>
    <numerusform>{n} nouvelle carte</numerusform>
    <numerusform>{n} nouvelles cartes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{many}, {covered} of them play themselves; {changed} with another text. New sets: {sets}.</source>
   <translation>{many}, dont {covered} se jouent d'elles-mêmes ; {changed} dont le texte a changé. Nouvelles extensions : {sets}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>{n} cards</source>
   <extracomment>for one: {n} card</extracomment>
   <translation>
    <numerusform>{n} carte</numerusform>
    <numerusform>{n} cartes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>none</source>
   <comment>sets</comment>
   <translation>aucune</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>New cards</source>
   <translation>Nouvelles cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>News of cards and of this program come from an address of your choice, such as your group's. Nothing is looked for unless you ask here, or allow it; nothing is ever installed by itself.</source>
   <translation>Les nouvelles des cartes et du programme viennent d'une adresse de votre choix, par exemple celle de votre groupe. Rien n'est consulté sans que vous le demandiez ici ou le permettiez ; rien n'est jamais installé tout seul.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Address of the news</source>
   <translation>Adresse des nouvelles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Look once a day, at the start</source>
   <translation>Regarder une fois par jour, au démarrage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Look now</source>
   <translation>Regarder maintenant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Use the new cards</source>
   <translation>Utiliser les nouvelles cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Go back to the cards before</source>
   <translation>Revenir aux cartes d'avant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Open the program's page</source>
   <translation>Ouvrir la page du programme</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/news.py" />
   <source>Looking …</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/opening.py" />
   <source>You sit at a table</source>
   <translation>Vous êtes assis à une table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/opening.py" />
   <source>Leave it first, then open this again: {what}</source>
   <translation>Quittez-la d'abord, puis ouvrez de nouveau ceci : {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/opening.py" />
   <source>There is no such file</source>
   <translation>Ce fichier n'existe pas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/options.py" />
   <source>The settings in {path} can't be read ({error}); the defaults are used instead.</source>
   <translation>Les réglages dans {path} sont illisibles ({error}) ; ceux par défaut sont utilisés.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/options.py" />
   <source>The settings can't be saved in {path}: {strerror}.</source>
   <translation>Les réglages ne peuvent pas être enregistrés dans {path} : {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Full screen</source>
   <translation>Plein écran</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Settings</source>
   <translation>Réglages</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Games folder</source>
   <translation>Dossier des parties</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Log folder</source>
   <translation>Dossier des journaux</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>New cards…</source>
   <translation>Nouvelles cartes…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Take everything along…</source>
   <translation>Tout emporter…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Bring in…</source>
   <translation>Importer…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>About</source>
   <translation>À propos</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Quit</source>
   <translation>Quitter</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Settings, decks and games in one file</source>
   <translation>Réglages, decks et parties dans un seul fichier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Bring in what was taken along elsewhere</source>
   <translation>Importer ce qui a été emporté d'ailleurs</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>What was taken along (*.zip)</source>
   <translation>Ce qui a été emporté (*.zip)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/program_menu.py" />
   <source>Moving to another machine</source>
   <translation>Changer de machine</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Newcomer</source>
   <translation>Débutant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Regular</source>
   <translation>Habitué</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Expert</source>
   <translation>Expert</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Plain</source>
   <translation>Neutre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Cautious</source>
   <translation>Prudent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Bully</source>
   <translation>Brute</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Politician</source>
   <translation>Politicien</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Knows the rules, and errs often</source>
   <translation>Connaît les règles et se trompe souvent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Plays what is in its hand with sense</source>
   <translation>Joue sa main avec bon sens</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Looks ahead where it pays</source>
   <translation>Réfléchit à l'avance quand cela paie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Cares for all parts of the game alike</source>
   <translation>Se soucie également de tous les aspects du jeu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Keeps pool and blockers</source>
   <translation>Garde sa réserve et ses bloqueurs</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Bleeds and fights</source>
   <translation>Mord et se bat</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Calls votes and counts them</source>
   <translation>Appelle des votes et compte les voix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Computer players need the referee</source>
   <translation>Les joueurs de l'ordinateur ont besoin de l'arbitre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Person</source>
   <translation>Personne réelle</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Computer: {level}</source>
   <translation>Ordinateur : {level}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Random player</source>
   <translation>Joueur au hasard</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>It does anything that the rules allow, without sense</source>
   <translation>Il fait n'importe quoi que les règles permettent, sans discernement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>A deck that suits the table</source>
   <translation>Un deck qui convient à la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>A starter deck that a computer player plays well, unlike those of the others</source>
   <translation>Un deck préconstruit que l'ordinateur joue bien, différent de ceux des autres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_player.py" />
   <source>Who plays this seat: {title}</source>
   <translation>Qui joue cette place : {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Choose a deck…</source>
   <translation>Choisir un deck…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Deck: {title}. {counts}</source>
   <translation>Deck : {title}. {counts}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>{title}
{counts}
Click for another deck, or drop a deck file here.</source>
   <translation>{title}
{counts}
Cliquez pour un autre deck, ou déposez ici un fichier de deck.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Name of the Methuselah</source>
   <translation>Nom du Mathusalem</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Take this seat away</source>
   <translation>Enlever cette place</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Sit one place earlier (Alt+Up)</source>
   <translation>S'asseoir une place plus tôt (Alt+Haut)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Sit one place later (Alt+Down)</source>
   <translation>S'asseoir une place plus tard (Alt+Bas)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>a starter deck, or a file of yours</source>
   <translation>un deck préconstruit, ou un fichier à vous</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>{n} lines to look at…</source>
   <extracomment>for one: {n} line to look at…</extracomment>
   <translation>
    <numerusform>{n} ligne à regarder…</numerusform>
    <numerusform>{n} lignes à regarder…</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>{n} lines noted…</source>
   <extracomment>for one: {n} line noted…</extracomment>
   <translation>
    <numerusform>{n} ligne notée…</numerusform>
    <numerusform>{n} lignes notées…</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Not legal, but playable: {warnings}</source>
   <translation>Non conforme, mais jouable : {warnings}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seat_row.py" />
   <source>Only {part:.0%} of this deck plays itself: a computer player leaves the rest in its hand.</source>
   <translation>Seuls {part:.0%} de ce deck se jouent d'eux-mêmes : l'ordinateur garde le reste en main.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seating.py" />
   <source>A deck</source>
   <translation>Un deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seating.py" />
   <source>This card list names no starter decks; set up a new game with deck files instead.</source>
   <translation>Cette liste des cartes n'indique aucun deck préconstruit ; préparez plutôt une nouvelle partie avec des fichiers de deck.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seating_circle.py" />
   <source>{hunter} preys on {prey}</source>
   <translation>{hunter} a pour proie {prey}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/seating_circle.py" />
   <source>each preys on the one at the left</source>
   <translation>chacun a pour proie son voisin de gauche</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Your name</source>
   <translation>Votre nom</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Size of text and cards</source>
   <translation>Taille du texte et des cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Colours</source>
   <translation>Couleurs</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>That of the system</source>
   <translation>Celle du système</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Show where cards go</source>
   <translation>Montrer où vont les cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Let the table be heard</source>
   <translation>Laisser entendre la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Folder of your own card pictures</source>
   <translation>Dossier de vos propres images de cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>card_images beside the program</source>
   <translation>card_images à côté du programme</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Choose…</source>
   <translation>Choisir…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Choose the folder of your own card pictures</source>
   <translation>Choisir le dossier de vos propres images de cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Fetch missing pictures from the network</source>
   <translation>Télécharger du réseau les images qui manquent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Address of pictures</source>
   <translation>Adresse des images</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>the community's static card server</source>
   <translation>le serveur de cartes de la communauté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Fetch all missing pictures</source>
   <translation>Télécharger toutes les images qui manquent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Throw fetched pictures away</source>
   <translation>Jeter les images téléchargées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Memory for painted cards</source>
   <translation>Mémoire pour les cartes dessinées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Choose a folder…</source>
   <translation>Choisir un dossier…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Choose a wheel…</source>
   <translation>Choisir un wheel…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Use the installed list</source>
   <translation>Utiliser la liste installée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>You</source>
   <translation>Vous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>How you are called at a table.</source>
   <translation>Comment on vous appelle à une table.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Screen and sound</source>
   <translation>Écran et son</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>From 80 % to 200 %, on every page.</source>
   <translation>De 80 % à 200 %, sur toutes les pages.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Pages that are open take them whole from the next start on.</source>
   <translation>Les pages ouvertes ne les prennent entièrement qu'au prochain démarrage.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Of the window, from the next start on. Some pages are in English until they are translated.</source>
   <translation>De la fenêtre, à partir du prochain démarrage. Certaines pages restent en anglais tant qu'elles ne sont pas traduites.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Motion</source>
   <translation>Mouvement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Cards glide to where they go; without it they are simply there.</source>
   <translation>Les cartes glissent là où elles vont ; sans cela, elles y sont simplement.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Sounds</source>
   <translation>Sons</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Short ones: a card that is laid or turned, blood, your turn.</source>
   <translation>Courts : une carte posée ou inclinée, le sang, votre tour.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Nothing on this system can play them: {programs} would.</source>
   <translation>Rien sur ce système ne peut les jouer : {programs} le pourraient.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Memory</source>
   <translation>Mémoire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>How much of it painted cards may take. More makes a large table turn pages faster.</source>
   <translation>Combien les cartes dessinées peuvent en prendre. Avec davantage, une grande table réagit plus vite.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Pictures of cards</source>
   <translation>Images des cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Your own pictures</source>
   <translation>Vos propres images</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>A folder with pictures of cards that you have made or scanned. Cards without one are drawn.</source>
   <translation>Un dossier d'images de cartes que vous avez faites ou numérisées. Les cartes qui n'en ont pas sont dessinées.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>From the network</source>
   <translation>Depuis le réseau</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Nothing is fetched unless you say so: then the cards of a game when you sit down. {name} and {id} in the address stand for a card's file name and number.</source>
   <translation>Rien n'est téléchargé sans votre accord : ensuite, les cartes d'une partie quand vous vous asseyez. {name} et {id} dans l'adresse remplacent le nom de fichier et le numéro d'une carte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Card list</source>
   <translation>Liste des cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>The pool of cards</source>
   <translation>L'ensemble des cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>A newer list than the installed one: a folder, or a wheel of the Python package krcg.</source>
   <translation>Une liste plus récente que celle installée : un dossier, ou un wheel du paquet Python krcg.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>{picture_memory} MiB</source>
   <translation>{picture_memory} Mio</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>Folder of card pictures</source>
   <translation>Dossier des images de cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/settings_page.py" />
   <source>There is no folder {folder}; cards are drawn until there is.</source>
   <translation>Il n'y a pas de dossier {folder} ; les cartes sont dessinées en attendant.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>An unofficial fan work. Vampire: The Eternal Struggle, Vampire: The Masquerade – Vendetta and their marks belong to their owners, who have no part in this program.</source>
   <translation>Une œuvre de fans, non officielle. Vampire: The Eternal Struggle, Vampire: The Masquerade – Vendetta et leurs marques appartiennent à leurs propriétaires, qui n'ont aucune part dans ce programme.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/theme.py" />
   <source>Dark and warm</source>
   <translation>Sombre et chaud</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/theme.py" />
   <source>Light</source>
   <translation>Clair</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/theme.py" />
   <source>High contrast</source>
   <translation>Contraste élevé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Setting up the table…</source>
   <translation>Mise en place de la table…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>The lessons are missing</source>
   <translation>Les leçons manquent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>The card lists are missing</source>
   <translation>Les listes des cartes manquent</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>{n} pictures were thrown away.</source>
   <extracomment>for one: {n} picture was thrown away.</extracomment>
   <translation>
    <numerusform>{n} image a été jetée.</numerusform>
    <numerusform>{n} images ont été jetées.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>{done} of {total} cards. {message}</source>
   <translation>{done} sur {total} cartes. {message}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Quick start</source>
   <translation>Partie rapide</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Watch</source>
   <translation>Regarder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>The game can't begin</source>
   <translation>La partie ne peut pas commencer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Open in another window</source>
   <translation>Ouverte dans une autre fenêtre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>{error} Go on there, or close it first.</source>
   <translation>{error} Continuez là-bas, ou fermez-la d'abord.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>The game can't be continued</source>
   <translation>La partie ne peut pas être reprise</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Part of the game is lost</source>
   <translation>Une part de la partie est perdue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>Not everything is saved</source>
   <translation>Tout n'est pas enregistré</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/window.py" />
   <source>{unsaved} What happened since then is lost when you close the window now. Make room on the disk first; the game then saves itself with the next move.</source>
   <translation>{unsaved} Ce qui est arrivé depuis sera perdu si vous fermez la fenêtre maintenant. Faites d'abord de la place sur le disque ; la partie s'enregistre alors d'elle-même au prochain coup.</translation>
  </message>
 </context>
</TS>
