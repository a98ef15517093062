import { accommodationOfPath, isLinkable } from '@sundowner/brand';
import type { CollectionMap } from '../model/map.ts';
import { mapOn } from '../raw/map.ts';
import type { Reading } from '../reading/reading.ts';
import { readStandingPlaces } from './published-places.ts';

/** Every map; empty when they cannot be read (CNT-08, CNT-05). */
export async function readMaps(reading: Reading, siteUrl: string): Promise<readonly CollectionMap[]> {
  const [maps, { hrefOf }] = await Promise.all([
    reading.orElse<readonly CollectionMap[]>('maps', [], () =>
      reading.list({
        name: 'maps',
        collection: 'maps',
        sort: ['mapFor'],
        depth: 1,
        limit: 100,
        schema: mapOn(siteUrl),
      }),
    ),
    readStandingPlaces(reading),
  ]);
  return maps.map((map) => ({
    ...map,
    pins: map.pins.map((pin) => ({ ...pin, href: hrefOf(builtHref(pin.href)) })),
  }));
}

/** A house is known by the address of its page among the residences; until that is built, by the one under its lodge. */
function builtHref(href: string | null): string | null {
  if (href === null || isLinkable(href)) return href;
  const paths: readonly string[] = accommodationOfPath(href)?.paths ?? [];
  return (paths.includes(href) ? paths.find((path) => isLinkable(path)) : null) ?? href;
}
