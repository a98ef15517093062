import type { Page } from '@playwright/test';
import { expect, test } from './gallery-fixtures.ts';
import { example, openComponent } from './gallery-page.ts';

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

test.describe('dates', () => {
  test.beforeEach(async ({ page, gallery }) => openComponent(page, gallery.url, 'date-range-field'));

  test('a typed date is read as people write it, and one that is no date is said', async ({ page }) => {
    const field = example(page, 'empty');
    const arrival = field.getByRole('combobox', { name: 'Arrival' });
    const departure = field.getByRole('combobox', { name: 'Departure' });
    await arrival.fill('5/3/2027');
    await departure.fill('9 Mar');
    await field.getByRole('button', { name: 'Done' }).click();
    await expect(arrival).toHaveValue('5 March 2027');
    await expect(departure).toHaveValue('9 March 2027');
    await expect(field.locator('input[name="dateStart"]')).toHaveValue('2027-03-05');
    await expect(field.locator('input[name="dateEnd"]')).toHaveValue('2027-03-09');

    await departure.fill('soon');
    await arrival.focus();
    await expect(field.getByText('“soon” is no date we can read.')).toBeVisible();
    await expect(departure).toHaveAttribute('aria-invalid', 'true');
    await departure.fill('mid June');
    await arrival.focus();
    await expect(departure).toHaveValue('15 June 2027');
    await expect(field.locator('[data-precision]')).toHaveAttribute('data-precision', 'days');
  });

  test('an arrival before today and a departure too early are refused, and a late arrival clears the departure', async ({
    page,
  }) => {
    const field = example(page, 'six nights');
    const arrival = field.getByRole('combobox', { name: 'Arrival' });
    const departure = field.getByRole('combobox', { name: 'Departure' });
    await arrival.fill('23 February 2027');
    await departure.focus();
    await expect(field.getByText('Arrival can be 24 February 2027 at the earliest.')).toBeVisible();
    await arrival.fill('12 March 2027');
    await departure.fill('12 March 2027');
    await arrival.focus();
    await expect(field.getByText('Departure can be 13 March 2027 at the earliest.')).toBeVisible();
    await departure.fill('18 March 2027');
    await arrival.fill('18 March 2027');
    await departure.focus();
    await expect(departure).toHaveValue('');
  });

  test('the grid takes arrows, Home, End, Page Up and Page Down; past days cannot be chosen; Escape keeps the old dates', async ({
    page,
  }) => {
    const field = example(page, 'six nights');
    const arrival = field.getByRole('combobox', { name: 'Arrival' });
    await arrival.focus();
    const grid = field.getByRole('grid', { name: 'March 2027' });
    await expect(grid).toBeVisible();
    await expect(field.getByText('6 nights')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(page)).toMatch(/^Friday 12 March 2027/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focusedName(page)).toMatch(/^Saturday 13 March 2027/);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedName(page)).toMatch(/^Saturday 20 March 2027/);
    await page.keyboard.press('Home');
    await expect.poll(() => focusedName(page)).toMatch(/^Monday 15 March 2027/);
    await page.keyboard.press('End');
    await expect.poll(() => focusedName(page)).toMatch(/^Sunday 21 March 2027/);
    await page.keyboard.press('PageDown');
    await expect.poll(() => focusedName(page)).toMatch(/^Wednesday 21 April 2027/);
    await page.keyboard.press('PageUp');
    await expect.poll(() => focusedName(page)).toMatch(/^Sunday 21 March 2027/);
    await page.keyboard.press('Enter');
    await expect(arrival).toHaveValue('21 March 2027');
    await expect(field.getByRole('combobox', { name: 'Departure' })).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(grid).toBeHidden();
    await expect(arrival).toHaveValue('12 March 2027');
    await expect(field.getByRole('combobox', { name: 'Departure' })).toHaveValue('18 March 2027');

    await example(page, 'empty').getByRole('combobox', { name: 'Arrival' }).focus();
    const past = example(page, 'empty').getByRole('button', { name: 'Tuesday 23 February 2027' });
    await expect(past).toBeDisabled();
  });

  test('the calendar is fetched when a date is wanted, and a date can be typed without it', async ({
    page,
    allowFailedResponses,
  }) => {
    allowFailedResponses();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(/calendar\.island/, (route) => route.abort());
    const field = example(page, 'empty');
    const arrival = field.getByRole('combobox', { name: 'Arrival' });
    expect(asked.filter((url) => url.includes('calendar.island'))).toEqual([]);
    await arrival.focus();
    await expect.poll(() => asked.some((url) => url.includes('calendar.island'))).toBe(true);
    await arrival.fill('tomorrow');
    await page.keyboard.press('Tab');
    await expect(arrival).toHaveValue('25 February 2027');
  });
});

