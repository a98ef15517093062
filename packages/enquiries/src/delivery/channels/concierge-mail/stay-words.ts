import { agesLacking } from '@sundowner/desk-wire/ages-lacking';
import type { StoredEnquiry } from '../channel.ts';
import { dateWords, textOf, textsOf } from '../words/enquiry-words.ts';

function counted(text: string, one: string, many: string): string | null {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) return null;
  return `${count} ${count === 1 ? one : many}`;
}

/** "2 adults" and "1 child" of the fields that count guests; `null` for any other field, and for what is no number. */
function guestWords(name: string, value: string): string | null {
  if (name === 'adults') return counted(value, 'adult', 'adults');
  return name === 'children' ? counted(value, 'child', 'children') : null;
}

/** "2 adults" and "2 children (4, one age not given)": who comes, as far as it is said. */
export function partyWords(adults: string, children: string, ages: string): string[] {
  const young = guestWords('children', children);
  const years = (ages.match(/\d{1,2}/g) ?? []).slice(0, 12);
  const told = years.length === 0 ? [] : [...years, agesLacking(children, ages) ?? []].flat();
  return [
    guestWords('adults', adults),
    young === null || told.length === 0 ? young : `${young} (${told.join(', ')})`,
  ].filter((words) => words !== null);
}

/**
 * The stay in one line, "Reed Camp, Island Camp. 12 March 2027 to 18 March 2027. 2 adults, 1 child (7).", of what an enquiry
 * says of it; `null` when it says nothing.
 */
export function stayWords(enquiry: StoredEnquiry): string | null {
  const places = [
    enquiry.values.likeToVisitTheseLodges,
    enquiry.values.locationToVisit,
    enquiry.values.destination,
  ]
    .map((value) => textsOf(value).join(', '))
    .find((words) => words !== '');
  const dates = [textOf(enquiry, 'dateStart'), textOf(enquiry, 'dateEnd')]
    .map((date) => dateWords(date) ?? date)
    .filter(Boolean)
    .join(' to ');
  const guests = partyWords(
    textOf(enquiry, 'adults'),
    textOf(enquiry, 'children'),
    textsOf(enquiry.values.agesOfChildren).join(', '),
  ).join(', ');
  const sentences = [places, dates, guests].filter(Boolean);
  return sentences.length ? `${sentences.join('. ')}.` : null;
}
