// Connects to the host, and reconnects after the connection has been lost.

let patience = 250;

// A network that is gone reports nothing: a phone that has left the range of its router keeps the connection. So the
// page asks the host from time to time whether it is still there. The times are in milliseconds.
const checkInterval = 15000;
const noticeTime = 4000;
const connectTime = 8000;
// An answer arrives after the frames before it, which takes long in a slow network. So the time becomes longer after
// each failure.
const shortestAnswerTime = 10000;
const longestAnswerTime = 80000;
let answerTime = shortestAnswerTime;
// The timers of the check that waits for an answer, which may be any message.
let checkTimers = [];
let retryTimer = 0;

const endCheck = () => {
  if (checkTimers.length === 0) return;
  checkTimers.forEach(clearTimeout);
  checkTimers = [];
  say('connection', '');
};
// Ends a connection, and connects again after a while.
const lose = (mine, reason) => {
  mine.onopen = mine.onmessage = mine.onclose = null;
  mine.close();
  if (socket !== mine) return;
  isOpen = false;
  endCheck();
  say('connection', (reason || 'The connection was lost.') + ' Reconnecting …');
  clearTimeout(retryTimer);
  retryTimer = setTimeout(connect, patience);
  patience = Math.min(5000, patience * 2);
};
const check = () => {
  if (!isOpen || checkTimers.length > 0) return;
  const mine = socket;
  new Message(22).send();
  checkTimers = [
    setTimeout(() => say('connection', 'Waiting for the network …'), noticeTime),
    setTimeout(() => {
      answerTime = Math.min(longestAnswerTime, answerTime * 2);
      lose(mine, '');
    }, answerTime),
  ];
};

const received = buffer => {
  endCheck();
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
    case 8: answerTime = shortestAnswerTime; break;
    case 9: openLink(text()); break;
    case 10: download(words.getUint32(4, true), new TextDecoder().decode(new Uint8Array(buffer, 8))); break;
    case 11: chooseFiles(words.getUint32(4, true), words.getUint32(8, true) === 1); break;
    case 12: endChoice(words.getUint32(4, true)); break;
  }
};

const connect = () => {
  clearTimeout(retryTimer);
  const mine = new WebSocket(
    location.origin.replace(/^http/, 'ws') + '/socket?token=' + encodeURIComponent(token));
  mine.binaryType = 'arraybuffer';
  socket = mine;
  // A request to a network that is gone gets no answer, also for long after the network is back.
  const late = setTimeout(() => lose(mine, ''), connectTime);
  mine.onopen = () => {
    clearTimeout(late);
    isOpen = true;
    patience = 250;
    say('connection', '');
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
    clearTimeout(late);
    if (socket !== mine) return;
    // Another page of the same program shows the window. This page does not reconnect automatically, because two pages
    // would alternate forever.
    if (event.code !== 4001) return lose(mine, event.reason);
    isOpen = false;
    socket = null;
    endCheck();
    endChoice(choice);
    say('connection', event.reason, [['Show it here', () => { say('connection', ''); connect(); }]]);
  };
};
setInterval(() => { if (!document.hidden) check(); }, checkInterval);
// The user learns soon that input has no effect.
view.addEventListener('pointerdown', check);
// The device has a network again, perhaps with another address, with which the old connection is dead.
addEventListener('online', () => {
  answerTime = shortestAnswerTime;
  patience = 250;
  if (isOpen) check();
  else if (socket) lose(socket, '');
});

document.addEventListener('visibilitychange', () => {
  if (document.hidden) drawWaiting();
  new Message(3).flag(!document.hidden).send();
  // Systems stop pages that are not visible, and may have closed the connection meanwhile.
  if (document.hidden) endCheck(); else check();
});
addEventListener('focus', () => { new Message(4).flag(true).send(); takeKeys(); });
addEventListener('blur', () => { controls.clear(); new Message(4).flag(false).send(); });
addEventListener('pagehide', () => new Message(19).send());
// The page remained in memory while another page was visible, and is visible again.
addEventListener('pageshow', event => { if (event.persisted) connect(); });
connect();
