import type { Box, Coordinates, Point } from './geometry.ts';
import styles from './map.module.css';

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
  readonly pin: MapPin;
  readonly at: Point;
  readonly on: boolean;
}

/** The space between a pin and a name beside it. */
const beside = { x: 14, y: 4 };
const besideNumber = { x: 20, y: 5 };

/** Where the name stands from the pin. */
const offsetOf = ({ offset, number }: MapPin) => offset ?? (number === undefined ? beside : besideNumber);

/** Room a letter of a pin's name takes. */
const letter = 8;

/** The part of a map that a pin covers with its name. */
export function boxOfPin(pin: MapPin, [x, y]: Point): Box {
  const { x: dx, y: dy } = offsetOf(pin);
  const ends = [x - 16, x + 16, x + dx, x + dx + pin.name.length * letter * (dx < 0 ? -1 : 1)];
  return {
    left: Math.min(...ends),
    right: Math.max(...ends),
    top: Math.min(y - 16, y + dy - 14),
    bottom: Math.max(y + 16, y + dy + 4),
  };
}

export function Pin({ pin, at: [x, y], on }: PinProps) {
  const { offset } = pin;
  const { x: dx, y: dy } = offsetOf(pin);
  const leftOf = dx < 0;
  return (
    <g className={styles.pin} data-pin={pin.key} data-theme={pin.theme} data-on={on || undefined}>
      {offset && (
        <path className={styles.leader} d={`M${x} ${y}L${x + dx + (leftOf ? 5 : -5)} ${y + dy - 4}`} />
      )}
      <circle className={styles.halo} cx={x} cy={y} r="15" />
      <circle className={styles.dot} cx={x} cy={y} r={pin.number ? 13 : 5} />
      {pin.number !== undefined && (
        <text className={styles.number} x={x} y={y + 5} textAnchor="middle">
          {pin.number}
        </text>
      )}
      <text className={styles.pinName} x={x + dx} y={y + dy} textAnchor={leftOf ? 'end' : 'start'}>
        {pin.name}
      </text>
    </g>
  );
}
