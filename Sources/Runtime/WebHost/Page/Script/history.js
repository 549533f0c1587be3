// Goes back in the application with the browser's back button, without leaving the page.
//
// The page has an entry in the browser's history for each time that the user can go back. One entry would not suffice,
// because browsers skip entries that a page adds without a tap or a key of its user: after a press, the page could not
// add the entry again.

// The level of the present entry. It is 0 for the entry with which the page was opened, also after a reload.
let level = Number(history.state && history.state.level) || 0;
let depth = level;
// The timer that ends the wait for a move in the history, or 0. Moves take effect later.
let moving = 0;

const followDepth = () => {
  if (moving) return;
  while (level < depth) history.pushState({ level: ++level }, '');
  if (level > depth) {
    moving = setTimeout(moved, 1000);
    history.go(depth - level);
  }
};
const moved = () => {
  clearTimeout(moving);
  moving = 0;
  level = Number(history.state && history.state.level) || 0;
  followDepth();
};
const backDepthCame = value => {
  depth = value;
  followDepth();
};

addEventListener('popstate', () => {
  if (moving) return moved();
  const steps = level - (Number(history.state && history.state.level) || 0);
  level -= steps;
  // The host replies with the depth that remains. Without a host, the next press leaves the page.
  if (steps > 0 && isOpen) for (let step = 0; step < steps; step += 1) new Message(21).send();
  else followDepth();
});
