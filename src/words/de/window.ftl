app-name = Inkspector
app-made-by = Gewertet mit Inkspector, einem inoffiziellen Begleiter
about = Inkspector ist ein inoffizieller Begleiter. Railroad Ink ist eine Marke des Verlags, der mit diesem Programm nichts zu tun hat.
privacy = Alles bleibt auf diesem Rechner: kein Konto, kein Internet, kein Foto verlässt ihn.
menu = Menü
menu-file = Datei
menu-edit = Bearbeiten
menu-draw = Mit der Tastatur zeichnen
menu-view = Ansicht
clipboard = Zwischenablage
dismiss = Schließen
total-is = Summe { $total }

setting-language = Sprache
setting-shade = Farben
setting-text-size = Schriftgröße
shade-system = Wie das System
shade-light = Hell
shade-dark = Dunkel

cmd-open = Fotos oder Partien öffnen…
cmd-open-hint = Fotos, Tafeln oder eine Partie wählen; mehrere Fotos ergeben mehrere Spieler
cmd-photograph = Tafeln fotografieren…
cmd-photograph-hint = Durch die Kamera schauen; jedes Foto wird von selbst aufgenommen, sobald die Tafel gut zu sehen ist
cmd-open-path = Pfad öffnen…
cmd-open-path-hint = Eintippen, wo die Datei liegt, ohne Dateidialog
cmd-paste = Einfügen
cmd-paste-hint = Ein Foto oder eine Tafel in Textform aus der Zwischenablage nehmen
cmd-new = Neue Partie
cmd-new-hint = Mit leeren Tafeln beginnen
cmd-save = Partie speichern
cmd-save-hint = Alle Tafeln und Zahlen in einer Datei speichern
cmd-save-as = Partie speichern als…
cmd-save-as-hint = Unter anderem Namen speichern
cmd-save-picture = Bild speichern…
cmd-save-picture-hint = Die Tafel mit allem Hervorgehobenen, Summen und Regelfragen als PNG
cmd-save-sheet = Blatt speichern…
cmd-save-sheet-hint = Die gewertete Tafel als SVG zum Drucken
cmd-copy-text = Als Text kopieren
cmd-copy-text-hint = Alle Wertungen und die Tafeln in Textform in die Zwischenablage; das Kopierte lässt sich einfügen
cmd-copy-play = Link für BG Stats kopieren
cmd-copy-play-hint = Die Partie als Link, den die App BG Stats auf dem Telefon öffnet
cmd-save-text = Als Text speichern…
cmd-save-text-hint = Alle Wertungen und die Tafel in Textform in eine Datei
cmd-save-json = Als JSON speichern…
cmd-save-json-hint = Alle Wertungen für andere Programme
cmd-save-csv = Als CSV speichern…
cmd-save-csv-hint = Alle Wertungen für eine Tabellenkalkulation
cmd-save-history = Chronik als CSV speichern…
cmd-save-history-hint = Alle fertigen Partien für eine Tabellenkalkulation
cmd-save-all = Alles speichern…
cmd-save-all-hint = Tische, Fotos, Chronik, gedruckte Tafeln und Einstellungen in einer Datei, zum Öffnen auf einem anderen Gerät
cmd-save-practice = Übungstafel…
cmd-save-practice-hint = Eine leere Tafel als SVG zum Drucken und Zeichnen
cmd-quit = Beenden
cmd-quit-hint = Das Fenster schließen
cmd-undo = Rückgängig
cmd-undo-hint = Ein Schritt zurück; auch Leeren und Laden
cmd-redo = Wiederholen
cmd-redo-hint = Ein Schritt vor
cmd-clear-board = Tafel leeren
cmd-clear-board-hint = Alle Felder dieser Tafel leeren
cmd-add-player = Spieler dazu
cmd-add-player-hint = Noch eine Tafel am Tisch
cmd-next-player = Nächster Spieler
cmd-next-player-hint = Die nächste Tafel zeigen
cmd-previous-player = Voriger Spieler
cmd-previous-player-hint = Die vorige Tafel zeigen
cmd-finish = In die Chronik
cmd-finish-hint = Diese beendete Partie in die Chronik auf diesem Rechner aufnehmen
cmd-up = Nach oben
cmd-up-hint = Zum Feld darüber
cmd-down = Nach unten
cmd-down-hint = Zum Feld darunter
cmd-left = Nach links
cmd-left-hint = Zum Feld links
cmd-right = Nach rechts
cmd-right-hint = Zum Feld rechts
cmd-turn = Drehen
cmd-turn-hint = Eine Vierteldrehung im Uhrzeigersinn
cmd-mirror = Spiegeln
cmd-mirror-hint = Links und rechts vertauschen
cmd-stamp = Hier zeichnen
cmd-stamp-hint = Die Strecke in der Hand zeichnen; noch einmal dreht sie
cmd-erase = Leeren
cmd-erase-hint = Das Feld leeren
cmd-move = Feld verschieben
cmd-move-hint = Aufnehmen, was im Feld gezeichnet ist; Pfeiltasten und Eingabe legen es anderswo ab
cmd-next-tool = Nächstes Zeichen
cmd-next-tool-hint = Das nächste Zeichen, Würfelbild oder die nächste Linie der Erweiterungen in die Hand nehmen
cmd-go-on = Weiterzeichnen
cmd-go-on-hint = Zum nächsten Feld, in das eine Strecke oder eine Ausfahrt führt
cmd-round-up = Höhere Runde
cmd-round-up-hint = Eine höhere Rundennummer eintragen
cmd-round-down = Niedrigere Runde
cmd-round-down-hint = Eine niedrigere Rundennummer eintragen
cmd-release = Weglegen
cmd-release-hint = Die Strecke weglegen und die Hervorhebung aufheben
cmd-show-start = Start
cmd-show-start-hint = Fotos, Eingabe von Hand, Beispiele
cmd-show-photo = Foto
cmd-show-photo-hint = Das Foto und seine Ecken
cmd-show-review = Prüfen
cmd-show-review-hint = Das Gelesene neben dem Foto
cmd-show-board = Tafel
cmd-show-board-hint = Zeichnen, werten, Streit schlichten
cmd-show-table = Tisch
cmd-show-table-hint = Alle Spieler nebeneinander
cmd-show-printed = Gedruckte Tafeln
cmd-show-printed-hint = Eine gedruckte Tafel einmal aufschreiben, um darauf zu spielen
cmd-show-help = Hilfe
cmd-show-help-hint = Tasten und erste Schritte
cmd-show-score = Wertung neben der Tafel
cmd-show-score-hint = Jede Zeile und was ihre Punkte einbringt
cmd-show-issues = Verstöße neben der Tafel
cmd-show-issues-hint = Was gegen eine Regel gezeichnet ist
cmd-show-dispute = Streitfall neben der Tafel
cmd-show-dispute-hint = Notierte Zahlen und behauptete Strecken
cmd-show-learn = Lernen neben der Tafel
cmd-show-learn-hint = Schritt für Schritt durch die Wertung
cmd-next-issue = Nächster Verstoß
cmd-next-issue-hint = Zum nächsten Verstoß springen
cmd-toggle-shade = Hell oder dunkel
cmd-toggle-shade-hint = Die Farben tauschen
cmd-next-language = Nächste Sprache
cmd-next-language-hint = Englisch, Deutsch, Französisch
cmd-bigger-text = Größere Schrift
cmd-bigger-text-hint = Alle Texte größer
cmd-smaller-text = Kleinere Schrift
cmd-smaller-text-hint = Alle Texte kleiner

