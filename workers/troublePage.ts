// What is shown instead of the app when its first files are neither stored nor to be had. It comes from the service
// worker itself and needs nothing else.
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Fortyone cannot start</title>
    <style>
      body { display: grid; place-content: center; gap: 16px; min-height: 90vh; max-width: 26rem; margin: 0 auto;
        padding: 24px; font: 1.0625rem / 1.4 system-ui, sans-serif; }
      h1, p { margin: 0; }
      h1 { font-size: 1.375rem; }
      a { display: inline-block; padding: 12px 0; color: inherit; font-weight: 600; }
    </style>
  </head>
  <body>
    <h1>Fortyone cannot start</h1>
    <p>A part of the app is no longer stored on this device. Connect to the network once, and it mends itself.</p>
    <p>Your games are kept.</p>
    <p><a href="./">Try again</a></p>
  </body>
</html>
`;

export function troublePage(): Response {
  return new Response(PAGE, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
