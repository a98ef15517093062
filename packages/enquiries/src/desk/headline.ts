import { isDay } from '@sundowner/calendar/day';
import { partyWords } from '../delivery/channels/concierge-mail/stay-words.ts';
import { asksForWords, dateWords, ownAnswer, valueWords } from '../delivery/channels/words/enquiry-words.ts';
import { type FormValues, fieldsOf } from '../forms/form.ts';
import { type FormContent, formForReading } from '../forms/form-content.ts';

/** Fields that say when and with whom; a headline has them at its end, in words of their own. */
const ofStay: readonly string[] = ['dateStart', 'dateEnd', 'adults', 'children', 'agesOfChildren'];

/** What stands in the place of the kind of an enquiry that no form brought. */
const beganBy: Readonly<Record<string, string>> = {
  mail: 'By mail',
  telephone: 'By telephone',
  'walk-in': 'In person',
  message: 'By message',
};

const textIn = (values: Readonly<FormValues>, name: string): string =>
  [values[name] ?? []].flat().join(', ').trim();

/** The first and the last day, naming a month and a year once: "12 to 18 March 2027". */
function datesIn(values: Readonly<FormValues>): string {
  const [start, end] = [textIn(values, 'dateStart'), textIn(values, 'dateEnd')];
  const [from, to] = [dateWords(start) ?? start, dateWords(end) ?? end];
  if (start === '' || end === '') return from || to;
  const words = from.split(' ');
  if (!isDay(start) || !isDay(end) || start.slice(0, 4) !== end.slice(0, 4)) return `${from} to ${to}`;
  const differs = start.slice(0, 7) === end.slice(0, 7) ? 1 : 2;
  return `${words.slice(0, differs).join(' ')} to ${to}`;
}

const partyIn = (values: Readonly<FormValues>): string[] =>
  partyWords(textIn(values, 'adults'), textIn(values, 'children'), textIn(values, 'agesOfChildren'));

/**
 * One enquiry in a few words, as the inbox lists it: "Residences, 12 to 18 March 2027, 2 adults, 2 children (4, 7)".
 *
 * @param values `null` once they are erased
 * @param content for the words of choices
 */
export function enquiryHeadline(
  { kind, way = 'form' }: { readonly kind: string; readonly way?: string },
  values: Readonly<FormValues> | null,
  content: FormContent,
): string {
  const form = formForReading(kind, content);
  const fields = form ? fieldsOf(form) : [];
  const parts = (form?.headline ?? [])
    .filter((name) => !ofStay.includes(name))
    .map((name) => {
      const field = fields.find((each) => each.name === name) ?? null;
      return (
        [values?.[name] ?? []]
          .flat()
          // What nobody chose says nothing in a headline (FRM-09).
          .filter((value) => value !== field?.unset)
          .map((value) => (name === 'natureOfVisit' && asksForWords(value) ? ownAnswer(values ?? {}) : value))
          .map((value) => valueWords(field, value))
          .filter((words) => words !== '')
          .join(', ')
      );
    });
  const stay = values && form ? [datesIn(values), ...partyIn(values)] : [];
  return [
    beganBy[way] ?? form?.words.headline ?? form?.words.short ?? kind,
    ...[...parts, ...stay].filter((part) => part !== ''),
  ].join(', ');
}
