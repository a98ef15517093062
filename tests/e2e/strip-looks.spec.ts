import type { Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import { overflows } from '../support/whole-page.ts';
import { expect, test } from './fixtures.ts';

/** Height of a row of the strip, and how many rows it has while no child comes, by the width of the window. */
const table = [
  [320, 68, 4],
  [390, 68, 4],
  [768, 68, 3],
  [833, 76, 2],
  [1120, 76, 2],
  [1440, 86, 1],
  [1920, 86, 1],
] as const;

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of a strip: the box itself first, then its cells, each with its control. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector('[data-stay]');
    const row = strip?.querySelector('[data-stay-price]')?.parentElement;
    if (!strip || !row) throw new Error('There is no strip.');
    const boxOf = (name: string, part: Element) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return { name, left, top, width, height };
    };
    const cells = [...row.querySelectorAll('label, button[type="submit"], [data-stay-price]')].filter(
      (cell) => !cell.closest('[role="dialog"], [data-ages]'),
    );
    const isSeen = (part: Element) => part.checkVisibility();
    const calendar = strip.querySelector('[role="dialog"]');
    return {
      box: boxOf('box', row),
      cells: cells.map((cell) => boxOf(cell.textContent ?? '', cell)),
      controls: [...row.querySelectorAll('label :is(input:not([type="hidden"]), select)')]
        .filter((control) => !control.closest('[role="dialog"]'))
        .map((control) => {
          const cell = control.closest('label') as Element;
          return { control: boxOf(control.id, control), cell: boxOf(cell.textContent ?? '', cell) };
        }),
      ages:
        [...row.querySelectorAll('[data-ages]')].filter(isSeen).map((ages) => boxOf('ages', ages))[0] ?? null,
      calendar: calendar && boxOf('calendar', calendar),
      submit: boxOf('submit', row.querySelector('button[type="submit"]') as Element),
      wrong: [...row.querySelectorAll('[data-wrong]')].map((cell) => cell.textContent?.slice(0, 7)),
      /** Controls whose words are wider than they are. */
      clipped: [...row.querySelectorAll<HTMLInputElement>('input[type="text"]')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ value, placeholder }) => value || placeholder),
    };
  });

type Measured = Awaited<ReturnType<typeof measured>>;

const near = (a: number, b: number, by = 2.5) => Math.abs(a - b) <= by;

/** What is wrong with a strip's box: a control that does not fill its cell, cells that leave a hole or lie over one another. */
function faultsOf({ box, cells, controls, ages, clipped }: Measured): string[] {
  const faults = clipped.map((words) => `"${words}" is cut off`);
  for (const { control, cell } of controls)
    if (!near(control.height, cell.height) || !near(control.width, cell.width))
      faults.push(
        `${cell.name.slice(0, 12)}: ${control.width} x ${control.height} in ${cell.width} x ${cell.height}`,
      );
  const parts: Box[] = [...cells, ...(ages ? [ages] : [])];
  for (const [place, one] of parts.entries())
    for (const other of parts.slice(place + 1)) {
      const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
      const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
      if (wide > 1 && high > 1) faults.push(`${one.name.slice(0, 12)} lies over ${other.name.slice(0, 12)}`);
    }
  const covered = parts.reduce((sum, { width, height }) => sum + width * height, 0);
  if (covered < box.width * box.height * 0.97)
    faults.push(`a hole: ${Math.round(covered)} of ${Math.round(box.width * box.height)}`);
  return faults;
}

const rowsOf = (cells: readonly Box[]) => new Set(cells.map(({ top }) => Math.round(top))).size;

