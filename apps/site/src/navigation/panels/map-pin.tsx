import type { LatitudeLongitude } from '../../content/fields/common.ts';
import styles from './lodges-hotels-panel.module.css';
import { mapSize, onMap } from './map-projection.ts';

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
export function MapPin({ name, place, order }: MapPinProps) {
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
