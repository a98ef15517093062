import { readerBehind } from '../support/reader-page.ts';
import { templates } from '../support/templates.ts';
import { showTruePlates } from '../support/true-plates.ts';
import {
  axeFindings,
  faultsOf,
  firstLoad,
  noteShifts,
  painted,
  shiftBar,
  shiftsOfWholePage,
} from '../support/whole-page.ts';
import { expect, test } from './fixtures.ts';
import { weakWords } from './over-plates.ts';

test.describe.configure({ mode: 'parallel' });
// What a page fetches ahead is of its weight.
test.use({ fetchesAhead: true });

/** What a page weighs on a phone, and how words read over its pictures there, is asked of templates too: true-pictures.spec.ts. */
for (const template of templates) {
  const { name, path, status } = template;
  test(`template ${name}: axe at both widths, its script, sheets and first picture, words over plates, and nothing moves`, async ({
    page,
    context,
    allowFailedResponses,
  }) => {
    if (status) allowFailedResponses();
    await noteShifts(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const plates = await showTruePlates(context);
    const load = await firstLoad(page, await context.newCDPSession(page), path, plates);
    const wrong = faultsOf(load, template);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/demonstration/i).first()).toBeVisible();
    const reader = await readerBehind(page);
    // What fades in is judged as it stands.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    wrong.push(...(await weakWords(page, reader, template, 'desktop')));
    // Further down only the room pictures take is asked for, which the tiny ones take as well.
    await context.unrouteAll({ behavior: 'wait' });
    const shift = await shiftsOfWholePage(page);
    if (shift >= shiftBar) wrong.push(`moves by ${shift}`);
    wrong.push(...(await axeFindings(page)));
    await page.setViewportSize({ width: 390, height: 844 });
    wrong.push(...(await axeFindings(page)).map((finding) => `at 390 px ${finding}`));
    expect(wrong).toEqual([]);
  });
}

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
  expect(await shiftsOfWholePage(page)).toBeGreaterThan(shiftBar);
});
