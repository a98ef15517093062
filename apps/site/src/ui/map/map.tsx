import { classNames } from '../class-names.ts';
import { type Bounds, bentLine, type Projection, projectionOf, round, softLine } from './geometry.ts';
import { glyphPaths, landNames, landscape, seaNames } from './glyphs.ts';
import { type Country, countries, enclaves, land, type Place, parks, rivers, wideRivers } from './land.ts';
import styles from './map.module.css';
import { type MapPin, Pin } from './map-pin.tsx';

export { type Bounds, liesWithin } from './geometry.ts';
export type { Place } from './land.ts';
export type { MapPin } from './map-pin.tsx';

/** One leg of a route, between two places. */
export interface MapLeg {
  readonly from: Place;
  readonly to: Place;
  /** By air dotted, by road solid. */
  readonly by: 'air' | 'road';
  /** Part of its length by which the line is bent to its side; 0.16 unless told. */
  readonly bend?: number;
}

interface IllustratedMapProps {
  /** Unique on its page: the drawing's parts refer to one another. */
  readonly id: string;
  /** What the map shows, for those who cannot see it; the list beside it carries everything the pins say. */
  readonly label: string;
  readonly bounds: Bounds;
  /** Width of the drawing in its own units: text is 14 of them high. */
  readonly width: number;
  readonly pins?: readonly MapPin[];
  readonly route?: readonly MapLeg[];
  /** Key of the pin that is lit. */
  readonly active?: string;
  readonly litCountry?: Country;
  /** Fills its box and cuts what does not fit, instead of taking its own proportions. */
  readonly fill?: boolean;
  readonly className?: string | undefined;
}

/** All of southern Africa, and the south of it at a larger scale. */
export const southernAfrica: Bounds = { west: 10.5, north: -11.5, east: 41, south: -35.8 };
export const farSouth: Bounds = { west: 13.2, north: -19.2, east: 36.9, south: -37 };

/** Wider than tall shores of water lines, outermost first, in units of the standard drawing. */
const shores = [64, 46, 30, 16];

/**
 * An illustrated map of southern Africa as one drawing without a script. A script beside it lights a pin by setting
 * `data-on` on `[data-pin=…]`, and a country on `[data-country=…]`.
 */
export function IllustratedMap(props: IllustratedMapProps) {
  const { id, label, bounds, width, pins = [], route = [], active, litCountry, fill, className } = props;
  const projection = projectionOf(bounds, width);
  const { height, scale, point } = projection;
  const line = (places: readonly Place[], closed: boolean) => softLine(places.map(point), closed);
  const shore = line(land, true);
  return (
    <svg
      className={classNames(styles.map, fill && styles.fill, className)}
      viewBox={`0 0 ${width} ${height}`}
      data-width={width}
      preserveAspectRatio={fill ? 'xMidYMid slice' : undefined}
      role="img"
      aria-label={label}
    >
      <defs>
        <clipPath id={`${id}-edge`}>
          <rect width={width} height={height} />
        </clipPath>
        <clipPath id={`${id}-sea`}>
          <path clipRule="evenodd" d={`M-50-50H${width + 50}V${height + 50}H-50Z${shore}`} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-edge)`}>
        <rect className={styles.sea} width={width} height={height} />
        <g clipPath={`url(#${id}-sea)`}>
          {shores.map((breadth) => (
            <path key={breadth} className={styles.coast} d={shore} strokeWidth={round(breadth * scale)} />
          ))}
        </g>
        <path className={styles.land} d={shore} />
        {(Object.keys(countries) as Country[]).map((country) => (
          <path
            key={country}
            className={styles.country}
            data-country={country}
            data-on={country === litCountry || undefined}
            d={line(countries[country], true)}
          />
        ))}
        {parks.map((park) => (
          <path key={String(park[0])} className={styles.park} d={line(park, true)} />
        ))}
        {enclaves.map((enclave) => (
          <path key={String(enclave[0])} className={styles.enclave} d={line(enclave, true)} />
        ))}
        {rivers.map((river, place) => (
          <path
            key={`${river[0]}${river[1]}`}
            className={styles.river}
            strokeWidth={round((place < wideRivers ? 1.7 : 1.15) * Math.min(1.4, scale))}
            d={line(river, false)}
          />
        ))}
        <path className={styles.outline} d={shore} />
        <Landscape projection={projection} />
        <Names projection={projection} />
        {route.map(({ from, to, by, bend = 0.16 }, place) => (
          <path
            key={`${from}${to}`}
            className={classNames(styles.leg, by === 'air' && styles.air)}
            data-leg={place + 1}
            d={bentLine(point(from), point(to), bend)}
          />
        ))}
        {pins.map((pin) => (
          <Pin key={pin.key} pin={pin} at={point(pin.at)} on={pin.key === active} />
        ))}
        <Rose x={width - 62} y={height - 66} />
      </g>
    </svg>
  );
}

function Landscape({ projection: { point, scale } }: { readonly projection: Projection }) {
  return landscape.map(({ glyph, at, size }) => (
    <g
      key={`${glyph}${at}`}
      className={classNames(styles.glyph, glyph === 'wave' && styles.wave)}
      transform={`translate(${point(at).join(' ')}) scale(${round(size * Math.min(1.25, scale) * 10) / 10})`}
    >
      {glyphPaths[glyph].map(({ d, filled }) => (
        <path key={d} className={filled ? styles.filled : undefined} d={d} />
      ))}
    </g>
  ));
}

function Names({ projection: { point, scale, width, height } }: { readonly projection: Projection }) {
  // What lies beyond the sheet has no name on it.
  const shown = landNames.filter(({ at }) => {
    const [x, y] = point(at);
    return x > 40 && x < width - 40 && y > 16 && y < height - 8;
  });
  const onSea = seaNames
    .map(({ name, at }) => ({ name, at: point(at) }))
    .filter(({ at: [x, y] }) => x > 20 && x < width - 60 && y > 16 && y < height - 8);
  return (
    <>
      {shown.map(({ name, at, small }) => {
        const [x, y] = point(at);
        const size = small ? Math.min(16, 13 * scale) : Math.min(24, 19 * scale);
        return (
          <text key={name} className={styles.name} x={x} y={y} fontSize={round(size)}>
            {name}
          </text>
        );
      })}
      {onSea.map(({ name, at: [x, y] }) => (
        <text key={name} className={styles.seaName} x={x} y={y} fontSize={round(Math.min(17, 15 * scale))}>
          {name}
        </text>
      ))}
    </>
  );
}

function Rose({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.rose} transform={`translate(${x} ${y})`}>
      <circle r="26" />
      <path d="M0-34L5-5L34 0L5 5L0 34L-5 5L-34 0L-5-5Z" />
      <path className={styles.north} d="M0-34L5-5L0 0L-5-5Z" />
      <text y="-40" textAnchor="middle">
        N
      </text>
    </g>
  );
}
