# Where a mistake is
mistake-at = Zeile { $line }, Spalte { $column }: { $what }
mistake-in-line = Zeile { $line }: { $what }
mistake-board = Tafel von { $name }: { $why }
mistake-misplaced = Tafel von { $name }: „{ $part }“ gehört zur ganzen Partie, neben „players“
mistake-space = Feld { $space }: { $why }
mistake-part = { $part }: { $what }
mistake-within = { $inner } in { $outer }
mistakes-more = { $count ->
    [one] Ein weiterer Fehler folgt.
   *[other] { $count } weitere Fehler folgen.
}
mistakes-many = weitere Fehler können folgen; zuerst diese beheben

# Names that do not exist
error-ruling = keine Regelfrage heißt „{ $found }“; bekannt sind { $known }
error-answer = die Regelfrage „{ $ruling }“ hat keine Antwort „{ $found }“; möglich sind { $known }
error-expansion-known = keine Erweiterung heißt „{ $found }“; bekannt sind { $known }
error-mark = kein Zeichen heißt „{ $found }“; möglich ist eines von { $known }, oder es entfernen
error-noted = keine Zahl neben dem Raster heißt „{ $found }“; möglich ist eines von { $known }, oder es entfernen
error-goal = keine Aufgabenkarte hat das Kürzel „{ $found }“; bekannt sind { $known }
error-edition = „{ $found }“ ist keine Edition; möglich sind classic ({ box-deep-blue }, { box-blazing-red }) und challenge ({ box-lush-green }, { box-shining-yellow })
error-layout = keine mitgelieferte Tafel heißt „{ $found }“
error-layout-own = keine Tafel heißt „{ $found }“: classic oder challenge schreiben; giant, epic oder solo, mit den Ausfahrten der eigenen Tafel; den Namen einer Tafel, die das Fenster aufbewahrt, oder den Pfad ihrer Datei; oder „size: 9x9“ ergänzen, um die eigene zu beschreiben
error-outline = der Plan der Tafel „{ $name }“ ist nicht veröffentlicht: { $asks } ergänzen, so wie es auf der eigenen Tafel steht
error-mode = „{ $found }“ ist keine Spielart; möglich sind table, draft und solo
error-special = „{ $found }“ ist keine Spezialstrecke
error-face = kein Würfel zeigt „{ $found }“; möglich ist eine Strecke als Kürzel wie h.h. oder mit ihrem Namen{ $count ->
    [0] {""}
   *[other] , oder eine Seite einer Erweiterung im Spiel: { $known }
}
error-face-shared = Würfel verschiedener Art zeigen „{ $found }“; gemeint ist eines von { $known }
error-face-round = Runde { $round }: { $what }

# Spaces, drawings and printed boards
error-space = „{ $found }“ ist kein Feld; erwartet werden der Buchstabe der Zeile und die Zahl der Spalte, etwa C4
error-side-twice = die Seite { $side } kommt in einem Feld zweimal vor
error-sides = erwartet werden vier Buchstaben für die Seiten N E S W (h Straße, r Gleis, . leer), hier steht „{ $found }“
error-suffix = unbekannte Endung „{ $found }“; es gibt s, n, o, d1, d2 und + mit einem weiteren Strang
error-incomplete = die Endung „{ $found }“ braucht alle vier Seiten
error-board-size = eine Tafel hat 1 bis { $most } Zeilen und Spalten, nicht { $rows }x{ $cols }
error-fixture-outside = { $what-a } bei { $space } liegt nicht auf der Tafel
error-fixture-twice = { $what-a } bei { $space } kommt zweimal vor
fixture-exit = Ausfahrt
    .a = eine Ausfahrt
fixture-centre = Zentralfeld
    .a = ein Zentralfeld
fixture-building = Gebäude
    .a = ein Gebäude
fixture-wall = Mauer
    .a = eine Mauer
    .source = Kompendium, Bauplankarten
fixture-mountain = Berg
    .a = ein Berg
fixture-city = Stadt
    .a = eine Stadt
fixture-lab = Labor
    .a = ein Labor
fixture-given = gedruckte Strecke
    .a = eine gedruckte Strecke
fixture-dotted = gepunkteter Berg
    .a = ein gepunkteter Berg
