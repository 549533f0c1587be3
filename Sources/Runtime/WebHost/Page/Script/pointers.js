// Sends mouse, finger, pen, wheel and pinch events.

const place = (message, event, buttons) =>
  message.number(event.clientX).number(event.clientY).byte(buttons & 31).number(event.pressure).long(time(event));
const steps = event => {
  const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
  return all.length > 0 ? all.slice(-1024) : [event];
};
const mouse = event => {
  const all = event.type === 'pointermove' ? steps(event) : [event];
  const message = new Message(8).byte(modifiers(event)).short(all.length);
  // Buttons change at the last position of the mouse.
  all.forEach((step, index) => place(message, step, index + 1 < all.length ? step.buttons : event.buttons));
  message.send();
};
const finger = (phase, event) => {
  const all = phase === 1 ? steps(event) : [event];
  const message = new Message(10).byte(modifiers(event)).word(event.pointerId >>> 0)
    .flag(event.pointerType === 'pen').byte(phase).short(all.length);
  for (const step of all) place(message, step, 1);
  message.send();
};
const isMouse = event => event.pointerType === 'mouse' || event.pointerType === '';
const down = new Set();

view.addEventListener('pointerdown', event => {
  event.preventDefault();
  takeKeys();
  writePending();
  try { view.setPointerCapture(event.pointerId); } catch (error) {}
  if (isMouse(event)) return mouse(event);
  down.add(event.pointerId);
  finger(0, event);
});
view.addEventListener('pointermove', event => {
  if (isMouse(event)) mouse(event);
  else if (down.has(event.pointerId)) finger(1, event);
  else if (event.pointerType === 'pen') mouse(event);
});
const lift = phase => event => {
  if (isMouse(event)) return mouse(event);
  if (down.delete(event.pointerId)) finger(phase, event);
};
view.addEventListener('pointerup', event => {
  // Phones show their keyboard only when a finger is lifted.
  takeKeys();
  writePending();
  lift(2)(event);
});
view.addEventListener('pointercancel', lift(3));
view.addEventListener('pointerleave', event => {
  if (event.pointerType === 'touch') return;
  place(new Message(9).byte(modifiers(event)), event, 0).send();
});
for (const name of ['contextmenu', 'selectstart', 'dragstart']) {
  document.addEventListener(name, event => event.preventDefault());
}
// Pointer events have already reported these events, and the middle button would scroll.
for (const name of ['mousedown', 'auxclick', 'touchstart', 'touchmove', 'touchend']) {
  view.addEventListener(name, event => event.preventDefault(), { passive: false });
}

// A notch of a wheel is 120 in the legacy unit; a touchpad has three of that unit for each point.
const notches = (event, delta, old) => {
  if (event.deltaMode === 1) return delta / 3;
  if (event.deltaMode === 2) return Math.sign(delta);
  if (old !== undefined && old !== 0 && old % 120 === 0 && old !== -3 * delta) return -old / 120;
  return 0;
};
const controls = new Set();
view.addEventListener('wheel', event => {
  event.preventDefault();
  let x = notches(event, event.deltaX, event.wheelDeltaX);
  let y = notches(event, event.deltaY, event.wheelDeltaY);
  const bits = modifiers(event);
  if (event.ctrlKey && controls.size === 0 && x === 0 && y === 0) {
    // Browsers report a pinch with two fingers as a wheel event with Control, although the key is not pressed.
    new Message(12).byte(1).flag(true).number(event.clientX).number(event.clientY)
      .number(Math.exp(Math.max(-3, Math.min(3, -event.deltaY / 100)))).number(0).long(time(event)).send();
    return;
  }
  const points = event.deltaMode === 0 ? 1 : 20;
  new Message(11).byte(bits).number(event.clientX).number(event.clientY)
    .number(x !== 0 ? -x * pointsPerNotch : -event.deltaX * points)
    .number(y !== 0 ? -y * pointsPerNotch : -event.deltaY * points)
    .number(-x).number(-y).long(time(event)).send();
}, { passive: false });

// Safari reports pinches itself.
let pinched = { scale: 1, rotation: 0 };
const pinch = phase => event => {
  event.preventDefault();
  if (phase === 0) pinched = { scale: 1, rotation: 0 };
  new Message(12).byte(phase).flag(false).number(event.clientX).number(event.clientY)
    .number(phase === 1 ? event.scale / pinched.scale : 1)
    .number(phase === 1 ? (event.rotation - pinched.rotation) * Math.PI / 180 : 0).long(time(event)).send();
  pinched = { scale: event.scale, rotation: event.rotation };
};
document.addEventListener('gesturestart', pinch(0));
document.addEventListener('gesturechange', pinch(1));
document.addEventListener('gestureend', pinch(2));
