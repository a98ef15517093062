import type { PageMoney } from '../../sections/currency-switch/page-money.ts';
import type { StripDates } from '../../sections/dates-and-guests/strip-facts.ts';
import type { StayContent } from './read-lodge-page.ts';

/** What the page of a lodge or villa is drawn from. */
export interface StayViewProps {
  readonly content: StayContent;
  readonly dates: StripDates;
  readonly money: PageMoney;
}
