# Lines of the sheet
item-networks = Ausfahrten verbinden
    .source = klassisches und Challenge-Regelheft, Punkte machen: Ausfahrten verbinden
item-highway = Längste Straße
    .source = klassisches und Challenge-Regelheft, Punkte machen: Bonuspunkte, Längste Straße
item-railway = Längste Gleisstrecke
    .source = klassisches und Challenge-Regelheft, Punkte machen: Bonuspunkte, Längste Gleisstrecke
item-centre = Zentralfelder
    .source = klassisches und Challenge-Regelheft, Punkte machen: Bonuspunkte, Zentralfelder
item-villages = Siedlungen
    .source = Challenge-Regelheft, Spezialgebäude
item-errors = Fehler
    .source = klassisches und Challenge-Regelheft, Spielende
item-goals = Aufgaben
    .source = Challenge-Regelheft, Aufgabenkarten
item-kept = Bleibende Siedlungsmarken
    .source = Challenge-Regelheft, Zerstörende Erweiterungen
item-more-boards = Weitere Tafeln
total = Summe
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
errors = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
line-points = { $title } { $points }

# What proves each line
told-centre = { $count ->
    [0] In den { $printed } Zentralfeldern ist nichts eingezeichnet.
    [one] In 1 von { $printed } Zentralfeldern ist etwas eingezeichnet: { $spaces }.
   *[other] In { $count } von { $printed } Zentralfeldern ist etwas eingezeichnet: { $spaces }.
}
told-villages = { $count ->
    [0] Keine Siedlung hat einen Bahnhof auf ihrem Feld.
    [one] 1 von { $printed } Siedlungen zählt: { $spaces }. Der höchste markierte Wert ist { $points }.
   *[other] { $count } von { $printed } Siedlungen zählen: { $spaces }. Der höchste markierte Wert ist { $points }.
}
told-no-errors = Jedes Ende schließt an etwas oder an den Außenrand an.
told-part = { $what } ({ $places }): { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
told-part-nowhere = { $what }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
told-aside = { $what } ({ $places }).
told-aside-nowhere = { $what }.
told-no-parts = Nichts auf der Tafel bringt oder kostet hier Punkte.
told-no-network = Kein Netzwerk erreicht eine Ausfahrt.
told-network = Netzwerk { $name }: { $count } Ausfahrten ({ $exits }), { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
told-city = Stadt { $space }
told-network-alone = Netzwerk { $name }: 1 Ausfahrt ({ $exits }), keine Punkte, denn eine Ausfahrt verbindet nichts.
told-loose = Ohne Ausfahrt: { $spaces }.
told-no-highway = Es gibt keine Straße.
told-no-railway = Es gibt kein Gleis.
told-route = { $line }: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}.
told-ring = { $line }, ein Ring zurück zu { $first }
told-ring-one = Anfang und Ende in { $first } sind zusammen ein Durchgang.
told-twice = Sie durchläuft { $spaces } zweimal, und jeder Durchgang zählt.
told-returns = Sie beginnt in { $space } und kommt auf einem anderen Stück dorthin zurück: { $space } zählt { $count ->
    [2] zweimal
   *[other] { $count }-mal
}.
told-often = Sie durchläuft { $space } { $count }-mal, und jeder Durchgang zählt.
told-unproven = Dass es keine längere gibt, ist nicht bewiesen, denn die Tafel ist zu groß: Keine Strecke hat mehr als { $most } Punkte.
told-line-unproven = { $line }: { $points } gefunden, höchstens { $most } möglich; die Tafel ist zu groß, um es zu beweisen.
total-unproven = nicht bewiesen: Die Summe ist höchstens { $most }
total-open = { $total } (nicht bewiesen, höchstens { $most })
told-error-open = { $end } schließt an nichts an.
told-error-closed = { $end } trifft auf das geschlossene Ende von { $other }.
told-error-clash = { $end } trifft auf eine Strecke anderer Art.
told-error-wrong-exit = { $end } endet an einer Ausfahrt anderer Art.
told-error-dead-end = { $end } ist das geschlossene Ende einer Sackgasse.
told-error-lava = { $end } ist eine offene Seite eines Lavasees, und das ist ein Fehler.
    .source = Regelheft Knallrot, Lavawürfel; Kompendium, Lavawürfel
told-error-rainbow = { $end } endet an einem Regenbogen, und das ist nach der gewählten Antwort auf die Regelfrage ein Fehler.
    .source = Kompendium, Regenbogen-Würfel
told-error-portal = { $end } endet in einem Portal ohne Gegenstück, und das ist nach der gewählten Antwort auf die Regelfrage ein Fehler.
    .source = Kompendium, Portalwürfel

# What one space brings
gives-belongs = Es gehört zu Netzwerk { $name }.
gives-exits = { $count ->
    [one] Es bringt Netzwerk { $name } 1 Ausfahrt.
   *[other] Es bringt Netzwerk { $name } { $count } Ausfahrten.
}
gives-route-highway = Es zählt für die längste Straße: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
gives-route-railway = Es zählt für die längste Gleisstrecke: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
gives-central = Es ist ein Zentralfeld mit Zeichnung: 1 Punkt.
gives-building = Aktiviert wird darin: { $building }.
gives-an-error = { $error } Das kostet 1 Punkt.
gives-part = { $title }: { $what }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

# What a score had to assume, and what another answer to a ruling would give
assumed-clash = Bei { $end } treffen { $shown-a } und { $met-a } aufeinander: { $errors ->
    [one] Die beiden Enden verbinden sich nicht und zählen zusammen als ein Fehler.
   *[other] Keines der beiden Enden ist verbunden, und jedes zählt als Fehler.
}
assumed-layer = Sie nennt keine Ebene und gilt als Tafel der Ebene { $layer }, weil die meisten ihrer Linien dorthin gehören; „layer: { $layer }“ sagt es.
assumed-wrong-exit = Bei { $end } kommt { $shown-a } an eine Ausfahrt, an die nur { $exit-a } anschließt: { $errors ->
    [0] Die Linie endet dort am Außenrand, und das ist kein Fehler.
   *[other] Die Linie ist mit nichts verbunden, und das ist ein Fehler.
}
ruling-told = { $question } Hier gilt { $key }={ $answer } ({ $meaning }; { $source }).
ruling-told-other = Mit { $answer } ({ $meaning }; { $source }): { $lines }; Summe { $total }.
ruling-told-changes = Mit { $answer } ({ $meaning }; { $source }): { $changes }.
ruling-told-more = { $changes }.
ruling-forbids = dort ein Verstoß: { $what }
ruling-allows = dort kein Verstoß: { $what }
ruling-changes = { $told }; { $next }
ruling-goal = Aufgabe { $code } von { $name }: { $when } ({ $points })
ruling-total = { $name } hat { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
ruling-total-open = { $told } (nicht bewiesen, höchstens { $most })
ruling-whose = { $name }: { $what }
ruling-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
ruling-no-winner = niemand gewinnt
ruling-may-win = nicht bewiesen ist, wer gewinnt: in Frage kommen { $names }
ruling-winner-told = Eine Regelfrage entscheidet den Sieg. { $question } Mit { $key }={ $answer } ({ $meaning }; { $source }) { $count ->
    [0] ist nicht bewiesen, wer gewinnt: in Frage kommen { $names }.
    [one] gewinnt { $names }.
   *[other] teilen sich { $names } den Sieg.
}
rule-told = Regel: { $rule } ({ $source })
rule-with-source = { $rule } ({ $source })
line-source = nach: { $source }
expected = { $name }: die Datei sagt { $expected }, die Tafel ergibt { $found }
expected-nothing = { $name }: die Datei sagt { $expected }, die Wertung hat keine solche Zahl
expected-under = { $name } mit { $rulings }
none = keine

# Was auf der Klappe eines fotografierten Plans steht, neben dem, was bewiesen ist.
written-title = Was aufgeschrieben wurde
field-exits = Ausfahrten
field-highway = Straße
field-railway = Gleis
field-centre = Mitte
field-village = Siedlungen
field-goals = Ziele
field-expansion = Erweiterung
field-errors = Fehler
field-total = Summe
written-and = { $first }; { $then }
written-differs = Aufgeschrieben { $written }, bewiesen { $proven }.
written-open = { $head } Die Zeichnung ist nicht überall bestätigt, und bis dahin heißt nichts Aufgeschriebenes falsch.
written-read-right = Bewiesen { $proven }: Was von den aufgeschriebenen Zeilen zu lesen war, stimmt ({ $names }).
written-beyond = { $proven } und { $beyond } wie aufgeschrieben
written-adds-up = Aufgeschrieben { $written }, bewiesen { $proven }: Das geht auf.
written-implied = { $name }: nicht zu lesen, nach der Summe { $written }, bewiesen { $proven }
written-rest = ein Unterschied von { $rest } kann an dem liegen, was nicht zu lesen war ({ $names })
written-rest-blank = ein Unterschied von { $rest } kann an dem liegen, was nicht zu lesen war ({ $names }) oder leer blieb ({ $blank })
written-left-blank = Leer gelassen: { $names }.
written-taken = Wie aufgeschrieben gezählt: { $name } { $points }.
written-end = { $space } { $side }
written-not-points = Ausfahrten: { $written } aufgeschrieben, { $proven } bewiesen: so viele Ausfahrten sind verbunden, doch es zählt, was die Tabelle dafür gibt
written-column = Ausfahrten: { $written } aufgeschrieben, { $proven } bewiesen: { $value } steht in der Spalte für { $counted } Ausfahrten, ein Netzwerk verbindet aber { $exits }
written-left-out = Ausfahrten: { $written } aufgeschrieben, { $proven } bewiesen: ein Netzwerk mit { $exits } Ausfahrten, { $value } Punkte wert, fehlt
written-crossed = Als benutzt markiert, aber nicht gezeichnet: { $route }.
written-drawn = Gezeichnet, aber nicht als benutzt markiert: { $route }.
written-track = { $marked ->
    [one] Markiert ist { $marked } Feld für { $building-many }, aktiviert sind auf der Tafel { $active }.
   *[other] Markiert sind { $marked } Felder für { $building-many }, aktiviert sind auf der Tafel { $active }.
}
written-goal-rows = Die Zeilen der Ziele ergeben zusammen { $sum }, für Ziele aufgeschrieben ist { $written }.
written-unsure = Nicht sicher gelesen: { $name } ({ $readings }).
written-unsure-one = Nicht sicher gelesen: { $name } ({ $readings }); bewiesen ist { $proven }.
written-unsure-none = Nicht sicher gelesen: { $name } ({ $readings }); bewiesen ist { $proven }, keines davon.
written-unread = Nicht zu lesen: { $name }.
written-blank = nichts
written-dash = ein Strich

# Warum eine Zeile nicht wert ist, was jemand für sie hat.
why-line-tried = Keine Strecke dieser Art ist hier länger als { $points }: Alle wurden ausprobiert.
why-line-there = Es gibt eine Strecke von { $points }, mehr als { $figure }.
why-line-off = { $count ->
    [one] Nicht auf ihr liegt { $places }.
   *[other] Nicht auf ihr liegen { $places }.
}
why-end-exit = Bei { $end } verlässt sie die Tafel durch eine Ausfahrt.
why-end-edge = Bei { $end } endet sie am Rand.
why-end-open = Bei { $end } trifft sie auf nichts.
why-end-counted = Bei { $end } käme sie nach { $next }, was nichts hinzufügt.
why-end-stops = In { $space } endet sie: Keine andere Seite dort ist von ihrer Art.
why-joined = Das wären die Netzwerke { $first } und { $second } als eines mit { $exits } Ausfahrten; sie treffen sich nirgends.
why-centre-empty = { $count ->
    [one] In { $places } ist nichts gezeichnet.
   *[other] In { $places } ist nichts gezeichnet.
}
why-villages-idle = { $count ->
    [one] Ohne Wirkung: { $places }.
   *[other] Ohne Wirkung: { $places }.
}
why-villages-sum = Von den Siedlungen zählt nur die höchste markierte Zahl, { $points }, nicht die Summe.
why-errors-edge = { $count ->
    [one] Das Ende am Rand ist kein Fehler: { $places }.
   *[other] Enden am Rand sind keine Fehler: { $places }.
}
why-ruling = { $figure } ergibt eine andere Antwort: { $question } { $answer }
