# Die Befehlszeile: Hilfe, Handbuchseiten und Fehler
about-program = Wertet, prüft und erklärt fertige Tafeln von Railroad Ink.
about-end = Tafeln sind .board-Dateien (die Schreibweise steht im README), JSON aus `convert` oder
    Platzierungsketten. `-` ist die Standardeingabe.

    Rückgabewerte: 0 alle Tafeln gelesen, nichts zu beanstanden; 1 alle Tafeln gelesen und gewertet, aber
    eine zeigt etwas, das die Regeln nicht erlauben, oder hat nicht die Punkte, die ihre Datei
    erwartet; 2 eine Tafel war nicht zu lesen, oder die Befehlszeile ist falsch.
about-score = Tafeln werten
about-check = Nach allem suchen, was die Regeln nicht erlauben
about-explain = Eine Wertung Zeile für Zeile auf der Tafel durchgehen
about-compare = Mehrere Tafeln nebeneinanderstellen und den Sieger nennen
about-convert = Tafeln in eine andere Form bringen
about-paint = Fotos von Tafeln mit ihrer Lösung malen, um das Lesen zu erproben
about-audit = Eine ganze Partie beurteilen: Regeln Runde für Runde, Aufgaben und wer gewonnen hat
about-audit-more = Anzugeben ist das Protokoll einer Partie (JSON), die Tafeln oder Fotos aller, die mitgespielt
    haben, oder ein Protokoll und die Tafeln derer, die darin fehlen.
about-roll = Für alle am Tisch würfeln
about-resolve = Zeigen, was ein Wurf von Erweiterungswürfeln auf Tafeln bewirkt, und es ausführen
about-read = Tafeln von Fotos lesen
about-grade = Messen, wie gut ein Ordner mit Fotos und ihrer Lösung gelesen wird
about-open = Das Fenster öffnen; das geschieht auch ganz ohne Befehl
about-train = Das Lesen von Fotos mit gemalten Tafeln neu trainieren
about-schema = Das JSON-Schema einer Form ausgeben, die gelesen oder geschrieben wird
about-completions = Ausgeben, was eine Shell braucht, um Befehle und Optionen zu ergänzen
about-man = Eine Seite des Handbuchs ausgeben, zum ganzen Programm oder zu einem Befehl
about-help = Diesen Text oder den eines Befehls ausgeben

