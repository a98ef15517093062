import { regions } from '@sundowner/brand';
import type { Picture } from '../../content/fields/picture.ts';
import type { MenuLodge, MenuProperty } from '../../content/site/menu-properties.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { currentness } from '../currentness.ts';
import styles from './lodges-hotels-panel.module.css';
import { MapPin } from './map-pin.tsx';
import { mapSize } from './map-projection.ts';
import { MenuPicture } from './menu-picture.tsx';
import { PanelFrame } from './panel-frame.tsx';
import places from './places.module.css';
import map from './southern-africa.svg?url';

interface LodgesHotelsPanelProps {
  readonly properties: readonly MenuProperty[];
  readonly defaultPicture: Picture | null;
  readonly path: string;
}

/** Regions with their properties beside a map that follows the one pointed at or focused, and resets on leave (NAV-06). */
export function LodgesHotelsPanel({ properties, defaultPicture, path }: LodgesHotelsPanelProps) {
  const shown = regions
    .filter(({ hidden }) => !hidden)
    .map((region) => ({ ...region, own: properties.filter(({ regionKey }) => regionKey === region.key) }))
    .filter(({ own }) => own.length > 0);
  return (
    <PanelFrame name="lodges-hotels" heading="Lodges & Hotels" quiet className={styles.content}>
      <div className={styles.map}>
        <img
          className={styles.drawing}
          src={map}
          alt="Map of southern Africa"
          width={mapSize.width}
          height={mapSize.height}
          loading="lazy"
        />
        <MapNames />
        {defaultPicture && (
          <div className={styles.plate}>
            <MenuPicture className={styles.platePicture} picture={defaultPicture} />
            {defaultPicture.caption && <p className={styles.plateWords}>{defaultPicture.caption}</p>}
          </div>
        )}
      </div>
      <ul className={places.groups}>
        {shown.map(({ key, name, own }) => (
          <li key={key}>
            <h3 className={places.group}>{name}</h3>
            <ul>
              {own.map((property) => (
                <Property
                  key={property.key}
                  property={property}
                  path={path}
                  order={properties.indexOf(property)}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}

/** Names on the map, in the page's own type: a drawing in a file of its own has no access to it. */
function MapNames() {
  return (
    <svg
      className={styles.names}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <text x="353" y="594">
        South Africa
      </text>
      <text className={styles.smallName} x="684" y="300">
        Mozambique
      </text>
      <text className={styles.smallName} x="698" y="702">
        N
      </text>
    </svg>
  );
}

interface PropertyProps {
  readonly property: MenuProperty;
  readonly path: string;
  readonly order: number;
}

function Property({ property, path, order }: PropertyProps) {
  const { key, name, shortName, href, line, theme, picture, mobilePicture, place, lodges } = property;
  return (
    <li className={places.place} data-property={key}>
      <div className={styles.plate} data-theme={theme}>
        <MenuPicture className={styles.platePicture} picture={picture} mobilePicture={mobilePicture} />
        <p className={styles.plateWords} aria-hidden="true">
          <b>{name}</b>
          {line}
        </p>
      </div>
      <a className={places.name} href={href} aria-current={currentness(href, path)}>
        {name} <ArrowIcon className={places.arrow} />
      </a>
      <ul className={places.stays}>
        {lodges.map((lodge) => (
          <li key={lodge.href}>
            <a className={places.lodge} href={lodge.href} aria-current={currentness(lodge.href, path)}>
              {nameInList(lodge, property)}
            </a>
          </li>
        ))}
      </ul>
      <MapPin name={shortName} place={place} order={order} />
    </li>
  );
}

/** The one house a property consists of has the property's own page: there it is "The lodge" or "The hotel". */
function nameInList({ name, href, kind }: MenuLodge, property: MenuProperty): string {
  return href === property.href ? `The ${kind}` : name;
}
