// Connects to the host, and reconnects after the connection has been lost.

const token = new URLSearchParams(location.search).get('token') || '';
let patience = 250;
let noteTimer = 0;

const say = (text, milliseconds, button) => {
  clearTimeout(noteTimer);
  note.hidden = !text;
  note.firstElementChild.textContent = text;
  note.lastElementChild.hidden = !button;
  if (text && milliseconds) noteTimer = setTimeout(() => say(''), milliseconds);
};
note.lastElementChild.addEventListener('click', () => { say(''); connect(); });

const received = buffer => {
  const words = new DataView(buffer);
  const text = () => new TextDecoder().decode(new Uint8Array(buffer, 4));
  switch (words.getUint32(0, true)) {
    case 1: return frameCame(buffer);
    case 2: document.title = text(); break;
    case 3: view.style.cursor = text(); break;
    case 4:
      setWriting(
        words.getUint32(4, true) === 1, words.getFloat32(8, true), words.getFloat32(12, true),
        words.getFloat32(16, true), words.getFloat32(20, true));
      break;
    case 5: copied(text()); break;
    case 6: copiedItem(buffer); break;
    case 7: backDepthCame(words.getUint32(4, true)); break;
  }
};

const connect = () => {
  const mine = new WebSocket(
    location.origin.replace(/^http/, 'ws') + '/socket?token=' + encodeURIComponent(token));
  mine.binaryType = 'arraybuffer';
  socket = mine;
  mine.onopen = () => {
    isOpen = true;
    patience = 250;
    say('');
    waiting.length = 0;
    down.clear();
    readView();
    told = [size.width, size.height, ratio, prefersDark.matches].join();
    writeView(new Message(1).byte(1)).flag(!document.hidden).flag(document.hasFocus()).send();
    measureRate();
    takeKeys();
  };
  mine.onmessage = event => received(event.data);
  mine.onclose = event => {
    if (socket !== mine) return;
    isOpen = false;
    // Another page of the same program shows the window. This page does not reconnect automatically, because two pages
    // would alternate forever.
    if (event.code === 4001) return say(event.reason, 0, true);
    say((event.reason || 'The connection was lost.') + ' Reconnecting …');
    setTimeout(() => { if (socket === mine) connect(); }, patience);
    patience = Math.min(5000, patience * 2);
  };
};

document.addEventListener('visibilitychange', () => {
  if (document.hidden) drawWaiting();
  new Message(3).flag(!document.hidden).send();
});
addEventListener('focus', () => { new Message(4).flag(true).send(); takeKeys(); });
addEventListener('blur', () => { controls.clear(); new Message(4).flag(false).send(); });
addEventListener('pagehide', () => new Message(19).send());
// The page remained in memory while another page was visible, and is visible again.
addEventListener('pageshow', event => { if (event.persisted) connect(); });
connect();
