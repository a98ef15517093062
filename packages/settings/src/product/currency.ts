import { settingGroup, siteSetting } from '../row.ts';
import * as shape from '../shapes.ts';

const service =
  'Exchange rates: one table for `BASE_CURRENCY` and one for each of `CURRENCIES`, each asked for at most once an hour as `GET CURRENCY_URL/v1/latest?base_currency=ZAR` (USD, …) with the key in the header `apikey`. Without them prices are shown in `BASE_CURRENCY` alone; a demonstration shows rates of its own, dated and marked as such';

/** Where exchange rates come from, and which currencies prices are shown in beside the one they are kept in (CUR-01). */
export const currency = settingGroup(
  {
    /** Without a trailing slash; `null` leaves prices in what they are kept in alone. */
    url: siteSetting('CURRENCY_URL', shape.webAddress, { standard: null, words: service }),
    /** Sent in a header, and never to a browser; `null` for a service that asks for none. */
    key: siteSetting('CURRENCY_KEY', shape.headerText, { standard: null, words: service }),
    /** ISO 4217, in the order they are offered; the one prices are kept in stands before them anyway. */
    offered: siteSetting('CURRENCIES', shape.currencies, {
      standard: ['USD'],
      words: 'What prices are shown in beside `BASE_CURRENCY`: `USD, EUR, GBP`',
    }),
  },
  (values, check) => {
    const { url, key } = values;
    if (url === null && key !== null) {
      check.problem(
        'CURRENCY_KEY is set without CURRENCY_URL; set the address of the service, or unset the key.',
      );
    }
    if (key !== null && url !== null && !url.startsWith('https://')) {
      check.liveProblem(
        'CURRENCY_URL must begin with https:// in live mode because the key goes with each request.',
      );
    }
    return values;
  },
);

export type CurrencySettings = ReturnType<typeof currency.read>;
