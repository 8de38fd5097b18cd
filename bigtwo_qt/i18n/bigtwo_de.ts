<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Sort: %1 now</source>
        <translation>Sortierung: %1</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
</context>
<context>
    <name>BandRows</name>
    <message>
        <source>In other steps</source>
        <translation>In anderen Stufen</translation>
    </message>
    <message>
        <source>From 1 card on</source>
        <translation>Ab 1 Karte</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Step %1, from so many cards on</source>
        <translation>Stufe %1, ab so vielen Karten</translation>
    </message>
    <message>
        <source>cards on</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Step %1, points a card</source>
        <translation>Stufe %1, Punkte pro Karte</translation>
    </message>
    <message numerus="yes">
        <source>points a card</source>
        <translation>
            <numerusform>Punkt pro Karte</numerusform>
            <numerusform>Punkte pro Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Stufe dazu</translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation>Letzte weg</translation>
    </message>
</context>
<context>
    <name>CommitmentPage</name>
    <message>
        <source>Code and cards</source>
        <translation>Code und Karten</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
</context>
<context>
    <name>CommitmentPanel</name>
    <message>
        <source>Cards fixed before play</source>
        <translation>Karten vor dem Spiel festgelegt</translation>
    </message>
</context>
<context>
    <name>CommitmentRow</name>
    <message>
        <source>Open the code and, after the deal, the cards</source>
        <translation>Den Code öffnen, nach der Runde auch die Karten</translation>
    </message>
</context>
<context>
    <name>CopyAction</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>CountingGrid</name>
    <message>
        <source>Cards gone and still out. %1</source>
        <translation>Gespielte und ausstehende Karten. %1</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>noch draußen</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>auf deiner Hand</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
</context>
<context>
    <name>CoursePlot</name>
    <message>
        <source>After deal %1</source>
        <translation>Nach Runde %1</translation>
    </message>
    <message>
        <source>The match ends at %1</source>
        <translation>Die Partie endet bei %1</translation>
    </message>
</context>
<context>
    <name>CutAction</name>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
</context>
<context>
    <name>Data</name>
    <message>
        <source>Backed up as {path}: {held}.</source>
        <translation>Gesichert als {path}: {held}.</translation>
    </message>
    <message>
        <source>{name} holds {held} and no settings. Put it in the place of yours?</source>
        <translation>{name} enthält {held} und keine Einstellungen. Soll das deine Daten ersetzen?</translation>
    </message>
    <message>
        <source>{name} holds {held} and settings. Put all of it in the place of yours?</source>
        <translation>{name} enthält {held} und Einstellungen. Soll das alles deine Daten ersetzen?</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>Wiederhergestellt.</translation>
    </message>
    <message>
        <source>Begin with no results and the settings of the start? Yours are put aside, not deleted.</source>
        <translation>Ohne Ergebnisse und mit den Einstellungen vom Anfang neu beginnen? Deine Daten werden beiseitegelegt, nicht gelöscht.</translation>
    </message>
    <message>
        <source>Everything begins afresh.</source>
        <translation>Alles beginnt von vorn.</translation>
    </message>
    <message>
        <source>{said} What was there before is kept as {names}.</source>
        <translation>{said} Was vorher da war, liegt jetzt unter {names}.</translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Back-up</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Jetzt sichern</translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation>Alles lassen, wie es ist</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation>Sicherung zurückholen</translation>
    </message>
    <message>
        <source>A back-up, or drop one here</source>
        <translation>Eine Sicherung, oder hier ablegen</translation>
    </message>
    <message>
        <source>Look through it</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Begin afresh</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Reset everything…</source>
        <translation>Alles zurücksetzen…</translation>
    </message>
</context>
<context>
    <name>DeleteAction</name>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passt</translation>
    </message>
    <message numerus="yes">
        <source>%n stay out</source>
        <translation>
            <numerusform>%n bleibt draußen</numerusform>
            <numerusform>%n bleiben draußen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in the pack</source>
        <translation>
            <numerusform>%n-mal im Spiel</numerusform>
            <numerusform>%n-mal im Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>highest of all</source>
        <translation>höchste von allen</translation>
    </message>
    <message>
        <source>stays out, face down</source>
        <translation>bleibt verdeckt draußen</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>the first seat takes it</source>
        <translation>der erste Platz nimmt sie</translation>
    </message>
    <message>
        <source>its holder takes it</source>
        <translation>wer sie hält, nimmt sie</translation>
    </message>
    <message>
        <source>You are 1 and sit at the bottom</source>
        <translation>Du bist 1 und sitzt unten</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Irgendwer</translation>
    </message>
    <message>
        <source>Cards left; the filled seat deals</source>
        <translation>Karten übrig; der gefüllte Platz gibt</translation>
    </message>
    <message>
        <source>You deal and count {the_card}: it ends at the filled seat</source>
        <translation>Du gibst und zählst {the_card} ab: das endet am gefüllten Platz</translation>
    </message>
    <message>
        <source>You deal; the filled seat gets the first card</source>
        <translation>Du gibst; der gefüllte Platz bekommt die erste Karte</translation>
    </message>
    <message>
        <source>stays where it was dealt</source>
        <translation>bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>to the winner</source>
        <translation>zum Gewinner</translation>
    </message>
    <message>
        <source>shown by the winner</source>
        <translation>zeigt der Gewinner</translation>
    </message>
    <message>
        <source>to the loser</source>
        <translation>zum Verlierer</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation>gewinnt sofort</translation>
    </message>
    <message>
        <source>has to be played</source>
        <translation>muss gespielt werden</translation>
    </message>
    <message>
        <source>plays first</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>lowest card</source>
        <translation>niedrigste Karte</translation>
    </message>
    <message>
        <source>last winner</source>
        <translation>letzter Gewinner</translation>
    </message>
    <message>
        <source>last winner: plays first</source>
        <translation>letzter Gewinner: beginnt</translation>
    </message>
    <message>
        <source>First deal</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>Later deals</source>
        <translation>Spätere Runden</translation>
    </message>
    <message>
        <source>you may play</source>
        <translation>du darfst spielen</translation>
    </message>
    <message>
        <source>you are out</source>
        <translation>du bist draußen</translation>
    </message>
    <message>
        <source>you pass</source>
        <translation>du passt</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>a new trick</source>
        <translation>ein neuer Stich</translation>
    </message>
    <message>
        <source>you go on</source>
        <translation>du spielst weiter</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>waits for its turn</source>
        <translation>wartet, bis sie dran ist</translation>
    </message>
    <message>
        <source>You are out: the deal is over</source>
        <translation>Du bist fertig: die Runde ist vorbei</translation>
    </message>
    <message>
        <source>You are out: the others play on</source>
        <translation>Du bist fertig: die anderen spielen weiter</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>nicht angesagt</translation>
    </message>
    <message>
        <source>one card left</source>
        <translation>eine Karte übrig</translation>
    </message>
    <message>
        <source>goes out: {points}</source>
        <translation>wird fertig: {points}</translation>
    </message>
    <message>
        <source>you: {points}</source>
        <translation>du: {points}</translation>
    </message>
    <message>
        <source>wins: {points}</source>
        <translation>gewinnt: {points}</translation>
    </message>
    <message>
        <source>never played: {points}</source>
        <translation>nie gespielt: {points}</translation>
    </message>
    <message>
        <source>{yours} cards against {theirs}: your side wins</source>
        <translation>{yours} Karten gegen {theirs}: deine Seite gewinnt</translation>
    </message>
    <message>
        <source>Cards left; you win alone</source>
        <translation>Karten übrig; du gewinnst allein</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>die Partie ist vorbei</translation>
    </message>
    <message>
        <source>it goes on</source>
        <translation>es geht weiter</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>share it</source>
        <translation>teilen ihn</translation>
    </message>
    <message numerus="yes">
        <source>%n deals won</source>
        <translation>
            <numerusform>%n Runde gewonnen</numerusform>
            <numerusform>%n Runden gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>one more deal</source>
        <translation>noch eine Runde</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>No single card is left over in the deal.</source>
        <translation>Beim Geben bleibt keine einzelne Karte übrig.</translation>
    </message>
    <message>
        <source>No cards in a row are played.</source>
        <translation>Karten in Folge werden nicht gespielt.</translation>
    </message>
    <message>
        <source>No straights are played.</source>
        <translation>Straßen werden nicht gespielt.</translation>
    </message>
    <message>
        <source>No flushes are played.</source>
        <translation>Flushs werden nicht gespielt.</translation>
    </message>
    <message>
        <source>Five cards are of one kind at most.</source>
        <translation>Fünf Karten sind höchstens von einer Art.</translation>
    </message>
    <message>
        <source>No card has to be played first.</source>
        <translation>Keine Karte muss zuerst gespielt werden.</translation>
    </message>
    <message>
        <source>Points are not counted by cards left alone.</source>
        <translation>Die Punkte zählen nicht allein nach übrigen Karten.</translation>
    </message>
    <message>
        <source>These points are not counted by cards left.</source>
        <translation>Diese Punkte zählen nicht nach übrigen Karten.</translation>
    </message>
    <message>
        <source>{option} to “{value}”</source>
        <translation>„{option}“ auf „{value}“</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>1 weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Also sets {changes}.</source>
        <translation>Stellt auch {changes}.</translation>
    </message>
    <message>
        <source>This cannot be had.</source>
        <translation>Das geht nicht.</translation>
    </message>
    <message>
        <source>This cannot be had with {options} as they are.</source>
        <translation>Das geht nicht, solange {options} so bleiben.</translation>
    </message>
    <message>
        <source>Has nothing to decide now. {why}</source>
        <translation>Hat gerade nichts zu entscheiden. {why}</translation>
    </message>
    <message>
        <source>In {base}: {value}</source>
        <translation>In {base}: {value}</translation>
    </message>
    <message>
        <source>The next match is played by these rules.</source>
        <translation>Die nächste Partie wird nach diesen Regeln gespielt.</translation>
    </message>
    <message>
        <source>They apply from the next match.</source>
        <translation>Sie gelten ab der nächsten Partie.</translation>
    </message>
    <message>
        <source>The match on the table is played by these rules.</source>
        <translation>Die laufende Partie wird nach diesen Regeln gespielt.</translation>
    </message>
    <message>
        <source>They apply from the next deal of this match.</source>
        <translation>Sie gelten ab der nächsten Runde dieser Partie.</translation>
    </message>
    <message>
        <source>A match is being played: they apply from its next deal.</source>
        <translation>Es läuft eine Partie: Sie gelten ab deren nächster Runde.</translation>
    </message>
    <message>
        <source>A match of another game is being played: they apply from the next match.</source>
        <translation>Es läuft eine Partie eines anderen Spiels: Sie gelten ab der nächsten Partie.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message numerus="yes">
        <source>A match keeps its {options}: they apply from the next match.</source>
        <translation>
            <numerusform>Eine Partie behält {options}: Das gilt ab der nächsten.</numerusform>
            <numerusform>Eine Partie behält {options}: Sie gelten ab der nächsten Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regelsätze</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>A rule set needs a name of 1 to 40 characters.</source>
        <translation>Ein Regelsatz braucht einen Namen mit 1 bis 40 Zeichen.</translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Gespeichert als „{name}“.</translation>
    </message>
    <message>
        <source>“{name}” now has these rules.</source>
        <translation>„{name}“ hat jetzt diese Regeln.</translation>
    </message>
    <message>
        <source>There is a rule set “{name}” already.</source>
        <translation>Einen Regelsatz „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>“{name}” is now called “{title}”.</source>
        <translation>„{name}“ heißt jetzt „{title}“.</translation>
    </message>
    <message>
        <source>Copied as “{name}”.</source>
        <translation>Kopiert als „{name}“.</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>„{name}“ ist wieder da.</translation>
    </message>
    <message>
        <source>{title} at home</source>
        <translation>{title} zu Hause</translation>
    </message>
    <message numerus="yes">
        <source>{base}, %n options changed</source>
        <translation>
            <numerusform>{base}, eine Regel geändert</numerusform>
            <numerusform>{base}, %n Regeln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} oder {last}</translation>
    </message>
    <message numerus="yes">
        <source>for {numbers} players</source>
        <translation>
            <numerusform>für {numbers} Spieler</numerusform>
            <numerusform>für {numbers} Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Der Code liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>These are the rules of the code.</source>
        <translation>Das sind die Regeln des Codes.</translation>
    </message>
    <message>
        <source>These are the rules of the code, with deal {number}.</source>
        <translation>Das sind die Regeln des Codes, mit Runde {number}.</translation>
    </message>
    <message>
        <source>Big Two rules, {name}</source>
        <translation>Big-Two-Regeln, {name}</translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation>Gespeichert in {path}</translation>
    </message>
    <message>
        <source>Only files on this computer can be taken over.</source>
        <translation>Nur Dateien auf diesem Rechner lassen sich übernehmen.</translation>
    </message>
    <message>
        <source>Type where the file lies.</source>
        <translation>Gib ein, wo die Datei liegt.</translation>
    </message>
    <message>
        <source>“{name}” is now among your rule sets.</source>
        <translation>„{name}“ gehört jetzt zu deinen Regelsätzen.</translation>
    </message>
    <message>
        <source>This is no code of rules: one begins with BT1.</source>
        <translation>Das ist kein Regelcode: Er beginnt mit BT1.</translation>
    </message>
    <message>
        <source>This code is not complete, or a sign in it is wrong.</source>
        <translation>Dieser Code ist nicht vollständig, oder ein Zeichen darin stimmt nicht.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Big Two.</source>
        <translation>Dieser Code stammt aus einer neueren Version von Big Two.</translation>
    </message>
    <message>
        <source>{file} is too large for a file of rules.</source>
        <translation>{file} ist zu groß für eine Regeldatei.</translation>
    </message>
    <message>
        <source>{file} cannot be read: it is no text in JSON.</source>
        <translation>{file} ist nicht lesbar: Das ist kein Text in JSON.</translation>
    </message>
    <message>
        <source>{file} holds no rules.</source>
        <translation>{file} enthält keine Regeln.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Big Two.</source>
        <translation>{file} stammt aus einer neueren Version von Big Two.</translation>
    </message>
    <message>
        <source>{file} names {options}, which is no option of the rules.</source>
        <translation>{file} nennt {options}, das gibt es unter den Regeln nicht.</translation>
    </message>
    <message>
        <source>{file} starts from a game that is not known here.</source>
        <translation>{file} geht von einem Spiel aus, das hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>{file} has a value for {options} that it cannot have.</source>
        <translation>{file} hat für {options} einen Wert, den es nicht gibt.</translation>
    </message>
    <message>
        <source>In {file} {options} do not go together.</source>
        <translation>In {file} passen {options} nicht zusammen.</translation>
    </message>
    <message>
        <source>{file} gives its rules a name that cannot be shown.</source>
        <translation>{file} gibt den Regeln einen Namen, der sich nicht anzeigen lässt.</translation>
    </message>
</context>
<context>
    <name>ExampleCards</name>
    <message>
        <source>not played</source>
        <translation>nicht spielbar</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>the {cards}</source>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>{cards}</source>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>a {cards}</source>
        <translation>{cards}</translation>
    </message>
    <message>
        <source>beats</source>
        <translation>schlägt</translation>
    </message>
    <message>
        <source>does not beat</source>
        <translation>schlägt nicht</translation>
    </message>
    <message>
        <source>{left} beats {right}.</source>
        <translation>{left} schlägt {right}.</translation>
    </message>
    <message>
        <source>Both are {right}: here the suit decides.</source>
        <translation>Zweimal {right}: Hier entscheidet die Farbe.</translation>
    </message>
    <message>
        <source>Both are {right}: here the other cards decide.</source>
        <translation>Zweimal {right}: Hier entscheiden die anderen Karten.</translation>
    </message>
    <message>
        <source>Both are {right}: neither beats the other.</source>
        <translation>Zweimal {right}: Keins schlägt das andere.</translation>
    </message>
    <message>
        <source>{left} does not beat {right}.</source>
        <translation>{left} schlägt {right} nicht.</translation>
    </message>
