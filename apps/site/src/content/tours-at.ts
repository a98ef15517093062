import { type PropertyKey, properties, regions } from '@sundowner/brand';
import { readTourLinks } from './forms/dialog-content.ts';
import type { Reading } from './reading/reading.ts';

/** Whether there is a 360 degree tour in a property's region; not, when they cannot be read: a link that leads to none is worse. */
export function readToursAt(reading: Reading, property: PropertyKey, siteUrl: string): Promise<boolean> {
  const region = properties.find(({ key }) => key === property)?.region;
  const name = regions.find(({ key }) => key === region)?.lookupName;
  return reading.orElse('tourLink-at', false, async () => {
    const tours = await readTourLinks(reading, siteUrl);
    return tours.some(({ tourLinkFor }) => tourLinkFor.some((lookup) => lookup === name));
  });
}
