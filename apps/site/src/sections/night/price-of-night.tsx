import { Money, type ShownIn } from '../../ui/money/money.tsx';
import type { NightPrice } from './night-price.ts';

interface PriceOfNightProps {
  readonly price: NightPrice;
  readonly shown: ShownIn;
}

/** "From R 7 600 in 2027". */
export function PriceOfNight({ price: { rand, from, year }, shown }: PriceOfNightProps) {
  return (
    <>
      {from && 'From '}
      <Money rand={rand} shown={shown} />
      {year !== null && ` in ${year}`}
    </>
  );
}
