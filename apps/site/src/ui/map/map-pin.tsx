import type { Coordinates } from './geometry.ts';
import styles from './map.module.css';
import type { PlacedPin } from './pin-names.ts';

/** One place on the map, with its name beside it. */
export interface MapPin {
  readonly key: string;
  readonly name: string;
  readonly at: Coordinates;
  /** Where the name stands from the pin, in units; with a leader line unless it is beside it. */
  readonly offset?: { readonly x: number; readonly y: number };
  /** Printed inside a larger dot: the number of a stop. */
  readonly number?: number;
  /** Palette of the place. */
  readonly theme?: string;
}

interface PinProps {
  readonly placed: PlacedPin;
  readonly on: boolean;
}

export function Pin({ placed: { pin, at, name }, on }: PinProps) {
  const [x, y] = at;
  return (
    <g className={styles.pin} data-pin={pin.key} data-theme={pin.theme} data-on={on || undefined}>
      {pin.offset && name && (
        <path
          className={styles.leader}
          d={`M${x} ${y}L${name.x + (name.anchor === 'end' ? 5 : -5)} ${name.y - 4}`}
        />
      )}
      <circle className={styles.halo} cx={x} cy={y} r="15" />
      <circle className={styles.dot} cx={x} cy={y} r={pin.number ? 13 : 5} />
      {pin.number !== undefined && (
        <text className={styles.number} x={x} y={y + 5} textAnchor="middle">
          {pin.number}
        </text>
      )}
      {name && (
        <text className={styles.pinName} x={name.x} y={name.y} textAnchor={name.anchor}>
          {pin.name}
        </text>
      )}
    </g>
  );
}
