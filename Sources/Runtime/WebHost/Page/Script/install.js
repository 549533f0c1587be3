// Offers the page for installation as a web application. The worker shows a message while the program does not run.

const iconLink = (rel, file, type) => {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = file + '?token=' + encodeURIComponent(token);
  if (type) link.type = type;
  document.head.append(link);
};
document.querySelector('link[rel=icon]').remove();
iconLink('icon', 'icon.svg', 'image/svg+xml');
iconLink('apple-touch-icon', 'icon.png');
iconLink('manifest', 'manifest.webmanifest');

// Browsers allow workers on this machine and over HTTPS only.
if (window.isSecureContext && navigator.serviceWorker) {
  navigator.serviceWorker.register('worker.js?token=' + encodeURIComponent(token)).catch(() => {});
}
