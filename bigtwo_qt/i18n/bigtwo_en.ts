<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BandRows</name>
    <message numerus="yes">
        <source>points a card</source>
        <translation>
            <numerusform>point a card</numerusform>
            <numerusform>points a card</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drawings</name>
    <message numerus="yes">
        <source>%n stay out</source>
        <translation>
            <numerusform>%n stays out</numerusform>
            <numerusform>%n stay out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times in the pack</source>
        <translation>
            <numerusform>%n time in the pack</numerusform>
            <numerusform>%n times in the pack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals won</source>
        <translation>
            <numerusform>%n deal won</numerusform>
            <numerusform>%n deals won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match keeps its {options}: they apply from the next match.</source>
        <translation>
            <numerusform>A match keeps its {options}: this applies from the next one.</numerusform>
            <numerusform>A match keeps its {options}: they apply from the next match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base}, %n options changed</source>
        <translation>
            <numerusform>{base}, one option changed</numerusform>
            <numerusform>{base}, %n options changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for {numbers} players</source>
        <translation>
            <numerusform>for {numbers} player</numerusform>
            <numerusform>for {numbers} players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>{numbers} or %n players</source>
        <translation>
            <numerusform>{numbers} or %n player</numerusform>
            <numerusform>{numbers} or %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message numerus="yes">
        <source>%n cards each</source>
        <translation>
            <numerusform>%n card each</numerusform>
            <numerusform>%n cards each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>one deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} points</source>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is for {number} players.</source>
        <translation>
            <numerusform>The game is for {number} player.</numerusform>
            <numerusform>The game is for {number} players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} players</source>
        <translation>
            <numerusform>{number} player</numerusform>
            <numerusform>{number} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt %n cards.</source>
        <translation>
            <numerusform>Everyone is dealt %n card.</numerusform>
            <numerusform>Everyone is dealt %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt, %n cards each.</source>
        <translation>
            <numerusform>The whole pack is dealt, %n card each.</numerusform>
            <numerusform>The whole pack is dealt, %n cards each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The whole pack is dealt: %n cards each, and one more for those dealt to first.</source>
        <translation>
            <numerusform>The whole pack is dealt: %n card each, and one more for those dealt to first.</numerusform>
            <numerusform>The whole pack is dealt: %n cards each, and one more for those dealt to first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match is over after %n deals.</source>
        <translation>
            <numerusform>The match is over after one deal.</numerusform>
            <numerusform>The match is over after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match is over after the deal in which a player reaches %n points.</source>
        <translation>
            <numerusform>The match is over after the deal in which a player reaches %n point.</numerusform>
            <numerusform>The match is over after the deal in which a player reaches %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match has %n deals.</source>
        <translation>
            <numerusform>A match has one deal.</numerusform>
            <numerusform>A match has %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match goes to %n points.</source>
        <translation>
            <numerusform>A match goes to %n point.</numerusform>
            <numerusform>A match goes to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n cards or more {points} a card</source>
        <translation>
            <numerusform>with %n card or more {points} a card</numerusform>
            <numerusform>with %n cards or more {points} a card</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In deals {numbers} plays were taken back: they are not in the statistics.</source>
        <translation>
            <numerusform>In deal {numbers} plays were taken back: it is not in the statistics.</numerusform>
            <numerusform>In deals {numbers} plays were taken back: they are not in the statistics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals {numbers} were practice: they are not in the statistics.</source>
        <translation>
            <numerusform>Deal {numbers} was practice: it is not in the statistics.</numerusform>
            <numerusform>Deals {numbers} were practice: they are not in the statistics.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins most with: {kind}, %n times.</source>
        <translation>
            <numerusform>Wins most with: {kind}, once.</numerusform>
            <numerusform>Wins most with: {kind}, %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals are damaged and were left out.</source>
        <translation>
            <numerusform>One deal is damaged and was left out.</numerusform>
            <numerusform>%n deals are damaged and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n practice deals depend on the deals before them and were left out.</source>
        <translation>
            <numerusform>%n practice deal depends on the deals before it and was left out.</numerusform>
            <numerusform>%n practice deals depend on the deals before them and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleEditorPanel</name>
    <message numerus="yes">
        <source>%1, %n options changed</source>
        <translation>
            <numerusform>%1, one option changed</numerusform>
            <numerusform>%1, %n options changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePageTab</name>
    <message numerus="yes">
        <source>%1, %n changed</source>
        <translation>
            <numerusform>%1, %n changed</numerusform>
            <numerusform>%1, %n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message numerus="yes">
        <source>The other %n cards stay face down, out of play.</source>
        <translation>
            <numerusform>The other card stays face down, out of play.</numerusform>
            <numerusform>The other %n cards stay face down, out of play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If both sides hold as many cards at the end of a deal, nobody scores, and deals of {count} cards each are played until one side wins; they do not count among the deals of the match.</source>
        <translation>
            <numerusform>If both sides hold as many cards at the end of a deal, nobody scores, and deals of {count} card each are played until one side wins; they do not count among the deals of the match.</numerusform>
            <numerusform>If both sides hold as many cards at the end of a deal, nobody scores, and deals of {count} cards each are played until one side wins; they do not count among the deals of the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n players: {shares}.</source>
        <translation>
            <numerusform>With %n player: {shares}.</numerusform>
            <numerusform>With %n players: {shares}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players</source>
        <translation>
            <numerusform>The rules for {players} player</numerusform>
            <numerusform>The rules for {players} players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rules for {players} players, with house rules</source>
        <translation>
            <numerusform>The rules for {players} player, with house rules</numerusform>
            <numerusform>The rules for {players} players, with house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards out of play</source>
        <translation>
            <numerusform>%n card out of play</numerusform>
            <numerusform>%n cards out of play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards still out, the highest is {the_card}.</source>
        <translation>
            <numerusform>%n card still out, the highest is {the_card}.</numerusform>
            <numerusform>%n cards still out, the highest is {the_card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends at %n points.</source>
        <translation>
            <numerusform>The match ends at %n point.</numerusform>
            <numerusform>The match ends at %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deals · {ended}</source>
        <translation>
            <numerusform>After %n deal · {ended}</numerusform>
            <numerusform>After %n deals · {ended}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · to %n points</source>
        <translation>
            <numerusform>{title} · to %n point</numerusform>
            <numerusform>{title} · to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · %n deals</source>
        <translation>
            <numerusform>{title} · %n deal</numerusform>
            <numerusform>{title} · %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{levels} play as {instead}.</source>
        <translation>
            <numerusform>{levels} plays as {instead}.</numerusform>
            <numerusform>{levels} play as {instead}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed: the cards and salts of these %n deals give the same codes.</source>
        <translation>
            <numerusform>Nothing was changed: these cards and this salt give the same code.</numerusform>
            <numerusform>Nothing was changed: the cards and salts of these %n deals give the same codes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of deals {numbers} do not give the codes that were shown before.</source>
        <translation>
            <numerusform>The cards of deal {numbers} do not give the code that was shown before.</numerusform>
            <numerusform>The cards of deals {numbers} do not give the codes that were shown before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commands that work the codes out are on the clipboard.</source>
        <translation>
            <numerusform>A command that works the code out is on the clipboard.</numerusform>
            <numerusform>%n commands that work the codes out are on the clipboard.</numerusform>
        </translation>
    </message>
</context>
</TS>
