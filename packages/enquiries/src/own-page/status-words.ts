import { nightsBetween } from '@sundowner/calendar/day';
import { dateInWords, weekdayOf } from '@sundowner/calendar/words';
import { dayIn, timeIn, type Zone } from '@sundowner/calendar/zone';
import type { OwnStatus } from './own-letter.ts';

/** Where the work on an enquiry stands, as far as its traveller may know. Times are milliseconds since 1970. */
export interface StatusFacts {
  /** Held ones are `new` with nobody, exactly as others are. */
  readonly work: 'new' | 'open' | 'waiting' | 'done';
  /** First name of whom it is with; `null` for nobody. */
  readonly first: string | null;
  /** Since when they have the letter, or the words that came after it; of one that is done, when it was closed; of one whose turn is theirs, since when. */
  readonly since: number;
  /** By when an answer is promised; `null` where no working hours are set. */
  readonly due: number | null;
  /** Of the promise, in hours. */
  readonly targetHours: number;
  /** Our last letter that is on the page. */
  readonly answered: { readonly at: number; readonly first: string } | null;
  /** Our last letter, where it came back: when it went, and why in a half sentence. */
  readonly cameBack: { readonly at: number; readonly why: string | null } | null;
  readonly withdrawnAt: number | null;
  readonly now: number;
  readonly zone: Zone;
}

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const nextDay = (day: string, today: string): boolean => nightsBetween(today, day) === 1;

/** A moment from now on: "13:14 today", "09:00 tomorrow", "09:00 on Monday", "09:00 on 14 March". */
export function byWhen(at: number, now: number, zone: Zone): string {
  const [day, today] = [dayIn(at, zone), dayIn(now, zone)];
  const time = timeIn(at, zone);
  if (day === today) return `${time} today`;
  if (nextDay(day, today)) return `${time} tomorrow`;
  return `${time} on ${withinWeek(day, today) ? weekdayOf(day) : dateInWords(day)}`;
}

/** A moment in the past as a day: "today", "yesterday", "on Tuesday", "on 2 December". */
export function onDay(at: number, now: number, zone: Zone): string {
  const [day, today] = [dayIn(at, zone), dayIn(now, zone)];
  if (day >= today) return 'today';
  if (nextDay(today, day)) return 'yesterday';
  return `on ${withinWeek(today, day) ? weekdayOf(day) : dateInWords(day)}`;
}

const withinWeek = (later: string, earlier: string): boolean => {
  const days = nightsBetween(earlier, later);
  return days > 0 && days < 7;
};

/** Since when: "09:14", "09:14 yesterday", "Tuesday, 09:14". */
function sinceWhen(at: number, now: number, zone: Zone): string {
  const day = dayIn(at, zone);
  const time = timeIn(at, zone);
  if (day === dayIn(now, zone)) return time;
  const when = onDay(at, now, zone).replace(/^on /, '');
  return when === 'yesterday' ? `yesterday at ${time}` : `${when}, ${time}`;
}

const hoursInWords = (hours: number): string =>
  `${numbers[hours] ?? String(hours)} working ${hours === 1 ? 'hour' : 'hours'}`;

function oursTurn(facts: StatusFacts): Pick<OwnStatus, 'sentence' | 'under' | 'offersCall'> {
  const { work, first, since, due, targetHours, answered, now, zone } = facts;
  if (due !== null && due < now && work === 'new') {
    return {
      sentence: `We said by ${timeIn(due, zone)}${dayIn(due, zone) === dayIn(now, zone) ? '' : ` ${onDay(due, now, zone)}`}, and have not managed it.`,
      under: first === null ? 'The concierges have been reminded.' : `${first} has been reminded.`,
      offersCall: true,
    };
  }
  const what = work === 'new' && answered === null ? 'letter' : 'words';
  const sentence = `${first ?? 'The concierges'} ${first === null ? 'have' : 'has'} had your ${what} since ${sinceWhen(since, now, zone)}.`;
  const who = first ?? 'One of them';
  if (due === null || due < now) return { sentence, under: `${who} answers you.`, offersCall: true };
  const within = what === 'letter' ? ` within ${hoursInWords(targetHours)}, so` : '';
  return { sentence, under: `${who} answers${within} by ${byWhen(due, now, zone)}.`, offersCall: true };
}

