import type { Reading } from './reading.ts';

/** A populated entry, noted on the page; a bare id is noted too, so that its publish brings it in. */
export function entriesOfRelation<Entry extends object>(
  reading: Reading,
  collection: string,
  related: Entry | string | number | null | undefined,
): Entry[] {
  reading.tag(collection, related);
  return typeof related === 'object' && related !== null ? [related] : [];
}
