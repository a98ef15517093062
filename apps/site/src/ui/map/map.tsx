import { classNames } from '../class-names.ts';
import { countryAt } from './atlas.ts';
import { type Drawing, drawingOf, shores } from './drawing.ts';
import { type Bounds, bentLine, type Coordinates, type Point, projectionOf, round } from './geometry.ts';
import { glyphPaths } from './glyphs.ts';
import styles from './map.module.css';
import { Pin } from './map-pin.tsx';
import { seaNameSize } from './names.ts';
import { namesWhenNarrow } from './narrow-names.ts';
import { type MapCountry, ownCountries } from './own-countries.ts';
import { boxOfRose, type MapPin, placedPins } from './pin-names.ts';

export type { MapCountry } from './own-countries.ts';
export type { MapPin } from './pin-names.ts';
export { farSouth, southernAfrica } from './southern-africa.ts';

/** One leg of a route, between two places. */
export interface MapLeg {
  readonly from: Coordinates;
  readonly to: Coordinates;
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
  /** Shows every pin; see frames.ts. */
  readonly bounds: Bounds;
  /** Width of the drawing in its own units: text is 14 of them high. */
  readonly width: number;
  readonly pins?: readonly MapPin[];
  readonly route?: readonly MapLeg[];
  /** Key of the pin that is lit. */
  readonly active?: string;
  /** The countries it is about: they stand out from their neighbours, and each can be lit. Without any, those of its pins. */
  readonly countries?: readonly MapCountry[];
  /** Slug of the country that is lit. */
  readonly litCountry?: string;
  /** Fills its box and cuts what does not fit, instead of taking its own proportions. */
  readonly fill?: boolean;
  readonly className?: string | undefined;
}

/**
 * An illustrated map of a part of the earth as one drawing without a script. A script beside it lights a pin by setting `data-on` on
 * `[data-pin=…]`, and a country on `[data-country=…]`.
 */
export function IllustratedMap(props: IllustratedMapProps) {
  const { id, label, bounds, width, pins = [], route = [], active, litCountry, fill, className } = props;
  const { point, placeAt, height, scale } = projectionOf(bounds, width);
  const places = pins.map(({ at }) => at);
  const countryOf = (at: Point) => countryAt(placeAt(at))?.key ?? null;
  const placed = placedPins(pins, point, { width, height }, countryOf);
  const drawing = drawingOf(
    bounds,
    width,
    ownCountries(props.countries ?? [], bounds, places),
    [boxOfRose({ width, height }), ...placed.flatMap(({ boxes }) => boxes)],
    placed.flatMap(({ large }) => large ?? []),
  );
  const narrow = namesWhenNarrow(placed, drawing);
  const land = `#${id}-land`;
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
        <path id={`${id}-land`} fillRule="evenodd" d={drawing.land} />
        <clipPath id={`${id}-sea`}>
          <path clipRule="evenodd" d={`M-50-50H${width + 50}V${height + 50}H-50Z${drawing.land}`} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-edge)`}>
        <rect className={styles.sea} width={width} height={height} />
        <g clipPath={`url(#${id}-sea)`}>
          {shores.map((breadth) => (
            <use key={breadth} className={styles.coast} href={land} strokeWidth={round(breadth * scale)} />
          ))}
        </g>
        <use className={styles.land} href={land} />
        {drawing.borders && <path className={styles.border} d={drawing.borders} />}
        {drawing.countries.map(({ key, path }) => (
          <path
            key={key}
            className={styles.country}
            data-country={key}
            data-on={key === litCountry || undefined}
            d={path}
          />
        ))}
        {drawing.parks.map((path) => (
          <path key={path} className={styles.park} d={path} />
        ))}
        {drawing.enclaves.map((path) => (
          <path key={path} className={styles.enclave} d={path} />
        ))}
        {drawing.rivers.map((river) => (
          <path key={river.path} className={styles.river} strokeWidth={river.width} d={river.path} />
        ))}
        <use className={styles.outline} href={land} />
        <Landscape landscape={drawing.landscape} />
        <Names drawing={drawing} narrow={narrow} />
        {route.map(({ from, to, by, bend = 0.16 }, place) => (
          <path
            key={`${from}${to}`}
            className={classNames(styles.leg, by === 'air' && styles.air)}
            data-leg={place + 1}
            d={bentLine(point(from), point(to), bend)}
          />
        ))}
        {placed.map((each) => (
          <Pin
            key={each.pin.key}
            placed={each}
            on={each.pin.key === active}
            narrow={narrow.has(each.pin.key)}
          />
        ))}
        <Rose x={width - 62} y={height - 66} />
      </g>
    </svg>
  );
}

function Landscape({ landscape }: Pick<Drawing, 'landscape'>) {
  return landscape.map(({ glyph, at, size }) => (
    <g
      key={`${glyph}${at}`}
      className={classNames(styles.glyph, glyph === 'wave' && styles.wave)}
      transform={`translate(${at.join(' ')}) scale(${size})`}
    >
      {glyphPaths[glyph].map(({ d, filled }) => (
        <path key={d} className={filled ? styles.filled : undefined} d={d} />
      ))}
    </g>
  ));
}

interface NamesProps {
  readonly drawing: Drawing;
  /** Those that have room on a narrow screen. */
  readonly narrow: ReadonlySet<string>;
}

function Names({ drawing: { names, seaNames, projection }, narrow }: NamesProps) {
  return (
    <>
      {names.map(({ name, x, y, size }) => (
        <text
          key={name}
          className={styles.name}
          data-wide={!narrow.has(name) || undefined}
          x={x}
          y={y}
          fontSize={size}
        >
          {name}
        </text>
      ))}
      {seaNames.map(({ name, at: [x, y] }) => (
        <text
          key={name}
          className={styles.seaName}
          data-wide={!narrow.has(name) || undefined}
          x={x}
          y={y}
          fontSize={seaNameSize(projection.scale)}
        >
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
