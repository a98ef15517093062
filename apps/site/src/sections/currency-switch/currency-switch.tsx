import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import { CurrencyToggle } from '../../ui/currency-toggle/currency-toggle.tsx';
import { wordsAsKept, wordsForFailure, wordsForQuote } from './currency-words.ts';
import { currencyHref, type PageMoney } from './page-money.ts';

interface CurrencySwitchProps extends PageMoney {
  /** Id of the part it stands in, where the page that is asked for begins. */
  readonly anchor?: string;
}

/**
 * What prices are shown in. Without scripts its links ask for the page in that currency; `currency.client.ts` changes the page in
 * place and keeps the choice for the session.
 */
export function CurrencySwitch({ choice, path, query, anchor }: CurrencySwitchProps) {
  const { currencies, currency } = choice;
  return (
    <CurrencyToggle
      currencies={currencies.map((code) => ({
        code,
        href: `${currencyHref(path, query, code)}${anchor ? `#${anchor}` : ''}`,
      }))}
      current={currency}
      notice={noticeOf(choice)}
    />
  );
}

function noticeOf({ failed, quote, currency }: CurrencyChoice): string {
  if (failed) return wordsForFailure();
  return quote ? wordsForQuote(currency, quote) : wordsAsKept();
}