# Optionen und die Dateien, um die es geht
arg-color = Wann Farben verwendet werden
arg-language = Die Sprache der Ausgabe; ohne Angabe die des Systems, Englisch, falls es eine andere hat
arg-help = Hilfe ausgeben
arg-help-more = Hilfe ausgeben (ausführlicher mit „--help“)
arg-help-less = Hilfe ausgeben (kürzer mit „-h“)
arg-version = Die Version ausgeben
arg-files = Tafeldateien, Fotos von Tafeln oder Ordner, die danach durchsucht werden; - liest eine Tafel von der Standardeingabe
arg-placements = Platzierungsketten aus dieser Datei lesen (- für die Standardeingabe), eine Tafel je Zeile
arg-layout = Die gedruckte Tafel: ihr Name oder die Datei, in der sie aufgeschrieben ist. Das Foto muss ebenso viele Felder zeigen
arg-expansions = Erweiterungen, mit denen die fotografierte Tafel gespielt wird, etwa lava,river: Ihre Zeichnungen werden gelesen und zählen
arg-edition = Die Edition der Platzierungsketten (ohne Angabe classic) und der Fotos (sonst sagt es der Aufdruck): classic, challenge oder eine einzelne Edition wie deep-blue
arg-rulings = Eine Antwort auf eine Regelfrage wählen, etwa longest=challenge. Mehrfach möglich
arg-corners = Die vier äußeren Ecken des Rasters als x,y,x,y,x,y,x,y in Pixeln des aufrechten Fotos: oben links, oben rechts, unten rechts, unten links, so wie die Tafel zu lesen ist
arg-debug-dir = Die Schritte als Bilder in diesen Ordner schreiben: die Ecken auf dem Foto, die Tafel von oben und darüber gezeichnet, was gelesen wurde
arg-audit-rolls = Eine Textdatei mit den Würfen: eine Zeile je Runde, etwa `1: h.h. rr.. hhh. hrhro`
arg-audit-goals = Die Aufgabenkarten im Spiel, die oberste zuerst, etwa A,G,K
arg-audit-solo = Zeitbegrenzte Aufgaben wie in der Solovariante
arg-audit-json = Ein JSON-Objekt ausgeben: Platzierung, Aufgaben und `findings`
arg-check-json = Je Tafel ein JSON-Objekt ausgeben: `legal` und seine `issues`
arg-check-ordered = Platzierungsketten der Reihe nach beurteilen: Jede Strecke muss an schon Gezeichnetes anschließen
arg-compare-json = Ein JSON-Objekt mit allen Tafeln, ihrer Reihenfolge und den Siegern ausgeben
arg-convert-to = Die Form, die geschrieben wird
arg-convert-to-grid = die Textform, die Felder als Raster
arg-convert-to-list = die Textform, ein Feld je Zeile
arg-convert-to-json = JSON, eine Zeile je Tafel
arg-convert-to-placements = eine Platzierungskette, eine Zeile je Tafel
arg-convert-out = Jede Tafel unter ihrem Namen in diesen Ordner schreiben statt auf die Standardausgabe
arg-convert-force = Dateien überschreiben, die schon im Ordner liegen
arg-convert-json = JSON schreiben; dasselbe wie --to json
arg-explain-json = Je Tafel ein JSON-Objekt ausgeben: die Wertung mit ihren Belegen und die Schritte in Worten
arg-explain-space = Nur sagen, was dieses Feld einbringt, etwa C4
arg-grade-folder = Ein Ordner mit Fotos und ihrer truth.json, wie `paint` sie schreibt; ein Bericht oder ein Ordner mit Berichten, wie `read --report` sie schreibt
arg-grade-layout = Die gedruckte Tafel der Fotos: ihr Name oder die Datei, in der sie aufgeschrieben ist
arg-grade-json = Ein JSON-Objekt mit allen Zahlen und jedem Foto ausgeben, das nicht fehlerfrei gelesen wurde
arg-grade-by = Die Fotos danach ordnen: tier, family, kind oder ein Wort dafür, wie sie gemalt wurden, etwa pen, surface oder rail
arg-grade-failures = Die Fotos auflisten, die nicht fehlerfrei gelesen wurden
arg-grade-pictures = Ein Bild jedes Felds schreiben, dessen Linien falsch gelesen wurden, fotografiert und gelesen, in der Reihenfolge von --failures. Endet auf .png oder .jpg
arg-grade-force = Eine schon vorhandene Bilddatei überschreiben
arg-grade-models = Die Modelle dieses Ordners messen, wie `train` sie schrieb, statt derer des Programms
arg-open-files = Fotos, Tafeln oder eine Partie; mehrere Fotos oder Tafeln ergeben mehrere Spieler
arg-open-size = Breite und Höhe des Fensters in Punkten
arg-open-theme = Hell oder dunkel statt dessen, was im Fenster gewählt wurde
arg-open-screenshot = Ein Bild des Fensters in diese PNG-Datei schreiben und kein Fenster öffnen
arg-open-force = Eine schon vorhandene Datei überschreiben
arg-open-scale = Pixel je Punkt des Bildes
arg-open-show = Was das Bild zeigt
arg-open-light = Die Zeile der Wertung, die im Bild hervorgehoben ist
arg-paint-count = Wie viele Fotos
arg-paint-seed = Anfang allen Zufalls: Dieselbe Startzahl malt dieselben Fotos
arg-paint-tier = Wie schwer sie zu lesen sind
arg-paint-tier-all = reihum jede Stufe
arg-paint-family = In welchen Stilen gemalt wird; mit den zurückgehaltenen wird nie trainiert
arg-paint-layout = Partien auf dieser gedruckten Tafel spielen und malen: ihr Name oder die Datei, in der sie aufgeschrieben ist
arg-paint-worn = Abzüge malen, wie schlechte Fotos sind: dunkler, unschärfer oder kleiner und stärker gepresst
arg-paint-strokes = Eine Datei echter Handschriften wie bei „train“: In den zurückgehaltenen Stilen schreiben Leute, von denen nie gelernt wird
arg-paint-out = Der Zielordner; er wird bei Bedarf angelegt
arg-paint-force = Schon vorhandene Fotos und truth.json überschreiben
arg-read-files = Fotos: JPEG, PNG, WebP oder HEIC; Ordner davon; - für die Standardeingabe
arg-read-edition = Die Edition der Tafel; sonst sagt es der Aufdruck
arg-read-json = Je Foto ein JSON-Objekt in einer eigenen Zeile ausgeben
arg-read-report = In diese Datei schreiben, was gelesen wurde und was richtig ist, mit der aus dem Foto geschnittenen Tafel, für `grade`. Ungefragt wird nichts geschrieben, und nichts wird versandt
arg-read-corrected = Die Tafel, wie sie richtig ist, mit ihren Rundenzahlen, so herum wie gelesen: eine .board-Datei oder JSON
arg-read-force = Einen vorhandenen Bericht überschreiben, und auch einen von einer Tafel schreiben, die kaum zum Foto passt
arg-resolve-roll = Die gewürfelten Seiten, etwa left,2 für den Meteor oder arid für die Wüste. Ohne sie: was die Tafel selbst erzwingt, etwa ein Feld, das sich mit Wasser füllt
arg-resolve-take = Diese Möglichkeit ausführen, 1 für die erste, und die Tafel danach ausgeben
arg-resolve-json = Je Tafel und Erweiterung ein JSON-Objekt ausgeben
arg-roll-edition = Die Edition, deren Würfel geworfen werden: classic (ohne Angabe), challenge oder eine Box
arg-roll-layout = Die gedruckte Tafel, wenn sie eigene Würfel oder Runden mitbringt: ihr Name oder die Datei, in der sie aufgeschrieben ist
arg-roll-expansions = Erweiterungen, deren Würfel mitgeworfen werden, etwa lava,river
arg-roll-rounds = Wie viele Runden gewürfelt werden
arg-roll-draft = So viele Sätze paarweise werfen, für die Draftvariante
arg-roll-boxes = Die Sätze dieser Editionen paarweise werfen, für die Draftvariante: eine je Spieler, etwa classic,challenge,challenge
arg-roll-seed = Dieselbe Startzahl ergibt dieselben Würfe. Ohne sie sind sie jedes Mal andere
arg-roll-record = Die Würfe in diesem Protokoll festhalten, ab der ersten Runde ohne Würfel. Fehlt die Datei, wird sie angelegt; Edition, Erweiterungen und Startzahl darin gelten
arg-roll-json = Je Runde ein JSON-Objekt ausgeben
arg-schema-name = Die Form, etwa board, game oder score; ohne Angabe die Namen aller Formen
arg-completions-shell = Die Shell
arg-man-command = Der Befehl, dessen Seite gewünscht ist; ohne Angabe die Seite des ganzen Programms
arg-score-json = Je Tafel ein JSON-Objekt in einer eigenen Zeile ausgeben
arg-score-evidence = In JSON angeben, woher jede Zahl kommt
arg-train-seed = Startzahl der gemalten Tafeln und der Netze
arg-train-steps = Schritte für das große Netz; einer dauert auf zwei Kernen eine drittel bis halbe Sekunde
arg-train-digit-steps = Schritte für das kleine Netz, das Rundennummern liest
arg-train-flap-steps = Schritte für das Netz, das die Klappe liest
arg-train-flap = Nur das Netz der Klappe trainieren
arg-train-fit = Gemalte Tafeln, an denen zuletzt Temperaturen und Schwellen eingestellt werden
arg-train-fit-only = Nichts lernen: die Modelle im Ordner von --out neu einstellen, an gemalten Fotos und schlechten Abzügen davon
arg-train-out = Ordner für die Modelle `routes.bin`, `digits.bin` und `flap.bin`
arg-train-checkpoints = Ordner für Zwischenstände. Ein abgebrochener Lauf geht von dort weiter
arg-train-from = Mit den Modellen dieses Ordners weitermachen statt von vorn
arg-train-keep = Mit --from: Prozent, mit denen das Modell davor am Mittel mit dem Modell nach dem Lauf Anteil hat, Zahl für Zahl
arg-train-only = Eines der beiden Netze trainieren; das andere bleibt, wie es im Ordner für Modelle liegt
arg-train-strokes = Eine Datei mit Ziffern als Strichen in der Form UNIPEN, auch mit gzip gepackt: Das kleine Netz lernt diese Handschriften, eine von fünf bleibt zurückgehalten
arg-train-fresh = Neu beginnen, auch wenn es Zwischenstände gibt
arg-train-force = Schon vorhandene Modelle überschreiben. Ein Lauf, der an einem Zwischenstand weitermacht, überschreibt seine eigenen

