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

test('FRM-09/asked a form opened beside a suite says what it is about', async ({ page }) => {
  await page.goto('/lionsands/river-lodge/rooms');
  await page.getByRole('link', { name: 'Enquire about the River suite' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Comments')).toHaveValue(
    "I'd like to enquire about the River suite at River Lodge.",
  );
  await expect(page.locator('input[name="locationToVisit"]:checked')).toHaveValue('Lion Sands Game Reserve');
});

test('FRM-09/asked a night is asked for from its treehouse, and the form knows which', async ({ page }) => {
  await page.goto('/lionsands/treehouses/chalkley');
  const strip = page.getByRole('region', { name: 'Date and guests, Chalkley' });
  await page.mouse.move(200, 300);
  await strip.scrollIntoViewIfNeeded();
  await expect(strip).toHaveAttribute('data-stay-ready', '');
  await strip.getByRole('button', { name: 'Enquire about a night' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Comments')).toHaveValue("I'd like to enquire about a night at Chalkley.");
  await expect(page).toHaveURL(/\/enquire\/email\?from=\/lionsands\/treehouses\/chalkley&comments=/);
  await expect(page.locator('input[name="locationToVisit"]:checked')).toHaveValue('Lion Sands Game Reserve');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
});

test('FRM-09/asked a form opened beside a lodge has it chosen', async ({ page }) => {
  const wanted = { locationToVisit: 'Lion Sands Game Reserve', likeToVisitTheseLodges: 'River Lodge' };
  await page.goto('/lionsands/river-lodge');
  await page.locator('main').getByRole('link', { name: 'Enquire about River Lodge' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Comments')).toBeVisible();
  await expect.poll(() => filledIn(page, Object.keys(wanted))).toEqual(wanted);
});

test('FRM-09/asked an experience is named in its own words, and what was typed stays', async ({ page }) => {
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
});

test('FRM-09/asked an estimate takes its dates, its party, its place and its sum into the form', async ({
  page,
}) => {
  const [arrival, departure] = [`${lastYearOnSale}-10-29`, `${lastYearOnSale}-11-02`];
  const asked = `/rates?room=river-suite&dateStart=${arrival}&dateEnd=${departure}&adults=2&children=0`;
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
  await page.getByRole('link', { name: 'Enquire with these dates' }).click();
  await expect(page.getByRole('dialog').getByLabel('Comments')).toHaveValue(/River suite/);
  await expect.poll(() => filledIn(page, Object.keys(wanted))).toEqual(wanted);
});
