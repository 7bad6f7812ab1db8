# Galactic Invaders: names
expansion-invaders = Galaktische Invasoren
    .dice = one
    .pieces = Aliens
mark-alien = Außerirdischer
    .a = ein Außerirdischer
mark-shield = Schild eines Außerirdischen
    .a = ein Schild eines Außerirdischen
face-invaders-alien = Außerirdischer
face-invaders-attack = Angriff
face-invaders-nuke = Atomschlag

# Its line on the sheet
line-invaders = Verbliebene Außerirdische
    .source = Kompendium, Galaktische-Invasoren-Würfel
part-aliens = Außerirdische auf der Tafel, je ein Punkt Abzug

# Its rules, and what breaks them
rule-invaders-removed = wer in das Feld eines Außerirdischen ohne Schild zeichnet, löscht ihn
    .source = Kompendium, Galaktische-Invasoren-Würfel
rule-invaders-shielded = ein Angriff gibt jedem Außerirdischen einen Schild, sonst nichts
    .source = Kompendium, Galaktische-Invasoren-Würfel
rule-invaders-sent = zwei Außerirdische sind von Anfang an da, jede Seite mit einem Außerirdischen bringt einen weiteren
    .source = Kompendium, Galaktische-Invasoren-Würfel
rule-invaders-cleared = ein Angriff löscht im Feld eines Außerirdischen alles außer ihm selbst
    .source = Kompendium, Galaktische-Invasoren-Würfel
rule-invaders-empty = was nur in leere Felder darf, wird nicht in das Feld eines Außerirdischen gezeichnet
    .source = Kompendium, Galaktische-Invasoren-Würfel
fact-alien-drawn-over = im Feld eines Außerirdischen ohne Schild ist etwas gezeichnet; er war dafür zu löschen
fact-shield-alone = ein Schild ohne Außerirdischen
fact-shield-drawn = im Feld eines Außerirdischen mit Schild ist etwas gezeichnet
fact-alien-not-empty = was hier neben dem Außerirdischen steht, wird nur in leere Felder gezeichnet
fact-aliens-many = { $count } Außerirdische sind da, Spielbeginn und Würfel geben höchstens { $most }
fact-aliens-bare = Außerirdische ohne Schild: { $count }; nach dem Angriff in Runde { $round } schickte der Würfel höchstens { $most }
fact-aliens-history = keine Reihenfolge von Außerirdischen, Angriffen und Atomschlägen hinterlässt { $shielded } mit Schild und { $bare } ohne, wo auch immer sie übermalt wurden
fact-shield-no-attack = ein Schild ist gezeichnet, aber keine Runde brachte einen Angriff
fact-shield-first = der Angriff, der dem Außerirdischen seinen Schild gab, kam nach dem Zeichnen der Runde 1 und musste löschen, was hier gezeichnet ist
fact-shield-attacked = der Angriff in Runde { $round } musste löschen, was hier außer dem Außerirdischen steht
step-alien-drawn-over = die Außerirdischen ohne Schild in { $spaces } löschen, wo etwas gezeichnet wurde
step-attack = Angriff: den Außerirdischen in { $spaces } ihre Schilde geben und dort alles andere löschen
step-nuke = Atomschlag: den Außerirdischen in { $space } löschen

# Questions the rules leave open
ruling-alien-centre = Zählt ein Zentralfeld, in dem nur ein Außerirdischer steht, als eingezeichnet?
ruling-alien-centre-no = nein: ein Gegner hat ihn gezeichnet
    .source = Kompendium, Galaktische-Invasoren-Würfel: in das Feld eines Außerirdischen soll gezeichnet werden
ruling-alien-centre-yes = ja: ein Außerirdischer ist etwas Gezeichnetes
    .source = strenge Lesart: alles Gezeichnete füllt ein Zentralfeld
ruling-shield-draw = Darf im Feld eines Außerirdischen mit Schild gezeichnet werden?
ruling-shield-draw-yes = ja: der Außerirdische bleibt, und der nächste Angriff löscht das Gezeichnete
    .source = Kompendium, Galaktische-Invasoren-Würfel
ruling-shield-draw-no = nein: erst ein Atomschlag macht das Feld wieder frei
    .source = kein Regelheft sagt es; nur ein Atomschlag löscht einen solchen Außerirdischen
ruling-alien-empty = Ist das Feld eines Außerirdischen leer für das, was nur in leere Felder gezeichnet werden darf?
ruling-alien-empty-no = nein: dort werden nur Strecken gezeichnet
    .source = Kompendium, Galaktische-Invasoren-Würfel: es ist das Feld eines Außerirdischen, und Strecken löschen einen ohne Schild
ruling-alien-empty-yes = ja: ein Außerirdischer nimmt keinen Platz weg
    .source = kein Regelheft sagt es; der Außerirdische steht in einer Ecke
