import type { Picture } from '../../content/fields/picture.ts';
import type { PackagePage, Stop } from '../../content/journey/journey.ts';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { daysAtStops } from '../../sections/route-map/route-on-map.ts';

/** A stop with the plate that stands for it; `null` where all of the journey's are taken. */
export interface StopWithPlate extends Stop {
  readonly picture: Picture | null;
}

/** The stops of a journey, each with the first plate of its days, or another of the journey's. */
export function strip({
  stops,
  days,
  gallery,
  picture,
}: Pick<PackagePage, 'stops' | 'days' | 'gallery' | 'picture'>): readonly StopWithPlate[] {
  const placed = daysAtStops(days, stops);
  const plates = uniquePictures([...(picture ? [picture] : []), ...gallery]);
  return stops.map((stop, place) => {
    const own = placed.find((each) => each.stop === place && each.day.picture)?.day.picture ?? picture;
    return { ...stop, picture: plates.own(own) };
  });
}
