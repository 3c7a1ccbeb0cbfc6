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
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Tournament archive</source>
   <translation>Archive des tournois</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Archive</source>
   <translation>Archive</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Where the archive is read from</source>
   <translation>D'où l'archive est lue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Reading the archive</source>
   <translation>Lecture de l'archive</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Nearest to my deck</source>
   <translation>Les plus proches de mon deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>The decks that share most copies with the deck that is worked on</source>
   <translation>Les decks qui partagent le plus d'exemplaires avec le deck en cours</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Ask anew</source>
   <translation>Nouvelle demande</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Decks found</source>
   <translation>Decks trouvés</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Date</source>
   <translation>Date</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Player</source>
   <translation>Joueur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Event</source>
   <translation>Événement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Deck</source>
   <translation>Deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Alike</source>
   <translation>Proximité</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Cards played</source>
   <translation>Cartes jouées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Card</source>
   <translation>Carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Decks</source>
   <translation>Decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Share</source>
   <translation>Part</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Copies</source>
   <translation>Exemplaires</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Over the years</source>
   <translation>Au fil des ans</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>A folder of decks …</source>
   <translation>Un dossier de decks…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>A file (text, zip, twda.json.xz) …</source>
   <translation>Un fichier (texte, zip, twda.json.xz)…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>The one that came with the card lists</source>
   <translation>Celle qui est venue avec les listes des cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>The tournament archive</source>
   <translation>L'archive des tournois</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Reading {source} … once; it is kept, and there at once the next time.</source>
   <translation>Lecture unique de {source}… ; elle est gardée, et là aussitôt la prochaine fois.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{left} could not be read</source>
   <translation>{left} illisibles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{decks} decks from {source}{refused}.</source>
   <translation>{decks} decks de {source}{refused}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>Choose your copy of the tournament archive: the community’s folder of .txt decks or a zip of it, its one big file, or krcg’s twda.json.xz. It is read once and stays on this machine.</source>
   <translation>Choisissez votre copie de l'archive des tournois : le dossier de decks .txt de la communauté ou son zip, son grand fichier unique, ou twda.json.xz de krcg. Elle est lue une fois et reste sur cette machine.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{players} players</source>
   <translation>{players} joueurs</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{shared} copies are in both</source>
   <translation>{shared} exemplaires sont dans les deux</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{n} decks</source>
   <extracomment>for one: {n} deck</extracomment>
   <translation>
    <numerusform>{n} deck</numerusform>
    <numerusform>{n} decks</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{shown} shown</source>
   <translation>{shown} montrés</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_dialog.py" />
   <source>{copies} copies in {decks} decks</source>
   <translation>{copies} exemplaires dans {decks} decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>The deck</source>
   <translation>Le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Open a copy</source>
   <translation>Ouvrir une copie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Compare with mine</source>
   <translation>Comparer avec le mien</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Decks like this one</source>
   <translation>Decks semblables</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>The archive’s deck</source>
   <translation>Le deck de l'archive</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Keep this curve</source>
   <translation>Garder cette courbe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>It stays beside the next ones, to be compared with</source>
   <translation>Elle reste à côté des suivantes, pour comparer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_pages.py" />
   <source>Drop the kept ones</source>
   <translation>Enlever celles gardées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Any clan</source>
   <translation>N'importe quel clan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>any year</source>
   <translation>n'importe quelle année</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Deflection, or several: Govern + Deflection</source>
   <translation>Deflection, ou plusieurs : Govern + Deflection</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Cards in the deck</source>
   <translation>Cartes du deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Clan</source>
   <translation>Clan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Tournament, place or name of the deck</source>
   <translation>Tournoi, lieu ou nom du deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>From the year</source>
   <translation>À partir de l'année</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>To the year</source>
   <translation>Jusqu'à l'année</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>to</source>
   <comment>from a year to another</comment>
   <translation>à</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Cards</source>
   <translation>Cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Years</source>
   <translation>Années</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>All decks</source>
   <translation>Tous les decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>No card is called “{name}”.</source>
   <translation>Aucune carte ne s'appelle « {name} ».</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/archive_question.py" />
   <source>Taken for {guessed}.</source>
   <translation>Compris comme {guessed}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>none</source>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>copies</source>
   <translation>exemplaires</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>sect</source>
   <translation>secte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>stacks</source>
   <translation>piles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>faces</source>
   <translation>cartes entières</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>pool</source>
   <translation>réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>blood</source>
   <translation>sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>crypt</source>
   <translation>crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>library</source>
   <translation>bibliothèque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>author</source>
   <translation>l'auteur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>tags</source>
   <translation>les étiquettes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>description</source>
   <translation>la description</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>notes</source>
   <translation>les notes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>picture</source>
   <translation>l'image</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>table</source>
   <translation>le tableau</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>Free</source>
   <translation>Gratuites</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>No Discipline</source>
   <translation>Sans Discipline</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>Capacity {capacity}</source>
   <translation>Capacité {capacity}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>Group {group}</source>
   <translation>Groupe {group}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/arrange.py" />
   <source>No sect</source>
   <translation>Sans secte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/badges.py" />
   <source>{copies} owned</source>
   <translation>{copies} eues</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/badges.py" />
   <source>not owned</source>
   <translation>pas eue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Add to the deck	+</source>
   <translation>Ajouter au deck	+</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Add</source>
   <translation>Ajouter</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>{count} copies</source>
   <translation>{count} exemplaires</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Add to the sideboard</source>
   <translation>Ajouter au side</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Take one out	−</source>
   <translation>En enlever une	−</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>One more	+</source>
   <translation>Une de plus	+</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>One fewer	−</source>
   <translation>Une de moins	−</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Exactly</source>
   <translation>Exactement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Take all out	Del</source>
   <translation>Toutes les enlever	Del</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Move to the deck</source>
   <translation>Déplacer vers le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Move to the sideboard</source>
   <translation>Déplacer vers le side</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Comment …</source>
   <translation>Commentaire…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Printings …</source>
   <translation>Éditions…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Replace by …	Ctrl+R</source>
   <translation>Remplacer par…	Ctrl+R</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Odds of drawing it</source>
   <translation>Chances de la piocher</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Show large	Space</source>
   <translation>Montrer en grand	Space</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Which of my decks play it</source>
   <translation>Lesquels de mes decks la jouent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Like this …</source>
   <translation>Semblables…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Tournament decks that play it</source>
   <translation>Decks de tournoi qui la jouent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Find it among the cards</source>
   <translation>La trouver parmi les cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>I own {owned}</source>
   <translation>J'en ai {owned}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>I own none</source>
   <translation>Je n'en ai pas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Comment</source>
   <translation>Commentaire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_menus.py" />
   <source>Beside {display_name}</source>
   <translation>À côté de {display_name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/card_table.py" />
   <source>Cards found, as a table</source>
   <translation>Cartes trouvées, en tableau</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/charts.py" />
   <source>{name}: {superior} of the crypt have it superior, {basic} basic; {required} library cards need it ({with_basic} do something at basic, {with_superior} at superior).</source>
   <translation>{name} : {superior} de la crypte l'ont au niveau supérieur, {basic} de base ; {required} cartes de bibliothèque la demandent ({with_basic} font quelque chose de base, {with_superior} au niveau supérieur).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/charts.py" />
   <source>{capacity} of the crypt have capacity {capacity2}.</source>
   <translation>{capacity} de la crypte ont la capacité {capacity2}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/charts.py" />
   <source>Nothing yet</source>
   <translation>Encore rien</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}. Click again for superior. Shift or right click: without.</source>
   <translation>{words}. Cliquez encore pour le niveau supérieur. Maj ou clic droit : sans.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}. Shift or right click: without.</source>
   <translation>{words}. Maj ou clic droit : sans.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}, wanted</source>
   <translation>{words}, voulu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}, superior wanted</source>
   <translation>{words}, voulu au niveau supérieur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{words}, not wanted</source>
   <translation>{words}, non voulu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{name}: click a number, drag over several, click again for any</source>
   <translation>{name} : cliquez un nombre, faites glisser sur plusieurs, cliquez encore pour n'importe lequel</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>any</source>
   <translation>n'importe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{low} to {high}</source>
   <translation>de {low} à {high}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/chips.py" />
   <source>{title}: show or fold</source>
   <translation>{title} : montrer ou replier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Lists (*.csv *.txt *.json *.xml *.eld);;All files (*)</source>
   <translation>Listes (*.csv *.txt *.json *.xml *.eld);;Tous les fichiers (*)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>My collection</source>
   <translation>Ma collection</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Starter decks</source>
   <translation>Decks préconstruits</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing cards</source>
   <translation>Cartes manquantes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Import…</source>
   <translation>Importer…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Export CSV…</source>
   <translation>Exporter en CSV…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Add this deck's cards</source>
   <translation>Ajouter les cartes de ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Single counts are typed into the column “Owned” of the card list (F2), or with the card's menu.</source>
   <translation>Les nombres se saisissent dans la colonne « Possédées » de la liste des cartes (F2), ou par le menu de la carte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{path} can't be opened: {strerror}.</source>
   <translation>Impossible d'ouvrir {path} : {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{path} can't be read as a collection. {error}</source>
   <translation>{path} ne peut pas être lu comme une collection. {error}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{n} lines were not matched, the first: “{words}”.</source>
   <extracomment>for one: One line was not matched: “{words}”.</extracomment>
   <translation>
    <numerusform>Une ligne n'a pas été reconnue : « {words} ».</numerusform>
    <numerusform>{n} lignes n'ont pas été reconnues, la première : « {words} ».</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{total} cards were added from {name}. {rest}</source>
   <translation>{total} cartes ont été ajoutées depuis {name}. {rest}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Find a starter deck</source>
   <translation>Chercher un deck préconstruit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Starter deck</source>
   <translation>Deck préconstruit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Year</source>
   <translation>Année</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Crypt</source>
   <translation>Crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Library</source>
   <translation>Bibliothèque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Add {name} to my collection</source>
   <translation>Ajouter {name} à ma collection</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Take out</source>
   <translation>Enlever</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Take {name} out of my collection</source>
   <translation>Enlever {name} de ma collection</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>for this deck</source>
   <translation>pour ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>for all my decks, one at a time</source>
   <translation>pour tous mes decks, un à la fois</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>for all my decks, side by side</source>
   <translation>pour tous mes decks, côte à côte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing for</source>
   <translation>Manquantes pour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>and those open here</source>
   <translation>et ceux ouverts ici</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Copy the list</source>
   <translation>Copier la liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing</source>
   <translation>Manquantes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Needed</source>
   <translation>Nécessaires</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Owned</source>
   <translation>Possédées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Taken back.</source>
   <translation>Annulé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{name}: added.</source>
   <translation>{name} : ajouté.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>{name}: taken out.</source>
   <translation>{name} : enlevé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>The cards of “{name}” were added.</source>
   <translation>Les cartes de « {name} » ont été ajoutées.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>New deck</source>
   <translation>Nouveau deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>My collection: {total} cards, {count} different</source>
   <translation>Ma collection : {total} cartes, {count} différentes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing cards ({copies})</source>
   <translation>Cartes manquantes ({copies})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Missing cards (none)</source>
   <translation>Cartes manquantes (aucune)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>card {card_id}</source>
   <translation>carte {card_id}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>The list of {count} missing cards was copied.</source>
   <translation>La liste des {count} cartes manquantes a été copiée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Bring in a collection</source>
   <translation>Importer une collection</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Save the collection</source>
   <translation>Enregistrer la collection</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>CSV (*.csv)</source>
   <translation>CSV (*.csv)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/collection_dialog.py" />
   <source>Saved as {path}.</source>
   <translation>Enregistré : {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>List …	Ctrl+E</source>
   <translation>Liste…	Ctrl+E</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Link and QR code …</source>
   <translation>Lien et code QR…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Proxies (PDF) …	Ctrl+P</source>
   <translation>Proxys (PDF)…	Ctrl+P</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Picture …</source>
   <translation>Image…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Copy as picture</source>
   <translation>Copier comme image</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>New deck	Ctrl+N</source>
   <translation>Nouveau deck	Ctrl+N</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Import …	Ctrl+O</source>
   <translation>Importer…	Ctrl+O</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Paste a deck	Ctrl+Shift+V</source>
   <translation>Coller un deck	Ctrl+Shift+V</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>My decks and starter decks	Ctrl+D</source>
   <translation>Mes decks et decks préconstruits	Ctrl+D</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Tournament archive …	Ctrl+T</source>
   <translation>Archive des tournois…	Ctrl+T</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save as a new deck …	Ctrl+Shift+S</source>
   <translation>Enregistrer comme nouveau deck…	Ctrl+Shift+S</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save all</source>
   <translation>Tout enregistrer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Close all</source>
   <translation>Tout fermer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Duplicate</source>
   <translation>Dupliquer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Rename …</source>
   <translation>Renommer…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Compare with …</source>
   <translation>Comparer avec…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Revisions …</source>
   <translation>Révisions…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Replace a card …	Ctrl+R</source>
   <translation>Remplacer une carte…	Ctrl+R</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Take all cards out</source>
   <translation>Enlever toutes les cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>My collection …</source>
   <translation>Ma collection…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Open a random starter deck</source>
   <translation>Ouvrir un deck préconstruit au hasard</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Reopen the deck closed last	Ctrl+Shift+T</source>
   <translation>Rouvrir le dernier deck fermé	Ctrl+Shift+T</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Keys	F1</source>
   <translation>Touches	F1</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Show the card under the pointer large</source>
   <translation>Montrer en grand la carte sous le pointeur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Saved: {path}</source>
   <translation>Enregistré : {path}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save the deck</source>
   <translation>Enregistrer le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>change the name</source>
   <translation>changer le nom</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Rename the deck</source>
   <translation>Renommer le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{name} (copy)</source>
   <translation>{name} (copie)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>take all cards out</source>
   <translation>enlever toutes les cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>All cards were taken out.</source>
   <translation>Toutes les cartes ont été enlevées.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Close the deck</source>
   <translation>Fermer le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>“{name}” has changes that are not saved.</source>
   <translation>« {name} » a des changements non enregistrés.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Close without saving</source>
   <translation>Fermer sans enregistrer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{n} decks saved.</source>
   <extracomment>for one: {n} deck saved.</extracomment>
   <translation>
    <numerusform>{n} deck enregistré.</numerusform>
    <numerusform>{n} decks enregistrés.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>All are saved.</source>
   <translation>Tous sont enregistrés.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{names} have changes that are not saved.</source>
   <extracomment>for one: {names} has changes that are not saved.</extracomment>
   <translation>
    <numerusform>{names} a des changements non enregistrés.</numerusform>
    <numerusform>{names} ont des changements non enregistrés.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Close all decks</source>
   <translation>Fermer tous les decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>No deck was closed since the builder was opened.</source>
   <translation>Aucun deck n'a été fermé depuis l'ouverture de l'atelier.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>There is no deck list in the clipboard: copy one first.</source>
   <translation>Il n'y a pas de liste de deck dans le presse-papiers : copiez-en d'abord une.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>This text can't be read as a deck. {error}</source>
   <translation>Ce texte ne peut pas être lu comme un deck. {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Show</source>
   <translation>Montrer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{count} more can't be read either.</source>
   <translation>{count} de plus sont illisibles.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Settle</source>
   <translation>Régler</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>The deck's picture was copied.</source>
   <translation>L'image du deck a été copiée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Picture (*.png);;Picture (*.jpg)</source>
   <translation>Image (*.png);;Image (*.jpg)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Save the picture</source>
   <translation>Enregistrer l'image</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>Saved as {path}</source>
   <translation>Enregistré : {path}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{path} could not be written: choose a folder that you may write to, and .png or .jpg as its end.</source>
   <translation>Impossible d'écrire {path} : choisissez un dossier où vous pouvez écrire, et une fin en .png ou .jpg.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{name} (open)</source>
   <translation>{name} (ouvert)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/commands.py" />
   <source>{name}, as saved last</source>
   <translation>{name}, tel qu'enregistré en dernier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Compare two decks</source>
   <translation>Comparer deux decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>“{name}” compared with</source>
   <translation>« {name} » comparé à</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Compare with</source>
   <translation>Comparer avec</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>A file…</source>
   <translation>Un fichier…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>This deck</source>
   <translation>Ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>The other</source>
   <translation>L'autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Change</source>
   <translation>Différence</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Differences</source>
   <translation>Différences</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>No other deck is open: choose one of yours, or a file.</source>
   <translation>Aucun autre deck n'est ouvert : choisissez-en un à vous, ou un fichier.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>{shared} cards are in both; the other deck has {added} that this one hasn't, and lacks {removed}.</source>
   <translation>{shared} cartes sont dans les deux ; l'autre deck en a {added} que celui-ci n'a pas, et il lui en manque {removed}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>card {number}</source>
   <translation>carte {number}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/comparing_dialog.py" />
   <source>Compare with a deck file</source>
   <translation>Comparer avec un fichier de deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>Curves over the years</source>
   <translation>Courbes au fil des ans</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>{title}: {decks} of {all} decks ({share:.0%})</source>
   <translation>{title} : {decks} decks sur {all} ({share:.0%})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>{title}: in no deck</source>
   <translation>{title} : dans aucun deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>most in {year} ({share:.0%})</source>
   <translation>le plus en {year} ({share:.0%})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/curve_view.py" />
   <source>{title}: {decks} of {total} decks ({decks2:.0%}), {most}</source>
   <translation>{title} : {decks} decks sur {total} ({decks2:.0%}), {most}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Redo</source>
   <translation>Rétablir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Save this deck on your shelf (Ctrl+S)</source>
   <translation>Enregistrer ce deck sur votre étagère (Ctrl+S)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Copy or save this deck as a list, proxies or a picture</source>
   <translation>Copier ou enregistrer ce deck comme liste, proxys ou image</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>View</source>
   <translation>Affichage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>How the piles are grouped and sorted</source>
   <translation>Comment les piles sont groupées et triées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>More</source>
   <translation>Plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Everything else that can be done with this deck</source>
   <translation>Tout ce qu'on peut faire d'autre avec ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>{word}: {label} (Ctrl+{key})</source>
   <translation>{word} : {label} (Ctrl+{key})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Nothing to {word}</source>
   <translation>Rien à {word}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Go straight to a table with this deck</source>
   <translation>Aller tout de suite à une table avec ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>A deck needs crypt and library cards to be played</source>
   <translation>Pour être joué, un deck a besoin d'une crypte et d'une bibliothèque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Play this deck</source>
   <translation>Jouer ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>min {lowest}, max {highest}, avg {average:.2f}</source>
   <translation>min {lowest}, max {highest}, moy {average:.2f}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>12 or more</source>
   <translation>12 ou plus</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>master {masters}, {n} trifles</source>
   <extracomment>for one: master {masters}, {n} trifle</extracomment>
   <translation>
    <numerusform>maîtres {masters}, {n} broutille</numerusform>
    <numerusform>maîtres {masters}, {n} broutilles</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>60 to 90</source>
   <translation>de 60 à 90</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Crypt {crypt}</source>
   <translation>Crypte {crypt}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Library {library}</source>
   <translation>Bibliothèque {library}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Sideboard {beside}</source>
   <translation>De côté {beside}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>not played</source>
   <translation>non jouées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source> · ◆ {covered} % by itself</source>
   <translation> · ◆ {covered} % automatique</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Import a list …</source>
   <translation>Importer une liste…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Open one of my decks</source>
   <translation>Ouvrir un de mes decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Begin from a starter deck</source>
   <translation>Partir d'un deck préconstruit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Library as</source>
   <translation>Bibliothèque en</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Library in piles by</source>
   <translation>Piles de la bibliothèque par</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Library sorted by</source>
   <translation>Bibliothèque triée par</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Crypt in piles by</source>
   <translation>Piles de la crypte par</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Crypt sorted by</source>
   <translation>Crypte triée par</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Larger cards</source>
   <translation>Cartes plus grandes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_panel.py" />
   <source>Smaller cards</source>
   <translation>Cartes plus petites</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_picture.py" />
   <source>by {author}</source>
   <translation>par {author}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_tabs.py" />
   <source>Open decks</source>
   <translation>Decks ouverts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_tabs.py" />
   <source>New deck (Ctrl+N)</source>
   <translation>Nouveau deck (Ctrl+N)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/deck_tabs.py" />
   <source>Not saved yet; kept as a draft</source>
   <translation>Pas encore enregistré ; gardé comme brouillon</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/desk.py" />
   <source>The revision of “{name}” can't be kept: {strerror}.</source>
   <translation>La révision de « {name} » ne peut pas être gardée : {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/desk.py" />
   <source>The draft of “{name}” can't be kept. {error}</source>
   <translation>Le brouillon de « {name} » ne peut pas être gardé. {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/desk.py" />
   <source>Your collection in {collection_path} can't be read ({error}) It is kept as {name}.</source>
   <translation>Votre collection dans {collection_path} est illisible ({error}) Elle est gardée sous {name}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>take out all {named}</source>
   <translation>enlever tous les {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>take out {named}</source>
   <translation>enlever {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>the sideboard</source>
   <translation>le side</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>the deck</source>
   <translation>le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>move {named} to {where}</source>
   <translation>déplacer {named} vers {where}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>replace {named} by {named2}</source>
   <translation>remplacer {named} par {named2}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>comment on {named}</source>
   <translation>commenter {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>printings of {named}</source>
   <translation>éditions de {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>{count} cards</source>
   <translation>{count} cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>card {cards}</source>
   <translation>carte {cards}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/editing.py" />
   <source>add {named}</source>
   <translation>ajouter {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Export “{name}”</source>
   <translation>Exporter « {name} »</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Kind of list</source>
   <translation>Genre de liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>The list</source>
   <translation>La liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Save as…</source>
   <translation>Enregistrer sous…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>This deck can't be written: {error}</source>
   <translation>Ce deck ne peut pas être écrit : {error}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Everything that the deck says is in it.</source>
   <translation>Tout ce que dit le deck y est.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Copied: {title}.</source>
   <translation>Copié : {title}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/exporting.py" />
   <source>Save the list</source>
   <translation>Enregistrer la liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Master</source>
   <translation>Maître</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Action</source>
   <translation>Action</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Modifier</source>
   <translation>Modificateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Reaction</source>
   <translation>Réaction</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Combat</source>
   <translation>Combat</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Political</source>
   <translation>Politique</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Equipment</source>
   <translation>Équipement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Ally</source>
   <translation>Allié</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Retainer</source>
   <translation>Compagnon</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Power</source>
   <translation>Pouvoir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Conviction</source>
   <translation>Conviction</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Imbued</source>
   <translation>Imbu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Set</source>
   <translation>Extension</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Requirement</source>
   <translation>Prérequis</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Path</source>
   <translation>Voie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Rarity</source>
   <translation>Rareté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>any of</source>
   <translation>l'une de</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>all of</source>
   <translation>toutes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Kind</source>
   <translation>Genre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Type</source>
   <translation>Type</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Group</source>
   <translation>Groupe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Capacity</source>
   <translation>Capacité</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Cost</source>
   <translation>Coût</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Cost in pool or blood</source>
   <translation>Coût en réserve ou en sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Title</source>
   <translation>Titre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Sect</source>
   <translation>Secte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Advanced</source>
   <translation>Avancé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Not banned</source>
   <translation>Non bannies</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Not banned from tournaments</source>
   <translation>Non bannies des tournois</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Burn option</source>
   <translation>Option de brûler</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>more …</source>
   <translation>plus…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>{title}: more</source>
   <translation>{title} : plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Discipline</source>
   <translation>Discipline</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Whether a card must have all the Disciplines chosen, or any one of them</source>
   <translation>Si une carte doit avoir toutes les Disciplines choisies, ou une seule</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Any one of the Disciplines is enough</source>
   <translation>Une seule des Disciplines suffit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>words in the card text</source>
   <translation>mots du texte de la carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Words in the card text</source>
   <translation>Mots du texte de la carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/filters.py" />
   <source>Any {title}</source>
   <translation>{title} : au choix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>✓ read</source>
   <translation>✓ lue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>~ mended</source>
   <translation>~ corrigée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>✗ refused</source>
   <translation>✗ refusée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Import many decks</source>
   <translation>Importer plusieurs decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Reading …</source>
   <translation>Lecture…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Reading the lists</source>
   <translation>Lecture des listes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>What became of each list</source>
   <translation>Ce qu'est devenue chaque liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>What is to be said</source>
   <translation>Ce qu'il y a à en dire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Folder of My decks</source>
   <translation>Dossier de mes decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>A folder of My decks; it is made when it isn’t there</source>
   <translation>Un dossier de mes decks ; il est créé s'il n'existe pas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Open those marked</source>
   <translation>Ouvrir ceux qui sont marqués</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Put them into My decks</source>
   <translation>Les mettre dans mes decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Folder</source>
   <translation>Dossier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Reading … {what}</source>
   <translation>Lecture… {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Stopped: {what}</source>
   <translation>Arrêté : {what}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Put {n} decks into My decks</source>
   <extracomment>for one: Put {n} deck into My decks</extracomment>
   <translation>
    <numerusform>Mettre {n} deck dans mes decks</numerusform>
    <numerusform>Mettre {n} decks dans mes decks</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>{many} read</source>
   <translation>{many} lues</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>{many} mended</source>
   <translation>{many} corrigées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>{many} refused</source>
   <translation>{many} refusées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>There is no list in it</source>
   <translation>Il n'y a pas de liste dedans</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Writing …</source>
   <translation>Écriture…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>in “{strip}” of My decks</source>
   <translation>dans « {strip} » de mes decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>in My decks</source>
   <translation>dans mes decks</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>{n} decks are {where} now.</source>
   <extracomment>for one: {n} deck is {where} now.</extracomment>
   <translation>
    <numerusform>{n} deck est maintenant {where}.</numerusform>
    <numerusform>{n} decks sont maintenant {where}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/gathering_dialog.py" />
   <source>Imported</source>
   <translation>Importés</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/grid.py" />
   <source>Cards found, as pictures</source>
   <translation>Cartes trouvées, en images</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Hand: {names}. Uncontrolled: {map}</source>
   <translation>Main : {names}. Incontrôlés : {map}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Put cards into the deck; then its opening hands are drawn here.</source>
   <translation>Mettez des cartes dans le deck ; ses mains de départ sont alors tirées ici.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Draw anew</source>
   <translation>Repiocher</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Shuffle and draw another opening: seven cards, four vampires (R)</source>
   <translation>Mélanger et piocher une autre ouverture : sept cartes, quatre vampires (R)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Draw a card</source>
   <translation>Piocher une carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Draw the next library card (D)</source>
   <translation>Piocher la carte suivante de la bibliothèque (D)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Crypt card</source>
   <translation>Carte de crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Move the next crypt card to the uncontrolled region</source>
   <translation>Mettre la carte de crypte suivante dans la région incontrôlée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Deal {dealt}</source>
   <translation>Distribuer {dealt}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Deal {dealt} opening hands and count what can be done with them</source>
   <translation>Distribuer {dealt} mains de départ et compter ce qu'on peut en faire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Click a card of the hand to play or discard it and draw another</source>
   <translation>Cliquez sur une carte de la main pour la jouer ou la défausser et en piocher une autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Of {hands} openings {playable:.0%} have a card for the first turn (a master or event that asks for no minion), {vampire:.0%} a vampire who can be out by the second, {both:.0%} both; {masters:.1f} masters in a hand, four or more in {clogged:.0%}.</source>
   <translation>Sur {hands} ouvertures, {playable:.0%} ont une carte pour le premier tour (un maître ou un événement qui ne demande pas de serviteur), {vampire:.0%} un vampire qui peut sortir au second, {both:.0%} les deux ; {masters:.1f} maîtres par main, quatre ou plus dans {clogged:.0%}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>{count} played</source>
   <translation>{count} jouées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>{count} left{played}</source>
   <translation>{count} restantes{played}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/hand_view.py" />
   <source>Hand of {hand} and {opening_crypt} crypt cards, no mulligan. Left: {count} library cards, {count2} crypt cards.</source>
   <translation>Main de {hand} et {opening_crypt} cartes de crypte, sans nouvelle donne. Restent : {count} cartes de bibliothèque, {count2} de crypte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Web page</source>
   <translation>Page web</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>A deck without a name</source>
   <translation>Un deck sans nom</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>; {n} lines to look at</source>
   <extracomment>for one: ; {n} line to look at</extracomment>
   <translation>
    <numerusform> ; {n} ligne à regarder</numerusform>
    <numerusform> ; {n} lignes à regarder</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>{name}: {crypt_count} crypt, {library_count} library cards{rest} — {kind}.</source>
   <translation>{name} : {crypt_count} cartes de crypte, {library_count} de bibliothèque{rest} — {kind}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Import a deck</source>
   <translation>Importer un deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Paste a list, or the link of a deck, or open files, a zip or a folder. Tournament archive, JOL, Lackey, VDB, VTES Decks, Amaranth, ARDB, FELDB, ELDB, XML, JSON and CSV are understood. All of it can also be dropped on the window.</source>
   <translation>Collez une liste, ou le lien d'un deck, ou ouvrez des fichiers, un zip ou un dossier. Les formats archive des tournois, JOL, Lackey, VDB, VTES Decks, Amaranth, ARDB, FELDB, ELDB, XML, JSON et CSV sont compris. Tout peut aussi être déposé sur la fenêtre.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>The deck list</source>
   <translation>La liste du deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Nothing yet.</source>
   <translation>Encore rien.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Files…</source>
   <translation>Fichiers…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>One list, many, or a zip of them</source>
   <translation>Une liste, plusieurs, ou un zip</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>A folder…</source>
   <translation>Un dossier…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Import</source>
   <translation>Importer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Open deck files</source>
   <translation>Ouvrir des fichiers de deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>Import a folder of decks</source>
   <translation>Importer un dossier de decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/importing.py" />
   <source>That is far longer than a deck list.</source>
   <translation>C'est bien plus long qu'une liste de deck.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Cards found</source>
   <translation>Cartes trouvées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Double click, middle click, Enter, +</source>
   <translation>Double-clic, clic du milieu, Entrée, +</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>one copy into the deck</source>
   <translation>un exemplaire dans le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>so many copies more</source>
   <translation>autant d'exemplaires de plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>−, Del</source>
   <translation>−, Suppr</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>one copy out of the deck</source>
   <translation>un exemplaire hors du deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Drag</source>
   <translation>Glisser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>into the deck, its sideboard, or another deck's tab</source>
   <translation>dans le deck, à côté, ou sur l'onglet d'un autre deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Space</source>
   <translation>Espace</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>the card large, with text, rulings and printings</source>
   <translation>la carte en grand, avec texte, arbitrages et éditions</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl + wheel</source>
   <translation>Ctrl + molette</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>larger and smaller pictures</source>
   <translation>images plus grandes et plus petites</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>in the table: type a count</source>
   <translation>dans le tableau : saisir un nombre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Arrows</source>
   <translation>Flèches</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>from card to card</source>
   <translation>de carte en carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>one copy more</source>
   <translation>un exemplaire de plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>−, Shift + double click</source>
   <translation>−, Maj + double-clic</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>one copy fewer</source>
   <translation>un exemplaire de moins</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Alt + wheel</source>
   <translation>Alt + molette</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>more and fewer copies</source>
   <translation>plus et moins d'exemplaires</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>exactly so many copies</source>
   <translation>exactement autant d'exemplaires</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>all copies out</source>
   <translation>tous les exemplaires dehors</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl or Shift + click, a band</source>
   <translation>Ctrl ou Maj + clic, un cadre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>choose several cards</source>
   <translation>choisir plusieurs cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>out to the cards found, or to the sideboard</source>
   <translation>dehors vers les cartes trouvées, ou de côté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>larger and smaller cards</source>
   <translation>cartes plus grandes et plus petites</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Search</source>
   <translation>Recherche</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>to the search line; Down goes to the cards</source>
   <translation>à la ligne de recherche ; Bas va aux cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>on to the next part: search, cards, deck, pages below</source>
   <translation>à la partie suivante : recherche, cartes, deck, pages du bas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Tab, Enter</source>
   <translation>Tab, Entrée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>take the proposal</source>
   <translation>prendre la proposition</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Click a chip, Space</source>
   <translation>Clic sur une pastille, Espace</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>ask for it; Disciplines: again for superior</source>
   <translation>la demander ; Disciplines : encore pour supérieure</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>from chip to chip</source>
   <translation>de pastille en pastille</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Shift or right click on a chip</source>
   <translation>Maj ou clic droit sur une pastille</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>cards without it</source>
   <translation>les cartes sans</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+Z, Ctrl+Shift+Z</source>
   <translation>Ctrl+Z, Ctrl+Maj+Z</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>undo and redo, without a limit</source>
   <translation>annuler et rétablir, sans limite</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+S, Ctrl+Shift+S</source>
   <translation>Ctrl+S, Ctrl+Maj+S</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>save, save as a new deck</source>
   <translation>enregistrer, enregistrer comme nouveau deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+N, Ctrl+W, Ctrl+Shift+T</source>
   <translation>Ctrl+N, Ctrl+W, Ctrl+Maj+T</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>new, close, reopen</source>
   <translation>nouveau, fermer, rouvrir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>the next open deck</source>
   <translation>le deck ouvert suivant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+O, Ctrl+Shift+V</source>
   <translation>Ctrl+O, Ctrl+Maj+V</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>import, paste a deck</source>
   <translation>importer, coller un deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Ctrl+E, Ctrl+P</source>
   <translation>Ctrl+E, Ctrl+P</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>export a list, print proxies</source>
   <translation>exporter une liste, imprimer des proxys</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>replace a card everywhere</source>
   <translation>remplacer une carte partout</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>my decks and starter decks</source>
   <translation>mes decks et decks préconstruits</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>the tournament archive</source>
   <translation>l'archive des tournois</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/keys_dialog.py" />
   <source>Keys</source>
   <translation>Touches</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/large_card.py" />
   <source>drawn by {artists}</source>
   <translation>dessinée par {artists}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/large_card.py" />
   <source>Printings</source>
   <translation>Éditions</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{n} cards</source>
   <extracomment>for one: {n} card</extracomment>
   <translation>
    <numerusform>{n} carte</numerusform>
    <numerusform>{n} cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{n} reasons</source>
   <extracomment>for one: {n} reason</extracomment>
   <translation>
    <numerusform>{n} raison</numerusform>
    <numerusform>{n} raisons</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{count} lines of the list are not matched to cards.</source>
   <translation>{count} lignes de la liste ne correspondent à aucune carte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{count} cards have no printing that is allowed: {names}.</source>
   <translation>{count} cartes n'ont pas d'édition autorisée : {names}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{title}: not legal. Show the reasons</source>
   <translation>{title} : non conforme. Montrer les raisons</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>{title}: legal. Show the reasons</source>
   <translation>{title} : conforme. Montrer les raisons</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>Legal: {title}</source>
   <translation>Conforme : {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>shown first</source>
   <translation>montré en premier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>… and {count} more.</source>
   <translation>… et {count} de plus.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>Click to show this format's verdict first</source>
   <translation>Cliquez pour montrer d'abord le verdict de ce format</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>Players at the table</source>
   <translation>Joueurs à la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/legality_line.py" />
   <source>Players at the table (the 1994 rules)</source>
   <translation>Joueurs à la table (règles de 1994)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Like this</source>
   <translation>Semblables</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Like {display_name}</source>
   <translation>Semblables à {display_name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Comparing …</source>
   <translation>Comparaison…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Cards that do the same</source>
   <translation>Cartes qui font la même chose</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Does the same</source>
   <translation>Fait la même chose</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>In the deck</source>
   <translation>Dans le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>What both do</source>
   <translation>Ce que font les deux</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Cards played with it</source>
   <translation>Cartes jouées avec elle</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Played with it</source>
   <translation>Jouée avec elle</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Enter or a double click puts one into the deck, − takes one out; the pointer on a name shows its text.</source>
   <translation>Entrée ou un double-clic en met une dans le deck, − l'enlève ; le pointeur sur un nom montre son texte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>The decks …</source>
   <translation>Les decks…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>{n} cards, the likest first, by what the referee reads of them.</source>
   <extracomment>for one: {n} card, the likest first, by what the referee reads of them.</extracomment>
   <translation>
    <numerusform>{n} carte, la plus semblable d'abord, d'après ce qu'en lit l'arbitre.</numerusform>
    <numerusform>{n} cartes, les plus semblables d'abord, d'après ce qu'en lit l'arbitre.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>The referee reads nothing of it that other cards have, too.</source>
   <translation>L'arbitre n'y lit rien que d'autres cartes aient aussi.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>The tournament archive is being read …</source>
   <translation>Lecture de l'archive des tournois…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Looking it up …</source>
   <translation>Recherche en cours…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>No tournament archive is known: choose yours with “The decks …”.</source>
   <translation>Aucune archive des tournois n'est connue : choisissez la vôtre avec « Les decks… ».</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>{copies:.1f} copies in each</source>
   <translation>{copies:.1f} exemplaires dans chacun</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/like_dialog.py" />
   <source>Played in {decks} of {decks2} winning decks{mean}. First what belongs to it the most.</source>
   <translation>Jouée dans {decks} decks gagnants sur {decks2}{mean}. D'abord ce qui va le plus avec elle.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Link and QR code</source>
   <translation>Lien et code QR</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>“{name}” as a link</source>
   <translation>« {name} » en lien</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Link</source>
   <translation>Lien</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>QR code of the link</source>
   <translation>Code QR du lien</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Name and cards are in the link itself. Paste it here, or open it in a browser (VDB).</source>
   <translation>Le nom et les cartes sont dans le lien lui-même. Collez-le ici, ou ouvrez-le dans un navigateur (VDB).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Copy the link</source>
   <translation>Copier le lien</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Save the code…</source>
   <translation>Enregistrer le code…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>The deck is too long for a QR code; the link holds it all the same.</source>
   <translation>Le deck est trop long pour un code QR ; le lien le contient tout de même.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>{path} could not be written: choose a folder that you may write to.</source>
   <translation>Impossible d'écrire {path} : choisissez un dossier où vous pouvez écrire.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>The link was copied.</source>
   <translation>Le lien a été copié.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Save the QR code</source>
   <translation>Enregistrer le code QR</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/link_dialog.py" />
   <source>Picture (*.png)</source>
   <translation>Image (*.png)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Pages about the deck</source>
   <translation>Pages sur le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Overview</source>
   <translation>Aperçu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Disciplines</source>
   <translation>Disciplines</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Costs</source>
   <translation>Coûts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Opening hand</source>
   <translation>Main de départ</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Odds</source>
   <translation>Chances</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/lower_panel.py" />
   <source>Try it</source>
   <translation>Essayer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Settle them</source>
   <translation>Les régler</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{n} lines are not matched to a card yet.</source>
   <extracomment>for one: One line is not matched to a card yet.</extracomment>
   <translation>
    <numerusform>Une ligne ne correspond encore à aucune carte.</numerusform>
    <numerusform>{n} lignes ne correspondent encore à aucune carte.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{n} remarks on the list that was read.</source>
   <extracomment>for one: {n} remark on the list that was read.</extracomment>
   <translation>
    <numerusform>{n} remarque sur la liste lue.</numerusform>
    <numerusform>{n} remarques sur la liste lue.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Read</source>
   <translation>Lire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Lines to look at</source>
   <translation>Lignes à regarder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Take the nearest for all</source>
   <translation>Prendre la plus proche pour toutes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Leave all out</source>
   <translation>Toutes les laisser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Done</source>
   <translation>Terminé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Every line is settled.</source>
   <translation>Chaque ligne est réglée.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{n} lines are not matched to a card; everything else is in the deck.</source>
   <extracomment>for one: One line is not matched to a card; everything else is in the deck.</extracomment>
   <translation>
    <numerusform>Une ligne ne correspond à aucune carte ; tout le reste est dans le deck.</numerusform>
    <numerusform>{n} lignes ne correspondent à aucune carte ; tout le reste est dans le deck.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>All cards are in the deck. These remarks are for you to read.</source>
   <translation>Toutes les cartes sont dans le deck. Ces remarques sont pour votre lecture.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>… and {count} more, which come up as these are settled.</source>
   <translation>… et {count} de plus, qui viennent à mesure que celles-ci sont réglées.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Line {line_number}</source>
   <translation>Ligne {line_number}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>In the list</source>
   <translation>Dans la liste</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{where}: it is {name}</source>
   <translation>{where} : c'est {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Leave it out</source>
   <translation>La laisser de côté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>Seen</source>
   <translation>Vu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{where}: leave it out</source>
   <translation>{where} : la laisser de côté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>another card …</source>
   <translation>une autre carte…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>{where}: the card that is meant</source>
   <translation>{where} : la carte voulue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>settle line {line_number}: {display_name}</source>
   <translation>régler la ligne {line_number} : {display_name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>leave line {line_number} out</source>
   <translation>laisser la ligne {line_number} de côté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>take the nearest cards</source>
   <translation>prendre les cartes les plus proches</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/mending.py" />
   <source>leave the lines out</source>
   <translation>laisser les lignes de côté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Name of the deck</source>
   <translation>Nom du deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Author</source>
   <translation>Auteur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Tags, with commas between them</source>
   <translation>Étiquettes, séparées par des virgules</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>stealth, bleed, to try</source>
   <translation>discrétion, morsure, à essayer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Description</source>
   <translation>Description</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Description: published with the deck</source>
   <translation>Description : publiée avec le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Your notes</source>
   <translation>Vos notes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Notes: yours alone, kept in your own deck file</source>
   <translation>Notes : à vous seul, gardées dans votre fichier de deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Tags</source>
   <translation>Étiquettes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>change the {field}</source>
   <translation>changer {field}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notes_view.py" />
   <source>Won by {winner}</source>
   <translation>Gagné par {winner}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/notice.py" />
   <source>Close this message</source>
   <translation>Fermer ce message</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>opening</source>
   <translation>ouverture</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>turn {turn}</source>
   <translation>tour {turn}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>{chance:.2%} by the opening ({seen} cards seen)</source>
   <translation>{chance:.2%} dès l'ouverture ({seen} cartes vues)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>{chance:.2%} by the end of turn {turn} ({seen} cards seen)</source>
   <translation>{chance:.2%} à la fin du tour {turn} ({seen} cartes vues)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>For which cards</source>
   <translation>Pour quelles cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>At least so many of them</source>
   <translation>Au moins autant d'entre elles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>Together with which cards</source>
   <translation>Avec quelles cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>At least so many of these</source>
   <translation>Au moins autant de celles-ci</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>Cards played or discarded each turn</source>
   <translation>Cartes jouées ou défaussées par tour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>At least</source>
   <translation>Au moins</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>together with</source>
   <translation>avec</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>when I play</source>
   <translation>si je joue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>a turn</source>
   <translation>par tour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>nothing else</source>
   <translation>rien d'autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>the cards selected</source>
   <translation>les cartes choisies</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>any {name}</source>
   <translation>n'importe quel {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>any {discipline_name}</source>
   <translation>n'importe quel {discipline_name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>a vampire with superior {discipline_name}</source>
   <translation>un vampire avec {discipline_name} supérieur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>Put cards into the deck; then the odds of drawing them are shown here.</source>
   <translation>Mettez des cartes dans le deck ; les chances de les piocher sont alors montrées ici.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>turn {turn}: {chance:.0%}</source>
   <translation>tour {turn} : {chance:.0%}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/odds_view.py" />
   <source>Odds: {words}</source>
   <translation>Chances : {words}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Back (everything is kept)</source>
   <translation>Retour (tout est gardé)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Leave the deck builder</source>
   <translation>Quitter l'atelier de decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Deck builder</source>
   <translation>Atelier de decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Filters</source>
   <translation>Filtres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>Show filters and my decks, or put them away</source>
   <translation>Montrer les filtres et mes decks, ou les ranger</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>What is at the left</source>
   <translation>Ce qui est à gauche</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/page.py" />
   <source>My decks</source>
   <translation>Mes decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_paint.py" />
   <source>Drag vampires here, or double-click them.</source>
   <translation>Glissez des vampires ici, ou double-cliquez-les.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_paint.py" />
   <source>Drag library cards here, or press + on them.</source>
   <translation>Glissez des cartes de bibliothèque ici, ou appuyez sur +.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_paint.py" />
   <source>Cards kept beside the deck.</source>
   <translation>Cartes gardées à côté du deck.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_view.py" />
   <source>Sideboard</source>
   <translation>De côté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pile_view.py" />
   <source>Deck: {count} {display_name}{part}</source>
   <translation>Deck : {count} {display_name}{part}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>Requires</source>
   <translation>Demande</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>Sets</source>
   <translation>Extensions</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>Artist</source>
   <translation>Illustrateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>In deck</source>
   <translation>Dans le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>match</source>
   <translation>pertinence</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>name</source>
   <translation>nom</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>capacity</source>
   <translation>capacité</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>clan</source>
   <translation>clan</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>group</source>
   <translation>groupe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>discipline</source>
   <translation>discipline</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>type</source>
   <translation>type</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>cost</source>
   <translation>coût</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>newest</source>
   <translation>nouveauté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>in deck</source>
   <translation>dans le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>owned</source>
   <translation>possédées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>{clan_line}, capacity {capacity}, group {group}</source>
   <translation>{clan_line}, capacité {capacity}, groupe {group}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool.py" />
   <source>{copies} in the deck</source>
   <translation>{copies} dans le deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>No card fits. Take a chip away, or press Esc in the search line to begin anew.</source>
   <translation>Aucune carte ne convient. Enlevez une pastille, ou appuyez sur Échap dans la recherche pour recommencer.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>What the cards are sorted by</source>
   <translation>Par quoi les cartes sont triées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Pictures</source>
   <translation>Images</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Show the cards as pictures</source>
   <translation>Montrer les cartes en images</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Show the cards as a table</source>
   <translation>Montrer les cartes en tableau</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Show how many of each card you own; click again for just those you own</source>
   <translation>Montrer combien vous avez de chaque carte ; cliquez encore pour celles que vous avez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Size of the pictures (Ctrl and the wheel)</source>
   <translation>Taille des images (Ctrl et la molette)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Size of the pictures</source>
   <translation>Taille des images</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Descending</source>
   <translation>Décroissant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>As pictures</source>
   <translation>En images</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>As a table</source>
   <translation>En tableau</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Larger pictures</source>
   <translation>Images plus grandes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Smaller pictures</source>
   <translation>Images plus petites</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>What I own: shown, only, or not</source>
   <translation>Ce que j'ai : montré, seul, ou non</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>Owned only</source>
   <translation>Possédées seules</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>sort: {sort}</source>
   <translation>tri : {sort}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/pool_panel.py" />
   <source>No card has these words. Did you mean “{meant}”?</source>
   <translation>Aucune carte n'a ces mots. Vouliez-vous dire « {meant} » ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>Choose</source>
   <translation>Choisir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>{left} may be any</source>
   <translation>{left} au choix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>{count} of {copies} chosen{rest}.</source>
   <translation>{count} choisies sur {copies}{rest}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>Any printing will do.</source>
   <translation>N'importe quelle édition convient.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>{said} The first one’s picture is shown, where you have pictures by set.</source>
   <translation>{said} L'image de la première est montrée, si vous avez des images par extension.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/printings_dialog.py" />
   <source>There are no pictures of your own to show.</source>
   <translation>Il n'y a pas d'images à vous à montrer.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies.py" />
   <source>{path} could not be written: {strerror}. What was in it before is unharmed.</source>
   <translation>Impossible d'écrire {path} : {strerror}. Ce qui y était avant est intact.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies.py" />
   <source>a page of {paper} can't be begun</source>
   <translation>une page de {paper} ne peut pas être commencée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies.py" />
   <source>its end is missing; is the disk full?</source>
   <translation>la fin manque ; le disque est-il plein ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Proxies</source>
   <translation>Proxys</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Print proxies</source>
   <translation>Imprimer des proxys</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Only the copies that my collection lacks</source>
   <translation>Seulement les exemplaires qui manquent à ma collection</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Only the {count} cards selected</source>
   <translation>Seulement les {count} cartes choisies</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>One of each card</source>
   <translation>Une de chaque carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Cut marks</source>
   <translation>Traits de coupe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Only words, to save ink</source>
   <translation>Seulement les mots, pour économiser l'encre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>My own pictures where I have them</source>
   <translation>Mes propres images là où j'en ai</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Paper</source>
   <translation>Papier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Save the PDF…</source>
   <translation>Enregistrer le PDF…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Printing {count} cards on {pages} pages …</source>
   <translation>Impression de {count} cartes sur {pages} pages…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Stopping …</source>
   <translation>Arrêt…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>{cards}, {pages}, 63 × 88 mm each. Print them at 100 %, without fitting to the page.</source>
   <translation>{cards}, {pages}, 63 × 88 mm chacune. Imprimez-les à 100 %, sans ajuster à la page.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>{n} pages</source>
   <extracomment>for one: {n} page</extracomment>
   <translation>
    <numerusform>{n} page</numerusform>
    <numerusform>{n} pages</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>No card is left to print with these choices.</source>
   <translation>Avec ces choix, il ne reste aucune carte à imprimer.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Save the proxies</source>
   <translation>Enregistrer les proxys</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>PDF (*.pdf)</source>
   <translation>PDF (*.pdf)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>{done} of {total}</source>
   <translation>{done} sur {total}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>The proxies are in {path}.</source>
   <translation>Les proxys sont dans {path}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/proxies_dialog.py" />
   <source>Stopped; no file was written.</source>
   <translation>Arrêté ; aucun fichier n'a été écrit.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/query_words.py" />
   <source>This opening bracket is not closed.</source>
   <translation>Cette parenthèse ouvrante n'est pas fermée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/remembered.py" />
   <source>How the deck builder looks can't be kept in {path}: {strerror}.</source>
   <translation>L'apparence de l'atelier ne peut pas être gardée dans {path} : {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Replace a card</source>
   <translation>Remplacer une carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>The card that goes</source>
   <translation>La carte qui part</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Name of the card that comes</source>
   <translation>Nom de la carte qui vient</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>The card that comes</source>
   <translation>La carte qui vient</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>In this deck</source>
   <translation>Dans ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>In all open decks</source>
   <translation>Dans tous les decks ouverts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>In all my decks, open or not</source>
   <translation>Dans tous mes decks, ouverts ou non</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Counts and comments stay. Each deck keeps its version before.</source>
   <translation>Nombres et commentaires restent. Chaque deck garde sa version d'avant.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Replace</source>
   <translation>Remplacer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Say which card comes in its place.</source>
   <translation>Dites quelle carte vient à sa place.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>{display_name} is a {kind} card and {display_name2} a {kind2} card.</source>
   <translation>{display_name} est une carte de {kind} et {display_name2} une carte de {kind2}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>replace {display_name} by {display_name2}</source>
   <translation>remplacer {display_name} par {display_name2}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>Reading your decks …</source>
   <translation>Lecture de vos decks…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/replacing_dialog.py" />
   <source>{display_name} was replaced by {display_name2} in {decks}.</source>
   <translation>{display_name} a été remplacée par {display_name2} dans {decks}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Revisions</source>
   <translation>Révisions</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Revisions of “{name}”</source>
   <translation>Révisions de « {name} »</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>When it was saved</source>
   <translation>Quand il a été enregistré</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>What changed</source>
   <translation>Ce qui a changé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Go back to it</source>
   <translation>Y revenir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Open it as a copy</source>
   <translation>L'ouvrir en copie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>It was not saved yet: each time that it is, its revision is kept.</source>
   <translation>Il n'a pas encore été enregistré : chaque fois qu'il l'est, sa révision est gardée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>No card.</source>
   <translation>Aucune carte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>What changed then:</source>
   <translation>Ce qui a changé alors :</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>Going back changes:</source>
   <translation>Y revenir change :</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>These are the cards that it has now.</source>
   <translation>Ce sont les cartes qu'il a maintenant.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>go back to a revision</source>
   <translation>revenir à une révision</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/revisions_dialog.py" />
   <source>The deck is as it was then; Ctrl+Z brings it back as it is now.</source>
   <translation>Le deck est comme il était alors ; Ctrl+Z le ramène comme il est maintenant.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/search_line.py" />
   <source>Search: {example}</source>
   <translation>Recherche : {example}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/search_line.py" />
   <source>Words, or fields with values: {example}
Tab or Enter takes a proposal, Down goes to the cards.</source>
   <translation>Des mots, ou des champs avec des valeurs : {example}
Tab ou Entrée prend une proposition, Bas va aux cartes.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/search_line.py" />
   <source>Search for cards</source>
   <translation>Chercher des cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Published starter decks</source>
   <translation>Decks préconstruits publiés</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Search my decks: a card, a word</source>
   <translation>Chercher dans mes decks : une carte, un mot</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Decks that play a card, or say a word in name, notes, tags, comments …</source>
   <translation>Decks qui jouent une carte, ou disent un mot dans le nom, les notes, les étiquettes, les commentaires…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Search my decks</source>
   <translation>Chercher dans mes decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>New folder</source>
   <translation>Nouveau dossier</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{n} decks of {count}</source>
   <extracomment>for one: {n} deck of {count}</extracomment>
   <translation>
    <numerusform>{n} deck sur {count}</numerusform>
    <numerusform>{n} decks sur {count}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>No deck has it.</source>
   <translation>Aucun deck ne l'a.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{name} — can't be read</source>
   <translation>{name} — illisible</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>, {unread_count} unreadable</source>
   <translation>, {unread_count} illisibles</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{n} decks{unread_words}</source>
   <extracomment>for one: {n} deck{unread_words}</extracomment>
   <translation>
    <numerusform>{n} deck{unread_words}</numerusform>
    <numerusform>{n} decks{unread_words}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>No deck saved yet.</source>
   <translation>Aucun deck enregistré.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{crypt_size} crypt, {library_size} library, {released}</source>
   <translation>{crypt_size} en crypte, {library_size} en bibliothèque, {released}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Move to</source>
   <translation>Déplacer vers</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Show the file</source>
   <translation>Montrer le fichier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Delete</source>
   <translation>Supprimer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Why?</source>
   <translation>Pourquoi ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Show the folder</source>
   <translation>Montrer le dossier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>“{name}” was deleted; its file is kept as {name2}.</source>
   <translation>« {name} » a été supprimé ; son fichier est gardé sous {name2}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Name of the new folder in {above}</source>
   <translation>Nom du nouveau dossier dans {above}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>Name of the new folder</source>
   <translation>Nom du nouveau dossier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>The folder “{name}” can't be made: {strerror}.</source>
   <translation>Le dossier « {name} » ne peut pas être créé : {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/shelf_panel.py" />
   <source>{crypt_count} crypt, {library_count} library{author}{tags}</source>
   <translation>{crypt_count} en crypte, {library_count} en bibliothèque{author}{tags}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Crypt {crypt}, four cost {lowest} to {highest}, average {average}. Library {library}: {it}. {disciplines}</source>
   <translation>Crypte {crypt}, quatre coûtent de {lowest} à {highest}, en moyenne {average}. Bibliothèque {library} : {it}. {disciplines}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Statistics</source>
   <translation>Statistiques</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>four: {lowest}–{highest}, ø {average:.1f}</source>
   <translation>quatre : {lowest}–{highest}, ø {average:.1f}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>P(≥1 master in {hand}) {chance:.0%}</source>
   <translation>P(≥1 maître sur {hand}) {chance:.0%}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Crypt has</source>
   <translation>La crypte a</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>gold ◇ superior, brown □ basic; blue: the library needs</source>
   <translation>or ◇ supérieur, brun □ de base ; bleu : la bibliothèque demande</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Pool</source>
   <translation>Réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{pool_total} in all</source>
   <translation>{pool_total} en tout</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Blood</source>
   <translation>Sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{blood_total} in all</source>
   <translation>{blood_total} en tout</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>And</source>
   <translation>Et</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{free} library cards cost nothing.</source>
   <translation>{free} cartes de bibliothèque ne coûtent rien.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>Trifles</source>
   <translation>Broutilles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{trifles} masters are trifles.</source>
   <translation>{trifles} maîtres sont des broutilles.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{burn_option} have the burn option.</source>
   <translation>{burn_option} ont l'option de brûler.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{no_discipline} need no Discipline.</source>
   <translation>{no_discipline} ne demandent aucune Discipline.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{count} of the crypt are of group {group}.</source>
   <translation>{count} de la crypte sont du groupe {group}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{count} of the crypt have the title {title}.</source>
   <translation>{count} de la crypte ont le titre {title}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{count} library cards are {name}.</source>
   <translation>{count} cartes de bibliothèque sont : {name}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{cost} cost {cost2} {currency}.</source>
   <translation>{cost} coûtent {cost2} ({currency}).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>X</source>
   <translation>X</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/statistics_view.py" />
   <source>{costs} cost X {currency}.</source>
   <translation>{costs} coûtent X ({currency}).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>{games} games, {game_wins} won, {ousts} ousts</source>
   <translation>{games} parties, {game_wins} gagnées, {ousts} évictions</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>Victory points</source>
   <translation>Points de victoire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>all games</source>
   <translation>toutes les parties</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>{games} games</source>
   <translation>{games} parties</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>{name}: {value:.0%} of the victory points, between {low:.0%} and {high:.0%}; {games}.</source>
   <translation>{name} : {value:.0%} des points de victoire, entre {low:.0%} et {high:.0%} ; {games}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>Rots in hand</source>
   <translation>Croupit en main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>played · discarded · kept</source>
   <translation>jouée · défaussée · gardée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>{name}: {drawn} drawn, {played} played, {discarded} discarded, {kept} still held at the end; held for {waited:.1f} turns on average.</source>
   <translation>{name} : {drawn} piochées, {played} jouées, {discarded} défaussées, {kept} encore en main à la fin ; gardée {waited:.1f} tours en moyenne.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>Vampires out in rounds {came} (median)</source>
   <translation>Vampires sortis aux rondes {came} (médiane)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>Ousted {values} times, round {lasted:g}: {how}</source>
   <translation>Évincé {values} fois, ronde {lasted:g} : {how}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_chart.py" />
   <source>By {killers}</source>
   <translation>Par {killers}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Against which decks</source>
   <translation>Contre quels decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The decks of the other four Methuselahs</source>
   <translation>Les decks des quatre autres Mathusalems</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>against starter decks</source>
   <translation>contre des decks préconstruits</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>against my decks</source>
   <translation>contre mes decks</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Save the picture (PNG) or all numbers (CSV)</source>
   <translation>Enregistrer l'image (PNG) ou tous les nombres (CSV)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Picture…</source>
   <translation>Image…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>PNG (*.png)</source>
   <translation>PNG (*.png)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Table…</source>
   <translation>Tableau…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Watch</source>
   <translation>Regarder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Watch the last of its games as a film</source>
   <translation>Regarder sa dernière partie comme un film</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The games can’t be kept in {folder}: {strerror}.</source>
   <translation>Les parties ne peuvent pas être gardées dans {folder} : {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The players sit down…</source>
   <translation>Les joueurs s'assoient…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The games have stopped.</source>
   <translation>Les parties se sont arrêtées.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The games can’t be started.</source>
   <translation>Les parties ne peuvent pas démarrer.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Go on</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Try this deck</source>
   <translation>Essayer ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Pausing…</source>
   <translation>Pause…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Stop after the running games; go on later</source>
   <translation>S'arrêter après les parties en cours ; continuer plus tard</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Play whole games of this deck</source>
   <translation>Jouer des parties entières de ce deck</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Computer players play whole games of this deck, on this machine, while you work on.</source>
   <translation>L'ordinateur joue des parties entières de ce deck, sur cette machine, pendant que vous travaillez.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>{done} of {of} games, ± {half_width:.2f}</source>
   <translation>{done} parties sur {of}, ± {half_width:.2f}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>{value:.0%} of the victory points, between {low:.0%} and {high:.0%}</source>
   <translation>{value:.0%} des points de victoire, entre {low:.0%} et {high:.0%}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>{own}, over {done} games</source>
   <translation>{own}, sur {done} parties</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>No game of it is kept yet.</source>
   <translation>Aucune de ses parties n'est encore gardée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>Save the {what}</source>
   <translation>Enregistrer : {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The table can’t be saved as {path}: {strerror}.</source>
   <translation>Le tableau ne peut pas être enregistré sous {path} : {strerror}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/builder/trying_view.py" />
   <source>The picture can’t be saved as {path}.</source>
   <translation>L'image ne peut pas être enregistrée sous {path}.</translation>
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
   <source>Open a deck file…</source>
   <translation>Ouvrir un fichier de deck…</translation>
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
   <source>Unexpected errors: the game is safe</source>
   <translation>Erreurs inattendues : la partie est en sécurité</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/error_report.py" />
   <source>Copied</source>
   <translation>Copié</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/faces/overlays.py" />
   <source>in combat</source>
   <translation>en combat</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/faces/overlays.py" />
   <source>awake: may block and react</source>
   <translation>éveillé : peut bloquer et réagir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/faces/overlays.py" />
   <source>has bled this turn</source>
   <translation>a mordu ce tour-ci</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/faces/overlays.py" />
   <source>has acted this turn</source>
   <translation>a agi ce tour-ci</translation>
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
   <source>Play</source>
   <comment>a film</comment>
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
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Today’s rules</source>
   <translation>Règles d'aujourd'hui</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Lock and unlock, Anarchs as a sect, libraries of 60 to 90 cards.</source>
   <translation>Incliner et redresser, les Anarchs comme secte, bibliothèques de 60 à 90 cartes.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>2012 rulebook</source>
   <translation>Livret de règles de 2012</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Tap and untap, anarchs within the sects, libraries of 40 cards and more; the most victory points win.</source>
   <translation>Engager et dégager, anarchs au sein des sectes, bibliothèques de 40 cartes et plus ; le plus de points de victoire l'emporte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Jyhad, 1994</source>
   <translation>Jyhad, 1994</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Tap and untap, ante, no prisci nor anarchs, any number of bleeds and votes, cards return to their owners.</source>
   <translation>Engager et dégager, mise initiale (ante), ni prisci ni anarchs, autant de morsures et de votes qu'on veut, les cartes reviennent à leur propriétaire.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A crypt has at least {least} cards, not {crypt} (sec. 1.2).</source>
   <translation>Une crypte a au moins {least} cartes, et non {crypt} (sec. 1.2).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A library for {players} players has {least} to {most} cards, not {library} (sec. 1.2).</source>
   <translation>Une bibliothèque pour {players} joueurs a de {least} à {most} cartes, et non {library} (sec. 1.2).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>V:EKN standard</source>
   <translation>Standard V:EKN</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Fifth edition</source>
   <translation>Cinquième édition</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Fifth edition, strict</source>
   <translation>Cinquième édition, stricte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Duel</source>
   <translation>Duel</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Draft and limited</source>
   <translation>Draft et limité</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The 1994 rules</source>
   <translation>Les règles de 1994</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No rules</source>
   <translation>Aucune règle</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>no time limit</source>
   <translation>sans limite de temps</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>one hour</source>
   <translation>une heure</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>one minute</source>
   <translation>une minute</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{count} hours</source>
   <translation>{count} heures</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{count} minutes</source>
   <translation>{count} minutes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{count} seconds</source>
   <translation>{count} secondes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A game is for two Methuselahs at least.</source>
   <translation>Une partie se joue à deux Mathusalems au moins.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A game is for four players at least.</source>
   <translation>Une partie se joue à quatre joueurs au moins.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A game is for two players at least.</source>
   <translation>Une partie se joue à deux joueurs au moins.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A game is for three players at least.</source>
   <translation>Une partie se joue à trois joueurs au moins.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>A table’s password has 1 to {longest} characters.</source>
   <translation>Le mot de passe d'une table a de 1 à {longest} caractères.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The host did not prove that it knows the password. Nothing was told to it.</source>
   <translation>L'hôte n'a pas prouvé qu'il connaît le mot de passe. Rien ne lui a été dit.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That is not the table’s password.</source>
   <translation>Ce n'est pas le mot de passe de la table.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Computer players need the referee. Send them away first.</source>
   <translation>Les joueurs de l'ordinateur ont besoin de l'arbitre. Renvoyez-les d'abord.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{taken} seats are taken. Send somebody away first.</source>
   <translation>{taken} places sont prises. Renvoyez d'abord quelqu'un.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That can’t be done now.</source>
   <translation>Ce n'est pas possible maintenant.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Nobody sits there.</source>
   <translation>Personne n'est assis là.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{name} does not sit there any more.</source>
   <translation>{name} n'est plus assis là.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The others are asked first: {name} is sent away when they agree.</source>
   <translation>On demande d'abord aux autres : {name} est renvoyé quand ils sont d'accord.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>You are only watching.</source>
   <translation>Vous ne faites que regarder.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The game is over.</source>
   <translation>La partie est finie.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The game has not begun.</source>
   <translation>La partie n'a pas commencé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The journal of this game is not shared.</source>
   <translation>Le journal de cette partie n'est pas partagé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The journal can be had once the game is over and the seed was told.</source>
   <translation>On peut avoir le journal une fois la partie finie et la graine révélée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>hand</source>
   <translation>main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>ash heap</source>
   <translation>tas de cendres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>uncontrolled region</source>
   <translation>région incontrôlée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>ready region</source>
   <translation>région disponible</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>torpor region</source>
   <translation>torpeur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>cards in play</source>
   <translation>cartes en jeu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>research area</source>
   <translation>zone de recherche</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>contested cards</source>
   <translation>cartes disputées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>cards removed from the game</source>
   <translation>cartes retirées de la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>uncontrolled</source>
   <translation>incontrôlée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>ready</source>
   <translation>disponible</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>torpor</source>
   <translation>torpeur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>unlock</source>
   <translation>redresser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>master</source>
   <translation>maître</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>minion</source>
   <translation>serviteur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>influence</source>
   <translation>influence</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>discard</source>
   <translation>défausse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>lock</source>
   <translation>incliner</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>locks</source>
   <translation>incline</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>locked</source>
   <translation>incliné</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>unlocks</source>
   <translation>redresse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>unlocked</source>
   <translation>redressé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>tap</source>
   <translation>engager</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>taps</source>
   <translation>engage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>tapped</source>
   <translation>engagé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>untap</source>
   <translation>dégager</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>untaps</source>
   <translation>dégage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>untapped</source>
   <translation>dégagé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>close</source>
   <translation>proche</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>long</source>
   <translation>longue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>strict</source>
   <translation>strict</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>manual</source>
   <translation>manuel</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>a crypt card</source>
   <translation>une carte de crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>a card</source>
   <translation>une carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} more crypt cards</source>
   <translation>{n} cartes de crypte de plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} more cards</source>
   <translation>{n} cartes de plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} crypt cards</source>
   <translation>{n} cartes de crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> from the crypt</source>
   <translation> de la crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>removed</source>
   <translation>retirées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>research</source>
   <translation>recherche</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>contested</source>
   <translation>disputées</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Edge</source>
   <translation>Avantage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Anything before a block is attempted?</source>
   <translation>Quelque chose avant une tentative de blocage ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} has {n} transfers.</source>
   <translation>{who} a {n} transferts.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} has {n} transfer.</source>
   <translation>{who} a {n} transfert.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: which action?</source>
   <translation>{who} : quelle action ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: block {card} (stealth {n})?</source>
   <translation>{who} : bloquer {card} (discrétion {n}) ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} may discard a card or play an event.</source>
   <translation>{who} peut défausser une carte ou jouer un événement.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} attempts to block {card}</source>
   <translation>{who} tente de bloquer {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Nobody blocks. Anything more?</source>
   <translation>Personne ne bloque. Autre chose ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} has {n} master phase action.</source>
   <translation>{who} a {n} action de phase de maître.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} has {n} master phase actions.</source>
   <translation>{who} a {n} actions de phase de maître.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: what is done in the unlock phase?</source>
   <translation>{who} : que faire dans la phase de redressement ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which strike? The range is close.</source>
   <translation>{card} : quelle frappe ? La portée est proche.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which strike? The range is long.</source>
   <translation>{card} : quelle frappe ? La portée est longue.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: votes? ({n} for, {m} against)</source>
   <translation>{who} : voix ? ({n} pour, {m} contre)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Combat, round {n}: before range</source>
   <translation>Combat, round {n} : avant la portée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Before strikes are chosen</source>
   <translation>Avant le choix des frappes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} blocks.</source>
   <translation>{card} bloque.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: do something before the next action?</source>
   <translation>{who} : faire quelque chose avant la prochaine action ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n} with {other}: after it.</source>
   <translation>{card} mord {who} à {n} avec {other} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n} with {other}.</source>
   <translation>{card} mord {who} à {n} avec {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n}: after it.</source>
   <translation>{card} mord {who} à {n} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n}.</source>
   <translation>{card} mord {who} à {n}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} is about to bleed {who} for {n}</source>
   <translation>{card} va mordre {who} à {n}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} would take {n} damage: prevent it?</source>
   <translation>{card} subirait {n} dégâts : les prévenir ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The unlock phase of {who}.</source>
   <translation>La phase de redressement de {who}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The master phase of {who}.</source>
   <translation>La phase de maître de {who}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which vampire? ({n} chosen, at most {m})</source>
   <translation>{card} : quel vampire ? ({n} choisis, au plus {m})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which vampire?</source>
   <translation>{card} : quel vampire ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which minion?</source>
   <translation>{card} : quel serviteur ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which card?</source>
   <translation>{card} : quelle carte ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which Methuselahs?</source>
   <translation>{card} : quels Mathusalems ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which Methuselah?</source>
   <translation>{card} : quel Mathusalem ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which?</source>
   <translation>{card} : lequel ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: how much from {other}?</source>
   <translation>{card} : combien de {other} ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: how much blood is X?</source>
   <translation>{card} : combien de sang vaut X ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: how much?</source>
   <translation>{card} : combien ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: how many of {n} points go to {who}?</source>
   <translation>{card} : combien des {n} points vont à {who} ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which card of the hand is discarded?</source>
   <translation>{card} : quelle carte de la main est défaussée ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: which card does {other} get?</source>
   <translation>{card} : quelle carte reçoit {other} ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: who is bled instead?</source>
   <translation>{card} : qui est mordu à la place ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: press to continue the combat?</source>
   <translation>{card} : poursuite pour continuer le combat ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: press to end the combat?</source>
   <translation>{card} : poursuite pour finir le combat ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: maneuver to long range?</source>
   <translation>{card} : manœuvre vers la longue portée ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: maneuver to close range?</source>
   <translation>{card} : manœuvre vers la portée proche ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: before votes are cast</source>
   <translation>{card} : avant les votes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: the terms</source>
   <translation>{card} : les termes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Round {n} ends.</source>
   <translation>Le round {n} finit.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The combat ends.</source>
   <translation>Le combat finit.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} hunts: after it.</source>
   <translation>{card} chasse : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} hunts.</source>
   <translation>{card} chasse.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} calls {other}: after it.</source>
   <translation>{card} appelle {other} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} calls {other}.</source>
   <translation>{card} appelle {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} takes the action of {other}: after it.</source>
   <translation>{card} fait l'action de {other} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} rescues {other}: after it.</source>
   <translation>{card} secourt {other} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} rescues {other}.</source>
   <translation>{card} secourt {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} recruits {other}: after it.</source>
   <translation>{card} recrute {other} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} recruits {other}.</source>
   <translation>{card} recrute {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} employs {other}: after it.</source>
   <translation>{card} emploie {other} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} employs {other}.</source>
   <translation>{card} emploie {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} equips with {other}: after it.</source>
   <translation>{card} s'équipe de {other} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} equips with {other}.</source>
   <translation>{card} s'équipe de {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} plays {other}: after it.</source>
   <translation>{card} joue {other} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} diablerizes {other}: after it.</source>
   <translation>{card} diablérise {other} : après cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} diablerizes {other}.</source>
   <translation>{card} diablérise {other}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} is played.</source>
   <translation>{card} est jouée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Search for a master Discipline card for {card}?</source>
   <translation>Chercher une carte de maître de Discipline pour {card} ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Which Discipline card?</source>
   <translation>Quelle carte de Discipline ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Which equipment of {card} does {other} take?</source>
   <translation>Quel équipement de {card} prend {other} ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Who pays for the rescue of {card}?</source>
   <translation>Qui paie le secours de {card} ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>With whom does {card} enter combat?</source>
   <translation>Contre qui {card} entre-t-il en combat ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} draws which card?</source>
   <translation>{who} pioche quelle carte ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who} holds more than {n} cards and discards one.</source>
   <translation>{who} tient plus de {n} cartes et en défausse une.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{who}: which takes effect first?</source>
   <translation>{who} : lequel prend effet d'abord ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The political action of {card} is successful.</source>
   <translation>L'action politique de {card} réussit.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: put it on this vampire?</source>
   <translation>{card} : la mettre sur ce vampire ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Which combat card?</source>
   <translation>Quelle carte de combat ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Discard {card}</source>
   <translation>Défausser {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} pool to {card}</source>
   <translation>{n} de réserve à {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Pass</source>
   <translation>Passer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} bleeds {who} for {n}</source>
   <translation>{card} mord {who} à {n}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} hunts</source>
   <translation>{card} chasse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Done with transfers</source>
   <translation>Transferts finis</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>End the minion phase</source>
   <translation>Finir la phase de serviteur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} blood back from {card}</source>
   <translation>{n} de sang repris à {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Block with {card}</source>
   <translation>Bloquer avec {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: discard a card, draw up</source>
   <translation>{card} : défausser une carte, repiocher</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No block</source>
   <translation>Ne pas bloquer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>End the turn</source>
   <translation>Finir le tour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} transfers and {m} pool: a card from the crypt</source>
   <translation>{n} transferts et {m} de réserve : une carte de la crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} becomes an anarch for {n} blood</source>
   <translation>{card} devient anarch pour {n} de sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Play {card}</source>
   <translation>Jouer {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>On to the minion phase</source>
   <translation>À la phase de serviteur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>On to the master phase</source>
   <translation>À la phase de maître</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} rescues {other}</source>
   <translation>{card} secourt {other}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} diablerizes {other}</source>
   <translation>{card} diablérise {other}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} leaves torpor</source>
   <translation>{card} quitte la torpeur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} takes equipment from {other}</source>
   <translation>{card} prend un équipement à {other}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: enter combat with the bearer ({by})</source>
   <translation>{card} : entrer en combat contre le porteur ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: enter combat with it ({by})</source>
   <translation>{card} : entrer en combat contre lui ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: call a referendum to burn it ({by})</source>
   <translation>{card} : appeler un référendum pour la brûler ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: burn all its counters ({by})</source>
   <translation>{card} : brûler tous ses marqueurs ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: burn this card ({by})</source>
   <translation>{card} : brûler cette carte ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: burn it ({by})</source>
   <translation>{card} : la brûler ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: steal this location ({by})</source>
   <translation>{card} : voler ce lieu ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: hunt ({by})</source>
   <translation>{card} : chasser ({by})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: move {n} blood to or from your pool</source>
   <translation>{card} : déplacer {n} de sang vers ou depuis votre réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: what it does in this phase, now</source>
   <translation>{card} : son effet de cette phase, maintenant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: prevent {n} damage</source>
   <translation>{card} : prévenir {n} dégâts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: burn {n} blood to unlock</source>
   <translation>{card} : brûler {n} de sang pour se redresser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} damage</source>
   <translation>{card} : {n} dégâts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Hand strike: {n} damage (close range only)</source>
   <translation>Frappe à mains nues : {n} dégâts (portée proche seulement)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Hand strike: {n} damage</source>
   <translation>Frappe à mains nues : {n} dégâts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No strike</source>
   <translation>Pas de frappe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Cast no more</source>
   <translation>Plus de voix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Wait for others</source>
   <translation>Attendre les autres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote: burn the Edge for</source>
   <translation>{n} voix pour : brûler l'Avantage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote: burn the Edge against</source>
   <translation>{n} voix contre : brûler l'Avantage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} votes for</source>
   <translation>{card} : {n} voix pour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} votes against</source>
   <translation>{card} : {n} voix contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} vote for</source>
   <translation>{card} : {n} voix pour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} vote against</source>
   <translation>{card} : {n} voix contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} votes more for</source>
   <translation>{card} : {n} voix de plus pour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} votes more against</source>
   <translation>{card} : {n} voix de plus contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} ballot for</source>
   <translation>{card} : {n} bulletin pour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card}: {n} ballot against</source>
   <translation>{card} : {n} bulletin contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote: burn {card} for</source>
   <translation>{n} voix pour : brûler {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote: burn {card} against</source>
   <translation>{n} voix contre : brûler {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote by the card for</source>
   <translation>{n} voix pour, par la carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} vote by the card against</source>
   <translation>{n} voix contre, par la carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All for: {n} votes</source>
   <translation>Tout pour : {n} voix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All against: {n} votes</source>
   <translation>Tout contre : {n} voix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All for: {n} vote and {m} ballot</source>
   <translation>Tout pour : {n} voix et {m} bulletin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All against: {n} vote and {m} ballot</source>
   <translation>Tout contre : {n} voix et {m} bulletin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All for: {n} votes and {m} ballot</source>
   <translation>Tout pour : {n} voix et {m} bulletin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All against: {n} votes and {m} ballot</source>
   <translation>Tout contre : {n} voix et {m} bulletin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All for: {n} vote</source>
   <translation>Tout pour : {n} voix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>All against: {n} vote</source>
   <translation>Tout contre : {n} voix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>With {card} ({who})</source>
   <translation>Contre {card} ({who})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} from {card} to your pool</source>
   <translation>{n} de {card} à votre réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} from your pool to {card}</source>
   <translation>{n} de votre réserve à {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Bleed {who}</source>
   <translation>Mordre {who}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} to {who}</source>
   <translation>{n} à {who}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>None to {who}</source>
   <translation>Rien à {who}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>None</source>
   <translation>Aucun</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No more</source>
   <translation>Rien de plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} blood</source>
   <translation>{n} de sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{n} pool</source>
   <translation>{n} de réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Gain {n} pool for the Edge</source>
   <translation>Gagner {n} de réserve pour l'Avantage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>{card} pays {n}, {other} {m}</source>
   <translation>{card} paie {n}, {other} {m}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Yes</source>
   <translation>Oui</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>No</source>
   <translation>Non</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Press</source>
   <translation>Poursuite</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Maneuver</source>
   <translation>Manœuvre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Maneuver with {card}</source>
   <translation>Manœuvre avec {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Agreed</source>
   <translation>D'accord</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Not so</source>
   <translation>Pas ainsi</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That is all</source>
   <translation>C'est tout</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Take no more</source>
   <translation>Ne plus rien prendre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Take {card}</source>
   <translation>Prendre {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The top card of the library</source>
   <translation>La carte du dessus de la bibliothèque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Strike {card}</source>
   <translation>Frapper {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Strike: {what}</source>
   <translation>Frappe : {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Prevent a normal point</source>
   <translation>Prévenir un point normal</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Prevent an aggravated point</source>
   <translation>Prévenir un point aggravé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>On {card}</source>
   <translation>Sur {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Yield {card}</source>
   <translation>Céder {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Bid {n} pool</source>
   <translation>Enchérir {n} de réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Mark {card}</source>
   <translation>Désigner {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Those are the terms</source>
   <translation>Tels sont les termes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Announce that you withdraw from the game</source>
   <translation>Annoncer que vous vous retirez de la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Keep them</source>
   <translation>Les garder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Turn </source>
   <translation type="unfinished">Tour </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: unlock phase</source>
   <translation type="unfinished"> : phase de redressement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: master phase</source>
   <translation type="unfinished"> : phase de maître</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: minion phase</source>
   <translation type="unfinished"> : phase de serviteur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: influence phase</source>
   <translation type="unfinished"> : phase d'influence</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: discard phase</source>
   <translation type="unfinished"> : phase de défausse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>: untap phase</source>
   <translation type="unfinished"> : phase de dégagement</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes {n} damage</source>
   <translation type="unfinished"> subit {n} dégâts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> maneuvers to {range} range</source>
   <translation type="unfinished"> manœuvre vers la portée {range}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The range is close</source>
   <translation type="unfinished">La portée est proche</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The range is long</source>
   <translation type="unfinished">La portée est longue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> presses to continue the combat</source>
   <translation type="unfinished"> continue le combat par une poursuite</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> presses to end the combat</source>
   <translation type="unfinished"> finit le combat par une poursuite</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Combat: </source>
   <translation type="unfinished">Combat : </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> against </source>
   <translation type="unfinished"> contre </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> strikes: {what}</source>
   <translation type="unfinished"> frappe : {what}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The combat ends</source>
   <translation type="unfinished">Le combat finit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is burned</source>
   <translation type="unfinished"> est brûlé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> draws </source>
   <translation type="unfinished"> pioche </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes </source>
   <translation type="unfinished"> prend </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes control of </source>
   <translation type="unfinished"> prend le contrôle de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> steals </source>
   <translation type="unfinished"> vole </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains </source>
   <translation type="unfinished"> gagne </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> uses </source>
   <translation type="unfinished"> utilise </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> blocks </source>
   <translation type="unfinished"> bloque </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> attempts to block</source>
   <translation type="unfinished"> tente de bloquer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> attempts to block </source>
   <translation type="unfinished"> tente de bloquer </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The attempt of </source>
   <translation type="unfinished">La tentative de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The action of </source>
   <translation type="unfinished">L'action de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The block of </source>
   <translation type="unfinished">Le blocage de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> fails</source>
   <translation type="unfinished"> échoue</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> goes on as if unblocked</source>
   <translation type="unfinished"> continue comme si elle n'était pas bloquée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The action is cancelled</source>
   <translation type="unfinished">L'action est annulée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The action ends</source>
   <translation type="unfinished">L'action finit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is cancelled</source>
   <translation type="unfinished"> est annulée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is ready again</source>
   <translation type="unfinished"> est de nouveau disponible</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> unlocks {n} cards</source>
   <translation type="unfinished"> redresse {n} cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> unlocks {n} card</source>
   <translation type="unfinished"> redresse {n} carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> unlocks</source>
   <translation type="unfinished"> se redresse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> bleeds {who} for {n}</source>
   <translation type="unfinished"> mord {who} à {n}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> hunts</source>
   <translation type="unfinished"> chasse</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> burns {n} pool</source>
   <translation type="unfinished"> brûle {n} de réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> burns {n} blood</source>
   <translation type="unfinished"> brûle {n} de sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} blood</source>
   <translation type="unfinished"> gagne {n} de sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} pool for the Edge</source>
   <translation type="unfinished"> gagne {n} de réserve pour l'Avantage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} pool</source>
   <translation type="unfinished"> gagne {n} de réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The Edge is burned</source>
   <translation type="unfinished">L'Avantage est brûlé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> has the Edge</source>
   <translation type="unfinished"> a l'Avantage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The Edge goes back to nobody</source>
   <translation type="unfinished">L'Avantage ne revient à personne</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> plays </source>
   <translation type="unfinished"> joue </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> discards </source>
   <translation type="unfinished"> défausse </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Referendum: </source>
   <translation type="unfinished">Référendum : </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> casts {n} votes for</source>
   <translation type="unfinished"> donne {n} voix pour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> casts {n} votes against</source>
   <translation type="unfinished"> donne {n} voix contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> casts {n} vote for</source>
   <translation type="unfinished"> donne {n} voix pour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> casts {n} vote against</source>
   <translation type="unfinished"> donne {n} voix contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} votes</source>
   <translation type="unfinished"> gagne {n} voix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains {n} vote</source>
   <translation type="unfinished"> gagne {n} voix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> abstains</source>
   <translation type="unfinished"> s'abstient</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The referendum is cancelled</source>
   <translation type="unfinished">Le référendum est annulé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The referendum passes: {n} for, {m} against</source>
   <translation type="unfinished">Le référendum passe : {n} pour, {m} contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The referendum fails: {n} for, {m} against</source>
   <translation type="unfinished">Le référendum échoue : {n} pour, {m} contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>passes: {n} for, {m} against</source>
   <translation type="unfinished">passe : {n} pour, {m} contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>fails: {n} for, {m} against</source>
   <translation type="unfinished">échoue : {n} pour, {m} contre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The terms: </source>
   <translation type="unfinished">Les termes : </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is contested</source>
   <translation type="unfinished"> est disputé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The contest of </source>
   <translation type="unfinished">La dispute de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is over</source>
   <translation type="unfinished"> est finie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> yields </source>
   <translation type="unfinished"> cède </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> diablerizes </source>
   <translation type="unfinished"> diablérise </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is paralyzed</source>
   <translation type="unfinished"> est paralysé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> goes to torpor</source>
   <translation type="unfinished"> va en torpeur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is rescued from torpor</source>
   <translation type="unfinished"> est secouru de la torpeur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> leaves torpor</source>
   <translation type="unfinished"> quitte la torpeur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> and </source>
   <translation type="unfinished"> et </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> controls </source>
   <translation type="unfinished"> contrôle </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> moves 1 pool to </source>
   <translation type="unfinished"> déplace 1 de réserve vers </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes 1 blood back from </source>
   <translation type="unfinished"> reprend 1 de sang à </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The time is up</source>
   <translation type="unfinished">Le temps est écoulé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is ousted</source>
   <translation type="unfinished"> est évincé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains a victory point and {n} pool</source>
   <translation type="unfinished"> gagne un point de victoire et {n} de réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gains a victory point</source>
   <translation type="unfinished"> gagne un point de victoire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is the last Methuselah and gains a victory point</source>
   <translation type="unfinished"> est le dernier Mathusalem et gagne un point de victoire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The game is over; nobody has a game win</source>
   <translation type="unfinished">La partie est finie ; personne ne la gagne</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The game is over: </source>
   <translation type="unfinished">La partie est finie : </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> has the game win</source>
   <translation type="unfinished"> gagne la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> agrees with </source>
   <translation type="unfinished"> est d'accord avec </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> does not agree with </source>
   <translation type="unfinished"> n'est pas d'accord avec </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> lets the clock run</source>
   <translation type="unfinished"> laisse courir l'horloge</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> stops the clock</source>
   <translation type="unfinished"> arrête l'horloge</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> opens all hands</source>
   <translation type="unfinished"> ouvre toutes les mains</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> closes the hands</source>
   <translation type="unfinished"> ferme les mains</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> flips a coin: heads</source>
   <translation type="unfinished"> lance une pièce : face</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> flips a coin: tails</source>
   <translation type="unfinished"> lance une pièce : pile</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> rolls a {n} of {sides}</source>
   <translation type="unfinished"> fait {n} avec un dé à {sides} faces</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> sends the referee away: manual mode from here on</source>
   <translation type="unfinished"> renvoie l'arbitre : mode manuel désormais</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> has {n} transfers left</source>
   <translation type="unfinished"> a encore {n} transferts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gives {n} pool to </source>
   <translation type="unfinished"> donne {n} de réserve à </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> moves {n} pool to </source>
   <translation type="unfinished"> déplace {n} de réserve vers </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> moves {n} blood from </source>
   <translation type="unfinished"> déplace {n} de sang de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> to the pool</source>
   <translation type="unfinished"> vers la réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> to the pool of </source>
   <translation type="unfinished"> vers la réserve de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> to </source>
   <translation type="unfinished"> à </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> moves </source>
   <translation type="unfinished"> déplace </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> adds </source>
   <translation type="unfinished"> ajoute </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> locks </source>
   <translation type="unfinished"> incline </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> unlocks </source>
   <translation type="unfinished"> redresse </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> puts </source>
   <translation type="unfinished"> met </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> puts {card} on </source>
   <translation type="unfinished"> met {card} sur </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> on </source>
   <translation type="unfinished"> sur </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> takes back</source>
   <translation type="unfinished"> revient en arrière</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> does again</source>
   <translation type="unfinished"> refait</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> turns </source>
   <translation type="unfinished"> retourne </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> face up</source>
   <translation type="unfinished"> face visible</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> face down</source>
   <translation type="unfinished"> face cachée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> shows </source>
   <translation type="unfinished"> montre </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> shuffles the library</source>
   <translation type="unfinished"> mélange la bibliothèque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> shuffles the crypt</source>
   <translation type="unfinished"> mélange la crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> picks a random card of </source>
   <translation type="unfinished"> choisit une carte au hasard de </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> looks through the library</source>
   <translation type="unfinished"> regarde toute la bibliothèque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> looks through the crypt</source>
   <translation type="unfinished"> regarde toute la crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> in play</source>
   <translation type="unfinished"> en jeu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is removed from the game</source>
   <translation type="unfinished"> est retirée de la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> wakes</source>
   <translation type="unfinished"> se réveille</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is bled instead</source>
   <translation type="unfinished"> est mordu à la place</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> burns the Edge</source>
   <translation type="unfinished"> brûle l'Avantage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> gets {n} blood</source>
   <translation type="unfinished"> reçoit {n} de sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source> is an anarch</source>
   <translation type="unfinished"> est anarch</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>There is no seat {n} at this table.</source>
   <translation>Il n'y a pas de place {n} à cette table.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That card is not there any more.</source>
   <translation>Cette carte n'est plus là.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That question is settled already.</source>
   <translation>Cette question est déjà réglée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That was not asked of you.</source>
   <translation>Cela ne vous a pas été demandé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The clock is running already.</source>
   <translation>L'horloge court déjà.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>The clock stands already.</source>
   <translation>L'horloge est déjà arrêtée.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>Nothing is being asked.</source>
   <translation>Rien n'est demandé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>That is not one of the things that may be done now.</source>
   <translation>Cela ne peut pas se faire maintenant.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_sentences.py" />
   <source>This offer is not open to you any more.</source>
   <translation>Cette offre ne vous est plus ouverte.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Action Modifier</source>
   <translation>Modificateur d'action</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Political Action</source>
   <translation>Action politique</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/game_words.py" />
   <source>Vampire</source>
   <translation>Vampire</translation>
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
   <translation>en jeu</translation>
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
   <source>A table that is open keeps its own.</source>
   <translation>Une table ouverte garde les siennes.</translation>
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
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>By hand…</source>
   <translation>À la main…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>Burn the Edge…</source>
   <translation>Brûler l'Avantage…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>{digit} means something else now: {answer}. Press it again.</source>
   <translation>{digit} veut dire autre chose à présent : {answer}. Appuyez encore une fois.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>{count} more…</source>
   <translation>{count} de plus…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/answers.py" />
   <source>{count} answers…</source>
   <translation>{count} réponses…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/asking.py" />
   <source>Space only passes. {shown}: {words}.</source>
   <translation>Espace ne fait que passer. {shown} : {words}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>before range</source>
   <translation>avant la portée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>maneuver</source>
   <translation>manœuvre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>before strikes</source>
   <translation>avant les frappes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>choose strike</source>
   <translation>choix de la frappe</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>resolve</source>
   <translation>résolution</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>additional</source>
   <translation>additionnelle</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>press</source>
   <translation>poursuite</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>end</source>
   <translation>fin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>Combat — round {round}</source>
   <translation>Combat — round {round}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>The combat is over</source>
   <translation>Le combat est fini</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>{step}range: {upper}</source>
   <translation>{step}portée : {upper}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>strike: {strike}</source>
   <translation>frappe : {strike}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>strike: …</source>
   <translation>frappe : …</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>if nothing changes:</source>
   <translation>si rien ne change :</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>{blood} life</source>
   <translation>{blood} de vie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>{blood} blood of {capacity}</source>
   <translation>{blood} de sang sur {capacity}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/combat_panel.py" />
   <source>{blood} blood</source>
   <translation>{blood} de sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/floating.py" />
   <source>Unfold</source>
   <translation>Déplier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/floating.py" />
   <source>Fold up</source>
   <translation>Replier</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/held.py" />
   <source>Another answer stands here now: move the pointer before you press it.</source>
   <translation>Une autre réponse se trouve ici à présent : bougez le pointeur avant de cliquer.</translation>
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
    <numerusform>{number} serviteur peut encore agir.</numerusform>
    <numerusform>{number} serviteurs peuvent encore agir.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>{number} transfers are left.</source>
   <extracomment>for one: {number} transfer is left.</extracomment>
   <translation>
    <numerusform>Il reste {number} transfert.</numerusform>
    <numerusform>Il reste {number} transferts.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>{number} master cards can still be played.</source>
   <extracomment>for one: {number} master card can still be played.</extracomment>
   <translation>
    <numerusform>{number} carte de maître peut encore être jouée.</numerusform>
    <numerusform>{number} cartes de maître peuvent encore être jouées.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>{amount} pool for the Edge is not taken yet.</source>
   <translation>{amount} de réserve pour l'Avantage n'est pas encore pris.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../vtes_desktop/ui/strict/leaving.py" />
   <source>{number} votes are not cast yet.</source>
   <extracomment>for one: {number} vote is not cast yet.</extracomment>
   <translation>
    <numerusform>{number} voix n'est pas encore donnée.</numerusform>
    <numerusform>{number} voix ne sont pas encore données.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referee_bar.py" />
   <source>directed at {at}</source>
   <translation>dirigée contre {at}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referee_bar.py" />
   <source>stealth {stealth}</source>
   <translation>discrétion {stealth}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referee_bar.py" />
   <source>intercept {intercept}</source>
   <translation>interception {intercept}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referee_bar.py" />
   <source>bleed {bleed}</source>
   <translation>morsure {bleed}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>FOR {votes_for}</source>
   <translation>POUR {votes_for}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>AGAINST {against}</source>
   <translation>CONTRE {against}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>Referendum — {title}</source>
   <translation>Référendum — {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>called by {name}</source>
   <translation>appelé par {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>for {count}</source>
   <translation>pour {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>against {count}</source>
   <translation>contre {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>no votes cast</source>
   <translation>aucune voix</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>done</source>
   <comment>with voting</comment>
   <translation>fini</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/referendum_panel.py" />
   <source>{name} {amount} ballot</source>
   <translation>{name} {amount} (bulletin)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/since.py" />
   <source>Since your last turn</source>
   <translation>Depuis votre dernier tour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/since.py" />
   <source>and {count} more, in the log</source>
   <translation>et {count} de plus, dans le journal</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/steps.py" />
   <source>{name}, now</source>
   <translation>{name}, maintenant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Another's master phase</source>
   <translation>Phase de maître d'un autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>An action is announced</source>
   <translation>Une action est annoncée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Before a block</source>
   <translation>Avant un blocage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>To block</source>
   <translation>Bloquer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>A block is attempted</source>
   <translation>Une tentative de blocage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>An action is blocked</source>
   <translation>Une action est bloquée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Nobody blocks</source>
   <translation>Personne ne bloque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Before an action resolves</source>
   <translation>Avant la résolution d'une action</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>After an action</source>
   <translation>Après une action</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Combat begins</source>
   <translation>Un combat commence</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Maneuvers</source>
   <translation>Manœuvres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Before strikes</source>
   <translation>Avant les frappes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Strikes are chosen</source>
   <translation>Les frappes sont choisies</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Damage is prevented</source>
   <translation>Des dégâts sont prévenus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Additional strikes</source>
   <translation>Frappes additionnelles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Presses</source>
   <translation>Poursuites</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>A round ends</source>
   <translation>Un round finit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>A card is played</source>
   <translation>Une carte est jouée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/stops.py" />
   <source>Before votes are cast</source>
   <translation>Avant les votes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Always ask</source>
   <translation>Toujours demander</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>When it matters</source>
   <translation>Quand cela compte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Never ask</source>
   <translation>Ne jamais demander</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>What is asked</source>
   <translation>Ce qui est demandé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>What a computer player would do here, and why ({shown})</source>
   <translation>Ce que ferait l'ordinateur ici, et pourquoi ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Stops</source>
   <translation>Arrêts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>When you are asked, and when it is passed for you</source>
   <translation>Quand on vous demande, et quand on passe pour vous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>What others did to you since your last turn</source>
   <translation>Ce que les autres vous ont fait depuis votre dernier tour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Pass this action</source>
   <translation>Passer cette action</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Nothing more in this action ({shown})</source>
   <translation>Plus rien dans cette action ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>A computer player has made up its mind.</source>
   <translation>L'ordinateur s'est décidé.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>The rule: {name}</source>
   <translation>La règle : {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Hand the screen to {name}</source>
   <translation>Passer l'écran à {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>About you: {count}. {touched}</source>
   <translation>Sur vous : {count}. {touched}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Thinking…</source>
   <translation>Réflexion…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Stops: held</source>
   <translation>Arrêts : tout</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>About you: {count}</source>
   <translation>Sur vous : {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Until it is about me</source>
   <translation>Jusqu'à ce que j'y sois</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Let it go on</source>
   <translation>Laisser continuer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Hold: ask me everything ({shown})</source>
   <translation>Retenir : tout me demander ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Hint ({shown})</source>
   <translation>Conseil ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Pass this action ({shown})</source>
   <translation>Passer cette action ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/strict/strip.py" />
   <source>Not {name} in this action</source>
   <translation>Pas {name} dans cette action</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/actions.py" />
   <source>Choose the card from which to point first.</source>
   <translation>Choisissez d'abord la carte d'où pointer.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/advice.py" />
   <source>{option}. Nothing here is better.</source>
   <translation>{option}. Rien n'est meilleur ici.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>you</source>
   <translation>vous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>{name} asks. {shown} allows it.</source>
   <translation>{name} demande. {shown} l'autorise.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Refuse</source>
   <translation>Refuser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Allow</source>
   <translation>Autoriser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Hand over to {name}</source>
   <translation>Passer à {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Withdraw</source>
   <translation>Retirer la demande</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>Waiting for {names}: {said}</source>
   <translation>En attente de {names} : {said}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>{names} asks: {said}</source>
   <translation>{names} demande : {said}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>You have agreed. {names} asks: {said}</source>
   <translation>Vous avez accepté. {names} demande : {said}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/asks.py" />
   <source>{count} of {count2} have agreed</source>
   <translation>{count} sur {count2} ont accepté</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>I won’t bleed you for two turns, if you vote for my referendum</source>
   <translation>Je ne vous mords pas pendant deux tours, si vous votez pour mon référendum</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>I won’t bleed you for two turns, if you don’t bleed me</source>
   <translation>Je ne vous mords pas pendant deux tours, si vous ne me mordez pas</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>I won’t bleed you this turn, if you block this action</source>
   <translation>Je ne vous mords pas ce tour-ci, si vous bloquez cette action</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>I vote for your referendum, if you don’t bleed me for two turns</source>
   <translation>Je vote pour votre référendum, si vous ne me mordez pas pendant deux tours</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Vote for my referendum</source>
   <translation>Votez pour mon référendum</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Block this action</source>
   <translation>Bloquez cette action</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Deal</source>
   <translation>Marché</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Offer another Methuselah a bargain</source>
   <translation>Proposer un marché à un autre Mathusalem</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>{name} offers a bargain.</source>
   <translation>{name} propose un marché.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/bargains.py" />
   <source>Agree</source>
   <translation>Accepter</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>search: words, type:equipment, disc:for…</source>
   <translation>recherche : mots, type:equipment, disc:for…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Search among these cards</source>
   <translation>Chercher parmi ces cartes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Order</source>
   <translation>Ordre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Only {name} can look through that {region}.</source>
   <translation>Seul {name} peut regarder : {region}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Everyone</source>
   <translation>Tous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>The top of {owner}’s {title}</source>
   <translation>Le dessus ({title}) de {owner}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>{owner}’s {title}</source>
   <translation>{owner} : {title}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>{shown} of {count}</source>
   <translation>{shown} sur {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>the {region} is shuffled when you close this</source>
   <translation>elle est mélangée quand vous fermez ceci ({region})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>double click takes a card</source>
   <translation>un double-clic prend une carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>double click plays a card</source>
   <translation>un double-clic joue une carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>All</source>
   <translation>Toutes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>From the top</source>
   <translation>Depuis le dessus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>As they lie</source>
   <translation>Telles qu'elles sont</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>By name</source>
   <translation>Par nom</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>By type</source>
   <translation>Par type</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Play</source>
   <translation>Lecture</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>To the hand</source>
   <translation>Vers la main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>To the uncontrolled region</source>
   <translation>Vers la région incontrôlée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Into play</source>
   <translation>En jeu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>To the ash heap</source>
   <translation>Au tas de cendres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Remove from the game</source>
   <translation>Retirer de la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>On top of the {kind}</source>
   <translation>Sur le dessus ({kind})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>To the bottom of the {kind}</source>
   <translation>Sous le dessous ({kind})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/browse.py" />
   <source>Show to everyone</source>
   <translation>Montrer à tous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>group {group}</source>
   <translation>groupe {group}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>{title} of {title_of}</source>
   <translation>{title} de {title_of}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>costs {words}</source>
   <translation>coûte {words}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>or</source>
   <translation>ou</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>and</source>
   <translation>et</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>requires {filter}</source>
   <translation>requiert {filter}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>burn option</source>
   <translation>option de brûler</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>Banned since {date}</source>
   <translation>Bannie depuis {date}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>◆ Plays itself in strict mode.{rulings_obeyed}</source>
   <translation>◆ Se joue d'elle-même en mode strict.{rulings_obeyed}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>◇ By hand in strict mode: “{unread}”</source>
   <translation>◇ À la main en mode strict : « {unread} »</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>Rulings obeyed: {obeyed} of {total}</source>
   <translation>Arbitrages suivis : {obeyed} sur {total}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>{told}, {broken} not yet.</source>
   <translation>{told}, {broken} pas encore.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>How the referee reads it</source>
   <translation>Comment l'arbitre la lit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>Rulings</source>
   <translation>Arbitrages</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>nobody</source>
   <translation>personne</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>On {named}</source>
   <translation>Sur {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>On a card</source>
   <translation>Sur une carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>{title} of {seat}</source>
   <translation>{title} de {seat}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>controlled by {seat}</source>
   <translation>contrôlée par {seat}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>owned by {seat}</source>
   <translation>appartient à {seat}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>face down</source>
   <translation>face cachée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>{blood} of {capacity}</source>
   <translation>{blood} sur {capacity}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>life {much}</source>
   <translation>vie {much}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>blood {much}</source>
   <translation>sang {much}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>shown to everyone</source>
   <translation>montrée à tous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>shown to {names}</source>
   <translation>montrée à {names}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/card_sheet.py" />
   <source>Bears</source>
   <translation>Porte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Hand</source>
   <translation>Main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Raise a hand</source>
   <translation>Lever la main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Wait</source>
   <translation>Attendez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Ask everyone to wait</source>
   <translation>Demander à tous d'attendre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>Mine</source>
   <translation>À moi</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>I have something to play</source>
   <translation>J'ai quelque chose à jouer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/chat.py" />
   <source>I have nothing: go on</source>
   <translation>Je n'ai rien : continuez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>{clock_time} played, no time limit</source>
   <translation>{clock_time} joué, sans limite de temps</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>{time} played</source>
   <translation>{time} joué</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>{shown} left</source>
   <translation>reste {shown}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>Time is up</source>
   <translation>Le temps est écoulé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>The clock stands; click to let it run</source>
   <translation>L'horloge est arrêtée ; cliquez pour la relancer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>Click to stop the clock</source>
   <translation>Cliquez pour arrêter l'horloge</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>Clock: {says}, stopped</source>
   <translation>Horloge : {says}, arrêtée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/clock.py" />
   <source>Clock: {says}</source>
   <translation>Horloge : {says}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/course.py" />
   <source>round {round} · {range}</source>
   <translation>round {round} · {range}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/course.py" />
   <source>tries to block</source>
   <translation>tente de bloquer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/course.py" />
   <source>{said} · intercept {intercept}</source>
   <translation>{said} · interception {intercept}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/cursor.py" />
   <source>the bank</source>
   <translation>la banque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>Lift the curtain</source>
   <translation>Lever le rideau</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>{name}, this is for you. Press Space to lift the curtain.</source>
   <translation>{name}, ceci est pour vous. Appuyez sur Espace pour lever le rideau.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>Lift the curtain for {name}</source>
   <translation>Lever le rideau pour {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>{name}, this is for you</source>
   <translation>{name}, ceci est pour vous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>Press Space when nobody else is looking.</source>
   <translation>Appuyez sur Espace quand personne d'autre ne regarde.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/curtain.py" />
   <source>Esc goes back to {back}.</source>
   <translation>Échap revient à {back}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{name} is ousted</source>
   <translation>{name} est évincé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{name} withdraws</source>
   <translation>{name} se retire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{points} victory point</source>
   <translation>{points} point de victoire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{points} victory points</source>
   <translation>{points} points de victoire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{gained} pool</source>
   <translation>{gained} de réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/departure.py" />
   <source>{name} gains {gains}</source>
   <translation>{name} gagne {gains}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Everyone at the table can read it</source>
   <translation>Toute la table peut le lire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Write</source>
   <translation>Écrire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Remove</source>
   <translation>Enlever</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Set</source>
   <comment>a number</comment>
   <translation>Fixer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>another name…</source>
   <translation>un autre nom…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Name of another counter</source>
   <translation>Nom d'un autre marqueur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Take one</source>
   <translation>En enlever un</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Put one</source>
   <translation>En mettre un</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>How many</source>
   <translation>Combien</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>a {kind} card</source>
   <translation>une carte de {kind}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>A note on {named}</source>
   <translation>Une note sur {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Counters on {named}</source>
   <translation>Marqueurs sur {named}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>From the bank to the card</source>
   <translation>De la banque à la carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>From the card to the bank</source>
   <translation>De la carte à la banque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>From the pool to the card</source>
   <translation>De la réserve à la carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>From the card to the pool</source>
   <translation>De la carte à la réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/dialogs.py" />
   <source>Move blood: {named} has {blood}</source>
   <translation>Déplacer du sang : {named} en a {blood}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/full_card.py" />
   <source>Rest the pointer on a card, or choose one, to see it at full size.</source>
   <translation>Placez le pointeur sur une carte, ou choisissez-en une, pour la voir en grand.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/full_card.py" />
   <source>A card, face hidden</source>
   <translation>Une carte, face cachée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>Your vampires and allies stand here</source>
   <translation>Vos vampires et alliés se tiennent ici</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>Draw vampires from your crypt, and drag blood onto them from your pool</source>
   <translation>Piochez des vampires de votre crypte, et glissez-y du sang de votre réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>Nobody is in torpor</source>
   <translation>Personne n'est en torpeur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>Locations, masters and events stay here</source>
   <translation>Les lieux, maîtres et événements restent ici</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>hand {count}</source>
   <translation>main {count}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>uncontrolled — drag blood here from your pool</source>
   <translation>incontrôlés — glissez-y du sang de votre réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>ash</source>
   <translation>cendres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>{shown}: draw {size}</source>
   <translation>{shown} : piocher {size}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/furniture.py" />
   <source>{count} too many</source>
   <translation>{count} de trop</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>your prey</source>
   <translation>votre proie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>your predator</source>
   <translation>votre prédateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>{victory_points:g} VP</source>
   <translation>{victory_points:g} PV</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>transfers</source>
   <translation>transferts</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>bank</source>
   <translation>banque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>EDGE</source>
   <translation>AVANTAGE</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/grounds.py" />
   <source>of {size}</source>
   <translation>sur {size}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Film</source>
   <translation>Film</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Turn</source>
   <translation>Tour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Blood and counters</source>
   <translation>Sang et marqueurs</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Looking</source>
   <translation>Regarder</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Table talk</source>
   <translation>À la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Program</source>
   <translation>Programme</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Pass; in manual mode the next phase</source>
   <translation>Passer ; en mode manuel, la phase suivante</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>End the phase, or pass until it is about me</source>
   <translation>Finir la phase, ou passer jusqu'à ce que j'y sois</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Unlock all of mine</source>
   <translation>Redresser tout ce qui est à moi</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Draw up to the hand size</source>
   <translation>Piocher jusqu'à la taille de la main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Draw from the crypt</source>
   <translation>Piocher de la crypte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Take back</source>
   <translation>Revenir en arrière</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Do again</source>
   <translation>Refaire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Take the Edge, or give it up</source>
   <translation>Prendre l'Avantage, ou l'abandonner</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Pass for the rest of this action</source>
   <translation>Passer pour le reste de cette action</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Hold: ask me everything</source>
   <translation>Retenir : tout me demander</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>A hint: what a computer player would do</source>
   <translation>Un conseil : ce que ferait l'ordinateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Let a computer player go on</source>
   <translation>Laisser l'ordinateur continuer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Lock or unlock</source>
   <translation>Incliner ou redresser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Discard</source>
   <translation>Défausser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Burn: to the ash heap</source>
   <translation>Brûler : au tas de cendres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move to the ready region</source>
   <translation>Vers la région disponible</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move to torpor</source>
   <translation>Vers la torpeur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Turn face up or down</source>
   <translation>Retourner la carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Write a note</source>
   <translation>Écrire une note</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Point from the card: then click, or arrow keys and Enter</source>
   <translation>Pointer depuis la carte : puis cliquer, ou flèches et Entrée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Select all of mine</source>
   <translation>Choisir tout ce qui est à moi</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Add a blood</source>
   <translation>Ajouter un point de sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Burn a blood</source>
   <translation>Brûler un point de sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move a pool to the card</source>
   <translation>Mettre un point de réserve sur la carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move a blood back to the pool</source>
   <translation>Reprendre un point de sang dans la réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move any number of blood…</source>
   <translation>Déplacer du sang, autant qu'on veut…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Put or take another counter…</source>
   <translation>Mettre ou prendre un autre marqueur…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Whole table</source>
   <translation>Toute la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Closer</source>
   <translation>Plus près</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Further</source>
   <translation>Plus loin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Look as the next seat</source>
   <translation>Regarder comme la place suivante</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The card at full size</source>
   <translation>La carte en grand</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Keep the card in the preview</source>
   <translation>Garder la carte dans l'aperçu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Search my library</source>
   <translation>Chercher dans ma bibliothèque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Look through my ash heap</source>
   <translation>Regarder mon tas de cendres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Why a computer player did the last thing</source>
   <translation>Pourquoi l'ordinateur a fait cela</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Say something</source>
   <translation>Dire quelque chose</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>I have something</source>
   <translation>J'ai quelque chose</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Nothing: go on</source>
   <translation>Rien : continuez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Allow what is asked</source>
   <translation>Autoriser ce qui est demandé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The keys</source>
   <translation>Les touches</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Close, or select nothing</source>
   <translation>Fermer, ou ne rien choisir</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move cards, and counters from pools, cards and the bank</source>
   <translation>Déplacer des cartes, et des marqueurs depuis réserves, cartes et banque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Shift + drag</source>
   <translation>Maj + glisser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Five counters at once</source>
   <translation>Cinq marqueurs à la fois</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Wheel, digits</source>
   <translation>Molette, chiffres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>While counters are held: more, fewer, so many</source>
   <translation>Marqueurs en main : plus, moins, autant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Wheel on a card</source>
   <translation>Molette sur une carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Add or burn blood</source>
   <translation>Ajouter ou brûler du sang</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Double click</source>
   <translation>Double-clic</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Lock, unlock; play; draw; open a pile</source>
   <translation>Incliner, redresser ; jouer ; piocher ; ouvrir une pile</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Right click</source>
   <translation>Clic droit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>All that can be done</source>
   <translation>Tout ce qu'on peut faire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Drag on the felt</source>
   <translation>Glisser sur le tapis</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Select many</source>
   <translation>En choisir plusieurs</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Ctrl + click</source>
   <translation>Ctrl + clic</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Select one more</source>
   <translation>En choisir une de plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Alt + drag</source>
   <translation>Alt + glisser</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Point from a card to another</source>
   <translation>Pointer d'une carte à une autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Closer, further</source>
   <translation>Plus près, plus loin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Middle button</source>
   <translation>Bouton du milieu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Move about</source>
   <translation>Se déplacer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Click on a name</source>
   <translation>Clic sur un nom</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Bring a seat close</source>
   <translation>Approcher une place</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Arrow keys</source>
   <translation>Flèches</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>From card to card</source>
   <translation>De carte en carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The keys, while the referee watches</source>
   <translation>Les touches, avec l'arbitre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The keys, while everything is moved by hand</source>
   <translation>Les touches, quand tout se fait à la main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The keys for who watches</source>
   <translation>Les touches de qui regarde</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Pass; it never ends a phase</source>
   <translation>Passer ; ne finit jamais une phase</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Play: ask what may be done with the card</source>
   <translation>Jouer : demander ce qu'on peut faire de la carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>What the card may do now</source>
   <translation>Ce que la carte peut faire maintenant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>The next phase</source>
   <translation>La phase suivante</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Answer what is asked</source>
   <translation>Répondre à ce qui est demandé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/keys.py" />
   <source>Mouse</source>
   <translation>Souris</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>{name}’s reason: {why}.</source>
   <translation>Raison de {name} : {why}.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>Log</source>
   <translation>Journal</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>New lines</source>
   <translation>Nouvelles lignes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>beside the game</source>
   <translation>à côté de la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>after {clock_time} of play</source>
   <translation>après {clock_time} de jeu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/log_view.py" />
   <source>before you sat down</source>
   <translation>avant que vous ne soyez assis</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>{count} more</source>
   <translation>{count} de plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Why not?</source>
   <translation>Pourquoi pas ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Play without drawing</source>
   <translation>Jouer sans piocher</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Take it off</source>
   <translation>L'en enlever</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Give control to</source>
   <translation>Donner le contrôle à</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Put on</source>
   <translation>Mettre sur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>a card face down</source>
   <translation>une carte face cachée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>To the {kind}</source>
   <translation>Vers : {kind}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>On top</source>
   <translation>Sur le dessus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>To the bottom</source>
   <translation>Au-dessous</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Look through…</source>
   <translation>Regarder…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Top card to its ash heap</source>
   <translation>La carte du dessus à son tas de cendres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Search… (shuffles afterwards)</source>
   <translation>Chercher… (puis mélanger)</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Look at the top</source>
   <translation>Regarder le dessus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Shuffle</source>
   <translation>Mélanger</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Top card to the ash heap</source>
   <translation>La carte du dessus au tas de cendres</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Remove the top card</source>
   <translation>Retirer la carte du dessus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Gain pool</source>
   <translation>Gagner de la réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Burn pool</source>
   <translation>Brûler de la réserve</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Look as {name}</source>
   <translation>Regarder comme {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Give up the Edge</source>
   <translation>Abandonner l'Avantage</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Give the Edge to {name}</source>
   <translation>Donner l'Avantage à {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Random card of {name}’s hand</source>
   <translation>Carte au hasard de la main de {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Hand size</source>
   <translation>Taille de la main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/menus.py" />
   <source>Look at {name}’s hand…</source>
   <translation>Regarder la main de {name}…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/panel_handles.py" />
   <source>Larger or smaller</source>
   <translation>Plus grand ou plus petit</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/pile_grid.py" />
   <source>a {kind} card, face hidden</source>
   <translation>une carte de {kind}, face cachée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Keep this card here</source>
   <translation>Garder cette carte ici</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Keep this card in the preview</source>
   <translation>Garder cette carte dans l'aperçu</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Rest the pointer on a card to read it here.</source>
   <translation>Placez le pointeur sur une carte pour la lire ici.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Preview: no card yet</source>
   <translation>Aperçu : pas encore de carte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/preview.py" />
   <source>Preview: {card}</source>
   <translation>Aperçu : {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/prompt.py" />
   <source>Oust</source>
   <translation>Évincer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/prompt.py" />
   <source>Not yet</source>
   <translation>Pas encore</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/prompt.py" />
   <source>{name} has no pool left. Ousting gives {predator} a victory point and 6 pool.</source>
   <translation>{name} n'a plus de réserve. L'évincer donne à {predator} un point de victoire et 6 de réserve.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>survived, pool {pool}</source>
   <translation>a survécu, réserve {pool}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>playing, pool {pool}</source>
   <translation>en jeu, réserve {pool}</translation>
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
   <translation>Revenir en arrière : continuer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Look at the table</source>
   <translation>Regarder la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Leave the table</source>
   <translation>Quitter la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>The score so far</source>
   <translation>Le score jusqu'ici</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>The game is over; nobody has the game win</source>
   <translation>La partie est finie ; personne ne la gagne</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{name} has the game win</source>
   <translation>{name} gagne la partie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>1 round</source>
   <translation>1 ronde</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{round} rounds</source>
   <translation>{round} rondes</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{rounds}, {duration} of play. A game win needs 2 victory points and more than anyone else.</source>
   <translation>{rounds}, {duration} de jeu. Pour gagner la partie il faut 2 points de victoire et plus que tout autre.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Game win</source>
   <translation>Partie gagnée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{name}: {victory_points:g} victory points</source>
   <translation>{name} : {victory_points:g} points de victoire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Half a point less</source>
   <translation>Un demi-point de moins</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>Half a point more</source>
   <translation>Un demi-point de plus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{says} for {name}: for a miscount</source>
   <translation>{says} pour {name} : en cas d'erreur de compte</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/score.py" />
   <source>{says} for {name}</source>
   <translation>{says} pour {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/session.py" />
   <source>You watch this game: only who has a seat at the table can do that.</source>
   <translation>Vous regardez cette partie : seul qui a une place à la table peut faire cela.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/session.py" />
   <source>card {card}</source>
   <translation>carte {card}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Pace of the computer players</source>
   <translation>Allure de l'ordinateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Score…</source>
   <translation>Score…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>End the game now</source>
   <translation>Finir la partie maintenant</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Settings…</source>
   <translation>Réglages…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Hand the view to</source>
   <translation>Passer la vue à</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Stop the clock</source>
   <translation>Arrêter l'horloge</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Let the clock run</source>
   <translation>Laisser courir l'horloge</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Close all hands</source>
   <translation>Fermer toutes les mains</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Open all hands</source>
   <translation>Ouvrir toutes les mains</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Flip a coin</source>
   <translation>Lancer une pièce</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Roll a die</source>
   <translation>Lancer un dé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>of {sides} sides</source>
   <translation>à {sides} faces</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>of another number of sides…</source>
   <translation>à un autre nombre de faces…</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Random card from the hand of</source>
   <translation>Carte au hasard de la main de</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Strict: the referee enforces the rules</source>
   <translation>Strict : l'arbitre fait respecter les règles</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Manual: the players do</source>
   <translation>Manuel : les joueurs s'en chargent</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>They offer bargains</source>
   <translation>Il propose des marchés</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>A die of how many sides?</source>
   <translation>Un dé à combien de faces ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/table_menu.py" />
   <source>Roll</source>
   <translation>Lancer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Play on</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Next phase ({shown})</source>
   <translation>Phase suivante ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>End turn</source>
   <translation>Finir le tour</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>End the turn ({shown})</source>
   <translation>Finir le tour ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Take back ({shown})</source>
   <translation>Revenir en arrière ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Do again ({shown})</source>
   <translation>Refaire ({shown})</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Not saved</source>
   <translation>Non enregistré</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>You watch</source>
   <translation>Vous regardez</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>You see what the table sees, without a seat: never a hand, and nothing to do</source>
   <translation>Vous voyez ce que voit la table, sans place : jamais une main, et rien à faire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Table menu</source>
   <translation>Menu de la table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>The running phase</source>
   <translation>La phase en cours</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Go to the {name} phase{key}</source>
   <translation>Aller à la phase {name}{key}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{name} phase, running</source>
   <translation>phase {name}, en cours</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Go to the {name} phase</source>
   <translation>Aller à la phase {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>No rules but good manners</source>
   <translation>Pas de règles, seulement du savoir-vivre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>The referee watches</source>
   <translation>L'arbitre veille</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{mode} mode: change it</source>
   <translation>mode {mode} : le changer</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>Not saved. {unsaved}</source>
   <translation>Non enregistré. {unsaved}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{viewer} is looking. Hand the view to another seat ({shown}).</source>
   <translation>{viewer} regarde. Passer la vue à une autre place ({shown}).</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{viewer} is looking; hand the view to another seat</source>
   <translation>{viewer} regarde ; passer la vue à une autre place</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{name} phase; go to another</source>
   <translation>phase {name} ; aller à une autre</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>End</source>
   <translation>Fin</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>End the game now?</source>
   <translation>Finir la partie maintenant ?</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{ended} All others must agree; it can be taken back.</source>
   <translation>{ended} Tous les autres doivent être d'accord ; on peut revenir en arrière.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>The game is not being saved</source>
   <translation>La partie n'est pas enregistrée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/top_bar.py" />
   <source>{unsaved}
The game goes on; it is saved again as soon as it can be.</source>
   <translation>{unsaved}
La partie continue ; elle est de nouveau enregistrée dès que possible.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/transfers.py" />
   <source>Transfers left. Click a dot to correct them.</source>
   <translation>Transferts restants. Cliquez un point pour les corriger.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/transfers.py" />
   <source>Transfers: {left} of {total} left</source>
   <translation>Transferts : {left} sur {total} restants</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/view.py" />
   <source>The table</source>
   <translation>La table</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>preys on {name}</source>
   <translation>a pour proie {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>predator</source>
   <translation>prédateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>prey’s prey</source>
   <translation>proie de la proie</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>predator’s predator</source>
   <translation>prédateur du prédateur</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>across</source>
   <translation>en face</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>a {kind} card, face down</source>
   <translation>une carte de {kind}, face cachée</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{title} of {name}</source>
   <translation>{title} de {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>empty</source>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{display_name} on top</source>
   <translation>{display_name} dessus</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{name}’s {title}, {cards}{seen}</source>
   <translation>{title} de {name}, {cards}{seen}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{name}’s pool, {pool}</source>
   <translation>réserve de {name}, {pool}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>the Edge, at the bank</source>
   <translation>l'Avantage, à la banque</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>the Edge, with {name}</source>
   <translation>l'Avantage, chez {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>pool {pool}</source>
   <translation>réserve {pool}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>ousted</source>
   <translation>évincé</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>withdrawn</source>
   <translation>retiré</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{victory_points:g} victory points</source>
   <translation>{victory_points:g} points de victoire</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>{count} cards in hand</source>
   <translation>{count} cartes en main</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/table/words.py" />
   <source>has the turn</source>
   <translation>a le tour</translation>
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
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>Turn {round} — {name}</source>
   <translation>Tour {round} — {name}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>{lock} or {unlock}</source>
   <translation>{lock} ou {unlock}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>{unlock} all of mine</source>
   <translation>{unlock} tout ce qui est à moi</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>sec. {rule}</source>
   <translation>sec. {rule}</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>End the game? Everyone still playing gains half a victory point.</source>
   <translation>Finir la partie ? Chacun de ceux qui jouent encore gagne un demi-point de victoire.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>Then everybody still playing gains half a victory point, and the score counts as it stands.</source>
   <translation>Alors chacun de ceux qui jouent encore gagne un demi-point de victoire, et le score compte tel quel.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>The victory points stay as they are.</source>
   <translation>Les points de victoire restent tels quels.</translation>
  </message>
  <message>
   <location filename="../../vtes_desktop/ui/vtes.py" />
   <source>is ousted</source>
   <translation>est évincé</translation>
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
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Pool and your first vampire</source>
   <translation>Réserve et premier vampire</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>You are a Methuselah: your pool is your life and your purse.</source>
   <translation>Vous êtes un Mathusalem : votre réserve est votre vie et votre bourse.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Pool spent on a vampire is not lost: it walks the city for you now. Spend too much, though, and your predator will find you weak.</source>
   <translation>La réserve dépensée pour un vampire n'est pas perdue : elle parcourt maintenant la ville pour vous. Mais si vous en dépensez trop, votre prédateur vous trouvera faible.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>The red counters are your pool: you have 30. Whoever has none left is out of the game. Across from you sits Alexis, your prey: the one whose pool you are after.</source>
   <translation>Les marqueurs rouges sont votre réserve : vous en avez 30. Qui n'en a plus est hors de la partie. En face de vous est assise Alexis, votre proie : celle dont vous voulez la réserve.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Two vampires wait face down in your uncontrolled region. Only you can see them. The number in the corner is a vampire's capacity: so much blood it needs before it comes to you.</source>
   <translation>Deux vampires attendent face cachée dans votre région incontrôlée. Vous seul pouvez les voir. Le nombre dans le coin est la capacité d'un vampire : il lui faut autant de sang avant de venir à vous.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>It is your influence phase: you have four transfers. One transfer moves one pool to a vampire. Hector Sosa needs 4 and has 1. Drag a counter from your pool onto him, or click him and choose.</source>
   <translation>C'est votre phase d'influence : vous avez quatre transferts. Un transfert déplace un point de réserve vers un vampire. Il faut 4 à Hector Sosa et il a 1. Glissez un marqueur de votre réserve sur lui, ou cliquez-le et choisissez.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>That can be done, too. For now, give the counter to Hector Sosa: he needs the least.</source>
   <translation>C'est possible aussi. Pour l'instant, donnez le marqueur à Hector Sosa : c'est à lui qu'il manque le moins.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Two more, and he has what he needs.</source>
   <translation>Encore deux, et il a ce qu'il lui faut.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Not yet: first the two counters for Hector Sosa.</source>
   <translation>Pas encore : d'abord les deux marqueurs pour Hector Sosa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>He is full. One transfer is left; keep it this time. Say that you are done with your transfers, and he stands up.</source>
   <translation>Il est plein. Il reste un transfert ; gardez-le cette fois. Dites que vos transferts sont finis, et il se lève.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>One transfer is left, but your pool matters more now. Say that you are done.</source>
   <translation>Il reste un transfert, mais votre réserve compte plus maintenant. Dites que vous avez fini.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Hector Sosa is ready, and the blood on him is his own now. He pays for what he does with it, and heals with it. Your pool is 27.</source>
   <translation>Hector Sosa est disponible, et le sang sur lui est désormais à lui. Il s'en sert pour payer ce qu'il fait et pour guérir. Votre réserve est de 27.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Last comes the discard phase: you could throw a card away and draw another. Keep your hand, and end the turn.</source>
   <translation>Enfin vient la phase de défausse : vous pourriez défausser une carte et en piocher une autre. Gardez votre main, et finissez le tour.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/1-pool.json" />
   <source>Every card of your hand is good for something. Keep them, and end the turn.</source>
   <translation>Chaque carte de votre main sert à quelque chose. Gardez-les, et finissez le tour.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Acting, bleeding and hunting</source>
   <translation>Agir, mordre et chasser</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Your vampires act, one after the other; each bleed drains your prey.</source>
   <translation>Vos vampires agissent l'un après l'autre ; chaque morsure vide votre proie.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Unlock, act, lock: that is the heart of every turn. Bleed whenever nothing better offers itself.</source>
   <translation>Redresser, agir, incliner : voilà le cœur de chaque tour. Mordez chaque fois que rien de mieux ne se présente.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>It is your minion phase. Each of your ready, unlocked vampires may act once. What can act now glows in gold.</source>
   <translation>C'est votre phase de serviteur. Chacun de vos vampires disponibles et redressés peut agir une fois. Ce qui peut agir maintenant brille d'or.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Your prey is Alexis, with 12 pool. Let Hector Sosa bleed her: click him and choose the bleed.</source>
   <translation>Votre proie est Alexis, avec 12 de réserve. Que Hector Sosa la morde : cliquez-le et choisissez la morsure.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>A good thought for another turn. Now let Hector Sosa bleed Alexis.</source>
   <translation>Bonne idée pour un autre tour. Maintenant, que Hector Sosa morde Alexis.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Alexis lost 1 pool, for her only vampire is locked and could not block. Whoever bleeds gets the Edge, too: it brings you 1 pool as you unlock, and a vote. Hector Sosa is locked now.</source>
   <translation>Alexis a perdu 1 de réserve, car son seul vampire est incliné et ne pouvait pas bloquer. Qui mord reçoit aussi l'Avantage : il vous rapporte 1 de réserve quand vous redressez, et une voix. Hector Sosa est incliné maintenant.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Mazz has only 1 blood of 3. With no blood a vampire can pay for nothing and survives nothing. Let him hunt: he gains 1 blood.</source>
   <translation>Mazz n'a que 1 de sang sur 3. Sans sang, un vampire ne peut rien payer et ne survit à rien. Qu'il chasse : il gagne 1 de sang.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>He is thin already. Let Mazz hunt first.</source>
   <translation>Il est déjà bien maigre. Que Mazz chasse d'abord.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Both of your vampires have acted, so the minion phase is over by itself. The influence phase came: leave Aunt Linda where she is this time, and say that you are done.</source>
   <translation>Vos deux vampires ont agi, la phase de serviteur est donc finie d'elle-même. La phase d'influence est venue : laissez Aunt Linda où elle est cette fois, et dites que vos transferts sont finis.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Keep your pool for now, and say that you are done with transfers.</source>
   <translation>Gardez votre réserve pour l'instant, et dites que vos transferts sont finis.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>You could discard a card and draw another. Keep both, and end your turn.</source>
   <translation>Vous pourriez défausser une carte et en piocher une autre. Gardez les deux, et finissez votre tour.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Keep both cards, and end the turn.</source>
   <translation>Gardez les deux cartes, et finissez le tour.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>Alexis had her turn, and yours begins: all your cards unlock, and the Edge is still yours. Take the 1 pool that it brings.</source>
   <translation>Alexis a eu son tour, et le vôtre commence : toutes vos cartes se redressent, et l'Avantage est toujours à vous. Prenez le point de réserve qu'il rapporte.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/2-bleed.json" />
   <source>The Edge offers you a pool first. Take it.</source>
   <translation>L'Avantage vous offre d'abord un point de réserve. Prenez-le.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Stealth and blocking</source>
   <translation>Discrétion et blocage</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Nobody has to stand by: an unlocked vampire may get in the way.</source>
   <translation>Personne n'est obligé de laisser faire : un vampire redressé peut s'interposer.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>A block needs an unlocked vampire and as much intercept as there is stealth. Keep somebody unlocked for your predator's turn.</source>
   <translation>Un blocage demande un vampire redressé et autant d'interception qu'il y a de discrétion. Gardez quelqu'un redressé pour le tour de votre prédateur.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>It is the turn of Alexis. With two at the table she is your prey and your predator at once. Her Mazz is about to bleed you.</source>
   <translation>C'est le tour d'Alexis. À deux à la table, elle est à la fois votre proie et votre prédateur. Son Mazz va vous mordre.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Mazz bleeds you for 1. Hector Sosa is unlocked, so he may block: click him, or choose to block with him.</source>
   <translation>Mazz vous mord à 1. Hector Sosa est redressé, il peut donc bloquer : cliquez-le, ou choisissez de bloquer avec lui.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>That would let the bleed through. Block with Hector Sosa.</source>
   <translation>Cela laisserait passer la morsure. Bloquez avec Hector Sosa.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Mazz has no stealth, so the block succeeds: the bleed is off, and the two fight. Each struck once with bare hands and burned 1 blood to mend the damage. Mazz is locked, and your pool is untouched.</source>
   <translation>Mazz n'a pas de discrétion, le blocage réussit donc : la morsure n'a pas lieu, et les deux se battent. Chacun a frappé une fois à mains nues et brûlé 1 de sang pour guérir les dégâts. Mazz est incliné, et votre réserve est intacte.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Blocking has locked Hector Sosa, too. A vampire who guards you in the turn of another acts in yours all the same: he unlocks as it begins.</source>
   <translation>Bloquer a aussi incliné Hector Sosa. Un vampire qui vous protège pendant le tour d'un autre agit tout de même pendant le vôtre : il se redresse quand il commence.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Now it is your turn. Dr. John Casey of Alexis is unlocked, and he will block. Let Agrippina bleed all the same: she knows how to hide.</source>
   <translation>C'est maintenant votre tour. Le Dr. John Casey d'Alexis est redressé, et il va bloquer. Qu'Agrippina morde tout de même : elle sait se cacher.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Let Agrippina bleed: it is she who knows how to hide.</source>
   <translation>Qu'Agrippina morde : c'est elle qui sait se cacher.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Dr. John Casey stands in her way: he has as much intercept as she has stealth, which is none. Play Lost in Crowds from your hand: at her level of Obfuscate it gives 2 stealth.</source>
   <translation>Dr. John Casey lui barre la route : il a autant d'interception qu'elle a de discrétion, c'est-à-dire aucune. Jouez Lost in Crowds de votre main : à son niveau d'Occultation (Obfuscate), elle donne 2 en discrétion.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>Then he would stop her. Play Lost in Crowds first.</source>
   <translation>Alors il l'arrêterait. Jouez d'abord Lost in Crowds.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/3-block.json" />
   <source>His attempt failed, and the bleed went through. You drew another card at once: a hand is always filled up again.</source>
   <translation>Sa tentative a échoué, et la morsure est passée. Vous avez aussitôt pioché une autre carte : une main est toujours complétée.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Range, strikes and damage: what happens when two minions meet.</source>
   <translation>Portée, frappes et dégâts : ce qui se passe quand deux serviteurs se rencontrent.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Maneuver, strike, prevent, press: every round goes that way. Damage is mended with blood; who can't mend falls into torpor.</source>
   <translation>Manœuvre, frappe, prévention, poursuite : chaque round se passe ainsi. Les dégâts se guérissent avec du sang ; qui ne peut pas guérir tombe en torpeur.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Vampires fight when an action is blocked, or when somebody looks for a fight. Bum's Rush does that, and nobody at this table can stop it in time. Let Hector Sosa use it.</source>
   <translation>Les vampires se battent quand une action est bloquée, ou quand quelqu'un cherche la bagarre. Bum's Rush fait cela, et personne à cette table ne peut l'arrêter à temps. Que Hector Sosa l'utilise.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Today is for fighting: let Hector Sosa use Bum's Rush.</source>
   <translation>Aujourd'hui on se bat : que Hector Sosa utilise Bum's Rush.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Whom does he visit? Dr. John Casey is locked and can't run away. Choose him.</source>
   <translation>À qui rend-il visite ? Dr. John Casey est incliné et ne peut pas fuir. Choisissez-le.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Another time. Dr. John Casey is the one to visit now.</source>
   <translation>Une autre fois. C'est Dr. John Casey qu'il faut visiter.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>First comes the range. It is close unless somebody maneuvers to long, and at long range fists reach nobody. Hector Sosa wants to be close: pass.</source>
   <translation>D'abord vient la portée. Elle est proche à moins que quelqu'un manœuvre vers la longue, et à longue portée les poings n'atteignent personne. Hector Sosa veut être proche : passez.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>His fists would not reach. Stay close: pass.</source>
   <translation>Ses poings n'atteindraient rien. Restez proche : passez.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Now each chooses a strike. A bare hand does 1 damage; Undead Strength in your hand does more. Play it.</source>
   <translation>Chacun choisit maintenant une frappe. Une main nue fait 1 dégât ; Undead Strength, dans votre main, en fait plus. Jouez-la.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>That would do, but you hold better. Play Undead Strength.</source>
   <translation>Cela suffirait, mais vous tenez mieux. Jouez Undead Strength.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Dr. John Casey took 3 damage and burned a blood for each to mend it: he has none left. Hector Sosa took 1. Nobody pressed for another round, and so it was over.</source>
   <translation>Dr. John Casey a subi 3 dégâts et brûlé un point de sang pour guérir chacun : il ne lui en reste pas. Hector Sosa en a subi 1. Personne n'a poursuivi pour un autre round, et c'était fini.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Aunt Linda has a gun. Let her use the other Bum's Rush on Mazz.</source>
   <translation>Aunt Linda a une arme à feu. Qu'elle utilise l'autre Bum's Rush contre Mazz.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Aunt Linda is next, with Bum's Rush.</source>
   <translation>C'est à Aunt Linda, avec Bum's Rush.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Choose Mazz.</source>
   <translation>Choisissez Mazz.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Mazz it is, this time.</source>
   <translation>Ce sera Mazz, cette fois.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>A gun reaches far, and Mazz brings only his hands. Maneuver to long range with the gun.</source>
   <translation>Une arme à feu porte loin, et Mazz n'a que ses mains. Manœuvrez vers la longue portée avec l'arme.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>Close up he could hit back. Maneuver to long range.</source>
   <translation>De près il pourrait riposter. Manœuvrez vers la longue portée.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/4-combat.json" />
   <source>From afar she shot for 2, and his hands did not reach her. Who chooses the range often chooses who bleeds.</source>
   <translation>De loin elle a tiré pour 2, et ses mains à lui ne l'ont pas atteinte. Qui choisit la portée choisit souvent qui saigne.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Torpor and diablerie</source>
   <translation>Torpeur et diablerie</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>What becomes of a vampire who can take no more, and what others may do with it.</source>
   <translation>Ce que devient un vampire qui n'en peut plus, et ce que d'autres peuvent en faire.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Torpor is not the end: 2 blood and an action bring a vampire back. Diablerie is, and the whole table may judge who commits it.</source>
   <translation>La torpeur n'est pas la fin : 2 de sang et une action ramènent un vampire. La diablerie l'est, et toute la table peut juger qui la commet.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>A vampire who can't mend its damage falls into torpor. Your Mazz lies there, and so does Dr. John Casey of Alexis. They can't act, block or vote, but they are still on the table.</source>
   <translation>Un vampire qui ne peut pas guérir ses dégâts tombe en torpeur. Votre Mazz y est, tout comme le Dr. John Casey d'Alexis. Ils ne peuvent ni agir, ni bloquer, ni voter, mais ils sont toujours sur la table.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>A vampire with 2 blood may leave torpor by itself, as an action. Mazz has only 1, but another vampire may rescue him and share the price. Let Adrianne rescue Mazz.</source>
   <translation>Un vampire qui a 2 de sang peut quitter la torpeur de lui-même, par une action. Mazz n'en a que 1, mais un autre vampire peut le secourir et partager le prix. Qu'Adrianne secoure Mazz.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Mazz comes first: let Adrianne rescue him.</source>
   <translation>Mazz d'abord : qu'Adrianne le secoure.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>The price is 2 blood. Adrianne has 4: let her pay all of it, and Mazz keeps his last drop.</source>
   <translation>Le prix est de 2 de sang. Adrianne en a 4 : qu'elle paie tout, et Mazz garde sa dernière goutte.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>He needs his blood more than she does. Let Adrianne pay 2.</source>
   <translation>Il a plus besoin de son sang qu'elle. Qu'Adrianne paie 2.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Mazz is back in your ready region, and since he was not locked he may even act this turn.</source>
   <translation>Mazz est de retour dans votre région disponible, et comme il n'était pas incliné il peut même agir ce tour-ci.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Now the crime. A vampire may drink another in torpor to the end: diablerie. It takes all blood and all equipment of its victim. Let Hector Sosa diablerize Dr. John Casey.</source>
   <translation>Maintenant le crime. Un vampire peut boire jusqu'au bout un autre en torpeur : la diablerie. Elle prend tout le sang et tout l'équipement de la victime. Que Hector Sosa diablérise Dr. John Casey.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Mercy is possible, but this lesson is about the other thing: let Hector Sosa diablerize Dr. John Casey.</source>
   <translation>La pitié est possible, mais cette leçon porte sur l'autre chose : que Hector Sosa diablérise Dr. John Casey.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Dr. John Casey is burned: he lies in the ash heap for good. Hector Sosa drank until he was full.</source>
   <translation>Dr. John Casey est brûlé : il est dans le tas de cendres pour de bon. Hector Sosa a bu jusqu'à être plein.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/5-torpor.json" />
   <source>Then the table was asked for a blood hunt. Nobody here has a title, so nobody had a vote, and Hector Sosa lives. With princes at the table he might have been burned for it.</source>
   <translation>Puis on a demandé à la table une chasse de sang. Personne ici n'a de titre, donc personne n'avait de voix, et Hector Sosa vit. Avec des princes à la table, il aurait pu être brûlé pour cela.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Votes</source>
   <translation>Les votes</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Princes, the Edge and the votes of the table: politics.</source>
   <translation>Les princes, l'Avantage et les voix de la table : la politique.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Count the votes before you call a referendum, and make friends with those whose pool is not in the terms.</source>
   <translation>Comptez les voix avant d'appeler un référendum, et faites-vous des amis de ceux dont la réserve n'est pas dans les termes.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Three sit at this table: Alexis is your prey, Justin is your predator. Andi Liu is a prince: a prince has 2 votes. Chrysanthemum of Alexis is a primogen, with 1.</source>
   <translation>Trois sont assis à cette table : Alexis est votre proie, Justin votre prédateur. Andi Liu est un prince : un prince a 2 voix. Chrysanthemum, à Alexis, est primogène et en a 1.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>A referendum is called by an action with a political card. It has 1 stealth by itself. Let Andi Liu call Kine Resources Contested.</source>
   <translation>Un référendum est appelé par une action avec une carte politique. Elle a d'elle-même 1 en discrétion. Qu'Andi Liu appelle Kine Resources Contested.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Let Andi Liu call the referendum: the prince brings the votes.</source>
   <translation>Qu'Andi Liu appelle le référendum : c'est le prince qui apporte les voix.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>You set the terms: 4 points of damage to deal out among two or more. None of it for you.</source>
   <translation>Vous fixez les termes : 4 points de dégâts à répartir entre deux ou plus. Rien pour vous.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Not to yourself: none for you.</source>
   <translation>Pas à vous-même : rien pour vous.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Alexis is your prey: 3 points to her. The last one is Justin's.</source>
   <translation>Alexis est votre proie : 3 points pour elle. Le dernier est pour Justin.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Your prey should suffer most: 3 points for Alexis.</source>
   <translation>Votre proie doit souffrir le plus : 3 points pour Alexis.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>The polls are open. You have 1 vote by the card and 2 by your prince: cast all of them for it.</source>
   <translation>Le vote est ouvert. Vous avez 1 voix par la carte et 2 par votre prince : donnez-les toutes pour.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>It is your own referendum: cast all your votes for it.</source>
   <translation>C'est votre propre référendum : donnez toutes vos voix pour.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>One vote more could be had by burning the Edge. 3 are enough against 1: keep it, and cast no more.</source>
   <translation>On pourrait avoir une voix de plus en brûlant l'Avantage. 3 suffisent contre 1 : gardez-le, et ne votez plus.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>The Edge is worth more than one vote here. Cast no more.</source>
   <translation>L'Avantage vaut ici plus qu'une voix. Ne votez plus.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/6-votes.json" />
   <source>Alexis voted against it with her primogen, and you carried it 3 to 1. She burned 3 pool and Justin 1, and not a single bleed was needed.</source>
   <translation>Alexis a voté contre avec sa primogène, et vous l'avez emporté 3 à 1. Elle a brûlé 3 de réserve et Justin 1, et il n'a pas fallu une seule morsure.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Cards, Disciplines and masters</source>
   <translation>Cartes, Disciplines et maîtres</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>What you hold, who can use it, and when.</source>
   <translation>Ce que vous tenez, qui peut s'en servir, et quand.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>A card asks who may play it, when, and what it costs. Hover over any card to read it, and ask “why not?” of one that does not glow.</source>
   <translation>Une carte dit qui peut la jouer, quand, et ce qu'elle coûte. Survolez une carte pour la lire, et demandez « pourquoi pas ? » à celle qui ne brille pas.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Seven cards make a hand in a real game; here you hold three. Rest the pointer on each to read it. As one is played, another is drawn.</source>
   <translation>Sept cartes font une main dans une vraie partie ; ici vous en tenez trois. Placez le pointeur sur chacune pour la lire. Quand on en joue une, on en pioche une autre.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>It is your master phase: one master card may be played each turn. Short-Term Investment brings you pool over the next turns. Play it.</source>
   <translation>C'est votre phase de maître : on peut jouer une carte de maître par tour. Short-Term Investment vous rapporte de la réserve aux prochains tours. Jouez-la.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>One master card is worth a turn. Play Short-Term Investment.</source>
   <translation>Une carte de maître vaut un tour. Jouez Short-Term Investment.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>It stays in play with 3 counters on it. Now the minion phase. The signs at the edge of a card name Disciplines: Govern the Unaligned needs Dominate, and Catherine du Bois has it at the superior level, a diamond. Hector Sosa does not have it at all.</source>
   <translation>Elle reste en jeu avec 3 marqueurs. Voici la phase de serviteur. Les signes au bord d'une carte nomment des Disciplines : Govern the Unaligned demande Domination, et Catherine du Bois l'a au niveau supérieur, un losange. Hector Sosa ne l'a pas du tout.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>With superior Dominate she may choose either effect of the card. Take the basic one: she bleeds for 2 more.</source>
   <translation>Avec Domination supérieure elle peut choisir l'un ou l'autre effet de la carte. Prenez celui de base : elle mord de 2 de plus.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Govern the Unaligned by Catherine du Bois is what to try now, with the basic effect: dom.</source>
   <translation>C'est Govern the Unaligned par Catherine du Bois qu'il faut essayer, avec l'effet de base : dom.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>The action is announced, and now action modifiers may be played: Bonding, the card that you have just drawn. Play it for 1 more.</source>
   <translation>L'action est annoncée, et on peut maintenant jouer des modificateurs d'action : Bonding, la carte que vous venez de piocher. Jouez-la pour 1 de plus.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>She would get through all the same, but Bonding makes it worse. Play it.</source>
   <translation>Elle passerait de toute façon, mais Bonding aggrave les choses. Jouez-la.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Four pool in one bleed. Action cards are for your own minion phase, modifiers for your actions, reactions for those of others, combat cards for fights.</source>
   <translation>Quatre de réserve en une morsure. Les cartes d'action sont pour votre phase de serviteur, les modificateurs pour vos actions, les réactions pour celles des autres, les cartes de combat pour les combats.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>One more: Computer Hacking needs no Discipline at all. Let Hector Sosa use it.</source>
   <translation>Encore une : Computer Hacking ne demande aucune Discipline. Que Hector Sosa l'utilise.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Computer Hacking is for anybody: let Hector Sosa use it.</source>
   <translation>Computer Hacking est pour n'importe qui : que Hector Sosa l'utilise.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/7-cards.json" />
   <source>Two more pool. Dodge is still in your hand: a combat card, of no use now. In the discard phase you could exchange it.</source>
   <translation>Encore deux de réserve. Dodge est toujours dans votre main : une carte de combat, inutile maintenant. Dans la phase de défausse vous pourriez l'échanger.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>A whole game</source>
   <translation>Une partie entière</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>Two at the table, from the first card to the last pool, with hints.</source>
   <translation>Deux à la table, de la première carte au dernier point de réserve, avec des conseils.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>The game is over. You know what is needed to sit down at any table: take four others with you, and mind the one to your right.</source>
   <translation>La partie est finie. Vous savez ce qu'il faut pour vous asseoir à n'importe quelle table : prenez quatre autres avec vous, et méfiez-vous de celui à votre droite.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>A whole game against one computer player who is new to it, too. Your prey is your predator. Ask for a hint at any time (J), and see what you may do now by what glows.</source>
   <translation>Une partie entière contre un joueur de l'ordinateur, débutant lui aussi. Votre proie est votre prédateur. Demandez conseil quand vous voulez (J), et voyez à ce qui brille ce que vous pouvez faire.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>First bring out a vampire: in the influence phase move pool to one of your uncontrolled vampires, over a turn or two. Small ones come sooner.</source>
   <translation>Faites d'abord venir un vampire : dans la phase d'influence, déplacez de la réserve vers un de vos vampires incontrôlés, en un tour ou deux. Les petits viennent plus tôt.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>A master card helps every turn. If none fits, go on to the minion phase.</source>
   <translation>Une carte de maître aide à chaque tour. Si aucune ne convient, passez à la phase de serviteur.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>You have a ready vampire. Bleed, or use an action card from your hand.</source>
   <translation>Vous avez un vampire disponible. Mordez, ou utilisez une carte d'action de votre main.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>Somebody acts against you. Block if you have an unlocked vampire who can win, or let it pass.</source>
   <translation>Quelqu'un agit contre vous. Bloquez si vous avez un vampire redressé qui peut gagner, ou laissez passer.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>Combat. Look at both sides: range first, then strikes.</source>
   <translation>Combat. Regardez les deux côtés : d'abord la portée, puis les frappes.</translation>
  </message>
  <message>
   <location filename="../../resources/lessons/8-game.json" />
   <source>A card that does nothing for you may go in the discard phase.</source>
   <translation>Une carte qui ne vous sert à rien peut partir dans la phase de défausse.</translation>
  </message>
 </context>
</TS>
