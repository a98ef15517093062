import {
  type Collection,
  type ContentQuery,
  hasItsEntry,
  lastingPages,
  pageKey,
  routeOf,
} from '@sundowner/brand';
import { z } from 'zod';
import { slug, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** Pages whose head needs no words of an editor: forms, dialogs, the thank-you page. */
const withoutIntro = /^\/(enquire|my-enquiry|thank-you|subscription-confirmation|unsubscribe|search)(\/|$)/;

/** One field of every entry of a collection. */
const readEvery = (
  reading: Reading,
  collection: string,
  field: string,
  { shape = words, ...filter }: { shape?: typeof words | typeof slug } & Pick<ContentQuery, 'where'> = {},
): Promise<string[]> =>
  reading.list({
    name: `${collection}-keys`,
    collection,
    depth: 0,
    limit: 2000,
    select: { [field]: true },
    schema: z.object({ [field]: shape }).transform((entry) => entry[field] ?? ''),
    ...filter,
  });

/**
 * The page keys without an introSection, so that their pages' heads have default words (CNT-02): of every page that is built,
 * fixed or named by an entry. Stories bring their own.
 *
 * @throws OutageError when the content service cannot be read and nothing was kept
 */
export async function readKeysWithoutEntry(
  reading: Reading,
  collection: Collection,
): Promise<readonly string[]> {
  const [intros, journeys, categories] = await Promise.all([
    readEvery(reading, 'introSection', 'heroBannerFor'),
    readEvery(reading, 'packages', 'slug', { shape: slug, where: { kind: { equals: 'package' } } }),
    readEvery(reading, 'experiencesCategory', 'link'),
  ]);
  const known = new Set(intros);
  const paths = [
    ...lastingPages(collection).filter((path) => hasItsEntry(path, collection)),
    ...journeys.map((journey) => `/travel-africa/package/${journey}`),
    ...categories.filter((link) => link.startsWith('/')),
  ].filter((path) => !withoutIntro.test(path) && routeOf(path, collection) !== null);
  return [...new Set(paths.map(pageKey))].filter((key) => !known.has(key)).sort();
}
