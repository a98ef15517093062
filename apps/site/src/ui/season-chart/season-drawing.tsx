import { classNames } from '../class-names.ts';
import styles from './season-chart.module.css';
import type { SeasonMonth } from './season-month.ts';

interface SeasonDrawingProps {
  readonly months: readonly SeasonMonth[];
  readonly label: string;
  /** One drawing is for wide screens, the other for a phone: words keep their size on both. */
  readonly narrow?: boolean;
  /** Unique on its page. */
  readonly id: string;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Where 0 °C lies, and how many units a degree takes. */
  readonly zero: number;
  readonly degree: number;
  /** Where the rain stands, and how many units a millimetre takes in a year with no wetter month than 100. */
  readonly ground: number;
  readonly millimetre: number;
  readonly dot: number;
  /** From a dot to the figure above and below it, from a bar to its own. */
  readonly above: number;
  readonly below: number;
  readonly overBar: number;
}

const wide: Frame = {
  width: 1200,
  height: 392,
  zero: 250,
  degree: 6.4,
  ground: 372,
  millimetre: 1.05,
  dot: 3.5,
  above: 13,
  below: 24,
  overBar: 7,
};
const small: Frame = {
  width: 390,
  height: 310,
  zero: 196,
  degree: 5,
  ground: 290,
  millimetre: 0.72,
  dot: 2.5,
  above: 9,
  below: 17,
  overBar: 5,
};

const round = (value: number) => Math.round(value * 10) / 10;

/** Temperature as a band between days and nights, rain as bars, the chosen month's column behind both. */
export function SeasonDrawing({ months, label, narrow = false, id }: SeasonDrawingProps) {
  const frame = narrow ? small : wide;
  const { width, height, zero, degree, ground, dot } = frame;
  const column = width / 12;
  const millimetre = (frame.millimetre * 100) / Math.max(100, ...months.map(({ rain }) => rain));
  const x = (place: number) => round((place + 0.5) * column);
  const y = (celsius: number) => round(zero - celsius * degree);
  const line = (points: readonly (readonly [number, number])[]) =>
    points.reduce((path, [toX, toY], place) => {
      const [fromX, fromY] = points[place - 1] ?? [toX, toY];
      const middle = round((fromX + toX) / 2);
      return place === 0 ? `${toX} ${toY}` : `${path}C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}`;
    }, '');
  const highs = months.map(({ high }, place) => [x(place), y(high)] as const);
  const lows = months.map(({ low }, place) => [x(place), y(low)] as const);
  return (
    <svg
      className={classNames(styles.drawing, narrow ? styles.narrow : styles.wide)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.warm} offset="0" />
          <stop className={styles.cool} offset="1" />
        </linearGradient>
      </defs>
      {months.map(({ name }, place) => (
        <rect
          key={name}
          className={styles.column}
          data-month={place + 1}
          x={round(place * column)}
          width={round(column)}
          height={height}
        />
      ))}
      {(narrow ? [0, 30] : [0, 10, 20, 30]).map((celsius) => (
        <g key={celsius}>
          <path className={styles.grid} d={`M0 ${y(celsius)}H${width}`} />
          {!narrow && (
            <text className={classNames(styles.axis, styles.degrees)} x="4" y={y(celsius) - 6}>
              {celsius} °C
            </text>
          )}
        </g>
      ))}
      <path fill={`url(#${id})`} d={`M${line(highs)}L${line(lows.toReversed())}Z`} />
      <path className={styles.high} d={`M${line(highs)}`} />
      <path className={styles.low} d={`M${line(lows)}`} />
      {months.map(({ name, high, low, rain }, place) => (
        <g key={name} data-month={place + 1}>
          <circle className={styles.dot} cx={x(place)} cy={y(high)} r={dot} />
          <circle className={styles.dot} cx={x(place)} cy={y(low)} r={dot} />
          <text className={styles.figure} x={x(place)} y={y(high) - frame.above}>
            {high}°
          </text>
          <text className={styles.figure} x={x(place)} y={y(low) + frame.below}>
            {low}°
          </text>
          <rect
            className={styles.rain}
            x={round(place * column + column * 0.29)}
            y={round(ground - rain * millimetre)}
            width={round(column * 0.42)}
            height={round(rain * millimetre)}
          />
          <text
            className={styles.rainFigure}
            x={x(place)}
            y={round(ground - rain * millimetre - frame.overBar)}
          >
            {rain}
          </text>
        </g>
      ))}
      <path className={styles.ground} d={`M0 ${ground + 0.5}H${width}`} />
      <text className={styles.axis} x={narrow ? 20 : 4} y={ground + 16}>
        Rain, mm
      </text>
    </svg>
  );
}
