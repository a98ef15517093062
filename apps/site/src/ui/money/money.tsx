import { formatMoney } from './format-money.ts';

/** What prices are shown in. */
export interface ShownIn {
  /** ISO 4217. */
  readonly currency: string;
  /** What one unit of the prices' own currency is worth in it. */
  readonly rate: number;
}

/** Prices as they are kept. */
export const inRand: ShownIn = { currency: 'ZAR', rate: 1 };

interface MoneyProps {
  /** Whole rand. */
  readonly rand: number;
  readonly shown?: ShownIn;
}

/** An amount with its rand as the machine-readable value, from which a script shows it in another currency. */
export function Money({ rand, shown = inRand }: MoneyProps) {
  return (
    <data value={rand} data-money="">
      {formatMoney(rand * shown.rate, shown.currency)}
    </data>
  );
}
