import type { CollectionSlug, Payload } from 'payload';
import { readValue, writeValue } from '../runtime/key-values.ts';

/** How long an editor's "take it down all the same" holds, in milliseconds. */
const holdsMs = 15 * 60_000;

const keyOf = (collection: CollectionSlug, id: number | string) => `take-down:${collection}:${id}`;

/** Notes that an editor has read who uses an entry and wants it gone all the same. */
export async function agreeToTakeDown(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  until: Date = new Date(Date.now() + holdsMs),
): Promise<void> {
  await writeValue(payload, keyOf(collection, id), { until: until.toISOString() });
}

/** Until when an entry may be taken down although others use it, or `null`. */
export async function takeDownUntil(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
): Promise<string | null> {
  const mark = (await readValue(payload, keyOf(collection, id))) as { until?: string } | null;
  return mark?.until && new Date(mark.until) > new Date() ? mark.until : null;
}
