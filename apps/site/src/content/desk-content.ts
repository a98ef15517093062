import { z } from 'zod';
import { rawTeamMember } from './contact-details.ts';
import type { DeskList, DeskWords } from './model/desk.ts';
import { listOf, moment, relation, words } from './raw/fields.ts';
import type { Reading } from './reading.ts';

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
    query: { depth: 2, limit: 50 },
    schema: rawForm,
  });
}

/**
 * Everything editors set for the desk. The last good copy stands in while the studio is away, so forms keep working.
 *
 * @throws OutageError without a last good copy
 */
export async function readDeskWords(reading: Reading): Promise<DeskWords> {
  const [forms, lists] = await Promise.all([
    readForms(reading),
    reading.list({
      name: 'choiceList',
      collection: 'choiceList',
      query: { depth: 0, limit: 50 },
      schema: rawList,
    }),
  ]);
  return { forms, lists: lists.map(toList) };
}

function toList({ name, choices, retired }: z.infer<typeof rawList>): DeskList {
  const offered = choices.filter(({ published }) => published !== false);
  return {
    name,
    choices: offered.map(({ value, label, group }) => ({ value, label, group: group || null })),
    retired: retired.map(({ value, label, until }) => ({ value, label, until: until?.getTime() ?? 0 })),
  };
}
