import { installation } from '../../installation/installation.ts';
import { formatMoney } from './format-money.ts';

/** What prices are shown in. */
export interface ShownIn {
  /** ISO 4217. */
  readonly currency: string;
  /** What one unit of the prices' own currency is worth in it. */
  readonly rate: number;
}

/** Prices in what they are kept in. */
export const asKept = (): ShownIn => ({ currency: installation().baseCurrency, rate: 1 });

interface MoneyProps {
  /** Whole units of what prices are kept in. */
  readonly amount: number;
  readonly shown?: ShownIn;
}

/** An amount as it is kept for the machine-readable value, from which a script shows it in another currency. */
export function Money({ amount, shown = asKept() }: MoneyProps) {
  return (
    <data value={amount} data-money="">
      {formatMoney(amount * shown.rate, shown.currency)}
    </data>
  );
}