test.describe('multi-select', () => {
  test.beforeEach(async ({ page, gallery }) => openComponent(page, gallery.url, 'multi-select'));

  test('FRM-08/words the first choice is said, and how many more', async ({ page }) => {
    const field = example(page, 'nothing chosen');
    const summary = field.locator('summary');
    await expect(summary).toContainText('Please choose');
    await summary.click();
    await field.getByLabel('Southern African Odyssey').check();
    await expect(summary).toContainText('Southern African Odyssey');
    await expect(summary).not.toContainText('more');
    await field.getByLabel('Explore Cape & Safari').check();
    await field.getByLabel('Luxury Safari & Rail Journey').check();
    await expect(summary).toContainText('Explore Cape & Safari, + 2 more');
    await expect(field.getByText('3 of 6 chosen')).toBeVisible();
    await field.getByRole('button', { name: 'Clear' }).click();
    await expect(summary).toContainText('Please choose');
  });

  test('FRM-08/words however long the first choice is, the count is not cut off', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const field = example(page, 'in error, long text');
    await field.locator('summary').click();
    await field.getByLabel('Explore Cape & Safari').check();
    const more = field.getByText(', + 1 more');
    await expect(more).toBeVisible();
    const inside = await more.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const summary = element.closest('summary')?.getBoundingClientRect();
      return box.right <= (summary?.right ?? 0) && element.scrollWidth <= element.clientWidth + 1;
    });
    expect(inside).toBe(true);
  });

  test('FRM-08/height FRM-08/blog-height forty choices scroll in 600 px, in a filter in 300 px', async ({
    page,
  }) => {
    for (const [name, height] of [
      ['forty choices', 600],
      ['a filter', 300],
    ] as const) {
      const field = example(page, name);
      await field.locator('summary').click();
      const panel = field.locator('details > div');
      const box = await panel.boundingBox();
      expect(box?.height, name).toBeLessThanOrEqual(height);
      expect(box?.height, name).toBeGreaterThan(height - 20);
      const list = field.getByRole('list');
      expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight), name).toBe(true);
      await field.getByLabel('Choice number 40').check();
      await expect(field.locator('summary')).toContainText('Choice number 40');
      await page.keyboard.press('Escape');
    }
  });

  test('Space ticks, Escape and Done close and give the focus back', async ({ page }) => {
    const field = example(page, 'two chosen');
    const summary = field.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(field.getByText('3 of 6 chosen')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await expect(field.getByText('3 of 6 chosen')).toBeHidden();
    await page.keyboard.press('Enter');
    await field.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(summary).toBeFocused();
  });
});

