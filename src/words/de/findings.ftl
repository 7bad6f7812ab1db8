# What several texts use
list-and = { $first } und { $last }
list-apart = { $first }; { $last }
place-corner = Ecke { $row }/{ $column }
player-number = Spieler { $number }

# What may not be drawn on a board
issue-clash = { $space }, Seite { $side }: { $shown-a } und { $met-a } ({ $second }) treffen ohne Bahnhof aufeinander
issue-clash-river = { $space }, Seite { $side }: { $shown-a } und { $met-a } ({ $second }) treffen aufeinander, doch ein Fluss verbindet sich nur mit Flüssen
issue-wrong-exit = { $space }, Seite { $side }: { $shown-a } endet an einer Ausfahrt, an die nur { $exit-a } anschließt
issue-blocked = { $space }: hier darf nichts gezeichnet werden
issue-dotted = { $space }: die Strecke bleibt nicht in der gepunkteten Form des Bergs
issue-no-station = { $space }: Straße und Gleis sind ohne Bahnhof verbunden
issue-other-edition = { $space }: diese Strecke gibt es nur in der Edition { $edition }
issue-foreign-kind = { $space }: eingezeichnet ist { $shown-a }, doch die Erweiterung dazu ist nicht im Spiel
issue-no-route = { $space }: das zeigt kein Würfel und keine Spezialstrecke
issue-island = { $spaces }: ohne Verbindung zu einer Ausfahrt; in keiner Reihenfolge konnte das gezeichnet werden
issue-too-early = { $spaces }: Runde { $round } steht dabei, doch in ihr gab es noch nichts zum Anschließen
issue-too-early-before = { $spaces }: Runde { $round } steht dabei, doch alles zum Anschließen kam später, ab Runde { $later }
issue-special-twice = { $spaces }: die Spezialstrecke „{ $route }“ ist { $count }-mal gezeichnet, erlaubt ist sie einmal
issue-too-many-specials = { $spaces }: { $drawn } Spezialstrecken gezeichnet, erlaubt sind { $most }
issue-specials-in-round = { $most ->
    [one] { $spaces }: { $drawn } Spezialstrecken in Runde { $round }, erlaubt ist { $most }
   *[other] { $spaces }: { $drawn } Spezialstrecken in Runde { $round }, erlaubt sind { $most }
}
issue-free-special-missed = { $spaces }: eine vierte Spezialstrecke, aber keine in der Runde der dritten Universität
issue-too-many-pieces = { $spaces }: { $pieces ->
    [one] { $pieces } Stück
   *[other] { $pieces } Stücke
} ({ $routes }) in Runde { $round }, { $most ->
    [0] doch die Würfel geben keines her
   *[other] doch die Würfel geben höchstens { $most } her
}
issue-too-many-pieces-game = { $spaces }: { $pieces ->
    [one] { $pieces } Stück
   *[other] { $pieces } Stücke
} ({ $routes }) in der ganzen Partie, { $most ->
    [0] doch die Würfel geben keines her
   *[other] doch die Würfel geben höchstens { $most } her
}
issue-too-many-spaces = { $drawn } Felder gezeichnet, doch Würfel, Spezialstrecken und Fabriken geben höchstens { $most } her
issue-bad-round = { $space }: Runde { $round } steht da, doch die Partie hat die Runden 1 bis { $rounds }
issue-round-in-empty-space = { $space }: Runde { $round } steht da, aber nichts ist gezeichnet
issue-drawn-twice = { $space }: Platzierung { $number } zeichnet „{ $later }“, wo schon „{ $kept }“ steht; es gilt, was zuerst da war
issue-expansion = { $spaces }: { $what }

# Why something may not be drawn now
refusal-outside = das Feld liegt nicht auf der Tafel
refusal-empty = nichts ist gezeichnet
refusal-blocked = auf diesem Feld darf nichts gezeichnet werden
refusal-occupied = auf dem Feld ist schon gezeichnet
refusal-unconnected = ohne Anschluss an eine Ausfahrt oder eine frühere Strecke
refusal-clash = { $shown } an der Seite { $side } trifft auf eine andere Art

