import type { Page } from '@playwright/test';
import { readerBehind } from '../support/reader-page.ts';
import { expect, test } from './fixtures.ts';

/** Pages with a map of the country or of the ground round a place. */
const country = '/destinations/cape-town';
const ground = '/lionsands';
const town = '/capecadogan';
const route = '/travel-africa/package/classic-botswana-and-victoria-falls';
const others = [
  '/destinations/sabi-sands-reserve',
  '/destinations/marakele-national-park',
  '/destinations/kruger-national-park',
  '/monwana',
  '/marataba',
  '/travel-africa',
  '/travel-africa/destination/botswana',
];

interface Label {
  readonly words: string;
  /** Red, green and blue, to 255. */
  readonly colour: readonly number[];
  /** Its letters without the room above and below, from the window's corner. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Runs in the page: each text of its map, the colour of its letters, and where it stands in the window; letters are made clear. */
function clearLetters(map: Element): Label[] {
  return [...map.querySelectorAll<SVGTextElement>('text')].flatMap((text) => {
    const style = getComputedStyle(text);
    if (style.display === 'none') return [];
    const { x, y, width, height } = text.getBoundingClientRect();
    const parts = (style.fill.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const colour = style.fill.startsWith('rgb') ? parts : parts.map((part) => part * 255);
    // Its halo stays: that is what the letters are read against.
    text.style.fill = 'transparent';
    const box = { x, y: y + height * 0.22, width, height: height * 0.56 };
    return [{ words: text.textContent ?? '', colour, box }];
  });
}

/** Runs in an empty page: the contrast of each label against what is drawn behind it, at its worst. */
async function measure({ image, labels, window }: { image: string; labels: Label[]; window: number }) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob());
  const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!drawing) throw new Error('There is no canvas.');
  drawing.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / window;
  const part = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const light = (red: number, green: number, blue: number) =>
    0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  return labels.map(({ colour, box }) => {
    const { data } = drawing.getImageData(
      Math.round(box.x * scale),
      Math.round(box.y * scale),
      Math.max(1, Math.round(box.width * scale)),
      Math.max(1, Math.round(box.height * scale)),
    );
    const own = light(colour[0] ?? 0, colour[1] ?? 0, colour[2] ?? 0);
    const found: number[] = [];
    for (let at = 0; at + 3 < data.length; at += 4) {
      const behind = light(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      found.push((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05));
    }
    found.sort((a, b) => a - b);
    // The worst 5 %: the edge of a halo is softened over a line that passes below it.
    return found[Math.floor(found.length * 0.05)] ?? 0;
  });
}

/** Labels of the maps of these pages that read worse than 4.5 to 1. */
async function weakLabels(page: Page, paths: readonly string[], before?: () => Promise<unknown>) {
  const reader = await readerBehind(page);
  const weak: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await before?.();
    // On a phone it lies in a fold.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    });
    const map = page
      .locator('main svg[role="img"]')
      .filter({ has: page.locator('text') })
      .first();
    await map.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const labels = await map.evaluate(clearLetters);
    expect(labels.length, path).toBeGreaterThan(3);
    const image = (await page.screenshot({ animations: 'disabled' })).toString('base64');
    const window = page.viewportSize()?.width ?? 1440;
    const contrasts = await reader.evaluate(measure, { image, labels, window });
    for (const [place, contrast] of contrasts.entries())
      if (contrast < 4.5) weak.push(`${path}: "${labels[place]?.words}" ${contrast.toFixed(2)}`);
  }
  return weak;
}

test('labels of maps read at 4.5 to 1 against what is drawn behind them', async ({ page }) => {
  expect(await weakLabels(page, [country, ground, town, route, ...others])).toEqual([]);
});

test('labels of each sort of map read as well on a phone', { tag: '@phone' }, async ({ page }) => {
  expect(await weakLabels(page, [country, ground, town, route])).toEqual([]);
});

test('labels of all other maps read as well on a phone', { tag: ['@phone', '@full'] }, async ({ page }) => {
  expect(await weakLabels(page, others)).toEqual([]);
});

test('labels of every map are eleven pixels high or more on a phone', { tag: '@phone' }, async ({ page }) => {
  const small: string[] = [];
  for (const path of [country, ground, town, route, ...others]) {
    await page.goto(path);
    const labels = await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
      return [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((text) => {
        const { display, fontSize } = getComputedStyle(text);
        const drawn = Number.parseFloat(fontSize) * (text.getScreenCTM()?.a ?? 1);
        return display === 'none' ? [] : [{ words: text.textContent, drawn }];
      });
    });
    expect(labels.length, path).toBeGreaterThan(3);
    for (const { words, drawn } of labels)
      if (drawn < 11) small.push(`${path}: "${words}" ${drawn.toFixed(1)} px`);
  }
  expect(small).toEqual([]);
});

test('a label in a colour of the land is noticed', async ({ page }) => {
  const weak = await weakLabels(page, [ground], () =>
    page.evaluate(() => {
      for (const text of document.querySelectorAll<SVGTextElement>('main svg text'))
        text.style.fill = '#c9bfa6';
    }),
  );
  expect(weak).not.toEqual([]);
});
