import type { PackageCard } from '../../content/journey/journey.ts';
import { formatMoney } from '../../ui/money/format-money.ts';

/** "1 night", "4 nights". */
export function nightsInWords(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}

/** "From $8,400 per person"; empty without a price. A price never stands without its unit. */
export function priceInWords({ priceFrom }: Pick<PackageCard, 'priceFrom'>): string {
  return priceFrom ? `From ${formatMoney(priceFrom.amount, priceFrom.currency)} per person` : '';
}
