import { z } from 'zod';
import { day, flag, id, listOf, relation, words } from '../fields/fields.ts';
import { upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { ContactDetails, OfficeDay } from '../model/contact.ts';
import type { ThankYou } from '../model/thanks.ts';
import type { Reading } from '../reading/reading.ts';

export const rawTeamMember = z.object({ id, name: words, role: words, portrait: upload });

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const rawContactDetails = z.object({
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
  conciergeMail: words,
  desks: listOf(z.object({ subject: words, mail: words, answers: words })),
  offices: listOf(z.object({ name: words, line: words })),
  thankYouHeading: words,
  thankYouText: words,
  thankYouSteps: listOf(z.object({ when: words, what: words })),
  thankYouSignatory: relation(rawTeamMember),
});

export type RawContactDetails = z.infer<typeof rawContactDetails>;

/** The one entry with the collection's numbers; `null` when there is none or it cannot be read (CNT-05, CNT-13). */
export function readRawContact(reading: Reading): Promise<RawContactDetails | null> {
  return reading.orElse('contactDetails', null, () =>
    reading.one({
      name: 'contactDetails',
      collection: 'contactDetails',
      // 2: the signatory and, inside it, the portrait.
      depth: 2,
      limit: 1,
      schema: rawContactDetails,
    }),
  );
}

export function toContactDetails(raw: RawContactDetails): ContactDetails {
  return {
    travelPlannerNumber: raw.travelPlannerNumber,
    ukTollFreeNumber: raw.ukTollFreeNumber,
    usaCanadaTollFreeNumber: raw.usacanadaTollFreeNumber,
    australiaTollFreeNumber: raw.australiaTollFreeNumber,
    officeHoursText: [raw.officeDays, raw.officeHours].filter(Boolean).join(' '),
    week: days.map((day) => toOfficeDay(raw.week.find((row) => row.day === day))),
    holidays: raw.holidays.map(({ date }) => date),
    conciergeMail: raw.conciergeMail,
    desks: raw.desks,
    offices: raw.offices,
  };
}

function toOfficeDay(raw: RawContactDetails['week'][number] | undefined): OfficeDay | null {
  const opens = clockTime.safeParse(raw?.opens);
  const closes = clockTime.safeParse(raw?.closes);
  return raw?.open && opens.success && closes.success ? { opens: opens.data, closes: closes.data } : null;
}

/** Words of thanks of one kind of enquiry; empty ones leave those for every kind. */
type FormThanks = Pick<
  RawContactDetails,
  'thankYouHeading' | 'thankYouText' | 'thankYouSteps' | 'thankYouSignatory'
>;

/**
 * The thank-you words (MOD-16): those of the form that was sent, else those for every kind, else plain ones of our own.
 *
 * @param form words of the kind that was sent, `null` when that is not known
 */
export function toThankYou(
  raw: RawContactDetails | null,
  form: FormThanks | null,
  picture: ThankYou['picture'],
  reading: Reading,
): ThankYou {
  return {
    heading: form?.thankYouHeading || raw?.thankYouHeading || 'Thank you',
    text:
      form?.thankYouText ||
      raw?.thankYouText ||
      'We have received your enquiry and will be in touch with you shortly.',
    steps: (form?.thankYouSteps.length ? form : raw)?.thankYouSteps ?? [],
    signatory: toSignatory(form?.thankYouSignatory, reading) ?? toSignatory(raw?.thankYouSignatory, reading),
    picture,
  };
}

function toSignatory(
  member: RawContactDetails['thankYouSignatory'] | undefined,
  reading: Reading,
): ThankYou['signatory'] {
  reading.tag('teamMember', member);
  if (typeof member !== 'object' || member === null) return null;
  const portrait = toPicture(member.portrait, reading);
  return portrait && { name: member.name, role: member.role, portrait };
}
