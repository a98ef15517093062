import {
  absentAmong,
  type Collection,
  type CollectionPart,
  collectionParts,
  collectionReads,
  entryPageParts,
  makeCollection,
  sparedParts,
  withHeldRoots,
} from '@sundowner/brand';
import { z } from 'zod';
import type { Reading } from '../reading/reading.ts';
import type { KnownCollection } from './collection-scope.ts';

/** Only named fields are looked at, each by its own rule (`makeCollection`). */
const anyEntry = z.looseObject({});

/** `null` for what can be spared, where it cannot be read, nor was kept. */
function readPart(reading: Reading, part: CollectionPart) {
  const read = { ...collectionReads[part], name: `collection-${part}`, schema: anyEntry };
  return sparedParts.has(part)
    ? reading.orElse(read.name, null, () => reading.list(read))
    : reading.list(read);
}

/** Slugs of the entries that are pages; of several the first, where one page stands for all. */
async function readPages(reading: Reading): Promise<ReadonlyMap<string, readonly string[]>> {
  const slugged = z.object({ slug: z.string().catch('') });
  const found = await Promise.all(
    entryPageParts.map((collection) =>
      reading.orElse(`pages-${collection}`, null, async () => {
        const several = collection === 'page' || collection === 'packageSection';
        const select = { [several ? 'slug' : 'createdAt']: true };
        const read = { name: `pages-${collection}`, collection, depth: 0, limit: several ? 200 : 1, select };
        const entries = await reading.list({ ...read, schema: slugged });
        return [collection, entries.map(({ slug }) => slug)] as const;
      }),
    ),
  );
  return new Map(found.filter((each) => each !== null));
}

/**
 * The collection as it is published now, in one request to the studio; in a preview, with its drafts.
 *
 * @throws OutageError when a part of it cannot be read and was not kept
 */
export async function readCollection(reading: Reading): Promise<Collection> {
  const { brand, installation } = reading.site;
  const [entries, pages] = await Promise.all([
    Promise.all(collectionParts.map(async (part) => [part, await readPart(reading, part)] as const)),
    readPages(reading),
  ]);
  const read = entries.flatMap(([part, list]) => (list ? [[part, list] as const] : []));
  const made = makeCollection(Object.fromEntries(read), brand, installation);
  return { ...made, absentPages: absentAmong(pages, brand.slug) };
}

/**
 * The collection as a preview meets it: with its drafts, where a published property keeps its address; the published one where drafts cannot
 * be read.
 *
 * @param drafts reads with a preview's proof
 */
export async function previewCollection(
  drafts: Reading,
  published: KnownCollection,
): Promise<KnownCollection> {
  try {
    const roots = new Map(published.collection.properties.map(({ key, root }) => [key, root]));
    return { collection: withHeldRoots(await readCollection(drafts), roots), read: true };
  } catch {
    return published;
  }
}
