import type { ChannelWords, DeliveryDetail, EnquiryDetail } from '@sundowner/desk-wire';
import { kindTitle, suspicionWords } from './enquiry-words.ts';
import { clockTimeWithSeconds, sentenceTime, shortDay, untilWords } from './times.ts';

/** `next` is drawn dashed, `retried` as a ring, `failed` in red; each entry's words say the same without the mark. */
export type EntryTone = 'done' | 'retried' | 'failed' | 'next' | 'held';

/** What the concierge may do about one delivery. */
export type ResendOffer = 'try-again' | 'try-now' | 'send-again';

export interface TimelineEntry {
  readonly key: string;
  /** ISO time, or `null` for what has not happened yet. */
  readonly at: string | null;
  readonly title: string;
  readonly lines: readonly string[];
  readonly tone: EntryTone;
  readonly resend: { readonly channel: string; readonly offer: ResendOffer } | null;
}

/** What the channels of an enquiry are called. One the site no longer knows is shown under its own name. */
export function channelWords({ channels }: Pick<EnquiryDetail, 'channels'>, channel: string): ChannelWords {
  return channels[channel] ?? { noun: channel, done: channel, again: null };
}

const outcomes: Readonly<Record<string, string>> = {
  delivered: 'Accepted',
  retry: 'Did not get through',
  rejected: 'Refused',
  fault: 'The other side is out of order',
  unexplained: 'Failed for a reason we do not know',
  lost: 'Broken off',
};

/** An outcome of one attempt in plain words; a word this studio does not know is shown as it is. */
export function outcomeWords(outcome: string): string {
  return outcomes[outcome] ?? outcome;
}

const actions: Readonly<Record<string, string>> = {
  'discarded the failed deliveries': 'Left unsent what failed',
  'asked to erase': 'Erasure asked for',
  'took the erasure back': 'Erasure taken back',
};

