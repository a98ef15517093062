import type { Locator, Page } from '@playwright/test';
import { expect, test } from './gallery-fixtures.ts';
import { openForms, withForms } from './gallery-forms.ts';
import { comingYear, example, only, openComponent } from './gallery-page.ts';

/** The form of one example, which posts to the gallery's own server. */
const formOf = (page: Page, name: string): Locator => example(page, name).locator('form');
const email = 'email, opened on a lodge';

test.beforeEach(({ page, gallery }, info) => openForms(page, gallery.url, email, info));

test('FRM-01/text FRM-01/number FRM-01/textarea FRM-01/radio FRM-01/check FRM-01/select FRM-01/multiselect FRM-01/datepicker FRM-01/experiencetoggle every type of field has its control, and is filled in with it', {
  tag: '@both',
  ...withForms(email, 'travel Africa'),
}, async ({ page }) => {
  const form = formOf(page, email);
  await form.getByLabel('First name').fill('Naledi');
  await form.getByRole('button', { name: 'More adults' }).click();
  await form.getByRole('button', { name: 'More adults' }).click();
  await expect(form.locator('input[name="adults"]')).toHaveValue('2');
  await form.getByLabel('Comments').fill('A lion we would like to meet');
  await form.getByRole('radio', { name: 'No', exact: true }).check();
  await form.getByRole('checkbox', { name: 'Relevant email updates' }).check();
  await form.getByLabel('Nature of visit').selectOption('We are a family');
  await form.getByRole('combobox', { name: 'Arrival' }).fill(`5 March ${comingYear}`);
  await form.getByRole('combobox', { name: 'Departure' }).focus();
  await expect(form.locator('input[name="dateStart"]')).toHaveValue(`${comingYear}-03-05`);
  await form.getByRole('checkbox', { name: 'Food & Wine' }).check();

  const africa = formOf(page, 'travel Africa');
  const packages = africa
    .locator('fieldset')
    .filter({ has: page.locator('input[name="packages"]') })
    .last();
  await packages.locator('summary').click();
  await packages.getByRole('checkbox', { name: 'Two Rivers' }).check();
  await packages.getByRole('checkbox', { name: 'Dunes and Delta' }).check();
  await packages.getByRole('button', { name: 'Done' }).click();
  await expect(packages.locator('summary')).toContainText('Two Rivers, + 1 more');
});

test('FRM-06/traveller-type FRM-06/children-ages FRM-14/traveller-type what an answer asks for appears, is required, and goes again', async ({
  page,
}) => {
  const form = formOf(page, email);
  const traveller = form.getByLabel('Tell us who is travelling');
  await expect(traveller).toHaveCount(0);
  await form.getByLabel('Nature of visit').selectOption('You tell us...');
  await traveller.focus();
  await traveller.blur();
  await expect(form.getByText('Type of traveller is required')).toBeVisible();
  await form.getByLabel('Nature of visit').selectOption('We are a couple');
  await expect(traveller).toHaveCount(0);

  const ages = form.getByLabel('Ages of children');
  await expect(ages).toHaveCount(0);
  await form.getByRole('button', { name: 'More children' }).click();
  await expect(form.locator('input[name="children"]')).toHaveValue('1');
  await ages.focus();
  await ages.blur();
  await expect(form.getByText("Children's ages are required")).toBeVisible();
  await form.getByRole('button', { name: 'Fewer children' }).click();
  await expect(form.locator('input[name="children"]')).toHaveValue('0');
  await expect(ages).toHaveCount(0);
  await form.getByRole('button', { name: 'Fewer children' }).click();
  await expect(form.locator('input[name="children"]')).toHaveValue('');
});

test('FRM-07/shown dates have their own control before anybody comes near, and one begun with them takes back what a vague one chose', async ({
  page,
}) => {
  const form = formOf(page, email);
  const arrival = form.getByRole('combobox', { name: 'Arrival' });
  const departure = form.getByRole('combobox', { name: 'Departure' });
  await arrival.focus();
  const chosen = form.locator('input[name="dateFlexibility"]:checked');
  await arrival.fill(`June ${comingYear}`);
  await departure.fill(`June ${comingYear}`);
  await arrival.focus();
  await expect(departure).toHaveValue(`30 June ${comingYear}`);
  await expect(chosen).toHaveValue('Any time that month');
  await arrival.fill(`05/03/${comingYear}`);
  await departure.fill(`12-Mar-${comingYear}`);
  await arrival.focus();
  await expect(departure).toHaveValue(`12 March ${comingYear}`);
  await expect(arrival).toHaveValue(`5 March ${comingYear}`);
  await expect(chosen).toHaveCount(0);
  await arrival.fill(`29 February ${comingYear}`);
  await departure.focus();
  await expect(form.getByText(`There is no 29 February in ${comingYear}.`)).toBeVisible();
});

