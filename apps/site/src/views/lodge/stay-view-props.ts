import type { StayContent } from '../../content/pages/stay-page.ts';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import type { StripDates } from '../../sections/dates-and-guests/strip-facts.ts';

/** What the page of a lodge or villa is drawn from. */
export interface StayViewProps {
  readonly content: StayContent;
  readonly dates: StripDates;
  readonly money: PageMoney;
}
