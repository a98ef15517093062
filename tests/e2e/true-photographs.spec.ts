import type { Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { isPlate, plates } from '../../demo/plates/plates.ts';
import { textsOverPictures } from '../support/text-over-pictures.ts';
import { expect, test } from './fixtures.ts';

/** Photographs as editors have them: width and height in pixels. */
const shapes = {
  portrait: [1200, 1800],
  landscape: [1800, 1200],
  panorama: [3200, 800],
  small: [400, 267],
  huge: [8000, 5333],
} as const;
type Shape = keyof typeof shapes;

const turn = Object.keys(shapes) as Shape[];

/** Nothing on the page has this colour but the subject. */
const subject = { r: 255, g: 0, b: 255 };

/** A bright, busy ground with one subject at the focal point, a ninth of the shorter side across. */
async function photograph(shape: Shape, focus: { readonly x: number; readonly y: number }): Promise<Buffer> {
  const [width, height] = shapes[shape];
  const size = Math.round(Math.min(width, height) / 9);
  const place = (percent: number, length: number) =>
    Math.round(Math.min(length - size, Math.max(0, (percent / 100) * length - size / 2)));
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 225, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  return sharp(noise)
    .resize(width, height, { fit: 'fill' })
    .composite([
      {
        input: { create: { width: size, height: size, channels: 3, background: subject } },
        left: place(focus.x, width),
        top: place(focus.y, height),
      },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Puts a photograph into every slot that asks for a picture, the shapes in turn; one picture keeps its shape. */
async function photographsInPlace(page: Page): Promise<ReadonlyMap<string, Shape>> {
  const shown = new Map<string, Shape>();
  const made = new Map<string, Promise<Buffer>>();
  await page.route('**/media/**', async (route: Route) => {
    const [, name = ''] = /^\/media\/(.+)-[0-9a-f]{8}/.exec(new URL(route.request().url()).pathname) ?? [];
    if (!isPlate(name)) return route.fallback();
    const shape = shown.get(name) ?? turn[shown.size % turn.length] ?? 'landscape';
    shown.set(name, shape);
    const bytes = made.get(name) ?? photograph(shape, plates[name].focus);
    made.set(name, bytes);
    await route.fulfill({ body: await bytes, contentType: 'image/jpeg' }).catch(() => {});
  });
  return shown;
}

/** Share of a picture's box, as it stands on the page under its scrim, that has the subject's hue. */
async function subjectIn(image: Locator): Promise<number> {
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element: HTMLImageElement) => element.decode());
  const { data, info } = await sharp(await image.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.min(red, blue) - green > 40) found++;
  }
  return found / (info.width * info.height);
}

test('TRV-06/subject TRV-06/contrast photographs of any shape in every slot of a lodge keep their subject and its words @both', async ({
  page,
}) => {
  const shown = await photographsInPlace(page);
  await page.goto('/lionsands/river-lodge');
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const images = page.locator('main img:visible');
  await expect.poll(() => shown.size).toBeGreaterThan(turn.length);
  const lost: string[] = [];
  for (const image of await images.all()) {
    const [, name = ''] = /\/media\/(.+)-[0-9a-f]{8}/.exec((await image.getAttribute('src')) ?? '') ?? [];
    if ((await subjectIn(image)) < 0.002) lost.push(`${name}, ${shown.get(name)}`);
  }
  expect(lost).toEqual([]);
  await page.goto('/lionsands/river-lodge');
  // Maps are drawings of our own, with a test of their own (map-contrast.spec.ts).
  await page.evaluate(() => {
    for (const map of document.querySelectorAll('main svg[role="img"]')) map.remove();
  });
  const texts = await textsOverPictures(page);
  expect(texts.length).toBeGreaterThan(0);
  const weak = texts.filter(({ contrast, needed }) => contrast < needed);
  expect(weak).toEqual([]);
});
