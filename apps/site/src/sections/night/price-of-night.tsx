import type { ShownIn } from '../../ui/money/money.tsx';
import { Price } from '../../ui/price/price.tsx';
import type { NightPrice } from './night-price.ts';

interface PriceOfNightProps {
  readonly price: NightPrice;
  readonly shown: ShownIn;
}

/** "From R 7 600 per treehouse, per night, for two, in 2027". */
export function PriceOfNight({ price, shown }: PriceOfNightProps) {
  return <Price price={price} shown={shown} {...(price.year === null ? {} : { when: `in ${price.year}` })} />;
}
