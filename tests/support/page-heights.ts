import type { Page } from '@playwright/test';
import { demonstrationCollection } from './demonstration-collection.ts';

/** Widths the bars are for: of a phone, and of a desk. */
const measuredWidths = [390, 1440] as const;
type MeasuredWidth = (typeof measuredWidths)[number];

const ofProperties = demonstrationCollection()
  .properties.map(({ root }) => root)
  .join('|');

/** Pixels a page may be long at each width, folds as they are served. The first that fits a path is its bar. */
const bars: readonly (readonly [page: string, path: RegExp, px: Readonly<Record<MeasuredWidth, number>>])[] =
  [
    ['home', /^\/$/, { 390: 9_000, 1440: 8_500 }],
    ['hotel', /^\/capecadogan$/, { 390: 10_000, 1440: 11_000 }],
    ['property', new RegExp(`^(${ofProperties})$`), { 390: 12_000, 1440: 11_000 }],
    ['prices', /^\/rates$|\/rates-and-offers$/, { 390: 12_000, 1440: 8_500 }],
    [
      'lodge',
      /^\/(lionsands|marataba)\/(?!experiences$|safaris$|treehouses$|travel-info$)[^/]+$/,
      { 390: 10_000, 1440: 8_500 },
    ],
    ['kind', /^\/experiences\/[^/]+$/, { 390: 8_000, 1440: 8_500 }],
    ['search', /^\/search/, { 390: 4_000, 1440: 8_500 }],
  ];
const otherwise = { 390: 9_000, 1440: 8_500 } as const;

export const isMeasured = (width: number): width is MeasuredWidth =>
  measuredWidths.some((each) => each === width);

/** What a path is called, and how long it may be. */
export function heightBar(
  path: string,
  width: MeasuredWidth,
): { readonly page: string; readonly bar: number } {
  const [page, , px] = bars.find(([, fits]) => fits.test(path)) ?? ['other', /^/, otherwise];
  return { page, bar: px[width] };
}

/** Pixels from the top of a page to its end, once its letters have come. */
export const heightOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });

/** What is wrong with the length of a page, in words. */
export async function heightFaults(page: Page, path: string, width: MeasuredWidth): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  const { bar } = heightBar(path, width);
  const height = await heightOf(page);
  return height > bar ? [`${height} px at ${width}, ${height - bar} over its bar`] : [];
}
