import type { Rate } from '../../content/rates/rates.ts';

type Unit = Pick<Rate, 'kind' | 'per' | 'guests' | 'sleeps' | 'inclusions'>;

/** Breakfast and no other meal is in the price: a hotel's. */
const breakfastAlone = ({ inclusions }: Unit) =>
  inclusions.some((words) => /^breakfast\b/i.test(words)) &&
  !inclusions.some((words) => /\b(all meals|half board|full board|supper|dinner)\b/i.test(words));

/** "for two", "for up to 8"; empty where nothing says. */
function heads({ kind, guests, sleeps }: Unit): string {
  if (kind === 'treehouse' && guests.startsWith('2 adults')) return 'for two';
  if (kind === 'house' && sleeps !== null) return `for up to ${sleeps}`;
  return guests && `for ${guests.slice(0, 1).toLowerCase()}${guests.slice(1)}`;
}

/** What a price is for: "per person sharing, per night", "per treehouse, per night, for two", "per house, per night, for up to 8". */
export function unitOf(rate: Unit): string {
  const base = baseOf(rate);
  return [base, rate.per === 'person' ? '' : heads(rate)].filter(Boolean).join(', ');
}

function baseOf(rate: Unit): string {
  const { kind, per } = rate;
  if (kind === 'treehouse') return 'per treehouse, per night';
  if (kind === 'house') return 'per house, per night';
  if (per === 'unit') return 'per room, per night';
  return `per person sharing, per night${breakfastAlone(rate) ? ', with breakfast' : ''}`;
}

/** What the prices of one table are for; guests are named by its rows where they differ. */
export function unitOfAll(rates: readonly Unit[]): string {
  const units = new Set(rates.map(unitOf));
  const [only] = units;
  if (units.size === 1 && only) return only;
  return [...new Set(rates.map(baseOf))].join('; ');
}
