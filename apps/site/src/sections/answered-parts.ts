import type { AnsweredPart } from '../content/page/answered-query.ts';

/** The currency a visitor wants prices in, for every page that has the switch. In rand, or in what is no currency, the page is as it is kept. */
export const currencyPart: AnsweredPart = {
  said(value) {
    const currency = value.trim().toUpperCase();
    return /^[A-Z]{3}$/.test(currency) && currency !== 'ZAR' ? { value: currency, as: 'own' } : null;
  },
};
