import {
  type DeliveryJob,
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
  type Sender,
  UnclearDeliveryError,
} from '../channels/channel.ts';
import { type Outcome, safeDetail } from './outcome.ts';

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
      return { kind: 'delivered', detail: safeDetail(receipt.detail) };
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
