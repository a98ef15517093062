import type { Asked } from '../../links/asked.ts';
import type { ShownIn } from '../../ui/money/money.tsx';
import { type PricedInYear, PriceInYear } from '../price/price-in-year.tsx';
import styles from './dates-and-guests.module.css';
import words from './strip-words.module.css';

interface HiddenFieldsProps {
  readonly from: string;
  readonly asked: Asked;
  /** yyyy-mm-dd: the end of a stay whose first night alone the strip asks for. */
  readonly departure?: string | undefined;
}

/** What the enquiry is filled in with besides dates and guests. */
export function HiddenFields({ from, asked, departure }: HiddenFieldsProps) {
  const { location, lodge, about } = asked;
  const fields = {
    from,
    locationToVisit: location,
    likeToVisitTheseLodges: lodge,
    dateEnd: departure,
    comments: about && `I'd like to enquire about ${about}.`,
  };
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

interface StripPriceProps {
  readonly price: PricedInYear | null;
  readonly shown: ShownIn;
}

/** The first cell of a strip. With a whole stay the script puts what it would cost there. */
export function StripPrice({ price, shown }: StripPriceProps) {
  return (
    <p className={styles.price} data-stay-price="" aria-live="polite">
      {price ? <PriceInYear price={price} shown={shown} /> : <b>Prices on request</b>}
    </p>
  );
}

/** Under the box of a strip: the rule a stay breaks, and why it has no sum. */
export function StripWords() {
  return (
    <>
      <div id="stay-problem" data-stay-problem="" role="alert" className={words.problem} />
      <p data-stay-note="" role="status" className={words.note} />
    </>
  );
}