</context>
<context>
    <name>ExportButtons</name>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Save as records</source>
        <translation>Als Protokolle speichern</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Protokolle</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Plays of this deal</source>
        <translation>Züge dieser Runde</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{match} · {players}</source>
        <translation>{match} · {players}</translation>
    </message>
    <message>
        <source>{title}, changed</source>
        <translation>{title}, geändert</translation>
    </message>
    <message>
        <source>Chosen for the next match</source>
        <translation>Für die nächste Partie gewählt</translation>
    </message>
    <message>
        <source>The rules that you chose for your table.</source>
        <translation>Die Regeln, die du für deinen Tisch gewählt hast.</translation>
    </message>
    <message>
        <source>Your own rules, made from {title}.</source>
        <translation>Deine eigenen Regeln, aus {title}.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message numerus="yes">
        <source>{numbers} or %n players</source>
        <translation>
            <numerusform>{numbers} oder %n Spieler</numerusform>
            <numerusform>{numbers} oder %n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyPanel</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Spiele suchen</translation>
    </message>
    <message>
        <source>No game is called that. Try another word.</source>
        <translation>So heißt kein Spiel. Versuch es mit einem anderen Wort.</translation>
    </message>
    <message>
        <source>The match in play is given up.</source>
        <translation>Die laufende Partie wird aufgegeben.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>LobbyTable</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Shuffle names</source>
        <translation>Namen mischen</translation>
    </message>
    <message>
        <source>The match ends</source>
        <translation>Die Partie endet</translation>
    </message>
    <message>
        <source>At a number of points</source>
        <translation>Bei einer Zahl von Punkten</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Nach einer Zahl von Runden</translation>
    </message>
    <message>
        <source>Number of the first deal</source>
        <translation>Nummer der ersten Runde</translation>
    </message>
    <message>
        <source>Number of the first deal: the same number gives the same cards</source>
        <translation>Nummer der ersten Runde: die gleiche Nummer gibt die gleichen Karten</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Big Two</source>
        <translation>Big Two</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Zwei Kartenspiele</translation>
    </message>
    <message>
        <source>Two jokers</source>
        <translation>Zwei Joker</translation>
    </message>
    <message>
        <source>Honours beat any play</source>
        <translation>Honneurs schlagen alles</translation>
    </message>
    <message>
        <source>Fours beat a two</source>
        <translation>Vierling schlägt die Zwei</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bomben</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Kartentausch</translation>
    </message>
    <message>
        <source>Plays out of turn</source>
        <translation>Dazwischenspielen</translation>
    </message>
    <message>
        <source>A dragon wins at once</source>
        <translation>Drache gewinnt sofort</translation>
    </message>
    <message>
        <source>Dragon or four twos win</source>
        <translation>Drache oder vier Zweien gewinnen</translation>
    </message>
    <message>
        <source>Never played costs most</source>
        <translation>Nie gespielt kostet am meisten</translation>
    </message>
    <message>
        <source>A last two scores double</source>
        <translation>Letzte Zwei zählt doppelt</translation>
    </message>
    <message>
        <source>The winner collects</source>
        <translation>Der Gewinner kassiert</translation>
    </message>
    <message>
        <source>Bonuses for big plays</source>
        <translation>Bonus für große Blätter</translation>
    </message>
    <message>
        <source>Places count</source>
        <translation>Plätze zählen</translation>
    </message>
    <message>
        <source>Sides count</source>
        <translation>Seiten zählen</translation>
    </message>
    <message>
        <source>Passing locks you out</source>
        <translation>Passen sperrt</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>Four of a kind alone</source>
        <translation>Vierling allein</translation>
    </message>
    <message>
        <source>Pairs in a row</source>
        <translation>Paarfolgen</translation>
    </message>
    <message>
        <source>A-2-3-4-5 the only low run</source>
        <translation>A-2-3-4-5 einzige tiefe Straße</translation>
    </message>
    <message>
        <source>No twos in straights</source>
        <translation>Keine Zwei in Straßen</translation>
    </message>
    <message>
        <source>Twos high in straights</source>
        <translation>Zwei oben in Straßen</translation>
    </message>
    <message>
        <source>J-Q-K-A-2 highest</source>
        <translation>J-Q-K-A-2 am höchsten</translation>
    </message>
    <message>
        <source>2-3-4-5-6 highest</source>
        <translation>2-3-4-5-6 am höchsten</translation>
    </message>
    <message>
        <source>A-2-3-4-5 highest</source>
        <translation>A-2-3-4-5 am höchsten</translation>
    </message>
    <message>
        <source>Twos left cost more</source>
        <translation>Übrige Zweien kosten mehr</translation>
    </message>
    <message>
        <source>Twos left cost double</source>
        <translation>Übrige Zweien kosten doppelt</translation>
    </message>
    <message>
        <source>Fours left cost double</source>
        <translation>Übriger Vierling kostet doppelt</translation>
    </message>
    <message>
        <source>A last two costs double</source>
        <translation>Letzte Zwei kostet doppelt</translation>
    </message>
    <message>
        <source>Settled pair by pair</source>
        <translation>Paarweise verrechnet</translation>
    </message>
    <message>
        <source>The winner takes all</source>
        <translation>Der Gewinner nimmt alles</translation>
    </message>
    <message>
        <source>Flushes by rank</source>
        <translation>Flush nach Wert</translation>
    </message>
    <message>
        <source>Flushes by top card</source>
        <translation>Flush nach höchster Karte</translation>
    </message>
    <message>
        <source>Long straights</source>
        <translation>Lange Straßen</translation>
    </message>
    <message>
        <source>No triples alone</source>
        <translation>Kein Drilling allein</translation>
    </message>
    <message>
        <source>Beat your own cards</source>
        <translation>Eigene Karten schlagen</translation>
    </message>
    <message>
        <source>Not ending on one two</source>
        <translation>Nicht mit einer Zwei enden</translation>
    </message>
    <message>
        <source>Not ending on a two</source>
        <translation>Nicht mit Zweien enden</translation>
    </message>
    <message>
        <source>Hold back a last card</source>
        <translation>Letzte Karte aufhalten</translation>
    </message>
    <message>
        <source>Liable for a last card</source>
        <translation>Haften für die letzte Karte</translation>
    </message>
    <message>
        <source>Like answers like</source>
        <translation>Gleiches auf Gleiches</translation>
    </message>
    <message>
        <source>The top card ends a trick</source>
        <translation>Höchste Karte beendet den Stich</translation>
    </message>
    <message>
        <source>Played to the last</source>
        <translation>Bis zum Letzten</translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation>Die höchste Summe gewinnt</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Deals won break ties</source>
        <translation>Gewonnene Runden entscheiden</translation>
    </message>
    <message>
        <source>Ties are played off</source>
        <translation>Stechen bei Gleichstand</translation>
    </message>
    <message>
        <source>A card left over</source>
        <translation>Eine Karte bleibt übrig</translation>
    </message>
    <message>
        <source>Last card announced</source>
        <translation>Letzte Karte angesagt</translation>
    </message>
    <message>
        <source>Last two announced</source>
        <translation>Letzte zwei angesagt</translation>
    </message>
    <message>
        <source>The lowest opens alone</source>
        <translation>Die niedrigste eröffnet allein</translation>
    </message>
    <message>
        <source>The winner begins</source>
        <translation>Der Gewinner beginnt</translation>
    </message>
    <message>
        <source>Opening card just once</source>
        <translation>Eröffnungskarte nur einmal</translation>
    </message>
    <message>
        <source>No opening card</source>
        <translation>Keine Eröffnungskarte</translation>
    </message>
    <message>
        <source>Dealer by chance</source>
        <translation>Geber per Los</translation>
    </message>
    <message>
        <source>The loser deals</source>
        <translation>Der Verlierer gibt</translation>
    </message>
    <message>
        <source>No card is counted</source>
        <translation>Ohne Abzählen</translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation>Standardregeln</translation>
    </message>
    <message>
        <source>No straights</source>
        <translation>Keine Straßen</translation>
    </message>
    <message>
        <source>No flushes</source>
        <translation>Keine Flushs</translation>
    </message>
    <message>
        <source>No full houses</source>
        <translation>Keine Full Houses</translation>
    </message>
    <message>
        <source>No fours of five cards</source>
        <translation>Kein Vierling mit Beikarte</translation>
    </message>
    <message>
        <source>No straight flushes</source>
        <translation>Keine Straight Flushs</translation>
    </message>
    <message>
        <source>{suit} highest</source>
        <translation>{suit} am höchsten</translation>
    </message>
    <message>
        <source>{suit} lowest</source>
        <translation>{suit} am niedrigsten</translation>
    </message>
    <message>
        <source>Suits in another order</source>
        <translation>Farben anders geordnet</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>No fifth card with fours</source>
        <translation>Vierling ohne Beikarte</translation>
    </message>
    <message>
        <source>Five cards in another order</source>
        <translation>Fünf Karten anders geordnet</translation>
    </message>
    <message>
        <source>All cards dealt</source>
        <translation>Alle Karten gegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>je %n Karte</numerusform>
            <numerusform>je %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchSheetPage</name>
    <message>
        <source>Choose a deal to see it again, card by card.</source>
        <translation>Wähle eine Runde, um sie Karte für Karte noch einmal zu sehen.</translation>
    </message>
    <message>
        <source>Cards fixed before play</source>
        <translation>Karten vor dem Spiel festgelegt</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Search names and games</source>
        <translation>Namen und Spiele suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Mitspieler</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>All times</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>The last week</source>
        <translation>Letzte Woche</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>A file of records, or drop one here</source>
        <translation>Eine Protokolldatei, oder hier ablegen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Import records…</source>
        <translation>Protokolle einlesen…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Einlesen…</translation>
    </message>
</context>
<context>
    <name>MenuPanel</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>Deal a number…</source>
        <translation>Runde nach Nummer…</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Results…</source>
        <translation>Ergebnisse…</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Strg+M</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Strg+,</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Regeln ändern…</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Strg+R</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
</context>
<context>
    <name>MessageBanner</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Look at its results</source>
        <translation>Ergebnisse ansehen</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Fenster schließen</translation>
    </message>
</context>
<context>
    <name>NumberPanel</name>
    <message>
        <source>Deal a number</source>
        <translation>Runde nach Nummer</translation>
    </message>
    <message>
        <source>The same number gives the same cards, for you and for anybody else who plays by these rules.</source>
        <translation>Dieselbe Nummer gibt dieselben Karten, dir und allen, die nach diesen Regeln spielen.</translation>
    </message>
    <message>
        <source>A number up to 999999999</source>
        <translation>Eine Zahl bis 999999999</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Nummer der Runde</translation>
    </message>
    <message>
        <source>This begins a new match; one that is being played is given up.</source>
        <translation>Damit beginnt eine neue Partie; eine laufende wird aufgegeben.</translation>
    </message>
    <message>
        <source>The number of the deal on the table would tell its cards: it stands here when the deal is over.</source>
        <translation>Die Nummer der laufenden Runde würde ihre Karten verraten: Sie steht hier, wenn die Runde vorbei ist.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Geben</translation>
    </message>
</context>
<context>
    <name>NumberSteps</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: eins weniger</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: eins mehr</translation>
    </message>
