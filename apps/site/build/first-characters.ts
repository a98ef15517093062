/**
 * The characters every page may need: those of English, of the region's names and prices, and of our signs. A first view waits for
 * these alone; the rest of a typeface is fetched by the page that shows it (styles/fonts.css).
 */
export const firstCharacters: string = [
  String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, place) => 0x20 + place)),
  '\u00a0\u00ad£§©°²·½×ÅÉàáâãäçèéêëíïñóôöúü',
  '\u2009\u200b\u202f\u2011–—‘’“”•…′″\u2060€−',
].join('');

/** "U+20-7E, U+A0": the first characters as a style sheet names them. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const name = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${name(from)}${to > from ? `-${name(to)}` : ''}`).join(', ');
}
