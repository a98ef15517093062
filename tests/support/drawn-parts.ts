/**
 * Parts of a page's words that are drawn by rule and not said: names on a map, for which there is room or not, and the plates of a journey's or
 * country's gallery. The list beside a map, and the lightbox, have every name.
 */
const drawn: readonly RegExp[] = [
  /(?<=Show the map).*?(?=NGetting|NShow on the map)/gs,
  /South AfricaNamibia.*?(?=NBest months)/gs,
];
const gallery = /, enlarge.*(?=Questions about|[A-Z]\p{L}+ [A-Z]\p{L}+ planned this journey)/su;
const withGallery = /^\/(?:curated-journeys|travel-africa\/(?:package|destination))\/./;

/** The words of a page without what is drawn. */
export function withoutDrawn(path: string, words: string): string {
  const without = drawn.reduce((left, part) => left.replaceAll(part, ''), words);
  return withGallery.test(path) ? without.replace(gallery, '') : without;
}
