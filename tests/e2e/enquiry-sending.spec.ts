import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './gallery-fixtures.ts';
import { openForms, withForms } from './gallery-forms.ts';
import { comingYear, example, only, openComponent } from './gallery-page.ts';

/** The data layer as a tag manager finds it. */
interface Measured {
  dataLayer?: object[];
}

const email = 'email, opened on a lodge';
const formOf = (page: Page, name: string): Locator => example(page, name).locator('form');

async function fillIn(form: Locator) {
  await form.getByLabel('First name').fill('Naledi');
  await form.getByLabel('Surname').fill('O’Kafor');
  await form.getByLabel('Email address').fill('naledi@example.com');
  await form.getByLabel('Telephone number').fill('+27 82 000 0000');
  // The list comes once the first field was left.
  const country = form.locator('input[role="combobox"][id$="-country"]');
  await country.fill('South Africa');
  await country.press('Tab');
  await expect(form.locator('input[name="country"]')).toHaveValue('South Africa');
  await form.locator('input[name="accept"]').check();
}

const accepted = (measure = true) => ({
  status: 201,
  json: { reference: 'MC-7KQ2-94HD', measure },
});

/** Answers posts to `endpoint` in turn and gives what was posted. */
async function answering(
  page: Page,
  endpoint: string,
  ...answers: (Parameters<Route['fulfill']>[0] | 'hang')[]
) {
  const posts: Record<string, unknown>[] = [];
  await page.route(`**${endpoint}`, async (route) => {
    posts.push(route.request().postDataJSON());
    const answer = answers.shift();
    if (answer !== 'hang') await route.fulfill(answer);
  });
  return posts;
}

const submit = (form: Locator) => form.locator('button[type="submit"]').click();

test.beforeEach(({ page, gallery }, info) => openForms(page, gallery.url, email, info));

test('FRM-07/sent what stands is sent, dates as yyyy-mm-dd, and what has gone again is not', async ({
  page,
}) => {
  const posts = await answering(page, '/enquiry/email', accepted());
  const form = formOf(page, email);
  await fillIn(form);
  await form.getByRole('combobox', { name: 'Arrival' }).fill(`mid June ${comingYear}`);
  await form.getByRole('combobox', { name: 'Departure' }).fill(`20/6/${comingYear}`);
  await form.getByLabel('Nature of visit').selectOption('You tell us...');
  await form.getByLabel('Tell us who is travelling').fill('Three cousins');
  await form.getByLabel('Nature of visit').selectOption('We are a family');
  await submit(form);
  await expect(form.getByRole('status').getByText('Sending your enquiry.')).toHaveCount(0);
  await expect.poll(() => posts.length).toBe(1);
  expect(posts[0]).toMatchObject({
    dateStart: `${comingYear}-06-15`,
    dateEnd: `${comingYear}-06-20`,
    dateFlexibility: 'A few days either side',
    locationToVisit: ['The Delta'],
    from: '/the-delta/reed-camp',
    accept: ['consentTrue'],
  });
  expect(posts[0]).not.toHaveProperty('travellerType');
  // Forgotten with the answer, which comes after what was posted.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-draft:email'))).toBeNull();
});

test('SUB-01/email SUB-09/double-click while it is sent a spinner turns, the button is gone, the focus stays with the form, and a slow line is told', async ({
  page,
}) => {
  await page.clock.install();
  const posts = await answering(page, '/enquiry/email', 'hang');
  const form = formOf(page, email);
  await fillIn(form);
  await form.locator('button[type="submit"]').dblclick();
  await expect(form.getByText('Sending your enquiry.')).toBeVisible();
  await expect(form.getByText('This is taking longer than usual.')).toHaveCount(0);
  await expect(form.locator('svg[width="50"]')).toBeVisible();
  await expect(form.locator('button[type="submit"]')).toHaveCount(0);
  await expect(form.locator(':focus')).toHaveCount(1);
  await page.clock.fastForward(5_000);
  await expect(form.getByText('This is taking longer than usual.')).toBeVisible();
  await expect.poll(() => posts.length).toBe(1);
});

test('SUB-07/email SUB-11/properties a success is measured under its property, after consent, without personal data', async ({
  page,
}) => {
  await answering(page, '/enquiry/email', accepted());
  await page.evaluate(() => {
    Object.assign(window, { measurementConsent: true, dataLayer: [], heard: 0 });
    addEventListener('formSubmisionComplete', () => Object.assign(window, { heard: 1 }));
  });
  const form = formOf(page, email);
  await fillIn(form);
  await submit(form);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toBe(1);
  expect(await page.evaluate(() => (window as Measured).dataLayer)).toEqual([
    { event: 'form_complete', category: 'The Delta', label: 'Enquiry', value: 'Complete' },
    { event: 'ad_conversion', kind: 'email' },
  ]);
});

