# Tentakel (Eldritch)

expansion-tentacle = Tentakel
    .dice = one
    .pieces = Tentakel

face-tentacle-3 = drei Felder
face-tentacle-4 = vier Felder
face-tentacle-5 = fünf Felder

line-tentacle = Tentakel und Strecken auf ihren Feldern
    .source = Kompendium, Tentakelwürfel
part-tentacle = { $count ->
    [one] Tentakel von einem Feld: zwei Punkte, egal wie lang
   *[other] Tentakel von { $count } Feldern: zwei Punkte, egal wie lang
}
part-tentacle-route = ein Tentakel und eine Strecke in einem Feld

rule-tentacle-line = ein Tentakel ist eine Linie ohne Verzweigung, die eine Spitze abschließt
    .source = Kompendium, Tentakelwürfel
rule-tentacle-root = ein Tentakel beginnt in einem Feld am Außenrand, das keine Ausfahrt hat
    .source = Kompendium, Tentakelwürfel
rule-tentacle-length = ein Tentakel ist so lang, wie der Würfel zeigt, drei bis fünf Felder, und wird ganz gezeichnet
    .source = Kompendium, Tentakelwürfel
rule-tentacle-shares = ein Tentakel läuft durch leere Felder, unter geraden Strecken oder Tentakeln hindurch und neben Kurven
    .source = Kompendium, Tentakelwürfel
rule-tentacle-each-round = am Rundenende wird nach den Strecken höchstens ein Tentakel gezeichnet
    .source = Kompendium, Tentakelwürfel

fact-tentacle-branches = dieser Tentakel ist keine einzelne Linie
fact-tentacle-no-tip = keine Spitze schließt diesen Tentakel ab
fact-tentacle-no-root = dieser Tentakel kommt nicht vom Außenrand in ein Feld ohne Ausfahrt
fact-tentacle-length = { $count ->
    [one] dieser Tentakel ist ein Feld lang
   *[other] dieser Tentakel ist { $count } Felder lang
}
fact-tentacle-itself = dieser Tentakel kreuzt sich selbst
fact-tentacle-crowded = neben dem, was sonst in diesem Feld gezeichnet ist, kann hier kein Tentakel laufen
fact-tentacles = { $left ->
    [one] { $count } Tentakel liegen auf Strecken aus Runde { $round } oder später, doch nur noch einer kann gezeichnet werden
   *[other] { $count } Tentakel entstanden frühestens in Runde { $round }, doch nur noch { $left } können gezeichnet werden
}
fact-tentacles-together = { $count } Tentakel aus Runde { $round }
fact-tentacle-numbers = keine Runde passt zu den Nummern in den Feldern dieses Tentakels: er wird ganz in einer Runde gezeichnet, nach den Strecken, die er passiert
fact-tentacle-dice = { $count ->
    [one] keine übrige Runde zeigt die Länge dieses Tentakels
   *[other] keine übrige Runde zeigt die Länge { $count } dieses Tentakels
}

ruling-tentacle-root = Muss das erste Stück eines Tentakels den Außenrand berühren?
ruling-tentacle-root-yes = ja: er kommt von außen auf die Tafel
    .source = Kompendium, Tentakelwürfel: er beginnt in einem Feld am Außenrand
ruling-tentacle-root-no = nein: sein erstes Feld liegt am Außenrand, wohin sein Stück auch läuft
    .source = kein Regelheft sagt mehr, als dass das Feld am Außenrand liegt
ruling-tentacle-tip = Darf das letzte Feld eines Tentakels eine Strecke enthalten?
ruling-tentacle-tip-no = nein: was geteilt wird, ist als Unterführung oder neben einer Kurve zu zeichnen, und eine Spitze ist keines von beiden
    .source = Kompendium, Tentakelwürfel: geteilte Felder haben diese zwei Formen
ruling-tentacle-tip-yes = ja: die Spitze kommt durch eine freie Seite einer geraden oder gebogenen Strecke
    .source = kein Regelheft sagt es; die Spitze schließt das letzte Feld, welches es auch sei
ruling-tentacle-station = Sind gerade und gebogene Bahnhöfe für einen Tentakel gerade und gebogene Strecken?
ruling-tentacle-station-yes = ja: ein Bahnhof ist eine Strecke
    .source = Kompendium, Tentakelwürfel: gerade und gebogene Strecken ohne weiteren Zusatz
ruling-tentacle-station-no = nein: der Bahnhof steht im Weg
    .source = kein Regelheft sagt es
ruling-tentacle-self = Darf ein Tentakel sich selbst kreuzen?
ruling-tentacle-self-yes = ja: er kreuzt Tentakel, und jeder Durchgang zählt zu seiner Länge
    .source = Kompendium, Tentakelwürfel: es nennt Tentakel neben Strecken
ruling-tentacle-self-no = nein: er kreuzt nur solche, die vor ihm da waren
    .source = Kompendium, Tentakelwürfel: es spricht von dem, was vorher da ist
ruling-goal-order = Werden Aufgaben angesagt, bevor der Tentakel der Runde gezeichnet wird?
ruling-goal-order-goals = ja: für Aufgaben zählt er ab der nächsten Runde
    .source = Challenge-Regelheft, Aufgaben prüfen: sobald alle ihre Strecken eingezeichnet haben; Kompendium, Tentakelwürfel: am Ende jeder Runde
ruling-goal-order-tentacle = nein: er zählt für die Aufgaben seiner Runde
    .source = Kompendium, Tentakelwürfel: nach dem Einzeichnen der Strecken; Challenge-Regelheft, Rundenende: die Runde endet, wenn die Aufgaben angesagt sind