</context>
<context>
    <name>OptionCard</name>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Zurücksetzen: %1</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>No option says this. Try another word.</source>
        <translation>Das steht in keiner Regel. Versuch es mit einem anderen Wort.</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Players and cards</source>
        <translation>Spieler und Karten</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>Dealing and beginning</source>
        <translation>Geben und Anfangen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Die letzten Karten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>four of a kind with a fifth card</source>
        <translation>Vierling mit Beikarte</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>All play for themselves.</source>
        <translation>Alle spielen für sich.</translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation>Zwei Seiten</translation>
    </message>
    <message>
        <source>The two players who sit opposite each other are partners; they do not see each other&apos;s cards.</source>
        <translation>Die beiden Spieler, die einander gegenübersitzen, sind Partner; sie sehen die Karten des anderen nicht.</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eins</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Gespielt wird mit einem Kartenspiel von 52 Karten.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Two packs of 52 cards are shuffled together, so every card is there twice; of two equal cards neither beats the other.</source>
        <translation>Zwei Kartenspiele von 52 Karten werden zusammengemischt, jede Karte ist also doppelt da; von zwei gleichen Karten schlägt keine die andere.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>There are no jokers.</source>
        <translation>Es gibt keine Joker.</translation>
    </message>
    <message>
        <source>Two jokers rank above the twos, the colour joker highest; a joker is only ever played alone.</source>
        <translation>Zwei Joker stehen über den Zweien, der bunte am höchsten; ein Joker wird immer nur einzeln gespielt.</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>Reihenfolge der Farben</translation>
    </message>
    <message>
        <source>Order of straights</source>
        <translation>Reihenfolge der Straßen</translation>
    </message>
    <message>
        <source>Ace and two also low</source>
        <translation>Ass und Zwei auch unten</translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the lowest straight and 2-3-4-5-6 the next; 10-J-Q-K-A is the highest.</source>
        <translation>A-2-3-4-5 ist die niedrigste Straße und 2-3-4-5-6 die nächste; 10-J-Q-K-A ist die höchste.</translation>
    </message>
    <message>
        <source>A-2-3-4-5 low, no other two</source>
        <translation>A-2-3-4-5 unten, sonst keine Zwei</translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the lowest straight and 10-J-Q-K-A the highest; no other straight holds a two.</source>
        <translation>A-2-3-4-5 ist die niedrigste Straße und 10-J-Q-K-A die höchste; keine andere Straße enthält eine Zwei.</translation>
    </message>
    <message>
        <source>No twos</source>
        <translation>Keine Zweien</translation>
    </message>
    <message>
        <source>No straight holds a two: 3-4-5-6-7 is the lowest and 10-J-Q-K-A the highest.</source>
        <translation>Keine Straße enthält eine Zwei: 3-4-5-6-7 ist die niedrigste und 10-J-Q-K-A die höchste.</translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation>Zwei oben</translation>
    </message>
    <message>
        <source>A-2-3-4-5 and 2-3-4-5-6 are the highest straights: the two is their top card, and the suit of the two decides between them.</source>
        <translation>A-2-3-4-5 und 2-3-4-5-6 sind die höchsten Straßen: Die Zwei ist ihre oberste Karte, und zwischen ihnen entscheidet die Farbe der Zwei.</translation>
    </message>
    <message>
        <source>From three up to two</source>
        <translation>Von der Drei bis zur Zwei</translation>
    </message>
    <message>
        <source>Straights follow the ranks of the cards: 3-4-5-6-7 is the lowest, J-Q-K-A-2 the highest, and nothing goes on below the three.</source>
        <translation>Straßen folgen der Rangfolge der Karten: 3-4-5-6-7 ist die niedrigste, J-Q-K-A-2 die höchste, und unter der Drei geht nichts weiter.</translation>
    </message>
    <message>
        <source>2-3-4-5-6 highest, A-2-3-4-5 lowest</source>
        <translation>2-3-4-5-6 ganz oben, A-2-3-4-5 ganz unten</translation>
    </message>
    <message>
        <source>2-3-4-5-6 is the highest straight and A-2-3-4-5 the lowest, with 3-4-5-6-7 to 10-J-Q-K-A between them.</source>
        <translation>2-3-4-5-6 ist die höchste Straße und A-2-3-4-5 die niedrigste, dazwischen liegen 3-4-5-6-7 bis 10-J-Q-K-A.</translation>
    </message>
    <message>
        <source>A-2-3-4-5 highest, then 2-3-4-5-6</source>
        <translation>A-2-3-4-5 ganz oben, dann 2-3-4-5-6</translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the highest straight, 2-3-4-5-6 comes next and 10-J-Q-K-A after it; 3-4-5-6-7 is the lowest.</source>
        <translation>A-2-3-4-5 ist die höchste Straße, dann kommen 2-3-4-5-6 und 10-J-Q-K-A; 3-4-5-6-7 ist die niedrigste.</translation>
    </message>
    <message>
        <source>Length of straights</source>
        <translation>Länge der Straßen</translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation>Fünf Karten</translation>
    </message>
    <message>
        <source>A straight has five cards, no more and no fewer.</source>
        <translation>Eine Straße hat genau fünf Karten.</translation>
    </message>
    <message>
        <source>Five or more</source>
        <translation>Fünf oder mehr</translation>
    </message>
    <message>
        <source>A straight may have five cards or more.</source>
        <translation>Eine Straße darf fünf oder mehr Karten haben.</translation>
    </message>
    <message>
        <source>Five-card combinations</source>
        <translation>Kombinationen aus fünf Karten</translation>
    </message>
    <message>
        <source>Order of flushes</source>
        <translation>Reihenfolge der Flushs</translation>
    </message>
    <message>
        <source>Suit first</source>
        <translation>Erst die Farbe</translation>
    </message>
    <message>
        <source>Of two flushes the one of the higher suit wins; in the same suit the highest card decides, then the next, and so on.</source>
        <translation>Von zwei Flushs gewinnt der in der höheren Farbe; bei gleicher Farbe entscheidet die höchste Karte, dann die nächste und so weiter.</translation>
    </message>
    <message>
        <source>Cards first</source>
        <translation>Erst die Karten</translation>
    </message>
    <message>
        <source>Of two flushes the one with the higher top card wins, then the next card decides, and so on; the suit counts only if all five ranks are equal.</source>
        <translation>Von zwei Flushs gewinnt der mit der höheren obersten Karte, dann entscheidet die nächste und so weiter; die Farbe zählt nur, wenn alle fünf Werte gleich sind.</translation>
    </message>
    <message>
        <source>Highest card only</source>
        <translation>Nur die höchste Karte</translation>
    </message>
    <message>
        <source>Of two flushes only the highest cards are compared, by rank and then by suit.</source>
        <translation>Von zwei Flushs werden nur die höchsten Karten verglichen, nach Wert und dann nach Farbe.</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>Also alone</source>
        <translation>Auch allein</translation>
    </message>
    <message>
        <source>Three of a kind may be played alone.</source>
        <translation>Ein Drilling darf allein gespielt werden.</translation>
    </message>
    <message>
        <source>Only in a full house</source>
        <translation>Nur im Full House</translation>
    </message>
    <message>
        <source>Three of a kind is only played as a part of a full house.</source>
        <translation>Ein Drilling wird nur als Teil eines Full House gespielt.</translation>
    </message>
    <message>
        <source>Four of a kind alone</source>
        <translation>Vierling ohne Beikarte</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Four of a kind is never led without a fifth card.</source>
        <translation>Ein Vierling wird nie ohne Beikarte ausgespielt.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Four of a kind may be played alone, as a combination of four cards.</source>
        <translation>Ein Vierling darf allein gespielt werden, als Kombination aus vier Karten.</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>Two pairs of any ranks are no combination.</source>
        <translation>Zwei beliebige Paare sind keine Kombination.</translation>
    </message>
    <message>
        <source>Yes, below four of a kind</source>
        <translation>Ja, unter dem Vierling</translation>
    </message>
    <message>
        <source>Two pairs are a combination of four cards, compared by the higher pair; any four of a kind alone beats them.</source>
        <translation>Zwei Paare sind eine Kombination aus vier Karten, verglichen nach dem höheren Paar; jeder Vierling ohne Beikarte schlägt sie.</translation>
    </message>
    <message>
        <source>Pairs in a row</source>
        <translation>Paarfolgen</translation>
    </message>
    <message>
        <source>A row of pairs is no combination of its own.</source>
        <translation>Paare in Folge sind keine eigene Kombination.</translation>
    </message>
    <message>
        <source>Two or more pairs of neighbouring ranks may be played together; as many higher pairs in a row answer them.</source>
        <translation>Zwei oder mehr Paare benachbarter Werte dürfen zusammen gespielt werden; ebenso viele höhere Paare in Folge schlagen sie.</translation>
    </message>
    <message>
        <source>Answering with another kind</source>
        <translation>Mit anderer Art schlagen</translation>
    </message>
    <message>
        <source>A higher kind answers</source>
        <translation>Höhere Art schlägt</translation>
    </message>
    <message>
        <source>A five-card combination may be answered by any higher one.</source>
        <translation>Eine Kombination aus fünf Karten lässt sich mit jeder höheren schlagen.</translation>
    </message>
    <message>
        <source>Only the same kind</source>
        <translation>Nur die gleiche Art</translation>
    </message>
    <message>
        <source>A combination is answered only by a higher one of its own kind, with as many cards.</source>
        <translation>Eine Kombination wird nur von einer höheren der gleichen Art mit ebenso vielen Karten geschlagen.</translation>
    </message>
    <message>
        <source>What beats other numbers of cards</source>
        <translation>Was andere Kartenzahlen schlägt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>No combination beats one with another number of cards.</source>
        <translation>Keine Kombination schlägt eine mit anderer Kartenzahl.</translation>
    </message>
    <message>
        <source>Honours</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Four of a kind with a fifth card, and a straight flush, also beat anything of fewer cards; after that only a higher one of these two answers.</source>
        <translation>Vierling mit Beikarte und Straight Flush schlagen auch alles mit weniger Karten; danach schlägt nur noch ein Höherer von beiden.</translation>
    </message>
    <message>
        <source>Two-breakers</source>
        <translation>Zweierbrecher</translation>
    </message>
    <message>
        <source>A single two is also beaten by four of a kind without a fifth card, or by a straight flush; after that only a higher one answers, a straight flush being above four of a kind.</source>
        <translation>Eine einzelne Zwei wird auch von einem Vierling ohne Beikarte oder einem Straight Flush geschlagen; danach schlägt nur noch ein Höherer, wobei der Straight Flush über dem Vierling steht.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bomben</translation>
    </message>
    <message>
        <source>Four of a kind alone beats everything but a higher four of a kind or a straight flush; a straight flush of any length beats everything but a higher straight flush.</source>
        <translation>Ein Vierling ohne Beikarte schlägt alles außer einem höheren Vierling oder einem Straight Flush; ein Straight Flush beliebiger Länge schlägt alles außer einem höheren Straight Flush.</translation>
    </message>
    <message>
        <source>Cards for each player</source>
        <translation>Karten für jeden</translation>
    </message>
    <message>
        <source>A card left over</source>
        <translation>Eine übrige Karte</translation>
    </message>
    <message>
        <source>Stays out of play</source>
        <translation>Bleibt aus dem Spiel</translation>
    </message>
    <message>
        <source>Cards left over stay face down, out of play.</source>
        <translation>Übrige Karten bleiben verdeckt aus dem Spiel.</translation>
    </message>
    <message>
        <source>To the lowest card, else to the first seat</source>
        <translation>Zur niedrigsten Karte, sonst zum ersten Platz</translation>
    </message>
    <message>
        <source>A single card left over is turned face up, and the holder of {the_lowest} takes it; if it is {the_lowest} itself, the first seat does.</source>
        <translation>Eine einzelne übrige Karte wird aufgedeckt, und wer {the_lowest} hat, nimmt sie; ist es {the_lowest} selbst, nimmt sie der erste Platz.</translation>
    </message>
    <message>
        <source>To the lowest card in a hand</source>
        <translation>Zur niedrigsten Karte auf der Hand</translation>
    </message>
    <message>
        <source>A single card left over is turned face up, and the holder of {the_lowest} takes it; if it is {the_lowest} itself, the holder of the next lowest card does.</source>
        <translation>Eine einzelne übrige Karte wird aufgedeckt, und wer {the_lowest} hat, nimmt sie; ist es {the_lowest} selbst, nimmt sie, wer die nächstniedrige hat.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Cards are dealt and played anticlockwise: after you comes the player on your right.</source>
        <translation>Gegeben und gespielt wird gegen den Uhrzeigersinn: Nach dir kommt der Spieler rechts von dir.</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Cards are dealt and played clockwise: after you comes the player on your left.</source>
        <translation>Gegeben und gespielt wird im Uhrzeigersinn: Nach dir kommt der Spieler links von dir.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Highest card cut</source>
        <translation>Höchste abgehobene Karte</translation>
    </message>
    <message>
        <source>Whoever cuts the highest card is the first dealer.</source>
        <translation>Wer die höchste Karte abhebt, gibt als Erster.</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Per Los</translation>
    </message>
    <message>
        <source>Chance names the first dealer.</source>
        <translation>Das Los bestimmt den ersten Geber.</translation>
    </message>
    <message>
        <source>Later dealers</source>
        <translation>Spätere Geber</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>Der Gewinner</translation>
    </message>
    <message>
        <source>Whoever has won a deal deals the next one.</source>
        <translation>Wer eine Runde gewonnen hat, gibt die nächste.</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Der Verlierer</translation>
    </message>
    <message>
        <source>Whoever came last in a deal deals the next one.</source>
        <translation>Wer in einer Runde Letzter war, gibt die nächste.</translation>
    </message>
    <message>
        <source>Who gets the first card</source>
        <translation>Wer die erste Karte bekommt</translation>
    </message>
    <message>
        <source>Counted by a card</source>
        <translation>Nach einer Karte abgezählt</translation>
    </message>
    <message>
        <source>The dealer lifts part of the pack and counts the rank of the card at its bottom round the table, beginning with themselves as one: the count ends at whoever gets the first card.</source>
        <translation>Der Geber hebt einen Teil der Karten ab und zählt den Wert der untersten rund um den Tisch ab, bei sich selbst mit eins beginnend: Wo das Zählen endet, liegt die erste Karte.</translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation>Der Spieler nach dem Geber</translation>
    </message>
    <message>
        <source>The first card goes to the player after the dealer.</source>
        <translation>Die erste Karte bekommt der Spieler nach dem Geber.</translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation>Kartentausch</translation>
    </message>
    <message>
        <source>All play with the cards they are dealt.</source>
        <translation>Alle spielen mit den Karten, die sie bekommen.</translation>
    </message>
    <message>
        <source>From the second deal on, the loser of the last deal gives its winner their highest card; the winner then shows any two cards, and the loser takes one of them.</source>
        <translation>Ab der zweiten Runde gibt der Verlierer der letzten Runde deren Gewinner seine höchste Karte; der Gewinner zeigt dann zwei beliebige Karten, und der Verlierer nimmt eine davon.</translation>
    </message>
    <message>
        <source>Hands that win at once</source>
        <translation>Blätter, die sofort gewinnen</translation>
    </message>
    <message>
        <source>No hand wins before it is played.</source>
        <translation>Kein Blatt gewinnt, bevor es gespielt ist.</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>A dragon, a hand with one card of every rank, wins the deal before anything is played; all others then count as holding their whole hand.</source>
        <translation>Ein Drache, ein Blatt mit einer Karte von jedem Wert, gewinnt die Runde vor dem ersten Zug; für alle anderen zählt dann das ganze Blatt.</translation>
    </message>
    <message>
        <source>Dragon or four twos</source>
        <translation>Drache oder vier Zweien</translation>
    </message>
    <message>
        <source>A dragon, a hand with one card of every rank, or a hand with a two of every suit, wins the deal before anything is played; all others then count as holding their whole hand.</source>
        <translation>Ein Drache, ein Blatt mit einer Karte von jedem Wert, oder ein Blatt mit allen vier Zweien gewinnt die Runde vor dem ersten Zug; für alle anderen zählt dann das ganze Blatt.</translation>
    </message>
    <message>
        <source>Who begins later deals</source>
        <translation>Wer spätere Runden beginnt</translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation>Die niedrigste Karte</translation>
    </message>
    <message>
        <source>In every deal the holder of the lowest card plays first.</source>
        <translation>In jeder Runde spielt zuerst aus, wer die niedrigste Karte hat.</translation>
    </message>
    <message>
        <source>From the second deal on, the winner of the last deal plays first, and plays anything.</source>
        <translation>Ab der zweiten Runde spielt der Gewinner der letzten Runde zuerst aus, und zwar Beliebiges.</translation>
    </message>
    <message>
        <source>When the lowest card must be played</source>
        <translation>Wann die niedrigste Karte fallen muss</translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation>In jeder Runde</translation>
    </message>
    <message>
        <source>The first play of every deal must hold the lowest card.</source>
        <translation>Der erste Zug jeder Runde muss die niedrigste Karte enthalten.</translation>
    </message>
    <message>
        <source>In the first deal</source>
        <translation>In der ersten Runde</translation>
    </message>
    <message>
        <source>The first play of a match must hold the lowest card; in later deals the first play is free.</source>
        <translation>Der erste Zug einer Partie muss die niedrigste Karte enthalten; in späteren Runden ist der erste Zug frei.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>The first play of a deal may be anything.</source>
        <translation>Der erste Zug einer Runde ist beliebig.</translation>
    </message>
    <message>
        <source>How the lowest card is played</source>
        <translation>Wie die niedrigste Karte fällt</translation>
    </message>
    <message>
        <source>In any combination</source>
        <translation>In beliebiger Kombination</translation>
    </message>
    <message>
        <source>The lowest card may open the deal alone or as a part of any combination.</source>
        <translation>Die niedrigste Karte darf die Runde allein oder in einer beliebigen Kombination eröffnen.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>The lowest card must open the deal alone, as a single card.</source>
        <translation>Die niedrigste Karte muss die Runde allein eröffnen, als einzelne Karte.</translation>
    </message>
    <message>
        <source>What a pass does</source>
        <translation>Was Passen bewirkt</translation>
    </message>
    <message>
        <source>For one turn</source>
        <translation>Für einen Zug</translation>
    </message>
    <message>
        <source>A pass is for one turn only: if the trick comes round to you again, you may play.</source>
        <translation>Passen gilt nur für einen Zug: Kommt der Stich wieder zu dir, darfst du spielen.</translation>
    </message>
    <message>
        <source>For the whole trick</source>
        <translation>Für den ganzen Stich</translation>
    </message>
    <message>
        <source>Once you have passed, you are out until the trick is cleared.</source>
        <translation>Wer gepasst hat, ist draußen, bis der Stich abgeräumt ist.</translation>
    </message>
    <message>
        <source>Beating your own cards</source>
        <translation>Eigene Karten schlagen</translation>
    </message>
    <message>
        <source>When all others have passed, the trick is over at once.</source>
        <translation>Haben alle anderen gepasst, ist der Stich sofort vorbei.</translation>
    </message>
    <message>
        <source>When all others have passed, you may go on and beat your own combination instead of leading anew; the others stay out of the trick.</source>
        <translation>Haben alle anderen gepasst, darfst du weiterspielen und deine eigene Kombination schlagen, statt neu auszuspielen; die anderen bleiben aus dem Stich.</translation>
    </message>
    <message>
        <source>Playing out of turn</source>
        <translation>Dazwischengehen</translation>
    </message>
    <message>
        <source>Cards are only played in turn.</source>
        <translation>Gespielt wird nur der Reihe nach.</translation>
    </message>
    <message>
        <source>Four of a kind with a fifth card, or a straight flush, may be played at once and out of turn on any five cards it beats; play goes on after that player.</source>
        <translation>Ein Vierling mit Beikarte oder ein Straight Flush darf sofort und außer der Reihe auf fünf Karten gelegt werden, die er schlägt; weiter geht es nach diesem Spieler.</translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation>Die höchste Karte</translation>
    </message>
    <message>
        <source>Waits for the passes</source>
        <translation>Wartet auf das Passen</translation>
    </message>
    <message>
        <source>A trick is over only when the others have passed, even after {the_highest}.</source>
        <translation>Ein Stich ist erst vorbei, wenn die anderen gepasst haben, auch bei der höchsten Karte: {highest}.</translation>
    </message>
    <message>
        <source>Ends the trick</source>
        <translation>Beendet den Stich</translation>
    </message>
    <message>
        <source>The highest card, {the_highest}, ends the trick at once when it is played alone.</source>
        <translation>Die höchste Karte ({highest}) beendet den Stich sofort, wenn sie allein gespielt wird.</translation>
    </message>
    <message>
        <source>End of a deal</source>
        <translation>Ende einer Runde</translation>
    </message>
    <message>
        <source>First hand empty</source>
        <translation>Erstes Blatt leer</translation>
    </message>
    <message>
        <source>The deal is over as soon as one player has no cards left.</source>
        <translation>Die Runde ist vorbei, sobald ein Spieler keine Karten mehr hat.</translation>
    </message>
    <message>
        <source>Last hand left</source>
        <translation>Nur noch ein Blatt</translation>
    </message>
    <message>
        <source>The deal goes on until only one player has cards left; whoever goes out before that is out of this deal.</source>
        <translation>Die Runde geht weiter, bis nur noch ein Spieler Karten hat; wer vorher fertig ist, setzt in dieser Runde aus.</translation>
    </message>
    <message>
        <source>Announcing the last cards</source>
        <translation>Letzte Karten ansagen</translation>
    </message>
    <message>
        <source>The last cards are not announced.</source>
        <translation>Die letzten Karten werden nicht angesagt.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>It is announced when a player has one card left.</source>
        <translation>Es wird angesagt, wenn ein Spieler nur noch eine Karte hat.</translation>
    </message>
    <message>
        <source>The last two cards</source>
        <translation>Die letzten zwei Karten</translation>
    </message>
    <message>
        <source>It is announced, once in a deal, when a player has two cards left or fewer.</source>
        <translation>Es wird einmal je Runde angesagt, wenn ein Spieler nur noch zwei Karten oder weniger hat.</translation>
    </message>
    <message>
        <source>Before a player with one card</source>
        <translation>Vor einem Spieler mit einer Karte</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>Nichts Besonderes</translation>
    </message>
    <message>
        <source>You may play as you like before a player with one card left.</source>
        <translation>Vor einem Spieler mit einer Karte darfst du spielen, was du willst.</translation>
    </message>
    <message>
        <source>The highest single</source>
        <translation>Die höchste einzelne</translation>
    </message>
    <message>
        <source>When the player after you has one card left and you play a single card, it must be your highest; on a single card you may pass only if your highest does not beat it.</source>
        <translation>Hat der Spieler nach dir nur noch eine Karte und du spielst eine einzelne, muss es deine höchste sein; auf eine einzelne Karte darfst du nur passen, wenn deine höchste sie nicht schlägt.</translation>
    </message>
    <message>
        <source>You pay if you let it through</source>
        <translation>Wer sie durchlässt, zahlt</translation>
    </message>
    <message>
        <source>When the player after you goes out with a single card that your highest card would have beaten, and you had passed or played a lower one, you pay the points of all losers.</source>
        <translation>Wird der Spieler nach dir mit einer einzelnen Karte fertig, die deine höchste geschlagen hätte, und du hattest gepasst oder eine niedrigere gespielt, zahlst du die Punkte aller Verlierer.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Fertig werden</translation>
    </message>
    <message>
        <source>With anything</source>
        <translation>Mit allem</translation>
    </message>
    <message>
        <source>You may go out with any combination.</source>
        <translation>Du darfst mit jeder Kombination fertig werden.</translation>
    </message>
    <message>
        <source>Not with a single two</source>
        <translation>Nicht mit einer einzelnen Zwei</translation>
    </message>
    <message>
        <source>You may not go out with a single two; if you lead and hold nothing else, you may pass.</source>
        <translation>Mit einer einzelnen Zwei darfst du nicht fertig werden; spielst du aus und hast nichts anderes, darfst du passen.</translation>
    </message>
    <message>
        <source>Not with a two</source>
        <translation>Nicht mit einer Zwei</translation>
    </message>
    <message>
        <source>You may not go out with a play that holds a two; if you lead and hold nothing else, you may pass.</source>
        <translation>Mit einem Zug, der eine Zwei enthält, darfst du nicht fertig werden; spielst du aus und hast nichts anderes, darfst du passen.</translation>
    </message>
    <message>
        <source>Points of a deal</source>
        <translation>Punkte einer Runde</translation>
    </message>
    <message>
        <source>Cards left count</source>
        <translation>Übrige Karten zählen</translation>
    </message>
    <message>
        <source>Every card that a player still holds counts against them.</source>
        <translation>Jede Karte, die ein Spieler noch hat, zählt gegen ihn.</translation>
    </message>
    <message>
        <source>Cards left count, threefold if never played</source>
        <translation>Übrige Karten zählen, dreifach, wenn nie gespielt</translation>
    </message>
    <message>
        <source>Every card left counts one point against its holder, two with ten cards or more, and three if the player has not played a card in the whole deal.</source>
        <translation>Jede übrige Karte zählt einen Punkt gegen den Spieler, ab zehn Karten zwei, und drei, wenn er in der ganzen Runde keine Karte gespielt hat.</translation>
    </message>
    <message>
        <source>The winner scores, more with twos</source>
        <translation>Der Gewinner punktet, mit Zweien mehr</translation>
    </message>
    <message>
        <source>Only the winner scores: one point, doubled for every two in the last play.</source>
        <translation>Nur der Gewinner punktet: ein Punkt, verdoppelt für jede Zwei im letzten Zug.</translation>
    </message>
    <message>
        <source>The winner collects</source>
        <translation>Der Gewinner kassiert</translation>
    </message>
    <message>
        <source>Only the winner scores: one point for every card that an opponent has left, two for every card of an opponent with more than ten.</source>
        <translation>Nur der Gewinner punktet: ein Punkt für jede übrige Karte eines Gegners, zwei für jede Karte eines Gegners mit mehr als zehn.</translation>
    </message>
    <message>
        <source>Indonesian, with bonuses</source>
        <translation>Indonesisch, mit Bonus</translation>
    </message>
    <message>
        <source>Cards left count one point each and twos five, doubled with eleven or twelve cards and tripled with thirteen or more; the winner, and special plays that nobody beats, take points off.</source>
        <translation>Übrige Karten zählen je einen Punkt und Zweien fünf, verdoppelt bei elf oder zwölf Karten und verdreifacht ab dreizehn; der Gewinner und besondere Züge, die niemand schlägt, ziehen Punkte ab.</translation>
    </message>
    <message>
        <source>By places</source>
        <translation>Nach Plätzen</translation>
    </message>
    <message>
        <source>Places count: no point for going out first, one for the second place, two for the third, and so on.</source>
        <translation>Plätze zählen: kein Punkt für den Ersten, einer für den zweiten Platz, zwei für den dritten und so weiter.</translation>
    </message>
    <message>
        <source>By sides</source>
        <translation>Nach Seiten</translation>
    </message>
    <message>
        <source>When a hand is empty, the side with fewer cards in its two hands together wins: each of its players scores one point.</source>
        <translation>Ist ein Blatt leer, gewinnt die Seite, die zusammen weniger Karten hat: Jeder ihrer Spieler bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>Points a card</source>
        <translation>Punkte pro Karte</translation>
    </message>
    <message>
        <source>Costly cards left in hand</source>
        <translation>Teure übrige Karten</translation>
    </message>
    <message>
        <source>All cards left in hand cost the same.</source>
        <translation>Alle übrigen Karten kosten gleich viel.</translation>
    </message>
    <message>
        <source>One point more for each two</source>
        <translation>Ein Punkt mehr für jede Zwei</translation>
    </message>
    <message>
        <source>Each two left in hand costs one point more, never multiplied.</source>
        <translation>Jede übrige Zwei kostet einen Punkt mehr, nie vervielfacht.</translation>
    </message>
    <message>
        <source>Double for each two</source>
        <translation>Doppelt für jede Zwei</translation>
    </message>
    <message>
        <source>Each two left in hand doubles what its holder loses.</source>
        <translation>Jede übrige Zwei verdoppelt, was ihr Besitzer verliert.</translation>
    </message>
    <message>
        <source>Double for four of a kind or straight flush</source>
        <translation>Doppelt für Vierling oder Straight Flush</translation>
    </message>
    <message>
        <source>A four of a kind or a straight flush left in hand doubles what its holder loses.</source>
        <translation>Ein übriger Vierling oder Straight Flush verdoppelt, was sein Besitzer verliert.</translation>
    </message>
    <message>
        <source>Winning with a two</source>
        <translation>Gewinnen mit einer Zwei</translation>
    </message>
    <message>
        <source>Counts like any play</source>
        <translation>Zählt wie jeder Zug</translation>
    </message>
    <message>
        <source>It makes no difference what the last play holds.</source>
        <translation>Was der letzte Zug enthält, macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>Doubles all points</source>
        <translation>Verdoppelt alle Punkte</translation>
    </message>
    <message>
        <source>If the last play holds a two, all losers lose twice as much.</source>
        <translation>Enthält der letzte Zug eine Zwei, verlieren alle Verlierer doppelt so viel.</translation>
    </message>
    <message>
        <source>How points are settled</source>
        <translation>Wie verrechnet wird</translation>
    </message>
    <message>
        <source>They add up</source>
        <translation>Punkte addieren</translation>
    </message>
    <message>
        <source>All write down their own points, and the winner none.</source>
        <translation>Alle schreiben ihre eigenen Punkte auf, der Gewinner keine.</translation>
    </message>
    <message>
        <source>Difference between every two players</source>
        <translation>Differenz je zweier Spieler</translation>
    </message>
    <message>
        <source>Every two players settle the difference of their points, so that what one gains another loses.</source>
        <translation>Je zwei Spieler verrechnen die Differenz ihrer Punkte: Was einer gewinnt, verliert ein anderer.</translation>
    </message>
    <message>
        <source>The winner takes all</source>
        <translation>Der Gewinner nimmt alles</translation>
    </message>
    <message>
        <source>The winner gets all the points that the others lose.</source>
        <translation>Der Gewinner bekommt alle Punkte, die die anderen verlieren.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>Who wins the match</source>
        <translation>Wer die Partie gewinnt</translation>
    </message>
    <message>
        <source>The lowest total</source>
        <translation>Die niedrigste Summe</translation>
    </message>
    <message>
        <source>Whoever has the lowest total then wins the match.</source>
        <translation>Wer dann die niedrigste Summe hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>The highest total</source>
        <translation>Die höchste Summe</translation>
    </message>
    <message>
        <source>Whoever has the highest total then wins the match.</source>
        <translation>Wer dann die höchste Summe hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Is shared</source>
        <translation>Wird geteilt</translation>
    </message>
    <message>
        <source>Players with equal totals share the win.</source>
        <translation>Spieler mit gleicher Summe teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>Deals won decide</source>
        <translation>Gewonnene Runden entscheiden</translation>
    </message>
    <message>
        <source>Of players with equal totals the one who won more deals wins the match; if these are equal too, they share it.</source>
        <translation>Von Spielern mit gleicher Summe gewinnt die Partie, wer mehr Runden gewonnen hat; sind auch die gleich, teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>Deals go on</source>
        <translation>Es geht weiter</translation>
    </message>
    <message>
        <source>If the best totals are equal, further deals are played until one player stands alone.</source>
        <translation>Sind die besten Summen gleich, folgen weitere Runden, bis einer allein vorn ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>eine Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} Punkt</numerusform>
            <numerusform>{points} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>The game is for {number} players.</source>
        <translation>
            <numerusform>Das Spiel ist für {number} Spieler.</numerusform>
            <numerusform>Das Spiel ist für {number} Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation>
            <numerusform>{number} Spieler</numerusform>
            <numerusform>{number} Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt %n cards.</source>
        <translation>
            <numerusform>Jeder bekommt %n Karte.</numerusform>
            <numerusform>Jeder bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt, %n cards each.</source>
        <translation>
            <numerusform>Alle Karten werden gegeben, je %n Karte.</numerusform>
            <numerusform>Alle Karten werden gegeben, je %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt: %n cards each, and one more for those dealt to first.</source>
        <translation>
            <numerusform>Alle Karten werden gegeben: je %n Karte, und eine mehr für die, die zuerst bekommen.</numerusform>
            <numerusform>Alle Karten werden gegeben: je %n Karten, und eine mehr für die, die zuerst bekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>Cards of one rank are compared by suit; from low to high: {suits}.</source>
        <translation>Karten gleichen Werts werden nach Farbe verglichen; von unten nach oben: {suits}.</translation>
    </message>
    <message>
        <source>Combinations of five cards, from low to high: {kinds}.</source>
        <translation>Kombinationen aus fünf Karten, von unten nach oben: {kinds}.</translation>
    </message>
    <message>
        <source>There are no combinations of five cards.</source>
        <translation>Kombinationen aus fünf Karten gibt es nicht.</translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation>Nach einer Zahl von Runden</translation>
    </message>
    <message numerus="yes">
        <source>The match is over after %n deals.</source>
        <translation>
            <numerusform>Die Partie ist nach einer Runde vorbei.</numerusform>
            <numerusform>Die Partie ist nach %n Runden vorbei.</numerusform>
        </translation>
    </message>
    <message>
        <source>At a number of points</source>
        <translation>Bei einer Zahl von Punkten</translation>
    </message>
    <message numerus="yes">
        <source>The match is over after the deal in which a player reaches %n points.</source>
        <translation>
            <numerusform>Die Partie ist nach der Runde vorbei, in der ein Spieler %n Punkt erreicht.</numerusform>
            <numerusform>Die Partie ist nach der Runde vorbei, in der ein Spieler %n Punkte erreicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match has %n deals.</source>
        <translation>
            <numerusform>Eine Partie hat eine Runde.</numerusform>
            <numerusform>Eine Partie hat %n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match goes to %n points.</source>
        <translation>
            <numerusform>Eine Partie geht bis %n Punkt.</numerusform>
            <numerusform>Eine Partie geht bis %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} a card</source>
        <translation>{points} pro Karte</translation>
    </message>
    <message numerus="yes">
        <source>with %n cards or more {points} a card</source>
        <translation>
            <numerusform>ab %n Karte {points} pro Karte</numerusform>
            <numerusform>ab %n Karten {points} pro Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>{rates} from {starts} cards on</source>
        <translation>{rates} ab {starts} Karten</translation>
    </message>
    <message>
        <source>Cards left cost {steps}.</source>
        <translation>Übrige Karten kosten {steps}.</translation>
    </message>
