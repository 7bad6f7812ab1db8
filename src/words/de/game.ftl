menu-play = Runden und Würfel
cmd-save-report = Ergebnis sichern…
cmd-save-report-hint = Die geprüfte Partie als Text: Sieger, Aufgaben, jeder Regelverstoß
cmd-save-rolls = Würfe sichern…
cmd-save-rolls-hint = Was für den Tisch gewürfelt wurde, eine Zeile je Runde
cmd-roll-dice = Würfeln
cmd-roll-dice-hint = Die nächste Runde für den Tisch würfeln
cmd-replay-first = Vor die erste Runde
cmd-replay-first-hint = Die Tafel zeigen, bevor etwas gezeichnet wurde
cmd-replay-back = Eine Runde zurück
cmd-replay-back-hint = Die Runde davor zeigen; auch mit der linken Pfeiltaste
cmd-replay-play = Abspielen
cmd-replay-play-hint = Die Runden nacheinander zeigen
cmd-replay-next = Eine Runde weiter
cmd-replay-next-hint = Die nächste Runde zeigen; auch mit der rechten Pfeiltaste
cmd-replay-last = Letzte Runde
cmd-replay-last-hint = Die fertige Tafel zeigen
cmd-show-check = Urteil
cmd-show-check-hint = Sieger, Aufgaben und jeder Regelverstoß
cmd-show-replay = Verlauf
cmd-show-replay-hint = Die Runden eine nach der anderen
cmd-show-dice = Würfel
cmd-show-dice-hint = Für eine Partie auf Papier würfeln

replay-before = Vor der ersten Runde
replay-round = Runde { $round } von { $rounds }
replay-pause = Anhalten
replay-to-check = Partie prüfen
replay-fresh = in dieser Runde gezeichnet
replay-unknown = Runde unbekannt
replay-column = Runde { $round }: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
replay-some-unknown = { $count ->
    [one] Runde unbekannt: { $spaces }. Das Feld steht von Anfang an auf der Tafel; die Summen früherer Runden können daher zu hoch oder zu niedrig sein.
   *[other] Runde unbekannt: { $spaces }. Sie stehen von Anfang an auf der Tafel; die Summen früherer Runden können daher zu hoch oder zu niedrig sein.
}
replay-all-unknown = { $count ->
    [one] Runde unbekannt: das eine gezeichnete Feld hat keine Rundenzahl, also gibt es nichts durchzugehen. Mit der Plustaste lässt sie sich auf der Tafel eintragen.
   *[other] Runde unbekannt: keines der { $count } gezeichneten Felder hat eine Rundenzahl, also gibt es nichts durchzugehen ({ $spaces }). Mit der Plustaste lassen sie sich auf der Tafel eintragen.
}
replay-goal = Aufgabe { $code } erfüllt: { $task } (+{ $points })
replay-findings = Was die Regeln sagen
replay-whole = Zur ganzen Tafel
replay-legal = Nach den Regeln gezeichnet: Würfel und eine Reihenfolge erklären diese Runde.
replay-nothing = In dieser Runde wurde nichts gezeichnet.
replay-unproven = Ob diese Runde nach den Regeln gezeichnet wurde, ist nicht zu beweisen.
replay-dice = Würfel dieser Runde
replay-dice-known = So wie sie gefallen sind.
replay-dice-fit = Niemand hat sie notiert. Diese würden die Runde erklären:
replay-dice-part = Nicht alle wurden notiert. Diese würden die Runde erklären:
replay-dice-unknown = Niemand hat sie notiert, und kein Wurf ist bewiesen.
replay-die-aside = { $route }, nicht gezeichnet, weil sie nirgends passt
replay-left = Zu Recht weggelassen, weil es nirgends passt: { $routes }
replay-gone = Nicht mehr auf der Tafel, vielleicht durch eine Erweiterung gelöscht: { $routes }
replay-copies = Durch eine Fabrik noch einmal gezeichnet: { $routes }
replay-free-special = Eine Spezialstrecke war frei, durch die dritte Universität.

