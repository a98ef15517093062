import styles from './chart.module.css';

interface LinePoint {
  /** Under the axis: "2023". */
  readonly name: string;
  readonly value: number;
  /** Filled red; the chart's own words name it. */
  readonly bad?: boolean;
}

interface LineChartProps {
  /** Every figure in a sentence, for those who cannot see it. */
  readonly label: string;
  readonly points: readonly LinePoint[];
  /** A dashed line where it should have come to. */
  readonly target?: number;
}

const frame = { width: 520, left: 30, right: 476, top: 34, bottom: 206, axis: 262 };

/** How one amount went year by year, with its target and the year that was bad. */
export function LineChart({ label, points, target }: LineChartProps) {
  const values = [...points.map(({ value }) => value), ...(target === undefined ? [] : [target])];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = (frame.right - frame.left) / Math.max(1, points.length - 1);
  const x = (place: number) => Math.round(frame.left + place * step);
  const y = (value: number) =>
    Math.round(frame.bottom - ((value - least) / (most - least || 1)) * (frame.bottom - frame.top));
  return (
    <svg className={styles.line} viewBox={`0 0 ${frame.width} 276`} role="img" aria-label={label}>
      {target !== undefined && (
        <>
          <path className={styles.target} d={`M${frame.left} ${y(target)}H${frame.right}`} />
          <text className={styles.targetFigure} x={frame.right + 6} y={y(target) + 4}>
            {target}
          </text>
        </>
      )}
      <path
        className={styles.way}
        d={`M${points.map(({ value }, place) => `${x(place)} ${y(value)}`).join('L')}`}
      />
      {points.map(({ name, value, bad }, place) => (
        <g key={name}>
          <circle className={bad ? styles.bad : styles.point} cx={x(place)} cy={y(value)} r="5" />
          <text className={styles.value} x={x(place)} y={y(value) - 14}>
            {value}
          </text>
          <text className={styles.under} x={x(place)} y={frame.axis}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
