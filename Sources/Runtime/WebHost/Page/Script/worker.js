// The service worker of the installed page. It answers only where the program cannot: with a message and a button.

const offline = `<!DOCTYPE html>
<html lang='en'>
<head>
<meta charset='utf-8'>
<meta name='viewport' content='width=device-width, initial-scale=1'>
<meta name='color-scheme' content='light dark'>
<title>Not running</title>
<style>
body { margin: 0; min-height: 100vh; display: flex; align-items: center; justify-content: center;
  font: 17px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 26em; padding: 24px; text-align: center; }
h1 { font-size: 22px; margin: 0 0 8px; }
p { margin: 0 0 20px; opacity: 0.7; }
a { display: inline-block; padding: 10px 24px; border-radius: 999px; background: #0a6cff; color: #fff;
  text-decoration: none; }
</style>
</head>
<body>
<main>
<h1>The program is not running</h1>
<p>It cannot be reached from this device. Start it on its computer, or check the connection, then try again.</p>
<a href=''>Try again</a>
</main>
</body>
</html>`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', event => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => new Response(offline, {
    status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })));
});