</context>
<context>
    <name>OrderRow</name>
    <message>
        <source>%1: not played</source>
        <translation>%1: nicht gespielt</translation>
    </message>
    <message>
        <source>Taken out: %1</source>
        <translation>Herausgenommen: %1</translation>
    </message>
    <message>
        <source>Taken in: %1</source>
        <translation>Aufgenommen: %1</translation>
    </message>
    <message>
        <source>Take out: %1</source>
        <translation>Herausnehmen: %1</translation>
    </message>
    <message>
        <source>Take in: %1</source>
        <translation>Aufnehmen: %1</translation>
    </message>
    <message>
        <source>Higher: %1</source>
        <translation>Höher: %1</translation>
    </message>
    <message>
        <source>Lower: %1</source>
        <translation>Niedriger: %1</translation>
    </message>
</context>
<context>
    <name>OrderRows</name>
    <message>
        <source>Highest first</source>
        <translation>Höchste zuerst</translation>
    </message>
    <message>
        <source>In another order, the highest first</source>
        <translation>In anderer Reihenfolge, höchste zuerst</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
</context>
<context>
    <name>PasteAction</name>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>PlayerSeat</name>
    <message>
        <source>Emblem of %1</source>
        <translation>Zeichen von %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Name an Platz %1</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation>Stärke von %1</translation>
    </message>
</context>
<context>
    <name>PlaysList</name>
    <message>
        <source>Plays of this deal</source>
        <translation>Züge dieser Runde</translation>
    </message>
    <message>
        <source>What is played will stand here.</source>
        <translation>Hier steht, was gespielt wird.</translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation>Zum neuesten</translation>
    </message>
