import type { DeliveryJob, Sender } from '../channels/channel.ts';
import {
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
  UnclearDeliveryError,
} from '../delivery-errors.ts';

/** How one delivery attempt ended, with words for its history; never personal data. */
export type Outcome =
  /** `refused`: addresses of a mail that were not taken, while others were. Never written to a log or a history. */
  | { readonly kind: 'delivered'; readonly detail: string; readonly refused?: readonly string[] }
  | { readonly kind: 'retry'; readonly detail: string; readonly retryAfterSeconds: number | null }
  /** The destination was given everything and said neither yes nor no. */
  | { readonly kind: 'unclear'; readonly detail: string }
  | { readonly kind: 'rejected'; readonly detail: string }
  | { readonly kind: 'fault'; readonly detail: string }
  /** Neither the channel nor we can say why: a crash, or an error of no known class. */
  | { readonly kind: 'unexplained'; readonly detail: string };

const longestDetail = 500;

// Telephone numbers, and neither an SMTP status (550 5.1.1) nor a correlation id (hyphens and letters around its digits).
const number = /(?<![\w-])\+?\d[\d\s().-]{7,}\d(?![\w-])/g;
const fewestDigits = 9;

/**
 * Words for the history and the log. Channels promise to carry no personal data; what looks like an address or a number is
 * struck out all the same, because a server's answer may quote one.
 */
export function safeDetail(text: string): string {
  return text
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '(address)')
    .replace(number, (found) => (found.replace(/\D/g, '').length < fewestDigits ? found : '(number)'))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestDetail);
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof UnclearDeliveryError) return { kind: 'unclear', detail: safeDetail(error.message) };
  if (error instanceof RetryableDeliveryError) {
    const retryAfterSeconds = error.retryAfterSeconds ?? null;
    return { kind: 'retry', detail: safeDetail(error.message), retryAfterSeconds };
  }
  if (error instanceof RejectedDeliveryError) return { kind: 'rejected', detail: safeDetail(error.message) };
  if (error instanceof DestinationFaultError) return { kind: 'fault', detail: safeDetail(error.message) };
  // The words of an unknown error may hold anything; its name may not.
  return {
    kind: 'unexplained',
    detail: `Unexpected ${error instanceof Error ? safeDetail(error.name) : 'failure'}`,
  };
}

/** A channel that heeds the signal says how far it came, in milliseconds. */
const lastWord = 100;

/**
 * Runs one delivery and says how it ended; never throws. When the time is up the channel says how it ended; one that does not heed the
 * signal leaves it unclear.
 *
 * @param time milliseconds the delivery may take
 */
export async function attemptDelivery(channel: Sender, job: DeliveryJob, time: number): Promise<Outcome> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      controller.abort(new RetryableDeliveryError('The delivery took too long.'));
      const outcome: Outcome = { kind: 'unclear', detail: `No answer within ${time} ms` };
      timer = setTimeout(() => resolve(outcome), lastWord);
    }, time);
  });
  const delivery = (async (): Promise<Outcome> => {
    try {
      const receipt = await channel.deliver(job, controller.signal);
      const { detail, refused = [] } = receipt;
      return { kind: 'delivered', detail: safeDetail(detail), ...(refused.length === 0 ? {} : { refused }) };
    } catch (error) {
      return outcomeOf(error);
    }
  })();
  try {
    return await Promise.race([delivery, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