test('FRM-07/clears an arrival on or after the departure takes the departure away', async ({ page }) => {
  const form = formOf(page, email);
  const arrival = form.getByRole('combobox', { name: 'Arrival' });
  const departure = form.getByRole('combobox', { name: 'Departure' });
  await arrival.fill(`5 March ${comingYear}`);
  await departure.fill(`12 March ${comingYear}`);
  await arrival.fill(`11 March ${comingYear}`);
  await departure.focus();
  await expect(departure).toHaveValue(`12 March ${comingYear}`);
  await arrival.fill(`12 March ${comingYear}`);
  await departure.focus();
  await expect(departure).toHaveValue('');
  await expect(form.locator('input[name="dateEnd"]')).toHaveValue('');
});

test('a country half typed stays, and is to be chosen', async ({ page }) => {
  const form = formOf(page, email);
  await form.getByLabel('First name').fill('Naledi');
  await form.getByLabel('First name').blur();
  const country = form.locator('input[role="combobox"][id$="-country"]');
  await country.fill('Unit');
  await country.press('Tab');
  await expect(form.getByText('Choose a country from the list.')).toBeVisible();
  await expect(country).toHaveValue('Unit');
  await expect(form.getByText('Selection of country is required')).toHaveCount(0);
  await country.fill('United Kingdom');
  await country.press('Tab');
  await expect(form.locator('input[name="country"]')).toHaveValue('United Kingdom');
  await expect(form.getByText('Choose a country from the list.')).toHaveCount(0);
});

test('FRM-09/location FRM-09/lodge-card the place of the page is chosen, and lodges follow the places', {
  tag: '@both',
}, async ({ page }) => {
  const form = formOf(page, email);
  const cards = form.locator('input[name="likeToVisitTheseLodges"]');
  await expect(form.locator('input[name="locationToVisit"]:checked')).toHaveValue('The Delta');
  await expect(form.getByRole('checkbox', { name: 'Reed Camp' })).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Harbour House' })).toHaveCount(0);
  await form.getByRole('checkbox', { name: 'Reed Camp' }).check();
  const coast = form.locator('input[name="locationToVisit"][value="The Coast"]');
  if (!(await coast.isVisible())) await form.locator('summary').first().click();
  await coast.check();
  await expect(form.getByRole('checkbox', { name: 'Harbour House' })).toBeVisible();
  await form.locator('input[name="locationToVisit"][value="The Delta"]').uncheck();
  await expect(form.getByRole('checkbox', { name: 'Reed Camp' })).toHaveCount(0);
  await expect(cards.first()).toHaveValue('Harbour House');
});

test('a common slip in an address is offered mended, and one press takes it', async ({ page }) => {
  const form = formOf(page, email);
  const address = form.getByLabel('Email address');
  await address.fill('naledi@gmial.com');
  await expect(form.getByText('Did you mean')).toHaveCount(0);
  await address.blur();
  await form.getByRole('button', { name: 'naledi@gmail.com' }).click();
  await expect(address).toHaveValue('naledi@gmail.com');
  await expect(address).toBeFocused();
  await expect(form.getByText('Did you mean')).toHaveCount(0);
  // A comma for a dot cannot be sent: the error asks, and one press mends it.
  await address.fill('naledi@example,com');
  await address.blur();
  await expect(form.getByText('Did you mean naledi@example.com?')).toBeVisible();
  await form.getByRole('button', { name: 'naledi@example.com' }).click();
  await expect(address).toHaveValue('naledi@example.com');
  await expect(address).toBeFocused();
  await expect(form.getByText(/Did you mean|where a dot belongs/)).toHaveCount(0);
});

test('FRM-11/summary a failed submit says everything at once, moves to the first, and each message leads to its field', async ({
  page,
}) => {
  const form = formOf(page, email);
  await form.getByLabel('First name').fill('Naledi');
  await form.getByLabel('First name').blur();
  await form.getByRole('combobox', { name: 'Departure' }).fill('soon');
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  const summary = form.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'Surname is required',
    'Email address is required',
    'Telephone number is required',
    'Selection of country is required',
    /^Departure must be a date/,
    'Your consent is required to proceed with your enquiry',
  ]);
  await expect(form.getByLabel('Surname')).toBeFocused();
  await summary.getByRole('link', { name: /^Departure/ }).click();
  await expect(form.getByRole('combobox', { name: 'Departure' })).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Departure' })).toHaveValue('soon');
});

