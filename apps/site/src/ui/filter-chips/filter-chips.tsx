import styles from './filter-chips.module.css';

interface FilterChip {
  readonly label: string;
  /** The page with this choice made. */
  readonly href: string;
  readonly chosen: boolean;
}

interface FilterChipsProps {
  /** What is chosen between: "Place". */
  readonly label: string;
  readonly chips: readonly FilterChip[];
}

/** One of several as a filter of a list: each is a link to the page with that choice made, so that it works without a script. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map(({ label: words, href, chosen }) => (
        <li key={words}>
          <a className={styles.chip} href={href} aria-current={chosen ? 'true' : undefined}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
