import type { Page } from '@playwright/test';
import { axeFor } from '../support/axe.ts';
import { galleryComponents } from '../support/gallery-components.ts';
import { expect, test } from './gallery-fixtures.ts';
import { openComponent } from './gallery-page.ts';

/** Where a layout changes, a telephone, and the narrowest and widest window we promise. */
const widths = [1440, 1920, 1120, 833, 496, 390, 374, 320];
const wide = 1440;
const phone = 390;

const examples = 'section[aria-label^="Example: "]';

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/**
 * What axe judges each example by and a width may change, by the example's name: which of its elements are shown, in which colours, and
 * whether their words are large. Two widths with the same answer are the same to it.
 */
const drawnAs = (page: Page): Promise<Record<string, string>> =>
  page.locator(examples).evaluateAll((sections) =>
    Object.fromEntries(
      sections.map((section) => [
        section.getAttribute('aria-label') ?? '',
        [...section.querySelectorAll('*')]
          .map((element) => {
            if (!element.checkVisibility({ visibilityProperty: true })) return '-';
            const { color, backgroundColor, backgroundImage, fontSize, position } = getComputedStyle(element);
            const large = Number.parseFloat(fontSize) >= 24;
            return `${color} ${backgroundColor} ${backgroundImage} ${large} ${position}`;
          })
          .join(),
      ]),
    ),
  );

/** What axe has against the page, or against some of its examples. */
async function axeFindings(page: Page, names: readonly string[] = []): Promise<string[]> {
  const axe = axeFor(page);
  for (const name of names) axe.include(`section[aria-label=${JSON.stringify(name)}]`);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, target }) => `${target} ${html}`).join(' | ')}`,
  );
}

/** How many pixels wider than the window the page is, written from left to right and from right to left; 0 or less is well. */
const overflows = (page: Page): Promise<{ ltr: number; rtl: number }> =>
  page.evaluate(() => {
    const page = document.documentElement;
    const written = (direction: 'ltr' | 'rtl') => {
      page.dir = direction;
      return page.scrollWidth - page.clientWidth;
    };
    const [rtl, ltr] = [written('rtl'), written('ltr')];
    return { ltr, rtl };
  });

/**
 * One visit of a component: axe, once more on a telephone's width for the examples that are drawn otherwise there, and the page's width
 * in both directions of writing.
 */
async function findingsOf(page: Page): Promise<string[]> {
  await setWidth(page, wide);
  const drawn = await drawnAs(page);
  const findings = await axeFindings(page);
  for (const width of widths) {
    await setWidth(page, width);
    for (const [direction, overflow] of Object.entries(await overflows(page)))
      if (overflow > 0) findings.push(`${direction} at ${width} px: ${overflow} px wider than the window`);
    if (width !== phone) continue;
    const here = Object.entries(await drawnAs(page));
    const otherwise = here.flatMap(([name, look]) => (look === drawn[name] ? [] : [name]));
    if (otherwise.length > 0)
      findings.push(...(await axeFindings(page, otherwise)).map((finding) => `at ${width} px: ${finding}`));
  }
  return findings;
}

test.describe.configure({ timeout: 600_000 });

test('of no example of any component has axe anything to say, and none is wider than the window, at any width a design changes at, in either direction of writing', async ({
  page,
  gallery,
}) => {
  // Behind another page this one is laid out as ever, and hardly drawn: nobody looks at it.
  await page.context().newPage();
  const findings: string[] = [];
  for (const component of galleryComponents) {
    await openComponent(page, gallery.url, component);
    findings.push(...(await findingsOf(page)).map((finding) => `${component}: ${finding}`));
  }
  expect(findings).toEqual([]);
});

test('an example that axe objects to only on a telephone, and one that is too wide, are found', async ({
  page,
  gallery,
}) => {
  await openComponent(page, gallery.url, 'button');
  await page
    .locator(examples)
    .first()
    .evaluate((section) => {
      const words = section.appendChild(document.createElement('p'));
      words.className = 'hard-to-read';
      words.textContent = 'Words of no component';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        .hard-to-read { color: #000; background: #fff; width: 100px }
        @media (max-width: 390px) { .hard-to-read { color: #eee } }
        @media (width: 1120px) { .hard-to-read { width: 1200px } }`);
      document.adoptedStyleSheets.push(sheet);
    });
  const findings = await findingsOf(page);
  expect(findings).toContainEqual(expect.stringMatching(/^at 390 px: color-contrast: /));
  expect(findings).toContainEqual(expect.stringMatching(/^ltr at 1120 px: \d+ px wider/));
  expect(findings).toContainEqual(expect.stringMatching(/^rtl at 1120 px: \d+ px wider/));
  expect(findings).not.toContainEqual(expect.stringMatching(/^color-contrast/));
});