# Was für einen Wert steht
value-name-board = TAFEL
value-name-choice = NUMMER
value-name-codes = CODES
value-name-color = WANN
value-name-command = BEFEHL
value-name-count = ANZAHL
value-name-digit-steps = SCHRITTE
value-name-flap-steps = SCHRITTE
value-name-edition = EDITION
value-name-editions = EDITIONEN
value-name-faces = SEITEN
value-name-family = STILE
value-name-file = DATEI
value-name-files = DATEI
value-name-fit = TAFELN
value-name-folder = ORDNER
value-name-game = PARTIE
value-name-keep = PROZENT
value-name-language = SPRACHE
value-name-light = ZEILE
value-name-name = NAME
value-name-name-answer = NAME=ANTWORT
value-name-names = NAMEN
value-name-only = NETZ
value-name-photo = FOTO
value-name-players = SPIELER
value-name-rounds = RUNDEN
value-name-scale = MASSSTAB
value-name-seed = STARTZAHL
value-name-shell = SHELL
value-name-show = ANSICHT
value-name-space = FELD
value-name-steps = SCHRITTE
value-name-theme = FARBEN
value-name-tier = STUFE
value-name-to = FORM
value-name-widthxheight = BREITExHÖHE
value-name-word = WORT
value-name-x-y = X,Y,...

