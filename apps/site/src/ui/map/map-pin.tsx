import styles from './map.module.css';
import { linesOf, type PlacedPin } from './pin-names.ts';
import { lineHeight } from './two-lines.ts';

interface PinProps {
  readonly placed: PlacedPin;
  readonly on: boolean;
  /** Whether its name has room on a narrow screen. */
  readonly narrow: boolean;
}

export function Pin({ placed: { pin, at, name }, on, narrow }: PinProps) {
  const [x, y] = at;
  const lines = linesOf(pin);
  return (
    <g className={styles.pin} data-pin={pin.key} data-theme={pin.theme} data-on={on || undefined}>
      {pin.offset && name && (
        <path
          className={styles.leader}
          data-wide={!narrow || undefined}
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
        <text
          className={styles.pinName}
          data-wide={!narrow || undefined}
          x={name.x}
          y={name.y}
          textAnchor={name.anchor}
        >
          {lines.length === 1
            ? pin.name
            : lines.map((words, line) => (
                <tspan
                  key={line === 0 ? 'one' : 'two'}
                  x={name.x}
                  dy={`${line === 0 ? -lineHeight / 2 : lineHeight}em`}
                >
                  {words}
                  {line === 0 && ' '}
                </tspan>
              ))}
        </text>
      )}
    </g>
  );
}