</context>
<context>
    <name>RedoAction</name>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Ein Blatt</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Offene Blätter</translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation>Nächster Platz</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Tempo: %1</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back by one play</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Von selbst weiter</translation>
    </message>
    <message>
        <source>On by one play</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Cards left</source>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>%1. %2: %3 left, %4, %5 in all</source>
        <translation>%1. %2: %3 übrig, %4, %5 insgesamt</translation>
    </message>
    <message>
        <source>Cards fixed before play</source>
        <translation>Karten vor dem Spiel festgelegt</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Choose another game, other players or another length</source>
        <translation>Ein anderes Spiel, andere Mitspieler oder eine andere Länge wählen</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Anteil gewonnen</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>In Folge gewonnen</translation>
    </message>
    <message>
        <source>Average penalty</source>
        <translation>Mittlere Strafe</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Mittlere Punkte</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation>Schlechteste Runde</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>single card</source>
        <translation>einzelne Karte</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <source>straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>flush</source>
        <translation>Flush</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation>Straight Flush</translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <source>four of a kind alone</source>
        <translation>Vierling allein</translation>
    </message>
    <message>
        <source>run of pairs</source>
        <translation>Paarfolge</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>eingelesen</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>gerettet</translation>
    </message>
    <message>
        <source>at some time</source>
        <translation>irgendwann</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>Gewonnen: {names}</translation>
    </message>
    <message numerus="yes">
        <source>In deals {numbers} plays were taken back: they are not in the statistics.</source>
        <translation>
            <numerusform>In Runde {numbers} wurden Züge zurückgenommen: Sie zählt nicht in der Statistik.</numerusform>
            <numerusform>In den Runden {numbers} wurden Züge zurückgenommen: Sie zählen nicht in der Statistik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals {numbers} were practice: they are not in the statistics.</source>
        <translation>
            <numerusform>Runde {numbers} war Übung: Sie zählt nicht in der Statistik.</numerusform>
            <numerusform>Die Runden {numbers} waren Übung: Sie zählen nicht in der Statistik.</numerusform>
        </translation>
    </message>
    <message>
        <source>This version does not know the rules of this match, so its deals cannot be seen again.</source>
        <translation>Diese Version kennt die Regeln dieser Partie nicht, darum lassen sich ihre Runden nicht noch einmal ansehen.</translation>
    </message>
    <message>
        <source>This deal cannot be seen again: {why}</source>
        <translation>Diese Runde lässt sich nicht noch einmal ansehen: {why}</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message numerus="yes">
        <source>Wins most with: {kind}, %n times.</source>
        <translation>
            <numerusform>Gewinnt am häufigsten mit: {kind}, einmal.</numerusform>
            <numerusform>Gewinnt am häufigsten mit: {kind}, %n-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{longest} (now {now})</source>
        <translation>{longest} (jetzt {now})</translation>
    </message>
    <message>
        <source>{what} saved as {path}</source>
        <translation>{what} gespeichert als {path}</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Es wurde nichts gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n deals are damaged and were left out.</source>
        <translation>
            <numerusform>Eine Runde ist beschädigt und wurde ausgelassen.</numerusform>
            <numerusform>%n Runden sind beschädigt und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice deals depend on the deals before them and were left out.</source>
        <translation>
            <numerusform>Eine Übungsrunde hängt von den Runden davor ab und wurde ausgelassen.</numerusform>
            <numerusform>%n Übungsrunden hängen von den Runden davor ab und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added: {deals}.</source>
        <translation>Dazugekommen: {deals}.</translation>
    </message>
    <message>
        <source>Already here: {deals}.</source>
        <translation>Schon da: {deals}.</translation>
    </message>
    <message>
        <source>Left out: {count}; first, {fault}.</source>
        <translation>Ausgelassen: {count}; zuerst: {fault}.</translation>
    </message>
    <message>
        <source>Left out: {fault}.</source>
        <translation>Ausgelassen: {fault}.</translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation>Gelöscht.</translation>
    </message>
    <message>
        <source>Deleted: {matches}.</source>
        <translation>Gelöscht: {matches}.</translation>
    </message>
    <message>
        <source>This match is being played; it can be deleted when it is over.</source>
        <translation>Diese Partie läuft noch; löschen lässt sie sich, wenn sie vorbei ist.</translation>
    </message>
    <message>
        <source>No results are kept here.</source>
        <translation>Hier werden keine Ergebnisse aufbewahrt.</translation>
    </message>
    <message>
        <source>No match fits. Try fewer filters.</source>
        <translation>Keine Partie passt. Versuch es mit weniger Filtern.</translation>
    </message>
    <message>
        <source>Your matches will stand here, from the first deal on.</source>
        <translation>Hier stehen deine Partien, von der ersten Runde an.</translation>
    </message>
    <message>
        <source>Once you have played a deal to its end, its figures will stand here.</source>
        <translation>Sobald du eine Runde zu Ende gespielt hast, stehen hier ihre Zahlen.</translation>
    </message>
    <message>
        <source>These are the results of the other window, to look at only.</source>
        <translation>Das sind die Ergebnisse des anderen Fensters, nur zum Ansehen.</translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Cards fixed before play</source>
        <translation>Karten vor dem Spiel festgelegt</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>RuleDrop</name>
    <message>
        <source>Drop a file of rules to look at them</source>
        <translation>Regeldatei hier ablegen, um sie anzusehen</translation>
    </message>
</context>
<context>
    <name>RuleEditorPanel</name>
    <message>
        <source>Rules of your table</source>
        <translation>Regeln deines Tischs</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n options changed</source>
        <translation>
            <numerusform>%1, eine Regel geändert</numerusform>
            <numerusform>%1, %n Regeln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>All back</source>
        <translation>Alle zurück</translation>
    </message>
    <message>
        <source>Put all options back</source>
        <translation>Alle Regeln zurücksetzen</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Regeln suchen</translation>
    </message>
    <message>
        <source>New match now</source>
        <translation>Jetzt neue Partie</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Diese Regeln nehmen</translation>
    </message>
</context>
<context>
    <name>RulePageTab</name>
    <message numerus="yes">
        <source>%1, %n changed</source>
        <translation>
            <numerusform>%1, %n geändert</numerusform>
            <numerusform>%1, %n geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetRow</name>
    <message>
        <source>Your own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation>Neuer Name für %1</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>%1 kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
</context>
<context>
    <name>RuleSetsPage</name>
    <message>
        <source>Name for these rules</source>
        <translation>Name für diese Regeln</translation>
    </message>
    <message>
        <source>Save as your own</source>
        <translation>Als eigene speichern</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Bring the rule set back</source>
        <translation>Regelsatz zurückholen</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message numerus="yes">
        <source>The other %n cards stay face down, out of play.</source>
        <translation>
            <numerusform>Die übrige Karte bleibt verdeckt aus dem Spiel.</numerusform>
            <numerusform>Die anderen %n Karten bleiben verdeckt aus dem Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this count an ace is one, a jack 11, a queen 12 and a king 13.</source>
        <translation>Dabei zählt ein Ass eins, ein Bube 11, eine Dame 12 und ein König 13.</translation>
    </message>
    <message>
        <source>A dragon.</source>
        <translation>Ein Drache.</translation>
    </message>
    <message>
        <source>The four twos; what else is in the hand does not matter.</source>
        <translation>Die vier Zweien; was sonst im Blatt ist, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>Whoever holds the lowest card, {the_card}, plays first.</source>
        <translation>Wer die niedrigste Karte hat, {the_card}, spielt zuerst aus.</translation>
    </message>
    <message>
        <source>In the first deal, whoever holds the lowest card, {the_card}, plays first.</source>
        <translation>In der ersten Runde spielt zuerst aus, wer die niedrigste Karte hat, {the_card}.</translation>
    </message>
    <message>
        <source>If it is among the cards that are out of play, the next lowest takes its place.</source>
        <translation>Ist sie unter den Karten, die nicht im Spiel sind, tritt die nächstniedrige an ihre Stelle.</translation>
    </message>
    <message>
        <source>If two players hold one each, the one who was dealt to first begins.</source>
        <translation>Haben zwei Spieler je eine, beginnt, wer zuerst Karten bekommen hat.</translation>
    </message>
    <message>
        <source>Whoever leads plays any combination, and cannot pass. The others follow in turn: each plays a combination that beats the one on the table, or passes. You may pass even when you could play.</source>
        <translation>Wer ausspielt, legt eine beliebige Kombination und darf nicht passen. Die anderen folgen der Reihe nach: Jeder legt eine Kombination, die die auf dem Tisch schlägt, oder passt. Passen darfst du auch, wenn du schlagen könntest.</translation>
    </message>
    <message>
        <source>When all others have passed one after the other, the cards on the table are cleared away, and the player whose combination was not beaten leads whatever they like.</source>
        <translation>Haben alle anderen nacheinander gepasst, werden die Karten vom Tisch geräumt, und wessen Kombination nicht geschlagen wurde, spielt aus, was er mag.</translation>
    </message>
    <message>
        <source>The first to do so counts, all passes are forgotten, and the last play of a hand cannot be interrupted.</source>
        <translation>Es zählt, wer zuerst dazwischengeht; alles Passen ist vergessen, und der letzte Zug eines Blatts lässt sich nicht unterbrechen.</translation>
    </message>
    <message>
        <source>If nobody beats the last play of somebody who went out, the next player who still holds cards leads.</source>
        <translation>Schlägt niemand den letzten Zug eines Spielers, der fertig ist, spielt der nächste Spieler mit Karten aus.</translation>
    </message>
    <message>
        <source>All can see how many cards every player has left.</source>
        <translation>Alle sehen, wie viele Karten jeder noch hat.</translation>
    </message>
    <message>
        <source>When every player has nothing but a single two left, this rule no longer holds.</source>
        <translation>Haben alle Spieler nur noch eine einzelne Zwei, gilt diese Regel nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>If both sides hold as many cards at the end of a deal, nobody scores, and deals of {count} cards each are played until one side wins; they do not count among the deals of the match.</source>
        <translation>
            <numerusform>Haben beide Seiten am Ende einer Runde gleich viele Karten, punktet niemand, und es folgen Runden mit je {count} Karte, bis eine Seite gewinnt; zu den Runden der Partie zählen sie nicht.</numerusform>
            <numerusform>Haben beide Seiten am Ende einer Runde gleich viele Karten, punktet niemand, und es folgen Runden mit je {count} Karten, bis eine Seite gewinnt; zu den Runden der Partie zählen sie nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Big Two · {title} · page {number}</source>
        <translation>Big Two · {title} · Seite {number}</translation>
    </message>
    <message>
        <source>The winner of the deal loses nothing.</source>
        <translation>Der Gewinner der Runde verliert nichts.</translation>
    </message>
    <message>
        <source>What is lost is written down with a minus sign.</source>
        <translation>Was verloren wird, steht mit Minuszeichen da.</translation>
    </message>
    <message>
        <source>{count} left: {points}.</source>
        <translation>{count} übrig: {points}.</translation>
    </message>
    <message>
        <source>{count} left, and none ever played: {points}.</source>
        <translation>{count} übrig und nie eine gespielt: {points}.</translation>
    </message>
    <message>
        <source>{count} left, with a two: {points}.</source>
        <translation>{count} übrig, darunter eine Zwei: {points}.</translation>
    </message>
    <message>
        <source>{count} left, with four of a kind: {points}.</source>
        <translation>{count} übrig, darunter ein Vierling: {points}.</translation>
    </message>
    <message>
        <source>{count} left, after the winner went out with a two: {points}.</source>
        <translation>{count} übrig, und der Gewinner hat mit einer Zwei beendet: {points}.</translation>
    </message>
    <message>
        <source>For example, a deal ends like this:</source>
        <translation>Zum Beispiel endet eine Runde so:</translation>
    </message>
    <message>
        <source>{count} left.</source>
        <translation>{count} übrig.</translation>
    </message>
    <message>
        <source>The winner scores {points}.</source>
        <translation>Der Gewinner bekommt {points}.</translation>
    </message>
    <message>
        <source>Out with {play}: {points}.</source>
        <translation>Fertig mit {play}: {points}.</translation>
    </message>
    <message>
        <source>What is left in hand:</source>
        <translation>Was auf der Hand bleibt:</translation>
    </message>
    <message>
        <source>What the winner&apos;s last play brings:</source>
        <translation>Was der letzte Zug des Gewinners bringt:</translation>
    </message>
    <message>
        <source>What one of these special plays brings earlier in a deal, as soon as nobody is left to beat it:</source>
        <translation>Was einer dieser besonderen Züge früher in der Runde bringt, sobald ihn niemand mehr schlagen kann:</translation>
    </message>
    <message>
        <source>{play}: {points}.</source>
        <translation>{play}: {points}.</translation>
    </message>
    <message>
        <source>{place} {points}</source>
        <translation>{place} Platz {points}</translation>
    </message>
    <message numerus="yes">
        <source>With %n players: {shares}.</source>
        <translation>
            <numerusform>Mit %n Spieler: {shares}.</numerusform>
            <numerusform>Mit %n Spielern: {shares}.</numerusform>
        </translation>
    </message>
    <message>
        <source>For example, you go out while your partner still holds {even}. The others hold {first} and {second}, together {odd}, so your side scores {yours} each and theirs {theirs}.</source>
        <translation>Zum Beispiel bist du fertig, und dein Partner hat noch {even}. Die anderen haben {first} und {second}, zusammen {odd}: Deine Seite bekommt je {yours}, ihre je {theirs}.</translation>
    </message>
    <message>
        <source>What is special here</source>
        <translation>Besonderheiten</translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation>Das Ziel des Spiels</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>What you can play</source>
        <translation>Was du spielen kannst</translation>
    </message>
    <message>
        <source>Straights</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation>Was was schlägt</translation>
    </message>
    <message>
        <source>Dealing and beginning</source>
        <translation>Geben und Anfangen</translation>
    </message>
    <message>
        <source>A trick</source>
        <translation>Ein Stich</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Die letzten Karten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players</source>
        <translation>
            <numerusform>Die Regeln für {players} Spieler</numerusform>
            <numerusform>Die Regeln für {players} Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players, with house rules</source>
        <translation>
            <numerusform>Die Regeln für {players} Spieler, mit Hausregeln</numerusform>
            <numerusform>Die Regeln für {players} Spieler, mit Hausregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>This is standard Big Two, with nothing changed. It is the game that all other rules here are compared with.</source>
        <translation>Das ist Standard-Big-Two, ganz ohne Änderung. Mit diesem Spiel werden hier alle anderen Regeln verglichen.</translation>
    </message>
    <message>
        <source>{title} is played like standard Big Two, but for this:</source>
        <translation>{title} wird wie Standard-Big-Two gespielt, bis auf das hier:</translation>
    </message>
    <message>
        <source>These rules are those of standard Big Two, but for this:</source>
        <translation>Diese Regeln sind die von Standard-Big-Two, bis auf das hier:</translation>
    </message>
    <message>
        <source>{title} is played here with house rules:</source>
        <translation>{title} wird hier mit Hausregeln gespielt:</translation>
    </message>
    <message>
        <source>For the rest it is like standard Big Two, but for this:</source>
        <translation>Sonst ist es wie Standard-Big-Two, bis auf das hier:</translation>
    </message>
    <message>
        <source>In standard Big Two: {usual}.</source>
        <translation>In Standard-Big-Two: {usual}.</translation>
    </message>
    <message>
        <source>In {title}: {usual}.</source>
        <translation>In {title}: {usual}.</translation>
    </message>
    <message>
        <source>You and the player opposite you are partners. As soon as one of the four players has got rid of all their cards, the side that holds fewer cards wins the deal.</source>
        <translation>Du und der Spieler dir gegenüber seid Partner. Sobald einer der vier Spieler alle Karten los ist, gewinnt die Seite mit weniger Karten die Runde.</translation>
    </message>
    <message>
        <source>Get rid of all your cards as early as you can: the order in which the players go out is what counts.</source>
        <translation>Werde deine Karten so früh wie möglich los: Es zählt, in welcher Reihenfolge die Spieler fertig werden.</translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards: that wins the deal.</source>
        <translation>Werde als Erster alle Karten los: Damit gewinnst du die Runde.</translation>
    </message>
    <message>
        <source>Somebody leads: they put one or more cards on the table. In turn, the others put down as many higher cards, or pass. When nobody goes higher, the table is cleared, and whoever played last leads again.</source>
        <translation>Jemand spielt aus und legt eine oder mehrere Karten auf den Tisch. Der Reihe nach legen die anderen ebenso viele höhere Karten, oder sie passen. Geht niemand höher, wird der Tisch geräumt, und wer zuletzt gelegt hat, spielt wieder aus.</translation>
    </message>
    <message>
        <source>Points are bad: who has the fewest in the end wins the match.</source>
        <translation>Punkte sind schlecht: Wer am Ende die wenigsten hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Points are good: who has the most in the end wins the match.</source>
        <translation>Punkte sind gut: Wer am Ende die meisten hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>From low to high: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2. The twos are the highest cards.</source>
        <translation>Von unten nach oben: 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame, König, Ass, 2. Die Zweien sind die höchsten Karten.</translation>
    </message>
    <message>
        <source>From low to high: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2, black joker, colour joker.</source>
        <translation>Von unten nach oben: 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame, König, Ass, 2, schwarzer Joker, bunter Joker.</translation>
    </message>
    <message>
        <source>So {the_lowest} is the lowest card of all, and {the_highest} the highest. The rank comes first, whatever the suits are.</source>
        <translation>Die niedrigste Karte von allen ist also: {lowest}; die höchste: {highest}. Zuerst kommt der Wert, gleich welche Farbe.</translation>
    </message>
    <message>
        <source>Any one card. The higher rank wins, and among equal ranks the suit.</source>
        <translation>Eine beliebige Karte. Der höhere Wert gewinnt, bei gleichem Wert die Farbe.</translation>
    </message>
    <message>
        <source>Two cards of one rank. The higher rank wins; of two pairs of one rank, the pair with the highest suit.</source>
        <translation>Zwei Karten gleichen Werts. Der höhere Wert gewinnt; von zwei Paaren gleichen Werts das mit der höchsten Farbe.</translation>
    </message>
    <message>
        <source>Three cards of one rank. The higher rank wins.</source>
        <translation>Drei Karten gleichen Werts. Der höhere Wert gewinnt.</translation>
    </message>
    <message>
        <source>Two pairs of different ranks. The higher of the pairs is compared.</source>
        <translation>Zwei Paare verschiedener Werte. Verglichen wird das höhere Paar.</translation>
    </message>
    <message>
        <source>Four cards of one rank, without another. The higher rank wins.</source>
        <translation>Vier Karten gleichen Werts, ohne weitere. Der höhere Wert gewinnt.</translation>
    </message>
    <message>
        <source>Two or more pairs of ranks in a row. The highest pair is compared, by rank and then by its higher suit.</source>
        <translation>Zwei oder mehr Paare aufeinanderfolgender Werte. Verglichen wird das höchste Paar, nach Wert und dann nach seiner höheren Farbe.</translation>
    </message>
    <message>
        <source>Five cards of ranks in a row, not all of one suit. The top card is compared, by rank and then by suit.</source>
        <translation>Fünf Karten aufeinanderfolgender Werte, nicht alle von einer Farbe. Verglichen wird die oberste Karte, nach Wert und dann nach Farbe.</translation>
    </message>
    <message>
        <source>Five cards of one suit that are not all in a row.</source>
        <translation>Fünf Karten einer Farbe, die nicht alle aufeinanderfolgen.</translation>
    </message>
    <message>
        <source>Three cards of one rank and two of another. The three are compared; what the two are does not matter.</source>
        <translation>Drei Karten eines Werts und zwei eines anderen. Verglichen werden die drei; die zwei spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Four cards of one rank and any fifth card. The four are compared; the fifth does not matter.</source>
        <translation>Vier Karten gleichen Werts und eine beliebige Beikarte. Verglichen werden die vier; die Beikarte spielt keine Rolle.</translation>
    </message>
    <message>
        <source>A straight in one suit. Two of them compare like straights.</source>
        <translation>Eine Straße in einer Farbe. Verglichen wird wie bei Straßen.</translation>
    </message>
    <message>
        <source>Five cards of one rank, from both packs. The higher rank wins.</source>
        <translation>Fünf Karten gleichen Werts aus beiden Kartenspielen. Der höhere Wert gewinnt.</translation>
    </message>
    <message>
        <source>You play one combination at a time. These are all there are, and nothing else can be played:</source>
        <translation>Du spielst immer eine Kombination. Das hier sind alle, anderes lässt sich nicht spielen:</translation>
    </message>
    <message>
        <source>Five or more cards of ranks in a row, not all of one suit. One of as many cards answers it: the top card is compared, by rank and then by suit.</source>
        <translation>Fünf oder mehr Karten aufeinanderfolgender Werte, nicht alle von einer Farbe. Geschlagen wird sie von einer mit ebenso vielen Karten: Verglichen wird die oberste, nach Wert und dann nach Farbe.</translation>
    </message>
    <message>
        <source>{row} is no straight.</source>
        <translation>{row} ist keine Straße.</translation>
    </message>
    <message>
        <source>The highest, by the suit of the two</source>
        <translation>Die höchste, nach der Farbe der Zwei</translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation>Die niedrigste</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>Die höchste</translation>
    </message>
    <message>
        <source>A combination is beaten by a higher one of as many cards: one card by one card, a pair by a pair.</source>
        <translation>Eine Kombination wird von einer höheren mit ebenso vielen Karten geschlagen: eine Karte von einer Karte, ein Paar von einem Paar.</translation>
    </message>
    <message>
        <source>Big Two rules, {title}</source>
        <translation>Big-Two-Regeln, {title}</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gespeichert als {path}</translation>
    </message>
