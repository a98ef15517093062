import type { Collection } from '@sundowner/brand';
import { keptNumber } from '@sundowner/desk-wire/telephone';
import { anyTimeThatMonth, exactDates, fewDaysEitherSide } from '../../../forms/fields/journey.ts';
import { type Field, type FormConfig, fieldsOf, holds } from '../../../forms/form.ts';
import type { StoredEnquiry } from '../channel.ts';
import { ownAnswer, textOf, textsOf } from '../words/enquiry-words.ts';
import { lodgeRequests } from './lodges.ts';

export interface CrmField {
  /** "0-1" is HubSpot's contact. */
  readonly objectTypeId: '0-1';
  readonly name: string;
  readonly value: string;
}

type Pair = readonly [name: string, value: string];

/** CRM fields that are sent once for each value of a list; any other list is one value joined with ", ". */
const repeated = new Set(['other_more_experiences__1_', 'ideal_destination']);

/** HubSpot's options are spelt with straight apostrophes (specification 1, section 7). */
const straight = (text: string) => text.replace(/[\u2018\u2019\u02bc\u2032]/g, "'");

const flexibilityWords: Readonly<Record<string, string>> = {
  [exactDates]: 'The dates are fixed.',
  [fewDaysEitherSide]: 'The dates may move by a few days either side.',
  [anyTimeThatMonth]: 'Any time in that month would do.',
};

/** How flexible the dates are has no field of its own in the CRM; it follows the comments, in words. */
function commentsWithFlexibility(enquiry: StoredEnquiry, comments: string): string {
  const flexibility = textOf(enquiry, 'dateFlexibility');
  const words = Object.hasOwn(flexibilityWords, flexibility) ? flexibilityWords[flexibility] : flexibility;
  return [comments, words].filter(Boolean).join('\n');
}

/** HubSpot takes digits, spaces, +, brackets, dots, hyphens and an x before the extension in its number field. */
function crmNumber(kept: string): string {
  const { number, extension } = keptNumber(kept);
  return extension === null ? number : `${number}x${extension}`;
}

function pairsOf(field: Field, enquiry: StoredEnquiry, collection: Collection): readonly Pair[] {
  const name = field.crmName;
  if (field.name === 'likeToVisitTheseLodges') return lodgeRequests(enquiry, field, collection);
  if (!name) return [];
  const values = textsOf(enquiry.values[field.name]);
  if (field.rule === 'tel') return values.map((value) => [name, crmNumber(value)]);
  if (repeated.has(name)) return values.map((value) => [name, value]);
  if (name === 'travel_plans') return [[name, ownAnswer({ ...enquiry.values }) || values.join(', ')]];
  if (name === 'additional_comments') return [[name, commentsWithFlexibility(enquiry, values.join('\n'))]];
  return [[name, values.join(', ')]];
}

/**
 * The fields of an enquiry under the CRM's names, as the form's configuration gives them (SUB-12). Empty values are never
 * sent: HubSpot would overwrite what it knows of the contact.
 */
export function crmFields(enquiry: StoredEnquiry, form: FormConfig, collection: Collection): CrmField[] {
  return (
    fieldsOf(form)
      // What a condition hides is no answer any more: ages without a child, say.
      .filter(
        (field) => field.name === 'likeToVisitTheseLodges' || holds(field.visible, { ...enquiry.values }),
      )
      .flatMap((field) => pairsOf(field, enquiry, collection))
      .map(([name, value]) => ({ objectTypeId: '0-1' as const, name, value: straight(value).trim() }))
      .filter(({ value }) => value !== '')
  );
}