start-title = Wer hat wirklich gewonnen?
start-text = Fertige Tafeln fotografieren: Inkspector liest sie, prüft jede Strecke, wertet jede Zeile und zeigt, woher jeder Punkt kommt.
start-drop = Oder Dateien irgendwo in dieses Fenster ziehen, oder einen Pfad eintippen:
start-drop-only = Oder Dateien irgendwo in dieses Fenster ziehen. Kopierten Text einer Tafel fügen die Tasten des Browsers ein.
drop-here = Loslassen zum Öffnen
path-hint = Pfad der Datei
path-open = Öffnen
hand-title = Eine Tafel von Hand eingeben
hand-text = Mit Maus, Finger oder Tastatur zeichnen; die Wertung folgt jedem Strich.
hand-text-touch = Mit dem Finger zeichnen; die Wertung folgt jedem Strich.
hand-classic = Klassische Tafel
hand-challenge = Challenge-Tafel
boxes-classic = { box-deep-blue }, { box-blazing-red }
boxes-challenge = { box-lush-green }, { box-shining-yellow }
recent-title = Zuletzt geöffnet
examples-title = Beispiele
example-rulebook = Eine fertige klassische Tafel
example-rulebook-about = Zwei Netzwerke, ein Bahnhof auf der Spezialkreuzung, fünf offene Enden: 46 Punkte.
example-challenge = Eine fertige Challenge-Tafel
example-challenge-about = Siedlungen, Universitäten und doppelte Kurven auf einer vollen Tafel.
example-eight = Eine Acht
example-eight-about = Eine Kreuzung zweimal durchfahren: nach der einen Regel einmal gezählt, nach der anderen zweimal. 13 oder 15?
example-lollipop = Zurück zur Abzweigung
example-lollipop-about = Darf die längste Straße auf ein Feld zurückkommen, das sie schon benutzt hat?
example-overpass-exit = Überführung an einer Ausfahrt
example-overpass-exit-about = Welches der beiden Netzwerke bekommt die Ausfahrt?
example-ring = Ein geschlossener Ring
example-ring-about = Sechs Felder im Ring: sechs Punkte oder sieben?
example-illegal = Eine Tafel mit Verstößen
example-illegal-about = Strecken, die falsch zusammentreffen, und ein Stück ohne Anschluss.
left-behind = Eine Partie vom letzten Mal ist noch da
left-behind-text = { $count ->
    [one] Eine Tafel blieb ungespeichert liegen.
   *[other] { $count } Tafeln blieben ungespeichert liegen.
}
left-behind-of = Tafeln von { $names }.
left-behind-yes = Damit weitermachen
left-behind-no = Verwerfen

