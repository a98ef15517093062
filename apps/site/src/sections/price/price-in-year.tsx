import type { ShownIn } from '../../ui/money/money.tsx';
import { Price, type Priced } from '../../ui/price/price.tsx';

/** A price and the year it is of. */
export interface PricedInYear extends Priced {
  /** `null` where it stands without one. */
  readonly year: number | null;
}

interface PriceInYearProps {
  readonly price: PricedInYear;
  readonly shown: ShownIn;
}

/** "From R 7 600 per treehouse, per night, for two, in 2027": as a price is told wherever nothing around it says of which year it is. */
export function PriceInYear({ price, shown }: PriceInYearProps) {
  return <Price price={price} shown={shown} {...(price.year === null ? {} : { when: `in ${price.year}` })} />;
}
