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
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>January</source>
   <translation>janvier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>February</source>
   <translation>février</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>March</source>
   <translation>mars</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>April</source>
   <translation>avril</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>May</source>
   <translation>mai</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>June</source>
   <translation>juin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>July</source>
   <translation>juillet</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>August</source>
   <translation>août</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>September</source>
   <translation>septembre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>October</source>
   <translation>octobre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>November</source>
   <translation>novembre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>December</source>
   <translation>décembre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>hosted here</source>
   <translation>hébergée ici</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Round {round}</source>
   <translation>Ronde {round}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{active}’s turn</source>
   <translation>au tour de {active}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>The game is over</source>
   <translation>La partie est finie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>In its lobby</source>
   <translation>Dans son salon</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>In play</source>
   <translation>En cours</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>at {host}</source>
   <translation>chez {host}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{hours} h {minutes} min played</source>
   <translation>{hours} h {minutes} min de jeu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{minutes} min played</source>
   <translation>{minutes} min de jeu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>The game “{name}” is open in another window of this program.</source>
   <translation>La partie « {name} » est ouverte dans une autre fenêtre de ce programme.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>yesterday</source>
   <translation>hier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>today</source>
   <translation>aujourd'hui</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{day} {month}</source>
   <translation>{day} {month}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>{day} {month} {year}</source>
   <translation>{day} {month} {year}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Continue: {game} (Enter)</source>
   <translation>Reprendre : {game} (Entrée)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Watch: {game} (Enter)</source>
   <translation>Regarder : {game} (Entrée)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Delete this game (Del)</source>
   <translation>Supprimer cette partie (Suppr)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Games to continue</source>
   <translation>Parties à reprendre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Games to watch</source>
   <translation>Parties à regarder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Continue</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Watch the replay	W</source>
   <translation>Regarder le film	W</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/continue_list.py" />
   <source>Delete</source>
   <translation>Supprimer</translation>
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
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Play or pause</source>
   <translation>Lecture ou pause</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>A line back</source>
   <translation>Une ligne en arrière</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>A line on</source>
   <translation>Une ligne en avant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Back to the last action</source>
   <translation>Retour à l'action précédente</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>On to the next action</source>
   <translation>En avant jusqu'à l'action suivante</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Back to the last turn</source>
   <translation>Retour au tour précédent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>On to the next turn</source>
   <translation>En avant jusqu'au tour suivant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>On to the next oust</source>
   <translation>En avant jusqu'à l'éviction suivante</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>To the beginning</source>
   <translation>Au début</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>To the end</source>
   <translation>À la fin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Slower</source>
   <translation>Plus lentement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Faster</source>
   <translation>Plus vite</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Through the next eyes</source>
   <translation>Par les yeux suivants</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Save a picture</source>
   <translation>Enregistrer une image</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Play on from here</source>
   <translation>Jouer à partir d'ici</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Speed of the film</source>
   <translation>Vitesse du film</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>How fast it plays ({shown}, {shown2})</source>
   <translation>À quelle vitesse il défile ({shown}, {shown2})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Through whose eyes</source>
   <translation>Par les yeux de qui</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Through whose eyes the table is seen ({shown})</source>
   <translation>Par les yeux de qui la table est vue ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Only a film that tells all hands can be played on</source>
   <translation>Seul un film qui montre toutes les mains peut être rejoué</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>line {at} of {length}</source>
   <translation>ligne {at} sur {length}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/bar.py" />
   <source>Play</source>
   <translation>Lecture</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/log.py" />
   <source>Log of the film</source>
   <translation>Journal du film</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>Replay</source>
   <translation>Film</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>A film of a game: it can be watched, and played on from any moment</source>
   <translation>Le film d'une partie : on peut le regarder, et jouer à partir de n'importe quel moment</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>The keys of a film</source>
   <translation>Les touches d'un film</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>PNG (*.png)</source>
   <translation>PNG (*.png)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>Saved as {path}.</source>
   <translation>Enregistré : {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/page.py" />
   <source>It can’t be saved as {path}.</source>
   <translation>Impossible d'enregistrer {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/pool_line.py" />
   <source>Where the film is</source>
   <translation>Où en est le film</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/pool_line.py" />
   <source>Turn {round} — {names}</source>
   <translation>Tour {round} — {names}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/pool_line.py" />
   <source>The cards are dealt</source>
   <translation>Les cartes sont distribuées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/session.py" />
   <source>This is a film: what was done can’t be changed. “Play on from here” begins a new game.</source>
   <translation>Ceci est un film : ce qui a été fait ne peut pas être changé. « Jouer à partir d'ici » commence une nouvelle partie.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/session.py" />
   <source>From above: all hands</source>
   <translation>D'en haut : toutes les mains</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/session.py" />
   <source>As who watches</source>
   <translation>Comme un spectateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/session.py" />
   <source>As {names}</source>
   <translation>Comme {names}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>of the laboratory</source>
   <translation>du laboratoire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>As you saw it</source>
   <translation>Telle que vous l'avez vue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Watch a replay</source>
   <translation>Regarder un film</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Every game is a film: your own, those on the network, those of computer players. Watching changes nothing; from any moment a new game can be played on.</source>
   <translation>Chaque partie est un film : les vôtres, celles du réseau, celles de l'ordinateur. Regarder ne change rien ; à partir de n'importe quel moment on peut jouer une nouvelle partie.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>There is no game to watch yet. Play one, or open a file that somebody gave you.</source>
   <translation>Il n'y a pas encore de partie à regarder. Jouez-en une, ou ouvrez un fichier qu'on vous a donné.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Open a file…</source>
   <translation>Ouvrir un fichier…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Reading the film</source>
   <translation>Lecture du film</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Games (*{game_suffix} *{seen})</source>
   <translation>Parties (*{game_suffix} *{seen})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/shelf.py" />
   <source>Open a game</source>
   <translation>Ouvrir une partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>The film is shorter than the game</source>
   <translation>Le film est plus court que la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>I play {names}, computer players the others</source>
   <translation>Je joue {names}, l'ordinateur les autres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>Everybody sits at this desktop</source>
   <translation>Tout le monde joue sur cet ordinateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>The players stay as they were</source>
   <translation>Les joueurs restent les mêmes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/film/theatre.py" />
   <source>The game can’t be played on</source>
   <translation>La partie ne peut pas être poursuivie</translation>
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
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>V:EKN standard</source>
   <translation>Standard V:EKN</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Fifth edition</source>
   <translation>Cinquième édition</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Fifth edition, strict</source>
   <translation>Cinquième édition, stricte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Duel</source>
   <translation>Duel</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Draft and limited</source>
   <translation>Draft et limité</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The 1994 rules</source>
   <translation>Les règles de 1994</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>No rules</source>
   <translation>Aucune règle</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>no time limit</source>
   <translation>sans limite de temps</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>one hour</source>
   <translation>une heure</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>one minute</source>
   <translation>une minute</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{count} hours</source>
   <translation>{count} heures</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{count} minutes</source>
   <translation>{count} minutes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{count} seconds</source>
   <translation>{count} secondes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A game is for two Methuselahs at least.</source>
   <translation>Une partie se joue à deux Mathusalems au moins.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A game is for four players at least.</source>
   <translation>Une partie se joue à quatre joueurs au moins.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A game is for two players at least.</source>
   <translation>Une partie se joue à deux joueurs au moins.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A game is for three players at least.</source>
   <translation>Une partie se joue à trois joueurs au moins.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>A table’s password has 1 to {longest} characters.</source>
   <translation>Le mot de passe d'une table a de 1 à {longest} caractères.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The host did not prove that it knows the password. Nothing was told to it.</source>
   <translation>L'hôte n'a pas prouvé qu'il connaît le mot de passe. Rien ne lui a été dit.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>That is not the table’s password.</source>
   <translation>Ce n'est pas le mot de passe de la table.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Computer players need the referee. Send them away first.</source>
   <translation>Les joueurs de l'ordinateur ont besoin de l'arbitre. Renvoyez-les d'abord.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{taken} seats are taken. Send somebody away first.</source>
   <translation>{taken} places sont prises. Renvoyez d'abord quelqu'un.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>That can’t be done now.</source>
   <translation>Ce n'est pas possible maintenant.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Nobody sits there.</source>
   <translation>Personne n'est assis là.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>{name} does not sit there any more.</source>
   <translation>{name} n'est plus assis là.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The others are asked first: {name} is sent away when they agree.</source>
   <translation>On demande d'abord aux autres : {name} est renvoyé quand ils sont d'accord.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>You are only watching.</source>
   <translation>Vous ne faites que regarder.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The game is over.</source>
   <translation>La partie est finie.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The game has not begun.</source>
   <translation>La partie n'a pas commencé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The journal of this game is not shared.</source>
   <translation>Le journal de cette partie n'est pas partagé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>The journal can be had once the game is over and the seed was told.</source>
   <translation>On peut avoir le journal une fois la partie finie et la graine révélée.</translation>
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
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The shuffles can’t be checked: the seed was not told.</source>
   <translation>Les mélanges ne peuvent pas être vérifiés : la graine n'a pas été révélée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The shuffles can’t be checked: {why}</source>
   <translation>Les mélanges ne peuvent pas être vérifiés : {why}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The journal can’t be kept in {parent}: {strerror}.</source>
   <translation>Le journal ne peut pas être gardé dans {parent} : {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The game could not be checked. {trouble}</source>
   <translation>La partie n'a pas pu être vérifiée. {trouble}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/checking.py" />
   <source>The check can’t be started.</source>
   <translation>La vérification ne peut pas démarrer.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>{you}’s table</source>
   <translation>Table de {you}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>A table</source>
   <translation>Une table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Host a table</source>
   <translation>Héberger une table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Open the table</source>
   <translation>Ouvrir la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Others on this network see it in their list then (Ctrl+Enter)</source>
   <translation>Les autres sur ce réseau la voient alors dans leur liste (Ctrl+Entrée)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>what the others call you</source>
   <translation>comment les autres vous appellent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>what the others find it by</source>
   <translation>par quoi les autres la trouvent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>none: everybody on the network may join</source>
   <translation>aucun : tout le monde sur le réseau peut se joindre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>ask who runs it</source>
   <translation>demandez à qui le gère</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>I sit at the table myself</source>
   <translation>Je joue moi-même à la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Otherwise this window watches</source>
   <translation>Sinon cette fenêtre regarde</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Password of the host</source>
   <translation>Mot de passe de l'hôte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Game</source>
   <translation>Jeu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>The table’s name</source>
   <translation>Nom de la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Your name</source>
   <translation>Votre nom</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Password of the table</source>
   <translation>Mot de passe de la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Seats</source>
   <translation>Places</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Open again</source>
   <translation>Rouvrir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>round {round}, {turn_of}’s turn</source>
   <translation>ronde {round}, au tour de {turn_of}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>in play</source>
   <translation>en cours</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>in its lobby</source>
   <translation>dans son salon</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Open again: {words}</source>
   <translation>Rouvrir : {words}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>A table at {title}</source>
   <translation>Une table chez {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Make the table</source>
   <translation>Créer la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Everything between the machines is encrypted. The host is told the table’s password once; who joins proves that they know it.</source>
   <translation>Tout est chiffré entre les machines. Le mot de passe de la table est dit une fois à l'hôte ; qui se joint prouve qu'il le connaît.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Everything between the machines is encrypted. The password never crosses the network: who joins proves that they know it.</source>
   <translation>Tout est chiffré entre les machines. Le mot de passe ne traverse jamais le réseau : qui se joint prouve qu'il le connaît.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>{title} keeps the table: it stays there, also when your window is closed.</source>
   <translation>{title} garde la table : elle y reste, même quand votre fenêtre est fermée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>A table that others on this network find by themselves, or come to by an invitation.</source>
   <translation>Une table que les autres sur ce réseau trouvent d'eux-mêmes, ou rejoignent par une invitation.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>It takes the password of {title} to make a table there. Ask who runs it.</source>
   <translation>Il faut le mot de passe de {title} pour y créer une table. Demandez à qui le gère.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/host_page.py" />
   <source>Say what the others shall call you, then open the table.</source>
   <translation>Dites comment les autres doivent vous appeler, puis ouvrez la table.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Looking… A table appears here by itself as soon as somebody on this network opens one. Where it doesn’t (some networks keep machines apart), ask its host for the invitation.</source>
   <translation>Recherche… Une table apparaît ici d'elle-même dès que quelqu'un en ouvre une sur ce réseau. Si ce n'est pas le cas (certains réseaux isolent les machines), demandez l'invitation à son hôte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Join a game</source>
   <translation>Rejoindre une partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Watch</source>
   <translation>Regarder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>See what the table sees, without a seat</source>
   <translation>Voir ce que voit la table, sans place</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Join</source>
   <translation>Rejoindre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Tables on this network</source>
   <translation>Tables sur ce réseau</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>if the table has one</source>
   <translation>si la table en a un</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Invitation</source>
   <translation>Invitation</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Paste</source>
   <translation>Coller</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Put in what was copied</source>
   <translation>Mettre ce qui a été copié</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>You</source>
   <translation>Vous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Invitation or address</source>
   <translation>Invitation ou adresse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>The invitation that the host copies for you, or an address such as 192.168.1.5. It goes before the list.</source>
   <translation>L'invitation que l'hôte copie pour vous, ou une adresse comme 192.168.1.5. Elle passe avant la liste.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>To {where}.</source>
   <translation>Vers {where}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Make a table at {where}: it stays there, also when your window is closed.</source>
   <translation>Créer une table chez {where} : elle y reste, même quand votre fenêtre est fermée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>To {where}. It wants a password.</source>
   <translation>Vers {where}. Il faut un mot de passe.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>No seat is open; one can watch.</source>
   <translation>Aucune place n'est libre ; on peut regarder.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>No seat is open.</source>
   <translation>Aucune place n'est libre.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Make a table…</source>
   <translation>Créer une table…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Come back</source>
   <translation>Revenir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Choose one of its tables to watch</source>
   <translation>Choisissez une de ses tables à regarder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Spectators are not admitted there</source>
   <translation>Les spectateurs n'y sont pas admis</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>This table wants a password.</source>
   <translation>Cette table demande un mot de passe.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/join_page.py" />
   <source>Say what the others shall call you, then join.</source>
   <translation>Dites comment les autres doivent vous appeler, puis rejoignez la table.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/kept_games.py" />
   <source>on the network</source>
   <translation>sur le réseau</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/kept_games.py" />
   <source>The table “{title}” is open in another window of this program.</source>
   <translation>La table « {title} » est ouverte dans une autre fenêtre de ce programme.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>‹  Leave</source>
   <translation>‹  Partir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Choose your deck…</source>
   <translation>Choisir votre deck…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Only the host checks it; the others see its size.</source>
   <translation>Seul l'hôte le vérifie ; les autres voient sa taille.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Lines to look at…</source>
   <translation>Lignes à regarder…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Copy the invitation</source>
   <translation>Copier l'invitation</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Send it to who doesn’t find the table by themselves</source>
   <translation>Envoyez-la à qui ne trouve pas la table de lui-même</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The host’s fingerprint. Read it to each other: when both see the same, nobody stands in between.</source>
   <translation>L'empreinte de l'hôte. Lisez-la-vous mutuellement : si vous voyez la même, personne n'est entre vous.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>You own this table</source>
   <translation>Cette table est à vous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Change the table…</source>
   <translation>Modifier la table…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Its name, seats, rules, time, password: everybody is asked again then</source>
   <translation>Nom, places, règles, temps, mot de passe : on redemande alors à tous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Draw the seats at random</source>
   <translation>Tirer les places au sort</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Otherwise each one’s prey is the next one down</source>
   <translation>Sinon la proie de chacun est le suivant de la liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Computer players for open seats</source>
   <translation>L'ordinateur aux places libres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>With the referee, computer players can fill what is open</source>
   <translation>Avec l'arbitre, l'ordinateur peut remplir les places libres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Ready</source>
   <translation>Prêt</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Start</source>
   <translation>Commencer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Coming to the table…</source>
   <translation>Arrivée à la table…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>with the referee</source>
   <translation>avec l'arbitre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>by hand</source>
   <translation>à la main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>everybody gets the journal, with every deck</source>
   <translation>chacun reçoit le journal, avec tous les decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>decks stay secret</source>
   <translation>les decks restent secrets</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{edition}, {rules} · decks: {decks} · {time} · after the game {after}</source>
   <translation>{edition}, {rules} · decks : {decks} · {time} · après la partie, {after}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>everybody gets the journal</source>
   <translation>chacun reçoit le journal</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>the journal stays with the host</source>
   <translation>le journal reste chez l'hôte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{title} · {rules} · {time} · after the game {after}</source>
   <translation>{title} · {rules} · {time} · après la partie, {after}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Otherwise clockwise, as listed</source>
   <translation>Sinon dans le sens horaire, comme dans la liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The host’s fingerprint: {shown}</source>
   <translation>L'empreinte de l'hôte : {shown}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{n} watch.</source>
   <extracomment>for one: One watches.</extracomment>
   <translation>
    <numerusform>{n} spectateur.</numerusform>
    <numerusform>{n} spectateurs.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Nobody watches.</source>
   <translation>Personne ne regarde.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Spectators are not admitted.</source>
   <translation>Les spectateurs ne sont pas admis.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Ready ✓</source>
   <translation>Prêt ✓</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>You watch this table, without a seat.</source>
   <translation>Vous regardez cette table, sans place.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>This table is finished: its owner has ended it for good.</source>
   <translation>Cette table est terminée : son propriétaire y a mis fin pour de bon.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The game is starting…</source>
   <translation>La partie commence…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{n} players</source>
   <extracomment>for one: {n} player</extracomment>
   <translation>
    <numerusform>{n} joueur</numerusform>
    <numerusform>{n} joueurs</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Waiting for {who}.</source>
   <translation>En attente de {who}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Choose your deck, then say that you are ready.</source>
   <translation>Choisissez votre deck, puis dites que vous êtes prêt.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The table’s owner has changed it: look at it, and say again that you are ready.</source>
   <translation>Le propriétaire de la table l'a modifiée : regardez-la, et dites de nouveau que vous êtes prêt.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Say that you are ready when you are.</source>
   <translation>Dites que vous êtes prêt quand vous l'êtes.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Everybody is ready.</source>
   <translation>Tout le monde est prêt.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Everybody is ready; the table’s owner starts the game.</source>
   <translation>Tout le monde est prêt ; le propriétaire de la table lance la partie.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{reason} Coming back by itself as soon as it can be reached…</source>
   <translation>{reason} Retour automatique dès que ce sera possible…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>Your deck: {name}. Choose another</source>
   <translation>Votre deck : {name}. En choisir un autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{counts}. The host looks at it…</source>
   <translation>{counts}. L'hôte le regarde…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>It can’t be played here: {why}</source>
   <translation>Il ne peut pas être joué ici : {why}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>{counts}. The host has found it good; the others see only its size.</source>
   <translation>{counts}. L'hôte l'a trouvé bon ; les autres ne voient que sa taille.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>The invitation is copied: paste it where the others can read it.</source>
   <translation>L'invitation est copiée : collez-la là où les autres peuvent la lire.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>seat {seat}</source>
   <translation>la place {seat}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/lobby_page.py" />
   <source>An invitation to the seat of {name} is copied. Whoever uses it first sits there; until then nothing changes.</source>
   <translation>Une invitation à la place de {name} est copiée. Le premier qui l'utilise s'y assied ; rien ne change d'ici là.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>That table can’t be found</source>
   <translation>Cette table est introuvable</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Where its host is was never learnt: ask for an invitation.</source>
   <translation>On n'a jamais su où est son hôte : demandez une invitation.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Going to {addresses}…</source>
   <translation>En route vers {addresses}…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Your seat is still open in another window… (Back gives up.)</source>
   <translation>Votre place est encore ouverte dans une autre fenêtre… (Retour abandonne.)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Your seat is open in another window.</source>
   <translation>Votre place est ouverte dans une autre fenêtre.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Your seat is open in another window</source>
   <translation>Votre place est ouverte dans une autre fenêtre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>You sit at this table in another window already.</source>
   <translation>Vous êtes déjà à cette table dans une autre fenêtre.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>If you come back here, the other window leaves the table.</source>
   <translation>Si vous revenez ici, l'autre fenêtre quitte la table.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Take the seat over</source>
   <translation>Reprendre la place</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Leave it there</source>
   <translation>La laisser là-bas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>{name} has no table open just now.</source>
   <translation>{name} n'a pas de table ouverte en ce moment.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>{reason} Trying again… (Back gives up.)</source>
   <translation>{reason} Nouvel essai… (Retour abandonne.)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Another host answers</source>
   <translation>Un autre hôte répond</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>“{name}” shows another fingerprint than before.</source>
   <translation>« {name} » montre une autre empreinte qu'avant.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>the host that you know there, “{was}”</source>
   <translation>l'hôte que vous y connaissez, « {was} »</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>the host that you know there</source>
   <translation>l'hôte que vous y connaissez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>At {at} answers “{name}”, with another fingerprint than {known}.</source>
   <translation>À {at} répond « {name} », avec une autre empreinte que {known}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>This is another host</source>
   <translation>C'est un autre hôte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>It may have a new computer, or its program was installed anew; or somebody else wants to pass for it. Nothing was told to it yet.

Until now:
{shown}

Now:
{shown2}

Trust it only when the host has read this very fingerprint to you.</source>
   <translation>Il a peut-être un nouvel ordinateur, ou son programme a été réinstallé ; ou quelqu'un d'autre veut passer pour lui. Rien ne lui a encore été dit.

Jusqu'ici :
{shown}

Maintenant :
{shown2}

Ne lui faites confiance que si l'hôte vous a lu cette empreinte même.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>I have compared them: trust it</source>
   <translation>Je les ai comparées : faire confiance</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Don’t join</source>
   <translation>Ne pas rejoindre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>The host can’t be remembered</source>
   <translation>L'hôte ne peut pas être retenu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>On the network</source>
   <translation>Sur le réseau</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>You are not at the table any more</source>
   <translation>Vous n'êtes plus à la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Making the table at {name}…</source>
   <translation>Création de la table chez {name}…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Opening the table…</source>
   <translation>Ouverture de la table…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Your key for the network is damaged</source>
   <translation>Votre clé pour le réseau est endommagée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>With another, whoever has met this program before is warned that it is not the same.</source>
   <translation>Avec une autre, quiconque a déjà rencontré ce programme est averti que ce n'est pas la même.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>Make another</source>
   <translation>En créer une autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>You host this table</source>
   <translation>Vous hébergez cette table</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/network.py" />
   <source>{n} others sit at your table, and it closes with you. The game is saved: open the table again from the page where you hosted it, and everybody comes back to their seats by themselves.</source>
   <extracomment>for one: Somebody else sits at your table, and it closes with you. The game is saved: open the table again from the page where you hosted it, and everybody comes back to their seats by themselves.</extracomment>
   <translation>
    <numerusform>Quelqu'un d'autre est assis à votre table, et elle se ferme avec vous. La partie est enregistrée : rouvrez la table depuis la page où vous l'avez hébergée, et chacun revient de lui-même à sa place.</numerusform>
    <numerusform>{n} autres sont assis à votre table, et elle se ferme avec vous. La partie est enregistrée : rouvrez la table depuis la page où vous l'avez hébergée, et chacun revient de lui-même à sa place.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>the game is running</source>
   <translation>la partie est en cours</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>{taken} of {seats} seats taken</source>
   <translation>{taken} places prises sur {seats}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>your seat is kept, {player}</source>
   <translation>votre place est gardée, {player}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>it is your table</source>
   <translation>c'est votre table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>with a password</source>
   <translation>avec un mot de passe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>{whose} · the host is not seen on the network just now</source>
   <translation>{whose} · l'hôte n'est pas visible sur le réseau en ce moment</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>{n} tables</source>
   <extracomment>for one: one table</extracomment>
   <translation>
    <numerusform>une table</numerusform>
    <numerusform>{n} tables</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>no table yet</source>
   <translation>pas encore de table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>make a table there with its password</source>
   <translation>y créer une table avec son mot de passe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>make a table there</source>
   <translation>y créer une table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/places.py" />
   <source>a host for everybody</source>
   <translation>un hôte pour tous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/room.py" />
   <source>This host has {count} tables: {names}.</source>
   <translation>Cet hôte a {count} tables : {names}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/room.py" />
   <source>This host has no table.</source>
   <translation>Cet hôte n'a pas de table.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/room.py" />
   <source>Ask for the invitation to the one that is meant.</source>
   <translation>Demandez l'invitation à celle qui est visée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>waiting for somebody</source>
   <translation>attend quelqu'un</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>deck of {crypt} + {library} cards</source>
   <translation>deck de {crypt} + {library} cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>no deck yet</source>
   <translation>pas encore de deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>ready</source>
   <comment>of a player</comment>
   <translation>prêt</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>not ready yet</source>
   <translation>pas encore prêt</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>away</source>
   <translation>absent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Hand over…</source>
   <translation>Céder…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Let somebody else have this seat</source>
   <translation>Laisser cette place à quelqu'un d'autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Computer player</source>
   <translation>Ordinateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Let a regular computer player fill this seat</source>
   <translation>Laisser un joueur habitué de l'ordinateur prendre cette place</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Kick</source>
   <translation>Renvoyer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Send whoever has this seat away</source>
   <translation>Renvoyer celui qui a cette place</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Open seat</source>
   <translation>Place libre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>{name} (you)</source>
   <translation>{name} (vous)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Send {name} away</source>
   <translation>Renvoyer {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Hand over the seat of {name}</source>
   <translation>Céder la place de {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Computer player for {name}</source>
   <translation>L'ordinateur pour {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/seat_line.py" />
   <source>Seat {number}: {words}, {words2}</source>
   <translation>Place {number} : {words}, {words2}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Hand my seat over…</source>
   <translation>Céder ma place…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>The seat of</source>
   <translation>La place de</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>seat {number}</source>
   <translation>place {number}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Finish this table for good</source>
   <translation>Terminer cette table pour de bon</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Let a computer player fill it</source>
   <translation>Laisser l'ordinateur la prendre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Hand it over…</source>
   <translation>La céder…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Send {name} away? The seat stays in the game, and can be handed to somebody else.</source>
   <translation>Renvoyer {name} ? La place reste dans la partie, et peut être cédée à quelqu'un d'autre.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Finish this table for good? Nobody can go on with its game after that.</source>
   <translation>Terminer cette table pour de bon ? Personne ne pourra plus continuer sa partie.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/session.py" />
   <source>Are you sure?</source>
   <translation>En êtes-vous sûr ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/sheet.py" />
   <source>‹  Back</source>
   <translation>‹  Retour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Was every shuffle as committed? To check it the host tells the seed: nothing can be taken back then.</source>
   <translation>Chaque mélange était-il conforme à l'engagement ? Pour le vérifier, l'hôte révèle la graine : rien ne peut plus être repris ensuite.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Try now</source>
   <translation>Essayer maintenant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Go on without</source>
   <translation>Continuer sans</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Check the shuffles</source>
   <translation>Vérifier les mélanges</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>End the game</source>
   <translation>Finir la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>The game is over. {asked}</source>
   <translation>La partie est finie. {asked}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Checking every shuffle of the game…</source>
   <translation>Vérification de tous les mélanges de la partie…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>The table can’t be reached any more. {reason} The game is safe with its host.</source>
   <translation>La table n'est plus joignable. {reason} La partie est en sécurité chez son hôte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Connection lost, coming back…</source>
   <translation>Connexion perdue, retour en cours…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>Next try in {seconds} s.</source>
   <translation>Prochain essai dans {seconds} s.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>The time of this game, {length}, is up. Play goes on until the players agree to end it. {late}</source>
   <translation>Le temps de cette partie, {length}, est écoulé. On joue jusqu'à ce que les joueurs s'accordent pour finir. {late}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>{who} are away. The seat is kept; the table can wait, or go on.</source>
   <extracomment>for one: {who} is away. The seat is kept; the table can wait, or go on.</extracomment>
   <translation>
    <numerusform>{who} est absent. La place est gardée ; la table peut attendre, ou continuer.</numerusform>
    <numerusform>{who} sont absents. Leurs places sont gardées ; la table peut attendre, ou continuer.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/strip.py" />
   <source>An invitation to the seat of {name} is copied: whoever uses it first sits there.</source>
   <translation>Une invitation à la place de {name} est copiée : le premier qui l'utilise s'y assied.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/talk.py" />
   <source>What is said</source>
   <translation>Ce qui se dit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/talk.py" />
   <source>say something to the table…</source>
   <translation>dites quelque chose à la table…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/talk.py" />
   <source>Say something to the table</source>
   <translation>Dire quelque chose à la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Change the table</source>
   <translation>Modifier la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>as it is</source>
   <translation>inchangé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>none</source>
   <comment>password</comment>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Take the password away</source>
   <translation>Enlever le mot de passe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Decks are looked at again, and everybody is asked again whether they are ready.</source>
   <translation>Les decks sont de nouveau vérifiés, et on redemande à chacun s'il est prêt.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Everybody is asked again whether they are ready.</source>
   <translation>On redemande à chacun s'il est prêt.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>{n} seats are taken: for fewer, send somebody away first</source>
   <extracomment>for one: {n} seat is taken: for fewer, send somebody away first</extracomment>
   <translation>
    <numerusform>{n} place est prise : pour moins, renvoyez d'abord quelqu'un</numerusform>
    <numerusform>{n} places sont prises : pour moins, renvoyez d'abord quelqu'un</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_dialog.py" />
   <source>Leave it as it is</source>
   <translation>La laisser telle quelle</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Computer players offer bargains</source>
   <translation>L'ordinateur propose des marchés</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Offers of others they answer at any rate</source>
   <translation>De toute façon, il répond aux offres des autres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Players may ask for hints</source>
   <translation>Les joueurs peuvent demander conseil</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>What a computer player would do in their place, and why</source>
   <translation>Ce que ferait l'ordinateur à leur place, et pourquoi</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Spectators may watch</source>
   <translation>Les spectateurs peuvent regarder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>They see what the table sees, never a hand</source>
   <translation>Ils voient ce que voit la table, jamais une main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>They may talk during the game</source>
   <translation>Ils peuvent parler pendant la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>In the lobby they may anyhow; turn it off for quiet</source>
   <translation>Au salon ils le peuvent de toute façon ; désactivez-le pour le calme</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>at once</source>
   <translation>aussitôt</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Give everybody the journal after the game</source>
   <translation>Donner le journal à tous après la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>With it each can check that every shuffle was as committed; it has every deck list</source>
   <translation>Il permet à chacun de vérifier que chaque mélange était conforme ; il contient toutes les listes de deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>With it each can check that every shuffle was as committed</source>
   <translation>Il permet à chacun de vérifier que chaque mélange était conforme</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Everybody picks their deck on their own machine; the others see only its size.</source>
   <translation>Chacun choisit son deck sur sa propre machine ; les autres ne voient que sa taille.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>The cards are those of the table: its card set goes to those who play or watch there.</source>
   <translation>Les cartes sont celles de la table : son jeu de cartes est envoyé à ceux qui y jouent ou regardent.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>Who watches</source>
   <translation>Qui regarde</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lan/terms_fields.py" />
   <source>They see it</source>
   <translation>Ils le voient</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/languages.py" />
   <source>,</source>
   <comment>between thousands</comment>
   <translation> </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/languages.py" />
   <source>{most} and {last}</source>
   <translation>{most} et {last}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>Next</source>
   <translation>Suivant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>Show me</source>
   <translation>Montrez-moi</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>The lesson does this step itself</source>
   <translation>La leçon fait elle-même cette étape</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>Leave</source>
   <translation>Quitter</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/coach.py" />
   <source>Leave the lesson; it goes on from here next time</source>
   <translation>Quitter la leçon ; elle reprend d'ici la prochaine fois</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>The lesson {name} can’t be read: {error}</source>
   <translation>La leçon {name} est illisible : {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>There are no lessons in {folder}.</source>
   <translation>Il n'y a pas de leçons dans {folder}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>Step {at} of “{title}” waits for what does not come.</source>
   <translation>L'étape {at} de « {title} » attend ce qui ne vient pas.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>nothing of the learner.</source>
   <translation>rien à l'élève.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>Step {at} of “{title}” can’t be done.</source>
   <translation>L'étape {at} de « {title} » ne peut pas se faire.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>{where} The referee asks: {asks} {offered}</source>
   <translation>{where} L'arbitre demande : {asks} {offered}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/course.py" />
   <source>Step {at} of “{title}” is refused: {reason}</source>
   <translation>L'étape {at} de « {title} » est refusée : {reason}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>Done — take it again at any time</source>
   <translation>Faite — reprenez-la quand vous voulez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>Go on with step {step} of {count}</source>
   <translation>Continuer à l'étape {step} sur {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>{minutes} min · {about}</source>
   <translation>{minutes} min · {about}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>Learn to play</source>
   <translation>Apprendre à jouer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/list_page.py" />
   <source>Eight short lessons at a real table, with a referee who allows what the rules allow. Leave one whenever you like: it goes on where you were.</source>
   <translation>Huit courtes leçons à une vraie table, avec un arbitre qui permet ce que permettent les règles. Quittez-en une quand vous voulez : elle reprend où vous étiez.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>{title} — done</source>
   <translation>{title} — terminée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>Next lesson</source>
   <translation>Leçon suivante</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>To the lessons</source>
   <translation>Aux leçons</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>{title} — {at} of {count}</source>
   <translation>{title} — {at} sur {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>Hint</source>
   <translation>Conseil</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>What a computer player would do here</source>
   <translation>Ce que ferait l'ordinateur ici</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/page.py" />
   <source>Understood</source>
   <translation>Compris</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/school.py" />
   <source>This lesson can’t be given</source>
   <translation>Cette leçon ne peut pas être donnée</translation>
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
   <translation>Lisez d'abord ceci, et continuez avec « Suivant ».</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/session.py" />
   <source>That can be done, too, but not in this step of the lesson.</source>
   <translation>C'est possible aussi, mais pas à cette étape de la leçon.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/lessons/session.py" />
   <source>Not in a lesson. Leave it at any time; it goes on where you were.</source>
   <translation>Pas dans une leçon. Quittez-la quand vous voulez ; elle reprend où vous étiez.</translation>
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
   <source>Looking …</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Against computer players, with starter decks</source>
   <translation>Contre l'ordinateur, avec des decks préconstruits</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Two to six Methuselahs, each with a deck of choice</source>
   <translation>De deux à six Mathusalems, chacun avec le deck de son choix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Deck builder</source>
   <translation>Atelier de decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Build, check, import and print decks</source>
   <translation>Construire, vérifier, importer et imprimer des decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Against computer players, with the practice set</source>
   <translation>Contre l'ordinateur, avec le jeu d'entraînement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Three to six players, each with a clan</source>
   <translation>De trois à six joueurs, chacun avec un clan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Card editor</source>
   <translation>Éditeur de cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/offers.py" />
   <source>Enter the cards of your own box</source>
   <translation>Saisir les cartes de votre propre boîte</translation>
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
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Play {game}</source>
   <translation>Jouer à {game}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Quick start</source>
   <translation>Partie rapide</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Seats for the quick start</source>
   <translation>Places pour la partie rapide</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>How many sit at the table of the quick start</source>
   <translation>Combien sont assis à la table de la partie rapide</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>On this network: tables are found by themselves</source>
   <translation>Sur ce réseau : les tables se trouvent d'elles-mêmes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Eight short lessons at a real table</source>
   <translation>Huit courtes leçons à une vraie table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Every game is a film: go back, look, play on</source>
   <translation>Chaque partie est un film : revenir, regarder, rejouer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Your name, colours, size of text, sounds</source>
   <translation>Votre nom, couleurs, taille du texte, sons</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Undo the deletion</source>
   <translation>Annuler la suppression</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>{fan_work} Version {version}.</source>
   <translation>{fan_work} Version {version}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>A table for {game}</source>
   <translation>Une table pour {game}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>{n} seats</source>
   <extracomment>for one: {n} seat</extracomment>
   <translation>
    <numerusform>{n} place</numerusform>
    <numerusform>{n} places</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>“{game}” is in the trash folder of the games now.</source>
   <translation>« {game} » est maintenant dans la corbeille des parties.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>Your seat at “{table}” is forgotten here.</source>
   <translation>Votre place à « {table} » est oubliée ici.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>It can't be deleted: {error}</source>
   <translation>Impossible de la supprimer : {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/start_page.py" />
   <source>It can't be brought back: {error}</source>
   <translation>Impossible de la faire revenir : {error}</translation>
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
