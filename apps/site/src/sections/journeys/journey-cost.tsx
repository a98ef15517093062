import { currencyWord } from '@sundowner/brand/currencies';
import type { PackageCard } from '../../content/journey/journey.ts';
import type { CurrencyChoice } from '../../content/rates/exchange.ts';
import { installation } from '../../installation/installation.ts';
import { formatMoney } from '../../ui/money/format-money.ts';
import { Price, type Priced } from '../../ui/price/price.tsx';

type JourneyPrice = NonNullable<PackageCard['priceFrom']>;

const unit = 'per\u00a0person';

/**
 * A journey's price in what prices are kept in, so that it can stand beside the others and be shown in any currency.
 *
 * @returns `null` for one in a currency whose rate is not known
 */
function asPriced({ amount, currency }: JourneyPrice, rates: CurrencyChoice['rates']): Priced | null {
  if (currency === installation().baseCurrency) return { amount, unit, from: true };
  const rate = rates?.[currency];
  if (rate === undefined) return null;
  return {
    amount: Number((amount / rate).toFixed(4)),
    unit,
    converted: `converted from ${currencyWord(currency)}`,
    from: true,
    kept: `${currency} ${amount}`,
  };
}

interface JourneyCostProps {
  readonly price: JourneyPrice;
  readonly shown: CurrencyChoice;
}

/** What a journey begins at, in the currency the page is shown in; in its own where that cannot be worked out. */
export function JourneyCost({ price, shown }: JourneyCostProps) {
  const priced = asPriced(price, shown.rates);
  if (priced) return <Price price={priced} shown={shown} />;
  return (
    <span>
      From {formatMoney(price.amount, price.currency)} {unit}
    </span>
  );
}