error-fixture-nothing = { $what-a } bei { $space } zeigt nichts; es fehlen die Linien oder die Seiten
error-given-blocked = bei { $space } kann keine Strecke gedruckt sein: dort ist ein Berg oder eine Stadt
error-layout-dice = eine Tafel fügt höchstens { $most } Würfel hinzu, jeden Buchstaben einmal, etwa +2A
error-city-kind = cities: { $space } ist keine Stadt, ihre Art steht zweimal da oder ist weder Straße noch Gleis (highway, railway)
error-layer = erwartet wird eine Ebene wie underground (Kleinbuchstaben, Ziffern, - und _), hier steht „{ $found }“
error-layer-known = keine Erweiterung hat Tafeln der Ebene „{ $found }“; bekannt: { $known }. Eine Tafel an der Oberfläche nennt keine Ebene
error-inner-exit = die Ausfahrt { $at } liegt nicht am Außenrand

# Typed boards
error-text-too-long = eine Tafel hat höchstens { $most } Bytes; ist das die richtige Datei?
error-nothing-written = hier steht nichts; erwartet werden Felder mit ihren Strecken, etwa „A2 h.h. 1“, oder „edition: classic“ für eine leere Tafel
error-text-newer = die Tafel ist in Version { $found } gespeichert, dieses Programm liest bis { $known }: bitte aktualisieren
error-line = erwartet wird eine Angabe („edition: classic“), ein Feld mit seiner Strecke („A2 h.h. 1“), „grid:“ oder eine Bemerkung nach #
error-key = unbekannte Angabe „{ $found }“; bekannt sind { $known }
error-key-near = unbekannte Angabe „{ $found }“, gemeint ist vielleicht „{ $near }“; bekannt sind { $known }
error-key-twice = „{ $found }“ ist zweimal angegeben; eine der beiden genügt
error-no-value-name = nach dem Doppelpunkt fehlt der Name einer Tafel
error-no-value-numbers = nach dem Doppelpunkt fehlen Zahlen wie total 46, errors 5
error-no-value-places = nach dem Doppelpunkt fehlen Stellen wie C3 D4N
error-no-value-rounds = nach dem Doppelpunkt fehlt, wie viele Runden eine Partie hat
error-quote = das schließende " fehlt (dazwischen steht \" für ein Anführungszeichen und \\ für einen Rückstrich)
error-size = erwartet werden Zeilen x Spalten von 1x1 bis { $most }x{ $most }, etwa 9x9; hier steht „{ $found }“
error-no-size = „{ $found }“ sagt, was aufgedruckt ist; die Tafel nennen, etwa „layout: challenge“, oder für eine eigene „size: 7x7“ ergänzen, oder die Zeile entfernen
error-expected-space = erwartet wird ein Feld wie C4 (Buchstabe der Zeile, Zahl der Spalte), hier steht „{ $found }“
error-expected-space-side = erwartet wird ein Feld mit Seite wie C4N, hier steht „{ $found }“
error-outside = { $space } liegt nicht auf dieser Tafel mit { $rows } Zeilen und { $cols } Spalten (letztes Feld { $last })
error-space-twice = { $space } steht schon weiter oben; jedes Feld wird einmal gezeichnet
error-no-die = die Edition { $edition } hat keinen Würfel { $die }, den die Tafel zusätzlich verlangen könnte
error-given = bei { $space } ist eine Strecke gedruckt; dort wird nichts anderes gezeichnet
error-no-route = nach dem Feld fehlt die Strecke: ein Kürzel wie h.h. oder Wörter wie highway N-S
error-word = unbekanntes Wort „{ $found }“; erwartet wird ein Kürzel wie h.h. oder Arten und Seiten wie „highway N-S“, „highway N railway E station“, „overpass highway N-S“
error-no-kind = vor den Seiten fehlt highway oder railway
error-no-sides = es fehlen die Seiten, etwa N-S
error-shape-straight = eine Gerade verbindet zwei gegenüberliegende Seiten
error-shape-curve = eine Kurve verbindet zwei benachbarte Seiten
error-shape-junction = eine Abzweigung verbindet drei Seiten
error-shape-crossing = eine Kreuzung verbindet alle vier Seiten
error-shape-dead-end = eine Sackgasse hat nur eine Seite
error-shape-overpass = eine Überführung wird nach ihrer geraden Straße oder ihrem geraden Gleis benannt, etwa „overpass highway N-S“
error-shape-double-curve = eine Doppelkurve wird nach einer ihrer Kurven benannt, etwa „double-curve highway N-E“
error-round = erwartet wird eine Rundennummer von 0 bis 255, hier steht „{ $found }“
error-trailing = hier sollte nichts mehr kommen, doch es steht „{ $found }“ da
error-grid-cells = { $found ->
    [one] Zeile { $row } hat { $found } Feld, die Tafel aber { $expected } Spalten; ein leeres Feld ist ein .
   *[other] Zeile { $row } hat { $found } Felder, die Tafel aber { $expected } Spalten; ein leeres Feld ist ein .
}
error-grid-row = erwartet wird eine Zeile von A bis { $last }, hier steht „{ $found }“
error-grid-row-twice = Zeile { $row } steht schon weiter oben
error-grid-rows = { $found ->
    [one] das Raster endet nach { $found } Zeile, die Tafel hat { $expected }
   *[other] das Raster endet nach { $found } Zeilen, die Tafel hat { $expected }
}
error-number-dice-round = vor dem Doppelpunkt wird eine Runde von 1 bis 99 erwartet, etwa dice 3: hh.. r.r.; hier steht „{ $found }“
error-number-whole = erwartet wird eine ganze Zahl, hier steht „{ $found }“
error-number-noted = erwartet wird nach dem Wort eine Zahl von 0 bis 255, etwa „noted: villages 2“, gefunden „{ $found }“
error-number-version = erwartet wird die Zahl einer Version, hier steht „{ $found }“
error-number-rounds = erwartet wird, wie viele Runden eine Partie hat; hier steht „{ $found }“
error-number-more-dice = erwartet werden Würfel neben denen der Edition, etwa +2A; hier steht „{ $found }“
error-number-network-points = erwartet werden die Punkte eines Netzwerks mit 0, 1, 2 … Ausfahrten, hier steht „{ $found }“
error-name-expansion = erwartet wird der Name einer Erweiterung (Buchstaben, Ziffern, - und _), hier steht „{ $found }“
error-name-goal = erwartet werden die Buchstaben einer Aufgabe (Buchstaben, Ziffern, - und _), hier steht „{ $found }“
error-name-mark = erwartet wird, was eingezeichnet ist (Buchstaben, Ziffern, - und _), hier steht „{ $found }“
error-name-face = erwartet wird eine Würfelseite: ein Kürzel wie hh.. oder ein Name (Buchstaben, Ziffern, - und _), hier steht „{ $found }“
error-name-number = erwartet wird der Name einer Zahl wie total (Buchstaben, Ziffern, - und _), hier steht „{ $found }“
error-name-building = erwartet wird factory, village oder university, hier steht „{ $found }“
error-ruling-form = erwartet wird eine Regelfrage mit Antwort wie longest=challenge, hier steht „{ $found }“
error-listed-too-many = mehr als { $most } dürfen es nicht sein
error-listed-twice = „{ $found }“ kommt zweimal vor
error-mark-round = das Feld dieses Zeichens ({ $place }) trägt die Nummer einer anderen Runde
error-place = erwartet wird eine Stelle: ein Feld (C4), Seiten davon (C4N, C4NE) oder eine Ecke des Rasters (Zeile/Spalte ab 0/0), jeweils mit x2 für zwei Zeichen; hier steht „{ $found }“
error-mark-form = erwartet wird ein Zeichen mit seinem Ort wie „{ $form }“, gefunden „{ $found }“
error-mark-alone = hinter diesem Zeichen fehlt sein Ort, etwa „{ $form }“
error-more = weitere Fehler folgen; zuerst diese beheben

