import type { Page, Route } from '@playwright/test';
import { expect, test } from './own-product.ts';
import { makeAccount, signIn } from './studio-accounts.ts';
import { leave, showPreview, visitStudio } from './studio-visit.ts';

test('an editor sees the real page beside her form, at the widths of a phone and a tablet too; it follows what she types and keeps its place', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const policy = await editor.entry('privacyPolicy');
  await studio.open(`/collections/privacyPolicy/${policy.id}`);
  const shown = await showPreview(page);
  await expect(shown.getByText('A preview.')).toBeVisible();
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  const inside = () => {
    const frame = page.frames().find((each) => each.url().includes('?preview='));
    if (!frame) throw new Error('The form has no preview beside it.');
    return frame;
  };
  expect(new URL(inside().url()).origin).toBe(new URL(product.siteUrl).origin);
  // Again until the page is long enough: its heading stands before the rest of it has come.
  await expect
    .poll(() =>
      inside().evaluate(() => {
        scrollTo({ top: 240, behavior: 'instant' });
        return scrollY;
      }),
    )
    .toBe(240);
  const words = `As she types, at ${Date.now()}.`;
  await page.locator('#field-lead').fill(words);
  await expect(shown.getByText(words)).toHaveCount(1);
  await expect.poll(() => inside().evaluate(() => scrollY)).toBe(240);
  const visited = await (await fetch(new URL('/privacy-policy', product.siteUrl))).text();
  expect(visited).not.toContain(words);

  for (const [label, width] of [
    ['Phone', 390],
    ['Tablet', 834],
  ] as const) {
    await page.locator('.live-preview-toolbar-controls__breakpoint').click();
    await page.getByRole('button', { name: label }).click();
    await expect
      .poll(() =>
        page.locator('#live-preview-iframe').evaluate((element) => (element as HTMLElement).offsetWidth),
      )
      .toBe(width);
  }
  await editor.publish('privacyPolicy', policy.id, { lead: policy.lead });
});

test('STU-02/drafts STU-02/gaps STU-02/follows-typing STU-02/click-opens-field: a draft without its picture shows the gap, follows each key without waiting for a save, and a click opens the field', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const { image } = await editor.entry('blog');
  const name = `A draft of ${Date.now()}`;
  // An address of its own: one made of the title would change with it, and the frame be loaded anew.
  const slug = `kept-${Date.now()}`;
  const words = { title: name, slug, standfirst: 'Not yet.', date: '2026-01-02', category: 'Stories', image };
  const story = await editor.create('blog', { ...words, minutes: 1, body: textOf('The river fell.') });
  await editor.unpublish('blog', story.id);
  await editor.save('blog', story.id, { image: null, standfirst: null });
  await studio.open(`/collections/blog/${story.id}`);
  const shown = await showPreview(page);
  await expect(shown.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shown.locator('main [data-missing]').getByText('Standfirst is missing')).toBeVisible();
  await expect(shown.locator('main img[data-missing]').first()).toHaveAttribute('alt', 'Picture is missing');

  const follows = async (written: string, write: () => Promise<void>) => {
    await write();
    const began = Date.now();
    await expect(shown.locator('main').getByText(written).first()).toBeVisible();
    return Date.now() - began;
  };
  // Nothing of what is typed reaches the studio: the words follow each key, and wait for no save.
  const saves = await holdSaves(page, product.studioUrl);
  const typed = [
    await follows(`${name}, told`, () => page.locator('#field-title').fill(`${name}, told`)),
    await follows('In three sentences.', () => page.locator('#field-standfirst').fill('In three sentences.')),
  ];
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await text.getByText('The river fell.').click();
  await page.keyboard.press('End');
  typed.push(await follows('The river fell. And rose.', () => page.keyboard.type(' And rose.')));
  // The form saves when its keys rest, which may be after the words stood beside it.
  await expect.poll(saves.held, 'a save is held back').toBeGreaterThan(0);
  await saves.release();
  // A paragraph more is drawn by the site, once it is saved.
  const drawn = await follows('A paragraph more.', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.type('A paragraph more.');
  });
  test
    .info()
    .annotations.push({ type: 'measured', description: `typed ${typed.join(', ')} ms, drawn ${drawn} ms` });

  await page.locator('#field-title').focus();
  await shown.locator('main').getByText('In three sentences.').first().click();
  await expect(page.locator('#field-standfirst')).toBeFocused();
  const visited = await fetch(new URL(`/blog/${slug}`, product.siteUrl));
  expect([visited.status, await visited.text()]).toEqual([404, expect.not.stringContaining('data-field')]);
  await leave(page);
  await editor.remove('blog', story.id);
});

/** Holds back what a page writes to the studio until it is released. */
async function holdSaves(page: Page, studioUrl: string) {
  const { origin } = new URL(studioUrl);
  const held: Route[] = [];
  const ofStudio = (url: URL) => url.origin === origin;
  const hold = (route: Route) => {
    if (route.request().method() === 'GET') return route.fallback();
    held.push(route);
  };
  await page.route(ofStudio, hold);
  return {
    held: () => held.length,
    async release() {
      await page.unroute(ofStudio, hold);
      await Promise.all(held.map((route) => route.fallback()));
    },
  };
}

const textOf = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: 'ltr',
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 }],
      },
    ],
  },
});
