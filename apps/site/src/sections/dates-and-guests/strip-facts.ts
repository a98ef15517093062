import type { Levy } from '../../content/fields/place.ts';
import type { Rate } from '../../content/rates/rates.ts';
import type { Asked } from '../../links/asked.ts';
import type { StayRules } from './stay-problem.ts';

/** What a strip of dates and guests is drawn from; its script reads the same. */
export interface StripFacts extends StayRules {
  /** "River Lodge". */
  readonly place: string;
  /** Path of the page. */
  readonly from: string;
  /** Where it is booked, outside our site; `null` where a person books it. */
  readonly bookHref: string | null;
  /** What that address takes of dates and guests; empty where it takes none. */
  readonly availabilityQuery: string;
  /** What the estimate is for: "Luxury room"; its rates of every year on sale, and what is paid beside them. */
  readonly item: string;
  readonly rates: readonly Rate[];
  readonly levies: readonly Levy[];
  /** Which form the enquiry is: that of a house to oneself, or the usual one. */
  readonly form: 'email' | 'residences';
  /** What the enquiry is filled in with besides. */
  readonly asked: Asked;
  /** Of those who plan journeys; empty where there is none. */
  readonly telephone: string;
}

/** What a page hands its strip. */
export interface StripDates {
  readonly facts: StripFacts;
  /** yyyy-mm-dd. */
  readonly today: string;
}
