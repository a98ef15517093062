import type { CheerioAPI } from 'cheerio';

/** Elements of a page as the server wrote it. */
export type Parts = ReturnType<ReturnType<CheerioAPI['root']>['find']>;

/** The words of a part of a page, as they are read: without the spaces that lay out its source. */
export const wordsOf = (part: { text(): string }): string => part.text().replace(/\s+/g, ' ').trim();

/** The words of each of several parts. */
export const eachOf = ($: CheerioAPI, parts: Parts): string[] =>
  parts.toArray().map((part) => wordsOf($(part)));

/** Of several parts those that are not put away by the server. */
export const shown = ($: CheerioAPI, parts: Parts): Parts =>
  parts.filter((_, part) => $(part).closest('[hidden]').length === 0);

/** The part of a page that is named so, by its own label or by its heading. */
export function partNamed($: CheerioAPI, name: string | RegExp): Parts {
  const named = (label: string) => (typeof name === 'string' ? label === name : name.test(label));
  const parts = $.root().find('section, aside, nav, [role="region"]');
  return parts.filter((_, part) => {
    const labels = ($(part).attr('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const label = labels.map((id) => wordsOf($(`[id="${id}"]`))).join(' ');
    return named($(part).attr('aria-label') ?? label);
  });
}

/** A page's way, from home to itself. */
export const crumbsOf = ($: CheerioAPI): Parts => partNamed($, 'Breadcrumb').find('li');

/** File names of the plates of a part of a page: a plate has the same `src` wherever it stands. */
export const platesOf = ($: CheerioAPI, part: Parts): string[] =>
  part
    .find('img')
    .toArray()
    .map((image) => ($(image).attr('src') ?? '').replace(/^.*\//, ''));

/** Of a list what stands in it more than once. */
export const repeated = (list: readonly string[]): string[] => [
  ...new Set(list.filter((each, place) => list.indexOf(each) !== place)),
];
