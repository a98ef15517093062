import { slug } from './fields/fields.ts';
import { stayOn } from './lodge/lodge.ts';
import type { Stay, Treehouse } from './model/place.ts';
import type { Reading } from './reading/reading.ts';
import { treehouseOn } from './treehouse/treehouse.ts';

/**
 * A lodge, villa or hotel by the path of its page (CNT-18).
 *
 * @param path `/lionsands/river-lodge`
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export function readStay(reading: Reading, path: string, siteUrl: string): Promise<Stay | null> {
  return reading.one({
    name: `accommodation-${path}`,
    collection: 'accommodation',
    where: { link: { equals: path } },
    depth: 3,
    limit: 1,
    schema: stayOn(siteUrl),
    keep: 'found',
  });
}

/** A treehouse by the last part of its address; otherwise as `readStay`. */
export async function readTreehouse(
  reading: Reading,
  address: string,
  siteUrl: string,
): Promise<Treehouse | null> {
  if (!slug.safeParse(address).success) return null;
  return reading.one({
    name: `treehouse-${address}`,
    collection: 'treehouse',
    where: { slug: { equals: address } },
    depth: 2,
    limit: 1,
    schema: treehouseOn(siteUrl),
    keep: 'found',
  });
}