# What expansions find on a board
fact-no-mark = „{ $word }“ ist kein Zeichen einer Erweiterung
fact-not-in-play = eingezeichnet ist { $mark-a }, doch die Erweiterung { $expansion } ist nicht im Spiel
fact-layer = das ist die Tafel „{ $layer }“, doch die Erweiterung { $expansion } ist nicht im Spiel: sie ist zu nennen (expansions: { $id }), oder „layer: { $layer }“ entfällt
fact-mark-early = { $mark }: als Runde { $round } markiert, doch die Strecke hier wurde in Runde { $drawn } gezeichnet
fact-mark-round = { $mark }: Runde { $round } steht da, doch die Partie hat die Runden 1 bis { $rounds }
fact-wrong-place = hierher gehört nicht: { $mark }; { $why }; geschrieben wird zum Beispiel „{ $form }“
place-off = { $place } liegt nicht auf der Tafel
place-no-exit = { $place } ist keine Ausfahrt
place-exit = { $place } ist eine Ausfahrt, nötig ist eine Außenseite ohne Ausfahrt
place-inside = { $place } ist keine Seite am Außenrand der Tafel
place-no-city = { $place } ist keine Stadt
place-in-space = der Platz dafür ist in einem Feld
place-on-side = der Platz dafür ist an einer Seite eines Felds
place-on-line = der Platz dafür ist auf der Linie zwischen zwei Feldern
place-at-corner = der Platz dafür ist an einer Ecke des Rasters
place-at-exit = der Platz dafür ist außerhalb des Rasters, an einer Ausfahrt
place-at-outlet = der Platz dafür ist außerhalb des Rasters, an einer Außenseite ohne Ausfahrt
fact-mark-blocked = { $mark }: nicht auf einem Berg oder in einer Stadt
fact-mark-city = { $mark }: nicht in einer Stadt
fact-walls = die Erweiterung { $expansion } wird nicht auf Tafeln mit Mauern gespielt
fact-mountains = die Erweiterung { $expansion } wird nicht auf Tafeln mit Bergen oder Städten gespielt
fact-blueprint = was eine Bauplankarte zeigt, wird nicht auf die Tafel der Erweiterung { $expansion } gezeichnet
fact-too-many-marks = { $mark }: { $count }-mal eingezeichnet, möglich ist höchstens { $most }-mal
fact-no-noted = „{ $word }“ ist keine Zahl, die neben dem Raster notiert wird
fact-noted-not-in-play = { $noted } neben dem Raster notiert, doch die Erweiterung { $expansion } ist nicht im Spiel
fact-noted-most = { $noted }: { $count } neben dem Raster notiert, möglich sind höchstens { $most }
fact-mark-empty = { $mark-a } kommt nur auf ein leeres Feld, doch hier sind Linien eingezeichnet
fact-whole-lines = { $mark-a } füllt das ganze Feld, doch dort sind auch Linien eingezeichnet
fact-whole-mark = { $mark-a } füllt das ganze Feld, doch eingezeichnet ist dort auch { $other-a }
fact-no-face = keine Seite { $expansion-dice ->
    [one] des Würfels
   *[many] der Würfel
} der Erweiterung { $expansion } zeigt das
fact-face-left = Runde { $round }: { $expansion-dice ->
    [one] der Würfel der Erweiterung { $expansion } zeigte
   *[many] die Würfel der Erweiterung { $expansion } zeigten
} „{ $face }“; das wurde nicht gezeichnet, obwohl es möglich war
fact-die-left = Runde { $round }: { $expansion-dice ->
    [one] was der Würfel der Erweiterung { $expansion } auch zeigte, es ließ sich zeichnen und wurde nicht gezeichnet
   *[many] was die Würfel der Erweiterung { $expansion } auch zeigten, einer der nicht gezeichneten ließ sich zeichnen
}; zum Beispiel „{ $face }“
fact-die-left-rounds = Runden { $rounds }: { $expansion-dice ->
    [one] in jeder ließ sich zeichnen, was der Würfel der Erweiterung { $expansion } auch zeigte, und wurde nicht gezeichnet
   *[many] in jeder ließ sich einer der nicht gezeichneten Würfel der Erweiterung { $expansion } zeichnen, was sie auch zeigten
}; in Runde { $round } zum Beispiel „{ $face }“
fact-dice-of-round = { $expansion-dice ->
    [one] der Würfel der Erweiterung { $expansion } kann
   *[many] die Würfel der Erweiterung { $expansion } können
} { $count ->
    [one] das
   *[other] diese { $count } { $expansion-pieces }
} in Runde { $round } nicht hergeben
fact-dice-of-game = { $expansion-dice ->
    [one] der Würfel der Erweiterung { $expansion } kann
   *[many] die Würfel der Erweiterung { $expansion } können
} { $count ->
    [one] das
   *[other] diese { $count } { $expansion-pieces }
} in { $rounds } Runden nicht hergeben
fact-river-branches = dieser Fluss verzweigt sich
fact-crater-under-route = Krater und Strecke liegen auf demselben Feld
fact-craters = { $craters } Krater, doch es fallen nur { $meteors } Meteore
fact-two-craters = zwei Krater in Runde { $round }
fact-dots = mehr als ein Punkt ist übrig
fact-dot-alone = der Punkt liegt auf einem Feld ohne Krater und ohne Strecke
fact-no-dot = kein Punkt zeigt, welches Feld zuletzt getroffen wurde
assumed-no-dot = Kein Feld ist als zuletzt getroffen markiert, obwohl hier Krater liegen: Der Flug wird vom mittleren Feld { $space } aus gezählt.
fact-no-flight = kein Meteorwurf der Runde { $round } führt von { $space } hierher
fact-meteor-dice = die notierten Meteorwürfel können Krater und Punkt nicht so hinterlassen, wie sie sind
fact-meteors = was die Meteorwürfel auch zeigten, so können sie Krater und Punkt nicht hinterlassen
fact-no-volcano = hier fehlt der Vulkan
fact-no-volcano-mountain = kein Berg ist ein Vulkan
fact-volcano-no-mountain = dieser Vulkan steht auf keinem Berg
fact-volcano-over-route = in einem Feld mit einer Strecke steht ein Vulkan
fact-volcano-by-lava = dieser Vulkan wurde neben Lava gezeichnet
fact-lava-alone = diese Lava hängt an keinem Vulkan
fact-lava-early = alle Lava, an die sie anschließt, kam erst in einer späteren Runde
fact-no-lava = in Runde { $round } wurde keine Lava gezeichnet
fact-canyon-inside = dieser Canyon erreicht den Außenrand nicht
fact-canyon-branches = in einer Ecke treffen mehr als zwei Segmente zusammen
fact-canyon-border = { $count ->
    [one] dieses Segment verläuft
   *[other] diese Segmente verlaufen
} am Außenrand der Tafel statt zwischen zwei Feldern
fact-canyon-dice = diese Canyons brauchen { $dice } Würfel, eine Partie wirft { $most }
fact-bridge-points = { $spent } Brückenpunkte sind ausgegeben, eine Partie hat { $most }
fact-trail-alone = dieser Pfad schließt an keine Strecke und keinen Pfad an
fact-cactus-and-oasis = Kaktus und Oase liegen auf demselben Feld
fact-never-shown = kein bekannter Wurf und kein übriger Würfel zeigt, was hier gezeichnet ist
fact-too-late = als Runde { $round } markiert, doch hier wurde in Runde { $drawn } gezeichnet: bis dahin musste es da sein
fact-not-shown-in = die Würfel von Runde { $round } zeigen nicht, was hier gezeichnet ist
fact-no-order = keine Folge von Würfen der Erweiterung { $expansion }, in welcher Reihenfolge auch gezeichnet wurde, hinterlässt das, was hier steht
fact-no-history-round = was auch immer die anderen Runden brachten: Runde { $round } mit { $faces } führt nicht zu dem, was hier steht
fact-no-history = die Würfel der Runden { $rounds } zusammen führen nicht zu dem, was hier steht, was auch immer die anderen brachten
fact-no-lava-rounds = { $lacking ->
    [one] in einer der Runden { $rounds } wurde keine Lava gezeichnet: auf der Tafel steht Lava für { $lava } davon
   *[other] in { $lacking } der Runden { $rounds } wurde keine Lava gezeichnet: auf der Tafel steht Lava für { $lava } davon
}
fact-arid-round = Runde { $round } brachte Dürre, und ihre Spezialstrecke wurde gezeichnet; diese Kakteen waren also zu löschen
fact-arid-survived = diese Kakteen haben { $rolls ->
    [one] einen Dürre-Wurf
   *[other] { $rolls } Dürre-Würfe
} überstanden, aber { $left ->
    [0] dafür war keine Spezialstrecke mehr zum Durchstreichen übrig
    [one] dafür war nur eine Spezialstrecke zum Durchstreichen übrig
   *[other] dafür waren nur { $left } Spezialstrecken zum Durchstreichen übrig
}
fact-lake-filled = gefüllt, aber { $sides ->
    [0] an keine seiner Seiten grenzt Wasser
    [one] nur an eine seiner Seiten grenzt Wasser
   *[other] nur an { $sides } seiner Seiten grenzt Wasser
}
fact-lake-unfilled = { $sides } seiner Seiten liegen an offenem Wasser, daher muss es gefüllt werden: das ergibt einen See aus { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
}; es ist nicht gefüllt

