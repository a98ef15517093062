import { properties } from '@sundowner/brand';
import type { OneEnquiry } from '@sundowner/desk-wire/one';
import type { FieldValues } from '@sundowner/desk-wire/templates';
import { fieldText } from '../words/contact.ts';
import { firstName, nameWords } from '../words/enquiry-words.ts';

type Asked = Pick<OneEnquiry, 'reference' | 'fields' | 'properties' | 'name' | 'state'>;

/** Fields that say where, the closest first. */
const lodges = ['likeToVisitTheseLodges', 'residenceToVisit', 'lodgeHotel'] as const;
const regions = ['locationToVisit', 'destination'] as const;

function whereOf(one: Asked): string {
  const first = (names: readonly string[]) =>
    names.map((name) => fieldText(one, name)).find((text) => text !== '');
  const houses = properties.filter(({ key }) => one.properties.includes(key)).map(({ name }) => name);
  return first(lodges) ?? (houses.join(' and ') || (first(regions) ?? ''));
}

function counted(text: string, word: string, words: string): string | null {
  const count = Number.parseInt(text, 10);
  return Number.isInteger(count) && count > 0 ? `${count} ${count === 1 ? word : words}` : null;
}

/** What an enquiry fills into a template's fields; empty where the traveller did not say. */
export function templateValues(
  one: Asked,
  { concierge, collection }: { readonly concierge: string; readonly collection: string },
): FieldValues {
  const dates = ['dateStart', 'dateEnd'].map((name) => fieldText(one, name)).filter((date) => date !== '');
  const guests = [
    counted(fieldText(one, 'adults'), 'adult', 'adults'),
    counted(fieldText(one, 'children'), 'child', 'children'),
  ];
  return {
    name: one.name.trim() === '' ? '' : nameWords(one),
    'first name': firstName(one) ?? '',
    reference: one.reference,
    where: whereOf(one),
    when: dates.join(' to '),
    who: guests.filter((words) => words !== null).join(' and '),
    concierge,
    collection,
  };
}
