import type { LatitudeLongitude } from '../../content/fields/common.ts';
import type { PropertyPage } from '../../content/property/property.ts';
import { collectionGround, IllustratedMap } from '../../ui/map/map.tsx';
import styles from './destination-view.module.css';

interface DestinationMapProps {
  readonly name: string;
  readonly at: LatitudeLongitude;
  readonly properties: readonly PropertyPage[];
}

/** South Africa with this place lit. Its properties are so near that their pins would lie under its own. */
export function DestinationMap({ name, at, properties }: DestinationMapProps) {
  const names = properties.map(({ shortName }) => shortName);
  return (
    <div className={styles.map}>
      <IllustratedMap
        id="destination-map"
        label={`Map of South Africa with ${[name, ...names].join(', ')}`}
        bounds={collectionGround}
        width={520}
        pins={[
          {
            key: 'here',
            name,
            at: [at.longitude, at.latitude],
            offset: at.longitude > 26 ? { x: -40, y: 30 } : { x: 40, y: -24 },
          },
        ]}
        active="here"
        names={['South Africa', 'Mozambique', 'Botswana', 'Namibia', 'Zimbabwe']}
      />
    </div>
  );
}