photo-none = Kein Foto ist offen.
photo-cancel = Lesen abbrechen
photo-cancelled = Das Lesen wurde abgebrochen.
photo-look = Ergebnis ansehen
photo-by-hand = Tafel von Hand eingeben
photo-corners = Ecken des Rasters
photo-corners-text = Eine Ecke auf die äußere Ecke des Rasters aus 7 mal 7 Feldern ziehen oder mit den Pfeiltasten schieben. Dann neu lesen.
photo-read-again = Neu lesen
photo-find-corners = Ecken suchen
photo-turn = Um 90° drehen
photo-drop = Foto entfernen
corner-top-left = Ecke oben links
corner-top-right = Ecke oben rechts
corner-bottom-right = Ecke unten rechts
corner-bottom-left = Ecke unten links
stage-decode = Bild öffnen
stage-locate = Raster finden
stage-rectify = Tafel entzerren
stage-read = Jedes Feld ansehen
stage-solve = Strecken zusammenfügen

review-marks = Zeichen der Erweiterungen
review-marks-text = Eines nehmen und Foto oder Tafel antippen. Nochmals antippen löscht es.
review-photo = Das Foto genau von oben gesehen
review-table = Wer hat gewonnen?
review-done = Zur Wertung
queue-left = { $count ->
    [one] Ein Feld ist noch anzusehen
   *[other] { $count } Felder sind noch anzusehen
}
queue-space = { $space }
queue-text = Was ist hier gezeichnet? Die Zahl drücken oder antippen.
queue-option = { $number }: { $name }
queue-next = Nächstes
queue-draw = Etwas anderes…
queue-empty = Auf keiner Tafel ist noch etwas anzusehen: Die Summen sind bestätigt.
queue-any = Jedes Feld lässt sich durch Antippen berichtigen.
queue-odd = Das ist gegen eine Regel gezeichnet. Vielleicht wurde es falsch gelesen; bitte ansehen:
queue-others = Jede andere Strecke, die passendste zuerst:
queue-figure = Rundennummer, die hier steht:
queue-go-on = Weiter zum Nächsten
flap-left = { $count ->
    [one] Eine Zeile der Klappe anzusehen
   *[other] { $count } Zeilen der Klappe anzusehen
}
flap-line = { $name }: Was steht da?
flap-text = Die Nummer drücken oder antippen. Die Wertung hängt nicht davon ab, nur was zum Papier gesagt wird.
flap-option = { $number }: { $reading }
flap-other = Andere Zahl
flap-take = Übernehmen
flap-illegible = Nicht zu lesen
flap-picture = Die Zeile auf der Klappe, vergrößert
flap-whole = Die Klappe von oben gesehen
review-name = Wessen Tafel ist das?
stand-of = { $name }: { $stand }
stand-no-photo = kein Foto
stand-reading = wird gelesen
stand-not-found = nicht gefunden
stand-way-up = wie herum?
stand-expansions = mit Erweiterungen?
stand-spaces = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
stand-figures = { $count ->
    [one] eine Rundennummer
   *[other] { $count } Rundennummern
}
stand-lines = { $count ->
    [one] eine Zeile der Klappe
   *[other] { $count } Zeilen der Klappe
}
stand-done = fertig
figure = Runde { $round }
figure-likely = Runde { $round }, wahrscheinlich
figure-ten = 1 …: zweite Ziffer tippen, oder Eingabe für Runde 1.
figure-none = Keine Rundennummer
figure-none-likely = Keine Rundennummer, wahrscheinlich
rounds-goals = Welche Zahl steht im Kästchen? Aufgaben werden in einer Runde erfüllt: Die Summe hängt davon ab.
missing-again = Ein anderes Foto wählen
missing-corners = Zwischen diesen Ecken lesen
missing-leave-out = Dieses Foto weglassen
doubts-look = Ansehen
doubt-at = { $space }: unsicher

panel-draw = Zeichnen
panel-score = Wertung
panel-issues = Verstöße
panel-dispute = Streitfall
panel-learn = Lernen
draw-routes = Strecken
draw-tools-text = Antippen zeichnet, nochmals dreht oder löscht. Tasten: P das nächste, R dreht, Eingabe zeichnet; eine Linie beginnt und endet mit Eingabe.
draw-lines-text = Linien mit Finger oder Maus ziehen. Antippen geht durch, was passt; langes Drücken oder Rechtsklick bietet alles an. Mit Alt verschiebt Ziehen ein Feld.
pen-line = Linie
pen-highway = Straße
pen-railway = Schiene
pen-wipe = Wischen
pen-carry = Verschieben
draw-specials = Spezialstrecken
draw-round = Rundennummer dazu
draw-no-round = keine
draw-round-number = Rundennummer { $round }
draw-expansions = Erweiterungen
round-is = Runde { $round }

detail-network = { $exits ->
    [one] { $letter }: eine Ausfahrt, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $letter }: { $exits } Ausfahrten, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
detail-ring = ein geschlossener Ring
evidence-none = Nichts auf dieser Tafel.
evidence-proven = Es gibt keine längere: Alle Möglichkeiten wurden betrachtet.
evidence-unproven = Nicht als längste bewiesen: Keine Strecke hat mehr als { $most } Punkte.
unconfirmed-doubts = { $count ->
    [one] Unbestätigt: ein Feld ansehen
   *[other] Unbestätigt: { $count } Felder ansehen
}
unconfirmed-table = Noch nicht bestätigt: { $left }
issues-count = { $count ->
    [one] Ein Verstoß
   *[other] { $count } Verstöße
}
issues-none-short = Regelgerecht gezeichnet
issues-none = Nichts auf dieser Tafel bricht eine Regel, die man auf Papier sehen kann.
issues-text = Das ist gegen eine Regel gezeichnet. Die Wertung zählt es, wie es dasteht.
rulings-title = Regelfragen, die hier zählen
rulings-text = Die Regelhefte unterscheiden sich oder schweigen. Jede Antwort mit der Summe, die sie ergibt:
ruling-answer = { $answer }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
ruling-issues = { $answer }: { $count ->
    [0] kein Verstoß
    [one] { $count } Verstoß
   *[other] { $count } Verstöße
}