</context>
<context>
    <name>RuleSheetPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Nothing in the rules says this. Try another word.</source>
        <translation>Das steht nicht in den Regeln. Versuch es mit einem anderen Wort.</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
</context>
<context>
    <name>SelectAllAction</name>
    <message>
        <source>Select All</source>
        <translation>Alles auswählen</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The system opens no folders from here.</source>
        <translation>Das System öffnet von hier aus keine Ordner.</translation>
    </message>
</context>
<context>
    <name>SettingsDataPage</name>
    <message>
        <source>Where everything is kept</source>
        <translation>Wo alles liegt</translation>
    </message>
    <message>
        <source>Settings, results, the match in progress and your own rules lie in one folder:</source>
        <translation>Einstellungen, Ergebnisse, die laufende Partie und deine eigenen Regeln liegen in einem Ordner:</translation>
    </message>
    <message>
        <source>Nothing is kept: this is a demonstration.</source>
        <translation>Hier wird nichts aufbewahrt: Das ist eine Vorführung.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Copy its place</source>
        <translation>Pfad kopieren</translation>
    </message>
</context>
<context>
    <name>SettingsLookPage</name>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation>Lack</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fliesen</translation>
    </message>
    <message>
        <source>Hemp</source>
        <translation>Hanf</translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation>Sprache und Schrift</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rückseite</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zweifarbig</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbig</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>SettingsPlayPage</name>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Reduce motion: cards fade instead of flying</source>
        <translation>Weniger Bewegung: Karten blenden über, statt zu fliegen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation>Komfort</translation>
    </message>
    <message>
        <source>Dim the cards that cannot be played</source>
        <translation>Karten abdunkeln, die nicht spielbar sind</translation>
    </message>
    <message>
        <source>Offer the rest of the only group that fits</source>
        <translation>Den Rest der einzigen passenden Kombination anbieten</translation>
    </message>
    <message>
        <source>Pass for me when I hold nothing to play</source>
        <translation>Für mich passen, wenn ich nichts spielen kann</translation>
    </message>
    <message>
        <source>Cards left at the seats</source>
        <translation>Übrige Karten an den Plätzen</translation>
    </message>
    <message>
        <source>Always shown</source>
        <translation>Immer gezeigt</translation>
    </message>
    <message>
        <source>Told when I ask</source>
        <translation>Auf Nachfrage</translation>
    </message>
</context>
<context>
    <name>SettingsRulesPage</name>
    <message>
        <source>Rules of the table</source>
        <translation>Regeln des Tischs</translation>
    </message>
    <message>
        <source>Every rule of the game can be changed, kept under a name of your own, and given to others.</source>
        <translation>Jede Regel des Spiels lässt sich ändern, unter eigenem Namen aufheben und weitergeben.</translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation>Regeln ändern…</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Regeln lesen</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Play deal %1 by these rules</source>
        <translation>Runde %1 nach diesen Regeln spielen</translation>
    </message>
    <message>
        <source>Give these rules away</source>
        <translation>Diese Regeln weitergeben</translation>
    </message>
    <message>
        <source>Whoever takes this code over has exactly your rules.</source>
        <translation>Wer diesen Code übernimmt, hat genau deine Regeln.</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Code dieser Regeln</translation>
    </message>
    <message>
        <source>With the deal on the table, number %1</source>
        <translation>Mit der Runde auf dem Tisch, Nummer %1</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Write a file</source>
        <translation>Datei schreiben</translation>
    </message>
    <message>
        <source>Take rules over</source>
        <translation>Regeln übernehmen</translation>
    </message>
    <message>
        <source>Type or paste a code, or drop a file of rules anywhere on the window.</source>
        <translation>Gib einen Code ein oder füge ihn ein, oder leg eine Regeldatei irgendwo im Fenster ab.</translation>
    </message>
    <message>
        <source>Code to take over</source>
        <translation>Code zum Übernehmen</translation>
    </message>
    <message>
        <source>BT1-…</source>
        <translation>BT1-…</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Where a file of rules lies</source>
        <translation>Wo eine Regeldatei liegt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>The points of each deal will stand here.</source>
        <translation>Hier stehen die Punkte jeder Runde.</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Points of every deal</source>
        <translation>Punkte jeder Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>ShortcutsPanel</name>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Move along your hand</source>
        <translation>Durch dein Blatt gehen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Stage the card, or take it back</source>
        <translation>Karte bereitlegen, zurücknehmen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Play, or go on to the next deal</source>
        <translation>Ausspielen, oder zur nächsten Runde</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>C, Escape</source>
        <translation>C, Esc</translation>
    </message>
    <message>
        <source>Clear what is staged</source>
        <translation>Bereitgelegtes zurücklegen</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Sort by rank, by suit, by groups</source>
        <translation>Nach Wert, Farbe, Gruppen sortieren</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Hint; once more to stage it</source>
        <translation>Tipp; noch einmal legt ihn bereit</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Interrupt, where the rules allow it</source>
        <translation>Dazwischengehen, wo erlaubt</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Ask how many cards are left, if not shown</source>
        <translation>Übrige Karten erfragen</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Plays of this deal</source>
        <translation>Züge dieser Runde</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Cards gone and still out</source>
        <translation>Gespielte und ausstehende Karten</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Scroll the open sheet</source>
        <translation>Offenes Blatt blättern</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>Take your last decision back</source>
        <translation>Letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation>Strg+N</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Strg+D</translation>
    </message>
    <message>
        <source>Deal a number</source>
        <translation>Runde nach Nummer</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Strg+M</translation>
    </message>
    <message>
        <source>Results of all matches</source>
        <translation>Ergebnisse aller Partien</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Strg+,</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Strg+R</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Store</name>
    <message>
        <source>read {path}</source>
        <translation>{path} lesen</translation>
    </message>
    <message>
        <source>This deal is not in the results.</source>
        <translation>Diese Runde steht nicht in den Ergebnissen.</translation>
    </message>
    <message>
        <source>write {path}</source>
        <translation>{path} schreiben</translation>
    </message>
    <message>
        <source>Big Two cannot make a back-up: {reason}.</source>
        <translation>Big Two kann keine Sicherung anlegen: {reason}.</translation>
    </message>
    <message>
        <source>put aside {path}</source>
        <translation>{path} beiseitelegen</translation>
    </message>
    <message>
        <source>replace {path}</source>
        <translation>{path} ersetzen</translation>
    </message>
    <message>
        <source>use the folder {path}</source>
        <translation>den Ordner {path} verwenden</translation>
    </message>
    <message>
        <source>{path} cannot be restored: {reason}.</source>
        <translation>{path} lässt sich nicht zurückholen: {reason}.</translation>
    </message>
    <message>
        <source>it is no back-up of Big Two, or it is damaged</source>
        <translation>es ist keine Sicherung von Big Two, oder sie ist beschädigt</translation>
    </message>
    <message>
        <source>its list of files does not fit what it holds</source>
        <translation>die Liste der Dateien passt nicht zum Inhalt</translation>
    </message>
    <message>
        <source>the settings in it are damaged</source>
        <translation>die Einstellungen darin sind beschädigt</translation>
    </message>
    <message>
        <source>the rules in it are damaged</source>
        <translation>die Regeln darin sind beschädigt</translation>
    </message>
    <message>
        <source>it is no back-up of Big Two</source>
        <translation>es ist keine Sicherung von Big Two</translation>
    </message>
    <message>
        <source>it was made by a newer version of Big Two</source>
        <translation>sie stammt aus einer neueren Version von Big Two</translation>
    </message>
    <message>
        <source>it does not hold what a back-up of Big Two holds</source>
        <translation>sie enthält nicht, was eine Sicherung von Big Two enthält</translation>
    </message>
    <message>
        <source>{file} in it is damaged</source>
        <translation>{file} darin ist beschädigt</translation>
    </message>
    <message>
        <source>the results in it are damaged</source>
        <translation>die Ergebnisse darin sind beschädigt</translation>
    </message>
    <message>
        <source>permission was denied</source>
        <translation>die Berechtigung fehlt</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>der Datenträger ist nur lesbar</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>der zugeteilte Speicherplatz ist verbraucht</translation>
    </message>
    <message>
        <source>the file may not grow any further</source>
        <translation>die Datei darf nicht weiter wachsen</translation>
    </message>
    <message>
        <source>a part of this place is a file, not a folder</source>
        <translation>ein Teil dieses Pfads ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>there is a file where a folder should be</source>
        <translation>wo ein Ordner sein sollte, liegt eine Datei</translation>
    </message>
    <message>
        <source>there is a folder where a file should be</source>
        <translation>wo eine Datei sein sollte, liegt ein Ordner</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>diesen Ort gibt es nicht</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>it can only be read</source>
        <translation>es ist nur lesbar</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the disk reported a fault, or is full</source>
        <translation>der Datenträger meldet einen Fehler oder ist voll</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>Big Two cannot {doing}: {reason}.</source>
        <translation>Big Two kann das gerade nicht: {doing}. Der Grund: {reason}.</translation>
    </message>
    <message>
        <source>Big Two cannot {doing}: another program is using it. Close that program and try again.</source>
        <translation>Big Two kann das gerade nicht: {doing}. Ein anderes Programm benutzt die Datei. Schließ es und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>use {path}</source>
        <translation>{path} verwenden</translation>
    </message>
    <message>
        <source>Big Two is open in another window already, which keeps the results. Close that window and try again.</source>
        <translation>Big Two ist schon in einem anderen Fenster offen, das die Ergebnisse führt. Schließ es und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>open {path}</source>
        <translation>{path} öffnen</translation>
    </message>
    <message>
        <source>{path} was written by an older version of Big Two, or is empty. Open it once by itself, so that it can be brought up to date.</source>
        <translation>{path} stammt aus einer älteren Version von Big Two oder ist leer. Öffne die Datei einmal allein, damit sie auf den neuen Stand kommt.</translation>
    </message>
    <message>
        <source>{path} was written by a newer version of Big Two. It has been left as it is; to play with these results, use that version.</source>
        <translation>{path} stammt aus einer neueren Version von Big Two. Die Datei bleibt, wie sie ist; um mit diesen Ergebnissen zu spielen, nimm jene Version.</translation>
    </message>
    <message>
        <source>set aside the damaged file {path}</source>
        <translation>die beschädigte Datei {path} beiseitelegen</translation>
    </message>
    <message>
        <source>The record of this deal is damaged.</source>
        <translation>Das Protokoll dieser Runde ist beschädigt.</translation>
    </message>
    <message>
        <source>The record of this deal cannot be read.</source>
        <translation>Das Protokoll dieser Runde ist nicht lesbar.</translation>
    </message>
    <message>
        <source>take what could be read over into {path}</source>
        <translation>in {path} übernehmen, was lesbar war</translation>
    </message>
    <message>
        <source>keep the new match in {path}</source>
        <translation>die neue Partie in {path} aufbewahren</translation>
    </message>
    <message>
        <source>keep the new deal in {path}</source>
        <translation>die neue Runde in {path} aufbewahren</translation>
    </message>
    <message>
        <source>keep the play in {path}</source>
        <translation>den Zug in {path} aufbewahren</translation>
    </message>
    <message>
        <source>keep the result in {path}</source>
        <translation>das Ergebnis in {path} aufbewahren</translation>
    </message>
    <message>
        <source>keep the exchange in {path}</source>
        <translation>den Kartentausch in {path} aufbewahren</translation>
    </message>
    <message>
        <source>take a play back in {path}</source>
        <translation>in {path} einen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>keep how the hand lies in {path}</source>
        <translation>in {path} aufbewahren, wie das Blatt liegt</translation>
    </message>
    <message>
        <source>keep the end of the match in {path}</source>
        <translation>das Ende der Partie in {path} aufbewahren</translation>
    </message>
    <message>
        <source>Big Two cannot use {path}: a deal of the match is missing.</source>
        <translation>Big Two kann {path} nicht verwenden: Eine Runde der Partie fehlt.</translation>
    </message>
    <message>
        <source>The record of the deal in progress is damaged.</source>
        <translation>Das Protokoll der laufenden Runde ist beschädigt.</translation>
    </message>
    <message>
        <source>copy the results to {path}</source>
        <translation>die Ergebnisse nach {path} kopieren</translation>
    </message>
    <message>
        <source>delete matches in {path}</source>
        <translation>Partien in {path} löschen</translation>
    </message>
    <message>
        <source>bring back matches in {path}</source>
        <translation>Partien in {path} zurückholen</translation>
    </message>
    <message>
        <source>take what was deleted out of {path}</source>
        <translation>Gelöschtes aus {path} entfernen</translation>
    </message>
    <message>
        <source>add the imported deals to {path}</source>
        <translation>die eingelesenen Runden in {path} aufnehmen</translation>
    </message>
    <message>
        <source>keep the practice deal in {path}</source>
        <translation>die Übungsrunde in {path} aufbewahren</translation>
    </message>
    <message>
        <source>put by the unreadable match in {path}</source>
        <translation>die unlesbare Partie in {path} weglegen</translation>
    </message>
    <message>
        <source>The match in progress cannot be read; it is kept, but cannot go on.</source>
        <translation>Die laufende Partie ist nicht lesbar; sie bleibt erhalten, kann aber nicht weitergehen.</translation>
    </message>
    <message>
        <source>The results file was damaged and has been set aside as {file}; a new one was begun.</source>
        <translation>Die Ergebnisdatei war beschädigt und liegt jetzt als {file} beiseite; eine neue ist begonnen.</translation>
    </message>
    <message>
        <source>The results file was damaged and has been set aside as {file}; deals recovered of it: {deals}.</source>
        <translation>Die Ergebnisdatei war beschädigt und liegt jetzt als {file} beiseite; gerettete Runden: {deals}.</translation>
    </message>
    <message>
        <source>The rule set {file} was written by a newer version of Big Two, and is left as it is.</source>
        <translation>Der Regelsatz {file} stammt aus einer neueren Version von Big Two und bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>The rule set {file} was damaged ({reason}) and has been set aside as {aside}.</source>
        <translation>Der Regelsatz {file} war beschädigt ({reason}) und liegt jetzt als {aside} beiseite.</translation>
    </message>
    <message>
        <source>delete {path}</source>
        <translation>{path} löschen</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>The settings file was damaged ({reason}) and has been set aside as {file}; the settings are back to their start.</source>
        <translation>Die Einstellungsdatei war beschädigt ({reason}) und liegt jetzt als {file} beiseite; die Einstellungen sind wieder die vom Anfang.</translation>
    </message>
    <message>
        <source>The settings file was damaged ({reason}) and has been set aside as {file}; the settings before the last change are used.</source>
        <translation>Die Einstellungsdatei war beschädigt ({reason}) und liegt jetzt als {file} beiseite; es gelten die Einstellungen vor der letzten Änderung.</translation>
    </message>
    <message>
        <source>The settings were written by a newer version of Big Two: the file is left as it is, and changes are not kept.</source>
        <translation>Die Einstellungen stammen aus einer neueren Version von Big Two: Die Datei bleibt, wie sie ist, und Änderungen werden nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Some settings made no sense ({names}) and are back to their start; the file has been set aside as {file}.</source>
        <translation>Einige Einstellungen ergaben keinen Sinn ({names}) und sind wieder die vom Anfang; die Datei liegt jetzt als {file} beiseite.</translation>
    </message>
    <message>
        <source>it is no readable JSON</source>
        <translation>es ist kein lesbares JSON</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>es ist kein JSON-Objekt</translation>
    </message>
