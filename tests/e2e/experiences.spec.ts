import { experiencesOf } from '../../demo/content/experience-list.ts';
import { experiencesCategories, experiencesOfCategories } from '../../demo/content/experiences.ts';
import { kindAddresses, kindsOfProperties } from '../../demo/content/property-kinds.ts';
import { axeFor } from '../support/axe.ts';
import { expect, test } from './fixtures.ts';
import { expectNobodyHas } from './nobody-has.ts';
import { makeAccount, signIn } from './studio-accounts.ts';

const everything = Object.values(experiencesOf).flat();
const suiting = (tag: string) => everything.filter(({ personas }) => personas.some((each) => each === tag));

const personas = [
  ['CNT-07/couples', 'Couples', 'couples', 'for couples'],
  ['CNT-07/families', 'Families', 'families', 'for families'],
  ['CNT-07/friends', 'Friends', 'friends', 'for friends'],
  ['CNT-07/solo-traveller', 'Solo Traveller', 'solo-traveller', 'for one'],
  ['CNT-07/honeymooners', 'Honeymooners', 'honeymooners', 'for honeymooners'],
  ['CNT-07/other', 'Other', 'other', 'for everyone else'],
] as const;

test('RT-07/index CNT-15/experiences CNT-07/all every kind with everything there is of it, whoever comes', async ({
  page,
}) => {
  const response = await page.goto('/experiences');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experiences');
  for (const { title } of experiencesCategories) {
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  }
  await expect(page.locator('main [data-choice-group] li[data-shown-for]:visible')).toHaveCount(
    everything.length,
  );
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(`${everything.length} experiences`, { exact: true })).toBeVisible();
});

