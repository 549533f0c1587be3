// Sends files of the device to the program, and receives files and links from it.

let drops = 0;
// Sends files, and returns the number of the drop and how many files of it have arrived.
const upload = async files => {
  drops += 1;
  const drop = ((Date.now() % 1000000) * 1000 + drops % 1000) >>> 0;
  let taken = 0;
  let trouble = '';
  for (const [index, file] of files.entries()) {
    say('transfer', 'Uploading ' + file.name + ' (' + (index + 1) + ' of ' + files.length + ') …');
    try {
      const answer = await fetch(
        '/drop?' + new URLSearchParams({ token, id: drop, name: file.name }), { method: 'POST', body: file });
      if (answer.ok) taken += 1;
      else trouble = await answer.text();
    } catch (error) {
      trouble = file.name + ' could not be uploaded. Try again.';
    }
  }
  say('transfer', trouble, [], 6000);
  return { drop, taken };
};

addEventListener('dragover', event => {
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
});
addEventListener('drop', async event => {
  event.preventDefault();
  const { clientX, clientY } = event;
  const files = event.dataTransfer ? [...event.dataTransfer.files] : [];
  const text = event.dataTransfer ? event.dataTransfer.getData('text/plain') : '';
  if (files.length === 0) {
    if (text) new Message(18).number(clientX).number(clientY).text(text).send();
    return;
  }
  const { drop, taken } = await upload(files);
  if (taken > 0) new Message(17).word(drop).short(files.length).number(clientX).number(clientY).send();
});

// Browsers open their dialog for files only after a tap of the user, so a button is shown.
let choice = 0;
const endChoice = number => {
  if (choice !== number) return;
  choice = 0;
  say('choice', '');
};
const chooseFiles = (number, isMultiple) => {
  // The host requests the same choice again after the connection was lost, as while the browser's dialog is shown.
  if (choice === number) return;
  choice = number;
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = isMultiple;
  input.addEventListener('change', async () => {
    const files = [...input.files];
    if (files.length === 0 || choice !== number) return;
    say('choice', '');
    const { drop, taken } = await upload(files);
    if (choice === number) new Message(23).word(number).byte(taken > 0 ? 0 : 2).word(drop).send();
    endChoice(number);
  });
  const answer = value => () => {
    new Message(23).word(number).byte(value).word(0).send();
    endChoice(number);
  };
  say('choice', isMultiple ? 'Choose files' : 'Choose a file', [
    ['From This Device', () => input.click()], ['From the Computer', answer(1)], ['Cancel', answer(2)],
  ]);
};

const follow = (address, fileName) => {
  const link = document.createElement('a');
  link.href = address;
  if (fileName) link.download = fileName;
  link.click();
};
const download = (number, name) => follow('/file?' + new URLSearchParams({ token, id: number }), name || 'file');

const openLink = address => {
  if (!/^https?:/i.test(address)) return follow(address, '');
  const page = window.open(address, '_blank');
  if (page) {
    page.opener = null;
    return;
  }
  // The browser opens pages only after a tap of the user.
  const title = new URL(address).host;
  say('link', 'Open ' + title + '?', [
    ['Open', () => { say('link', ''); openLink(address); }], ['Cancel', () => say('link', '')],
  ]);
};
