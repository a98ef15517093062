import type { ExchangeTable } from '../../content/rates/exchange.ts';

/** The day the demonstration's rates were written down, yyyy-mm-dd. */
const date = '2026-11-23';

/** What one unit of each costs in rand. */
const inRand: Readonly<Record<string, number>> = { ZAR: 1, USD: 18.22, EUR: 20.05, GBP: 23.35 };

/** The currencies a demonstration can show without a service. */
export const demonstrated = (offered: readonly string[]): readonly string[] =>
  offered.filter((code) => code in inRand);

/** What one unit of `base` is worth in a demonstration that has no service to ask; `null` for a currency it has no rate of. */
export function demonstrationTable(base: string, currencies: readonly string[]): ExchangeTable | null {
  const own = inRand[base];
  if (own === undefined) return null;
  const rates = currencies.flatMap((code) => {
    const other = inRand[code];
    return other === undefined || code === base ? [] : [[code, own / other] as const];
  });
  return { base, date, rates: Object.fromEntries(rates), demonstration: true };
}
