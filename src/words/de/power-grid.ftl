# Stromnetz
expansion-power-grid = Stromnetz
    .dice = many
    .pieces = Blitze
mark-accumulator = Akku
    .a = ein Akku
mark-charge = Ladung des Akkus
    .a = eine Ladung des Akkus
mark-bolt = Blitz
    .a = ein Blitz
face-power-grid-up = Strom nach oben
face-power-grid-right = Strom nach rechts
face-power-grid-down = Strom nach unten
face-power-grid-left = Strom nach links
face-power-grid-any = Strom an beliebiger Stelle
rule-power-accumulator = in der Mitte der Tafel steht ein Akku, mit nichts als bis zu drei Ladungen
    .source = Kompendium, Stromnetzwürfel
rule-power-bolts = ein Feld mit einer Strecke erhält höchstens einen Blitz, der Akku keinen
    .source = Kompendium, Stromnetzwürfel
rule-power-dice = jeder Stromnetzwürfel gibt Blitze auf einer Geraden, von einer Ausfahrt oder einem Feld mit Strom aus, oder eine Ladung
    .source = Kompendium, Stromnetzwürfel
ruling-power-exit = Welche Ausfahrten sind mit dem Akku verbunden?
ruling-power-exit-space = die, deren Feld durch Felder mit Blitzen mit ihm verbunden ist
    .source = Kompendium, Stromnetzwürfel: über aufeinanderfolgende Felder mit Strom
ruling-power-exit-route = nur wenn auch die Strecke in diesem Feld die Ausfahrt erreicht
    .source = kein Regelheft sagt es; im Bild des Regelhefts Electricity trifft beides zu
fact-no-accumulator = hier fehlt der Akku: nichts hat Strom
fact-accumulators = { $count } Akkus, eine Tafel hat einen
fact-accumulator-elsewhere = der Akku steht nicht in der Mitte der Tafel
fact-accumulator-over-route = der Akku steht in einem Feld mit einer Strecke
fact-charge-elsewhere = eine Ladung steht außerhalb des Akkus
fact-bolt-on-accumulator = der Akku selbst erhält keinen Blitz
fact-bolt-without-route = ein Blitz steht in einem Feld ohne Strecke
fact-power-uses = diese Blitze und Ladungen brauchen mindestens { $needed } Stromnetzwürfel, eine Partie wirft { $most }
fact-power-history = die notierten Stromnetzwürfel können diese Blitze und Ladungen nicht hinterlassen, was auch immer die anderen zeigten
step-power-run = { $face }: Blitze in { $spaces }
step-power-charge = { $face }: eine Ladung für den Akku
line-power-grid = Ausfahrten mit Strom
    .source = Kompendium, Stromnetzwürfel
part-power-exit = mit dem Akku verbundene Ausfahrt, { $charges ->
    [one] ein Punkt für seine eine Ladung
   *[other] ein Punkt für jede seiner { $charges } Ladungen
}
part-power-cut = Ausfahrt, deren Blitze nicht zum Akku führen: keine Punkte
part-power-beside = Ausfahrt, die von der Strecke in ihrem Feld nicht erreicht wird: keine Punkte
part-power-empty = Ausfahrt an einem Akku ohne Ladung: keine Punkte
