import type { CurrencySettings } from '@sundowner/settings/product/currency';
import { z } from 'zod';
import type { ExchangeTable } from '../../content/rates/exchange.ts';
import { houseToday } from '../../installation/installation.ts';
import type { Log } from '../log.ts';

/** The day the demonstration's rates were written down, yyyy-mm-dd. */
const date = '2026-11-23';

/** What one unit of each was worth then, in the same money. */
const worth: Readonly<Record<string, number>> = {
  ...{ ZAR: 1, USD: 18.22, EUR: 20.05, GBP: 23.35 },
  ...{ BWP: 1.36, NAD: 1, ZMW: 0.79, KES: 0.14 },
};

/** The currencies a demonstration can show without a service. */
const demonstrated = (offered: readonly string[]): readonly string[] =>
  offered.filter((code) => Object.hasOwn(worth, code));

/** What one unit of `base` is worth in a demonstration that has no service to ask; `null` for a currency it has no rate of. */
function demonstrationTable(base: string, currencies: readonly string[]): ExchangeTable | null {
  const own = worth[base];
  if (own === undefined) return null;
  const rates = currencies.flatMap((code) => {
    const other = worth[code];
    return other === undefined || code === base ? [] : [[code, own / other] as const];
  });
  return { base, date, rates: Object.fromEntries(rates), demonstration: true };
}

/** What prices are kept in, then the others in their order. */
const inOrder = (base: string, offered: readonly string[]): readonly string[] => [
  ...new Set([base, ...offered]),
];

export interface ExchangeRates {
  /** Whether there are rates to be had: a service to ask, or the demonstration's own. */
  readonly configured: boolean;
  /** What prices can be shown in, what they are kept in first. */
  readonly currencies: readonly string[];
  /** What one unit of `base` is worth now; `null` when that cannot be had, and prices stay as they are. */
  latest(base: string): Promise<ExchangeTable | null>;
}

export interface ExchangeRatesParts {
  readonly settings: CurrencySettings;
  /** ISO 4217: what prices are kept in. */
  readonly base: string;
  readonly mode: 'demo' | 'live';
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly timeoutMs?: number;
}

interface CachedTable {
  readonly table: ExchangeTable | null;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const hour = 3_600_000;
/** After a failure that may be over soon. A refused key or a used-up allowance lasts longer: an hour. */
const pause = 300_000;
const lasting: ReadonlySet<number> = new Set([401, 402, 403, 429]);
const answerShape = z.object({ data: z.record(z.string(), z.unknown()) });

class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/**
 * Exchange rates of the service an operator set (`GET {url}/v1/latest?base_currency=ZAR` answering `{"data":{"USD":0.054}}`),
 * asked for at most once an hour for each base, by one request however many visitors wait for it.
 */
export function createExchangeRates(parts: ExchangeRatesParts): ExchangeRates {
  const { settings, base: kept, mode, log, now = Date.now, timeoutMs = 3000 } = parts;
  if (settings.url === null && mode === 'demo') return demonstrationRates(kept, settings.offered);
  const currencies = inOrder(kept, settings.offered);
  const held = new Map<string, CachedTable>();
  const flights = new Map<string, Promise<ExchangeTable | null>>();

  async function ask(url: string, base: string): Promise<ExchangeTable> {
    const response = await fetch(`${url}/v1/latest?base_currency=${base}`, {
      headers: { accept: 'application/json', ...(settings.key ? { apikey: settings.key } : {}) },
      // A redirect would take the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new ServiceFailure(`the service answered ${response.status}`, response.status);
    }
    const rates = ratesIn(await response.text(), currencies, base);
    return { base, rates, date: houseToday(now()) };
  }

  async function fetchTable(url: string, base: string): Promise<ExchangeTable | null> {
    try {
      const table = await ask(url, base);
      held.set(base, { table, until: now() + hour });
      return table;
    } catch (error) {
      const failure = error instanceof ServiceFailure ? error : null;
      const reason = failure?.message ?? (error instanceof Error ? error.name : 'unknown');
      const wait = lasting.has(failure?.status ?? 0) ? hour : pause;
      held.set(base, { table: null, until: now() + wait });
      log.warn({ base, reason }, 'exchange rates cannot be fetched; prices stay as they are kept');
      return null;
    } finally {
      flights.delete(base);
    }
  }

  return {
    configured: settings.url !== null,
    currencies,
    latest: async (base) => {
      const { url } = settings;
      if (url === null || !currencies.includes(base)) return null;
      const known = held.get(base);
      if (known && now() < known.until) return known.table;
      const flight = flights.get(base) ?? fetchTable(url, base);
      flights.set(base, flight);
      return flight;
    },
  };
}

/** What a demonstration shows without a service: a dated table that says whose it is. */
function demonstrationRates(base: string, offered: readonly string[]): ExchangeRates {
  const currencies = inOrder(base, Object.hasOwn(worth, base) ? demonstrated(offered) : []);
  return {
    configured: currencies.length > 1,
    currencies,
    latest: async (asked) => demonstrationTable(asked, currencies),
  };
}

/** @throws ServiceFailure when the answer holds no rate that could be one */
function ratesIn(text: string, currencies: readonly string[], base: string): Record<string, number> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ServiceFailure('the service answered something that is not JSON');
  }
  const answer = answerShape.safeParse(json);
  const rates: Record<string, number> = {};
  for (const code of currencies) {
    const rate = answer.success ? answer.data.data[code] : undefined;
    if (code !== base && typeof rate === 'number' && Number.isFinite(rate) && rate > 0) rates[code] = rate;
  }
  if (Object.keys(rates).length === 0) throw new ServiceFailure('the service answered without a rate');
  return rates;
}
