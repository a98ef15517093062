import type { LodgeContent } from '../../content/pages/lodge-content.ts';
import type { PageMoney } from '../../sections/currency-switch/page-money.ts';

/** What the page of a lodge or villa is drawn from. */
export interface StayViewProps {
  readonly content: LodgeContent;
  readonly money: PageMoney;
}
