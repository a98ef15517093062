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
    /does not exist|no such (user|mailbox)|user unknown|unknown user|\b5\.1\.[012]\b/i,
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

const timesWords = (times: number) => (times === 2 ? 'twice' : `${times} times`);

const notSent = 'not sent: ';

function delivered({ deliveredAt, history }: DeliveryDetail, now: Date): DeliveryWords {
  const last = history.at(-1)?.detail ?? '';
  if (last.startsWith(notSent)) {
    return { words: `Not sent: ${last.slice(notSent.length)}.`, tone: 'quiet', exact: null };
  }
  const at = deliveredAt ? ` ${when(deliveredAt, now)}` : '';
  const unclear = history.filter(({ outcome }) => isUnclear(outcome));
  if (unclear.length === 0) return { words: `Delivered${at}`, tone: 'done', exact: null };
  if (isUnclear(history.at(-1)?.outcome ?? ''))
    return { words: `Put down as arrived${at}.`, tone: 'waiting', exact: null };
  const lost = unclear.some(({ outcome }) => outcome === 'lost');
  const why = lost ? 'the machine stopped in between' : 'their server did not say it the first time';
  return {
    words: `Sent${at}, perhaps ${timesWords(unclear.length + 1)}: ${why}.`,
    tone: 'waiting',
    exact: null,
  };
}

/** Ends of which nobody knows whether the mail arrived: the server said nothing, or our machine stopped. */
const isUnclear = (outcome: string) => outcome === 'unclear' || outcome === 'lost';

function dead(delivery: DeliveryDetail, now: Date): DeliveryWords {
  const { attempts, history, lastError, mayHaveArrived } = delivery;
  const last = history.at(-1);
  const exact = lastError ?? last?.detail ?? null;
  if (mayHaveArrived) {
    const at = last ? ` ${when(last.at, now)}` : '';
    return {
      words: `May have arrived${at}: nobody knows. Not sent again by itself.`,
      tone: 'waiting',
      exact,
    };
  }
  if (last?.outcome === 'rejected') {
    const why = reasonWords(exact ?? '') ?? 'their server does not take it';
    return { words: `Refused ${when(last.at, now)}: ${why}. Nobody has received it.`, tone: 'failed', exact };
  }
  if (last?.outcome === 'bounced') {
    const why = reasonWords(exact ?? '') ?? 'their server did not deliver it';
    return {
      words: `Came back ${when(last.at, now)}: ${why}. Nobody has received it.`,
      tone: 'failed',
      exact,
    };
  }
  const tries = attempts === 1 ? 'one try' : `${attempts} tries`;
  return { words: `Given up after ${tries}. A person decides.`, tone: 'failed', exact };
}

function waiting(delivery: DeliveryDetail, now: Date): DeliveryWords {
  const { attempts, history, lastError, nextAttemptAt } = delivery;
  const last = history.at(-1);
  if (last?.outcome === 'fault') {
    const begun = history[history.findLastIndex(({ outcome }) => outcome !== 'fault') + 1]?.at ?? last.at;
    return {
      words: `Waiting: the other side is out of order since ${sentenceTime(begun, now)}. Goes out by itself.`,
      tone: 'waiting',
      exact: lastError,
    };
  }
  const tried = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  const next = nextAttemptAt ? `, next at ${sentenceTime(nextAttemptAt, now)}` : '';
  return { words: `Waiting. ${tried}${next}.`, tone: 'waiting', exact: lastError };
}

/** Where one delivery stands, in the desk's words; a failed one never changes the state of the work. */
export function deliveryWords(
  delivery: DeliveryDetail,
  { erasing, now }: { readonly erasing: boolean; readonly now: Date },
): DeliveryWords {
  switch (delivery.state) {
    case 'pending':
      return { words: 'Goes out now.', tone: 'next', exact: null };
    case 'sending':
      return { words: 'Being sent.', tone: 'next', exact: null };
    case 'held':
      return {
        words: erasing ? 'Not sent: the enquiry is to be erased.' : 'Goes out after the release.',
        tone: 'quiet',
        exact: null,
      };
    case 'waiting':
      return waiting(delivery, now);
    case 'delivered':
      return delivered(delivery, now);
    case 'dead':
      return dead(delivery, now);
  }
}
