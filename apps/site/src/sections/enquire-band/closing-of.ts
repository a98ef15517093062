/**
 * Pictures that may close a page, in an order of the page's own: those of one property do not all end on the same plate, and each ends
 * on the same one every time.
 *
 * @param path of the page
 */
export function closingOf<Any>(path: string, pictures: readonly Any[]): readonly Any[] {
  const turn =
    [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % pictures.length;
  return pictures.length === 0 ? [] : [...pictures.slice(turn), ...pictures.slice(0, turn)];
}
