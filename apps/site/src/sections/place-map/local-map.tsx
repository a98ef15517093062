import { currentCollection } from '../../content/places/collection-scope.ts';
import type { MapPin, SellingPoint } from '../../content/property/maps.ts';
import type { Box, Point } from '../../ui/map/geometry.ts';
import { type Degree, degreesOf } from './degrees.ts';
import { linesOnGround } from './lines-on-ground.ts';
import { boxOfMark, boxOfNameBeside, crossedBy, namesBeside, nextLine } from './names-beside.ts';
import styles from './place-map.module.css';
import { type Ground, groundOf } from './projection.ts';

interface LocalMapProps {
  readonly label: string;
  readonly pins: readonly MapPin[];
  readonly sellingPoints: readonly SellingPoint[];
  /** Categories in the order of the list beside the map: the first is drawn in the property's own colour. */
  readonly categories: readonly string[];
  /** Address of the page: its own pin is lit. */
  readonly path: string;
}

/** A bar this long at most, in units. */
const longestBar = 170;

/** Kilometres of the scale bar. */
const barOf = (perKilometre: number) =>
  [50, 20, 10, 5, 2, 1, 0.5, 0.2].find((each) => each * perKilometre <= longestBar) ?? 0.1;

/** Where the scale bar stands at the foot of a sheet: on the left, or beside the arrow of the north where less runs through it. */
function scaleClear({ width, height }: Pick<Ground, 'width' | 'height'>, lines: readonly Point[]): Box {
  const [left, right] = [20, width - 90 - longestBar].map((from) => ({
    ...{ left: from, right: from + 20 + longestBar, top: height - 66, bottom: height },
  })) as [Box, Box];
  return crossedBy(right, lines) < crossedBy(left, lines) ? right : left;
}

/** Points from a place to its number. */
const alongLeader = ({ x, y, markX, markY }: Ground['places'][number]): readonly Point[] =>
  [0, 0.2, 0.4, 0.6].map((share): Point => [x + (markX - x) * share, y + (markY - y) * share]);

/** How much farther from the page's own place the other numbers stand, tried in turn until its name has room. */
const roomsRound = [0, 8, 16, 24];

/** So many sheets are kept: more than the pages of a collection show. */
const most = 60;
const kept = new Map<string, ReturnType<typeof sheetWith>>();

/** What is drawn of the places, or was for the same places and lines lately: finding room for every name takes a while. */
function sheetOf(pins: readonly MapPin[], here: number) {
  const places = pins.map(({ name, coordinates }) => [name, coordinates]);
  const asked = JSON.stringify([places, here, currentCollection().groundLines]);
  const sheet = kept.get(asked) ?? sheetNaming(pins, here);
  kept.delete(asked);
  kept.set(asked, sheet);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  return sheet;
}

/** With room for the name of the page's own place. */
function sheetNaming(pins: readonly MapPin[], here: number) {
  const [usual, ...others] = roomsRound;
  const first = sheetWith(pins, here, usual);
  if (first.names[here]) return first;
  for (const more of others) {
    const sheet = sheetWith(pins, here, more);
    if (sheet.names[here]) return sheet;
  }
  return first;
}

function sheetWith(pins: readonly MapPin[], here: number, more = 0) {
  const ground = groundOf(
    pins.flatMap(({ coordinates }) => coordinates ?? []),
    here,
    more,
  );
  const { width, height, places } = ground;
  const marks = places.map(({ markX, markY }) => ({ x: markX, y: markY }));
  const lines = linesOnGround(currentCollection().groundLines, ground, marks);
  const crossing = lines.flatMap(({ points }) => points);
  const scale = scaleClear({ width, height }, [...crossing, ...marks.map(({ x, y }): Point => [x, y])]);
  const printed = [
    ...lines.flatMap(({ box }) => box ?? []),
    scale,
    { left: width - 62, right: width - 26, top: height - 74, bottom: height },
  ];
  const degreesBeside = (name: readonly Box[]) =>
    degreesOf(ground, [...printed, ...marks.map(boxOfMark), ...name], crossing);
  const namesWith = (degrees: readonly Degree[]) =>
    namesBeside(
      marks.map((mark, place) => ({ ...mark, name: pins[place]?.name ?? '' })),
      ground,
      {
        printed: [...printed, ...degrees.map(({ box }) => box)],
        lines: [...crossing, ...places.flatMap(alongLeader)],
        anywhere: true,
        first: here,
      },
    );
  const degrees = degreesBeside([]);
  const names = namesWith(degrees);
  // A degree of the grid gives way to the name of the page's own place.
  const own = names[here] ? null : namesWith([])[here];
  if (!own) return { ground, lines, degrees, names, scale };
  const elsewhere = degreesBeside([boxOfNameBeside(own)]);
  return { ground, lines, degrees: elsewhere, names: namesWith(elsewhere), scale };
}