test('the strip is one box at every width: closed, open, filled, in error, and with words twice as large', async ({
  page,
}) => {
  await page.goto('/lionsands');
  const strip = page.getByRole('region', { name: 'Dates and guests, Lion Sands' });
  await page.mouse.move(200, 300);
  await strip.scrollIntoViewIfNeeded();
  const arrival = strip.getByRole('combobox', { name: 'Arrival' });
  await expect(arrival).toBeVisible();
  const calendar = strip.getByRole('dialog', { name: 'Choose your dates' });
  const children = strip.getByLabel('Children');
  const wrong: string[] = [];
  const ask = (what: string, faults: readonly string[]) =>
    wrong.push(...faults.map((fault) => `${what}: ${fault}`));
  const axeFaults = async (width: number) => {
    // The layout of the others is one of these.
    if (![390, 1440].includes(width)) return [];
    const { violations } = await axeFor(page).include('[data-stay]').analyze();
    return violations.map(({ id, help }) => `${id}: ${help}`);
  };

  for (const [width, height, rows] of table) {
    await page.setViewportSize({ width, height: 900 });
    const closed = await measured(page);
    ask(`${width} closed`, faultsOf(closed));
    const plate = await page.locator('main h1').evaluate((heading) => {
      const { bottom } = heading.closest('section')?.firstElementChild?.getBoundingClientRect() ?? {};
      return bottom ?? 0;
    });
    // Over the foot of a wide plate; under the caption of a narrow one.
    if (width >= 1120) expect.soft(plate - closed.box.top, `${width}: over the plate`).toBeCloseTo(43, 0);
    else expect.soft(closed.box.top, `${width}: under the plate`).toBeGreaterThan(plate + 16);
    const cells = closed.controls.map(({ cell }) => cell.height);
    if (cells.some((each) => !near(each, height)))
      ask(`${width} closed`, [`cells are ${cells.join(', ')} high`]);
    expect.soft(rowsOf(closed.cells), `${width}: rows`).toBe(rows);

    await arrival.click();
    await expect(calendar.getByRole('grid').first()).toBeVisible();
    const open = await measured(page);
    const from = open.controls[0]?.cell;
    const pop = open.calendar;
    if (!from || !pop) throw new Error('The calendar is not open.');
    expect.soft(open.box.height, `${width}: the box stays as high`).toBeCloseTo(closed.box.height, 0);
    if (width >= 833) {
      expect.soft(pop.top - open.box.top - open.box.height, `${width}: under the box`).toBeCloseTo(8, 0);
      expect.soft(near(pop.left, from.left, 2), `${width}: ${pop.left} at ${from.left}`).toBe(true);
    } else {
      const { width: day } = (await calendar.getByRole('gridcell').last().boundingBox()) ?? { width: 0 };
      expect
        .soft(day, `${width}: a day is wide enough for a finger`)
        .toBeGreaterThanOrEqual(width < 375 ? 37 : 44);
      expect.soft(near(pop.top, from.top + from.height, 3), `${width}: under the dates`).toBe(true);
      expect.soft(near(pop.width, open.box.width, 4), `${width}: as wide as the box`).toBe(true);
    }
    ask(`${width} open`, [...(await overflows(page, [width])), ...(await axeFaults(width))]);
    await page.keyboard.press('Escape');
    // What is missing stands beside the dates: under them, over the calendar, or in its head.
    if (width === 390) {
      await strip.locator('button[type="submit"]').click();
      const said = await strip.getByText('Arrival is required.').first().boundingBox();
      const grid = await calendar.getByRole('grid').first().boundingBox();
      expect.soft(said?.y, 'what is missing').toBeLessThan(grid?.y ?? 0);
      expect.soft(said?.height, 'what is missing').toBeGreaterThan(18);
      await page.keyboard.press('Escape');
    }

    await arrival.fill('28 September 2027');
    await strip.getByRole('combobox', { name: 'Departure' }).fill('30 September 2027');
    await children.focus();
    await children.selectOption('3');
    await strip.getByRole('combobox', { name: 'Child 1' }).selectOption('7');
    const filled = await measured(page);
    ask(`${width} filled`, faultsOf(filled));
    if (!filled.ages) throw new Error('No ages are asked.');
    expect
      .soft(filled.ages.top, `${width}: ages before the button`)
      .toBeLessThan(filled.submit.top + filled.submit.height);
    expect
      .soft(filled.submit.height, `${width}: never higher than two rows`)
      .toBeLessThanOrEqual(height + 2 * 56 + 4);
    await strip.locator('button[type="submit"]').click();
    // Its button is named so here; the link is named for what it leads to.
    await expect(strip.getByRole('link', { name: 'Enquire about Lion Sands' })).toHaveAttribute(
      'href',
      /dateStart=2027-09-28&dateEnd=2027-09-30/,
    );
    const error = await measured(page);
    expect.soft(error.wrong, `${width}: wrong`).toEqual(['Child 2', 'Child 3']);
    ask(`${width} in error`, [
      ...faultsOf(error),
      ...(await overflows(page, [width])),
      ...(await axeFaults(width)),
    ]);

    await children.selectOption('0');
    await arrival.fill('');
    await strip.getByRole('combobox', { name: 'Departure' }).fill('');
    await children.focus();
  }

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    ask(`${width} twice as large`, [...faultsOf(await measured(page)), ...(await overflows(page, [width]))]);
    await arrival.fill('28 September 2027');
    await children.focus();
    ask(`${width} twice as large, filled`, faultsOf(await measured(page)));
    await arrival.fill('');
    await children.focus();
  }
  expect(wrong).toEqual([]);
});

