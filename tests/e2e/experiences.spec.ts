import { experiencesOf } from '../../demo/content/experience-list.ts';
import { expect, test } from './fixtures.ts';

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

test('CNT-07/families who is coming decides what a property lists, in place', async ({ page }) => {
  const here = everything.filter(({ availableAt }) => availableAt.includes('lionsands'));
  const rows = () => page.locator('main article li[data-shown-for]:visible');
  await page.goto('/lionsands/experiences');
  const all = await rows().count();
  await page.locator('[data-choice-links]').hover();
  await expect(page.locator('[data-choice-links="ready"]')).toBeVisible();
  await page.getByRole('link', { name: 'Families', exact: true }).click();
  await expect(page).toHaveURL(/\/lionsands\/experiences\?persona=families$/);
  await expect(page.getByRole('link', { name: 'Families', exact: true })).toBeFocused();
  const families = suiting('persona-families').map(({ title }) => title);
  const told = page.getByText(/^\d+ experiences for families$/);
  await expect(told).toBeVisible();
  const count = Number.parseInt((await told.textContent()) ?? '', 10);
  await expect(rows()).toHaveCount(count);
  expect(count).toBeLessThan(all);
  for (const name of await rows().getByRole('link').allTextContents()) expect(families).toContain(name);
  expect(count).toBeLessThanOrEqual(here.length);
});

test('MOD-15/description MOD-12/preset what to expect opens over the page, and the form knows the kind', async ({
  page,
}) => {
  await page.goto('/experiences/food-and-wine');
  await page.getByRole('link', { name: 'What to expect of Dinner by the fire in the boma' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  expect(page.url()).toContain('/enquire/what-to-expect/boma-supper?from=/experiences/food-and-wine');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Enquire: Dinner by the fire in the boma' }).click();
  await expect(dialog.locator('input[value="foodandwine"]')).toBeChecked();
});