test(
  'SUB-07/celebration SUB-07/experiences a celebration counts for ads alone, an experience under its page too, and neither is announced',
  withForms('celebration', 'experiences, opened on safari'),
  async ({ page }) => {
    await answering(page, '/enquiry/ceremony', accepted());
    await answering(page, '/enquiry/web', accepted());
    await page.evaluate(() => {
      Object.assign(window, { measurementConsent: true, dataLayer: [], heard: 0 });
      addEventListener('formSubmisionComplete', () => Object.assign(window, { heard: 1 }));
    });
    const celebration = formOf(page, 'celebration');
    await celebration.getByLabel('First name').fill('Naledi');
    await celebration.getByLabel('Surname').fill('O’Kafor');
    await celebration.getByRole('radio', { name: 'Email' }).check();
    await celebration.getByLabel('Email address').fill('naledi@example.com');
    await celebration.getByLabel('Reason for visit').selectOption('Anniversary');
    await celebration.locator('input[name="accept"]').check();
    await submit(celebration);
    await expect
      .poll(() => page.evaluate(() => (window as Measured).dataLayer))
      .toEqual([{ event: 'ad_conversion', kind: 'celebration' }]);
    const experiences = formOf(page, 'experiences, opened on safari');
    await fillIn(experiences);
    await submit(experiences);
    await expect
      .poll(() => page.evaluate(() => (window as Measured).dataLayer?.slice(1)))
      .toEqual([
        { event: 'form_complete', category: 'Homepage', label: 'Enquiry', value: 'Complete' },
        { event: 'ad_conversion', kind: 'experiences' },
      ]);
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toBe(0);
  },
);

test(
  'SUB-11/quarantined nothing is measured for one that is held, nor without consent but the bare announcement',
  withForms(email, 'travel Africa'),
  async ({ page }) => {
    await answering(page, '/enquiry/email', accepted(false));
    await answering(page, '/enquiry/travel-africa', accepted());
    await page.evaluate(() => {
      Object.assign(window, { measurementConsent: true, dataLayer: [], heard: 0 });
      addEventListener('formSubmisionComplete', () => Object.assign(window, { heard: 1 }));
    });
    const held = formOf(page, email);
    await fillIn(held);
    await submit(held);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('enquiry-receipt')))
      .toContain('"workingDays":1');
    expect(await page.evaluate(() => [(window as Measured).dataLayer, Reflect.get(window, 'heard')])).toEqual(
      [[], 0],
    );

    await page.evaluate(() => Object.assign(window, { measurementConsent: false }));
    const africa = formOf(page, 'travel Africa');
    await africa.getByLabel('Last name').fill('O’Kafor');
    await africa.getByLabel('First name').fill('Naledi');
    await africa.getByLabel('Email address').fill('naledi@example.com');
    await africa.getByLabel('Telephone number').fill('+27 82 000 0000');
    const country = africa.locator('input[role="combobox"][id$="-country"]');
    await country.fill('South Africa');
    await country.press('Tab');
    await africa.locator('input[name="accept"]').check();
    await submit(africa);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toBe(1);
    expect(await page.evaluate(() => (window as Measured).dataLayer)).toEqual([]);
  },
);

test('a full line keeps the form and gives the focus back; a verdict of the server lands on its field', async ({
  page,
  allowFailedResponses,
}) => {
  allowFailedResponses();
  const errors = [{ field: 'dateEnd', message: 'Departure must be at least one night after arrival' }];
  await answering(
    page,
    '/enquiry/email',
    { status: 429, headers: { 'retry-after': '90' }, json: {} },
    { status: 400, json: { errors } },
    {
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        errors: [{ field: 'tel', message: 'Telephone number must be a valid phone number' }],
      }),
    },
  );
  const form = formOf(page, email);
  await fillIn(form);
  await submit(form);
  await expect(
    form.getByText(/several requests from your connection\. Please try again at \d\d:\d\d/),
  ).toBeVisible();
  await expect(form.locator('button[type="submit"]')).toBeFocused();
  await submit(form);
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Departure must be at least one night after arrival',
  ]);
  await expect(form.getByRole('combobox', { name: 'Departure' })).toHaveAttribute('aria-invalid', 'true');
  await submit(form);
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Telephone number must be a valid phone number',
  ]);
  await expect(form.getByLabel('Telephone number')).toBeFocused();
  await expect(form.getByLabel('Surname')).toHaveValue('O’Kafor');
});

test(
  'a CV that a reload lost is asked for again, by its name, and one that was chosen before the scripts came is in hand',
  withForms('careers'),
  async ({ page, gallery }) => {
    const form = formOf(page, 'careers');
    const reminder = form.getByText(/^Please choose my cv\.pdf again/);
    const cv = { name: 'my cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') };
    await form.getByLabel('CV').setInputFiles(cv);
    await expect(form.getByRole('button', { name: 'Remove my cv.pdf' })).toBeVisible();
    await expect(reminder).toHaveCount(0);
    const kept = () => page.evaluate(() => sessionStorage.getItem('enquiry-draft:careers') ?? '');
    await expect.poll(kept).toContain('my cv.pdf');
    const scripts = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${gallery.url}/gallery/ui/enquiry-form${only('careers')}`, { waitUntil: 'commit' });
    await form.getByLabel('CV').setInputFiles(cv);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    scripts.resolve();
    await expect(form.getByRole('button', { name: 'Remove my cv.pdf' })).toBeVisible();
    await expect(reminder).toHaveCount(0);
    await openComponent(page, gallery.url, 'enquiry-form', only('careers'));
    await expect(reminder).toBeVisible();
    const posts = await answering(page, '/enquiry/careers', accepted());
    await form.getByLabel('First name').fill('Naledi');
    await form.getByLabel('Surname').fill('O’Kafor');
    await form.getByLabel('Email address').fill('naledi@example.com');
    await form.getByLabel('Telephone number').fill('+27 82 000 0000');
    await form.locator('input[name="accept"]').check();
    await form.locator('button[type="submit"]').click();
    // The name alone is no file, and is not sent for one.
    await expect.poll(() => posts.length).toBe(1);
    expect(posts[0]).not.toHaveProperty('cv');
  },
);
