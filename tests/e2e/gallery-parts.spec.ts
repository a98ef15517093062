import { axeFor } from '../support/axe.ts';
import { galleryComponents } from '../support/gallery-components.ts';
import { expect, test } from './gallery-fixtures.ts';
import { openComponent, overflowOf } from './gallery-page.ts';

/** Where a layout changes, and the narrowest and widest window we promise. */
const widths = [320, 374, 496, 833, 1120, 1440, 1920];

test.describe.configure({ timeout: 300_000 });

test('axe finds nothing in any example of any component', async ({ page, gallery }) => {
  const findings: string[] = [];
  for (const component of galleryComponents) {
    await openComponent(page, gallery.url, component);
    const { violations } = await axeFor(page).analyze();
    for (const { id, nodes } of violations) {
      findings.push(
        `${component}: ${id}: ${nodes.map(({ html, target }) => `${target} ${html}`).join(' | ')}`,
      );
    }
  }
  expect(findings).toEqual([]);
});

test('no example is wider than the window, at any width a design changes at, in either direction of writing', async ({
  page,
  gallery,
  isPhone,
}) => {
  const wide: string[] = [];
  for (const component of galleryComponents) {
    for (const query of ['', '?dir=rtl']) {
      await openComponent(page, gallery.url, component, query);
      // A telephone's own window is one of them; the desktop's can be drawn to any.
      for (const width of isPhone ? [320, 390] : widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await overflowOf(page);
        if (overflow > 0) wide.push(`${component}${query} at ${width} px: ${overflow} px`);
      }
    }
  }
  expect(wide).toEqual([]);
});
