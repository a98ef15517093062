import { isDay } from '@sundowner/calendar/day';
import { momentIn, type Zone } from '@sundowner/calendar/zone';
import type { Begin, BegunConsent, BegunWay } from '@sundowner/desk-wire/begun';
import { spokenConsents } from '@sundowner/desk-wire/spoken-consent';

/** What happens once it is saved. */
export type Then = 'answer' | 'answered' | 'give';

/** An enquiry from nothing while it is written down. Everything is text as it stands in its field. */
export interface BegunDraft {
  /** Of the enquiry it becomes: saved twice it is still one. */
  readonly key: string;
  readonly way: BegunWay;
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly country: string;
  /** Names of properties. */
  readonly places: readonly string[];
  readonly arrival: string;
  readonly departure: string;
  readonly adults: string;
  readonly children: string;
  readonly ages: string;
  readonly words: string;
  /** The day and the time by the clock of the house; both empty: now. */
  readonly day: string;
  readonly time: string;
  /** `null`: nobody has said how yet. */
  readonly consent: BegunConsent | null;
  /** Version of the sentence that is read aloud. */
  readonly sentence: string;
  readonly next: Then;
  /** Who it is given to; empty for nobody. */
  readonly assignee: string;
  readonly confirm: boolean;
  /** Whether the CRM has it, too. */
  readonly crm: boolean;
  /** The open enquiry that this is another trip of. */
  readonly linkedTo: string | null;
  /** Of a mail that begins it. */
  readonly subject: string;
  readonly text: string;
  /** Of that mail: sent twice it is still one. */
  readonly mailKey: string;
  /** Fields that were filled from a pasted chat and not touched since. */
  readonly read: readonly string[];
  /** ISO time. */
  readonly savedAt: string;
}

export type DraftField = Exclude<keyof BegunDraft, 'key' | 'mailKey' | 'read' | 'savedAt'>;

/** What nobody has begun. */
export function freshDraft(newKey: () => string, now: Date): BegunDraft {
  return {
    key: newKey(),
    mailKey: newKey(),
    way: 'telephone',
    name: '',
    email: '',
    telephone: '',
    country: '',
    places: [],
    arrival: '',
    departure: '',
    adults: '',
    children: '',
    ages: '',
    words: '',
    day: '',
    time: '',
    consent: null,
    sentence: spokenConsents[0].version,
    next: 'answer',
    assignee: '',
    confirm: false,
    crm: false,
    linkedTo: null,
    subject: '',
    text: '',
    read: [],
    savedAt: now.toISOString(),
  };
}

/** What is always filled in, and so says nothing of whether anything was begun. */
const kept: readonly string[] = [
  'key',
  'mailKey',
  'savedAt',
  'way',
  'sentence',
  'next',
  'confirm',
  'crm',
  'read',
];

/** Whether anything stands in it. */
export const isBegun = (draft: BegunDraft): boolean =>
  Object.entries(draft).some(
    ([name, value]) => !kept.includes(name) && value !== null && String(value).trim() !== '',
  );

const nameOf = (person: string) => `sundowner-desk-begin/${person}`;

/** The one kept on this device; `null` where there is none, or one of an earlier studio. */
export function readDraft(person: string, fresh: BegunDraft): BegunDraft | null {
  try {
    const text = localStorage.getItem(nameOf(person));
    const draft = text === null ? null : (JSON.parse(text) as Partial<BegunDraft>);
    return draft && typeof draft.key === 'string' ? { ...fresh, ...draft } : null;
  } catch {
    // Storage refused by the browser, or spoilt: nothing was begun as far as this page knows.
    return null;
  }
}

/** @returns whether it is kept */
export function keepDraft(person: string, draft: BegunDraft): boolean {
  try {
    localStorage.setItem(nameOf(person), JSON.stringify(draft));
    return true;
  } catch {
    // Storage refused or full: it lasts as long as the page.
    return false;
  }
}

export function dropDraft(person: string): void {
  try {
    localStorage.removeItem(nameOf(person));
  } catch {
    // Storage refused by the browser: there is nothing to remove.
  }
}

