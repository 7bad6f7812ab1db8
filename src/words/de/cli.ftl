# What the commands print
cli-photo-print = Der Aufdruck sagt nicht sicher, ob es eine klassische oder eine Challenge-Tafel ist; „--edition“ sagt, welche.
cli-photo-way-up = Das Foto verrät nicht sicher, wo bei der Tafel oben ist; „inkspector read“ sagt, wie sie zu drehen ist.
cli-photo-mirrored = Das Foto ist gespiegelt, wie die Zahlen oder Gebäude zeigen. Die Tafel ist gelesen, wie sie auf dem Tisch liegt.
cli-photo-unclear = Das Foto ist unklar bei { $spaces }; „inkspector read“ sagt, was es sein kann.
cli-photo-unclear-at = das Foto ist unklar bei { $spaces }
cli-not-confirmed = Nicht bestätigt
cli-nothing-broken = Nichts, was darauf gezeichnet ist, verstößt gegen eine Regel; ob Würfel nicht gezeichnet wurden, sagt „inkspector audit“.
cli-clean = { $name }: nichts, was darauf gezeichnet ist, verstößt gegen eine Regel (nicht gezeichnete Würfel: siehe „inkspector audit“)
cli-not-allowed = Nicht erlaubt
cli-not-allowed-as-read = Nicht erlaubt, wenn es so gezeichnet ist, wie es gelesen wurde
cli-shows-not-allowed = { $name } zeigt, was die Regeln nicht erlauben:
cli-not-as-expected = Nicht wie erwartet
cli-column-board = Tafel
cli-column-exits = Ausf.
cli-column-highway = Straße
cli-column-railway = Gleis
cli-column-centre = Zentr.
cli-column-other = mehr
cli-column-errors = Fehler
cli-column-total = Summe
cli-issues = { $count ->
    [one] { $count } Verstoß
   *[other] { $count } Verstöße
}
cli-numbers-off = { $count ->
    [one] { $count } Zahl nicht wie erwartet
   *[other] { $count } Zahlen nicht wie erwartet
}
cli-print-unsure = Ausgabe unsicher
cli-way-up-unsure = oben nicht sicher
cli-unclear = { $count } unklar
cli-boards = { $count ->
    [one] { $count } Tafel: { $clean } ohne Verstöße, { $wrong } mit, { $unread } unlesbar
   *[other] { $count } Tafeln: { $clean } ohne Verstöße, { $wrong } mit, { $unread } unlesbar
}
cli-with-edition = { $name } ({ $edition })
cli-refused = { $space }, Platzierung { $number }: { $why }
cli-gives-nothing = { $space } bringt nichts.
cli-legend = ═ Straße  ┄ Gleis  ■ Bahnhof  ● Sackgasse  ╫ ╪ Überführung  ◦ zentrales Feld
cli-step = { $number }. { $title }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cli-total = Summe: { $sum } = { $total }
cli-not-on-board = { $space } liegt nicht auf der Tafel { $name }
cli-goals-not-counted = Aufgaben zählen hier nicht ({ $goals }): „inkspector audit“ mit denselben Tafeln zählt sie.
cli-written-not-counted = { $name } { $points } steht auf dem Papier und zählt hier nicht, denn die Tafel beweist es nicht.
cli-no-winner-unread = nicht alle Tafeln waren lesbar, daher wird kein Sieger genannt
cli-two-boards = zum Vergleichen mindestens zwei Tafeln nennen
cli-one-player = alle diese Tafeln sind von { $name }; die Tafel eines anderen nennen

