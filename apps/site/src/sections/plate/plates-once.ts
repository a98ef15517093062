interface Plate {
  readonly src: string;
}

/**
 * Counts the plates of a page, so that none stands on it twice: whoever asks first keeps a plate, whoever comes later gets another
 * of the pool.
 *
 * @param pool pictures that may stand in, the most fitting first
 */
export function platesOnce<Picture extends Plate>(pool: readonly Picture[]) {
  const seen = new Set<string>();
  const fresh = <Any extends Plate>(pictures: readonly Any[]): readonly Any[] => {
    const within = new Set<string>();
    return pictures.filter(({ src }) => !seen.has(src) && within.size < within.add(src).size);
  };
  return {
    /** These stand on the page whatever else does. */
    keep(...pictures: readonly (Plate | null | undefined)[]): void {
      for (const picture of pictures) if (picture) seen.add(picture.src);
    },
    /** Those that are not on the page, none of them twice; they are not counted. */
    fresh,
    /** The picture, or one of the pool where it is on the page already; `null` for none, and when all are there. */
    own(picture: Picture | null): Picture | null {
      const [found = null] = picture ? fresh([picture, ...pool]) : [];
      if (found) seen.add(found.src);
      return found;
    },
  };
}

export type PlatesOnce<Picture extends Plate> = ReturnType<typeof platesOnce<Picture>>;
