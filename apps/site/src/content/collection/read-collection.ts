import {
  type Collection,
  type CollectionPart,
  collectionParts,
  collectionReads,
  makeCollection,
} from '@sundowner/brand';
import { z } from 'zod';
import type { Reading } from '../reading/reading.ts';

/** Only named fields are looked at, each by its own rule (`makeCollection`). */
const anyEntry = z.looseObject({});

const readPart = (reading: Reading, part: CollectionPart) =>
  reading.list({ ...collectionReads[part], name: `collection-${part}`, schema: anyEntry });

/**
 * The collection as it is published now, in one request to the studio; in a preview, with its drafts.
 *
 * @throws OutageError when a part of it cannot be read and was not kept
 */
export async function readCollection(reading: Reading): Promise<Collection> {
  const entries = await Promise.all(
    collectionParts.map(async (part) => [part, await readPart(reading, part)] as const),
  );
  return makeCollection(Object.fromEntries(entries), reading.site.brand, reading.site.installation);
}
