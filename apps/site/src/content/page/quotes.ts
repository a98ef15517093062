import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { Picture } from '../fields/picture.ts';
import type { Reading } from '../reading/reading.ts';

const rawQuote = z.object({ text: words, attribution: words, backgroundImage: picture });

export interface Quote {
  readonly text: string;
  readonly attribution: string;
  readonly picture: Picture;
}

/** The quote of a page; `null` when it has none, or it cannot be read (CNT-16, CNT-05). */
export async function readQuote(reading: Reading, pageKey: string): Promise<Quote | null> {
  const entry = await reading.oneOrNone({
    name: `quoteComponent-${pageKey}`,
    collection: 'quoteComponent',
    where: { quoteFor: { equals: pageKey } },
    depth: 1,
    schema: rawQuote,
  });
  const picture = entry?.backgroundImage;
  return entry?.text && picture ? { text: entry.text, attribution: entry.attribution, picture } : null;
}

/** The quote over the picture at the top of a page: the one for `hero-` and its key (CNT-16). */
export const readHeroQuote = (reading: Reading, pageKey: string): Promise<Quote | null> =>
  readQuote(reading, `hero-${pageKey}`);
