import type { Page } from '@playwright/test';
import { expect, test } from './own-product.ts';
import { type Editor, makeAccount, signIn } from './studio-accounts.ts';
import { expectAccessible, hasStarted, visitStudio } from './studio-visit.ts';

/** Every kind of entry that makes a page, or a part of one. */
const kinds = [
  ...[
    'propertyUpdated',
    'accommodation',
    'residence',
    'room',
    'treehouse',
    'safari',
    'region',
    'destination',
  ],
  ...['experiences', 'experiencesCategory', 'packages', 'blog', 'page', 'homepage', 'contactDetails'],
  ...['residences', 'careers', 'impact', 'impactProject', 'privacyPolicy', 'mediaContactDetails'],
  ...['travelAfrica', 'travelAfricaDestination', 'travelAfricaTravelType', 'travelGuide', 'travelPartners'],
];

interface Line {
  readonly place: string;
  readonly stands: 'yes' | 'no';
  readonly why: string;
  readonly act: object | null;
}

const missing = (page: Page) => page.getByRole('region', { name: /^What is missing/ });
const appears = (page: Page) => page.getByRole('region', { name: 'Where it appears' });
const lonely = (page: Page) => page.getByRole('region', { name: 'Nothing leads to it' });

/** Lets React draw what an answer changes some frames later, as on a busy machine, until the page is left. */
const drawsLate = (page: Page) =>
  page.evaluate(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function late(this: MessagePort, message: unknown) {
      setTimeout(() => post.call(this, message), 100);
    };
  });

/** A new lodge of the first property, published by itself. */
async function newLodge(editor: Editor, name: string) {
  const property = await editor.entry('propertyUpdated');
  const word = name.toLowerCase().replaceAll(' ', '-');
  const lodge = await editor.create('accommodation', {
    ...{
      name,
      kind: 'lodge',
      property: property.key,
      contentfulTag: word,
      link: `/${property.slug}/${word}`,
    },
  });
  return { property, lodge };
}

test('COL-05/appears every entry that makes a page says where it appears, where not and why, and what would change it', async ({
  product,
}) => {
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  for (const kind of kinds) {
    const { id } = await editor.entry(kind);
    const answer = await editor.completeness(kind, id);
    const { appearances } = answer as { readonly appearances: readonly Line[] };
    expect(appearances.length, kind).toBeGreaterThan(0);
    for (const { place, stands, why, act } of appearances) {
      expect(why, `${kind}: ${place}`).not.toBe('');
      if (stands === 'yes') expect(why, `${kind}: ${place}`).not.toContain('once published');
      if (act) expect(Object.keys(act).length, `${kind}: ${place}`).toBe(2);
    }
  }
});

test('COL-05/missing the panel beside a form names what its page lacks, and each line leads to where it is mended', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const { lodge } = await newLodge(editor, 'Papyrus Camp');
  await studio.open(`/collections/accommodation/${lodge.id}`);
  const lines = missing(page);
  await expect(lines).toContainText('Nothing that is needed. It can be published.');
  await expectAccessible(page, '.entry-status');
  // A field of this form, on another tab.
  const counted = page
    .locator('.tabs-field__tab-button', { hasText: 'Menus and cards' })
    .locator('.missing-count');
  const before = Number.parseInt((await counted.textContent()) ?? '', 10);
  await lines.getByRole('button', { name: /^One sentence about it/ }).press('Enter');
  const line = page.locator('#field-line');
  await expect(line).toBeFocused();
  await line.fill('Papyrus and clear water.');
  await expect(lines.getByRole('button', { name: /^One sentence about it/ })).toHaveCount(0);
  await expect(counted).toContainText(String(before - 1));
  // What cannot be left out.
  await page.locator('.tabs-field__tab-button', { hasText: 'Names' }).click();
  await page.locator('#field-name').fill('');
  await expect(lines).toContainText('One thing is needed before it can be published.');
  await page.locator('#field-name').fill('Papyrus Camp');
  // Another entry, begun with what ties it to this one.
  await lines.getByRole('button', { name: /^Rooms a new entry/ }).click();
  await page.waitForURL(/\/collections\/room\/\d+/);
  await hasStarted(page);
  const room = Number(/room\/(\d+)/.exec(page.url())?.[1]);
  expect(await editor.draft('room', room)).toMatchObject({ accommodation: lodge.id });
  await page.goto('about:blank');
  await editor.remove('room', room);
  await editor.remove('accommodation', lodge.id);
});

test('COL-05/lonely COL-05/offered-places publishing what nothing leads to says so, and an offer that is taken leads visitors there', async ({
  page,
  product,
}) => {
  const studio = await visitStudio(page, product, 'editor');
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const { property, lodge } = await newLodge(editor, 'Heron Camp');
  await studio.open(`/collections/accommodation/${lodge.id}`);
  await expect(lonely(page)).toContainText(
    'Nothing leads to Heron Camp yet. Visitors find it by search alone.',
  );
  await expectAccessible(page, '.entry-lonely');
  const offer = lonely(page)
    .getByRole('listitem')
    .filter({ hasText: `${String(property.name)}, lodges` });
  await drawsLate(page);
  await offer.getByRole('button', { name: 'Add it there' }).press('Enter');
  await expect(lonely(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Where it appears' })).toBeFocused();
  const there = appears(page)
    .getByRole('listitem')
    .filter({ hasText: `${String(property.name)}, lodges` });
  await expect(there).toContainText(/no\. \d+ of \d+/);
  await expect(async () => {
    const answer = await page.request.get(`${product.siteUrl}${String(property.link)}`);
    expect(await answer.text()).toContain(String(lodge.link));
  }).toPass({ timeout: 10_000 });

  // Where a colleague's words wait as a draft, they do not go out with it.
  const second = await newLodge(editor, 'Otter Camp');
  await editor.save('propertyUpdated', property.id, { line: 'Words that wait.' });
  await studio.open(`/collections/accommodation/${second.lodge.id}`);
  await drawsLate(page);
  await offer.getByRole('button', { name: 'Add it there' }).click();
  await expect(lonely(page)).toContainText('in a draft of it. Open and publish that: it leads here then.');
  await expect(offer.getByRole('link')).toBeFocused();
  expect((await editor.entry('propertyUpdated', 'id', String(property.id))).line).toBe(property.line);
  await page.goto('about:blank');
  await editor.publish('propertyUpdated', property.id, {
    line: property.line,
    accommodation: property.accommodation,
  });
  for (const { id } of [lodge, second.lodge]) {
    await editor.agree('accommodation', id);
    await editor.remove('accommodation', id);
  }
});

test('an editor of the demonstration sees no guide: it is whole by its rules', async ({ page, product }) => {
  const studio = await visitStudio(page, product, 'editor');
  await studio.open('');
  await expect(page.getByRole('region', { name: 'To put right' })).toBeVisible();
  await expect(page.locator('.setup')).toHaveCount(0);
});
