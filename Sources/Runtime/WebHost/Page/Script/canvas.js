// Shows each frame at the next `requestAnimationFrame`. A frame consists of copies of the canvas into itself,
// rectangles of pixels, and parts of a compressed picture. A frame waits until the browser has decoded its picture, and
// later frames wait for it.

const context = view.getContext('2d', { alpha: false });
const waiting = [];
let isDrawing = false;
let ratio = window.devicePixelRatio || 1;
let size = { width: 1, height: 1 };
let image = null;

// The canvas has one pixel for each device pixel of the window, without scaling and smoothing. Only a window with more
// pixels than the host supports is drawn at a lower resolution.
const fit = (width, height) => {
  if (view.width !== width || view.height !== height) {
    view.width = width;
    view.height = height;
    context.imageSmoothingEnabled = false;
  }
  view.style.width = width / ratio + 'px';
  view.style.height = height / ratio + 'px';
};

const pixels = (words, start, end, width, height) => {
  if (!image || image.width !== width || image.height !== height) image = context.createImageData(width, height);
  const target = new Uint32Array(image.data.buffer);
  let to = 0;
  for (let from = start; from < end;) {
    const count = words[from] & 0x3fffffff;
    const step = words[from] >>> 30;
    from += 1;
    if (step === 0) {
      if (count < 24) for (let index = 0; index < count; index++) target[to + index] = words[from + index];
      else target.set(words.subarray(from, from + count), to);
      from += count;
    } else if (step === 1) {
      target.fill(words[from], to, to + count);
      from += 1;
    } else {
      // Rows are copied in order, because the copied pixels may have been written by this copy.
      for (let done = 0; done < count; done += width) {
        const part = Math.min(width, count - done);
        target.copyWithin(to + done, to + done - width, to + done - width + part);
      }
    }
    to += count;
  }
  return image;
};

// Returns the index of the first word after the rectangles, which contains the number of parts of the compressed
// picture.
const photoIndex = words => {
  let index = 5 + words[4] * 6;
  let count = words[index];
  for (index += 1; count > 0; count--) index += 5 + words[index + 4];
  return index;
};

const draw = ({ words, photos }) => {
  fit(words[2], words[3]);
  let index = 5;
  for (let count = words[4]; count > 0; count--) {
    const [x, y, width, height] = words.subarray(index, index + 4);
    const dx = words[index + 4] | 0;
    const dy = words[index + 5] | 0;
    context.drawImage(view, x, y, width, height, x + dx, y + dy, width, height);
    index += 6;
  }
  let count = words[index];
  index += 1;
  for (; count > 0; count--) {
    const [x, y, width, height, length] = words.subarray(index, index + 5);
    index += 5;
    context.putImageData(pixels(words, index, index + length, width, height), x, y);
    index += length;
  }
  if (photos) {
    count = words[index];
    index += 2;
    for (; count > 0; count--) {
      const [x, y, width, height, left, top] = words.subarray(index, index + 6);
      context.drawImage(photos, left, top, width, height, x, y, width, height);
      index += 6;
    }
    photos.close();
  }
  if (image && image.width * image.height > 65536) image = null;
  new Message(5).word(words[1]).send();
};

const drawWaiting = () => {
  isDrawing = false;
  while (waiting.length > 0 && waiting[0].isReady) draw(waiting.shift());
};
const scheduleDrawing = () => {
  if (waiting.length === 0 || !waiting[0].isReady) return;
  if (document.hidden) return drawWaiting();
  if (isDrawing) return;
  isDrawing = true;
  // A browser that is not visible calls no animation frames, so a timer is used.
  const late = setTimeout(drawWaiting, 300);
  requestAnimationFrame(() => { clearTimeout(late); drawWaiting(); });
};
const frameCame = buffer => {
  const words = new Uint32Array(buffer);
  const frame = { words, photos: null, isReady: true };
  waiting.push(frame);
  const index = photoIndex(words);
  if (words[index] > 0) {
    frame.isReady = false;
    const data = new Uint8Array(buffer, (index + 2 + words[index] * 6) * 4, words[index + 1]);
    createImageBitmap(new Blob([data], { type: 'image/jpeg' })).then(photos => {
      frame.photos = photos;
    }, () => {
      // The browser has no memory for the picture. The whole window is requested again, but not in a loop.
      setTimeout(() => new Message(7).send(), 2000);
    }).finally(() => {
      frame.isReady = true;
      scheduleDrawing();
    });
  }
  scheduleDrawing();
};

// If the system has reclaimed the memory of the canvas, the canvas is empty when it is restored.
view.addEventListener('contextrestored', () => new Message(7).send());

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const readView = () => {
  ratio = window.devicePixelRatio || 1;
  const share = largestArea / (window.innerWidth * window.innerHeight * ratio * ratio);
  const isLarge = share < 1;
  if (isLarge) ratio *= Math.sqrt(share);
  const side = value =>
    Math.max(1, Math.min(maximumSideLength, isLarge ? Math.floor(value) : Math.round(value)));
  size = { width: side(window.innerWidth * ratio), height: side(window.innerHeight * ratio) };
};
const writeView = message =>
  message.word(size.width).word(size.height).long(ratio).flag(prefersDark.matches);
let told = '';
const viewChanged = () => {
  readView();
  const now = [size.width, size.height, ratio, prefersDark.matches].join();
  if (now === told) return;
  told = now;
  writeView(new Message(2)).send();
};
addEventListener('resize', viewChanged);
prefersDark.addEventListener('change', viewChanged);
// The ratio changes with the zoom and with the screen. Each change requires a new media query.
const watchRatio = () => {
  matchMedia('(resolution: ' + window.devicePixelRatio + 'dppx)').addEventListener('change', () => {
    viewChanged();
    watchRatio();
  }, { once: true });
};
watchRatio();

// Measures the refresh rate of the display: the median of several frames.
const measureRate = () => {
  const gaps = [];
  let last = 0;
  const step = now => {
    if (last > 0) gaps.push(now - last);
    last = now;
    if (gaps.length < 15) return requestAnimationFrame(step);
    const gap = gaps.sort((a, b) => a - b)[7];
    if (gap > 2 && gap < 100) new Message(6).number(1000 / gap).send();
  };
  requestAnimationFrame(step);
};