function waiting({
  answered,
  since,
  now,
  zone,
}: StatusFacts): Pick<OwnStatus, 'sentence' | 'under' | 'offersCall'> {
  // Somebody rang, or wrote to others: nothing of it is on the page, and it may have reached nobody.
  if (!answered)
    return {
      sentence: `It has been your turn since ${sinceWhen(since, now, zone)}.`,
      under: 'We rang or wrote. If nothing has reached you, write below.',
      offersCall: true,
    };
  const { at, first: by } = answered;
  const isToday = dayIn(at, zone) === dayIn(now, zone);
  if (isToday)
    return {
      sentence: `${by} answered at ${timeIn(at, zone)} today.`,
      under: `What you write back goes to ${by === 'We' ? 'us' : by} alone.`,
      offersCall: false,
    };
  return {
    sentence: `${by} answered ${onDay(at, now, zone)}, and it is your turn.`,
    under: 'There is no hurry on our side.',
    offersCall: false,
  };
}

function closed({ first, since, now, zone }: StatusFacts): Pick<OwnStatus, 'sentence' | 'under'> {
  const when = onDay(since, now, zone);
  const day =
    when === 'today' || when.startsWith('on ') ? when : `${when}, on ${dateInWords(dayIn(since, zone))}`;
  return {
    sentence: `${first ?? 'We'} closed this enquiry ${day}.`,
    under: 'Write below and it opens again, with everything in it.',
  };
}

/** A letter of ours that came back, in a sentence. */
function cameBackWords({ cameBack, now, zone }: StatusFacts): string | null {
  if (!cameBack) return null;
  const day = onDay(cameBack.at, now, zone);
  const of =
    day === 'today' ? ' of today' : day === 'yesterday' ? ' of yesterday' : ` of ${day.replace(/^on /, '')}`;
  const why = cameBack.why === null ? '' : ` because ${cameBack.why}`;
  return `Our mail${of} came back${why}; you have it here in full.`;
}

/** Where it stands, in one sentence and what stands under it. Nothing of it says that an enquiry is held, snoozed or looked at. */
export function statusWords(facts: StatusFacts): OwnStatus {
  const { work, withdrawnAt, now, zone } = facts;
  if (withdrawnAt !== null) {
    return {
      sentence: `You withdrew this enquiry ${onDay(withdrawnAt, now, zone)} at ${timeIn(withdrawnAt, zone)}.`,
      under: 'Nothing more is sent, and no room is kept. We are sorry, and glad you asked.',
      offersCall: false,
      cameBack: null,
      isWithdrawn: true,
      isDone: true,
    };
  }
  const ends = { cameBack: cameBackWords(facts), isWithdrawn: false, isDone: work === 'done' };
  if (work === 'waiting') return { ...waiting(facts), ...ends };
  if (work === 'done') return { ...closed(facts), offersCall: false, ...ends };
  return { ...oursTurn(facts), ...ends };
}

/** Why a mail came back, in a half sentence that says nothing of servers; `null` where that is not known. */
export function whyCameBack(error: string | null): string | null {
  const said = (error ?? '').slice(0, 500);
  if (/\b[45]\.2\.2\b|mailbox[^.]{0,40}full|over ?quota|quota exceeded/i.test(said))
    return 'your mailbox was full';
  if (/\b5\.1\.[0-3]\b|no such (?:user|address|mailbox)|user unknown|does not exist/i.test(said))
    return 'your mail server does not know the address';
  return null;
}