# What an audit finds
finding-at = { $spaces }: { $what }
finding-in-round = Runde { $round }: { $what }
finding-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
finding-not-rolled = gezeichnet: { $drawn }; die Würfel zeigten aber { $rolled }
finding-face-not-rolled = mit Erweiterungswürfeln gezeichnet: { $drawn }; sie zeigten aber { $rolled }
finding-spent = die Spezialstrecke „{ $route }“ ist durchgestrichen, aber nicht gezeichnet; so darf sie mit der Erweiterung { $by } genutzt werden
finding-marked-off = { $used } Spezialstrecken sind durchgestrichen, erlaubt sind { $most }
finding-research = bis dahin { $spent ->
    [one] war ein Forschungspunkt ausgegeben
   *[other] waren { $spent } Forschungspunkte ausgegeben
}, freigeschaltet { $unlocked ->
    [0] war aber keiner
    [one] war aber nur einer
   *[other] waren aber nur { $unlocked }
}
finding-no-roll = kein Wurf ergibt zusammen { $drawn }
finding-undrawn = gewürfelt, aber nicht gezeichnet, obwohl es hier als „{ $drawing }“ passt: { $route }
finding-undrawn-whatever = { $count ->
    [one] mindestens einer der nicht gezeichneten Würfel ließ sich zeichnen, was sie auch zeigten; { $route-a } passt hier zum Beispiel („{ $drawing }“)
   *[other] mindestens { $count } der nicht gezeichneten Würfel ließen sich zeichnen, was sie auch zeigten; { $route-a } passt hier zum Beispiel („{ $drawing }“)
}
finding-undrawn-rounds = Runden { $rounds }: in jeder wurden Würfel nicht gezeichnet, obwohl sich alles zeichnen ließ, was sie zeigen konnten; in Runde { $round } passt zum Beispiel { $route-a } in { $space } („{ $drawing }“)
finding-unplaceable = gewürfelt und zu Recht weggelassen, da nirgends Platz ist: { $route }
finding-unplaceable-perhaps = ein Würfel wurde weggelassen, zu Recht, wenn er das zeigte, denn dafür ist nirgends Platz: { $route }
finding-unconnected = schließt an nichts an, was in dieser Runde da war
finding-specials = { $used ->
    [one] { $used } Spezialstrecke gezeichnet, erlaubt: { $most }
   *[other] { $used } Spezialstrecken gezeichnet, erlaubt: { $most }
}
finding-timing = in keiner Reihenfolge kommt jede Verdopplung nach ihrer Fabrik und die freie Spezialstrecke nach der dritten Universität
finding-not-marked-off = die Spezialstrecke „{ $route }“ ist gezeichnet, aber nicht durchgestrichen
finding-only-marked-off = die Spezialstrecke „{ $route }“ ist durchgestrichen, aber nicht gezeichnet
finding-no-numbers = in welchen Runden das auch gezeichnet wurde, eine Regel ist verletzt: ein Würfel fehlt, der sich zeichnen ließ, oder kein Wurf und keine Reihenfolge erklären das Gezeichnete
finding-miscounted = { $drawn ->
    [0] von den Streckenwürfeln ist keine Strecke gezeichnet,
    [one] von den Streckenwürfeln ist { $drawn } Strecke gezeichnet,
   *[other] von den Streckenwürfeln sind { $drawn } Strecken gezeichnet,
} doch jede Runde gibt { $dice }, und alle ließen sich jederzeit zeichnen, was sie auch zeigten; { $erased ->
    [0] keine Zahl von Runden gibt so viele
    [one] keine Zahl von Runden gibt so viele, selbst wenn eine gelöscht wurde (mehr können es nicht sein)
   *[other] keine Zahl von Runden gibt so viele, selbst wenn bis zu { $erased } gelöscht wurden (mehr können es nicht sein)
}
finding-numbers = hier ist keine Runde der Partie notiert; in den Runden { $rounds } gezeichnet, in dieser Reihenfolge, ist die Partie regelgerecht
finding-numbers-one = hier ist keine Runde der Partie notiert; wurde { $count ->
    [one] es
   *[other] alles
} in Runde { $round } gezeichnet, ist die Partie regelgerecht
finding-numbers-missing = hier ist keine Runde der Partie notiert, und nicht jede Nummerierung wurde probiert: ob Würfel nicht gezeichnet wurden, sagt die Prüfung erst, wenn bei jedem dieser Felder seine Runde steht; bis dahin ist nur bewiesen, was die fertige Tafel zeigt
finding-not-played = nach Runde { $last } von { $rounds } ist nichts gezeichnet
finding-expansions = { $count ->
    [one] mit der Erweiterung { $names }
   *[other] mit den Erweiterungen { $names }
} im Spiel kann manches Gezeichnete inzwischen gelöscht sein; ein Würfel, der nicht zu sehen ist, wird nur dort vorgehalten, wo er nicht gelöscht worden sein kann
finding-leaves = { $count ->
    [one] mit der Erweiterung { $names }
   *[other] mit den Erweiterungen { $names }
} im Spiel können Zeichen inzwischen gelöscht sein, aber keine Strecken: eine Strecke ohne Zeichen kann von einem ihrer Würfel stammen
finding-missing = { $count ->
    [one] {""}
   *[other] Runden { $rounds }:{" "}
}{ $dice ->
    [one] ein Würfel war in jedem Fall zu zeichnen und fehlt;
   *[other] { $dice } Würfel waren in jedem Fall zu zeichnen und fehlen;
} { $erased ->
    [0] seither kann nichts eine Strecke gelöscht haben
    [one] seither kann höchstens eine Strecke gelöscht worden sein
   *[other] seither können höchstens { $erased } Strecken gelöscht worden sein
}
finding-ignored = was auf der Tafel steht, hat { $by-dice ->
    [one] den Würfel
   *[many] die Würfel
} der Erweiterung { $by }{ $count ->
    [0] {""}
    [one] {" "}in Runde { $rounds }
   *[other] {" "}in den Runden { $rounds }
} überstanden: das ist nur richtig, wenn eine Spezialstrecke angekreuzt wurde, um sie zu ignorieren
finding-bad-roll = die Würfel können nicht zusammen { $rolled } zeigen
finding-track = { $marked ->
    [one] markiert ist { $marked } Feld für { $building-many }, aktiviert sind auf der Tafel { $active }
   *[other] markiert sind { $marked } Felder für { $building-many }, aktiviert sind auf der Tafel { $active }
}
finding-pool = die Spieler haben zusammen { $drawn } Würfel { $die } (Edition { $edition }) gezeichnet, im Vorrat sind { $most }
finding-no-common-roll = kein gemeinsamer Wurf erklärt alles, was diese gezeichnet haben, obwohl jeder für sich richtig liegen könnte: { $shares }
finding-share = { $name } zeichnete { $drawn } ({ $spaces })
finding-share-none = { $name } zeichnete nichts
finding-no-board = von diesem Spieler ist keine Tafel da; geprüft wird nichts, und die Wertung ist die einer leeren
finding-counted = die Runden der Tafeln sind bis { $last } durchgezählt: hier sind sie auf jeder Tafel für sich gezählt
finding-on-layer = auf der Tafel „{ $layer }“: { $what }
finding-no-such-round-dice = hierfür sind Würfel notiert, es gibt aber nur die Runden 1 bis { $last }; die Notiz zählt nicht
finding-no-such-round-goal = Aufgabe { $code } ist hier als angesagt notiert, es gibt aber nur die Runden 1 bis { $last }; die Notiz zählt nicht
finding-no-such-round-research = hierfür sind Forschungspunkte notiert, es gibt aber nur die Runden 1 bis { $last }; die Notiz zählt nicht
finding-unused-dice = es sind Würfel für alle notiert, im Draft hat aber jeder eigene; diese bleiben ungenutzt
finding-unused-dice-own = für diesen Spieler allein sind Würfel notiert, außer im Draft gilt aber ein Wurf für alle; diese bleiben ungenutzt
finding-not-solo = die Partie ist als Solo angelegt, hat aber { $players } Spieler; möglich ist „Ein Wurf für alle“ (`table`) oder ein einziger Spieler
finding-draft-only = „{ $entry }“ ist notiert, doch nur ein Draft nutzt es; die Notiz zählt nicht
finding-no-goals = Aufgabenkarten gehören zu den Challenge-Boxen, und Classic-Tafeln haben keinen Platz für ihre Punkte: hier zählen sie, weil sie genannt sind
finding-goal-not-in-play = Aufgabe { $code } ist als angesagt notiert, aber nicht im Spiel; die Notiz zählt nicht
finding-goal-declared = Aufgabe { $code } wurde angesagt, aber frühestens in Runde { $round } erfüllt
finding-goal-declared-never = Aufgabe { $code } wurde angesagt, ist aber nicht erfüllt
nothing = nichts