# Audits
cli-named-twice = { $path } ist zweimal genannt, sodass eine Tafel zwei Spielern gehörte; sie nur einmal nennen
cli-not-judged-unread = nicht alle Tafeln waren lesbar, daher wird die Partie nicht beurteilt
cli-drawn-twice = { $space } ist zweimal gezeichnet, daher wird die Partie nicht beurteilt; eines von beiden entfernen
cli-record-no-boards = { $count ->
    [one] dieses Protokoll enthält Würfel von { $count } Runde und noch keine Tafel; die Tafeln danach nennen (inkspector audit { $name } anna.board ben.board) oder unter „players“ eintragen
   *[other] dieses Protokoll enthält Würfel von { $count } Runden und noch keine Tafel; die Tafeln danach nennen (inkspector audit { $name } anna.board ben.board) oder unter „players“ eintragen
}
cli-two-records = { $first } und { $second } sind Protokolle von zwei Partien: nur eines nennen
cli-solo-drafted = --solo gilt nicht: laut Protokoll war es ein Draft
cli-solo-players = --solo gilt nicht: eine Solopartie hat einen Spieler, diese hat { $players }
cli-edition-differs = --edition { $asked } gilt nicht: die Partie ist laut ihren Dateien von der Edition { $has }; die Angabe weglassen oder dort ändern
cli-legal = { $name }: nach den Regeln gezeichnet
cli-broken = { $count ->
    [one] { $name }: { $count } Regelverstoß
   *[other] { $name }: { $count } Regelverstöße
}
cli-unproven = { $name }: kein Regelverstoß nachweisbar
cli-whole-table = Alle Spieler zusammen
cli-standings = Platzierung
cli-standing = { $place }. { $name }: { $total }, { $errors }
cli-standing-waits = { $place }. { $name } hat noch keine Tafel
cli-standing-goals = { $place }. { $name }: { $total } ({ $board } auf der Tafel, { $goals } durch Aufgaben), { $errors }
cli-errors-beside = { $errors } (für den Gleichstand { $all }, mit den Einträgen der Erweiterungszeilen)
cli-layer = Tafel „{ $layer }“: { $total }, { $errors }
cli-layer-surface = Tafel an der Oberfläche: { $total }, { $errors }
cli-all-boards = { $name }, alle Tafeln: { $total }, { $errors }
cli-goals-open = { $count ->
    [one] { $standing }, { $count } Aufgabe offen
   *[other] { $standing }, { $count } Aufgaben offen
}
cli-alone = Es ist nur eine Tafel da, also gibt es keinen Sieger.
cli-winner-broke = Die Punkte sind die der Tafeln, wie sie gezeichnet sind; gegen eine Regel verstieß, siehe oben: { $names }.
cli-open-goals = Offene Aufgaben zählen nichts und können die Platzierung noch ändern.
cli-open-goals-alone = Offene Aufgaben zählen nichts und können die Summe noch erhöhen.
cli-game = Partie
cli-game-about = Edition { $edition }, { $length }, { $dice }
cli-game-about-with = Edition { $edition }, { $count ->
    [one] Erweiterung
   *[other] Erweiterungen
} { $expansions }, { $length }, { $dice }
cli-length = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
cli-length-open = { $length }, wie hier gezählt, denn kein Text sagt, wie lange die Partie dauert
cli-length-turns = { $all } Runden abwechselnd, { $rounds } auf jeder Tafel
cli-dice-unknown = Würfel unbekannt
cli-dice-expansions = Würfel der Strecken unbekannt, die der Erweiterungen bekannt von { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
cli-dice-all = alle Würfel bekannt
cli-dice-some = { $count ->
    [one] Würfel von { $count } Runde bekannt
   *[other] Würfel von { $count } Runden bekannt
}
cli-round = Runde { $round }: { $drawn }
cli-round-parts = { $told }; { $part }
cli-rolled = gewürfelt { $routes }
cli-fits = ein Wurf, der passt: { $routes }
cli-no-roll-fits = kein Wurf passt
cli-expansion-dice = Erweiterungswürfel: { $faces }
cli-special = Spezialstrecke: { $routes }
cli-copied = durch eine Fabrik verdoppelt: { $routes }
cli-gone = nicht auf der Tafel, vielleicht gelöscht: { $routes }
cli-gone-most = { $count ->
    [0] nicht gezeichnet, denn gelöscht sein kann nichts: { $routes }
    [one] nicht auf der Tafel, davon höchstens eine Strecke gelöscht: { $routes }
   *[other] nicht auf der Tafel, davon höchstens { $count } Strecken gelöscht: { $routes }
}
cli-all-gone = was ihre Würfel auch zeigten, es steht nicht auf der Tafel
cli-so-far = { $points ->
    [one] bisher { $points } Punkt
   *[other] bisher { $points } Punkte
}
cli-so-far-dated = { $points ->
    [one] bisher { $points } Punkt ohne das, was keine Runde trägt
   *[other] bisher { $points } Punkte ohne das, was keine Runde trägt
}

# Rolls and what they ask for
cli-nothing-to-choose = es gibt nichts zu wählen
cli-no-choice = eine Wahl { $choice } gibt es nicht, nur 1 bis { $count }
cli-special-used = eine Spezialstrecke ist verbraucht: { $what }
cli-special-used-told = { $name }: { $what }. Die Tafel zeigt das nicht: die Strecke auf dem Blatt durchstreichen und im Protokoll der Partie unter „specials“ eintragen.
cli-assumed-told = { $name }: { $what }
cli-nothing-to-do = nichts zu tun
cli-no-expansion = { $name }: keine Erweiterung ist im Spiel
cli-no-die-none = kein Würfel zeigt „{ $found }“, denn keine Erweiterung ist im Spiel
cli-no-die = kein Würfel der Erweiterungen zeigt „{ $found }“; sie zeigen { $known }
cli-not-together = die Würfel der Erweiterung { $expansion } zeigen das nicht alles zusammen; { $known }
cli-roll-incomplete = ein Wurf der Erweiterung { $expansion } braucht eine Seite von jedem der { $dice } Würfel; { $known }
cli-die = { $die }: { $faces }
cli-die-copies = { $die } ({ $count } Würfel): { $faces }
cli-expansion-twice = die Erweiterung { $name } ist zweimal genannt; ihre Würfel fallen einmal
cli-draft-expansions = die Paare eines Drafts sind Streckenwürfel: die der Erweiterungen ohne --draft und --boxes würfeln
cli-boxes-edition = --boxes nennt die Editionen schon; --edition weglassen
cli-draft-record = die Paare eines Drafts werden am Tisch gewählt; die Würfel jedes Spielers in das Protokoll eintragen
cli-record-name = eine Aufzeichnung ist eine Datei, die beim nächsten Wurf wieder gelesen wird; ihr einen Namen geben
cli-all-rolled = jede Runde hat schon ihre Würfel
cli-rounds-left = { $count ->
    [one] zu würfeln bleibt { $count } Runde, nicht { $asked }
   *[other] zu würfeln bleiben { $count } Runden, nicht { $asked }
}
cli-seed = (Startzahl { $seed })
cli-pairs = { $count ->
    [one] { $count } Paar
   *[other] { $count } Paare
}
cli-pair = { $first } + { $second } ({ $points })
cli-seats = ab dem ersten Spieler wählen die Plätze in der Reihenfolge { $order }
cli-setup = Vor der ersten Runde zeichnen alle ein: { $what }
cli-setup-mark = { $mark } in { $place }
cli-record-of = dieses Protokoll ist von der Edition { $edition } ohne Erweiterungen; --edition und --expansions weglassen oder eine andere Datei nennen
cli-record-layout = dieses Protokoll ist von einer anderen Tafel, { $name }; --layout weglassen oder eine andere Datei nennen
cli-record-of-with = dieses Protokoll ist von der Edition { $edition } (Erweiterungen: { $expansions }); --edition und --expansions weglassen oder eine andere Datei nennen
cli-record-ruling = dieses Protokoll folgt einer anderen Antwort als { $ruling }; --ruling weglassen oder eine andere Datei nennen
cli-record-seed = dieses Protokoll würfelt mit der Startzahl { $kept }; --seed weglassen oder eine andere Datei nennen
cli-record-draft = diese Partie ist ein Draft, in dem jeder Spieler Würfel aus einem Vorrat wählt; mit --draft oder --boxes würfeln und die Würfel jedes Spielers in das Protokoll eintragen

# Files and input
cli-name-board = eine Tafeldatei nennen, oder - für die Standardeingabe
cli-line = Zeile { $number }
cli-many-lines = eine Datei mit Platzierungsketten hat höchstens { $most } Zeilen; sie in Teilen lesen
cli-standard-input = Standardeingabe
cli-no-text = das ist kein Text und darum keine Tafel; Tafeln enden auf .board oder .json, Fotos auf .jpg, .png, .webp oder .heic
cli-no-utf8 = dieser Text ist nicht als UTF-8 gespeichert; in dieser Kodierung noch einmal speichern
cli-is-photo = das ist ein Foto; „inkspector read -“ liest eines von der Standardeingabe, jeder Befehl eines aus einer Datei, die auf .jpg, .png, .webp oder .heic endet
cli-is-game = das ist das Protokoll einer ganzen Partie: „inkspector audit“ beurteilt und wertet es
cli-no-layout = keine Tafel heißt „{ $name }“: classic, challenge, solo, giant oder epic schreiben, den Namen einer Tafel, die das Fenster aufhebt, oder den Pfad ihrer Datei (.board)
cli-paint-no-exits = die Tafel „{ $title }“ hat keine Ausgänge, es ließe sich also nichts darauf zeichnen: den Pfad einer Datei (.board) angeben, in der sie stehen
cli-layout-file = die Tafel „{ $name }“ ist nicht zu gebrauchen: { $why }
cli-no-reader = dieses Programm wurde ohne Fotoleser gebaut (Feature „vision“)
cli-board-edition = die Datei nennt { $own }, --edition aber { $asked }: das ist für Fotos und Platzierungen; weglassen, oder die Zeile „edition:“ der Datei ändern
cli-board-layout = die Datei sagt selbst, was auf ihre Tafel gedruckt ist: --layout ist für Fotos; weglassen
cli-board-expansions = die Datei sagt selbst, mit welchen Erweiterungen ihre Tafel gespielt wird: --expansions ist für Fotos, bitte weglassen
cli-board-corners = --corners ist für Fotos: weglassen, diese Datei ist kein Foto
cli-ruling-twice = --ruling { $ruling } hat zwei Antworten, { $first } und { $second }: eine weglassen
cli-no-boards-in = keine Tafeln darin
cli-broke-off = die Ausgabe konnte nicht geschrieben werden: { $why }
cli-output-closed = die Standardausgabe ist geschlossen
cli-file = { $file }: { $why }
cli-file-lines = { $file }:
cli-left-out = { $name }: in Platzierungsketten ist kein Platz hierfür, es fehlt: { $what }
cli-is-there = { $name }: { $path } ist schon da, mit anderem Inhalt; einen anderen Ordner nennen oder mit --force überschreiben
cli-taken = { $path } ist schon da; einen anderen Ort nennen oder mit --force überschreiben
cli-window = das Fenster lässt sich nicht öffnen ({ $said }); es braucht eine Oberfläche mit OpenGL. Die anderen Befehle kommen ohne aus

# Photos
cli-report-one = ein Bericht handelt von einem Foto mit einer Tafel; bitte ein Foto nennen, das so beschnitten ist, dass es nur diese Tafel zeigt
cli-report-own = aus dieser Datei entsteht der Bericht: ihm einen anderen Namen geben
cli-report-size = die verbesserte Tafel hat nicht so viele Felder, wie das Foto zeigt
cli-report-edition = die berichtigte Tafel ist { $own }, das Foto zeigt { $shown }; ist das Foto falsch erkannt, hilft --edition oder --layout
cli-report-other = { $differ } von { $count } gezeichneten Feldern sind im Foto andere, also ist dies wohl eine andere Tafel oder sie liegt anders herum; stimmt sie doch, schreibt --force den Bericht trotzdem
cli-report-print = die berichtigte Tafel ist anders bedruckt als die im Foto; --layout nennt ihren Aufdruck
cli-print = Welche Ausgabe die Tafel ist, ist nicht sicher: { $edition } { $percent } %. „--edition“ sagt, welche
cli-way-up-heading = Wo bei der Tafel oben ist, ist nicht sicher
cli-way-up = { $percent } % sicher. Wenn oben im Bild darüber { $how } zeigt, --corners { $corners } anfügen
cli-turned-right = nach rechts
cli-turned-half = nach unten
cli-turned-left = nach links
cli-all-clear = Alle Felder sind klar.
cli-look-at = Bitte ansehen
cli-doubt = { $space }: { $readings }
cli-hidden = { $space }: verdeckt, vom Bildrand abgeschnitten
cli-seen = Es sind Zeichnungen zu sehen, die nach { $expansions } aussehen. Sie zählen mit „--expansions { $names }“.
cli-mark-doubt = { $space }: was eine Erweiterung hier zeichnet, ist nicht klar
cli-round-doubt = { $space } Rundennummer: { $readings }
cli-maybe-mirrored = Das Foto ist vielleicht gespiegelt, und dann ist jedes Feld ein anderes: bitte nachsehen oder die Tafel noch einmal fotografieren.
cli-mirrored = Das Foto ist gespiegelt, wie die Zahlen zeigen. Die Tafel ist gelesen, wie sie auf dem Tisch liegt; die Ecken sind die des zurückgespiegelten Fotos.
cli-mirrored-note = gespiegeltes Foto
cli-maybe-mirrored-note = Foto vielleicht gespiegelt
cli-reading = { $reading } { $percent } %
cli-no-photos = { $path }: keine Fotos genannt
cli-no-trait = kein Foto nennt „{ $found }“; bekannt sind { $known }
cli-grade-photos = Fotos
cli-grade-exact = Tafeln fehlerfrei
cli-grade-score = Wertung richtig
cli-grade-wrong = falsche Felder je Tafel
cli-grade-sides = Seiten richtig
cli-grade-stations = Bahnhöfe richtig
cli-grade-digits = Rundennummern richtig
cli-grade-corner-median = Eckenfehler, Median
cli-grade-corner-worst = Eckenfehler, größter
cli-grade-flagged = Felder gemeldet je Tafel
cli-grade-unflagged = falsch, ungemeldet, je 1000
cli-grade-refused = abgelehnt
cli-grade-seconds = Sekunden, Median
cli-grade-specials = Spezialstrecken richtig
cli-grade-written = Zahlen der Klappe richtig
cli-grade-written-safe = richtig oder erfragt
cli-grade-flap-asked = Fragen zur Klappe
cli-grade-tracks = markierte Felder richtig
cli-grade-tracks-safe = richtig oder erfragt
cli-grade-goals = Zielpunkte richtig
cli-grade-goals-safe = richtig oder erfragt
cli-grade-tracks-asked = Fragen zu beiden
cli-grade-marks = Zeichnungen richtig
cli-grade-marks-safe = richtig oder erfragt
cli-grade-marks-asked = Fragen zu Zeichnungen
cli-failure = { $file } ({ $tier }): { $what }
cli-failure-refused = abgelehnt: { $why }
cli-failure-unflagged = falsch, ungemeldet { $spaces }
cli-failure-flagged = falsch, gemeldet { $spaces }
cli-failure-digits = Rundennummern { $spaces }
cli-failure-flap = Klappe: { $parts }
cli-failure-marks = Zeichnungen { $parts }
cli-failure-corner = Ecke um { $by } daneben
cli-failure-score = Wertung { $read } statt { $is }
cli-no-command = einen Befehl { $name } gibt es nicht; bekannt sind { $known }
cli-no-form = keine Form heißt { $name }; bekannt sind { $known }