check-mixed = Die Tafeln auf dem Tisch sind nicht gleich bedruckt und darum keine gemeinsame Partie. Bitte die Tafeln einer anderen Partie entfernen.
tie-errors = { $first } und { $next } haben beide { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}; { $first } hat weniger Fehler ({ $errors } gegen { $others }) und liegt vorn.
tie-star = { $first } und { $next } haben beide { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} und { $errors } Fehler; { $first } sitzt näher rechts vom Stern und liegt vorn.
tie-shared = { $first } und { $next } haben beide { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} und { $errors } Fehler: sie teilen sich den Platz.
check-none-broken = Kein Regelverstoß ist nachweisbar.
check-broken = { $count ->
    [one] Eine Regel wurde verletzt.
   *[other] { $count } Regelverstöße.
}
check-unknown = Manches ist weder so noch so zu beweisen; es trägt ein Fragezeichen.
check-open-goals = Die Punkte mancher Aufgaben bleiben offen, weil Rundenzahlen fehlen; sie zählen hier 0.
check-place = { $place }. { $name }
check-sum = Tafel { $board }, Aufgaben { $goals }; Fehler: { $errors }
check-line = { $place }. { $name }: { $total } (Tafel { $board }, Aufgaben { $goals }, Fehler { $errors })
check-legal = Nach den Regeln gezeichnet
check-player-broken = { $count ->
    [one] Ein Regelverstoß
   *[other] { $count } Regelverstöße
}
check-player-unknown = Kein Regelverstoß nachweisbar
check-everybody = Alle Spieler
round-legal = { $name }, Runde { $round }: nach den Regeln gezeichnet
round-broken = { $name }, Runde { $round }: eine Regel ist verletzt
round-unknown = { $name }, Runde { $round }: nicht beweisbar
check-no-goals = Ohne Aufgabenkarten. Unten lassen sich die gespielten wählen.
check-goal-line = { $name }: { $when }, { $points }
check-goal-light = Aufgabe { $code } auf der Tafel von { $name } beleuchten
check-cards = Gespielte Aufgabenkarten
check-dice = Würfel
check-dice-text = Was gewürfelt wurde, soweit es jemand notiert hat. Ohne Würfel fragt die Prüfung, ob irgendein Wurf jede Runde erklärt.
check-dice-none = unbekannt
check-star = Wer hat den Stern?
check-enter = Würfel der Runde { $round } eingeben
check-take = { $route } wegnehmen
check-add = { $route } dazulegen
check-enter-end = Würfel nach der letzten Runde eingeben
check-notes = Notizen auf dem Bogen
check-notes-text = Was neben den Strecken notiert ist. Die Prüfung vergleicht es mit der Tafel; was niemand weiß, wird niemandem vorgehalten.
check-unknown-note = unbekannt
check-specials = Spezialstrecken
check-marked-off = wie abgehakt:
check-mark-off = { $route } abgehakt
check-villages = Häkchen auf der Siedlungsleiste
check-universities = Häkchen auf der Universitätsleiste
check-declared = Aufgabe { $code } angesagt am Ende der Runde
check-dice-room = { $count ->
    [one] Noch ein Würfel
   *[other] Noch { $count } Würfel
}
check-dice-full = Alle Würfel der Runde liegen da; ein Druck auf einen oben nimmt ihn weg.
check-next-round = Nächste Runde
check-done = Fertig
check-forget-dice = Alle Würfel vergessen
mode-table = Ein Wurf für alle
mode-draft = Draft
mode-solo = Solo

check-goal-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
check-goal-open = Punkte offen
when-round = Runde { $round }
when-between = zwischen Runde { $first } und { $last }
when-never = nicht erfüllt
when-untold = die Tafel verrät es nicht

dice-nothing = nichts
dice-end = Nach der letzten Runde
dice-before = Noch keine Runde gewürfelt
dice-empty = Die echten Würfel dieser Ausgabe für alle am Tisch werfen. Dieselbe Startzahl ergibt immer dieselben Würfe, sodass eine Partie noch einmal gespielt werden kann.
dice-over = Die letzte Runde ist gewürfelt.
dice-undo = Schritt zurück
dice-undo-hint = Den letzten Wurf oder Griff zurücknehmen; noch einmal gewürfelt fallen dieselben Würfel
dice-turn = { $name } nimmt ein Paar
dice-next = { $name } beginnt die nächste Runde: niedrigste Summe, { $value }
dice-next-tied = { $name } beginnt die nächste Runde: niedrigste Summe, { $value }, und von denen mit dieser Summe zuletzt am Zug
dice-has = { $name }: { $value }
dice-pair = Paar { $number }: { $routes }; Wert { $value }
dice-pair-taken = Paar { $number }: { $routes }; Wert { $value }; bei { $name }
dice-value = Wert { $value }
dice-setup = Vorbereitung
dice-setup-text = Eine Änderung beginnt von vorn; ein Schritt zurück bringt die Würfe wieder.
dice-shared = Ein Wurf für alle
dice-players = Spieler
dice-boxes = Wessen Kästen den Vorrat bilden
dice-box = { $name } bringt einen Kasten dieser Ausgabe: { $edition }
dice-seed = Startzahl
dice-fresh = Neue Startzahl
dice-fresh-hint = Eine Zahl, die niemand kennt
dice-seed-text = Wer sie kennt, würfelt dasselbe.
dice-seed-bad = Eine Startzahl ist eine ganze Zahl ab 0.
dice-keep = Würfe in der Partie behalten
dice-keep-text = Dann wissen Urteil und Verlauf, was gewürfelt wurde, und die Partiedatei enthält es.
dice-kept = Die Würfe gehören zur Partie auf dem Tisch: Urteil und Verlauf nutzen sie.
dice-not-kept = Nicht behalten: die Tafeln auf dem Tisch gehören zu einer anderen Ausgabe oder anderen Erweiterungen.
dice-history = Bisherige Würfe
dice-history-none = Noch nichts gewürfelt.

