import { currentCollection } from '../../content/collection/collection-scope.ts';
import type { LatitudeLongitude } from '../../content/fields/common.ts';
import type { Picture } from '../../content/fields/picture.ts';
import type { MenuLodge, MenuProperty } from '../../content/site/menu-properties.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { landNames } from '../../ui/map/glyphs.ts';
import { currentness } from '../currentness.ts';
import styles from './lodges-hotels-panel.module.css';
import { MenuPicture, PanelFrame } from './panel-frame.tsx';
import places from './places.module.css';
import map from './southern-africa.svg?url';

interface LodgesHotelsPanelProps {
  readonly properties: readonly MenuProperty[];
  readonly defaultPicture: Picture | null;
  readonly path: string;
}

/** Regions with their properties beside a map that follows the one pointed at or focused, and resets on leave (NAV-06). */
export function LodgesHotelsPanel({ properties, defaultPicture, path }: LodgesHotelsPanelProps) {
  const shown = currentCollection()
    .regions.filter(({ hidden }) => !hidden)
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

/** Names of the countries on the map, in the page's own type: a drawing in a file of its own has no access to it. */
function MapNames() {
  return (
    <svg
      className={styles.names}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {landNames.map(({ name, at: [longitude, latitude], small }) => {
        const at = onMap({ latitude, longitude });
        return at ? (
          <text key={name} className={small ? styles.smallName : undefined} x={at.x} y={at.y}>
            {name}
          </text>
        ) : null;
      })}
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

interface MapPinProps {
  readonly name: string;
  readonly place: LatitudeLongitude | null;
  /** LatitudeLongitude among the properties: neighbours on the map write their names to different sides. */
  readonly order: number;
}

/** Where a pin's name stands from its dot, so that neighbours' names stay apart. */
const sides = [
  { dx: 26, dy: 34, anchor: 'start' },
  { dx: 40, dy: -12, anchor: 'start' },
  { dx: -14, dy: -10, anchor: 'end' },
  { dx: 22, dy: -22, anchor: 'start' },
] as const;

/** A property's pin, drawn over the whole map: it lights up with its property, by style alone (NAV-06). */
function MapPin({ name, place, order }: MapPinProps) {
  const point = place && onMap(place);
  const side = sides[order % sides.length];
  if (!point || !side) return null;
  const { x, y } = point;
  const [endX, endY] = [x + side.dx, y + side.dy];
  const gap = side.anchor === 'end' ? 5 : -5;
  return (
    <svg
      className={styles.pin}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.lead} d={`M${x} ${y}L${endX + gap} ${endY - 4}`} />
      <circle className={styles.halo} cx={x} cy={y} r="15" />
      <circle className={styles.dot} cx={x} cy={y} r="5" />
      <text className={styles.pinName} x={endX} y={endY} textAnchor={side.anchor}>
        {name}
      </text>
    </svg>
  );
}

/** Size of `southern-africa.svg`, in its own units. */
export const mapSize = { width: 760, height: 808 } as const;

/** Edges of the map, in degrees. */
const west = 13.2;
const east = 36.9;
const north = -14;
/** Equirectangular, true to scale at 24 degrees south, as the drawing is. */
const standard = Math.cos((24 * Math.PI) / 180);
const unitsPerDegree = mapSize.width / ((east - west) * standard);

/** Where a place lies on the map, in the drawing's units; `null` for one beyond its edges. */
export function onMap({
  latitude,
  longitude,
}: LatitudeLongitude): { readonly x: number; readonly y: number } | null {
  const x = Math.round((longitude - west) * standard * unitsPerDegree);
  const y = Math.round((north - latitude) * unitsPerDegree);
  const inside = x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;
  return inside ? { x, y } : null;
}
