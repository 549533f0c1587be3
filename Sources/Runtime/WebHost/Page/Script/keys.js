// Maps keys by their position: the `code` of an event to its USB HID usage number.

const usages = new Map();
const name = (first, names) => names.split(' ').forEach((code, index) => usages.set(code, first + index));
name(4, [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(letter => 'Key' + letter).join(' '));
name(30, 'Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0');
name(40, 'Enter Escape Backspace Tab Space Minus Equal BracketLeft BracketRight Backslash');
name(51, 'Semicolon Quote Backquote Comma Period Slash CapsLock');
name(58, 'F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12');
name(70, 'PrintScreen ScrollLock Pause Insert Home PageUp Delete End PageDown');
name(79, 'ArrowRight ArrowLeft ArrowDown ArrowUp');
name(83, 'NumLock NumpadDivide NumpadMultiply NumpadSubtract NumpadAdd NumpadEnter');
name(89, 'Numpad1 Numpad2 Numpad3 Numpad4 Numpad5 Numpad6 Numpad7 Numpad8 Numpad9 Numpad0 NumpadDecimal');
name(100, 'IntlBackslash ContextMenu Power NumpadEqual');
name(104, 'F13 F14 F15 F16 F17 F18 F19 F20 F21 F22 F23 F24');
name(133, 'NumpadComma');
name(135, 'IntlRo KanaMode IntlYen Convert NonConvert');
name(144, 'Lang1 Lang2');
name(224, 'ControlLeft ShiftLeft AltLeft MetaLeft ControlRight ShiftRight AltRight MetaRight');
// Keys of phones and unusual keyboards report their meaning instead of their position.
const byMeaning = {
  Enter: 40, Escape: 41, Backspace: 42, Tab: 43, ' ': 44, Delete: 76, Home: 74, End: 77, PageUp: 75, PageDown: 78,
  ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81, ArrowUp: 82, Control: 224, Shift: 225, Alt: 226, Meta: 227,
};
const sayings = { Enter: '\r', Tab: '\t', Escape: '\x1b', Backspace: '\b', Delete: '\x7f' };
const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

const says = event => {
  if (sayings[event.key]) return sayings[event.key];
  return [...event.key].length === 1 ? event.key : '';
};
const saysPlainly = event => {
  const letter = /^Key([A-Z])$/.exec(event.code);
  const digit = /^Digit([0-9])$/.exec(event.code);
  const said = says(event);
  // The character in the keyboard layout, unless a modifier key has changed it.
  if (/^[ -~]$/.test(said) && !event.altKey) return event.shiftKey ? said : said.toLowerCase();
  if (letter && event.altKey) return letter[1].toLowerCase();
  if (digit && event.altKey) return digit[1];
  return event.shiftKey ? said : said.toLowerCase();
};
const sendKey = (event, isDown) => {
  const usage = usages.get(event.code) || byMeaning[event.key] || 0;
  if (usage === 224 || usage === 228) { if (isDown) controls.add(usage); else controls.delete(usage); }
  if (usage === 0) return;
  new Message(13).byte(modifiers(event)).flag(isDown).flag(event.repeat).short(usage)
    .text(says(event)).text(saysPlainly(event)).long(time(event)).send();
};

// The shortcuts that are left to the browser: reload, zoom, full screen, developer tools, address bar.
const isBrowsers = event => {
  if (/^F(5|11|12)$/.test(event.code)) return true;
  const command = isMac ? event.metaKey : event.ctrlKey;
  if (!command) return false;
  if (/^(Equal|Minus|Digit0|NumpadAdd|NumpadSubtract|Numpad0)$/.test(event.code)) return true;
  if (/^Key[RLTNWQ]$/.test(event.code)) return true;
  return (event.shiftKey || event.altKey) && /^Key[IJC]$/.test(event.code) && event.code !== 'KeyC';
};
let held = null;
// The keys that follow a paste whose image is being read, in order, or null.
let delayed = null;
const deliverKey = (event, isDown) => {
  if (delayed) delayed.push([event, isDown]); else sendKey(event, isDown);
};
const deliverDelayed = () => {
  const keys = delayed || [];
  delayed = null;
  for (const [event, isDown] of keys) sendKey(event, isDown);
};
const isPaste = event =>
  (event.code === 'KeyV' && (isMac ? event.metaKey : event.ctrlKey) && !event.altKey)
  || (event.code === 'Insert' && event.shiftKey);

document.addEventListener('keydown', event => {
  writePending();
  if (event.isComposing || event.keyCode === 229) return;
  if (isBrowsers(event)) return;
  if (isPaste(event)) {
    // The browser pastes immediately afterwards and provides the text before the key is handled.
    held = event;
    setTimeout(releaseHeld, 50);
    return;
  }
  deliverKey(event, true);
  // During text input, the browser converts keys with characters to text. It must not handle any other key.
  const isText = isWriting && !event.ctrlKey && !event.metaKey
    && ([...event.key].length === 1 || event.key === 'Dead' || event.key === 'Process');
  const isAltGraph = isWriting && hasState(event, 'AltGraph') && [...event.key].length === 1;
  if (!isText && !isAltGraph) event.preventDefault();
});
const releaseHeld = () => {
  if (!held) return;
  const key = held;
  held = null;
  deliverKey(key, true);
};
document.addEventListener('keyup', event => {
  if (event.isComposing || event.keyCode === 229) return;
  releaseHeld();
  deliverKey(event, false);
  if (!isBrowsers(event)) event.preventDefault();
});
