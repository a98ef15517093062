import { rangeInWords } from '@sundowner/calendar/words';
import { amountsChanged } from '../../ui/money/amounts-changed.ts';
import { formatPrice } from '../../ui/money/format-money.ts';
import { isWhole, knownAges, type Stay } from '../../ui/party/stay.ts';
import type { Estimate } from '../estimate/estimate.ts';
import { people, wordsOfMissingTreehouse, wordsOfNoEstimate } from '../estimate/estimate-words.ts';
import type { StripAnswer } from './stay-estimate.ts';
import type { StripFacts } from './strip-facts.ts';

/** What the price of each strip read before a stay was chosen. */
const before = new WeakMap<Element, readonly Node[]>();

/** A number stays with its word where the line wraps. */
const count = (number: number, one: string, many: string) => `${number}\u00a0${number === 1 ? one : many}`;

/**
 * The price becomes the estimate of the stay, and what it is for its unit; without a whole stay it is the price of a night again. Why
 * there is no sum is said under the box, where the rule a stay breaks is said too, and then by itself.
 */
export function showEstimate(
  strip: HTMLElement,
  facts: StripFacts,
  stay: Stay,
  answer: StripAnswer['estimate'],
): void {
  showPrinted(strip, stay);
  const place = strip.querySelector<HTMLElement>('[data-stay-price]');
  const note = strip.querySelector<HTMLElement>('[data-stay-note]');
  if (!place) return;
  const first = before.get(place) ?? [...place.childNodes];
  before.set(place, first);
  if (note) note.textContent = noteOf(answer);
  if (answer?.kind === 'estimate') {
    place.dataset.estimate = '';
    place.replaceChildren(sumOf(answer, stay, facts));
  } else {
    if (!('estimate' in place.dataset)) return;
    delete place.dataset.estimate;
    place.replaceChildren(...first);
  }
  document.dispatchEvent(new Event(amountsChanged));
}

/** Why there is no sum, or what was asked for and is not in it. */
function noteOf(answer: StripAnswer['estimate']): string {
  if (answer?.kind === 'none') return `No estimate for this stay. ${wordsOfNoEstimate(answer)}`;
  return (answer && wordsOfMissingTreehouse(answer)) ?? '';
}

/** The room a sum is for; with its lodge where the place has several. */
function nameOf({ place, lodge }: Estimate['rate'], { items, rates }: StripFacts): string {
  const lodges = new Set(rates.filter(({ item }) => items.includes(item)).map((rate) => rate.lodge));
  return lodge && lodges.size > 1 ? `${place} at ${lodge}` : place;
}

/** The sum with what it is for. */
function sumOf(
  { nights, rate, total, levies, rooms, treehouse }: Estimate,
  { adults, children }: Stay,
  facts: StripFacts,
): HTMLElement {
  const name = nameOf(rate, facts);
  const words = [
    count(nights, 'night', 'nights'),
    rate.kind === 'room' && (rooms > 1 ? `${rooms} rooms: ${name}` : name),
    count(adults, 'adult', 'adults'),
    children > 0 && count(children, 'child', 'children'),
    treehouse?.kind === 'priced' && `a night in ${treehouse.rate.place}`,
    levies.length > 0 && 'levy included',
  ];
  const price = document.createElement('span');
  price.dataset.price = '';
  const amount = document.createElement('data');
  amount.value = String(total);
  amount.dataset.money = '';
  amount.textContent = formatPrice(total);
  const figure = document.createElement('b');
  figure.append(amount);
  const unit = document.createElement('span');
  unit.textContent = words.filter(Boolean).join(', ');
  price.append(figure, ' ', unit);
  return price;
}

/** On paper there are no fields: dates and party stand before the price as words. */
function showPrinted(strip: HTMLElement, stay: Stay): void {
  const line = strip.querySelector('[data-stay-printed]');
  if (!line) return;
  const { arrival, departure, adults, children } = stay;
  const party = people({ adults, children, ages: knownAges(stay) });
  line.textContent = isWhole(stay) ? `${rangeInWords(arrival, departure)}, ${party}:` : '';
}
