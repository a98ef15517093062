import type { SettingsReader } from './reader.ts';
import * as value from './values.ts';

/** Where exchange rates come from, and which currencies prices are shown in beside the rand (CUR-01). */
export interface CurrencySettings {
  /** Address of the service, without a trailing slash; `null` leaves prices in rand alone. */
  readonly url: string | null;
  /** Sent in a header, and never to a browser; `null` for a service that asks for none. */
  readonly key: string | null;
  /** ISO 4217, none of them ZAR, in the order they are offered. */
  readonly offered: readonly string[];
}

export function readCurrency(read: SettingsReader, live: boolean): CurrencySettings {
  const settings = {
    url: read.one('CURRENCY_URL', value.webAddress, null),
    key: read.one('CURRENCY_KEY', value.headerText, null),
    offered: read.one('CURRENCIES', value.currencies, ['USD']),
  };
  if (settings.url === null && settings.key !== null) {
    read.problem(
      'CURRENCY_KEY is set without CURRENCY_URL; set the address of the service, or unset the key.',
    );
  }
  if (live && settings.key !== null && settings.url !== null && !settings.url.startsWith('https://')) {
    read.problem(
      'CURRENCY_URL must begin with https:// in live mode because the key goes with each request.',
    );
  }
  return settings;
}
