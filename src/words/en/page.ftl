# What the page says before the program is there: one line each, nothing to be put in
page-title = Inkspector
page-about = Photograph finished Railroad Ink boards and read who won, with a proof of every point. Unofficial companion.
page-loading = Inkspector is being fetched. This happens once; then it works without a network.
page-no-script = This page is a program and needs JavaScript. Allow it for this page, or use the program for a desktop.
page-no-wasm = This browser is too old for this page: it lacks WebAssembly. Update it, or use another one.
page-no-webgl = This browser does not let the page draw: it lacks WebGL. Allow graphics acceleration, update the browser, or use another one.
page-not-fetched = The program could not be fetched. Look to the network, then try again.
page-again = Try again
page-failed = The program has ended. Everything that was kept is still there.
page-newer = A newer version is there.
page-take-newer = Take it
page-later = Later
page-score = Score and evidence