# What a roll of an expansion asks for
step-volcano = in { $space } einen neuen Vulkan zeichnen
step-lava-erases = die Strecke in { $space } löschen, um der Lava Platz zu machen
step-meteor-crater = { $direction }, { $distance }: der Meteor trifft { $space } und hinterlässt einen Krater
step-meteor-destroys = { $direction }, { $distance }: der Meteor trifft { $space } und zerstört dort die Strecke
step-meteor-ignored = eine Spezialstrecke ankreuzen, um den Meteor zu ignorieren
step-fill = { $spaces } mit Wasser füllen
step-arid-none = Dürre: neben jedem Kaktus liegt eine Oase
step-arid = Dürre: die Kakteen in { $spaces } löschen, neben denen keine Oase liegt
step-arid-ignored = eine Spezialstrecke ankreuzen, um alle Dürre-Symbole zu ignorieren

# Lines of expansions on the sheet, and what earns their points
line-lava = Lavaseen
    .source = Regelheft Knallrot, Lavawürfel; Kompendium, Lavawürfel
line-meteor = Strecken zu Kratern
    .source = Regelheft Knallrot, Meteorwürfel; Kompendium, Meteorwürfel
line-goals = Zeitbegrenzte Aufgaben
    .source = Challenge-Regelheft, Solovariante; Kompendium, Solospiel und Solo-Tafel