gives-hint = Auf ein Feld zeigen, um zu sehen, was es bringt.
gives-nothing = Bringt nichts für die Wertung.
gives-guess = Was ein Feld bringt, steht hier nach dem Raten.
gives-network = { $exits ->
    [0] Netzwerk { $letter }
    [one] Netzwerk { $letter }, eine Ausfahrt
   *[other] Netzwerk { $letter }, { $exits } Ausfahrten
}
gives-highway = +{ $points } längste Straße
gives-railway = +{ $points } längste Gleisstrecke
gives-centre = +1 Zentralfeld
gives-factory = Fabrik aktiviert
gives-village = Siedlung aktiviert
gives-university = Universität aktiviert
gives-error = -1 offenes Ende { $side }

space-empty = leer
space-lines = { $kind } { $sides }
space-station = Bahnhof
space-network = Netzwerk { $letter }
space-round = Runde { $round }
space-mark-sides = { $mark } { $sides }
space-mark-times = { $mark } ×{ $count }
space-group = eines von { $count }
space-errors = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
}
space-issue = regelwidrig
space-doubt = unsicher
space-central = Zentralfeld

dispute-written = Was auf der Tafel notiert ist
dispute-written-text = Die Zahlen des Spielers eintippen; was abweicht, wird erklärt.
dispute-written-for = Notiert für { $name }
dispute-agrees = stimmt
dispute-differs = { $by } daneben
dispute-open = möglich
dispute-no-figure = keine Zahl
dispute-unsure = unsicher
dispute-blank = leer
dispute-hidden = ungesehen
dispute-type-lines = Die Zeilen eintippen zeigt, wo es auseinandergeht.
dispute-why = Warum nicht { $figure }? { $name }
dispute-why-beyond = Warum? { $name }
verdict-open = Aufgeschrieben { $written }, bisher { $proven }.
verdict-open-lines = Bisher { $proven }.
verdict-right = Aufgeschrieben { $written }, bewiesen { $proven }: Das stimmt.
verdict-right-lines = Bewiesen { $proven }: Die aufgeschriebenen Zeilen stimmen.
verdict-possible = Aufgeschrieben { $written }, gefunden { $proven }: Das kann stimmen.
verdict-lines = Bewiesen { $proven }.
verdict-head = Aufgeschrieben { $written }, bewiesen { $proven }
verdict-head-lines = Bewiesen { $proven }
verdict-why = { $head }: { $why }.
verdict-line = { $name } { $written } aufgeschrieben, { $proven } bewiesen
verdict-blank = { $name } leer gelassen, { $proven } bewiesen
verdict-errors-bare = Fehler { $written } aufgeschrieben, { $proven } bewiesen, und an keinem war ein Zeichen zu lesen ({ $places })
verdict-errors = { $count ->
    [one] ein Fehler wurde übersehen, { $places }
   *[other] { $count } Fehler wurden übersehen, { $places }
}
verdict-errors-some = { $count ->
    [one] einer von { $all } Fehlern wurde übersehen ({ $places })
   *[other] { $count } von { $all } Fehlern wurden übersehen ({ $places })
}
verdict-errors-many = { $count ->
    [one] ein Fehler zu viel wurde gezählt
   *[other] { $count } Fehler zu viel wurden gezählt
}
verdict-sum = die aufgeschriebenen Zeilen ergeben zusammen { $sum }
dispute-claim = Eine behauptete Strecke
dispute-claim-text = Die Art wählen, dann auf der Tafel die Strecke entlangfahren oder ihre Felder der Reihe nach antippen.
claim-highway = Straße
claim-railway = Gleis
claim-tap = Strecke ziehen
claim-stop = Fertig
claim-back = Eins zurück
claim-clear = Von vorn
claim-stands = Sie gilt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Die bewiesene längste hat { $longest }.
claim-stands-longest = Sie gilt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, und es gibt keine längere.
claim-stands-open = Sie gilt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Die längste gefundene hat { $longest }; dass es keine längere gibt, ist nicht bewiesen, aber keine hat mehr als { $most }.
claim-no-line = Sie ist bei { $space } unterbrochen (Schritt { $step }): Dort ist nichts von dieser Art gezeichnet.
claim-not-beside = Sie ist bei { $space } unterbrochen (Schritt { $step }): Es liegt nicht neben { $before }.
claim-not-connected = Sie ist zwischen { $before } und { $space } unterbrochen (Schritt { $step }): Die beiden sind nicht auf diese Art verbunden.
claim-apart = Sie ist bei { $before } unterbrochen (vor Schritt { $step }): Die beiden Strecken kreuzen sich dort ohne Verbindung.
claim-space-again = Sie ist bei { $space } unterbrochen (Schritt { $step }): Nach der klassischen Regel zählt kein Feld doppelt.
claim-stretch-again = Sie ist bei { $space } unterbrochen (Schritt { $step }): Dieser Abschnitt wurde schon gezählt.
claim-unproven = Längste gefundene, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, nicht bewiesen: { $line }
claim-proven = Bewiesen längste, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $line }