# Placement strings
error-placements-length = jede Platzierung hat fünf Zeichen; { $count } Zeichen sind zu viele oder zu wenige
error-placements-many = { $count } Platzierungen sind mehr, als auf eine Tafel passen ({ $most })
error-placement-number-a = Zeichen { $position } ist „{ $found }“, nach A wird 0 bis 5 erwartet (Platzierung „{ $placement }“)
error-placement-number-b = Zeichen { $position } ist „{ $found }“, nach B wird 0 bis 2 erwartet (Platzierung „{ $placement }“)
error-placement-number-s = Zeichen { $position } ist „{ $found }“, nach S wird 0 bis 5 erwartet (Platzierung „{ $placement }“)
error-placement-tile = Zeichen { $position } ist „{ $found }“, erwartet wird A, B oder S (Platzierung „{ $placement }“)
error-placement-row = Zeichen { $position } ist „{ $found }“, erwartet wird eine Zeile von A bis G (Platzierung „{ $placement }“)
error-placement-column = Zeichen { $position } ist „{ $found }“, erwartet wird eine Spalte von 0 bis 6 (Platzierung „{ $placement }“)
error-placement-turn = Zeichen { $position } ist „{ $found }“, erwartet wird eine Drehung von 0 bis 7 (Platzierung „{ $placement }“)
error-placements-lose = eine Platzierungskette hält nur Strecken der klassischen Tafel fest, verloren gingen { $what }: stattdessen json, grid oder list verwenden
error-no-tile = auf { $space } steht { $drawing }, wofür Platzierungsketten keinen Namen haben: nur Strecken der klassischen Editionen haben dort einen

