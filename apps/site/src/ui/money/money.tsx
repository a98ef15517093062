import { installation } from '../../installation/installation.ts';
import { formatShown, type ShownIn } from './format-money.ts';

export type { ShownIn } from './format-money.ts';

/** Prices in what they are kept in. */
export const asKept = (): ShownIn => ({ currency: installation().baseCurrency, rate: 1 });

interface MoneyProps {
  /** Units of what prices are kept in. */
  readonly amount: number;
  readonly shown?: ShownIn;
  /** "USD 8200": what the amount was worked out from. */
  readonly kept?: string | undefined;
}

/**
 * An amount as it is kept for the machine-readable value, from which a script shows it in another currency. What costs nothing is free in
 * every currency.
 */
export function Money({ amount, shown = asKept(), kept }: MoneyProps) {
  if (amount === 0) return <>free</>;
  return (
    <data value={amount} data-money={kept ?? ''}>
      {formatShown(amount, shown, kept)}
    </data>
  );
}
