/** What the fonts of a sheet hold: Fontsource's latin subset (its `unicode-range`). */
const held =
  /[\p{ASCII}\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/u;

/**
 * A text in letters the fonts have: one they lack loses its mark ("Thohoyanḓou" becomes "Thohoyandou"), which reads better than an
 * empty box. A sum keeps together over the end of a line.
 */
export function printable(text: string): string {
  const known = [...text].map((letter) => (held.test(letter) ? letter : letter.normalize('NFD').charAt(0)));
  return known.join('').replace(/\bR \d{1,3}(?: \d{3})*/g, (sum) => sum.replaceAll(' ', '\u00a0'));
}
