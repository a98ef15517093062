import styles from './currency-toggle.module.css';

export interface CurrencyToggleProps {
  /** Codes in their order, each with the address of the page in it. */
  readonly currencies: readonly { readonly code: string; readonly href: string }[];
  /** Code of the one prices are shown in now. */
  readonly current: string;
  /** Where the rate is from and of which day, or why there is none. */
  readonly notice: string;
  /** Where a page has more than one: "Currency of the estimate". */
  readonly label?: string;
}

/** What prices are shown in: links to the page in each currency, and a notice that is read out when it changes. One alone is no choice. */
export function CurrencyToggle({ currencies, current, notice, label = 'Currency' }: CurrencyToggleProps) {
  return (
    <div className={styles.switch} data-currency-switch={current}>
      <p className={styles.notice} role="status">
        {notice}
      </p>
      {currencies.length > 1 && (
        <nav aria-label={label} className={styles.toggle}>
          {currencies.map(({ code, href }) => (
            <a
              key={code}
              className={styles.option}
              href={href}
              data-currency={code}
              aria-current={code === current ? 'true' : undefined}
              rel="nofollow"
            >
              {code}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
