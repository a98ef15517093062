import { type PackedRates, packRates, unpackRates } from './packed-rates.ts';
import type { StripFacts } from './strip-facts.ts';

/** What the script of a strip is handed in the page. */
export const stripText = ({ rates, ...facts }: StripFacts): string =>
  JSON.stringify({ ...facts, rates: packRates(rates) });

/** The facts of a strip as they were before they were made text. */
export function stripFactsIn(text: string): StripFacts {
  const { rates, ...facts } = JSON.parse(text) as Omit<StripFacts, 'rates'> & { readonly rates: PackedRates };
  return { ...facts, rates: unpackRates(rates) };
}