</context>
<context>
    <name>Systems</name>
    <message>
        <source>China</source>
        <translation>China</translation>
    </message>
    <message>
        <source>Philippines</source>
        <translation>Philippinen</translation>
    </message>
    <message>
        <source>Indonesia</source>
        <translation>Indonesien</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
    <message>
        <source>Hong Kong and all over the world</source>
        <translation>Hongkong und die ganze Welt</translation>
    </message>
    <message>
        <source>The game that all others start from, to a hundred points.</source>
        <translation>Von hier gehen alle anderen aus; bis hundert Punkte.</translation>
    </message>
    <message>
        <source>An evening of as many deals as were agreed on.</source>
        <translation>So viele Runden, wie ausgemacht sind.</translation>
    </message>
    <message>
        <source>Played clockwise, and nobody shares the victory.</source>
        <translation>Im Uhrzeigersinn, und niemand teilt den Sieg.</translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation>Kurze Partien</translation>
    </message>
    <message>
        <source>A few deals in which whoever never gets to play pays most.</source>
        <translation>Wenige Runden; wer nie zum Zug kommt, zahlt am meisten.</translation>
    </message>
    <message>
        <source>Diamonds are highest, and the last play may score double.</source>
        <translation>Karo ist am höchsten, und der letzte Zug kann doppelt zählen.</translation>
    </message>
    <message>
        <source>The suits and points of Pusoy Dos, the rest as in Big Two.</source>
        <translation>Farben und Punkte wie bei Pusoy Dos, der Rest wie bei Big Two.</translation>
    </message>
    <message>
        <source>Fours and straight flushes cut in whenever they beat.</source>
        <translation>Vierlinge und Straight Flushs gehen dazwischen, wann immer sie schlagen.</translation>
    </message>
    <message>
        <source>The deal goes on until one player is left with cards.</source>
        <translation>Die Runde geht weiter, bis nur noch einer Karten hat.</translation>
    </message>
    <message>
        <source>For two</source>
        <translation>Für zwei</translation>
    </message>
    <message>
        <source>Long hands, and ten cards that nobody sees.</source>
        <translation>Lange Blätter und zehn Karten, die niemand sieht.</translation>
    </message>
    <message>
        <source>For three</source>
        <translation>Für drei</translation>
    </message>
    <message>
        <source>The card left over goes to whoever opens.</source>
        <translation>Die übrige Karte bekommt, wer eröffnet.</translation>
    </message>
    <message>
        <source>The cards of a flush count before its suit.</source>
        <translation>Beim Flush zählen die Karten vor der Farbe.</translation>
    </message>
    <message>
        <source>A straight with a two beats every straight without.</source>
        <translation>Eine Straße mit Zwei schlägt jede ohne.</translation>
    </message>
    <message>
        <source>Who keeps a two for too long pays for it.</source>
        <translation>Wer eine Zwei zu lange behält, zahlt dafür.</translation>
    </message>
    <message>
        <source>Four of a kind go without a fifth card.</source>
        <translation>Vierlinge gehen ohne Beikarte.</translation>
    </message>
    <message>
        <source>A hand with every rank wins before a card is played.</source>
        <translation>Ein Blatt mit jedem Wert gewinnt, bevor eine Karte fällt.</translation>
    </message>
    <message>
        <source>Fours and straight flushes beat smaller plays as well.</source>
        <translation>Vierlinge und Straight Flushs schlagen auch kleinere Züge.</translation>
    </message>
    <message>
        <source>Who passes is out of the trick; big plays earn bonuses.</source>
        <translation>Wer passt, ist aus dem Stich; große Blätter bringen Bonus.</translation>
    </message>
    <message>
        <source>Two against two, partners across the table.</source>
        <translation>Zwei gegen zwei, Partner gegenüber.</translation>
    </message>
    <message>
        <source>For eight</source>
        <translation>Für acht</translation>
    </message>
    <message>
        <source>A full table with two packs and five of a kind.</source>
        <translation>Ein voller Tisch mit zwei Kartenspielen und Fünflingen.</translation>
    </message>
    <message>
        <source>Jokers, bombs, long runs, and the loser pays in cards.</source>
        <translation>Joker, Bomben, lange Straßen, und der Verlierer zahlt mit Karten.</translation>
    </message>
    <message>
        <source>Four of a kind or a straight flush throws down a two.</source>
        <translation>Ein Vierling oder Straight Flush wirft die Zwei um.</translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation>Taiwan</translation>
    </message>
    <message>
        <source>Clubs are lowest, there are no flushes, and 2-3-4-5-6 is on top.</source>
        <translation>Kreuz ist am niedrigsten, Flushs gibt es nicht, und 2-3-4-5-6 steht oben.</translation>
    </message>
    <message>
        <source>Winner takes all</source>
        <translation>Der Gewinner nimmt alles</translation>
    </message>
    <message>
        <source>Plays of four cards; the winner collects what others lose.</source>
        <translation>Züge mit vier Karten; der Gewinner kassiert, was die anderen verlieren.</translation>
    </message>
    <message>
        <source>Big Two, standard</source>
        <translation>Big Two, Standard</translation>
    </message>
    <message>
        <source>Chinese session game</source>
        <translation>Chinesischer Abend</translation>
    </message>
    <message>
        <source>Clockwise to the hundred</source>
        <translation>Im Uhrzeigersinn bis 100</translation>
    </message>
    <message>
        <source>Match of 1, 4 or 8 deals</source>
        <translation>1, 4 oder 8 Runden</translation>
    </message>
    <message>
        <source>Pusoy Dos</source>
        <translation>Pusoy Dos</translation>
    </message>
    <message>
        <source>Pusoy Dos, standard five-card rules</source>
        <translation>Pusoy Dos, fünf Karten wie Standard</translation>
    </message>
    <message>
        <source>Bu Bu Gao Sheng</source>
        <translation>Bu Bu Gao Sheng</translation>
    </message>
    <message>
        <source>Play to the last</source>
        <translation>Bis zum Letzten</translation>
    </message>
    <message>
        <source>Big Two for two</source>
        <translation>Big Two zu zweit</translation>
    </message>
    <message>
        <source>Big Two for three</source>
        <translation>Big Two zu dritt</translation>
    </message>
    <message>
        <source>Flushes by rank</source>
        <translation>Flush nach Wert</translation>
    </message>
    <message>
        <source>Twos high in runs</source>
        <translation>Zwei oben in Straßen</translation>
    </message>
    <message>
        <source>Twos cost extra</source>
        <translation>Zweien kosten extra</translation>
    </message>
    <message>
        <source>Bare fours</source>
        <translation>Vierling ohne Beikarte</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Honour hands</source>
        <translation>Honneurs</translation>
    </message>
    <message>
        <source>Indonesian Big Two</source>
        <translation>Indonesisches Big Two</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Partnerschaft</translation>
    </message>
    <message>
        <source>Double deck for eight</source>
        <translation>Zwei Kartenspiele für acht</translation>
    </message>
    <message>
        <source>Winner (Zheng Shangyou)</source>
        <translation>Gewinner (Zheng Shangyou)</translation>
    </message>
    <message>
        <source>Capsa Banting</source>
        <translation>Capsa Banting</translation>
    </message>
    <message>
        <source>Taiwanese Big Two</source>
        <translation>Taiwanisches Big Two</translation>
    </message>
    <message>
        <source>Two pairs and bare fours</source>
        <translation>Zwei Paare und bloße Vierlinge</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>%1 · deal %2</source>
        <translation>%1 · Runde %2</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Plays of this deal</source>
        <translation>Züge dieser Runde</translation>
    </message>
