import type { Page } from '@playwright/test';
import type { Template } from '../support/templates.ts';
import { textsOverPictures } from '../support/text-over-pictures.ts';
import { expect } from './fixtures.ts';

export const widths = ['phone', 'desktop'] as const;
export type Width = (typeof widths)[number];

/**
 * Until the pictures of so many windows from the top stand there; not those of a closed menu or beyond the window's side, which nobody
 * sees words over: a plate takes the processor a tenth of a second.
 */
const loaded = (page: Page, windows: number) =>
  page.evaluate(
    (height) =>
      Promise.all([
        document.fonts.ready,
        ...[...document.images]
          .filter((image) => {
            const { top, left, right } = image.getBoundingClientRect();
            return image.checkVisibility() && top < height * innerHeight && left < innerWidth && right > 0;
          })
          .map((image) => {
            image.loading = 'eager';
            return image.decode().catch(() => {});
          }),
      ]).then(() => {}),
    Math.min(windows, 1_000),
  );

/** Words that cannot be read well over what lies behind them, and all words that stand over a picture. */
export async function overPlates(page: Page, windows: number) {
  await loaded(page, windows);
  const texts = await textsOverPictures(page, windows);
  const weak = texts
    .filter(({ contrast, needed }) => contrast < needed)
    .map(({ words, contrast, needed }) => `"${words}" ${contrast.toFixed(2)} of ${needed}`);
  return { weak, words: texts.map((text) => text.words).join(' ') };
}

/** Of these every window is looked at, and something must be found to stand over a plate. */
const looked: Readonly<Record<string, { mark: string; at: readonly Width[] } | null>> = {
  home: { mark: 'Safari lodges, treehouses', at: widths },
  contact: null,
  'thank you': null,
  'telephone form': null,
  // On a phone its name stands under the plate.
  treehouse: { mark: 'Kingston', at: ['desktop'] },
};

/** Templates with a map below their head, which has a test of its own (map-contrast.spec.ts). */
const mapBelowHead = ['destination', 'curated journey', 'package', 'Travel Africa', 'country'];

/**
 * Words of a template that cannot be read well over the plates behind them, a line each.
 *
 * @param most windows looked at from the top, where not all of the template's
 */
export async function weakWords(page: Page, { name }: Template, width: Width, most = 2): Promise<string[]> {
  const windows = name in looked ? Number.POSITIVE_INFINITY : mapBelowHead.includes(name) ? 1 : most;
  const { weak, words } = await overPlates(page, windows);
  const expected = looked[name];
  if (expected?.at.includes(width)) expect(words).toContain(expected.mark);
  return weak;
}