verdict-broken = Regelverstoß
verdict-unknown = Nicht beweisbar
verdict-proven = In Ordnung
building-factories = Fabriken
building-villages = Siedlungen
building-universities = Universitäten
finding-at = { $spaces }: { $what }
finding-not-rolled = gezeichnet: { $drawn }; die Würfel zeigten aber { $rolled }
finding-face-not-rolled = mit Erweiterungswürfeln gezeichnet: { $drawn }; sie zeigten aber { $rolled }
finding-spent = die Spezialstrecke { $route } ist abgehakt, aber nicht gezeichnet: { $by } lässt sie ausgeben
finding-marked-off = { $used } Spezialstrecken sind abgehakt, erlaubt: { $most }
finding-research = { $spent } Forschungspunkte waren bis dahin ausgegeben, aber nur { $unlocked } freigeschaltet
finding-no-roll = kein Wurf ergibt zusammen { $drawn }
finding-undrawn = { $route } wurde gewürfelt, aber nicht gezeichnet, obwohl es hier passt
finding-undrawn-whatever = { $count ->
    [one] ein Würfel wurde nicht gezeichnet, und was er auch zeigte, es ging; hier passt: { $route }
   *[other] { $count } Würfel wurden nicht gezeichnet, und was sie auch zeigten, es ging; hier passt: { $route }
}
finding-unplaceable = { $route } wurde gewürfelt und zu Recht weggelassen: es passt nirgends
finding-unplaceable-perhaps = ein Würfel wurde weggelassen; das ist richtig, wenn er { $route } zeigte: das passt nirgends
finding-unconnected = schließt an nichts an, was in dieser Runde da war
finding-specials = { $used } Spezialstrecken gezeichnet, erlaubt: { $most }
finding-timing = in keiner Reihenfolge kommt jede Verdopplung nach ihrer Fabrik und die freie Spezialstrecke nach der dritten Universität
finding-not-marked-off = die Spezialstrecke { $route } ist gezeichnet, aber nicht abgehakt
finding-only-marked-off = die Spezialstrecke { $route } ist abgehakt, aber nicht gezeichnet
finding-no-numbers = mit keinen Rundenzahlen für diese Felder ist die Partie regelgerecht
finding-numbers = ohne Rundenzahl; gezeichnet in Runde { $rounds } ist die Partie regelgerecht
finding-numbers-missing = ohne Rundenzahlen; bewiesen ist nur, was die fertige Tafel zeigt
finding-not-played = nach Runde { $last } von { $rounds } ist nichts gezeichnet
finding-expansions = mit { $names } im Spiel kann manches Gezeichnete inzwischen gelöscht sein; ein Würfel, der nicht mehr zu sehen ist, wird niemandem vorgehalten
finding-bad-roll = die Würfel können nicht zusammen { $rolled } zeigen
finding-track = die Leiste der { $building } zeigt { $marked } Häkchen, aktiviert sind auf der Tafel { $active }
finding-pool = die Spieler haben zusammen { $drawn } Würfel { $die } ({ $edition }) gezeichnet, im Vorrat sind { $most }
finding-no-common-roll = kein gemeinsamer Wurf erklärt alles, was diese gezeichnet haben, obwohl jeder für sich richtig liegen könnte: { $shares }
finding-share = { $name } zeichnete { $drawn } ({ $spaces })
finding-share-none = { $name } zeichnete nichts
finding-no-board = von diesem Spieler ist keine Tafel da; geprüft wird nichts, und die Wertung ist die einer leeren
finding-no-such-round = für sie sind Würfel notiert, es gibt aber nur die Runden 1 bis { $last }; die Notiz zählt nicht
finding-no-such-round-goal = Aufgabe { $code } ist als darin angesagt notiert, es gibt aber nur die Runden 1 bis { $last }; die Notiz zählt nicht
finding-no-such-round-research = für sie sind Forschungspunkte notiert, es gibt aber nur die Runden 1 bis { $last }; die Notiz zählt nicht
finding-unused-dice = es sind Würfel für alle notiert, im Draft hat aber jeder eigene; diese bleiben ungenutzt
finding-unused-dice-own = für diesen Spieler allein sind Würfel notiert, außer im Draft gilt aber ein Wurf für alle; diese bleiben ungenutzt
finding-not-solo = die Partie ist als Solo angelegt, hat aber { $players } Spieler; wähle eine gemeinsame Partie oder behalte einen Spieler
finding-draft-only = „{ $entry }“ ist notiert, zählt aber nur im Draft; die Notiz zählt nicht
finding-goal-not-in-play = Aufgabe { $code } ist als angesagt notiert, ist aber nicht im Spiel; die Notiz zählt nicht
finding-goal-declared = Aufgabe { $code } wurde angesagt, aber frühestens in Runde { $round } erfüllt
finding-goal-declared-never = Aufgabe { $code } wurde angesagt, ist aber nicht erfüllt

rule-is = Regel: { $rule }
