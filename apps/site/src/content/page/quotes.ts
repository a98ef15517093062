import { z } from 'zod';
import { filmFields, picture, toFilms } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

const quote = z
  .object({ text: words, attribution: words, backgroundImage: picture, ...filmFields })
  .transform(({ backgroundImage: picture, backgroundVideo, backgroundVideoAlternative, ...said }) =>
    said.text && picture
      ? { ...said, picture, films: toFilms({ backgroundVideo, backgroundVideoAlternative }) }
      : null,
  );

export type Quote = NonNullable<z.infer<typeof quote>>;

/** The quote of a page; `null` when it has none, or it cannot be read (CNT-16, CNT-05). */
export const readQuote = (reading: Reading, pageKey: string): Promise<Quote | null> =>
  reading.byFieldOrNone('quoteComponent', 'quoteFor', pageKey, { depth: 1, schema: quote, keep: 'always' });

/** The quote over the picture at the top of a page: the one for `hero-` and its key (CNT-16). */
export const readHeroQuote = (reading: Reading, pageKey: string): Promise<Quote | null> =>
  readQuote(reading, `hero-${pageKey}`);
