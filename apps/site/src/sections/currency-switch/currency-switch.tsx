import type { CurrencyChoice } from './currency-choice.ts';
import { currencyHref } from './currency-choice.ts';
import styles from './currency-switch.module.css';
import { wordsForFailure, wordsForQuote, wordsForRand } from './currency-words.ts';
import type { PageMoney } from './page-money.ts';

/**
 * What prices are shown in. Without scripts its links ask for the page in that currency; `currency.client.ts` changes the page in
 * place and keeps the choice for the session.
 */
export function CurrencySwitch({ choice, path, query }: PageMoney) {
  const { currencies, currency } = choice;
  const alone = currencies.length < 2;
  return (
    <div className={styles.switch} data-currency-switch={currency}>
      <p className={styles.notice} role="status">
        {noticeOf(choice)}
      </p>
      {!alone && (
        <nav aria-label="Currency" className={styles.toggle}>
          {currencies.map((code) => (
            <a
              key={code}
              className={styles.option}
              href={currencyHref(path, query, code)}
              data-currency={code}
              aria-current={code === currency ? 'true' : undefined}
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

function noticeOf({ failed, quote, currency }: CurrencyChoice): string {
  if (failed) return wordsForFailure;
  return quote ? wordsForQuote(currency, quote.rand, quote.date) : wordsForRand;
}
