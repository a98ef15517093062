import { classNames } from '../../ui/class-names.ts';
import chipStyles from '../../ui/filter-chips/filter-chips.module.css';
import styles from './choice-links.module.css';

export interface Choice {
  /** What the page's parts name it by: "couples". */
  readonly value: string;
  readonly label: string;
  /** The page with this choice made, for a browser without scripts. */
  readonly href: string;
  /** Said once it is made: "5 for couples". */
  readonly count: string;
  /** What is then shown; another value than its own where there would be nothing. */
  readonly shows: string;
}

interface ChoiceLinksProps {
  readonly heading: string;
  /** Unique on its page. */
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
}

/**
 * One of several that decides what a page shows. Each is a link to the page with that choice made; `choice-links.client.ts` makes it
 * in place: parts with `data-shown-for` and the values they belong to come and go, and so do `data-choice-group`s without any.
 */
export function ChoiceLinks({ heading, id, choices, chosen }: ChoiceLinksProps) {
  const made = choices.find(({ value }) => value === chosen);
  return (
    <div className={styles.choice} data-choice-links="">
      <div>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <ul className={classNames(chipStyles.chips, styles.chips)} aria-labelledby={id}>
          {choices.map(({ value, label, href, count, shows }) => (
            <li key={value}>
              <a
                className={chipStyles.chip}
                href={href}
                aria-current={value === chosen ? 'true' : undefined}
                data-choice={value}
                data-count={count}
                data-shows={shows}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.count} role="status">
        {made?.count}
      </p>
    </div>
  );
}
