// Writes messages in the format that `PageMessage` reads. The other files use the declarations of this one.

const view = document.getElementById('view');
const field = document.getElementById('text');
const note = document.getElementById('note');
const token = new URLSearchParams(location.search).get('token') || '';
let socket = null;
let isOpen = false;

class Message {
  constructor(kind) { this.data = new DataView(new ArrayBuffer(64)); this.size = 0; this.byte(kind); }
  room(more) {
    if (this.size + more <= this.data.byteLength) return;
    const larger = new Uint8Array(Math.max(this.data.byteLength * 2, this.size + more));
    larger.set(new Uint8Array(this.data.buffer, 0, this.size));
    this.data = new DataView(larger.buffer);
  }
  byte(value) { this.room(1); this.data.setUint8(this.size, value); this.size += 1; return this; }
  flag(value) { return this.byte(value ? 1 : 0); }
  short(value) { this.room(2); this.data.setUint16(this.size, value, true); this.size += 2; return this; }
  word(value) { this.room(4); this.data.setUint32(this.size, value, true); this.size += 4; return this; }
  number(value) {
    this.room(4);
    this.data.setFloat32(this.size, Math.max(-1e6, Math.min(1e6, value || 0)), true);
    this.size += 4;
    return this;
  }
  long(value) { this.room(8); this.data.setFloat64(this.size, value || 0, true); this.size += 8; return this; }
  text(value) { return this.bytes(new TextEncoder().encode(value)); }
  bytes(bytes) {
    this.word(bytes.length);
    this.room(bytes.length);
    new Uint8Array(this.data.buffer).set(bytes, this.size);
    this.size += bytes.length;
    return this;
  }
  send() { if (isOpen) socket.send(new Uint8Array(this.data.buffer, 0, this.size)); }
}

// Returns the time of an event in seconds on the page's clock. Old browsers stamp some events with the time of day.
const time = event => {
  const stamp = event.timeStamp;
  return (stamp > 0 && stamp < 1e12 ? stamp : performance.now()) / 1000;
};
const hasState = (event, name) => event.getModifierState && event.getModifierState(name);
// AltGr is part of the keyboard layout, not a modifier. Some systems report it as Control and Alt.
const modifiers = event => {
  const isGraph = hasState(event, 'AltGraph');
  return (event.shiftKey ? 1 : 0) | (event.ctrlKey && !isGraph ? 2 : 0) | (event.altKey && !isGraph ? 4 : 0)
    | (event.metaKey ? 8 : 0) | (hasState(event, 'CapsLock') ? 16 : 0);
};
