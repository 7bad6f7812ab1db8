# Tetromino: names
expansion-tetromino = Tetromino
    .dice = one
    .pieces = Muster
mark-enhanced = aufgewertetes Feld
    .a = ein aufgewertetes Feld
face-tetromino-o = Viererquadrat
face-tetromino-z = Z aus vier Feldern
face-tetromino-s = S aus vier Feldern
face-tetromino-t = T aus vier Feldern
face-tetromino-l = L aus vier Feldern
face-tetromino-j = J aus vier Feldern

# Its line on the sheet
line-tetromino = Aufgewertete Felder
    .source = Kompendium, Tetromino-Würfel
part-enhanced-drawn = aufgewertet und gefüllt, ein Punkt je Feld
part-enhanced-empty = aufgewertet und leer geblieben, ein Minuspunkt je Feld

# Its rules, and what breaks them
rule-tetromino-whole = das Muster des Würfels wird ganz aufgewertet, höchstens einmal je Runde, jedes Feld nur einmal
    .source = Kompendium, Tetromino-Würfel
rule-tetromino-empty = Felder werden aufgewertet, solange sie leer sind, vor den Strecken der Runde
    .source = Kompendium, Tetromino-Würfel
rule-tetromino-used = ist der Würfel Pflicht, wird in jeder Runde ein Muster gezeichnet, das passt
    .source = Kompendium, Übersicht der Erweiterungen
fact-enhanced-printed = aufgewertet, obwohl dort eine Strecke gedruckt ist
fact-enhanced-parts = die aufgewerteten Felder lassen sich nicht in ganze Muster des Würfels zerlegen
fact-enhanced-many = { $count } Muster sind gezeichnet, erlaubt ist je eines in { $rounds } Runden
fact-enhanced-late = mit einem Muster je Runde waren diese Felder vor ihren Rundennummern nicht aufzuwerten
fact-enhanced-undrawn = gezeichnete Muster: { $count }; { $rounds ->
    [one] in der gespielten Runde
   *[other] in jeder der { $rounds } gespielten Runden
} war Platz für eines

# Questions the rules leave open
ruling-tetromino-use = Muss der Tetromino-Würfel gezeichnet werden, wenn sein Muster passt?
ruling-tetromino-use-may = nein: jede Runde entscheiden die Spieler
    .source = Kompendium, Tetromino-Würfel
ruling-tetromino-use-must = ja, in jeder Runde, in der es passt
    .source = Kompendium: die Übersicht der Erweiterungen nennt den Würfel Pflicht
ruling-enhanced-centre = Zählt ein aufgewertetes Zentralfeld, in dem sonst nichts eingezeichnet ist?
ruling-enhanced-centre-no = nein: es bleibt leer, bis etwas hineingezeichnet wird
    .source = Kompendium, Tetromino-Würfel, wo solche Felder leer heißen
ruling-enhanced-centre-yes = ja: das Quadrat ist etwas Gezeichnetes
    .source = strenge Lesart: alles Gezeichnete füllt ein Zentralfeld
