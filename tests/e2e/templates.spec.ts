import type { Page } from '@playwright/test';
import { boxFaults } from '../support/box-faults.ts';
import { measureBoxes, opened } from '../support/measure-boxes.ts';
import { heightFaults } from '../support/page-heights.ts';
import { templates } from '../support/templates.ts';
import { tornWords } from '../support/torn-words.ts';
import { smallTargets } from '../support/touch-targets.ts';
import { showTruePlates } from '../support/true-plates.ts';
import {
  axeFindings,
  faultsOf,
  firstLoad,
  noteShifts,
  overflows,
  painted,
  type Shifts,
  shiftBar,
  shiftsOfWholePage,
  sized,
  transferBar,
} from '../support/whole-page.ts';
import { expect, test } from './one-context.ts';
import { weakWords } from './over-plates.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * Colours are the same at every width, and nearly all words over a picture stand in the head: on a desktop the first window is looked at,
 * and axe leaves contrast to the telephone, which has all its windows and every rule. `npm run test:full` asks it all at both widths.
 */
const full = process.env.SUNDOWNER_TEST_FULL === '1';
const lookedAt = full ? undefined : 1;
const leftOut = full ? [] : ['color-contrast'];

/** How a page shifts, asked of another tab where the browser draws no more in its own. */
async function shiftsOf(page: Page, path: string): Promise<Shifts | null> {
  const shifts = await shiftsOfWholePage(page);
  if (shifts !== null) return shifts;
  const another = await page.context().newPage();
  await noteShifts(another);
  await another.goto(path);
  const again = await shiftsOfWholePage(another);
  await another.close();
  return again;
}

/** A page is opened once at each width, and asked there whatever is asked of a page: each question fails by its own name. */
const asked = (question: string, wrong: readonly string[]) => expect.soft(wrong, question).toEqual([]);

for (const template of templates) {
  const { name, path, status } = template;

  test(`template ${name}: axe, its script, sheets and first picture, words over plates, nothing moves, nothing runs past a wide window, SEE-01/desk its height, SEE-02/sweep its boxes at twelve widths, SEE-02/large no word torn where letters are twice as large`, async ({
    page,
    context,
    allowFailedResponses,
  }) => {
    if (status) allowFailedResponses();
    await noteShifts(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const plates = await showTruePlates(context, 'as they are drawn');
    const load = await firstLoad(page, await context.newCDPSession(page), path, plates);
    asked('first load', faultsOf(load, template));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/demonstration/i).first()).toBeVisible();
    // What fades in is judged as it stands.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    asked('words over plates', await weakWords(page, template, 'desktop', lookedAt));
    // Further down only the room pictures take is asked for, which the tiny ones take as well.
    await context.unrouteAll({ behavior: 'wait' });
    const shifts = await shiftsOf(page, path);
    asked(
      'layout shift',
      shifts === null
        ? ['draws no more']
        : shifts.sum < shiftBar
          ? []
          : [`moves by ${shifts.sum}`, ...shifts.each],
    );
    asked('axe', await axeFindings(page, leftOut));
    asked('a wide window', await overflows(page, [1920, 833]));
    asked('height', await heightFaults(page, path, 1440));
    asked('boxes', await boxFaults(page));
    asked('words where letters are twice as large', await tornWords(page));
  });

  test.describe(() => {
    // What a page fetches ahead is of its weight.
    test.use({ fetchesAhead: true });

    test(`template ${name} on a phone: axe, its weight, script, sheets and first picture, words over plates, room for a finger, SEE-01/phone its height, and nothing runs past the narrowest window`, {
      tag: '@phone',
    }, async ({ page, context, allowFailedResponses }) => {
      if (status) allowFailedResponses();
      const plates = await showTruePlates(context, 'as the studio makes them');
      const load = await firstLoad(page, await context.newCDPSession(page), path, plates);
      asked('first load', faultsOf(load, template));
      asked('weight', load.transfer > transferBar ? [`weighs ${sized(load.transfer)}`] : []);
      // What comes from here on is weighed no more.
      plates.show('as they are drawn');
      asked('words over plates', await weakWords(page, template, 'phone'));
      await context.unrouteAll({ behavior: 'wait' });
      asked('axe', await axeFindings(page));
      // Forms lie in dialogs, and have fields of their own measure.
      if (!template.file.startsWith('enquire/') && !template.nothingToPress)
        asked('room for a finger', await smallTargets(page));
      asked('height', await heightFaults(page, path, 390));
      asked('the narrowest window', await overflows(page, [320]));
    });
  });
}