</context>
<context>
    <name>UndoAction</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>einer Drei</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>einer Vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>einer Fünf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>einer Sechs</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>einer Sieben</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>einer Acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>einer Neun</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>einer Zehn</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>einem Buben</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>einer Dame</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>einem König</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>einem Ass</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>einer Zwei</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation>{suit}-Drei</translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation>{suit}-Vier</translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation>{suit}-Fünf</translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation>{suit}-Sechs</translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation>{suit}-Sieben</translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation>{suit}-Acht</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}-Neun</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}-Zehn</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}-Bube</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}-Dame</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}-König</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}-Ass</translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation>{suit}-Zwei</translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation>die {suit}-Drei</translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation>die {suit}-Vier</translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation>die {suit}-Fünf</translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation>die {suit}-Sechs</translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation>die {suit}-Sieben</translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation>die {suit}-Acht</translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation>die {suit}-Neun</translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation>die {suit}-Zehn</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>den {suit}-Buben</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>die {suit}-Dame</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>den {suit}-König</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>das {suit}-Ass</translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation>die {suit}-Zwei</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>schwarzer Joker</translation>
    </message>
    <message>
        <source>colour joker</source>
        <translation>bunter Joker</translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation>den schwarzen Joker</translation>
    </message>
    <message>
        <source>the colour joker</source>
        <translation>den bunten Joker</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>zwei Karten</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>drei Karten</translation>
    </message>
    <message>
        <source>four cards</source>
        <translation>vier Karten</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>fünf Karten</translation>
    </message>
    <message>
        <source>pair of {firsts}</source>
        <translation>Paar {firsts}</translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation>Drilling {firsts}</translation>
    </message>
    <message>
        <source>straight to the {last}</source>
        <translation>Straße bis {last}</translation>
    </message>
    <message>
        <source>flush of {suit} to the {last}</source>
        <translation>{suit}-Flush bis {last}</translation>
    </message>
    <message>
        <source>full house of {firsts}</source>
        <translation>Full House {firsts}</translation>
    </message>
    <message>
        <source>four {firsts} with {a_last}</source>
        <translation>Vierling {firsts} mit {a_last}</translation>
    </message>
    <message>
        <source>straight flush to the {last}</source>
        <translation>Straight Flush bis {last}</translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation>Fünfling {firsts}</translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation>Vierling {firsts}</translation>
    </message>
    <message>
        <source>run of pairs to the {lasts}</source>
        <translation>Paarfolge bis {lasts}</translation>
    </message>
    <message>
        <source>two pairs, {lasts} and {firsts}</source>
        <translation>zwei Paare, {lasts} und {firsts}</translation>
    </message>
    <message>
        <source>the pair of {firsts}</source>
        <translation>das Paar {firsts}</translation>
    </message>
    <message>
        <source>the three {firsts}</source>
        <translation>den Drilling {firsts}</translation>
    </message>
    <message>
        <source>the straight to the {last}</source>
        <translation>die Straße bis {last}</translation>
    </message>
    <message>
        <source>the flush of {suit} to the {last}</source>
        <translation>den {suit}-Flush bis {last}</translation>
    </message>
    <message>
        <source>the full house of {firsts}</source>
        <translation>das Full House {firsts}</translation>
    </message>
    <message>
        <source>the four {firsts} with {a_last}</source>
        <translation>den Vierling {firsts} mit {a_last}</translation>
    </message>
    <message>
        <source>the straight flush to the {last}</source>
        <translation>den Straight Flush bis {last}</translation>
    </message>
    <message>
        <source>the five {firsts}</source>
        <translation>den Fünfling {firsts}</translation>
    </message>
    <message>
        <source>the four {firsts}</source>
        <translation>den Vierling {firsts}</translation>
    </message>
    <message>
        <source>the run of pairs to the {lasts}</source>
        <translation>die Paarfolge bis {lasts}</translation>
    </message>
    <message>
        <source>the two pairs, {lasts} and {firsts}</source>
        <translation>die zwei Paare, {lasts} und {firsts}</translation>
    </message>
    <message>
        <source>A single card</source>
        <translation>Eine einzelne Karte</translation>
    </message>
    <message>
        <source>A pair</source>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Ein Drilling</translation>
    </message>
    <message>
        <source>A straight</source>
        <translation>Eine Straße</translation>
    </message>
    <message>
        <source>A flush</source>
        <translation>Ein Flush</translation>
    </message>
    <message>
        <source>A full house</source>
        <translation>Ein Full House</translation>
    </message>
    <message>
        <source>Four of a kind with a fifth card</source>
        <translation>Ein Vierling mit Beikarte</translation>
    </message>
    <message>
        <source>A straight flush</source>
        <translation>Ein Straight Flush</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>Ein Fünfling</translation>
    </message>
    <message>
        <source>Four of a kind alone</source>
        <translation>Ein Vierling allein</translation>
    </message>
    <message>
        <source>A run of pairs</source>
        <translation>Eine Paarfolge</translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7.</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>8.</translation>
    </message>
    <message>
        <source>Dragon!</source>
        <translation>Drache!</translation>
    </message>
    <message>
        <source>Four twos!</source>
        <translation>Vier Zweien!</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By groups</source>
        <translation>Nach Gruppen</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>auf deiner Hand</translation>
    </message>
    <message>
        <source>still out</source>
        <translation>noch draußen</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobby</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Könner</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Gierig</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>The file {file} is missing.</source>
        <translation>Die Datei {file} fehlt.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>Die Datei {file} ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The file {file} is damaged.</source>
        <translation>Die Datei {file} ist beschädigt.</translation>
    </message>
    <message>
        <source>The file {file} is of another version.</source>
        <translation>Die Datei {file} gehört zu einer anderen Version.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation>Diese Runde ist vorbei.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Du bist noch nicht an der Reihe.</translation>
    </message>
    <message>
        <source>{the_card} is not in your hand.</source>
        <translation>Du hast {the_card} nicht auf der Hand.</translation>
    </message>
    <message>
        <source>It takes {count} to beat {the_table}.</source>
        <translation>Um {the_table} zu schlagen, braucht es {count}.</translation>
    </message>
    <message>
        <source>Only its own kind of play answers {the_table}.</source>
        <translation>Nur die gleiche Art schlägt {the_table}.</translation>
    </message>
    <message>
        <source>This is not higher than {the_table}.</source>
        <translation>Das schlägt {the_table} nicht.</translation>
    </message>
    <message>
        <source>The opening play must hold {the_card}.</source>
        <translation>Der erste Zug muss {the_card} enthalten.</translation>
    </message>
    <message>
        <source>{the_card} opens the deal alone, as a single card.</source>
        <translation>Eröffne die Runde mit einer einzelnen Karte: {card}.</translation>
    </message>
    <message>
        <source>You lead, so you cannot pass: play any combination.</source>
        <translation>Du spielst aus und kannst nicht passen: Leg eine beliebige Kombination.</translation>
    </message>
    <message>
        <source>You passed, and play again once this trick is cleared.</source>
        <translation>Du hast gepasst und bist im nächsten Stich wieder dabei.</translation>
    </message>
    <message>
        <source>Out of turn, only a higher four of a kind or straight flush may be played on five cards.</source>
        <translation>Außer der Reihe geht nur ein höherer Vierling oder Straight Flush auf fünf Karten.</translation>
    </message>
    <message>
        <source>The next player has one card left: a single must be your highest, {the_card}.</source>
        <translation>Der Nächste hat nur noch eine Karte: Als einzelne gilt nur deine höchste, {card}.</translation>
    </message>
    <message>
        <source>The next player has one card left, so you cannot pass: play {the_card}.</source>
        <translation>Der Nächste hat nur noch eine Karte, darum kannst du nicht passen: Spiel {the_card}.</translation>
    </message>
    <message>
        <source>The last play of a deal cannot be a single two.</source>
        <translation>Der letzte Zug einer Runde darf keine einzelne Zwei sein.</translation>
    </message>
    <message>
        <source>The last play of a deal cannot hold a two.</source>
        <translation>Der letzte Zug einer Runde darf keine Zwei enthalten.</translation>
    </message>
    <message>
        <source>Only a higher trump answers {the_table}.</source>
        <translation>Nur ein höherer Trumpf schlägt {the_table}.</translation>
    </message>
    <message>
        <source>Choose the cards to play.</source>
        <translation>Wähle die Karten, die du spielen willst.</translation>
    </message>
    <message>
        <source>Four of a kind needs a fifth card.</source>
        <translation>Ein Vierling braucht eine Beikarte.</translation>
    </message>
    <message>
        <source>Four of a kind is only played to beat a single two.</source>
        <translation>Ein Vierling wird nur gespielt, um eine einzelne Zwei zu schlagen.</translation>
    </message>
    <message>
        <source>Three of a kind is only played inside a full house.</source>
        <translation>Ein Drilling wird nur in einem Full House gespielt.</translation>
    </message>
    <message>
        <source>K-A-2 does not run on in a straight.</source>
        <translation>Über K-A-2 geht eine Straße nicht hinweg.</translation>
    </message>
    <message>
        <source>A straight has five cards, no more.</source>
        <translation>Eine Straße hat fünf Karten, nicht mehr.</translation>
    </message>
    <message>
        <source>This row of cards is no straight by these rules.</source>
        <translation>Diese Kartenfolge ist nach diesen Regeln keine Straße.</translation>
    </message>
    <message>
        <source>A joker is only played as a single.</source>
        <translation>Ein Joker wird nur einzeln gespielt.</translation>
    </message>
    <message>
        <source>{kind} cannot be played by these rules.</source>
        <translation>{kind} ist nach diesen Regeln nicht spielbar.</translation>
    </message>
    <message>
        <source>These cards are not a combination.</source>
        <translation>Diese Karten sind keine Kombination.</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not a combination yet.</source>
        <translation>Noch keine Kombination.</translation>
    </message>
    <message>
        <source>Not a combination yet: it takes {count} to beat {the_table}.</source>
        <translation>Noch keine Kombination: Um {the_table} zu schlagen, braucht es {count}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>{cards} spielen</translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>Your lead, with {the_card}</source>
        <translation>Du spielst aus, mit {card}</translation>
    </message>
    <message>
        <source>Beat {the_table}</source>
        <translation>Schlag {the_table}</translation>
    </message>
    <message>
        <source>You hold nothing that beats {the_table}</source>
        <translation>Du hast nichts, was {the_table} schlägt</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>{name} could not decide because of a fault, and made the lowest play.</source>
        <translation>{name} konnte wegen eines Fehlers nicht entscheiden und hat den niedrigsten Zug gemacht.</translation>
    </message>
    <message>
        <source>A computer player could not interrupt because of a fault.</source>
        <translation>Ein Computerspieler konnte wegen eines Fehlers nicht dazwischengehen.</translation>
    </message>
    <message>
        <source>There is no hint here because of a fault.</source>
        <translation>Wegen eines Fehlers gibt es hier keinen Tipp.</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation>{name} hat {count}</translation>
    </message>
    <message>
        <source>You have {count} left</source>
        <translation>Du hast noch {count}</translation>
    </message>
    <message>
        <source>{name} has {count} left</source>
        <translation>{name} hat noch {count}</translation>
    </message>
    <message>
        <source>You score {points}: nobody beats it</source>
        <translation>Du bekommst {points}: Niemand schlägt das</translation>
    </message>
    <message>
        <source>{name} scores {points}: nobody beats it</source>
        <translation>{name} bekommt {points}: Niemand schlägt das</translation>
    </message>
    <message>
        <source>{hand} You win before play</source>
        <translation>{hand} Du gewinnst vor dem ersten Zug</translation>
    </message>
    <message>
        <source>{hand} {name} wins before play</source>
        <translation>{hand} {name} gewinnt vor dem ersten Zug</translation>
    </message>
    <message>
        <source>{card}: you get the first card</source>
        <translation>{card}: Du bekommst die erste Karte</translation>
    </message>
    <message>
        <source>{card}: {name} gets the first card</source>
        <translation>{card}: {name} bekommt die erste Karte</translation>
    </message>
    <message>
        <source>{the_card} is left over: you take it</source>
        <translation>{card} ist übrig: Du nimmst sie</translation>
    </message>
    <message>
        <source>{the_card} is left over: {name} takes it</source>
        <translation>{card} ist übrig: {name} nimmt sie</translation>
    </message>
    <message numerus="yes">
        <source>%n cards out of play</source>
        <translation>
            <numerusform>%n Karte nicht im Spiel</numerusform>
            <numerusform>%n Karten nicht im Spiel</numerusform>
        </translation>
    </message>
    <message>
        <source>Tie: a deal of five cards decides</source>
        <translation>Gleichstand: Fünf Karten entscheiden</translation>
    </message>
    <message>
        <source>You give {winner} your highest card, {the_card}</source>
        <translation>Du gibst {winner} deine höchste Karte, {the_card}</translation>
    </message>
    <message>
        <source>{loser} gives you their highest card, {the_card}</source>
        <translation>{loser} gibt dir die höchste Karte, {the_card}</translation>
    </message>
    <message>
        <source>{loser} gives {winner} their highest card, {the_card}</source>
        <translation>{loser} gibt {winner} die höchste Karte, {the_card}</translation>
    </message>
    <message>
        <source>Choose two cards to offer {loser}, who takes one of them</source>
        <translation>Wähle zwei Karten für {loser} aus; eine davon wird genommen</translation>
    </message>
    <message>
        <source>{winner} offers two cards: choose the one you take</source>
        <translation>{winner} bietet zwei Karten an: Wähle, welche du nimmst</translation>
    </message>
    <message>
        <source>{winner} offers you two cards</source>
        <translation>{winner} bietet dir zwei Karten an</translation>
    </message>
    <message>
        <source>You offer {loser} two cards</source>
        <translation>Du bietest {loser} zwei Karten an</translation>
    </message>
    <message>
        <source>{winner} offers {loser} two cards</source>
        <translation>{winner} bietet {loser} zwei Karten an</translation>
    </message>
    <message>
        <source>You take {the_card}</source>
        <translation>Du nimmst {the_card}</translation>
    </message>
    <message>
        <source>{loser} takes {the_card}</source>
        <translation>{loser} nimmt {the_card}</translation>
    </message>
    <message>
        <source>Offer two cards</source>
        <translation>Zwei Karten anbieten</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>Choose one more card to offer.</source>
        <translation>Wähle noch eine Karte zum Anbieten.</translation>
    </message>
    <message>
        <source>Choose two cards to offer.</source>
        <translation>Wähle zwei Karten zum Anbieten.</translation>
    </message>
    <message>
        <source>Choose one of the two cards.</source>
        <translation>Wähle eine der beiden Karten.</translation>
    </message>
    <message>
        <source>You may interrupt {the_table}</source>
        <translation>Du darfst dazwischengehen und {the_table} schlagen</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>Dazwischen</translation>
    </message>
    <message>
        <source>Interrupt: {cards}</source>
        <translation>Dazwischen: {cards}</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Dein Partner</translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation>Mit {name}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation>{names} gewinnen die Runde</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation>{names} gewinnen die Partie</translation>
    </message>
    <message>
        <source>Trick {number} · {leader} led</source>
        <translation>Stich {number} · Ausspiel {leader}</translation>
    </message>
    <message>
        <source>Trick {number} · {leader} led and won</source>
        <translation>Stich {number} · Ausspiel und Stich {leader}</translation>
    </message>
    <message>
        <source>Trick {number} · {leader} led, {winner} won</source>
        <translation>Stich {number} · Ausspiel {leader}, Stich {winner}</translation>
    </message>
    <message>
        <source>{names} passed</source>
        <translation>Gepasst: {names}</translation>
    </message>
    <message>
        <source>No card is out any more.</source>
        <translation>Es ist keine Karte mehr draußen.</translation>
    </message>
    <message>
        <source>One card still out: {the_card}.</source>
        <translation>Noch eine Karte draußen: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cards still out, the highest is {the_card}.</source>
        <translation>
            <numerusform>Noch %n Karte draußen, die höchste: {card}.</numerusform>
            <numerusform>Noch %n Karten draußen, die höchste: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No deal is over yet.</source>
        <translation>Noch ist keine Runde vorbei.</translation>
    </message>
    <message>
        <source>After deal {deals}: in the lead {leaders} with {best}</source>
        <translation>Nach Runde {deals}: vorn {leaders} mit {best}</translation>
    </message>
    <message>
        <source>After deal {deals}: {leaders} level with {best}</source>
        <translation>Nach Runde {deals}: {leaders} gleichauf mit {best}</translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %n points.</source>
        <translation>
            <numerusform>Die Partie endet bei %n Punkt.</numerusform>
            <numerusform>Die Partie endet bei %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {points}, won</source>
        <translation>{name} {points}, gewonnen</translation>
    </message>
    <message>
        <source>Deal {number}: {points}</source>
        <translation>Runde {number}: {points}</translation>
    </message>
    <message>
        <source>You went out: {play}</source>
        <translation>Dein letzter Zug: {play}</translation>
    </message>
    <message>
        <source>{name} went out: {play}</source>
        <translation>Letzter Zug von {name}: {play}</translation>
    </message>
    <message numerus="yes">
        <source>After %n deals · {ended}</source>
        <translation>
            <numerusform>Nach %n Runde · {ended}</numerusform>
            <numerusform>Nach %n Runden · {ended}</numerusform>
        </translation>
    </message>
    <message>
        <source>Won before play</source>
        <translation>Vor dem Spiel gewonnen</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Du gibst</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>Passing looks best here.</source>
        <translation>Passen sieht hier am besten aus.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message numerus="yes">
        <source>{title} · to %n points</source>
        <translation>
            <numerusform>{title} · bis %n Punkt</numerusform>
            <numerusform>{title} · bis %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} · one deal</source>
        <translation>{title} · eine Runde</translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n deals</source>
        <translation>
            <numerusform>{title} · %n Runde</numerusform>
            <numerusform>{title} · %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen again · {title}</source>
        <translation>Rückschau · {title}</translation>
    </message>
    <message>
        <source>Practice, does not count · {title}</source>
        <translation>Übung, zählt nicht · {title}</translation>
    </message>
    <message numerus="yes">
        <source>{levels} play as {instead}.</source>
        <translation>
            <numerusform>{levels} spielt als {instead}.</numerusform>
            <numerusform>{levels} spielen als {instead}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Installing Big Two again puts it right.</source>
        <translation>Wird Big Two neu installiert, stimmt es wieder.</translation>
    </message>
    <message>
        <source>Cards fixed before play: {code} …</source>
        <translation>Karten vor dem Spiel festgelegt: {code} …</translation>
    </message>
    <message>
        <source>All cards of this deal were dealt before the first play. This code is the SHA-256 of them and of a secret salt. When the deal is over both are shown here, and anybody can work the code out again: were a card changed, it would be another.</source>
        <translation>Alle Karten dieser Runde waren vor dem ersten Zug gegeben. Dieser Code ist der SHA-256 von ihnen und einem geheimen Salz. Ist die Runde vorbei, steht beides hier, und jeder kann den Code nachrechnen: Wäre eine Karte geändert, wäre er ein anderer.</translation>
    </message>
    <message>
        <source>The code was there before the first play. It is the SHA-256 of the lines below it: a name, the salt, the number of the deal, the hand of each seat, and the cards out of play.</source>
        <translation>Der Code stand vor dem ersten Zug fest. Er ist der SHA-256 der Zeilen darunter: ein Name, das Salz, die Nummer der Runde, das Blatt jedes Platzes und die Karten, die nicht im Spiel sind.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed: the cards and salts of these %n deals give the same codes.</source>
        <translation>
            <numerusform>Nichts wurde geändert: Karten und Salz dieser Runde ergeben denselben Code.</numerusform>
            <numerusform>Nichts wurde geändert: Karten und Salze dieser %n Runden ergeben dieselben Codes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of deals {numbers} do not give the codes that were shown before.</source>
        <translation>
            <numerusform>Die Karten der Runde {numbers} ergeben nicht den Code, der vorher zu sehen war.</numerusform>
            <numerusform>Die Karten der Runden {numbers} ergeben nicht die Codes, die vorher zu sehen waren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commands that work the codes out are on the clipboard.</source>
        <translation>
            <numerusform>Ein Befehl, der den Code nachrechnet, liegt in der Zwischenablage.</numerusform>
            <numerusform>%n Befehle, die die Codes nachrechnen, liegen in der Zwischenablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Der Code liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>You can play, but this match will not be kept.</source>
        <translation>Du kannst spielen, aber diese Partie wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The match in progress could not be read. It stays in the results; a new one has begun.</source>
        <translation>Die laufende Partie war nicht lesbar. Sie bleibt in den Ergebnissen; eine neue hat begonnen.</translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation>Du gewinnst die Runde</translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation>{name} gewinnt die Runde</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation>{names} teilen sich die Partie</translation>
    </message>
</context>
</TS>