learn-title = Schritt für Schritt durch die Wertung
learn-text = Zeile um Zeile: was zählt, wo es im Regelheft steht und was es auf dieser Tafel markiert.
learn-guess = Erst raten: markieren, was zählt, dann nachsehen
learn-begin = Beginnen
learn-step = Schritt { $step } von { $steps }
learn-back = Zurück
learn-next = Weiter
learn-end = Beenden
learn-marked = { $count ->
    [0] Die Felder antippen, die zählen.
    [one] Ein Feld markiert.
   *[other] { $count } Felder markiert.
}
learn-show = Zeigen, was zählt
learn-right = { $count } richtig: { $spaces }
learn-missed = { $count } übersehen: { $spaces }
learn-surplus = { $count } zu viel: { $spaces }
learn-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
learn-sum = Die Summe
learn-networks = Verbundene Strecken bilden ein Netzwerk. Jedes Netzwerk bringt Punkte für die Ausfahrten, die es erreicht: 4 für zwei, dann je 4 weitere; alle zwölf bringen 45.
learn-networks-source = Regelheft: Ausfahrten verbinden
learn-highway = Die längste ununterbrochene Straße, ein Punkt je Feld. Gleise und Abzweigungen zählen nicht mit.
learn-highway-source = Regelheft: Bonuspunkte
learn-railway = Die längste ununterbrochene Gleisstrecke, ein Punkt je Feld.
learn-railway-source = Regelheft: Bonuspunkte
learn-centre = Jedes Zentralfeld, in dem etwas gezeichnet ist, bringt einen Punkt, ob verbunden oder nicht.
learn-centre-source = Regelheft: Bonuspunkte, Zentralfelder
learn-villages = Eine Siedlung wird durch eine Strecke mit Bahnhof aktiviert. Jede aktivierte Siedlung bringt 2 Punkte.
learn-villages-source = Challenge-Regelheft: Spezialgebäude
learn-errors = Jedes Ende einer Strecke im Inneren der Tafel, das nirgends anschließt, kostet einen Punkt. Enden am Außenrand kosten nichts.
learn-errors-source = Regelheft: Spielende
learn-extra = Diese Punkte bringt eine Erweiterung oder eine Aufgabe.
learn-extra-source = Regelheft: Seite der Erweiterung

