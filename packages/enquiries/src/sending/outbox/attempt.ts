import {
  type DeliveryJob,
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
  type Sender,
} from '../channels/channel.ts';
import { type Outcome, safeDetail } from './outcome.ts';

function outcomeOf(error: unknown): Outcome {
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

/**
 * Runs one delivery and says how it ended; never throws. When the time is up it is a retry, whether the channel heeds the
 * signal or not.
 *
 * @param time milliseconds the delivery may take
 */
export async function attemptDelivery(channel: Sender, job: DeliveryJob, time: number): Promise<Outcome> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      controller.abort(new RetryableDeliveryError('The delivery took too long.'));
      resolve({ kind: 'retry', detail: `No answer within ${time} ms`, retryAfterSeconds: null });
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
