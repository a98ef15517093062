import { installation } from '../installation/installation.ts';

/** Where the page stands. */
export const fitPath = '/where-it-fits';

/** What is held against every room (sections/fit/fit-question.ts). */
interface FitAsked {
  readonly arrival: string | null;
  readonly month: string | null;
  readonly nights: number;
  readonly adults: number;
  readonly ages: readonly number[];
  /** How many come, whether or not their ages are known. */
  readonly children: number;
  readonly budget: number | null;
  readonly withoutMalaria: boolean;
  readonly treehouse: boolean;
}

/**
 * The address an asking is answered at: what is not asked is left out.
 *
 * @param currency ISO 4217, that is shown: it is always said beside a budget, which would be another sum without it
 */
export function fitHref(question: Partial<FitAsked>, currency: string, anchor = ''): string {
  const {
    arrival,
    month,
    nights,
    adults,
    ages = [],
    children = 0,
    budget,
    withoutMalaria,
    treehouse,
  } = question;
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  };
  put('adults', adults);
  // As the strip says it: the page asks for those that lack.
  if (children > ages.length) {
    put('children', children);
    for (const age of ages) query.append('age', String(age));
  } else put('ages', ages.join(' and '));
  put('nights', nights);
  put('month', arrival ? null : month);
  put('dateStart', arrival);
  put('budget', budget);
  put('currency', budget || currency !== installation().baseCurrency ? currency : null);
  put('malaria', withoutMalaria ? 'free' : null);
  put('treehouse', treehouse ? 'yes' : null);
  return `${query.size > 0 ? `${fitPath}?${query}` : fitPath}${anchor}`;
}
