import type { Page } from '@playwright/test';

/**
 * Runs in a page: everything it needs stands within it.
 *
 * @returns words that stand in pieces on two lines, though there is no hyphen and no soft break in them, with what they stand in
 */
function measureTornWords(): string[] {
  const faults = new Set<string>();
  /** Whether it is for assistive technology only. */
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
  /** What a line of the page has room for at most: letters beside one another take a little more than each by itself. */
  const line = innerWidth - 60;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (
      !element ||
      text.trim() === '' ||
      element.closest('svg, dialog, script, style, code, select, template, [inert]')
    )
      continue;
    range.selectNodeContents(node);
    const lines = new Set(
      [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
    );
    if (lines.size < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const initial = getComputedStyle(element, '::first-letter').float !== 'none';
    for (const word of text.matchAll(/[\p{L}\p{N}’'.,]*[\p{L}\p{N}]/gu)) {
      if (initial && word.index === 0) continue;
      // Addresses of mail and of pages have no other place to break at.
      const around =
        /\S*$/.exec(text.slice(0, word.index))?.[0] + (/^\S*/.exec(text.slice(word.index))?.[0] ?? '');
      if (/[@/]\S|\w\.\w{2,}/.test(around)) continue;
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      // A word longer than a whole line has to be broken.
      const whole = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      if (tops.size < 2 || whole > line || isClipped(element)) continue;
      const part = [element, element.parentElement, element.parentElement?.parentElement]
        .map((each) => `${each?.localName}.${(each?.classList[0] ?? '').replace(/_\w{5}$/, '')}`)
        .join(' < ');
      faults.add(`“${word[0]}” in ${part}`);
    }
  }
  return [...faults];
}

/** Words torn where the reader's browser prints letters at twice their size, on a phone and on a desk; the page is loaded already. */
export async function tornWords(page: Page, widths: readonly number[] = [390, 1440]): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
    // Laid out as ever and not painted.
    document.documentElement.style.setProperty('opacity', '0');
  });
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await page.evaluate(measureTornWords)) found.push(`${fault} (${width})`);
  }
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
    document.documentElement.style.removeProperty('opacity');
  });
  return found;
}
