import { amountsChanged } from '../../ui/money/amounts-changed.ts';
import { formatPrice } from '../../ui/money/format-money.ts';
import { isWhole, type Stay } from '../../ui/party/stay.ts';
import { telephoneAddress } from '../../ui/telephone-link/telephone-link.tsx';
import { estimate, type NoEstimate } from '../estimate/estimate.ts';
import { wordsOfNoEstimate } from '../estimate/estimate-words.ts';
import type { StayProblem } from './stay-problem.ts';
import type { StripFacts } from './strip-facts.ts';

/** What the price of each strip read before a stay was chosen. */
const before = new WeakMap<Element, readonly Node[]>();

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The rule a stay breaks is said beside its field; that there is no sum for it is said here. */
function whyNone(answer: NoEstimate | null): readonly Node[] {
  if (!answer) return [];
  const words = document.createElement('small');
  words.textContent = `No estimate for this stay. ${wordsOfNoEstimate(answer)}`;
  return [words];
}

/** The price becomes the estimate of the stay, and what it is for its unit; without a whole stay it is the price of a night again. */
export function showEstimate(strip: HTMLElement, facts: StripFacts, stay: Stay): void {
  const place = strip.querySelector<HTMLElement>('[data-stay-price]');
  if (!place) return;
  const first = before.get(place) ?? [...place.childNodes];
  before.set(place, first);
  const { arrival, departure, adults, children, ages } = stay;
  const told = ages.length === children;
  const question = { item: facts.item, arrival, departure, adults, children, treehouse: null };
  const answer = isWhole(stay) && told ? estimate({ ...question, ages }, facts.rates, facts.levies) : null;
  if (answer?.kind !== 'estimate') {
    if (!('estimate' in place.dataset) && answer === null) return;
    if (answer) place.dataset.estimate = 'none';
    else delete place.dataset.estimate;
    place.replaceChildren(...first);
    place.append(...whyNone(answer));
    document.dispatchEvent(new Event(amountsChanged));
    return;
  }
  const { nights, rate, total, levies, rooms } = answer;
  const words = [
    count(nights, 'night', 'nights'),
    rate.kind === 'room' && (rooms > 1 ? `${rooms} rooms: ${rate.place}` : rate.place),
    count(adults, 'adult', 'adults'),
    children > 0 && count(children, 'child', 'children'),
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
  const unit = document.createElement('small');
  unit.textContent = words.filter(Boolean).join(', ');
  price.append(figure, ' ', unit);
  place.dataset.estimate = '';
  place.replaceChildren(price);
  document.dispatchEvent(new Event(amountsChanged));
}

/**
 * Says which rule a stay breaks, then the nearest choice that breaks none as a button, then whom to ring; or says nothing.
 *
 * @param take hears the choice when it is pressed
 */
export function showProblem(
  strip: HTMLElement,
  problem: StayProblem | null,
  telephone: string,
  take?: (stay: Stay) => void,
): void {
  const box = strip.querySelector<HTMLElement>('[data-stay-problem]');
  const places = {
    arrival: strip.querySelector<HTMLElement>('[data-late-dates]')?.parentElement,
    departure: strip.querySelector<HTMLElement>('[data-late-dates]')?.parentElement,
    guests: strip.querySelector<HTMLElement>('select[name="adults"]')?.parentElement,
  };
  for (const place of Object.values(places)) delete place?.dataset.wrong;
  if (!box) return;
  box.replaceChildren();
  if (!problem) return;
  const place = places[problem.field];
  if (place) place.dataset.wrong = problem.field;
  const words = document.createElement('p');
  words.textContent = problem.words;
  const ways = document.createElement('div');
  const { instead } = problem;
  if (instead) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = instead.words;
    button.addEventListener('click', () => take?.(instead.stay));
    ways.append(button);
  }
  if (telephone) {
    const link = document.createElement('a');
    link.href = telephoneAddress(telephone);
    link.textContent = `Call ${telephone}`;
    ways.append(link);
  }
  box.append(words, ways);
}