test(`${personas.map(([id]) => id).join(' ')} who is coming decides what is listed, in place`, async ({
  page,
}) => {
  await page.goto('/experiences');
  const rows = page.locator('main [data-choice-group] li[data-shown-for]:visible h3');
  await page.locator('[data-choice-links]').hover();
  await expect(page.locator('[data-choice-links="ready"]')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const [, label, word, whom] of personas) {
    await page.getByRole('link', { name: label, exact: true }).click();
    const expected = suiting(`persona-${word}`).map(({ title }) => title);
    await expect(rows).toHaveText(expected);
    await expect(page.getByText(`${expected.length} experiences ${whom}`, { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?persona=${word}`);
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.reload();
  await expect(rows).toHaveCount(suiting('persona-other').length);
});

test('CNT-07/couples without scripts each choice is a page of its own, and an unknown one is All', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.siteUrl}/experiences/food-and-wine`);
  const cards = page.locator('main li[data-shown-for]:visible h3');
  await expect(cards).toHaveCount(experiencesOf.foodwine.length);
  await page.getByRole('link', { name: 'Solo Traveller', exact: true }).click();
  await expect(page).toHaveURL(/\?persona=solo-traveller$/);
  const alone = experiencesOf.foodwine.filter(({ personas: suited }) =>
    suited.includes('persona-solo-traveller'),
  );
  expect(alone.length).toBeLessThan(experiencesOf.foodwine.length);
  await expect(cards).toHaveText(alone.map(({ title }) => title));
  await page.goto(`${product.siteUrl}/experiences/food-and-wine?persona=penguins`);
  await expect(cards).toHaveCount(experiencesOf.foodwine.length);
  await context.close();
});

test('CNT-07/families who is coming decides what a property lists, with scripts, without, and going back', async ({
  page,
  browser,
  product,
}) => {
  const here = everything.filter(({ availableAt }) => availableAt.includes('lionsands'));
  const rows = (at: typeof page) => at.locator('main article li[data-shown-for]:visible');
  await page.goto('/lionsands/experiences');
  const all = await rows(page).count();
  await page.locator('[data-choice-links]').hover();
  await expect(page.locator('[data-choice-links="ready"]')).toBeVisible();
  await page.getByRole('link', { name: 'Families', exact: true }).click();
  await expect(page).toHaveURL(/\/lionsands\/experiences\?persona=families$/);
  await expect(page.getByRole('link', { name: 'Families', exact: true })).toBeFocused();
  const families = suiting('persona-families').map(({ title }) => title);
  const told = page.getByText(/^\d+ experiences for families$/);
  await expect(told).toBeVisible();
  const count = Number.parseInt((await told.textContent()) ?? '', 10);
  await expect(rows(page)).toHaveCount(count);
  expect(count).toBeLessThan(all);
  for (const name of await rows(page).getByRole('link').allTextContents()) expect(families).toContain(name);
  expect(count).toBeLessThanOrEqual(here.length);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${product.siteUrl}/lionsands/experiences`);
  await still.getByRole('link', { name: 'Families', exact: true }).click();
  await expect(rows(still)).toHaveCount(count);
  await still.goBack();
  await expect(rows(still)).toHaveCount(all);
  await context.close();
});

for (const { title, link, identifier, subtitle } of experiencesCategories) {
  if (identifier === 'treehouses') continue;
  const slug = link?.split('/').at(-1);
  test(`RT-07/${slug} CNT-15/category the kind with its experiences, its three favourites and what guests wrote`, async ({
    page,
  }) => {
    const response = await page.goto(`/experiences/${slug}`);
    expect(response?.status()).toBe(200);
    const main = page.locator('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText(subtitle ?? '');
    const own = experiencesOf[identifier as keyof typeof experiencesOf];
    for (const { title: name, cost } of own) {
      const card = main.locator('li[data-shown-for]', {
        has: page.getByRole('heading', { name, exact: true }),
      });
      await expect(card).toContainText(cost);
    }
    const favourites = experiencesOfCategories.find(
      (each) => each.identifier === identifier,
    )?.familyFavourites;
    expect(favourites).toHaveLength(3);
    await expect(
      page.getByRole('region', { name: 'Families ask for these again' }).getByRole('listitem'),
    ).toHaveCount(3);
    await expect(page.getByRole('region', { name: `${title}, in pictures` }).locator('figure')).toHaveCount(
      3,
    );
    await expect(
      page.getByRole('region', { name: 'What guests wrote' }).locator('blockquote').first(),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Download the sheet PDF/ })).toHaveAttribute(
      'href',
      /^\/media\//,
    );
    expect(await page.title()).not.toBe('');
  });
}

test('RT-07/safari a kind nobody has is 404, and so is the treehouses’, who have pages elsewhere', async ({
  request,
}) => {
  for (const path of ['/experiences/no-such-kind', '/experiences/treehouses', '/experiences/safari/more']) {
    await expectNobodyHas(request, path);
  }
});

test('MOD-15/description MOD-12/preset what to expect opens over the page, and the form knows the kind', async ({
  page,
}) => {
  await page.goto('/experiences/food-and-wine');
  await page.getByRole('link', { name: 'What to expect of Supper in the boma' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  expect(page.url()).toContain('/enquire/what-to-expect/boma-supper?from=/experiences/food-and-wine');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Enquire: Supper in the boma' }).click();
  await expect(dialog.locator('input[value="foodandwine"]')).toBeChecked();
});

const ofProperty = [
  ['RT-04/experiences', 'lionsands', 'Lion Sands'],
  ['RT-05/experiences', 'marataba', 'Marataba'],
  ['RT-06/monwana-experiences', 'monwana', 'Monwana'],
  ['RT-06/capecadogan-experiences', 'capecadogan', 'Cape Cadogan'],
] as const;

for (const [id, key, name] of ofProperty) {
  test(`${id} CNT-15/property RT-16/${key} NAV-14/experiences the kinds it has, each on a page of its own`, async ({
    page,
    request,
  }) => {
    expect((await page.goto(`/${key}/experiences`))?.status()).toBe(200);
    const kinds = kindsOfProperties[key];
    await expect(page.locator('main article h2')).toHaveText(kinds.map(([, title]) => title));
    for (const [kind, title] of kinds) {
      const path = `/${key}/experiences/${kindAddresses[kind]}`;
      const html = await (await request.get(path)).text();
      expect(html, path).toMatch(new RegExp(`<h1[^>]*>${title.replace(/&/g, '&amp;')}<`));
      const here = experiencesOf[kind].filter(({ availableAt }) => availableAt.includes(key));
      expect(html.split('<main')[1]?.match(/<li id="/g) ?? [], path).toHaveLength(here.length);
    }
    await page.goto(`/${key}/experiences/food-and-wine`);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(trail).toHaveText(['Home', name, 'Experiences', 'Food & Wine']);
    await expect(trail.nth(2).getByRole('link')).toHaveAttribute('href', `/${key}/experiences`);
    await expect(trail.last()).toHaveAttribute('aria-current', 'page');
  });
}

test('RT-16/unknown-category a kind the property does not have is 404', async ({ request }) => {
  for (const path of [
    '/capecadogan/experiences/safari',
    '/lionsands/experiences/no-such',
    '/nowhere/experiences',
  ]) {
    await expectNobodyHas(request, path);
  }
});

/** A page that came too early for a publish does not change: it is asked for again instead of waited for. */
const standing = { timeout: 2_000 };

test('RT-16/meta-key CNT-07/unpublished what the studio changes shows', async ({ page, product }) => {
  const editor = await signIn(product, await makeAccount(product, 'editor'));
  const head = await editor.entry('introSection', 'heroBannerFor', 'experiences-food-and-wine-lionsands');
  await editor.publish('introSection', head.id, { metaTitle: 'Bread on the Sabie' });
  await expect(async () => {
    await page.goto('/lionsands/experiences/food-and-wine');
    expect(await page.title()).toContain('Bread on the Sabie');
  }).toPass();
  const supper = await editor.entry('experiences', 'slug', 'boma-supper');
  await editor.agree('experiences', supper.id);
  await editor.unpublish('experiences', supper.id);
  const resting = page.getByRole('region', { name: 'Not available at present' });
  await expect(async () => {
    await page.goto('/experiences');
    await expect(resting.getByRole('listitem').filter({ visible: true })).toHaveCount(1, standing);
  }).toPass();
  await expect(page.getByText(`${everything.length - 1} experiences`, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Supper in the boma' })).toHaveCount(0);
  await page.locator('[data-choice-links]').hover();
  await expect(page.locator('[data-choice-links="ready"]')).toBeVisible();
  await page.getByRole('link', { name: 'Honeymooners', exact: true }).click();
  await expect(resting).toBeHidden();
  for (const path of [
    '/experiences/food-and-wine',
    '/lionsands/experiences',
    '/lionsands/experiences/food-and-wine',
  ]) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.locator('main [data-resting="1"]')).toContainText(
        'One more is not available at present',
        standing,
      );
    }).toPass();
    await expect(page.getByText('Supper in the boma', { exact: true })).toHaveCount(0);
  }
  await editor.publish('experiences', supper.id, {});
  await expect(async () => {
    await page.goto('/experiences');
    await expect(page.getByRole('heading', { name: 'Supper in the boma' })).toBeVisible(standing);
  }).toPass();
  await expect(resting).toHaveCount(0);
});

test('every template is accessible and no wider than its window', async ({ page, isPhone }) => {
  for (const path of [
    '/experiences?persona=couples',
    '/experiences/celebrations-and-honeymoons',
    '/marataba/experiences',
    '/marataba/experiences/safari',
    '/monwana/safaris',
  ]) {
    for (const width of isPhone ? [320, 390] : [833, 1120, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    const { violations } = await axeFor(page).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      path,
    ).toEqual([]);
  }
});