line-research = Forschung
    .source = Kompendium, Solo-Tafel
solo-goal-in-time = Aufgabe { $code } bis zum Ende von Runde { $limit } erfüllt
solo-goal-late = Aufgabe { $code } nach Runde { $limit } erfüllt
solo-goal-never = Aufgabe { $code } nicht erfüllt
solo-goal-open = Aufgabe { $code } erfüllt, aber Rundenzahlen fehlen: { $points } Punkte bis zum Ende von Runde { $limit }, danach { $late }
solo-research = { $unlocked } von 6 Forschungspunkten frei, 3 von Anfang an { $labs ->
    [0] und keiner durch ein Labor
    [one] und einer durch ein Labor
   *[other] und { $labs } durch Labore
}; mit ihnen wird neu gewürfelt, Punkte bringen sie nicht
line-river = Bester Fluss
    .source = Regelheft Tiefblau, Flusswürfel; Kompendium, Flusswürfel
line-lake = Kleinster See
    .source = Regelheft Tiefblau, Seewürfel; Kompendium, Seewürfel
line-forest = Zwei beste Wälder
    .source = Regelheft Blattgrün, Waldwürfel; Kompendium, Waldwürfel
line-trail = Bahnhöfe an Pfaden
    .source = Regelheft Blattgrün, Pfadwürfel; Kompendium, Pfadwürfel