winner-alone = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}. Zum Vergleich die anderen Spieler dazunehmen.
winner-none = Kein Sieger: Die Tafeln sind von verschiedener Art, etwa klassisch und Challenge; ihre Punkte lassen sich nicht vergleichen.
winner-none-layers = Kein Sieger: Die Tafeln liegen auf verschiedenen Ebenen, eine im Untergrund, eine nicht; ihre Punkte lassen sich nicht vergleichen.
winner-no-board = Niemand gewinnt: Es liegt keine einzige Tafel vor.
winner-open = Wer gewinnt, ist nicht bewiesen: In Frage kommen { $names }, denn Aufgaben sind offen, oder nicht von jeder längsten Linie ist bewiesen, dass es keine längere gibt.
winner-waits = Noch kein Sieger: Von { $names } liegt noch keine Tafel vor.
winner = { $names } gewinnt mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}.
winner-errors = { $names } gewinnt mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}: gleiche Summe, weniger Fehler.
winner-shared = { $names } teilen sich den Sieg mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}: gleiche Summe und je { $errors } Fehler. Außer beim Draft kennen die Regeln keinen weiteren Entscheid.
winner-star-unknown = { $names } stehen gleich mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
} und je { $errors } Fehlern. Beim Draft gewinnt, wer rechts vom Sternchen früher sitzt: Wer hat das Sternchen gezeichnet?
table-name-of = Name von Spieler { $number }
table-place = Platz
table-place-number = { $place }.
table-left = { $name } nach links rücken
table-right = { $name } nach rechts rücken
table-show = Die Tafel von { $name } zeigen
table-board = Tafel
table-remove = { $name } entfernen
past-title = Partien anderer Tage
past-open = Öffnen
past-forget = Löschen
past-forgotten = Gelöscht: { $game }
past-bring-back = Zurückholen
decimal-point = ,
series-add-up = Zusammenzählen:
series-day = Partien des letzten Tages
series-all = Alle Partien
series-none = Keine auswählen
series-copy = Rangliste kopieren
series-save = Rangliste als CSV sichern
series-title = Rangliste über { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
series-name = Name
series-points = Punkte
series-games = Partien
series-mean = Je Partie
series-best = Bestes
series-wins = Siege
series-line = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, { $mean } je Partie, bestes Ergebnis { $best }

ask-no = Abbrechen
ask-new = Mit leeren Tafeln beginnen?
ask-new-text = Die Tafeln auf dem Tisch verschwinden. Rückgängig holt sie wieder.
ask-new-yes = Neu beginnen
ask-changed = In der Datei steht jetzt etwas anderes
ask-changed-text = Ein anderes Programm oder Fenster hat sie geändert, seit sie hier geöffnet oder gespeichert wurde. Sie überschreiben, oder zurückgehen und mit „Partie speichern als…“ beides behalten.
ask-changed-yes = Überschreiben
cmd-show-code = Als Code zeigen…
cmd-show-code-hint = Diese Tafel als QR-Code: Ein anderes Telefon liest ihn mit der Kamera, und die Tafel kommt dort an den Tisch
ask-code = Auf ein anderes Telefon
ask-code-text = Mit der Kamera des Telefons lesen, auf dem der Tisch ist: Die Tafel kommt dort hinzu. Sie geht vom Bildschirm zur Kamera und sonst nirgendwohin.
ask-code-yes = Link kopieren
ask-join = Eine Tafel von einem anderen Telefon
ask-join-text = { $name } bringt eine Tafel mit { $drawn } gezeichneten Feldern. Sie kommt an den Tisch von { $others }.
ask-join-begin = { $name } bringt eine Tafel mit { $drawn } gezeichneten Feldern. Mit ihr beginnt ein Tisch.
ask-join-again = { $name } bringt eine Tafel mit { $drawn } gezeichneten Feldern. Sie tritt an die Stelle derer, die { $name } am Tisch von { $others } hat; ein Schritt zurück bringt jene wieder.
ask-join-yes = An den Tisch nehmen
join-nobody = Jemand
told-copied-link = Der Link ist in der Zwischenablage. Wer ihn öffnet, wird gefragt, ob die Tafel dort hinzukommen soll.
told-join-elsewhere = Die Partie ist in einem anderen Tab dieses Browsers offen: Dort wird nach der Tafel gefragt. Dieser Tab kann geschlossen werden.
told-too-much-for-code = Die Tafel ist zu viel für einen Code. Als Text speichern und die Datei auf dem anderen Telefon öffnen.
ask-take-over = Alles davon übernehmen?
ask-take-over-text = In der Datei: Tische { $tables }, fertige Partien { $games }, gedruckte Tafeln { $boards }, Fotos { $photos }. Sie kommen zu dem hinzu, was hier ist; davon geht nichts verloren.
ask-take-over-yes = Übernehmen
ask-take-over-join = Nur die Tafeln an diesen Tisch bringen
ask-together = Tafeln eines anderen Tisches
ask-together-text = In der Datei ist ein Tisch von { $names }. Seine Tafeln können an den Tisch von { $others } kommen, oder er wird für sich geöffnet; der hiesige bleibt dann aufgehoben.
ask-together-yes = An diesen Tisch nehmen
ask-together-apart = Für sich öffnen
ask-forget-board = „{ $title }“ vergessen?
ask-forget-board-text = Was von ihr aufgeschrieben ist, geht verloren. Tafeln, auf denen gezeichnet wurde, behalten es.
ask-remove = { $name } entfernen?
ask-remove-text = Die Tafel geht mit. Rückgängig holt sie wieder.
ask-remove-yes = Entfernen
ask-path-text = Den ganzen Pfad eintippen.
ask-no-dialog = Hier lässt sich kein Dateidialog öffnen. Den ganzen Pfad eintippen.
ask-save-path = Wohin speichern?
ask-save-yes = Speichern
ask-there = Diese Datei gibt es schon
ask-there-text = Überschreiben, oder zurückgehen und einen anderen Namen wählen.
ask-open-yes = Öffnen

told-saved = Gespeichert: { $name }
told-saved-bare = Gespeichert: { $name }. Die Fotos sind nicht in der Datei, sie bleiben auf diesem Computer.
told-downloaded = Wird heruntergeladen: { $name }
told-lifted = { $space } ist aufgenommen: Pfeiltasten, dann legt Eingabe es ab.
told-copied = In die Zwischenablage kopiert.
told-copied-play = Der Link ist in der Zwischenablage. Auf dem Telefon mit BG Stats öffnen.
told-confirmed = Jeder Zweifel dieser Partie ist geklärt: Die Summen sind bestätigt.
told-finished = Die Partie ist in der Chronik.
told-finished-before = Die Partie ist schon in der Chronik.
told-taken-over = Übernommen: Tische { $tables }, fertige Partien { $games }, gedruckte Tafeln { $boards }, Fotos { $photos }. Was sonst in der Datei steht, war schon hier.
error-load = { $name } ließ sich nicht öffnen: { $why }
error-save = { $name } ließ sich nicht speichern: { $why }. Nichts ist verloren; einen anderen Ort wählen.
error-empty-file = { $name } ist leer. Das Foto noch einmal schicken oder eine andere Datei wählen.
error-large-file = { $name } ist größer als 64 MB. Das Foto selbst nehmen, keine Roh- oder Filmdatei.
error-unknown-file = { $name } ist weder Foto noch Tafel noch Partie. Fotos dürfen JPEG, PNG, WebP oder HEIC sein.
error-other-encoding = { $name } ist Text, aber nicht als UTF-8 gespeichert: in dieser Kodierung noch einmal speichern.

practice-title = Übungstafel
help-title = Erste Schritte
help-photo = Fotos: je Tafel ein Foto öffnen, hereinziehen oder einfügen. Ecken prüfen, unsichere Felder klären, fertig.
help-photo-no-paste = Fotos: je Tafel ein Foto öffnen oder hereinziehen. Ecken prüfen, unsichere Felder klären, fertig.
help-draw = Von Hand: eine Strecke nehmen, ein Feld drücken zeichnet sie, noch einmal dreht sie; die rechte Maustaste bietet alles an, Ziehen mit Alt verschiebt. Mit der Tastatur: Pfeiltasten bewegen, jede Strecke hat eine Taste, R dreht, F spiegelt, Plus und Minus tragen die Runde ein.
help-score = Wertung: ein Druck auf eine Zeile hebt hervor, was ihre Punkte einbringt. Wo die Regelhefte sich unterscheiden, stehen beide Summen.
help-dispute = Streitfall: eintippen, was auf der Tafel notiert ist, oder die behauptete Strecke nachziehen und sehen, wo sie unterbrochen ist.
help-routes = Tasten der Strecken

goal-points = { $code }, { $task }: { $points }
goal-open = { $code }, { $task }: offen, denn Rundennummeren fehlen
cmd-save-pdf = PDF speichern…
cmd-save-pdf-hint = Die gewertete Tafel auf einem Blatt A4 zum Drucken
cmd-swap-photo = Foto oder Linien
cmd-swap-photo-hint = Beim Prüfen Foto und gezeichnete Tafel abwechselnd am selben Ort zeigen
compare-beside = Nebeneinander
compare-over = Linien über dem Foto
compare-turns = Abwechselnd
rounds-left = { $count ->
    [one] Eine Rundennummer ist noch anzusehen
   *[other] { $count } Rundennummeren sind noch anzusehen
}
rounds-text = Welche Zahl steht im weißen Kästchen? Die Wertung hängt nicht davon ab, die Prüfung der Runden schon.
rounds-skip = Jetzt nicht
rounds-take = Alle wie gelesen übernehmen
rounds-look = Rundennummeren ansehen
review-poor = Das meiste auf dieser Tafel ist unsicher.
review-poor-todo = Vielleicht liegt sie verkehrt herum, oder die Ecken sitzen nicht am Raster. Die Tafel drehen, die Ecken setzen oder noch einmal gerade von oben bei gutem Licht fotografieren.
photo-print = { $name }: Das Foto zeigt nicht sicher, ob es eine klassische oder eine Challenge-Tafel ist. Bitte nachsehen, ob die Ausgabe stimmt.
review-mirrored = Das Foto ist gespiegelt, wie die Zahlen zeigen. Die Tafel ist gelesen, wie sie auf dem Tisch liegt.
review-proposal = Es sind Zeichnungen zu sehen, die nach { $expansions } aussehen.
review-proposal-todo = Wird auf dieser Tafel damit gespielt? Dann zählen sie.
review-proposal-yes = Ja, sie zählen
review-proposal-no = Nein
review-way-up = Diese Tafel liegt vielleicht verkehrt herum.
review-way-up-todo = Weder Druck noch Zahlen verraten, wo oben ist. Lag sie beim Spielen so herum?
review-way-up-right = Sie liegt richtig
review-turn-half = Halb herumdrehen
review-turn-left = Nach links drehen
review-turn-right = Nach rechts drehen
rounds-again = { $count ->
    [one] Wer mag: Eine Rundennummer ist unsicher. Die Wertung braucht sie nicht, Verlauf und Urteil schon.
   *[other] Wer mag: { $count } Rundennummern sind unsicher. Die Wertung braucht sie nicht, Verlauf und Urteil schon.
}
winner-star = { $names } gewinnt mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}: gleiche Summe und Fehler, rechts vom Sternchen früher an der Reihe.
table-open-goals = Fehlende Rundennummeren lassen Aufgaben offen; sie zählen bisher nichts.
error-keep = Die Partie lässt sich auf diesem Rechner nicht aufbewahren: { $why }. Sie anderswo speichern; die nächste Änderung versucht es wieder.
error-share = Einstellungen und gespielte Partien lassen sich auf diesem Rechner nicht aufbewahren: { $why }. In diesem Fenster bleiben sie; die nächste Änderung versucht es wieder.
told-set-aside = { $name } ist nicht zu gebrauchen: { $why }. Nichts davon ist verloren: Die Datei heißt jetzt { $path }.
told-left-alone = { $name } bleibt, wie es ist: { $why }.
told-left-behind = Auf der Startseite liegt noch eine Partie, die nicht gespeichert wurde.
error-folder = { $name } ist ein Ordner. Die Dateien darin öffnen.

