import type { Page } from '@playwright/test';
import { daysAfter } from '@sundowner/calendar/day';
import { dayIn } from '@sundowner/calendar/zone';
import { expect, test } from './fixtures.ts';

test('TRV-03/lodge TRV-03/availability dates and guests are asked once: rules, estimate, the partner’s address, and every form after', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address);
      return null;
    };
  });
  await page.goto('/lionsands/river-lodge');
  const strip = page.getByRole('region', { name: 'Dates and guests, River Lodge' });
  await page.mouse.move(200, 300);
  await strip.scrollIntoViewIfNeeded();
  const [arrival, departure] = [
    strip.getByRole('combobox', { name: 'Arrival' }),
    strip.getByRole('combobox', { name: 'Departure' }),
  ];
  await expect(arrival).toBeVisible();
  const check = strip.getByRole('button', { name: 'Check availability' });
  await check.click();
  await expect(arrival).toBeFocused();
  await expect(strip.getByRole('alert')).toHaveText('Arrival is required. Choose the day you come.');
  await arrival.fill('10 July 2027');
  await check.click();
  await expect(strip.getByRole('alert')).toHaveText('Departure is required. Choose the day you leave.');

  const tomorrow = daysAfter(dayIn(Date.now(), 'Africa/Johannesburg'), 1);
  await arrival.fill(tomorrow.split('-').reverse().join('/'));
  await departure.fill('5 July 2027');
  await check.click();
  await expect(strip.getByRole('alert')).toContainText('Arrival is too soon to book online.');
  await expect(strip.getByRole('alert').getByRole('link', { name: /^Call / })).toBeVisible();

  await departure.fill('');
  await arrival.fill('10 July 2027');
  await departure.fill('11 July 2027');
  await check.click();
  await expect(strip.getByRole('alert')).toContainText('The minimum stay');
  await strip.getByRole('button', { name: 'Stay until 12 July 2027' }).click();
  await expect(strip.getByText('The minimum stay')).toBeHidden();
  await expect(departure).toHaveValue('12 Jul 2027');

  await expect(strip.locator('[data-stay-price]')).toContainText('2 nights');
  await expect(strip.locator('[data-stay-price]')).toContainText('levy included');
  // Three do not sleep in the room the price is of: it is that of the cheapest which takes them.
  await strip.getByLabel('Children').selectOption('1');
  await check.click();
  await expect(strip.getByRole('alert')).toHaveText(/^Age of the child is required\./);
  await expect(strip.getByRole('combobox', { name: 'Child 1' })).toBeFocused();
  // The field that is wrong is marked, and no other.
  await expect(strip.locator('[aria-invalid]')).toHaveCount(1);
  await strip.getByRole('combobox', { name: 'Child 1' }).selectOption('7');
  await expect(strip.locator('[aria-invalid]')).toHaveCount(0);
  await expect(strip.getByText('No estimate')).toHaveCount(0);
  await expect(strip.locator('[data-stay-price]')).toContainText('River suite, 2 adults, 1 child');
  await check.click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-opened',
    /arrival=2027-07-10&departure=2027-07-12&adults=2&children=1$/,
  );

  // Nobody asks twice: another strip, the calculator and the enquiry have them.
  await page.goto('/lionsands/river-lodge/rooms');
  await page.mouse.move(220, 320);
  await page.getByRole('region', { name: /^Dates and guests/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox', { name: 'Arrival' })).toHaveValue('10 Jul 2027');
  await page.getByRole('link', { name: 'Enquire with these dates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name="dateStart"]')).toHaveValue('2027-07-10');
  await expect(dialog.locator('[name="dateEnd"]')).toHaveValue('2027-07-12');
});

/** Opens a page and its strip, whose calendar has come. */
async function openStrip(page: Page, path: string, name: string) {
  await page.goto(path);
  const strip = page.getByRole('region', { name });
  await page.mouse.move(200, 300);
  await strip.scrollIntoViewIfNeeded();
  const arrival = strip.getByRole('combobox', { name: 'Arrival' });
  await expect(arrival).toBeVisible();
  return { strip, arrival, departure: strip.getByRole('combobox', { name: 'Departure' }) };
}

