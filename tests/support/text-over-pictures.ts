import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A text that stands over a picture, and how well it reads at its worst. */
export interface TextOverPicture {
  readonly words: string;
  /** Contrast against the worst 2 % of the pixels behind it, 1 to 21. */
  readonly contrast: number;
  /** What it needs: 3 for large text, 4.5 for small (WCAG 2.2, 1.4.3). */
  readonly needed: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Found {
  readonly words: string;
  readonly colour: readonly [number, number, number];
  readonly large: boolean;
  readonly boxes: readonly Box[];
}

/** Runs in the page: texts in the window that have a picture behind them; they are hidden, so that only that picture is seen. */
function hideTextsOverPictures(): Found[] {
  const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const found: Found[] = [];
  const hidden: HTMLElement[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const ownText = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (ownText.length === 0 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const style = getComputedStyle(element);
    const boxes = ownText.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter((box) => box.width > 4 && box.height > 4)
        .map((box) => ({
          x: box.x,
          y: box.y + box.height * 0.15,
          width: box.width,
          height: box.height * 0.7,
        }))
        .filter(
          (box) =>
            box.y >= 0 && box.y + box.height <= innerHeight && box.x >= 0 && box.x + box.width <= innerWidth,
        )
        .filter((box) => {
          const middle = box.x + box.width / 2;
          const stack = document.elementsFromPoint(middle, box.y + box.height / 2);
          // A line half under the bar that stays in view is measured where it stands free.
          for (const y of [box.y, box.y + box.height / 2, box.y + box.height - 1]) {
            const top = document.elementFromPoint(middle, y);
            if (!top || !(top === element || element.contains(top) || top.contains(element))) return false;
          }
          // The first thing behind the words that is not see-through decides whether they stand over a picture.
          for (const behind of stack) {
            if (behind instanceof HTMLImageElement || behind instanceof HTMLVideoElement) return true;
            // A drawing in the page itself, or a shape of it; an icon beside the words is none.
            const drawing = behind instanceof SVGElement ? (behind.ownerSVGElement ?? behind) : null;
            if (drawing && !element.contains(drawing)) {
              const { width, height } = drawing.getBoundingClientRect();
              if (width > 100 && height > 60) return true;
            }
            const ground = getComputedStyle(behind).backgroundColor;
            if (!/^rgba\(.*, 0\)$|^transparent$/.test(ground) && !/\/ 0\)$/.test(ground)) {
              // A box that holds the picture paints its own ground below it.
              if (!behind.querySelector('img, video')) return false;
            }
          }
          return false;
        });
    });
    if (boxes.length === 0 || !probe) continue;
    probe.clearRect(0, 0, 1, 1);
    // Letters of a drawing have its fill.
    probe.fillStyle = element instanceof SVGElement ? style.fill : style.color;
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data;
    const size = Number.parseFloat(style.fontSize);
    found.push({
      words: (element.textContent ?? '').trim().slice(0, 60),
      colour: [red, green, blue],
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes: boxes.slice(0, 6),
    });
    hidden.push(element);
  }
  for (const element of hidden) {
    element.style.setProperty('-webkit-text-fill-color', 'transparent', 'important');
    if (element instanceof SVGElement) element.style.setProperty('fill', 'transparent', 'important');
    element.style.setProperty('text-shadow', 'none', 'important');
    element.style.setProperty('text-decoration-color', 'transparent', 'important');
    element.dataset.wordsHidden = '';
  }
  return found;
}

function showTexts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-words-hidden]')) {
    for (const name of ['fill', '-webkit-text-fill-color', 'text-shadow', 'text-decoration-color'])
      element.style.removeProperty(name);
    delete element.dataset.wordsHidden;
  }
}

/** Relative luminance, 0 to 1, of the red, green and blue that begin there, each to 255 (WCAG 2.2). */
const light = (colour: ArrayLike<number>, at = 0) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, part) => {
    const value = (colour[at + part] ?? 0) / 255;
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);

/** The contrast of each text at its worst, against a picture of the part of the window that begins at `clip`. */
async function measure(png: Buffer, found: readonly Found[], scale: number, clip: Box): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return found.map(({ colour, boxes }) => {
    const text = light(colour);
    const contrasts: number[] = [];
    for (const { x, y, width, height } of boxes) {
      const left = Math.max(0, Math.round((x - clip.x) * scale));
      const top = Math.max(0, Math.round((y - clip.y) * scale));
      const right = Math.min(info.width, left + Math.max(1, Math.round(width * scale)));
      const bottom = Math.min(info.height, top + Math.max(1, Math.round(height * scale)));
      for (let row = top; row < bottom; row++) {
        // Every fourth pixel, a step further in each row: letters are wider.
        for (let column = left + (row % 4); column < right; column += 4) {
          const ground = light(data, (row * info.width + column) * info.channels);
          contrasts.push((Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
        }
      }
    }
    contrasts.sort((a, b) => a - b);
    return contrasts[Math.floor(contrasts.length * 0.02)] ?? 21;
  });
}

/** The smallest part of the window, in whole pixels, that holds all boxes: what is not looked at need not be drawn and read. */
function around(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Every text of a page that stands over a picture, window by window from top to bottom.
 *
 * @param windows so many from the top; all of them unless said
 */
export async function textsOverPictures(
  page: Page,
  windows = Number.POSITIVE_INFINITY,
): Promise<readonly TextOverPicture[]> {
  const scale = await page.evaluate(() => devicePixelRatio);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = Math.round((page.viewportSize()?.height ?? 800) * 0.75);
  const height = Math.min(whole, step * windows);
  const worst = new Map<string, TextOverPicture>();
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const found = await page.evaluate(hideTextsOverPictures);
    if (found.length > 0) {
      const clip = around(found.flatMap(({ boxes }) => boxes));
      const png = await page.screenshot({ animations: 'disabled', clip });
      const contrasts = await measure(png, found, scale, clip);
      for (const [place, { words, large }] of found.entries()) {
        const contrast = contrasts[place] ?? 21;
        const known = worst.get(words);
        if (!known || contrast < known.contrast)
          worst.set(words, { words, contrast, needed: large ? 3 : 4.5 });
      }
    }
    await page.evaluate(showTexts);
  }
  return [...worst.values()];
}