test.describe('country', () => {
  test.beforeEach(async ({ page, gallery }) => {
    await openComponent(page, gallery.url, 'combobox');
    await expect(example(page, 'empty').getByRole('combobox')).toHaveJSProperty('tagName', 'INPUT');
  });

  test('typing finds by name and by other names; arrows and Enter choose; Escape closes without emptying', async ({
    page,
  }) => {
    const field = example(page, 'empty');
    const input = field.getByRole('combobox');
    await input.focus();
    await page.keyboard.type('holl');
    await expect(field.getByRole('option')).toHaveText(['Netherlands']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('Netherlands');
    await expect(field.locator('input[type="hidden"]')).toHaveValue('Netherlands');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('so');
    await expect(field.getByRole('option')).toHaveText(['South Africa', 'South Korea']);
    await page.keyboard.press('Escape');
    await expect(field.getByRole('option')).toHaveCount(0);
    await expect(input).toHaveValue('Netherlands');
    await expect(field.locator('input[type="hidden"]')).toHaveValue('Netherlands');
  });

  test('a name typed in full is taken on leaving, nonsense is not, and emptying empties', async ({
    page,
  }) => {
    const field = example(page, 'chosen');
    const input = field.getByRole('combobox');
    const sent = field.locator('input[type="hidden"]');
    await input.fill('cote d ivoire');
    await page.keyboard.press('Tab');
    await expect(sent).toHaveValue('Côte d’Ivoire');
    await input.fill('nowhere at all');
    await expect(field.getByText('Nothing has this name.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(input).toHaveValue('Côte d’Ivoire');
    await input.fill('');
    await page.keyboard.press('Tab');
    await expect(sent).toHaveValue('');
  });
});

test('the stepper stops at its limits and says what it stands at', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'stepper');
  const field = example(page, 'not chosen yet');
  const more = field.getByRole('button', { name: 'More adults' });
  const fewer = field.getByRole('button', { name: 'Fewer adults' });
  const output = field.locator('output');
  await expect(output).toHaveText('–');
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await more.focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press('Enter');
  await expect(output).toHaveText('10');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await fewer.click();
  await expect(output).toHaveText('9');
  await expect(field.locator('input[name="adults"]')).toHaveValue('9');
});

test('a card is chosen by keyboard and by pointer', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'card-picker');
  const field = example(page, 'two chosen');
  await field.getByRole('checkbox', { name: 'The River House' }).focus();
  await page.keyboard.press('Space');
  await expect(field.getByRole('checkbox', { name: 'The River House' })).not.toBeChecked();
  await field.getByRole('checkbox', { name: 'A house without a picture' }).click();
  await expect(field.getByRole('checkbox', { name: 'A house without a picture' })).toBeChecked();
});

test('tabs: arrows, Home and End move and choose, and the address keeps the choice', async ({
  page,
  gallery,
}) => {
  await openComponent(page, gallery.url, 'tabs');
  const tabs = example(page, 'three');
  const tab = (name: string) => tabs.getByRole('tab', { name });
  // What the first panel says is there before any script.
  await expect(tabs.getByRole('region', { name: 'By air' })).toBeVisible();
  await expect(tabs.getByRole('region', { name: 'By road' })).toBeHidden();
  await tabs.getByRole('link', { name: 'By air' }).focus();
  await expect(tab('By air')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab('By road')).toBeFocused();
  await expect(tabs.getByRole('tabpanel')).toHaveText('What there is to say of by road.');
  await page.keyboard.press('End');
  await expect(tab('By rail')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('By air')).toBeFocused();
  await tab('By rail').click();
  expect(new URL(page.url()).hash).toBe('#by-rail');
  await page.reload();
  await expect(tabs.getByRole('region', { name: 'By rail' })).toBeVisible();
  await expect(tabs.getByRole('region', { name: 'By air' })).toBeHidden();
  await tabs.getByRole('navigation').hover();
  await expect(tab('By rail')).toHaveAttribute('aria-selected', 'true');
});

test('the carousel gains buttons and a count, which stop at its ends', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'carousel');
  const carousel = example(page, 'more than fit');
  const [previous, next] = [
    carousel.getByRole('button', { name: /^Previous/ }),
    carousel.getByRole('button', { name: /^Next/ }),
  ];
  await expect(carousel.getByText('1 of 6')).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(carousel.getByText('2 of 6')).toBeVisible();
  for (let press = 0; press < 6 && (await next.isEnabled()); press++) {
    const before = await carousel.locator('[data-carousel-count]').textContent();
    await next.click();
    await expect(carousel.locator('[data-carousel-count]')).not.toHaveText(before ?? '');
  }
  await expect(carousel.getByText('6 of 6')).toBeVisible();
  await expect(next).toBeDisabled();
  await expect(example(page, 'one that fits').getByRole('button')).toHaveCount(0);
});

