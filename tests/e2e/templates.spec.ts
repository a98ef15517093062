import { templates } from '../support/templates.ts';
import {
  axeFindings,
  faultsOf,
  firstLoad,
  largestInWindow,
  noteShifts,
  shiftBar,
  shiftsOfWholePage,
} from '../support/whole-page.ts';
import { expect, test } from './fixtures.ts';

test.describe.configure({ mode: 'parallel' });

/** Also what a page weighs and how words read over its pictures is asked of templates, with true pictures: true-pictures.spec.ts. */
for (const template of templates) {
  const { name, path, status, ofDialog } = template;
  test(`template ${name}: axe at both widths, its script, sheets and first picture, and nothing moves`, async ({
    page,
    context,
    allowFailedResponses,
  }) => {
    if (status) allowFailedResponses();
    await noteShifts(page);
    const load = await firstLoad(page, await context.newCDPSession(page), path);
    const wrong = faultsOf(load, template);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(/demonstration/i).first()).toBeVisible();
    const largest = await largestInWindow(page);
    if (!ofDialog && largest && !load.preloaded.includes(largest))
      wrong.push(`does not fetch ahead ${largest}`);
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
  await page.evaluate(() => {
    const late = document.createElement('h2');
    late.textContent = 'A notice that comes late.';
    document.querySelector('main')?.prepend(late);
  });
  expect(await shiftsOfWholePage(page)).toBeGreaterThan(shiftBar);
});