test('Escape and a press outside close the calendar and keep what was chosen; price, link, session and the next page say the same', async ({
  page,
}) => {
  const { strip, arrival, departure } = await openStrip(
    page,
    '/lionsands/river-lodge',
    'Dates and guests, River Lodge',
  );
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  await arrival.focus();
  await expect(arrival).toHaveAttribute('aria-expanded', 'false');
  await arrival.click();
  await expect(calendar).toBeVisible();
  await arrival.fill('10 May 2027');
  await expect(calendar.getByRole('grid', { name: 'May 2027' })).toBeVisible();
  await calendar.getByRole('button', { name: 'Friday 14 May 2027' }).click();
  await page.keyboard.press('Escape');
  const agrees = async () => {
    await expect(calendar).toBeHidden();
    await expect(arrival).toHaveValue('10 May 2027');
    await expect(departure).toHaveValue('14 May 2027');
    await expect(strip.locator('[data-stay-price]')).toContainText('4 nights');
    await expect(strip.getByRole('link', { name: 'Enquire with these dates' })).toHaveAttribute(
      'href',
      /dateStart=2027-05-10&dateEnd=2027-05-14/,
    );
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('stay') ?? '{}'));
    expect(kept).toMatchObject({ arrival: '2027-05-10', departure: '2027-05-14' });
  };
  await agrees();
  await expect(departure).toBeFocused();

  // Typed where no calendar is open, Escape takes it too.
  await departure.fill('15 May 2027');
  await page.keyboard.press('Escape');
  await expect(strip.locator('[data-stay-price]')).toContainText('5 nights');
  await expect(strip.locator('[name="dateEnd"]')).toHaveValue('2027-05-15');
  await departure.fill('14 May 2027');
  await page.keyboard.press('Escape');
  await agrees();

  await arrival.click();
  await expect(calendar).toBeVisible();
  // The bar that stays at the head lies over the strip and its calendar.
  const overBoth = await strip.evaluate((part) => {
    const before = scrollY;
    scrollTo({ top: before + part.getBoundingClientRect().top - 10, behavior: 'instant' });
    const { left, width } = part.getBoundingClientRect();
    const isOver = document.elementFromPoint(left + width / 2, 14)?.closest('header') !== null;
    scrollTo({ top: before, behavior: 'instant' });
    return isOver;
  });
  expect(overBoth).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await agrees();
  await expect(arrival).toBeFocused();

  // What another part of the page keeps stands in the strip too: here the dialog over it.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/enquire/book?from=/lionsands/river-lodge';
    document.body.append(link);
    link.click();
  });
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel('Adults').selectOption('4');
  await page.keyboard.press('Escape');
  await expect(strip.getByLabel('Adults')).toHaveValue('4');
  await expect(strip.locator('[data-stay-price]')).toContainText('4 adults');
  await agrees();
  await page.goto('/lionsands/treehouses/chalkley');
  const night = page.getByRole('region', { name: 'Date and guests, Chalkley' });
  await page.mouse.move(220, 320);
  await night.scrollIntoViewIfNeeded();
  const of = night.getByRole('combobox', { name: 'Night of' });
  await expect(of).toHaveValue('10 May 2027');
  await expect(night.getByLabel('Adults')).toHaveValue('4');
  // One night is picked in the same calendar, and nothing is asked of a departure.
  await of.click();
  const nights = night.getByRole('dialog', { name: 'Choose your date' });
  await nights.getByRole('button', { name: 'Friday 14 May 2027' }).click();
  await expect(of).toHaveValue('14 May 2027');
  await expect(nights.getByText('Friday 14 May 2027', { exact: true })).toBeVisible();
  await nights.getByRole('button', { name: 'Done' }).click();
  await expect(of).toBeFocused();
  await expect(night.locator('[name="dateEnd"]')).toHaveCount(0);

  // A treehouse has rules of its own.
  await night.getByRole('button', { name: 'Enquire about a night' }).click();
  await expect(night.getByRole('alert')).toContainText('The treehouse sleeps 2 guests; you are 4.');
  await night.getByRole('button', { name: 'Use 2 guests' }).click();
  await expect(night.getByLabel('Adults')).toHaveValue('2');
  await night.getByLabel('Adults').selectOption('1');
  await night.getByLabel('Children').selectOption('1');
  await night.getByRole('combobox', { name: 'Child 1' }).selectOption('12');
  await night.getByRole('button', { name: 'Enquire about a night' }).click();
  await expect(night.getByRole('alert')).toContainText(
    'Chalkley takes children from sixteen years; the child is twelve.',
  );
  await expect(night.getByRole('link', { name: 'Kingston takes them from twelve' })).toBeVisible();
});