test('the gallery opens a lightbox: arrows turn, Escape closes, the focus returns', async ({
  page,
  gallery,
}) => {
  await openComponent(page, gallery.url, 'gallery');
  const opener = example(page, 'five pictures').getByRole('link', { name: /All the pictures/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Pictures of the place' });
  await expect(lightbox.getByText('4 of 5')).toBeVisible();
  await expect(lightbox.getByText('A platform, late')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText('1 of 5')).toBeVisible();
  await expect(lightbox.getByRole('img')).toHaveAttribute('alt', /dusk plain/);
  await page.keyboard.press('End');
  await expect(lightbox.getByText('5 of 5')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const [component, name, opener, dialogName] of [
  ['dialog', 'opened by a button', 'Open the dialog', 'Call us'],
  ['drawer', 'at the end', 'Open at the end', 'Filters'],
] as const) {
  test(`MOD-02/scroll MOD-02/focus-trap MOD-02/focus-restored MOD-02/escape MOD-02/close-icon MOD-02/label the ${component} is modal`, async ({
    page,
    gallery,
  }) => {
    await openComponent(page, gallery.url, component);
    const button = example(page, name).getByRole('button', { name: opener });
    for (const close of ['Escape', 'icon']) {
      await button.click();
      const dialog = page.getByRole('dialog', { name: dialogName });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('heading', { name: dialogName })).toBeFocused();
      await page.mouse.wheel(0, 600);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (let stop = 0; stop < 6; stop++) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && activeElement?.closest('dialog') === null;
        });
        expect(outside).toBe(false);
      }
      if (close === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
}

test('MOD-04/close-button on a telephone a bar leads back and the icon is gone, but where it is kept', async ({
  page,
  gallery,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openComponent(page, gallery.url, 'dialog');
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Open the one with an icon' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a choice of currency is said, put on the page, and kept for the session', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'segment-toggle');
  const toggle = example(page, 'two currencies');
  await toggle.getByRole('radio', { name: 'ZAR' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(toggle.getByRole('radio', { name: 'USD' })).toBeChecked();
  await expect(toggle.getByRole('status')).toHaveText('Prices are shown in USD');
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD');
  await page.reload();
  await expect(toggle.getByRole('radio', { name: 'USD' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD');
});

test('ticked documents are counted with their size, and cleared', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'downloads-list');
  const list = example(page, 'two groups');
  await expect(list.getByRole('button', { name: 'Download' })).toBeHidden();
  await list.getByLabel('Take River house').check();
  await list.getByLabel('Take Ridge house').check();
  await expect(list.getByRole('status')).toHaveText('2 documents, 1.6 MB');
  const taken: string[] = [];
  page.on('download', (download) => taken.push(download.url()));
  await list.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => taken.length).toBe(2);
  await list.getByRole('button', { name: 'Clear' }).click();
  await expect(list.getByRole('button', { name: 'Download' })).toBeHidden();
  await expect(list.getByLabel('Take River house')).toBeFocused();
});

test('only what differs is shown when asked', async ({ page, gallery }) => {
  await openComponent(page, gallery.url, 'compare-table');
  const table = example(page, 'three');
  await expect(table.getByRole('rowheader', { name: 'Sleeps' })).toBeVisible();
  await table.getByLabel('Show only what differs').check();
  await expect(table.getByRole('rowheader', { name: 'Sleeps' })).toBeHidden();
  await expect(table.getByRole('rowheader', { name: 'Pool' })).toBeVisible();
});

test('a film is fetched after the page, above 833 px, and stopped by its button; not with reduced motion, not on a telephone', async ({
  page,
  gallery,
}) => {
  const address = `${gallery.url}/gallery/ui/video-hero`;
  const films: string[] = [];
  page.on('request', (request) => /\.webm/.test(request.url()) && films.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(films).toEqual([]);
  // Narrow first: on a wide page the film would be fetched as soon as motion is welcome.
  await page.setViewportSize({ width: 833, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(films).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const hero = example(page, 'with a film');
  await expect(hero.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  expect(films.length).toBeGreaterThan(0);
  await hero.getByRole('button').click();
  await expect(hero.getByRole('button', { name: 'Play the film' })).toBeVisible();
  expect(await hero.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(hero.locator('video')).toHaveCount(0);
  await expect(example(page, 'a plate alone').getByRole('button')).toHaveCount(0);
});
