import type { Page } from '@playwright/test';

/** Runs in the page: what stands by itself and takes a finger on fewer than 44 px of height, of how many that were tried. */
function tooSmall(): { readonly found: readonly string[]; readonly tried: number } {
  const found: string[] = [];
  let tried = 0;
  for (const target of document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary, label)')) {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The label of a box that is pressed itself.
    if (
      target instanceof HTMLLabelElement &&
      !/^(checkbox|radio)$/.test((target.control as HTMLInputElement)?.type)
    )
      continue;
    const around = target.parentElement?.textContent?.trim().length ?? 0;
    const inWords =
      getComputedStyle(target).display === 'inline' && around > (target.textContent?.trim().length ?? 0) + 12;
    const before = target.getBoundingClientRect();
    // What lies outside a row that is pulled sideways cannot be pressed yet.
    if (inWords || before.width < 2 || before.left < 0 || before.left + before.width / 2 > innerWidth)
      continue;
    tried++;
    scrollTo({ top: scrollY + before.top - 360, behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const x = left + Math.min(width / 2, 20);
    const takes = (y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.closest('a, button, summary, label') === target);
    };
    const middle = top + height / 2;
    let above = 0;
    let below = 0;
    while (above < 44 && takes(middle - above - 1)) above++;
    while (below < 44 && takes(middle + below + 1)) below++;
    if (above + below + 1 < 44)
      found.push(`"${target.textContent?.trim().slice(0, 40)}" ${above + below + 1}`);
  }
  return { found, tried };
}

/**
 * What of a page takes a finger on less than it needs, a line each, in px of height.
 *
 * @throws Error where a page has nothing that could be pressed
 */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  const { found, tried } = await page.evaluate(tooSmall);
  if (tried === 0) throw new Error('Nothing on the page takes a finger.');
  return found;
}
