import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { designComponents } from '../support/gallery-components.ts';
import { columns, differenceOf, type Look, mostRows } from '../support/looks.ts';
import { readerBehind } from '../support/reader-page.ts';
import { expect, test } from './gallery-fixtures.ts';
import { example, openComponent } from './gallery-page.ts';

type Looks = Record<string, Look>;

/** Reads a picture of an example on a page of its own, where no content policy forbids it. */
async function lookOf(reader: Page, png: Buffer, width: number): Promise<Look> {
  return reader.evaluate(
    async ({ data, width, columns, mostRows }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const height = Math.round((image.height * width) / image.width);
      const rows = Math.max(1, Math.min(mostRows, Math.round((columns * height) / width)));
      const canvas = new OffscreenCanvas(columns, rows);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas.');
      context.imageSmoothingQuality = 'high';
      const cut = Math.min(image.height, (image.width * rows) / columns);
      context.drawImage(image, 0, 0, image.width, cut, 0, 0, columns, rows);
      const { data: pixels } = context.getImageData(0, 0, columns, rows);
      let cells = '';
      for (let at = 0; at < pixels.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = pixels.slice(at, at + 3);
        cells += Math.min(15, Math.floor((0.299 * red + 0.587 * green + 0.114 * blue) / 16)).toString(16);
      }
      return { height, cells };
    },
    { data: png.toString('base64'), width, columns, mostRows },
  );
}

test.describe.configure({ timeout: 400_000 });

/** `SUNDOWNER_TEST_FULL=1 npx playwright test gallery-looks --update-snapshots` keeps what is seen as what is meant. */
test(
  'every example looks as it did',
  { tag: ['@full', '@both'] },
  async ({ page, gallery }, { project, config }) => {
    const file = join(import.meta.dirname, 'looks', `${project.name}.json`);
    const known: Looks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const seen: Looks = {};
    const reader = await readerBehind(page);
    const width = page.viewportSize()?.width ?? 0;
    for (const component of designComponents) {
      await openComponent(page, gallery.url, component);
      for (const section of await page.locator('section[aria-label^="Example: "]').all()) {
        const name = `${component}: ${(await section.getAttribute('aria-label'))?.replace('Example: ', '')}`;
        const png = await section.screenshot({ animations: 'disabled', caret: 'hide' });
        seen[name] = await lookOf(reader, png, width);
      }
    }
    expect(Object.keys(seen).length).toBeGreaterThan(100);
    if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(seen, null, 1)}\n`);
      return;
    }
    const changes = Object.entries(seen).flatMap(([name, look]) => {
      const before = known[name];
      const change = before ? differenceOf(before, look) : 'is new: keep it with --update-snapshots';
      return change ? [`${name} ${change}`] : [];
    });
    const gone = Object.keys(known).filter((name) => !(name in seen));
    expect([...changes, ...gone.map((name) => `${name} is gone: forget it with --update-snapshots`)]).toEqual(
      [],
    );
  },
);

test('an example that changes is noticed', { tag: ['@full', '@both'] }, async ({ page, gallery }) => {
  const reader = await readerBehind(page);
  const width = page.viewportSize()?.width ?? 0;
  await openComponent(page, gallery.url, 'button');
  const section = example(page, 'primary');
  const shot = async () => lookOf(reader, await section.screenshot({ animations: 'disabled' }), width);
  const before = await shot();
  expect(differenceOf(before, await shot())).toBeNull();
  await section.getByRole('button').evaluate((button) => {
    button.style.background = 'none';
  });
  expect(differenceOf(before, await shot())).not.toBeNull();
});