test('FRM-11/summary whoever is in another field by the time the view would move stays there', async ({
  page,
}) => {
  const form = formOf(page, email);
  await form.getByLabel('First name').fill('Naledi');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(form.getByRole('alert').getByRole('link').first()).toHaveText('Surname is required');
  await form.getByLabel('Comments').focus();
  await page.clock.runFor(200);
  await expect(form.getByLabel('Comments')).toBeFocused();
  // Another press, and nobody goes anywhere: the view moves.
  await form.getByRole('button', { name: 'Submit Enquiry' }).click();
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(form.getByLabel('Surname')).toBeFocused({ timeout: 500 });
  }).toPass();
});

test('comments count near their end, and nothing pasted is cut', async ({ page }) => {
  const form = formOf(page, email);
  const comments = form.getByLabel('Comments');
  await comments.fill('a'.repeat(1_700));
  await expect(form.getByText(/characters left/)).toHaveCount(0);
  await comments.fill('a'.repeat(1_990));
  await expect(form.getByText('10 characters left', { exact: true })).toBeVisible();
  await comments.fill('a'.repeat(2_003));
  await expect(form.getByText('3 characters too many')).toBeVisible();
  await expect(comments).toHaveValue('a'.repeat(2_003));
  await comments.blur();
  await expect(form.getByText('Comments can be at most 2000 characters')).toBeVisible();
});

test(
  'FRM-05/tel numbers are judged by their country, with metadata that comes with the focus of the field',
  withForms('contact'),
  async ({ page }) => {
    const form = formOf(page, 'contact');
    // The form's other parts come when they will.
    const rules = /\/phone-numbers\.[^/]*\.js$/;
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (rules.test(request.url())) scripts.push(request.url());
    });
    await form.getByLabel('First name').fill('Naledi');
    expect(scripts).toEqual([]);
    const metadata = page.waitForResponse(rules);
    await form.getByLabel('Telephone number').focus();
    await (await metadata).finished();
    await expect(async () => {
      await form.getByLabel('Telephone number').fill('+44 20 7946');
      await form.getByLabel('Telephone number').blur();
      await expect(form.getByText('Telephone number must be a valid phone number')).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await form.getByLabel('Telephone number').fill('+44 20 7946 0018');
    await expect(form.getByText('Telephone number must be a valid phone number')).toHaveCount(0);
  },
);

test('FRM-10/start-again a form is emptied only after a second press, and its presets stand again', async ({
  page,
}) => {
  const form = formOf(page, email);
  await expect(form.getByRole('button', { name: 'Start again' })).toHaveCount(0);
  await form.getByLabel('First name').fill('Naledi');
  await form.getByRole('button', { name: 'Start again' }).click();
  await expect(form.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await form.getByRole('button', { name: 'Keep it' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('Naledi');
  await expect(form.getByRole('button', { name: 'Start again' })).toBeFocused();
  await form.getByRole('button', { name: 'Start again' }).click();
  await form.getByRole('button', { name: 'Yes, empty it' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('');
  await expect(form.getByLabel('First name')).toBeFocused();
  await expect(form.locator('input[name="locationToVisit"]:checked')).toHaveValue('The Delta');
  expect(await page.evaluate(() => sessionStorage.getItem('enquiry-draft:email'))).toBeNull();
});

test('FRM-10/presets what was filled in outlives a reload, what the page filled in is not kept', async ({
  page,
  gallery,
}) => {
  const form = formOf(page, email);
  await form.getByLabel('First name').fill('Naledi');
  await form.getByLabel('Nature of visit').selectOption('We are on honeymoon');
  await form.getByRole('button', { name: 'More adults' }).click();
  const kept = await page.evaluate(() => sessionStorage.getItem('enquiry-draft:email') ?? '');
  expect(JSON.parse(kept).values).toEqual({
    name: 'Naledi',
    natureOfVisit: 'We are on honeymoon',
    adults: '1',
  });
  await openComponent(page, gallery.url, 'enquiry-form', only(email, 'travel Africa'));
  await expect(form.getByLabel('First name')).toHaveValue('Naledi');
  await expect(form.getByLabel('Nature of visit')).toHaveValue('We are on honeymoon');
  await expect(form.locator('input[name="adults"]')).toHaveValue('1');
  await expect(formOf(page, 'travel Africa').getByLabel('First name')).toHaveValue('');
});
