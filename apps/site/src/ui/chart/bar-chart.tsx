import styles from './chart.module.css';

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** As it is printed: "12 400". */
  readonly figure: string;
  /** Drawn in full ink: the one that counts. */
  readonly strong?: boolean;
}

/** A few amounts beneath one another, to one scale. The words are the list; the bars only show it. */
export function BarChart({ bars }: { readonly bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul className={styles.bars}>
      {bars.map(({ name, value, figure, strong }) => (
        <li key={name}>
          <b>{figure}</b>
          <svg className={styles.bar} aria-hidden="true" focusable="false">
            <rect
              className={strong ? styles.strong : styles.pale}
              width={`${Math.max(0, (value / most) * 100)}%`}
              height="100%"
            />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
