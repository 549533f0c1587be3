// Handles text, input methods and the clipboard. While the program accepts text, an invisible field at the position of
// the caret has the browser's focus. Candidates therefore appear at the caret, and phones show their keyboard.

let isWriting = false;
let isComposing = false;

const takeKeys = () => {
  const wanted = isWriting ? field : view;
  if (document.activeElement !== wanted) wanted.focus({ preventScroll: true });
};
const setWriting = (active, x, y, width, height) => {
  isWriting = active;
  if (active) {
    field.style.left = Math.max(0, Math.min(innerWidth - 2, x)) + 'px';
    field.style.top = Math.max(0, Math.min(innerHeight - 2, y)) + 'px';
    field.style.height = Math.max(1, Math.min(200, height)) + 'px';
  } else {
    field.value = '';
  }
  if (document.hasFocus()) takeKeys();
};

const compose = (text, start, end) => new Message(15).text(text).word(start).word(end).send();
field.addEventListener('compositionstart', () => { isComposing = true; });
field.addEventListener('compositionupdate', event => {
  const text = event.data || '';
  // The field contains only the text that is being composed.
  const start = Math.min(text.length, field.selectionStart || 0);
  const end = Math.min(text.length, Math.max(start, field.selectionEnd || 0));
  setTimeout(() => { if (isComposing) selectionMoved(text); });
  compose(text, end === 0 ? text.length : start, end === 0 ? text.length : end);
});
let selectionTold = '';
const selectionMoved = text => {
  const start = Math.min(text.length, field.selectionStart);
  const end = Math.min(text.length, Math.max(start, field.selectionEnd));
  const now = text + '/' + start + '/' + end;
  if (field.value !== text || now === selectionTold) return;
  selectionTold = now;
  compose(text, start, end);
};
field.addEventListener('compositionend', event => {
  isComposing = false;
  selectionTold = '';
  compose('', 0, 0);
  if (event.data) new Message(14).text(event.data).send();
  field.value = '';
  // Some browsers insert the text only after this event.
  setTimeout(() => { if (!isComposing) field.value = ''; });
});
const press = code => {
  const key = { code, key: code, timeStamp: performance.now(), repeat: false };
  sendKey(key, true);
  sendKey(key, false);
};
let pressedBackspace = 0;
document.addEventListener('keydown', event => {
  if (event.key === 'Backspace' && event.keyCode !== 229) pressedBackspace = performance.now();
}, true);
field.addEventListener('beforeinput', event => {
  if (event.isComposing || event.inputType === 'insertCompositionText') return;
  event.preventDefault();
  const data = event.data || (event.dataTransfer ? event.dataTransfer.getData('text/plain') : '');
  if (event.inputType === 'insertText' || event.inputType === 'insertReplacementText') {
    if (data) new Message(14).text(data).send();
  } else if (event.inputType === 'deleteContentBackward') {
    // A phone's on-screen keyboard reports no keys.
    if (performance.now() - pressedBackspace > 300) press('Backspace');
  }
});
field.addEventListener('input', () => { if (!isComposing) field.value = ''; });

// The largest image that is pasted, in bytes. A message has at most 4 MB.
const largestImage = 3 << 20;
const pasted = parts => {
  const message = new Message(20).short(parts.length);
  for (const [type, bytes] of parts) message.text(type).bytes(bytes);
  message.send();
};
document.addEventListener('paste', event => {
  event.preventDefault();
  const data = event.clipboardData;
  const text = data ? data.getData('text/plain').slice(0, 1 << 20) : '';
  const markup = data ? data.getData('text/html') : '';
  const image = data && Array.from(data.files).find(
    file => /^image\/(png|jpeg|gif|webp)$/.test(file.type) && file.size <= largestImage);
  const parts = [];
  if (text) parts.push(['text/plain', new TextEncoder().encode(text)]);
  if (markup && markup.length < largestImage / 8) parts.push(['text/html', new TextEncoder().encode(markup)]);
  if (!image) {
    if (parts.length > (text ? 1 : 0)) pasted(parts); else if (text) new Message(16).text(text).send();
    return releaseHeld();
  }
  delayed = [];
  releaseHeld();
  image.arrayBuffer().then(
    bytes => pasted([[image.type, new Uint8Array(bytes)], ...parts]),
    () => { if (text) new Message(16).text(text).send(); }
  ).finally(deliverDelayed);
});
for (const name of ['copy', 'cut']) document.addEventListener(name, event => {
  if (pending === null || !event.clipboardData) return;
  event.clipboardData.setData('text/plain', pending);
  event.preventDefault();
});
// The text that the program has copied. A browser may reject it until the user interacts with the page.
let pending = null;
// The content of several types that the program has copied, by type, or null if it has copied only text.
let pendingItem = null;
const copied = text => {
  pending = text;
  pendingItem = null;
  if (!navigator.clipboard || !navigator.clipboard.writeText) return;
  navigator.clipboard.writeText(text).then(() => { if (pending === text) pending = null; }, () => {});
};
const copiedItem = buffer => {
  const words = new DataView(buffer);
  const item = {};
  let offset = 8;
  for (let count = words.getUint32(4, true); count > 0; count -= 1) {
    const typeLength = words.getUint32(offset, true);
    const length = words.getUint32(offset + 4, true);
    const type = new TextDecoder().decode(new Uint8Array(buffer, offset + 8, typeLength));
    item[type] = new Blob([new Uint8Array(buffer, offset + 8 + typeLength, length)], { type });
    offset += 8 + typeLength + length;
  }
  pendingItem = item;
  writeItem();
};
const writeItem = () => {
  const item = pendingItem;
  if (!item || !navigator.clipboard || !navigator.clipboard.write || typeof ClipboardItem === 'undefined') return;
  navigator.clipboard.write([new ClipboardItem(item)]).then(
    () => { if (pendingItem === item) { pendingItem = null; pending = null; } }, () => {});
};
const writePending = () => {
  if (pendingItem) return writeItem();
  if (pending === null) return;
  try { if (document.execCommand('copy')) pending = null; } catch (error) {}
};
