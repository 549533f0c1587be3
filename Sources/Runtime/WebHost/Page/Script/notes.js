// Shows texts about the page above the canvas: about the connection, files, links. One is shown at a time.

// The most important topic is first.
const topics = ['connection', 'choice', 'link', 'transfer'];
const notes = {};

const showNote = () => {
  const { text, buttons } = notes[topics.find(topic => notes[topic])] || { text: '', buttons: [] };
  note.hidden = !text;
  note.firstElementChild.textContent = text;
  note.lastElementChild.replaceChildren(...buttons.map(([title, action]) => {
    const button = document.createElement('button');
    button.textContent = title;
    button.addEventListener('click', action);
    return button;
  }));
};
// Shows a text with buttons, which are pairs of a title and a function, or nothing if the text is empty.
const say = (topic, text, buttons = [], milliseconds = 0) => {
  if (notes[topic]) clearTimeout(notes[topic].timer);
  notes[topic] = text ? { text, buttons, timer: 0 } : undefined;
  if (text && milliseconds) notes[topic].timer = setTimeout(() => say(topic, ''), milliseconds);
  showNote();
};