test('TRV-03/rules a stay of the address is judged like one that is chosen: the rule, the nearest choice, no price', async ({
  page,
}) => {
  const price = page.locator('[data-stay-price]');
  await page.goto('/lionsands/river-lodge?dateStart=2027-07-10&dateEnd=2027-07-11&adults=1#stay');
  const alert = page.locator('#stay').getByRole('alert');
  await expect(alert).toContainText('The minimum stay');
  await expect(price).not.toContainText('1 night');
  await alert.getByRole('button', { name: 'Stay until 12 July 2027' }).click();
  await expect(page.locator('[data-stay-problem]')).toBeEmpty();
  await expect(price).toContainText('2 nights');

  await page.goto('/residences/fish-eagle?dateStart=2027-05-03&dateEnd=2027-05-07&adults=12#stay');
  const adults = page.locator('#stay').getByLabel('Adults');
  await expect(alert).toContainText('The house sleeps ten adults; you are 12.');
  await expect(adults).toHaveValue('12');
  await alert.getByRole('button', { name: 'Use 10 adults' }).click();
  await expect(adults).toHaveValue('10');
  await expect(adults.locator('option')).toHaveCount(10);
  await expect(price).toContainText('10 adults');

  await page.goto('/lionsands/treehouses/kingston?dateStart=2027-05-03&dateEnd=2027-05-04&adults=3#stay');
  await expect(alert).toContainText('The treehouse sleeps two adults; you are 3.');
  await alert.getByRole('button', { name: 'Use 2 adults' }).click();
  await expect(page.locator('[data-stay-problem]')).toBeEmpty();
  await expect(adults).toHaveValue('2');
});

test('the first press on a currency changes the page: where it is, and what was chosen, stays', {
  tag: '@both',
}, async ({ page, hasTouch }) => {
  await page.goto('/lionsands');
  const strip = page.getByRole('region', { name: 'Dates and guests, Lion Sands' });
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect(strip).toHaveAttribute('data-stay-ready', '');
  await strip.getByLabel('Children').selectOption('1');
  await strip.getByRole('combobox', { name: 'Child 1' }).selectOption('5');
  const dollars = strip.getByRole('link', { name: 'USD' });
  await dollars.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => {
    document.documentElement.dataset.same = '';
    return scrollY;
  });
  expect(before).toBeGreaterThan(0);
  if (hasTouch) await dollars.tap();
  // All events of a press at once: it is quicker than any script that comes with them.
  else
    await dollars.evaluate((link: HTMLElement) => {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.click();
    });
  await expect(dollars).toHaveAttribute('aria-current', 'true');
  await expect(strip.locator('[data-stay-price]')).toContainText('$');
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
  await expect(page).toHaveURL('/lionsands');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(strip.getByRole('combobox', { name: 'Child 1' })).toHaveValue('5');
});

test('a bar at the foot of a phone says what the strip says while it is away, and a date field in hand stays what it is', {
  tag: '@phone',
}, async ({ page }) => {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/own-calendar\.island/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/lionsands/river-lodge');
  const strip = page.getByRole('region', { name: 'Dates and guests, River Lodge' });
  const bar = page.locator('[data-stay-bar]');
  await strip.scrollIntoViewIfNeeded();
  const native = strip.getByLabel('Arrival');
  const came = page.waitForResponse(/own-calendar\.island/);
  await native.tap();
  await expect(strip).toHaveAttribute('data-stay-ready', '');
  letCome();
  await (await came).finished();
  await native.fill('2027-05-10');
  await strip.getByLabel('Departure').fill('2027-05-14');
  await strip.getByLabel('Departure').blur();
  await expect(native).toHaveAttribute('type', 'date');
  const price = strip.locator('[data-stay-price]');
  await expect(price).toContainText('4 nights');
  await expect(bar).toBeHidden();

  await page
    .getByRole('heading', { name: /^Rooms at/ })
    .first()
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1500);
  await expect(bar).toBeVisible();
  expect(await bar.locator('p').textContent()).toBe(await price.textContent());
  await page.locator('body > footer').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  // A jump from above the strip to below it, and back, never shows it on the way.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 390, height: 400 });
  await expect(strip).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeHidden();
  // A field that was scrolled away with the strip keeps the focus, and no keyboard stands on the bar.
  await strip.getByLabel('Departure').focus();
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await bar.getByRole('link', { name: 'Check dates' }).click();
  await expect(strip).toBeInViewport();
  await expect(bar).toBeHidden();
});
