import type { Stop } from '../../content/journey/journey.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { boundsAround } from '../../ui/map/frames.ts';
import { coordinatesOf, projectionOf } from '../../ui/map/geometry.ts';
import { IllustratedMap, type MapLeg } from '../../ui/map/map.tsx';
import { pinsApart } from '../../ui/map/pins-apart.ts';
import styles from './route-map.module.css';
import { type PlacedDay, travelledBy } from './route-on-map.ts';

interface RouteMapProps {
  readonly stops: readonly Stop[];
  readonly days: readonly PlacedDay[];
}

const width = 520;
/** How far two numbers stand from one another at least, in units. */
const apart = 32;

/** The key of a stop's pin, which the list of days names. */
export const pinOf = (stop: number): string => `stop-${stop + 1}`;

/** The stops of a journey on the illustrated map, numbered, with the way between them: dotted by air, solid by road. */
export function RouteMap({ stops, days }: RouteMapProps) {
  const drawn = stops.flatMap(({ name, coordinates }, stop) =>
    coordinates ? [{ name, stop, ...coordinates }] : [],
  );
  if (drawn.length === 0) return null;
  const bounds = boundsAround(drawn.map(coordinatesOf));
  const { point, height } = projectionOf(bounds, width);
  const marks = pinsApart(
    drawn.map((each) => point(coordinatesOf(each))),
    apart,
  );
  /** Where a mark came to stand, in degrees. */
  const drawnAt = (place: number) => {
    const mark = marks[place] ?? { x: 0, y: 0 };
    return [
      bounds.west + (mark.x / width) * (bounds.east - bounds.west),
      bounds.north - (mark.y / height) * (bounds.north - bounds.south),
    ] as const;
  };
  const legs = drawn.slice(1).map(({ stop }, place): MapLeg => {
    const arrival = days.find((each) => each.stop === stop && each.arrives);
    return { from: drawnAt(place), to: drawnAt(place + 1), by: travelledBy(arrival?.day.travel ?? '') };
  });
  return (
    <figure className={styles.route}>
      <IllustratedMap
        id="route"
        label={`Map of the route: ${drawn.map(({ name }) => name).join(', then ')}`}
        bounds={bounds}
        width={width}
        countries={currentCollection().countries}
        pins={drawn.map(({ name, stop }, place) => ({
          key: pinOf(stop),
          name,
          at: drawnAt(place),
          number: stop + 1,
        }))}
        route={legs}
      />
      {legs.length > 0 && (
        <figcaption className={styles.key}>
          {legs.some(({ by }) => by === 'air') && <span className={styles.air}>By air</span>}
          {legs.some(({ by }) => by === 'road') && <span className={styles.road}>By road or rail</span>}
        </figcaption>
      )}
    </figure>
  );
}
