import { southAfricanToday } from '@sundowner/calendar/today';
import { z } from 'zod';
import { listOf, moment, optionalDay, relation, words } from '../fields/fields.ts';
import type { DeskList, DeskWords } from '../model/desk.ts';
import { vacancyChoice } from '../people/vacancy-choice.ts';
import type { Reading } from '../reading/reading.ts';
import { rawTeamMember } from '../site/contact-details.ts';

const steps = listOf(z.object({ when: words, what: words }));

const rawForm = z.object({
  kind: z.string(),
  consentText: words,
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
  thankYouSignatory: relation(rawTeamMember),
});

export type RawForm = z.infer<typeof rawForm>;

const rawList = z.object({
  name: z.string(),
  choices: listOf(
    z.object({ value: z.string(), label: z.string(), group: words, published: z.boolean().nullish() }),
  ),
  retired: listOf(z.object({ value: z.string(), label: z.string(), until: moment })),
});

/** Every enquiry form's content, of which there is one for each kind. @throws OutageError without a last good copy */
export function readForms(reading: Reading): Promise<RawForm[]> {
  return reading.list({
    name: 'enquiryForm',
    collection: 'enquiryForm',
    // 2: the signatory and, inside it, the portrait.
    depth: 2,
    limit: 50,
    schema: rawForm,
  });
}

/**
 * Everything editors set for the desk. The last good copy stands in while the studio is away, so forms keep working.
 *
 * @throws OutageError without a last good copy
 */
export async function readDeskWords(reading: Reading): Promise<DeskWords> {
  const [forms, lists, residences, vacancies, mailboxes] = await Promise.all([
    readForms(reading),
    reading.list({
      name: 'choiceList',
      collection: 'choiceList',
      depth: 0,
      limit: 50,
      schema: rawList,
    }),
    readResidenceNames(reading),
    readVacancyNames(reading),
    readPropertyMailboxes(reading),
  ]);
  return {
    forms,
    lists: [...withNames(lists.map(toList), 'residences', residences), vacancyList(vacancies)],
    mailboxes,
  };
}

/** Without them mails would go astray, so an outage leaves what was read before. */
async function readPropertyMailboxes(reading: Reading): Promise<DeskWords['mailboxes']> {
  const rows = await reading.list({
    name: 'property-mailboxes',
    collection: 'propertyUpdated',
    depth: 0,
    limit: 20,
    sort: ['position'],
    schema: z.object({ key: words, enquiryMail: words }),
  });
  return rows.flatMap(({ key, enquiryMail }) => (enquiryMail ? [{ property: key, mail: enquiryMail }] : []));
}

/** What the forms call every published residence (FRM-16); none while they cannot be read, for the list stands without. */
function readResidenceNames(reading: Reading): Promise<readonly string[]> {
  return reading.orElse<readonly string[]>('residence-names', [], async () => {
    const rows = await reading.list({
      name: 'residence-names',
      collection: 'residence',
      depth: 0,
      limit: 100,
      sort: ['name'],
      schema: z.object({ name: words, enquiryName: words }),
    });
    return rows.map(({ name, enquiryName }) => enquiryName || name).filter(Boolean);
  });
}

/** The posts that are open; none while they cannot be read: whoever applies may always write without one. */
function readVacancyNames(reading: Reading): Promise<readonly string[]> {
  return reading.orElse<readonly string[]>('vacancy-names', [], async () => {
    const rows = await reading.list({
      name: 'vacancy-names',
      collection: 'vacancy',
      depth: 0,
      limit: 200,
      sort: ['title'],
      schema: z.object({ title: words, place: words, closes: optionalDay }),
    });
    const today = southAfricanToday();
    return rows.filter(({ closes }) => closes === null || closes >= today).map(vacancyChoice);
  });
}

/** A list of the studio with the names that are missing from it at its end. */
function withNames(lists: readonly DeskList[], name: string, names: readonly string[]): readonly DeskList[] {
  const more = (list: DeskList) =>
    names
      .filter((each) => !list.choices.some(({ value, label }) => value === each || label === each))
      .map((each) => ({ value: each, label: each, group: null }));
  return lists.map((list) =>
    list.name === name ? { ...list, choices: [...list.choices, ...more(list)] } : list,
  );
}

function vacancyList(names: readonly string[]): DeskList {
  const choices = [...new Set(names)].map((name) => ({ value: name, label: name, group: null }));
  return { name: 'vacancies', choices, retired: [] };
}

function toList({ name, choices, retired }: z.infer<typeof rawList>): DeskList {
  const offered = choices.filter(({ published }) => published !== false);
  return {
    name,
    choices: offered.map(({ value, label, group }) => ({ value, label, group: group || null })),
    retired: retired.map(({ value, label, until }) => ({ value, label, until: until?.getTime() ?? 0 })),
  };
}