/** When it came, milliseconds since 1970; `null` for what is no time. */
export function cameAt(
  { day, time }: Pick<BegunDraft, 'day' | 'time'>,
  zone: Zone,
  now: Date,
): number | null {
  if (day === '' && time === '') return now.getTime();
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return momentIn(day, time, zone);
}

const isCount = (text: string) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= 200);

/** What is wrong, by field; empty where it can be saved. All at once, each at its field. */
export function problemsOf(
  draft: BegunDraft,
  { zone, now }: { readonly zone: Zone; readonly now: Date },
): Readonly<Partial<Record<DraftField, string>>> {
  const email = draft.email.trim();
  const telephone = draft.telephone.trim();
  const at = cameAt(draft, zone, now);
  const isMail = draft.way === 'mail';
  const answered = !isMail && draft.next === 'answered';
  const problems: (readonly [DraftField, string | false])[] = [
    ['name', draft.name.trim() === '' && 'A name is needed, or what you would call them'],
    ['email', email !== '' && !/[@＠]/.test(email) && 'This is not an email address'],
    ['email', email === '' && isMail && 'A mail needs an address to go to'],
    [
      'email',
      email === '' &&
        !isMail &&
        (telephone === ''
          ? !answered && 'Needed: an address, a number, or “It was answered on the telephone”'
          : draft.next === 'answer' &&
            'Without an address we can only ring. Ask for one, give it to somebody, or choose “It was answered on the telephone”'),
    ],
    ['telephone', telephone !== '' && telephone.replace(/\D/g, '').length < 5 && 'This number is too short'],
    ['day', at === null && 'A day and a time are needed, or neither for now'],
    ['day', at !== null && at > now.getTime() && 'It cannot have come later than now'],
    [
      'departure',
      isDay(draft.arrival) &&
        isDay(draft.departure) &&
        draft.departure <= draft.arrival &&
        'Departure is after arrival',
    ],
    ['adults', !isCount(draft.adults.trim()) && 'A number up to 200'],
    ['children', !isCount(draft.children.trim()) && 'A number up to 200'],
    ['consent', draft.consent === null && 'Say how consent was given, or that nobody has asked yet'],
    ['subject', isMail && draft.subject.trim() === '' && 'A subject is needed'],
    ['text', isMail && draft.text.trim() === '' && 'Write what you say to them'],
  ];
  // The first of a field says most.
  const found: Partial<Record<DraftField, string>> = {};
  for (const [field, problem] of problems) if (problem !== false) found[field] ??= problem;
  return found;
}

/** Where what the desk says of a field stands on the page. */
export const fieldOfDesk = (field: string): DraftField =>
  field === 'at'
    ? 'day'
    : field === 'consentVersion'
      ? 'consent'
      : field === 'answered'
        ? 'next'
        : (field as DraftField);

const orNull = (text: string): string | null => text.trim() || null;
const countOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What is sent to the desk. @param me the person who saves it */
export function beginOf(
  draft: BegunDraft,
  { zone, now, me }: { readonly zone: Zone; readonly now: Date; readonly me: string },
): Begin {
  const isMail = draft.way === 'mail';
  const gives = !isMail && draft.next === 'give';
  // Without a yes only the answer may be sent.
  const isAgreed = draft.consent !== null && draft.consent !== 'not-asked';
  return {
    key: draft.key,
    way: draft.way,
    name: draft.name.trim(),
    email: orNull(draft.email),
    telephone: orNull(draft.telephone),
    country: orNull(draft.country),
    places: draft.places,
    arrival: orNull(draft.arrival),
    departure: orNull(draft.departure),
    adults: countOrNull(draft.adults),
    children: countOrNull(draft.children),
    ages: draft.ages.trim(),
    words: isMail ? '' : draft.words.trim(),
    at: new Date(cameAt(draft, zone, now) ?? now.getTime()).toISOString(),
    consent: draft.consent ?? 'not-asked',
    consentVersion: draft.consent === 'said-yes' ? draft.sentence : null,
    answered: !isMail && draft.next === 'answered',
    crm: draft.crm && isAgreed,
    confirm: draft.confirm && isAgreed && orNull(draft.email) !== null,
    assignee: gives ? orNull(draft.assignee) : me,
    linkedTo: draft.linkedTo,
  };
}