line-desert = Erhaltene Kakteen
    .source = Regelheft Sonnengelb, Wüstenwürfel; Kompendium, Wüstenwürfel
line-canyon = Canyons
    .source = Regelheft Sonnengelb, Canyonwürfel; Kompendium, Canyonwürfel
part-lava-closed = geschlossener Lavasee
part-lava-largest = größter Lavasee, ein Punkt je Feld
part-lava-open = Lavasee mit offenen Seiten: er bringt nicht die fünf Punkte eines geschlossenen
part-lava-smaller = weiterer Lavasee: nur der größte zählt seine Felder
part-crater-route = Strecke, die zu einem Krater führt
part-crater-end = Ende, das zu einem Krater führt
part-crater-alone = Krater, in den keine Strecke führt: keine Punkte
part-river-best = bester Fluss, ein Punkt je Feld
part-river-ends = beide Enden liegen am Außenrand
part-river-open = Fluss, dessen Enden nicht beide am Außenrand liegen: keine weiteren Punkte
part-river-other = weiterer Fluss: nur der beste zählt
part-lake-smallest = kleinster See, ein Punkt je Feld
part-lake-other = weiterer See: nur der kleinste zählt
part-forest-first = erster Wald, zwei Punkte je Feld
part-forest-second = zweiter Wald, ein Punkt je Feld
part-forest-other = weiterer Wald: nur zwei zählen
part-trail-stations = { $count ->
    [one] { $count } durch Pfade verbundener Bahnhof
   *[other] { $count } durch Pfade verbundene Bahnhöfe
}, halb so viel wert wie ein Netzwerk mit { $count ->
    [one] { $count } Ausfahrt
   *[other] { $count } Ausfahrten
}; sie und ihre Pfade
part-trail-alone = ein Pfad führt zu diesem Bahnhof und zu keinem anderen: keine Punkte
part-cactus = Kaktus
part-cacti = Kakteen
part-canyon-longest = längster Canyon, ein Punkt je Segment
part-canyon-longest-at-least = längster Canyon, ein Punkt je Segment (mindestens)
part-canyon-edges = Canyon von Rand zu Rand
part-canyon-other = weiterer Canyon: nur der längste zählt seine Segmente
part-canyon-inside = Canyon, der nicht von Rand zu Rand führt: keine weiteren Punkte
part-canyon-bridges = Brückenpunkte ausgegeben: { $spent } von { $most }, übrig: { $left }

