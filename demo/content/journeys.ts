import type { PackageEntry } from './entries.ts';
import type { PlateId } from './plates.ts';

type Stop = readonly [name: string, nights: number];

function journey(
  position: number,
  title: string,
  nights: number,
  season: string,
  picture: PlateId,
  stops: readonly Stop[],
): PackageEntry {
  return {
    title,
    slug: title.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-'),
    nights,
    season,
    stops: stops.map(([name, count]) => ({ name, nights: count })),
    picture,
    position,
  };
}

/** The ten packages of the Travel Africa form, by their published names (FRM-03). */
export const journeys: readonly PackageEntry[] = [
  journey(1, 'Explore Cape & Safari', 9, 'All year', 'winelands', [
    ['Cape Town', 3],
    ['Winelands', 2],
    ['Lion Sands', 4],
  ]),
  journey(2, 'Family Ocean & Wildlife Safari', 9, 'May to November', 'beach', [
    ['Lion Sands', 4],
    ['Vilanculos', 5],
  ]),
  journey(3, 'Southern African Odyssey', 14, 'May to October', 'namib', [
    ['Cape Town', 3],
    ['Sossusvlei', 3],
    ['Okavango Delta', 3],
    ['Victoria Falls', 2],
    ['Lion Sands', 3],
  ]),
  journey(4, 'Classic Botswana & Victoria Falls', 7, 'May to October', 'victoria-falls', [
    ['Okavango Delta', 3],
    ['Chobe River', 2],
    ['Victoria Falls', 2],
  ]),
  journey(5, 'Luxury Safari & Rail Journey', 8, 'Set departures', 'rail', [
    ['Marataba', 3],
    ['On the train, Pretoria to Cape Town', 2],
    ['Cape Cadogan', 3],
  ]),
  journey(6, 'South Africa Safari Adventure', 8, 'All year', 'walking-safari', [
    ['Marataba', 3],
    ['Monwana', 2],
    ['Lion Sands', 3],
  ]),
  journey(7, 'Victoria Falls & Botswana Under Canvas', 8, 'May to October', 'zambia-camp', [
    ['Victoria Falls', 2],
    ['Chobe River', 3],
    ['Okavango Delta', 3],
  ]),
  journey(8, 'Stylish Wildlife & Beach', 10, 'May to November', 'mozambique-island', [
    ['Monwana', 3],
    ['Lion Sands', 3],
    ['Benguerra Island', 4],
  ]),
  journey(9, 'Quintessential Cape', 8, 'September to April', 'cape-street', [
    ['Cape Town', 4],
    ['Winelands', 2],
    ['Hermanus', 2],
  ]),
  journey(10, 'Safari & Vic Falls', 6, 'All year', 'boat-safari', [
    ['Lion Sands', 4],
    ['Victoria Falls', 2],
  ]),
];
