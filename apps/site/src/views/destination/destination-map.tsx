import type { LatitudeLongitude } from '../../content/fields/common.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { PropertyPage } from '../../content/property/property.ts';
import { frameFor, isDrawnByHand, mapOf } from '../../ui/map/frames.ts';
import { coordinatesOf } from '../../ui/map/geometry.ts';
import { farSouth, IllustratedMap, southernAfrica } from '../../ui/map/map.tsx';

interface DestinationMapProps {
  readonly name: string;
  readonly at: LatitudeLongitude;
  readonly properties: readonly Pick<PropertyPage, 'shortName'>[];
}

/** The land with this place lit. Its properties are so near that their pins would lie under its own. */
export function DestinationMap({ name, at, properties }: DestinationMapProps) {
  const names = properties.map(({ shortName }) => shortName);
  const place = coordinatesOf(at);
  const bounds = frameFor([place], [farSouth, southernAfrica]);
  // On the ground of all our maps a name leans to the middle; in a frame of its own the place is the middle.
  const isEast = isDrawnByHand(bounds) && at.longitude > 26;
  return (
    <IllustratedMap
      id="destination-map"
      label={`${mapOf(bounds, [place])} with ${[name, ...names].join(', ')}`}
      bounds={bounds}
      width={520}
      countries={[...currentCollection().countries, { coordinates: at }]}
      pins={[
        {
          key: 'here',
          name,
          at: place,
          offset: isEast ? { x: -40, y: 30 } : { x: 40, y: -24 },
        },
      ]}
      active="here"
    />
  );
}
