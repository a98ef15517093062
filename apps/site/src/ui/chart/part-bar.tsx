import styles from './chart.module.css';

export interface Part {
  readonly name: string;
  /** Part of the whole, in the whole's own unit. */
  readonly value: number;
  /** As it is printed: "R 46". */
  readonly figure: string;
}

/** Four inks at most: a fifth part could not be told from the first. */
const inks = 4;

/** How a whole is shared out: one bar to scale, and a list that says it in words. */
export function PartBar({ parts }: { readonly parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  const before = (place: number) =>
    (parts.slice(0, place).reduce((sum, { value }) => sum + value, 0) / whole) * 100;
  return (
    <div className={styles.parts}>
      <svg className={styles.partBar} aria-hidden="true" focusable="false">
        {parts.map(({ name, value }, place) => (
          <rect
            key={name}
            className={styles.part}
            data-ink={place % inks}
            x={`${before(place)}%`}
            width={`${(value / whole) * 100}%`}
            height="100%"
          />
        ))}
      </svg>
      <ul className={styles.partList}>
        {parts.map(({ name, figure }, place) => (
          <li key={name} className={styles.partName} data-ink={place % inks}>
            <b>{figure}</b> <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