key-up = Pfeil hoch
key-down = Pfeil runter
key-left = Pfeil links
key-right = Pfeil rechts
key-enter = Eingabe
key-delete = Entf
key-escape = Esc
key-backspace = Rücktaste
key-plus = Plus
key-minus = Minus
key-ctrl = Strg
key-shift = Umschalt
key-alt = Alt
key-home = Pos1
key-end = Ende
key-pageup = Bild auf
key-pagedown = Bild ab
key-space = Leertaste

# Printed boards that are written down
hand-own = Andere gedruckte Tafel …
printed-begin = Eine gedruckte Tafel aufschreiben
printed-begin-text = Die Pläne dieser Tafeln sind nicht veröffentlicht. Wer die Box hat, tippt einmal an, was auf der Tafel gedruckt ist; sie bleibt hier, steht für jedes neue Spiel bereit und lässt sich als Datei weitergeben.
printed-solo = Solo-Tafel
printed-giant = Riesentafel
printed-epic = Epische Tafel
printed-blank-7 = Leer, 7x7
printed-blank-9 = Leer, 9x9
printed-blank-11 = Leer, 11x11
printed-pen-exit = Ausfahrten
printed-pen-exit-hint = Den Außenrand antippen: Ausfahrt für Straße, für Schiene, keine.
printed-pen-centre = Mitte
printed-pen-centre-hint = Die Felder antippen, die als Zentralfelder zählen.
printed-pen-building = Gebäude
printed-pen-building-hint = Ein Feld antippen: Fabrik, Siedlung, Universität, nichts.
printed-pen-lab = Labore
printed-pen-lab-hint = Die Felder mit Forschungslabor antippen.
printed-pen-wall = Mauern
printed-pen-wall-hint = Nahe der Linie zwischen zwei Feldern tippen, oder ein Feld antippen und seine Seite wählen.
printed-pen-mountain = Berge
printed-pen-mountain-hint = Die Berge ohne gepunktete Form antippen.
printed-pen-dotted = Gepunktete Berge
printed-pen-dotted-hint = Jede Seite antippen, die die gepunktete Form erreicht, oder das Feld antippen und seine Seiten wählen.
printed-pen-city = Städte
printed-pen-city-hint = Ein Feld antippen: Stadt, Stadt mit Straße, mit Schiene, nichts.
printed-has-exit = Ausfahrt im { $side } ({ $kind })
printed-has-wall = Mauer im { $side }
printed-has-centre = Zentralfeld
printed-has-building = { $what }
printed-has-lab = Forschungslabor
printed-has-mountain = Berg
printed-has-dotted = gepunkteter Berg, { $sides }
printed-has-city = Stadt
printed-has-city-kind = Stadt ({ $kind })
printed-has-given = gedruckte Strecke
printed-no-exit = keine Ausfahrt
printed-nothing = nichts gedruckt
printed-edge = { $space } { $side }: { $holds }
printed-place = { $place }: { $holds }
printed-likely = Ein Fragezeichen zeigt, was dort wahrscheinlich gedruckt ist; veröffentlicht hat es niemand. Nichts davon wird von selbst übernommen: mit der eigenen Tafel vergleichen und antippen, was stimmt.
printed-take = Alles übernehmen
printed-title = Name der Tafel
printed-box = Würfel der Box
printed-values = Punkte eines Netzwerks mit 0, 1, 2 … Ausfahrten
printed-rounds = Runden: ohne Erweiterungen, mit einer, die das Spiel verkürzt, mit zweien
printed-given = Was auf der Tafel am Tisch gezeichnet ist, ist hier gedruckt
printed-no-given = Keine Strecken sind hier gedruckt
printed-lacks-exits = Es fehlen noch: die Ausfahrten.
printed-lacks-values = Es fehlen noch: die Punkte der Netzwerke.
printed-kept = Aufgehoben. Tafeldateien nennen sie mit „layout: { $name }“.
printed-not-kept = Sie wird vom ersten Antippen an aufgehoben.
printed-play = Spielen
printed-play-hint = Auf { $title } spielen
printed-change = Ändern
printed-change-hint = { $title } ändern
printed-forget = Vergessen
printed-forget-hint = { $title } vergessen
printed-share = Als Datei weitergeben
printed-back = Ein Schritt zurück
printed-done = Fertig
printed-boards = Die eigenen gedruckten Tafeln
printed-no-title = Eine Tafel kann nicht „{ $title }“ heißen: einen Namen mit Buchstaben oder Ziffern geben, der keiner Tafel des Spiels gehört.
printed-title-taken = Schon eine andere gedruckte Tafel heißt „{ $title }“: dieser einen anderen Namen geben.
printed-met = Die gedruckte Tafel „{ $title }“ ist aufgehoben und steht für neue Spiele bereit.

