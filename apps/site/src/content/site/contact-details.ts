import { z } from 'zod';
import { day, entry, flag, listOf, words } from '../fields/fields.ts';
import { signatory } from '../people/team.ts';
import type { Reading } from '../reading/reading.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const contactDetails = z
  .object({
    travelPlannerNumber: words,
    ukTollFreeNumber: words,
    usacanadaTollFreeNumber: words,
    australiaTollFreeNumber: words,
    officeDays: words,
    officeHours: words,
    week: listOf(
      z.object({ day: words, open: flag, opens: z.string().nullish(), closes: z.string().nullish() }),
    ),
    holidays: listOf(z.object({ date: day })),
    /** The concierge mailbox visitors may write to (SUB-14). */
    conciergeMail: words,
    desks: listOf(z.object({ subject: words, mail: words, answers: words })),
    offices: listOf(z.object({ name: words, line: words })),
    thankYouHeading: words,
    thankYouText: words,
    thankYouSteps: listOf(z.object({ when: words, what: words })),
    thankYouSignatory: entry(signatory),
  })
  .transform(({ usacanadaTollFreeNumber, officeDays, officeHours, week, holidays, ...raw }) => ({
    ...raw,
    usaCanadaTollFreeNumber: usacanadaTollFreeNumber,
    /** As the owner words them: "Monday to Friday 08:00 to 17:00, Saturday 09:00 to 13:00". */
    officeHoursText: [officeDays, officeHours].filter(Boolean).join(' '),
    /** Seven days, Monday first; `null` when the office is closed that day. Times are HH:MM on the clocks of the house. */
    week: days.map((day) => toOfficeDay(week.find((row) => row.day === day))),
    /** Days the telephone is not answered, yyyy-mm-dd. */
    holidays: holidays.map(({ date }) => date),
  }));

type Thanks = 'thankYouHeading' | 'thankYouText' | 'thankYouSteps' | 'thankYouSignatory';
export type ContactEntry = z.infer<typeof contactDetails>;
/** The collection's numbers, desks and office hours: one entry (CNT-13, MOD-08). */
export type ContactDetails = Omit<ContactEntry, Thanks>;
export type ContactDesk = ContactDetails['desks'][number];

export interface OfficeDay {
  readonly opens: string;
  readonly closes: string;
}

function toOfficeDay(
  raw: { readonly open: boolean; readonly opens?: unknown; readonly closes?: unknown } | undefined,
): OfficeDay | null {
  const opens = clockTime.safeParse(raw?.opens);
  const closes = clockTime.safeParse(raw?.closes);
  return raw?.open && opens.success && closes.success ? { opens: opens.data, closes: closes.data } : null;
}

/** The one entry with the collection's numbers and words of thanks; `null` when there is none or it cannot be read (CNT-05, CNT-13). */
export const readContactEntry = (reading: Reading) =>
  // 2: the signatory and, inside it, the portrait.
  reading.oneOrNone({ collection: 'contactDetails', depth: 2, schema: contactDetails });

/** The collection's numbers; `null` when there are none or they cannot be read. */
export async function readContactDetails(reading: Reading): Promise<ContactDetails | null> {
  const found = await readContactEntry(reading);
  return found && withoutThanks(found);
}

export const withoutThanks = ({
  thankYouHeading: _heading,
  thankYouText: _text,
  thankYouSteps: _steps,
  thankYouSignatory: _signatory,
  ...contact
}: ContactEntry): ContactDetails => contact;