test('the strip of a treehouse, a house, a hotel and of rooms is one box at every width', async ({
  page,
}) => {
  const wrong: string[] = [];
  for (const path of [
    '/lionsands/treehouses/kingston',
    '/residences/fish-eagle',
    '/lionsands/ivory-lodge/fish-eagle-villa',
    '/capecadogan',
    '/lionsands/river-lodge/rooms',
  ]) {
    await page.goto(path);
    const strip = page.locator('[data-stay]');
    await page.mouse.move(200, 300);
    await strip.scrollIntoViewIfNeeded();
    await expect(strip).toHaveAttribute('data-stay-ready', '');
    await strip.getByLabel('Children').selectOption('2');
    // axe cannot tell how well words are read on the night sky, a gradient: there links have the colour of the words.
    if (path.includes('/treehouses/')) {
      const others = strip.getByRole('link', { name: 'See other choices' });
      const colour = await strip
        .getByText('Answered by a person within a working day.')
        .evaluate((el) => getComputedStyle(el).color);
      await expect(others).toHaveCSS('color', colour);
    }
    for (const [width, height] of table) {
      await page.setViewportSize({ width, height: 900 });
      const seen = await measured(page);
      wrong.push(
        ...faultsOf(seen).map((fault) => `${path}, ${width}: ${fault}`),
        ...seen.controls
          .filter(({ cell }) => !/^Child \d/.test(cell.name) && !near(cell.height, height))
          .map(({ cell }) => `${path}, ${width}: ${cell.name.slice(0, 12)} is ${cell.height} high`),
      );
    }
    wrong.push(
      ...(
        await overflows(
          page,
          table.map(([width]) => width),
        )
      ).map((fault) => `${path}: ${fault}`),
    );
  }
  expect(wrong).toEqual([]);
});

test('on paper the strip is one line: dates, party and price', async ({ page }) => {
  await page.goto('/lionsands/river-lodge');
  const strip = page.getByRole('region', { name: 'Dates and guests, River Lodge' });
  await page.mouse.move(200, 300);
  await strip.scrollIntoViewIfNeeded();
  await strip.getByRole('combobox', { name: 'Arrival' }).fill('10 May 2027');
  await strip.getByRole('combobox', { name: 'Departure' }).fill('14 May 2027');
  await strip.getByLabel('Adults').focus();
  await expect(strip.locator('[data-stay-price]')).toContainText('4 nights');
  await page.emulateMedia({ media: 'print' });
  const words = (await strip.innerText()).replaceAll(/\s+/g, ' ').trim();
  expect(words).toMatch(
    /^Monday 10 to Friday 14 May 2027, 2 adults: R [\d ]+ 4 nights, Luxury room, 2 adults, levy included$/,
  );
  const { height } = await strip.locator('form').evaluate((form) => form.getBoundingClientRect());
  expect(height).toBeLessThan(60);
});