# JSON files
error-too-long-board = eine Tafel hat höchstens { $most } Bytes, diese Datei { $found }; ist es die richtige?
error-no-version-board = dieses JSON ist keine Tafel von Inkspector: „"{ $key }": { $version }“ fehlt
error-newer-board = die Tafel ist in Version { $found } gespeichert, dieses Programm liest bis { $known }: bitte aktualisieren
error-too-long-game = eine Partie hat höchstens { $most } Bytes, diese Datei { $found }; ist es die richtige?
error-no-version-game = dieses JSON ist keine Partie von Inkspector: „"{ $key }": { $version }“ fehlt
error-newer-game = die Partie ist in Version { $found } gespeichert, dieses Programm liest bis { $known }: bitte aktualisieren
error-too-long-table = eine Tischdatei hat höchstens { $most } Bytes, diese Datei { $found }; ist es die richtige?
error-no-version-table = dieses JSON ist keine Tischdatei von Inkspector: „"{ $key }": { $version }“ fehlt
error-newer-table = die Tischdatei ist in Version { $found } gespeichert, dieses Programm liest bis { $known }: bitte aktualisieren
error-too-long-history = eine Chronik hat höchstens { $most } Bytes, diese Datei { $found }; ist es die richtige?
error-no-version-history = dieses JSON ist keine Chronik von Inkspector: „"{ $key }": { $version }“ fehlt
error-newer-history = die Chronik ist in Version { $found } gespeichert, dieses Programm liest bis { $known }: bitte aktualisieren
error-link-newer = dieser Link ist von einem neueren Programm; bitte dieses aktualisieren
error-link-damaged = dieser Link ist unvollständig; noch einmal lesen oder kopieren
error-too-long-backup = eine Datei mit allem hat höchstens { $most } Bytes, diese { $found }; ist es die richtige?
error-no-version-backup = dieses JSON ist keine Datei mit allem von Inkspector: „"{ $key }": { $version }“ fehlt
error-newer-backup = die Datei mit allem ist in Version { $found } gespeichert, dieses Programm liest bis { $known }: bitte aktualisieren
error-backup-history = die fertigen Partien darin: { $why }
error-backup-table = Tisch { $number } darin: { $why }
error-backup-board = der gedruckte Plan { $number } darin: { $why }
error-backup-settings = die Einstellungen darin: { $why }
error-backup-photo = das Foto { $name } darin ist beschädigt; alles neu speichern und noch einmal versuchen
error-too-long-settings = eine Einstellungsdatei hat höchstens { $most } Bytes, diese Datei { $found }; ist es die richtige?
error-no-version-settings = dieses JSON ist keine Einstellungen von Inkspector: „"{ $key }": { $version }“ fehlt
error-newer-settings = die Einstellungen sind in Version { $found } gespeichert, dieses Programm liest bis { $known }: bitte aktualisieren
error-json-end = der Text endet zu früh: fehlt ein Teil der Datei?
error-json-comma = hier fehlt ein Komma oder eine schließende Klammer
error-json-colon = zwischen Name und Wert fehlt ein Doppelpunkt
error-json-last-comma = das Komma vor der schließenden Klammer muss weg
error-json-after = nach dem Ende des JSON sollte nichts mehr kommen
error-json-name = hier fehlt ein Name in Anführungszeichen
error-json-text = in einem Text dürfen hier weder Zeilenumbruch noch einzelner Rückstrich stehen
error-json-number = das ist keine lesbare Zahl
error-json-deep = das ist zu tief verschachtelt
error-json-value = hier fehlt ein Wert: ein Text in Anführungszeichen, eine Zahl, eine Liste oder ein Objekt
error-json-unfit = was hier steht, gehört nicht in eine solche Datei
error-given-twice = „{ $what }“ kommt zweimal vor
error-said = { $said }
error-not-on-board = { $space } liegt nicht auf der Tafel
error-mark-not-on-board = das Zeichen „{ $mark }“ liegt nicht auf der Tafel
error-mark-twice = das Zeichen „{ $mark }“ kommt zweimal vor
error-mark-no-amount = das Zeichen „{ $mark }“ hat die Anzahl 0; bitte weglassen
error-name = „{ $found }“ ist kein Name: erlaubt sind Kleinbuchstaben, Ziffern, - und _
error-lists-too-many = „{ $what }“ zählt mehr als { $most } auf
error-wanted = erwartet wird { $wanted }, hier steht { $found }
error-field = „{ $found }“ gibt es nicht; bekannt sind { $known }
error-field-near = „{ $found }“ gibt es nicht, gemeint ist vielleicht „{ $near }“; bekannt sind { $known }
error-missing = „{ $name }“ fehlt
error-no-round = als Name wird eine Rundennummer wie "3" erwartet
part-field = „{ $name }“
part-entry = Eintrag { $number }
part-entry-of = Eintrag { $number } von { $list }
found-null = nichts (null)
found-truth = { $truth }
found-number = die Zahl { $number }
found-text = der Text „{ $text }“
found-list = eine Liste
found-object = ein Objekt in geschweiften Klammern
wanted-text = ein Text in Anführungszeichen
wanted-whole = eine ganze Zahl von { $least } bis { $most }
wanted-number = eine Zahl
wanted-one-of = eines von { $words }
wanted-space = ein Feld wie "C4" in Anführungszeichen
wanted-route = eine Strecke wie "h.h." in Anführungszeichen
wanted-list = eine Liste in eckigen Klammern
wanted-row = eine Liste der Länge { $count }
wanted-object = ein Objekt in geschweiften Klammern
wanted-object-of = ein Objekt mit einem von { $names }

