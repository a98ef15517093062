import styles from './lightbox.module.css';
import { lightboxInHistory } from './lightbox-history.client.ts';

export interface Lightbox {
  /** Opens at a picture; focus returns to `opener` when it closes. */
  show(place: number, opener: HTMLElement): void;
}

const arrow = 'M0 5h17M13 1l4 4-4 4';
const back = 'M18 5H1M5 9 1 5l4-4';
const cross = 'M1 1l14 14M15 1 1 15';

function button(label: string, className: string | undefined, path: string, box: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className ?? '';
  made.setAttribute('aria-label', label);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ viewBox: box, 'aria-hidden': 'true' }))
    svg.setAttribute(name, value);
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', path);
  svg.append(line);
  made.append(svg);
  return made;
}

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, className?: string) =>
  Object.assign(document.createElement(name), { className: className ?? '' });

/**
 * A native modal dialog that shows one picture at a time, with its caption and its place among the others. Arrows, Home and
 * End turn; Escape and Back close.
 *
 * @param itemsNow elements that carry a picture's data, with its caption as their text (gallery.tsx) or as data (picture-grid.tsx);
 *   asked for each time it opens, since a filter may have put others in their place
 */
export function createLightbox(label: string, itemsNow: () => readonly HTMLElement[]): Lightbox {
  const dialog = element('dialog', styles.lightbox);
  dialog.setAttribute('aria-label', label);
  const figure = element('figure', styles.figure);
  const stage = element('div', styles.stage);
  const caption = element('figcaption', styles.caption);
  const words = element('p');
  const more = element('a', styles.more);
  const count = element('p', styles.count);
  caption.setAttribute('aria-live', 'polite');
  caption.append(words, more, count);
  figure.append(stage, caption);
  const close = button('Close', styles.close, cross, '0 0 16 16');
  const previous = button('Previous picture', styles.turn, back, '0 0 18 10');
  const next = button('Next picture', styles.turn, arrow, '0 0 18 10');
  dialog.append(close, previous, figure, next);
  document.body.append(dialog);
  let items = itemsNow();
  let current = 0;
  let opener: HTMLElement | null = null;

  function draw(place: number) {
    current = (place + items.length) % items.length;
    const { src = '', avif, webp, alt = '', width, height } = items[current]?.dataset ?? {};
    const picture = element('picture');
    for (const [type, srcset] of [['image/avif', avif] as const, ['image/webp', webp] as const]) {
      if (srcset)
        picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes: '94vw' }));
    }
    const image = Object.assign(element('img', styles.image), {
      alt,
      src,
      width: Number(width),
      height: Number(height),
    });
    picture.append(image);
    stage.replaceChildren(picture);
    const item = items[current];
    words.textContent = item?.dataset.caption ?? item?.textContent ?? '';
    more.hidden = !item?.dataset.more;
    more.href = item?.dataset.more ?? '';
    more.textContent = item?.dataset.moreWords ?? '';
    count.textContent = `${current + 1} of ${items.length}`;
    for (const turn of [previous, next]) turn.hidden = items.length < 2;
  }

  const rightToLeft = () => getComputedStyle(dialog).direction === 'rtl';
  dialog.addEventListener('keydown', (event) => {
    const forward = rightToLeft() ? 'ArrowLeft' : 'ArrowRight';
    const backward = rightToLeft() ? 'ArrowRight' : 'ArrowLeft';
    const places: Readonly<Record<string, number>> = {
      [forward]: current + 1,
      [backward]: current - 1,
      Home: 0,
      End: items.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    draw(place);
  });
  previous.addEventListener('click', () => draw(current - 1));
  next.addEventListener('click', () => draw(current + 1));
  close.addEventListener('click', () => dialog.close());
  // A press beside the picture.
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  function open() {
    dialog.showModal();
    close.focus();
  }

  const inHistory = lightboxInHistory(dialog, label, open);
  dialog.addEventListener('close', () => {
    opener?.focus({ preventScroll: true });
    inHistory.closed();
  });

  return {
    show(place, by) {
      opener = by;
      items = itemsNow();
      draw(place);
      open();
      inHistory.opened();
    },
  };
}