# Der Rahmen von Hilfe und Handbuchseiten
usage-word = Aufruf:
usage-options = OPTIONEN
heading-arguments = Argumente
heading-options = Optionen
heading-commands = Befehle
arg-default = Vorgabe: { $value }
arg-values = möglich: { $values }
arg-values-list = Möglich sind:
man-name = BEZEICHNUNG
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-more = WEITERES
man-version = VERSION

# Fehler
usage-conflict = „{ $argument }“ geht nicht zusammen mit { $others }
usage-repeated = „{ $argument }“ ist mehrfach angegeben
usage-value-missing = „{ $argument }“ braucht einen Wert, es steht aber keiner da
usage-value = „{ $argument }“ kann nicht „{ $value }“ sein
usage-value-why = „{ $argument }“ kann nicht „{ $value }“ sein: { $why }
usage-no-value = „{ $argument }“ nimmt keinen Wert, es steht aber „{ $value }“ da
usage-no-command = einen Befehl „{ $command }“ gibt es nicht
usage-required = es fehlt: { $arguments }
usage-unknown = „{ $argument }“ gehört nicht hierher
usage-no-text = ein Argument ist kein lesbarer Text
usage-other = diese Argumente passen nicht zusammen
usage-near = gemeint ist vielleicht { $near }
usage-file = eine Datei mit diesem Namen wird als „-- { $argument }“ angegeben
usage-more = Mehr sagt „--help“.
usage-number = anzugeben ist eine ganze Zahl von { $least } bis { $most }
usage-size = anzugeben ist etwa 1280x800, jede Zahl von 200 bis 8000
usage-scale = anzugeben ist eine Zahl von 0.5 bis 4, etwa 2
usage-ruling = eine Regelfrage wird als NAME=ANTWORT angegeben
usage-corners = anzugeben sind acht Zahlen, nicht { $count }
usage-corners-number = anzugeben sind acht Zahlen; „{ $found }“ ist keine

# Malen und Trainieren
cli-painted = { $count ->
    [one] { $count } Foto in { $folder }
   *[other] { $count } Fotos in { $folder }
}
cli-training = { $name }: Verlust { $loss }, { $speed } Tafeln/s
cli-training-step = { $name } Schritt { $step } von { $steps }: Verlust { $loss }, { $speed } Tafeln/s
cli-training-checked = { $name } Schritt { $step }: Verlust { $loss }; unbekannte Stile: { $wrong } % falsch
train-checkpoint = der Zwischenstand passt nicht zu diesem Programm; ohne ihn beginnt der Lauf neu
train-strokes-line = Zeile { $line } ist keine Handschrift in der Form UNIPEN
train-strokes-writers = { $count ->
    [one] nur eine Person hat jede Ziffer geschrieben; es braucht zwei, eine zum Lernen und eine zum Messen
   *[other] { $count } Personen haben jede Ziffer geschrieben; es braucht zwei, eine zum Lernen und eine zum Messen
}
train-painter = das Malen von Tafeln ist fehlgeschlagen; bitte die Startzahl melden
damage-cut-short = abgeschnitten
damage-head = ihr Kopf
damage-hash = ihre Prüfsumme
damage-layers = ihre Schichten
damage-size = ihre Größe
damage-numbers = ihre Zahlen
damage-checkpoint = ein Zwischenstand
damage-other-network = ein anderes Netz

# Kommentare in Dateien mit Würfen
tray-dice = Würfel von { $boxes }, Startzahl { $seed }
tray-round = Runde { $round }, Platz { $seat } beginnt
tray-seat = Platz { $seat }: { $dice }

# Bilder des Fensters
shot-unpacked = das Bild ließ sich nicht packen: { $why }
shot-slow = ein Foto war nach { $seconds } Sekunden noch nicht gelesen
