import { z } from 'zod';
import { words } from '../fields/fields.ts';
import { upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { Quote } from '../model/home.ts';
import type { Reading } from '../reading/reading.ts';

const rawQuote = z.object({ text: words, attribution: words, backgroundImage: upload });

/** The quote of a page; `null` when it has none, or it cannot be read (CNT-16, CNT-05). */
export function readQuote(reading: Reading, pageKey: string): Promise<Quote | null> {
  const name = `quoteComponent-${pageKey}`;
  return reading.orElse<Quote | null>(name, null, async () => {
    const entry = await reading.one({
      name,
      collection: 'quoteComponent',
      where: { quoteFor: { equals: pageKey } },
      depth: 1,
      limit: 1,
      schema: rawQuote,
    });
    const picture = entry && toPicture(entry.backgroundImage, reading);
    return entry?.text && picture ? { text: entry.text, attribution: entry.attribution, picture } : null;
  });
}

/** The quote over the picture at the top of a page: the one for `hero-` and its key (CNT-16). */
export const readHeroQuote = (reading: Reading, pageKey: string): Promise<Quote | null> =>
  readQuote(reading, `hero-${pageKey}`);
