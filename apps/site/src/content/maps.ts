import type { CollectionMap } from './model/map.ts';
import { mapOn } from './raw/map.ts';
import type { Reading } from './reading.ts';

/** Every map; empty when they cannot be read (CNT-08, CNT-05). */
export function readMaps(reading: Reading, siteUrl: string): Promise<readonly CollectionMap[]> {
  return reading.orElse<readonly CollectionMap[]>('maps', [], () =>
    reading.list({
      name: 'maps',
      collection: 'maps',
      query: { sort: 'mapFor', depth: 1, limit: 100 },
      schema: mapOn(siteUrl),
    }),
  );
}