test('SEE-02/noticed what sticks out, stands alone, lies on a picture, is torn within a fold or is a price in another face is noticed', async ({
  page,
}) => {
  await page.goto('/lionsands/river-lodge');
  expect(await boxFaults(page, [1440])).toEqual([]);
  await page.evaluate(() => {
    const wrap = document.querySelector('main [class*="wrap_"]') as HTMLElement;
    const wide = document.createElement('p');
    wide.append('A line that goes on and on');
    wide.style.marginInlineEnd = '-60px';
    wide.style.textAlign = 'end';
    const list = document.createElement('ul');
    list.style.display = 'grid';
    list.style.gridTemplateColumns = 'repeat(3, 1fr)';
    for (let item = 0; item < 4; item++) list.append(document.createElement('li'));
    for (const item of list.children) item.append('One');
    const price = document.createElement('p');
    price.append('R 1 200');
    price.style.font = '700 1rem "Bona Nova"';
    const fold = document.createElement('details');
    const rain = Object.assign(document.createElement('p'), { textContent: '94 mm' });
    rain.style.width = '2em';
    const names = Object.assign(document.createElement('p'), { textContent: 'Dogs by day' });
    names.style.font = '400 2rem / 1 "Bona Nova"';
    names.style.width = '3em';
    const far = Object.assign(document.createElement('span'), { textContent: 'Far' });
    far.style.position = 'absolute';
    far.style.insetInlineStart = '110vw';
    // Of whatever part it stands in.
    fold.style.whiteSpace = 'normal';
    fold.append(rain, names, far);
    const within = document.createElement('p');
    within.append('Besides; R\u00a01\u00a0400 for each');
    within.style.font = '400 1rem "Bona Nova"';
    const road = document.createElement('p');
    road.append('Along the R40 for 12 km');
    road.style.font = '400 1rem "Bona Nova"';
    wrap.append(wide, list, price, within, road, fold);
  });
  const faults = (await boxFaults(page, [1440])).join('\n');
  for (const fault of [
    'sticks out',
    'one alone under 3',
    'bold of a face without one',
    'price in another face: p. "R 1 200"',
    'price in another face: p. "Besides; R 1 400 for each"',
    'with its folds open broken over lines: “94 mm”',
    'with its folds open letters of two lines run into each other: p. "Dogs by day"',
    'with its folds open the page runs',
  ])
    expect(faults).toContain(fault);
  expect(faults).not.toContain('R40');
});

test('SEE-02/at-once the words of a fold are measured from the moment it opens, before anything of it is drawn', async ({
  page,
}) => {
  await page.setContent('<main><details><p style="width: 2em">94 mm</p></details></main>');
  await painted(page);
  // In one task, so that the browser draws nothing between.
  const faults = await page.evaluate(`(() => {
    const fold = document.querySelector('details');
    fold.open = true;
    fold.toggleAttribute('data-opened', true);
    return (${measureBoxes})(${JSON.stringify(opened)});
  })()`);
  expect(faults).toEqual(['broken over lines: “94 mm” in p. "94 mm"']);
});

test('SEE-02/large a word torn where letters are twice as large is noticed, and none at its hyphen', async ({
  page,
}) => {
  await page.goto('/contact-us');
  expect(await tornWords(page)).toEqual([]);
  await page.evaluate(() => {
    for (const [words, wide] of [
      ['Boutique hotel', '4rem'],
      ['First-rate', '4.5rem'],
    ] as const) {
      const name = Object.assign(document.createElement('p'), { textContent: words });
      name.style.width = wide;
      document.querySelector('main')?.append(name);
    }
  });
  expect(await tornWords(page, [1440])).toEqual([expect.stringContaining('“Boutique” in p.')]);
});

test('SEE-02/head words over what the picture of a head shows, or over one of which that is not known, are noticed', async ({
  page,
}) => {
  await page.goto('/lionsands');
  expect((await boxFaults(page, [1440])).filter((fault) => fault.includes('of a head'))).toEqual([]);
  await page.evaluate(() => {
    const words = document.querySelector<HTMLElement>('main h1')?.parentElement;
    words?.style.setProperty('transform', 'translate(60vw, -30vh)');
  });
  expect((await boxFaults(page, [1440])).join('\n')).toContain('on what the picture of a head shows: h1');
  await page.evaluate(() => {
    const image = document.querySelector('main picture > img');
    image?.setAttribute('src', '/media/another-01234567-1440.avif');
  });
  expect((await boxFaults(page, [1440])).join('\n')).toContain('whose subject is not known, another');
});

test('a page that moves before anybody touched it is noticed', async ({ page }) => {
  await noteShifts(page);
  await page.goto('/contact-us');
  // What was never painted cannot move.
  await painted(page);
  await page.evaluate(() => {
    const late = document.createElement('h2');
    late.textContent = 'A notice that comes late.';
    document.querySelector('main')?.prepend(late);
  });
  const shifts = await shiftsOfWholePage(page);
  expect(shifts?.sum).toBeGreaterThan(shiftBar);
  expect(shifts?.each.join('\n')).toMatch(/: div ".+" from 0, \d+ to 0, \d+/);
});
