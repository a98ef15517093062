import styles from './chart.module.css';

interface DotChartProps {
  /** How many of the hundred, 0 to 100. */
  readonly filled: number;
  /** "78 of 100 people grew up nearby". */
  readonly label: string;
}

const [count, row, step] = [100, 20, 24];

/** A share as a hundred dots, twenty in a row. */
export function DotChart({ filled, label }: DotChartProps) {
  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${row * step} ${(count / row) * step}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: count }, (_, place) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={place}
          className={place < filled ? styles.full : styles.dot}
          cx={(place % row) * step + step / 2}
          cy={Math.floor(place / row) * step + step / 2}
          r="8"
        />
      ))}
    </svg>
  );
}