# Schritte zurück und vor, und was jeder geändert hat.
cmd-undo-what = Zurücknehmen: { $what }
cmd-redo-what = Wiederholen: { $what }
told-undone = Zurückgenommen: { $what }
told-redone = Wiederholt: { $what }
step-add = { $name } dazunehmen
step-remove = { $name } entfernen
step-seats = die Reihenfolge der Spieler
step-open = ein anderes Spiel öffnen
step-edition = die Ausgabe
step-expansion = die Erweiterung { $name }
step-ruling = die Antwort auf „{ $question }“
step-rename = der Name { $name }
step-clear = die Tafel von { $name } leeren
step-space = { $space } auf der Tafel von { $name }
step-spaces = { $count ->
    [one] ein Feld auf der Tafel von { $name }
   *[other] { $count } Felder auf der Tafel von { $name }
}
step-notes = Notizen auf dem Blatt von { $name }
step-written = aufgeschriebene Zahlen von { $name }
step-answers = Antworten zum Foto von { $name }
step-dice = die Würfel einer Runde
step-rolled = ein Wurf
step-goals = die Zielkarten
step-kept = die Partie in den Verlauf aufnehmen
step-forgot = eine Partie aus dem Verlauf löschen
step-back-again = eine Partie des Verlaufs zurückholen
step-other = die letzte Änderung
