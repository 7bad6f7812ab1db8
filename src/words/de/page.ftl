# Was die Seite sagt, bevor das Programm da ist: je eine Zeile, nichts einzusetzen
page-title = Inkspector
page-about = Fertige Railroad-Ink-Pläne fotografieren und lesen, wer gewonnen hat, mit Beweis für jeden Punkt. Inoffizielles Zubehör.
page-loading = Inkspector wird geholt. Das geschieht einmal; danach geht es ohne Netz.
page-no-script = Diese Seite ist ein Programm und braucht JavaScript. Erlaube es für diese Seite, oder nimm das Programm für den Schreibtisch.
page-no-wasm = Dieser Browser ist zu alt für diese Seite: Ihm fehlt WebAssembly. Erneuere ihn, oder nimm einen anderen.
page-no-webgl = Dieser Browser lässt die Seite nicht zeichnen: Ihm fehlt WebGL. Erlaube die Grafikbeschleunigung, erneuere den Browser, oder nimm einen anderen.
page-not-fetched = Das Programm konnte nicht geholt werden. Sieh nach dem Netz und versuche es noch einmal.
page-again = Noch einmal
page-failed = Das Programm hat geendet. Was behalten wurde, ist noch da.
page-newer = Eine neuere Version ist da.
page-take-newer = Übernehmen
page-later = Später
page-score = Wertung und Belege