/** What somebody did, from the desk's own note: "Released", "Sent again: Email to the visitor". */
export function actionWords(action: string, enquiry: Pick<EnquiryDetail, 'channels'>): string {
  const resent = /^resent (\S+)$/.exec(action)?.[1];
  if (resent) return `Sent again: ${channelWords(enquiry, resent).noun}`;
  const copied = /^sent once more (\S+)$/.exec(action)?.[1];
  if (copied) return `Sent once more: ${channelWords(enquiry, copied).noun}`;
  return actions[action] ?? action.charAt(0).toUpperCase() + action.slice(1);
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

function tries(count: number): string {
  return count === 1 ? 'one try' : `${count} tries`;
}

/** "14:20:08" today, else "19 Nov, 14:20:08". */
function attemptTime(at: string, now: Date): string {
  const itsDay = shortDay(at);
  return itsDay === shortDay(now.toISOString())
    ? clockTimeWithSeconds(at)
    : `${itsDay}, ${clockTimeWithSeconds(at)}`;
}

/** "at 14:20:08" today, else "on 19 Nov, 14:20:08". */
function deliveredWhen(at: string, now: Date): string {
  const time = attemptTime(at, now);
  return `${time.includes(',') ? 'on' : 'at'} ${time}`;
}

/** One line for each attempt worth telling; alike ones in a row share a line. */
function attemptLines(history: DeliveryDetail['history'], now: Date): string[] {
  const runs: { first: string; last: string; words: string; count: number }[] = [];
  for (const { at, outcome, detail } of history) {
    if (outcome === 'delivered' && detail === '') continue;
    const words = detail ? `${outcomeWords(outcome)}: ${detail}` : outcomeWords(outcome);
    const run = runs.at(-1);
    if (run?.words === words) Object.assign(run, { last: at, count: run.count + 1 });
    else runs.push({ first: at, last: at, words, count: 1 });
  }
  return runs.map(({ first, last, words, count }) =>
    count === 1
      ? `${attemptTime(first, now)} ${words}`
      : `${count} times from ${attemptTime(first, now)} to ${attemptTime(last, now)}: ${words}`,
  );
}

/** Why a channel that is done sent nothing: "this recipient had 3 mails within a day"; `null` where it did send. */
function withheld({ state, history }: DeliveryDetail): string | null {
  const detail = state === 'delivered' ? history.at(-1)?.detail : undefined;
  return detail?.startsWith('not sent: ') ? detail.slice('not sent: '.length) : null;
}

/** The last sentence of a delivery: where it stands now. */
function standing(delivery: DeliveryDetail, enquiry: EnquiryDetail, now: Date): string {
  const { state, attempts, nextAttemptAt, deliveredAt } = delivery;
  switch (state) {
    case 'pending':
      return nextAttemptAt ? `Goes out ${untilWords(nextAttemptAt, now)}.` : 'Goes out any moment now.';
    case 'sending':
      return 'Being sent now.';
    case 'waiting':
      return nextAttemptAt
        ? `Next try at ${sentenceTime(nextAttemptAt, now)}, ${untilWords(nextAttemptAt, now)}.`
        : 'Waits until the other side works again, and is then tried by itself.';
    case 'delivered': {
      const at = deliveredAt ? ` ${deliveredWhen(deliveredAt, now)}` : '';
      return attempts > 1
        ? `Delivered${at}, at the ${ordinals[attempts - 1] ?? `${attempts}th`} try.`
        : `Delivered${at}.`;
    }
    case 'dead':
      return enquiry.attention === 'failed'
        ? `Given up after ${tries(attempts)}. It stays under Failed until you decide.`
        : `Given up after ${tries(attempts)}, and left unsent.`;
    case 'held':
      return enquiry.eraseFinalAt
        ? 'Not sent: the enquiry is to be erased.'
        : 'Not sent: waits until the enquiry is released.';
  }
}

function deliveryTone({ state, history }: DeliveryDetail): EntryTone {
  if (state === 'dead') return 'failed';
  if (state === 'held') return 'held';
  if (state === 'waiting') return 'retried';
  if (state === 'delivered')
    return history.some(({ outcome }) => outcome !== 'delivered') ? 'retried' : 'done';
  return 'next';
}

const offers: Partial<Record<DeliveryDetail['state'], ResendOffer>> = {
  dead: 'try-again',
  waiting: 'try-now',
};

/** What is offered for a delivery as it stands; what went out can go out once more where its channel offers that. */
function offerFor(
  state: DeliveryDetail['state'],
  wasSent: boolean,
  { again }: ChannelWords,
): ResendOffer | undefined {
  if (state === 'delivered') return wasSent && again !== null ? 'send-again' : undefined;
  return offers[state];
}

function deliveryEntry(delivery: DeliveryDetail, enquiry: EnquiryDetail, now: Date): TimelineEntry {
  const { channel, state, history, lastError } = delivery;
  const words = channelWords(enquiry, channel);
  const reason = withheld(delivery);
  const attempts = attemptLines(reason === null ? history : history.slice(0, -1), now);
  const lines = attempts.length === 0 && lastError && state !== 'delivered' ? [lastError] : attempts;
  const mayAct = enquiry.state === 'accepted' && !enquiry.eraseFinalAt;
  const offer = mayAct ? offerFor(state, reason === null, words) : undefined;
  return {
    key: `delivery-${channel}`,
    at: history[0]?.at ?? delivery.deliveredAt,
    title: state === 'delivered' && reason === null ? words.done : words.noun,
    lines: [...lines, reason === null ? standing(delivery, enquiry, now) : `Not sent: ${reason}.`],
    tone: reason === null ? deliveryTone(delivery) : 'held',
    resend: offer ? { channel, offer } : null,
  };
}

function checkedEntry(enquiry: EnquiryDetail): TimelineEntry {
  const suspicion = suspicionWords(enquiry.suspicion);
  const purposes = enquiry.consent.purposes.length > 0 ? 'Consent given.' : 'No consent recorded.';
  return {
    key: 'checked',
    at: enquiry.receivedAt,
    title: suspicion ? 'Held' : 'Checked',
    lines: [suspicion ? `Looks like a machine’s: ${suspicion}.` : `Not a machine’s. ${purposes}`],
    tone: suspicion ? 'held' : 'done',
    resend: null,
  };
}

/**
 * What became of an enquiry, oldest first; what has not happened yet stands last.
 *
 * @param now the moment to count from ("in 3 minutes")
 */
export function timelineOf(enquiry: EnquiryDetail, now: Date): TimelineEntry[] {
  const past: TimelineEntry[] = [
    {
      key: 'received',
      at: enquiry.receivedAt,
      title: 'Received',
      lines: [`${kindTitle(enquiry.kind)}, from ${enquiry.page || 'an unknown page'}.`],
      tone: 'done',
      resend: null,
    },
    checkedEntry(enquiry),
  ];
  const later = [
    ...enquiry.actions.map(
      ({ at, by, action }, index): TimelineEntry => ({
        key: `action-${index}`,
        at,
        title: actionWords(action, enquiry),
        lines: [`By ${by}.`],
        tone: 'done',
        resend: null,
      }),
    ),
    ...enquiry.deliveries
      .filter(() => enquiry.state !== 'discarded')
      .map((delivery) => deliveryEntry(delivery, enquiry, now)),
  ];
  const moment = ({ at }: TimelineEntry) => (at ? Date.parse(at) : Number.POSITIVE_INFINITY);
  // Array sort is stable: what happened in one second keeps the order it is told in.
  return [...past, ...later.sort((a, b) => (moment(a) === moment(b) ? 0 : moment(a) - moment(b)))];
}
