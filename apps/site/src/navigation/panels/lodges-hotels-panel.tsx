import type { Picture } from '../../content/fields/picture.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { MenuLodge, MenuProperty } from '../../content/site/menu-properties.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { currentness } from '../currentness.ts';
import styles from './lodges-hotels-panel.module.css';
import { MenuGround } from './menu-ground.tsx';
import { type MenuMap, type MenuPin, menuMapOf } from './menu-map.ts';
import { MenuPicture, PanelFrame } from './panel-frame.tsx';
import places from './places.module.css';
import southernAfrica from './southern-africa.svg?url';

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
  const listed = new Set(shown.flatMap(({ own }) => own));
  const map = menuMapOf(
    properties.map((each) => (listed.has(each) ? each : { ...each, place: null })),
    currentCollection().countries,
  );
  return (
    <PanelFrame name="lodges-hotels" heading="Lodges & Hotels" quiet className={styles.content}>
      <div className={styles.map}>
        {map.isPicture ? (
          <img
            className={styles.drawing}
            src={southernAfrica}
            alt={map.label}
            width={map.width}
            height={map.height}
            loading="lazy"
          />
        ) : (
          <MenuGround className={styles.drawing} drawing={map.drawing} label={map.label} />
        )}
        <MapNames map={map} />
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
                <Property key={property.key} property={property} path={path} map={map} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}

/** Names of the countries on the map, in the page's own type: a drawing in a file of its own has no access to it. */
function MapNames({ map: { width, height, drawing } }: { readonly map: MenuMap }) {
  return (
    <svg
      className={styles.names}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {drawing.names.map(({ name, x, y, small }) => (
        <text key={name} className={small ? styles.smallName : undefined} x={x} y={y}>
          {name}
        </text>
      ))}
      <text className={styles.smallName} x="698" y={height - 106}>
        N
      </text>
    </svg>
  );
}

interface PropertyProps {
  readonly property: MenuProperty;
  readonly path: string;
  readonly map: MenuMap;
}

function Property({ property, path, map }: PropertyProps) {
  const { key, name, shortName, href, line, theme, picture, mobilePicture, lodges } = property;
  const pin = map.pins.get(key);
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
      {lodges.length > 0 && (
        <ul className={places.stays}>
          {lodges.map((lodge) => (
            <li key={lodge.href}>
              <a className={places.lodge} href={lodge.href} aria-current={currentness(lodge.href, path)}>
                {nameInList(lodge, property)}
              </a>
            </li>
          ))}
        </ul>
      )}
      {pin && <MapPin name={shortName} pin={pin} map={map} />}
    </li>
  );
}

/** The one house a property consists of has the property's own page: there it is "The lodge" or "The hotel". */
function nameInList({ name, href, kind }: MenuLodge, property: MenuProperty): string {
  return href === property.href ? `The ${kind}` : name;
}

interface MapPinProps {
  readonly name: string;
  readonly pin: MenuPin;
  readonly map: MenuMap;
}

/** A property's pin, drawn over the whole map: it lights up with its property, by style alone (NAV-06). */
function MapPin({ name, pin: { x, y, name: at }, map: { width, height } }: MapPinProps) {
  const gap = at.anchor === 'end' ? 5 : -5;
  return (
    <svg
      className={styles.pin}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.lead} d={`M${x} ${y}L${at.x + gap} ${at.y - 4}`} />
      <circle className={styles.halo} cx={x} cy={y} r="15" />
      <circle className={styles.dot} cx={x} cy={y} r="5" />
      <text className={styles.pinName} x={at.x} y={at.y} textAnchor={at.anchor}>
        {name}
      </text>
    </svg>
  );
}
