import { expect, test } from './fixtures.ts';

/** Pages with a map of the country or of the ground round a place. */
const maps = [
  '/destinations/cape-town',
  '/destinations/sabi-sands-reserve',
  '/destinations/marakele-national-park',
  '/destinations/kruger-national-park',
  '/lionsands',
  '/monwana',
  '/marataba',
  '/capecadogan',
];

/** Runs in the page: each text of its map, the colour of its letters, and where it stands in the window; letters are made clear. */
function clearLetters(map: Element) {
  return [...map.querySelectorAll<SVGTextElement>('text')].flatMap((text) => {
    const style = getComputedStyle(text);
    if (style.display === 'none') return [];
    const { x, y, width, height } = text.getBoundingClientRect();
    const colour = (style.fill.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const srgb = style.fill.startsWith('rgb') ? colour : colour.map((part) => part * 255);
    // Its halo stays: that is what the letters are read against.
    text.style.fill = 'transparent';
    return [
      { words: text.textContent ?? '', colour: srgb, x, y: y + height * 0.22, width, height: height * 0.56 },
    ];
  });
}

test('labels of maps read at 4.5 to 1 against what is drawn behind them', async ({ page, context }) => {
  const reader = await context.newPage();
  const weak: string[] = [];
  for (const path of maps) {
    await page.goto(path);
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
    const contrasts = await reader.evaluate(
      async ({ image, labels }) => {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob());
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const drawing = canvas.getContext('2d');
        drawing?.drawImage(bitmap, 0, 0);
        const scale = bitmap.width / labels.window;
        const part = (value: number) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
        const light = (red: number, green: number, blue: number) =>
          0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
        return labels.all.map(({ colour, x, y, width, height }) => {
          const box = [x, y, width, height].map((side) => Math.round(side * scale));
          const { data } = drawing?.getImageData(
            box[0] ?? 0,
            box[1] ?? 0,
            Math.max(1, box[2] ?? 1),
            Math.max(1, box[3] ?? 1),
          ) ?? { data: [] };
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
      },
      { image, labels: { all: labels, window: page.viewportSize()?.width ?? 1440 } },
    );
    for (const [place, contrast] of contrasts.entries())
      if (contrast < 4.5) weak.push(`${path}: "${labels[place]?.words}" ${contrast.toFixed(2)}`);
  }
  expect(weak).toEqual([]);
});
