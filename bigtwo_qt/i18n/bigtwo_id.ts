<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="id" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Sort: %1 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BandRows</name>
    <message>
        <source>In other steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From 1 card on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, from so many cards on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, points a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>points a card</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the last</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommitmentPage</name>
    <message>
        <source>Code and cards</source>
        <translation>Kode dan kartu</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Salin perintah</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Salin kode</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Periksa</translation>
    </message>
</context>
<context>
    <name>CommitmentPanel</name>
    <message>
        <source>Cards fixed before play</source>
        <translation>Kartu ditetapkan sebelum main</translation>
    </message>
</context>
<context>
    <name>CommitmentRow</name>
    <message>
        <source>Open the code and, after the deal, the cards</source>
        <translation>Buka kode dan, setelah ronde selesai, kartunya</translation>
    </message>
</context>
<context>
    <name>CountingGrid</name>
    <message>
        <source>Cards gone and still out. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoursePlot</name>
    <message>
        <source>After deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends at %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Data</name>
    <message>
        <source>Backed up as {path}: {held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds {held} and no settings. Put it in the place of yours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds {held} and settings. Put all of it in the place of yours?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with no results and the settings of the start? Yours are put aside, not deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything begins afresh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{said} What was there before is kept as {names}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DataPage</name>
    <message>
        <source>Back-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave everything as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore a back-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A back-up, or drop one here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look through it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin afresh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset everything…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>No single card is left over in the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cards in a row are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No straights are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No flushes are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards are of one kind at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card has to be played first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are not counted by cards left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These points are not counted by cards left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{option} to “{value}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Also sets {changes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be had with {options} as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has nothing to decide now. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {base}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next match is played by these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They apply from the next match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match on the table is played by these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They apply from the next deal of this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match is being played: they apply from its next deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match of another game is being played: they apply from the next match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A match keeps its {options}: they apply from the next match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule set needs a name of 1 to 40 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” now has these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a rule set “{name}” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is now called “{title}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied as “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} at home</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{base}, %n options changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>for {numbers} players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Kode ada di papan klip.</translation>
    </message>
    <message>
        <source>These are the rules of the code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the rules of the code, with deal {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Two rules, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written to {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only files on this computer can be taken over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type where the file lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is now among your rule sets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no code of rules: one begins with BT1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code is not complete, or a sign in it is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This code was made by a newer version of Big Two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is too large for a file of rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read: it is no text in JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} holds no rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was written by a newer version of Big Two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} names {options}, which is no option of the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} starts from a game that is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} has a value for {options} that it cannot have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {file} {options} do not go together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} gives its rules a name that cannot be shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExampleCards</name>
    <message>
        <source>not played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>the {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} beats {right}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are {right}: here the suit decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are {right}: here the other cards decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both are {right}: neither beats the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left} does not beat {right}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} may be played here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four twos.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExportButtons</name>
    <message>
        <source>Save as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GamesList</name>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Plays of this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{match} · {players}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen for the next match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} with the rules that you chose for your table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own rules, made from {title}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{numbers} or %n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LobbyPanel</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is called that. Try another word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match in play is given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LobbyTable</name>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffle names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table number: the same number gives the same cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Big Two</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honours beat any play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours beat a two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon wins at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon or four twos win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never played costs most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A last two scores double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner collects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses for big plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sides count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing locks you out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-2-3-4-5 the only low run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No twos in straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos high in straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J-Q-K-A-2 highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-3-4-5-6 highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-2-3-4-5 highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos left cost more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos left cost double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours left cost double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A last two costs double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled pair by pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner takes all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flushes by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flushes by top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No triples alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat your own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ending on one two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ending on a two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hold back a last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liable for a last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like answers like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card ends a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played to the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals won break ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties are played off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last card announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last two announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest opens alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening card just once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No opening card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No flushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No full houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fours of five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No straight flushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit} lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fifth card with fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchSheetPage</name>
    <message>
        <source>Choose a deal to see it again, card by card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards fixed before play</source>
        <translation>Kartu ditetapkan sebelum main</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>Search names and games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last week</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of records, or drop one here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import records…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuPanel</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a number…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBanner</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at its results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberPanel</name>
    <message>
        <source>Deal a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number gives the same cards, for you and for anybody else who plays by these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number up to 999999999</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This begins a new match; one that is being played is given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of the deal on the table would tell its cards: it stands here when the deal is over.</source>
        <translation>Nomor ronde di meja akan membuka kartunya: nomor itu tampil di sini setelah ronde selesai.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberSteps</name>
    <message>
        <source>%1: one less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionCard</name>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>No option says this. Try another word.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Players and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing and beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind with a fifth card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All play for themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two players who sit opposite each other are partners; they do not see each other&apos;s cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs of 52 cards are shuffled together, so every card is there twice; of two equal cards neither beats the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers rank above the twos, the colour joker highest; a joker is only ever played alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace and two also low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the lowest straight and 2-3-4-5-6 the next; 10-J-Q-K-A is the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-2-3-4-5 low, no other two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the lowest straight and 10-J-Q-K-A the highest; no other straight holds a two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No straight holds a two: 3-4-5-6-7 is the lowest and 10-J-Q-K-A the highest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-2-3-4-5 and 2-3-4-5-6 are the highest straights: the two is their top card, and the suit of the two decides between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From three up to two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights follow the ranks of the cards: 3-4-5-6-7 is the lowest, J-Q-K-A-2 the highest, and nothing goes on below the three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-3-4-5-6 highest, A-2-3-4-5 lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2-3-4-5-6 is the highest straight and A-2-3-4-5 the lowest, with 3-4-5-6-7 to 10-J-Q-K-A between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-2-3-4-5 highest, then 2-3-4-5-6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A-2-3-4-5 is the highest straight, 2-3-4-5-6 comes next and 10-J-Q-K-A after it; 3-4-5-6-7 is the lowest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight has five cards, no more and no fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight may have five cards or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five-card combinations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of flushes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two flushes the one of the higher suit wins; in the same suit the highest card decides, then the next, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two flushes the one with the higher top card wins, then the next card decides, and so on; the suit counts only if all five ranks are equal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest card only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two flushes only the highest cards are compared, by rank and then by suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind may be played alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in a full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind is only played as a part of a full house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind is never led without a fifth card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind may be played alone, as a combination of four cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs of any ranks are no combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes, below four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs are a combination of four cards, compared by the higher pair; any four of a kind alone beats them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of pairs is no combination of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more pairs of neighbouring ranks may be played together; as many higher pairs in a row answer them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answering with another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A higher kind answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A five-card combination may be answered by any higher one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the same kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A combination is answered only by a higher one of its own kind, with as many cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What beats other numbers of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No combination beats one with another number of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind with a fifth card, and a straight flush, also beat anything of fewer cards; after that only a higher one of these two answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-breakers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single two is also beaten by four of a kind without a fifth card, or by a straight flush; after that only a higher one answers, a straight flush being above four of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind alone beats everything but a higher four of a kind or a straight flush; a straight flush of any length beats everything but a higher straight flush.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards for each player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left over stay face down, out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the lowest card, else to the first seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single card left over is turned face up, and the holder of {the_lowest} takes it; if it is {the_lowest} itself, the first seat does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the lowest card in a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single card left over is turned face up, and the holder of {the_lowest} takes it; if it is {the_lowest} itself, the holder of the next lowest card does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are dealt and played anticlockwise: after you comes the player on your right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are dealt and played clockwise: after you comes the player on your left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest card cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever cuts the highest card is the first dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance names the first dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later dealers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has won a deal deals the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever came last in a deal deals the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted by a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer lifts part of the pack and counts the rank of the card at its bottom round the table, beginning with themselves as one: the count ends at whoever gets the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player after the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card goes to the player after the dealer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All play with the cards they are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second deal on, the loser of the last deal gives its winner their highest card; the winner then shows any two cards, and the loser takes one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands that win at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand wins before it is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon, a hand with one card of every rank, wins the deal before anything is played; all others then count as holding their whole hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon or four twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon, a hand with one card of every rank, or a hand with a two of every suit, wins the deal before anything is played; all others then count as holding their whole hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins later deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every deal the holder of the lowest card plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the second deal on, the winner of the last deal plays first, and plays anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the lowest card must be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first play of every deal must hold the lowest card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first play of a match must hold the lowest card; in later deals the first play is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first play of a deal may be anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the lowest card is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In any combination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card may open the deal alone or as a part of any combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest card must open the deal alone, as a single card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a pass does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass is for one turn only: if the trick comes round to you again, you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the whole trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once you have passed, you are out until the trick is cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beating your own cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all others have passed, the trick is over at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all others have passed, you may go on and beat your own combination instead of leading anew; the others stay out of the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing out of turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are only played in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind with a fifth card, or a straight flush, may be played at once and out of turn on any five cards it beats; play goes on after that player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for the passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick is over only when the others have passed, even after {the_highest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest card, {the_highest}, ends the trick at once when it is played alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First hand empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over as soon as one player has no cards left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last hand left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal goes on until only one player has cards left; whoever goes out before that is out of this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcing the last cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cards are not announced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is announced when a player has one card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is announced, once in a deal, when a player has two cards left or fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before a player with one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play as you like before a player with one card left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the player after you has one card left and you play a single card, it must be your highest; on a single card you may pass only if your highest does not beat it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pay if you let it through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the player after you goes out with a single card that your highest card would have beaten, and you had passed or played a lower one, you pay the points of all losers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Going out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may go out with any combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not with a single two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not go out with a single two; if you lead and hold nothing else, you may pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not with a two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not go out with a play that holds a two; if you lead and hold nothing else, you may pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card that a player still holds counts against them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left count, threefold if never played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card left counts one point against its holder, two with ten cards or more, and three if the player has not played a card in the whole deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner scores, more with twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the winner scores: one point, doubled for every two in the last play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner collects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the winner scores: one point for every card that an opponent has left, two for every card of an opponent with more than ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indonesian, with bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left count one point each and twos five, doubled with eleven or twelve cards and tripled with thirteen or more; the winner, and special plays that nobody beats, take points off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places count: no point for going out first, one for the second place, two for the third, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a hand is empty, the side with fewer cards in its two hands together wins: each of its players scores one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costly cards left in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards left in hand cost the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point more for each two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each two left in hand costs one point more, never multiplied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double for each two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each two left in hand doubles what its holder loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double for four of a kind or straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A four of a kind or a straight flush left in hand doubles what its holder loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning with a two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts like any play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes no difference what the last play holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubles all points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the last play holds a two, all losers lose twice as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How points are settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All write down their own points, and the winner none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference between every two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every two players settle the difference of their points, so that what one gains another loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner takes all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner gets all the points that the others lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the lowest total then wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever has the highest total then wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players with equal totals share the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals won decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of players with equal totals the one who won more deals wins the match; if these are equal too, they share it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the best totals are equal, further deals are played until one player stands alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The game is for {number} players.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt %n cards.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt, %n cards each.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt: %n cards each, and one more for those dealt to first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of one rank are compared by suit; from low to high: {suits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combinations of five cards, from low to high: {kinds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no combinations of five cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a number of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The match is over after %n deals.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>At a number of points</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The match is over after the deal in which a player reaches %n points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match has %n deals.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match goes to %n points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{points} a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>with %n cards or more {points} a card</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{rates} from {starts} cards on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left cost {steps}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrderRow</name>
    <message>
        <source>%1: not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken in: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrderRows</name>
    <message>
        <source>Highest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In another order, the highest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Close %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerSeat</name>
    <message>
        <source>Emblem of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaysList</name>
    <message>
        <source>Plays of this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is played will stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the newest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back by one play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On by one play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2: %3 left, %4, %5 in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards fixed before play</source>
        <translation>Kartu ditetapkan sebelum main</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another game, other players or another length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>By game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>single card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of a kind alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at some time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In deals {numbers} plays were taken back: they are not in the statistics.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals {numbers} were practice: they are not in the statistics.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This version does not know the rules of this match, so its deals cannot be seen again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal cannot be seen again: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Wins most with: {kind}, %n times.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{longest} (now {now})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} saved as {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deals are damaged and were left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice deals depend on the deals before them and were left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Added: {deals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already here: {deals}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: {count}; first, {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted: {matches}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is being played; it can be deleted when it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No results are kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match fits. Try fewer filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your matches will stand here, from the first deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once you have played a deal to its end, its figures will stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are the results of the other window, to look at only.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards fixed before play</source>
        <translation>Kartu ditetapkan sebelum main</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
</context>
<context>
    <name>RuleDrop</name>
    <message>
        <source>Drop a file of rules to look at them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleEditorPanel</name>
    <message>
        <source>Rules of your table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n options changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all options back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulePageTab</name>
    <message numerus="yes">
        <source>%1, %n changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSetRow</name>
    <message>
        <source>Your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleSetsPage</name>
    <message>
        <source>Name for these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the rule set back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message numerus="yes">
        <source>The other %n cards stay face down, out of play.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In this count an ace is one, a jack 11, a queen 12 and a king 13.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dragon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four twos; what else is in the hand does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever holds the lowest card, {the_card}, plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the first deal, whoever holds the lowest card, {the_card}, plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is among the cards that are out of play, the next lowest takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If two players hold one each, the one who was dealt to first begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever leads plays any combination, and cannot pass. The others follow in turn: each plays a combination that beats the one on the table, or passes. You may pass even when you could play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all others have passed one after the other, the cards on the table are cleared away, and the player whose combination was not beaten leads whatever they like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to do so counts, all passes are forgotten, and the last play of a hand cannot be interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody beats the last play of somebody who went out, the next player who still holds cards leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All can see how many cards every player has left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When every player has nothing but a single two left, this rule no longer holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>If both sides hold as many cards at the end of a deal, nobody scores, and deals of {count} cards each are played until one side wins; they do not count among the deals of the match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Big Two · {title} · page {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of the deal loses nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is lost is written down with a minus sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left, and none ever played: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left, with a two: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left, with four of a kind: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left, after the winner went out with a two: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For example, a deal ends like this:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner scores {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out with {play}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is left in hand:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the winner&apos;s last play brings:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What one of these special plays brings earlier in a deal, as soon as nobody is left to beat it:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{play}: {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With %n players: {shares}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>For example, you go out while your partner still holds {even}. The others hold {first} and {second}, together {odd}, so your side scores {yours} each and theirs {theirs}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is special here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The aim of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What beats what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing and beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players, with house rules</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This is standard Big Two, with nothing changed. It is the game that all other rules here are compared with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} is played like standard Big Two, but for this:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules are those of standard Big Two, but for this:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In standard Big Two: {usual}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and the player opposite you are partners. As soon as one of the four players has got rid of all their cards, the side that holds fewer cards wins the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get rid of all your cards as early as you can: the order in which the players go out is what counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Be the first to get rid of all your cards: that wins the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody leads: they put one or more cards on the table. In turn, the others put down as many higher cards, or pass. When nobody goes higher, the table is cleared, and whoever played last leads again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are bad: who has the fewest in the end wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are good: who has the most in the end wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From low to high: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2. The twos are the highest cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From low to high: 3, 4, 5, 6, 7, 8, 9, 10, jack, queen, king, ace, 2, black joker, colour joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So {the_lowest} is the lowest card of all, and {the_highest} the highest. The rank comes first, whatever the suits are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any one card. The higher rank wins, and among equal ranks the suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards of one rank. The higher rank wins; of two pairs of one rank, the pair with the highest suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards of one rank. The higher rank wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs of different ranks. The higher of the pairs is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards of one rank, without another. The higher rank wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more pairs of ranks in a row. The highest pair is compared, by rank and then by its higher suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards of ranks in a row, not all of one suit. The top card is compared, by rank and then by suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards of one suit that are not all in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three cards of one rank and two of another. The three are compared; what the two are does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards of one rank and any fifth card. The four are compared; the fifth does not matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight in one suit. Two of them compare like straights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five cards of one rank, from both packs. The higher rank wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play one combination at a time. These are all there are, and nothing else can be played:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five or more cards of ranks in a row, not all of one suit. One of as many cards answers it: the top card is compared, by rank and then by suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{row} is no straight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest, by the suit of the two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A combination is beaten by a higher one of as many cards: one card by one card, a pair by a pair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Two rules, {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleSheetPanel</name>
    <message>
        <source>Rules of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing in the rules says this. Try another word.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The system opens no folders from here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDataPage</name>
    <message>
        <source>Where everything is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings, results, the match in progress and your own rules lie in one folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is kept: this is a demonstration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy its place</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsLookPage</name>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lacquer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hemp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPlayPage</name>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduce motion: cards fade instead of flying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comfort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dim the cards that cannot be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer the rest of the only group that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass for me when I hold nothing to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left at the seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Told when I ask</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsRulesPage</name>
    <message>
        <source>Rules of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rule of the game can be changed, kept under a name of your own, and given to others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Play deal %1 by these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give these rules away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes this code over has exactly your rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the deal on the table, number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Salin kode</translation>
    </message>
    <message>
        <source>Write a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take rules over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type or paste a code, or drop a file of rules anywhere on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code to take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BT1-…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a file of rules lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetPanel</name>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The points of each deal will stand here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Points of every deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsPanel</name>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move along your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage the card, or take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play, or go on to the next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C, Escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear what is staged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by rank, by suit, by groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint; once more to stage it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupt, where the rules allow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask how many cards are left, if not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays of this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards gone and still out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll the open sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take your last decision back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of all matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Systems</name>
    <message>
        <source>China</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Philippines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indonesia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hong Kong and all over the world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game that all others start from, to a hundred points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An evening of as many deals as were agreed on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played clockwise, and nobody shares the victory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A few deals in which whoever never gets to play pays most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds are highest, and the last play may score double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suits and points of Pusoy Dos, the rest as in Big Two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours and straight flushes cut in whenever they beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal goes on until one player is left with cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long hands, and ten cards that nobody sees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card left over goes to whoever opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of a flush count before its suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight with a two beats every straight without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who keeps a two for too long pays for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind go without a fifth card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand with every rank wins before a card is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fours and straight flushes beat smaller plays as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who passes is out of the trick; big plays earn bonuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two against two, partners across the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full table with two packs and five of a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers, bombs, long runs, and the loser pays in cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind or a straight flush throws down a two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taiwan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are lowest, there are no flushes, and 2-3-4-5-6 is on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner takes all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays of four cards; the winner collects what others lose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Two, standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese session game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clockwise to the hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match of 1, 4 or 8 deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pusoy Dos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pusoy Dos, standard five-card rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bu Bu Gao Sheng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Two for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big Two for three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flushes by rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos high in runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twos cost extra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Honour hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indonesian Big Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double deck for eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner (Zheng Shangyou)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capsa Banting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taiwanese Big Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs and bare fours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message numerus="yes">
        <source>%1 points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · deal %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays of this deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VolumeRow</name>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the six of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seven of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the eight of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nine of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ten of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the black joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colour joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair of {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight to the {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flush of {suit} to the {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full house of {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {firsts} with {a_last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight flush to the {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run of pairs to the {lasts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two pairs, {lasts} and {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pair of {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the three {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the straight to the {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flush of {suit} to the {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the full house of {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four {firsts} with {a_last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the straight flush to the {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the five {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the four {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run of pairs to the {lasts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the two pairs, {lasts} and {firsts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A full house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind with a fifth card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight flush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run of pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dragon!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four twos!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Master</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {file} is missing.</source>
        <translation>Berkas {file} tidak ada.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read.</source>
        <translation>Berkas {file} tidak dapat dibaca.</translation>
    </message>
    <message>
        <source>The file {file} is damaged.</source>
        <translation>Berkas {file} rusak.</translation>
    </message>
    <message>
        <source>The file {file} is of another version.</source>
        <translation>Berkas {file} berasal dari versi lain.</translation>
    </message>
    <message>
        <source>This deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{the_card} is not in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes {count} to beat {the_table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its own kind of play answers {the_table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not higher than {the_table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening play must hold {the_card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{the_card} opens the deal alone, as a single card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead, so you cannot pass: play any combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You passed, and play again once this trick is cleared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of turn, only a higher four of a kind or straight flush may be played on five cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player has one card left: a single must be your highest, {the_card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player has one card left, so you cannot pass: play {the_card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last play of a deal cannot be a single two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last play of a deal cannot hold a two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a higher trump answers {the_table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cards to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind needs a fifth card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a kind is only played to beat a single two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a kind is only played inside a full house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>K-A-2 does not run on in a straight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A straight has five cards, no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row of cards is no straight by these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker is only played as a single.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} cannot be played by these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are not a combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not a combination yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a combination yet: it takes {count} to beat {the_table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your lead, with {the_card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat {the_table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold nothing that beats {the_table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} could not decide because of a fault, and made the lowest play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer player could not interrupt because of a fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hint here because of a fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {count} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has {count} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You score {points}: nobody beats it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} scores {points}: nobody beats it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand} You win before play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand} {name} wins before play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: you get the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: {name} gets the first card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{the_card} is left over: you take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{the_card} is left over: {name} takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards out of play</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tie: a deal of five cards decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give {winner} your highest card, {the_card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} gives you their highest card, {the_card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} gives {winner} their highest card, {the_card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards to offer {loser}, who takes one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} offers two cards: choose the one you take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} offers you two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You offer {loser} two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{winner} offers {loser} two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {the_card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{loser} takes {the_card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one more card to offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards to offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may interrupt {the_table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupt: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number} · {leader} led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number} · {leader} led and won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number} · {leader} led, {winner} won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is out any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card still out: {the_card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n cards still out, the highest is {the_card}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No deal is over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After deal {deals}: in the lead {leaders} with {best}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After deal {deals}: {leaders} level with {best}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %n points.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {points}, won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You went out: {play}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} went out: {play}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %n deals · {ended}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Won before play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passing looks best here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{title} · to %n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{title} · one deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n deals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Seen again · {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice, does not count · {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{levels} play as {instead}.</source>
        <translation>
            <numerusform>{levels} bermain seperti {instead}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Installing Big Two again puts it right.</source>
        <translation>Pasang ulang Big Two untuk memperbaikinya.</translation>
    </message>
    <message>
        <source>Cards fixed before play: {code} …</source>
        <translation>Kartu ditetapkan sebelum main: {code} …</translation>
    </message>
    <message>
        <source>All cards of this deal were dealt before the first play. This code is the SHA-256 of them and of a secret salt. When the deal is over both are shown here, and anybody can work the code out again: were a card changed, it would be another.</source>
        <translation>Semua kartu ronde ini dibagikan sebelum permainan pertama. Kode ini adalah SHA-256 dari kartu-kartu itu dan sebuah salt rahasia. Setelah ronde selesai keduanya tampil di sini, dan siapa pun dapat menghitung ulang kodenya: jika satu kartu diubah, kodenya akan lain.</translation>
    </message>
    <message>
        <source>The code was there before the first play. It is the SHA-256 of the lines below it: a name, the salt, the number of the deal, the hand of each seat, and the cards out of play.</source>
        <translation>Kode ini sudah ada sebelum permainan pertama. Kode ini adalah SHA-256 dari baris-baris di bawahnya: sebuah nama, salt, nomor ronde, kartu tiap kursi, dan kartu yang tidak ikut dimainkan.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Ronde {number}</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed: the cards and salts of these %n deals give the same codes.</source>
        <translation>
            <numerusform>Tidak ada yang diubah: kartu dan salt dari %n ronde ini menghasilkan kode yang sama.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of deals {numbers} do not give the codes that were shown before.</source>
        <translation>
            <numerusform>Kartu ronde {numbers} tidak menghasilkan kode yang ditampilkan sebelumnya.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commands that work the codes out are on the clipboard.</source>
        <translation>
            <numerusform>%n perintah yang menghitung ulang kode ada di papan klip.</numerusform>
        </translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Kode ada di papan klip.</translation>
    </message>
    <message>
        <source>You can play, but this match will not be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match in progress could not be read. It stays in the results; a new one has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} share the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