together-many = { $count } Erweiterungen sind im Spiel; keine Tafel ist für mehr als { $most } gedacht (Kompendium, Giant-Tafel)
together-board = zwei Erweiterungen sind für die Giant-Tafel gedacht: diese Tafel sagt nicht, wie lange eine Partie mit zweien dauert (Kompendium, Giant-Tafel)
together-dice = die Erweiterungen { $first } und { $second } ersetzen je einen Streckenwürfel; kein Text sagt, wie beide zusammen gespielt werden: hier fallen zwei verschiedene Würfel weg
together-lines = die Erweiterungen { $first } und { $second } bringen beide eigene Linien mit; kein Text sagt, ob diese sich treffen: hier verbindet jede nur, was ihr eigener Text nennt
together-destroys = die Erweiterung { $first } kann zerstören, was die Erweiterung { $second } zeichnet; kein Text sagt zu diesem Paar, was verloren geht und was gewertet bleibt: hier zählt, was die Tafel zeigt
together-rounds = die Erweiterung { $first } wird abwechselnd auf zwei Tafeln gespielt, und die Erweiterung { $second } verkürzt ein Spiel; kein Text sagt, wie viele Runden jede Tafel dann hat: hier hat jede die des kürzeren Spiels
together-specials = für die Erweiterung { $first } und für die Erweiterung { $second } kann eine Spezialstrecke durchgestrichen werden; kein Text sagt, ob eine für beide reicht