/** The places of a map where they really lie, numbered as in the list beside it, which carries everything the map says. */
export function LocalMap({ label, pins, sellingPoints, categories, path }: LocalMapProps) {
  // The page's own place stands where it lies; of a page that is none of them, the first.
  const here = Math.max(
    0,
    pins.findIndex(({ href }) => href === path),
  );
  const { ground, lines, degrees, names, scale } = sheetOf(pins, here);
  const { width, height, places, perKilometre, meridians, parallels } = ground;
  const bar = barOf(perKilometre);
  // Ways to the places lie under all numbers: the page's own stands where others lie, too.
  const groups = pins.map(({ category, href }, place) => ({
    className: styles.pin,
    'data-category': categories.indexOf(category),
    'data-points': sellingPoints
      .flatMap(({ activePins }, point) => (activePins.includes(place) ? [point] : []))
      .join(' '),
    'data-here': href === path || undefined,
  }));
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className={styles.ground} width={width} height={height} />
      {lines.map(({ kind, path }) => (
        <path key={path} className={styles.line} data-kind={kind} d={path} />
      ))}
      {meridians.map(({ at, label: degree }) => (
        <path key={degree} className={styles.grid} d={`M${at} 0V${height}`} />
      ))}
      {parallels.map(({ at, label: degree }) => (
        <path key={degree} className={styles.grid} d={`M0 ${at}H${width}`} />
      ))}
      {degrees.map(({ label: degree, x, y, anchor }) => (
        <text key={degree} className={styles.degree} x={x} y={y} textAnchor={anchor}>
          {degree}
        </text>
      ))}
      {lines.map(
        ({ name, kind, at }) =>
          at && (
            <text
              key={name}
              className={styles.lineName}
              data-kind={kind}
              x={at[0]}
              y={at[1] + 5}
              textAnchor="middle"
            >
              {name}
            </text>
          ),
      )}
      {pins.map(({ name }, place) => {
        const at = places[place];
        return (
          at && (
            <g key={name} {...groups[place]}>
              <path className={styles.leader} d={`M${at.x} ${at.y}L${at.markX} ${at.markY}`} />
              <circle className={styles.spot} cx={at.x} cy={at.y} r="3" />
            </g>
          )
        );
      })}
      {pins.map(({ name }, place) => {
        const at = places[place];
        const beside = names[place];
        return (
          at && (
            <g key={name} {...groups[place]}>
              <circle className={styles.disc} cx={at.markX} cy={at.markY} r="14" />
              <text className={styles.number} x={at.markX} y={at.markY + 5} textAnchor="middle">
                {place + 1}
              </text>
              {beside && (
                <text className={styles.name} x={beside.x} y={beside.y} textAnchor={beside.anchor}>
                  {beside.lines.map((words, line) => (
                    <tspan key={line === 0 ? 'one' : 'two'} x={beside.x} dy={line * nextLine}>
                      {words}
                      {line === 0 && ' '}
                    </tspan>
                  ))}
                </text>
              )}
            </g>
          )
        );
      })}
      <g transform={`translate(${scale.left + 8} ${height - 26})`} className={styles.bar}>
        <path d={`M0 -6V0H${Math.round(bar * perKilometre)}V-6`} />
        <text y="-12">{bar < 1 ? `${bar * 1000} m` : `${bar} km`}</text>
      </g>
      <g transform={`translate(${width - 44} ${height - 44})`} className={styles.north}>
        <path d="M0-24L6 8L0 3L-6 8Z" />
        <text y="24" textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  );
}
