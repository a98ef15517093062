import type { EditedChoice } from '@sundowner/brand';
import { z } from 'zod';
import { houseToday } from '../../installation/installation.ts';
import { asWritten, entry, listOf, moment, optionalDay, words } from '../fields/fields.ts';
import { vacancyChoice } from '../people/careers.ts';
import { signatory } from '../people/team.ts';
import type { Reading } from '../reading/reading.ts';

const steps = listOf(z.object({ when: words, what: words }));

const form = z.object({
  /** `telephone`, `email` and so on. */
  kind: z.string(),
  /** What visitors agree to; the words in square brackets link to the privacy policy. */
  consentText: asWritten,
  /** Every wording so far, oldest first. */
  consentVersions: listOf(z.object({ version: z.string(), text: z.string() })),
  mailbox: words,
  mailboxes: listOf(z.object({ property: z.string(), mail: words })),
  conciergeSubject: words,
  conciergeNote: words,
  mailSubject: words,
  mailOpening: words,
  mailSteps: steps,
  mailClosing: words,
  thankYouHeading: words,
  thankYouText: words,
  thankYouSteps: steps,
  thankYouSignatory: entry(signatory),
});

export type FormEntry = z.infer<typeof form>;
/** What editors set for one kind of enquiry, as written; the server gives it to the enquiry pipeline. */
export type EditedForm = Omit<
  FormEntry,
  'thankYouHeading' | 'thankYouText' | 'thankYouSteps' | 'thankYouSignatory'
>;

/** One list of choices, in the order visitors see it. */
interface EditedList {
  readonly name: string;
  readonly choices: readonly EditedChoice[];
  /** No longer offered; `until` is when they last were, milliseconds since 1970. */
  readonly retired: readonly { readonly value: string; readonly label: string; readonly until: number }[];
}

/** Content that steers the desk: consent, mails, mailboxes and choices. */
export interface FormSettings {
  readonly forms: readonly EditedForm[];
  /** As editors made them: of those of places the collection says what is offered. */
  readonly lists: readonly EditedList[];
  /** Who gets every kind of enquiry about a property, by the property's key. */
  readonly mailboxes: readonly { readonly property: string; readonly mail: string }[];
}

const rawList = z.object({
  name: z.string(),
  choices: listOf(
    z.object({ value: z.string(), label: z.string(), group: words, published: z.boolean().nullish() }),
  ),
  retired: listOf(z.object({ value: z.string(), label: z.string(), until: moment })),
});

/** Every enquiry form's content, of which there is one for each kind. @throws OutageError without a last good copy */
export const readForms = (reading: Reading): Promise<readonly FormEntry[]> =>
  // 2: the signatory and, inside it, the portrait.
  reading.list({ collection: 'enquiryForm', depth: 2, limit: 50, schema: form });

/**
 * Everything editors set for the desk. The last good copy stands in while the studio is away, so forms keep working.
 *
 * @throws OutageError without a last good copy
 */
export async function readFormSettings(reading: Reading): Promise<FormSettings> {
  const [forms, lists, vacancies, mailboxes] = await Promise.all([
    readForms(reading),
    reading.list({ collection: 'choiceList', depth: 0, limit: 50, schema: rawList }),
    readVacancyNames(reading),
    readPropertyMailboxes(reading),
  ]);
  return {
    forms,
    lists: [...lists.map(toList), vacancyList(vacancies)],
    mailboxes,
  };
}

const propertyMailbox = z.object({ key: words, enquiryMail: words });

/** Without them mails would go astray, so an outage leaves what was read before. */
async function readPropertyMailboxes(reading: Reading): Promise<FormSettings['mailboxes']> {
  const rows = await reading.list({
    name: 'property-mailboxes',
    collection: 'propertyUpdated',
    depth: 0,
    limit: 200,
    sort: ['position'],
    schema: propertyMailbox,
  });
  return rows.flatMap(({ key, enquiryMail }) => (enquiryMail ? [{ property: key, mail: enquiryMail }] : []));
}

const vacancy = z.object({ title: words, place: words, closes: optionalDay });

/** The posts that are open; none while they cannot be read: the person who applies may always write without one. */
async function readVacancyNames(reading: Reading): Promise<readonly string[]> {
  const rows = await reading.listOrNone({
    name: 'vacancy-names',
    collection: 'vacancy',
    depth: 0,
    limit: 200,
    sort: ['title'],
    schema: vacancy,
  });
  const today = houseToday();
  return rows.filter(({ closes }) => closes === null || closes >= today).map(vacancyChoice);
}

function vacancyList(names: readonly string[]): EditedList {
  const choices = [...new Set(names)].map((name) => ({ value: name, label: name }));
  return { name: 'vacancies', choices, retired: [] };
}

function toList({ name, choices, retired }: z.infer<typeof rawList>): EditedList {
  return {
    name,
    choices: choices.map(({ value, label, group, published }) => ({
      value,
      label,
      ...(group ? { group } : {}),
      ...(published === false ? { offered: false as const } : {}),
    })),
    retired: retired.map(({ value, label, until }) => ({ value, label, until: until?.getTime() ?? 0 })),
  };
}
