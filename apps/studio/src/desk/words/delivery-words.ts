import type { DeliveryDetail } from '@sundowner/desk-wire';
import { clockTimeWithSeconds, isSameDay, sentenceTime, shortDay } from './times.ts';

/** The words say the same without the colour. */
export type DeliveryTone = 'next' | 'done' | 'waiting' | 'failed' | 'quiet';

export interface DeliveryWords {
  readonly words: string;
  readonly tone: DeliveryTone;
  /** What the other server said, word for word; shown when asked for. */
  readonly exact: string | null;
}

/** What servers say of an address, in words of ours; the first that fits. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /does not exist|no such (user|mailbox)|user unknown|unknown user|\b5\.1\.(?:[012]|10)\b/i,
    'this address does not exist',
  ],
  [/mailbox (is )?full|quota|\b5\.2\.2\b|\b552\b/i, 'their mailbox is full'],
  [/too (large|big)|\b5\.3\.4\b/i, 'the mail is too large for their server'],
  [/block|spam|denied|policy|\b5\.7\.\d+\b/i, 'blocked by their server'],
];

/** "this address does not exist", or `null` for what no words of ours fit. */
function reasonWords(statement: string): string | null {
  return reasons.find(([pattern]) => pattern.test(statement))?.[1] ?? null;
}

/** "at 14:31:09" today, "on 23 Nov, 14:31:09" else. */
function when(at: string, now: Date): string {
  const time = clockTimeWithSeconds(at);
  return isSameDay(new Date(at), now) ? `at ${time}` : `on ${shortDay(at)}, ${time}`;
}

const says = (tone: DeliveryTone, words: string, exact: string | null = null): DeliveryWords => ({
  words,
  tone,
  exact,
});

const timesWords = (times: number) => (times === 2 ? 'twice' : `${times} times`);

const notSent = 'not sent: ';

function delivered({ deliveredAt, history }: DeliveryDetail, now: Date): DeliveryWords {
  const last = history.at(-1)?.detail ?? '';
  if (last.startsWith(notSent)) return says('quiet', `Not sent: ${last.slice(notSent.length)}.`);
  const at = deliveredAt ? ` ${when(deliveredAt, now)}` : '';
  const end = history.at(-1);
  const refused = /but not for (\d+) of those it goes to/.exec(last)?.[1];
  if (refused !== undefined)
    return says(
      'waiting',
      `Sent${at}, but not to ${refused === '1' ? 'one address' : `${refused} addresses`}: refused.`,
      last,
    );
  if (end?.outcome === 'complaint')
    return says('waiting', `Delivered${at}, and marked as spam by the recipient.`);
  if (end?.outcome === 'late')
    return says(
      'waiting',
      `Their server has had it${at}, has not passed it on yet, and tries further by itself.`,
      last,
    );
  if (end?.outcome === 'bounced') {
    const why = reasonWords(last) ?? 'their server did not deliver it';
    return says(
      'waiting',
      `Came back from one address ${when(end.at, now)}: ${why}. The others have it.`,
      last,
    );
  }
  const unclear = history.filter(({ outcome }) => isUnclear(outcome));
  if (unclear.length === 0) return says('done', `Delivered${at}`);
  if (isUnclear(history.at(-1)?.outcome ?? '')) return says('waiting', `Put down as arrived${at}.`);
  const lost = unclear.some(({ outcome }) => outcome === 'lost');
  const why = lost ? 'the machine stopped in between' : 'their server did not say it the first time';
  return says('waiting', `Sent${at}, perhaps ${timesWords(unclear.length + 1)}: ${why}.`);
}

/** Ends of which nobody knows whether the mail arrived: the server said nothing, or our machine stopped. */
const isUnclear = (outcome: string) => outcome === 'unclear' || outcome === 'lost';

/** Red is for our own pipeline: a visitor's mailbox that is full or does not exist is nothing we can put right. */
const refusedTone = (channel: string): DeliveryTone => (channel === 'concierge-mail' ? 'failed' : 'waiting');

function dead(delivery: DeliveryDetail, now: Date): DeliveryWords {
  const { channel, attempts, history, lastError, mayHaveArrived } = delivery;
  const last = history.at(-1);
  const exact = lastError ?? last?.detail ?? null;
  if (mayHaveArrived) {
    const at = last ? ` ${when(last.at, now)}` : '';
    return says('waiting', `May have arrived${at}: nobody knows. Not sent again by itself.`, exact);
  }
  if (last?.outcome === 'rejected') {
    const why = reasonWords(exact ?? '') ?? 'their server does not take it';
    return says(
      refusedTone(channel),
      `Refused ${when(last.at, now)}: ${why}. Nobody has received it.`,
      exact,
    );
  }
  if (last?.outcome === 'bounced') {
    const why = reasonWords(exact ?? '') ?? 'their server did not deliver it';
    return says(
      refusedTone(channel),
      `Came back ${when(last.at, now)}: ${why}. Nobody has received it.`,
      exact,
    );
  }
  const tries = attempts === 1 ? 'one try' : `${attempts} tries`;
  return says('failed', `Given up after ${tries}. A person decides.`, exact);
}

function waiting(delivery: DeliveryDetail, now: Date): DeliveryWords {
  const { attempts, history, lastError, nextAttemptAt } = delivery;
  const last = history.at(-1);
  if (last?.outcome === 'fault') {
    const begun = history[history.findLastIndex(({ outcome }) => outcome !== 'fault') + 1]?.at ?? last.at;
    const since = sentenceTime(begun, now);
    return says(
      'waiting',
      `Waiting: the other side is out of order since ${since}. Goes out by itself.`,
      lastError,
    );
  }
  const tried = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  const next = nextAttemptAt ? `, next at ${sentenceTime(nextAttemptAt, now)}` : '';
  return says('waiting', `Waiting. ${tried}${next}.`, lastError);
}

/** The state of one delivery in the desk's words; a failed one never changes the state of the work. */
export function deliveryWords(
  delivery: DeliveryDetail,
  { erasing, now }: { readonly erasing: boolean; readonly now: Date },
): DeliveryWords {
  switch (delivery.state) {
    case 'pending':
      return says('next', 'Goes out now.');
    case 'sending':
      return says('next', 'Being sent.');
    case 'held':
      return says(
        'quiet',
        erasing ? 'Not sent: the enquiry is to be erased.' : 'Goes out after the release.',
      );
    case 'waiting':
      return waiting(delivery, now);
    case 'delivered':
      return delivered(delivery, now);
    case 'dead':
      return dead(delivery, now);
  }
}
