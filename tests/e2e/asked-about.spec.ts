import type { Page } from '@playwright/test';
import { years } from '../../demo/content/rates/seasons-of-year.ts';
import { expect, test } from './fixtures.ts';

const lastYearOnSale = Math.max(...years);

/** What the form on view is filled in with, by the names of its fields. */
const filledIn = (page: Page, names: readonly string[]) =>
  page
    .locator('form:visible')
    .filter({ has: page.locator('[name="comments"]') })
    .evaluate(
      (form, wanted) =>
        Object.fromEntries(
          wanted.map((name) => [name, new FormData(form as HTMLFormElement).getAll(name).join(' | ')]),
        ),
      names,
    );

const links = [
  {
    what: 'a suite',
    on: '/lionsands/river-lodge/rooms',
    link: 'Enquire about the River suite',
    says: "I'd like to enquire about the River suite at River Lodge.",
  },
  {
    what: 'a treehouse',
    on: '/lionsands/treehouses/chalkley',
    link: 'Ask for a night',
    says: "I'd like to enquire about a night at Chalkley.",
  },
];

for (const { what, on, link, says } of links) {
  test(`FRM-09/asked a form opened beside ${what} says what it is about`, async ({ page }) => {
    await page.goto(on);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByLabel('Comments')).toHaveValue(says);
    await expect(page.locator('input[name="locationToVisit"]:checked')).toHaveValue(
      'Lion Sands Game Reserve',
    );
  });
}

for (const [what, on, link, wanted] of [
  [
    'a lodge',
    '/lionsands/river-lodge',
    'Enquire',
    { locationToVisit: 'Lion Sands Game Reserve', likeToVisitTheseLodges: 'River Lodge' },
  ],
  [
    'a house',
    '/capecadogan/residence',
    'Send us your dates',
    { locationToVisit: 'Cape Town', likeToVisitTheseLodges: 'Quarters Residence' },
  ],
  [
    'a city',
    '/destinations/cape-town',
    'Enquire',
    { locationToVisit: 'Cape Town', comments: "I'd like to enquire about Cape Town." },
  ],
] as const) {
  test(`FRM-09/asked a form opened beside ${what} has it chosen, with scripts and without`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(on);
    const ask = page.locator('main').getByRole('link', { name: link, exact: true }).first();
    const address = (await ask.getAttribute('href')) ?? '';
    await ask.click();
    await expect(page.getByRole('dialog').getByLabel('Comments')).toBeVisible();
    await expect.poll(() => filledIn(page, Object.keys(wanted))).toEqual(wanted);
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const still = await context.newPage();
    await still.goto(address);
    expect(await filledIn(still, Object.keys(wanted))).toEqual(wanted);
    await context.close();
  });
}

test('FRM-09/asked an experience and an offer are named, each in its own words, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/monwana/experiences/safari');
  const asks = page.locator('main a[href*="comments="]');
  const words = await asks.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('comments') ?? ''),
  );
  const [first = '', ...others] = words;
  const second = others.find((each) => each !== first) ?? '';
  // An experience may have two ways to ask.
  expect(new Set(words).size).toBeGreaterThanOrEqual(3);
  const ask = (about: string) => asks.nth(words.indexOf(about)).click();
  await ask(first);
  const comments = page.getByRole('dialog').getByLabel('Comments');
  await expect(comments).toHaveValue(first);
  await page.keyboard.press('Escape');
  // Another one asked about takes the place of what nobody touched.
  await ask(second);
  await expect(comments).toHaveValue(second);
  await comments.fill('Our daughter loves owls.');
  await page.keyboard.press('Escape');
  await ask(first);
  await expect(comments).toHaveValue('Our daughter loves owls.');

  await page.goto('/lionsands/rates-and-offers');
  await expect(page.locator('#offers a[href*="comments="]').first()).toHaveAttribute(
    'href',
    /about\+the\+offer/,
  );
});

test('FRM-09/asked an estimate takes its dates, its party, its place and its sum into the form, with scripts and without', async ({
  page,
  browser,
  baseURL,
}) => {
  const [arrival, departure] = [`${lastYearOnSale}-10-29`, `${lastYearOnSale}-11-02`];
  const asked = `/rates?room=river-suite&dateStart=${arrival}&dateEnd=${departure}&adults=2&children=0`;
  const names = ['dateStart', 'dateEnd', 'adults', 'comments', 'locationToVisit', 'likeToVisitTheseLodges'];
  const wanted = {
    dateStart: arrival,
    dateEnd: departure,
    adults: '2',
    comments: expect.stringMatching(
      /^I'd like to enquire about River suite, River Lodge, .*2 adults\. The estimate was R\s[\d\s]+\.$/,
    ),
    locationToVisit: 'Lion Sands Game Reserve',
    likeToVisitTheseLodges: 'River Lodge',
  };
  await page.goto(asked);
  await page.getByRole('link', { name: 'Ask for these dates' }).click();
  await expect(page.getByRole('dialog').getByLabel('Comments')).toHaveValue(/River suite/);
  await expect.poll(() => filledIn(page, names)).toEqual(wanted);

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const still = await context.newPage();
  await still.goto(asked);
  await still.getByRole('link', { name: 'Ask for these dates' }).click();
  expect(await filledIn(still, names)).toEqual(wanted);
  await context.close();
});

test('FRM-09/asked a link cannot fill in who somebody is, nor what a field does not take', async ({
  page,
}) => {
  await page.goto(
    `/enquire/email?from=/lionsands&name=Mallory&email=m@example.com&adults=999&children=-1&locationToVisit=Atlantis&comments=${'x'.repeat(2001)}`,
  );
  expect(
    await filledIn(page, ['name', 'email', 'adults', 'children', 'locationToVisit', 'comments']),
  ).toEqual({
    name: '',
    email: '',
    adults: '',
    children: '',
    locationToVisit: 'Lion Sands Game Reserve',
    comments: '',
  });
});

test('a child pays in a treehouse what the table under the prices says', async ({ request }) => {
  const path = '/lionsands/rates-and-offers';
  const textOf = async (query: string) =>
    (await (await request.get(`${path}${query}`)).text())
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('\u00a0', ' ')
      .replace(/\s+/g, ' ');
  const stay = `?room=river-family-suite&dateStart=${lastYearOnSale}-12-01&dateEnd=${lastYearOnSale}-12-03&adults=2&children=2`;
  const kingston = await textOf(`${stay}&treehouse=kingston`);
  expect(kingston).toContain('Kingston, a child beside two adults R 1 400 R 1 400 R 1 400');
  expect(kingston).toContain('2 children in Kingston R 1 400 a child R 2 800');
  expect(kingston).not.toContain('what children pay in the treehouse');
  // Nobody under sixteen sleeps in Chalkley, and it says so.
  const chalkley = await textOf(`${stay}&treehouse=chalkley`);
  expect(chalkley).not.toContain('children in Chalkley');
  expect(chalkley).toMatch(/Chalkley(?: Treehouse)?: From sixteen years/);
});
