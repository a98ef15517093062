import { consentTrue } from '@sundowner/enquiries/forms/consent';
import { type FormConfig, fieldsOf } from '@sundowner/enquiries/forms/form';
import { formFor } from '@sundowner/enquiries/forms/registry';
import { dayAfter } from './moments.ts';
import type { DemonstrationEnquiry } from './shapes.ts';

/** "naledi.okafor@example.com". */
export function addressOf({ name, surname }: Pick<DemonstrationEnquiry, 'name' | 'surname'>): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]+/g, '');
  return `${plain(name)}.${plain(surname)}@example.com`;
}

/** What was typed into the form of an enquiry, field by field, and nothing the form does not ask. @param at when it came in */
export function filledIn(enquiry: DemonstrationEnquiry, at: number): Record<string, string | string[]> {
  const { name, surname, country, tel, stay, fields = {}, comments } = enquiry;
  const form = formFor(enquiry.kind);
  if (!form) throw new Error(`There is no form of the kind ${enquiry.kind}.`);
  const typed: Record<string, string | readonly string[] | undefined> = {
    name,
    surname,
    country,
    tel,
    email: addressOf(enquiry),
    comments,
    ...(stay ? { dateStart: dayAfter(at, stay[0]), dateEnd: dayAfter(at, stay[0] + stay[1]) } : {}),
    ...fields,
    accept: consentTrue,
  };
  const asked = new Set(fieldsOf(form).map((field) => field.name));
  return Object.fromEntries(
    Object.entries(typed).flatMap(([field, value]) => {
      if (!asked.has(field) || value === undefined || value === '') return [];
      return [[field, typeof value === 'string' ? value : [...value]]];
    }),
  );
}

/** Of fields whose choice is unknown those whose choices the form has itself: what its lists offer is content, which is not at hand here. */
export const unheardOf = (form: FormConfig, unknownChoices: readonly string[]): readonly string[] =>
  unknownChoices.filter(
    (name) => fieldsOf(form).find((field) => field.name === name)?.choiceList === undefined,
  );