# Records of games and lists of rolls
error-players = eine Partie hat höchstens { $most } Spieler, diese hat { $found }
error-star = „star“ ist { $star }, die Plätze dieser Partie zählen aber von 0 bis { $last }
error-goal-twice = die Aufgabe „{ $code }“ kommt zweimal vor; jede Karte ist einmal im Spiel
error-boards-differ = die Tafeln von { $first } und { $second } gehören nicht zu einer Partie: verschieden ist { $what }
error-no-boards = eine Partie braucht mindestens eine Tafel
mistake-layer = { $name }: „{ $found }“ benennt keine weitere Tafel: eine Ebene ist ein Wort wie underground, und jede Tafel hat eine eigene
error-no-owner = die Tafel „{ $layer }“ von „{ $name }“ gehört niemandem: hier ist niemand dieses Namens, oder er hat schon eine solche
error-no-players = die Partie hat keine Spieler
error-rolls-line = erwartet werden eine Runde, ein Doppelpunkt und ihre Würfelseiten, etwa „3: h.h. rr.. hhh. hrhro“; hier steht „{ $found }“
error-rolls-no-round = eine Runde „{ $found }“ gibt es nicht: Diese Partie hat die Runden 1 bis { $last }
error-rolls-face = kein Würfel im Spiel zeigt „{ $found }“
error-rolls-too-many = { $count } Streckenwürfel, doch eine Runde hat { $most }
error-rolls-after-end = Streckenwürfel der Runde { $round }, doch diese Partie hat { $rounds } Runden
error-rolls-impossible = die Würfel dieser Edition können nicht zusammen { $faces } zeigen
error-rolls-expansion-impossible = die Würfel der Erweiterung { $expansion } können nicht zusammen { $faces } zeigen
error-rolls-twice = Runde { $round } steht schon in Zeile { $line }
error-rolls-differ = Runde { $round } hat im Protokoll andere Würfel
error-rolls-draft = im Draft hat jeder Spieler eigene Würfel: Sie gehören in das Protokoll
error-lines = { $lines }
board-number = Tafel { $number }
the-record = das Protokoll

# What a file holds
holds-title = der Titel
holds-player = der Spieler
holds-notes = Bemerkungen
holds-rounds = Rundennummern
holds-expected = erwartete Zahlen
holds-goals = Aufgaben
holds-dice = die gefallenen Würfel
holds-expansions = Erweiterungen
holds-rulings = Regelfragen
holds-printed = die gedruckte Tafel
holds-other-edition = die Edition
holds-edition = die Edition { $edition }
holds-board = die gedruckte Tafel „{ $name }“
holds-layer = die Ebene „{ $layer }“
holds-marks = { $count } Zeichen von Erweiterungen
holds-expansions-in-play = die Erweiterungen im Spiel ({ $names })
holds-ruling = die Regelfrage { $key }={ $answer }
