import { currencySign } from '@sundowner/brand/currencies';
import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import { formatPrice } from '../../ui/money/format-money.ts';

/** Sums in a range are told in thousands: they are for a first choice. */
const step = 1000;

/**
 * A choice of budget as the enquiry form spells it, with what it is in the currency prices are kept in:
 * "$5,000-$6,500, about R 98 000-R 128 000". Journeys stand beside it with prices in that one.
 *
 * @param rates what one unit of the prices' own currency is worth in each other
 * @returns the choice alone where it is in no currency whose rate is known
 */
export function budgetInWords(choice: string, rates: CurrencyChoice['rates']): string {
  const found = Object.entries(rates ?? {}).find(([currency]) => choice.startsWith(currencySign(currency)));
  if (!found) return choice;
  const [currency, rate] = found;
  const sign = currencySign(currency);
  const converted = choice
    .split(sign)
    .slice(1)
    .map((amount) =>
      amount.replace(/^[\d,]+/, (figures) =>
        formatPrice(Math.round(Number(figures.replaceAll(',', '')) / rate / step) * step),
      ),
    );
  return `${choice}, about ${converted.join('')}`;
}
