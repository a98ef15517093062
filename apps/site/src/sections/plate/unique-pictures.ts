interface Plate {
  readonly src: string;
}

/**
 * Counts the plates of a page, so that none stands on it twice: the first part that asks keeps a plate, a later one gets another
 * of the pool.
 *
 * @param pool pictures that may stand in, the most fitting first
 */
export function uniquePictures<Picture extends Plate>(pool: readonly Picture[]) {
  const seen = new Set<string>();
  const unused = <Any extends Plate>(pictures: readonly Any[]): readonly Any[] =>
    pictures.filter(
      ({ src }, at) => !seen.has(src) && at === pictures.findIndex((picture) => picture.src === src),
    );
  return {
    /** These stand on the page whatever else does. */
    claim(...pictures: readonly (Plate | null | undefined)[]): void {
      for (const picture of pictures) if (picture) seen.add(picture.src);
    },
    /** Those that are not on the page, none of them twice; they are not counted. */
    unused,
    /** The picture, or one of the pool where it is on the page already; `null` for none, and when all are there. */
    orAnother(picture: Picture | null): Picture | null {
      const [found = null] = picture ? unused([picture, ...pool]) : [];
      if (found) seen.add(found.src);
      return found;
    },
  };
}

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
