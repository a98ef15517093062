import type { Alerts } from '../../alerts/alerts.ts';
import type { Clock } from '../../clock.ts';
import type { EnquiryLimits } from '../../limits.ts';
import type { Log } from '../../log.ts';
import type { Store } from '../../store/database/port.ts';
import { type NoticeMailer, UnclearDeliveryError } from '../channels/channel.ts';
import { mailLimits } from '../channels/mails/mail-limits.ts';
import { type BatchEnd, claimBatch, gatherBatch, type NoticeBatch, settleBatch } from './batch.ts';
import { noticeWords } from './words.ts';

export interface NotifierDeps {
  readonly store: Store;
  readonly mailer: NoticeMailer;
  readonly clock: Clock;
  readonly limits: EnquiryLimits;
  readonly log: Log;
  readonly alerts: Pick<Alerts, 'activate' | 'resolve'>;
}

/** Batches one round sends at most; more wait for the next. */
const mostPerRound = 4;

/**
 * Tells the concierge mailbox what needs a person: dead jobs, faults and silence at once, held and late ones hourly.
 *
 * @returns a function that does one round and resolves with the number of mails it sent
 */
export function createNotifier(deps: NotifierDeps): () => Promise<number> {
  const { store, mailer, clock, limits, log, alerts } = deps;

  async function send(batch: NoticeBatch): Promise<BatchEnd> {
    try {
      await mailer.sendNotice(
        noticeWords(batch),
        batch.id,
        AbortSignal.timeout(Math.min(mailLimits.delivery, limits.lease)),
      );
      return 'told';
    } catch (error) {
      const name = error instanceof Error ? error.name : 'failure';
      // By the other path, until a notice goes out again.
      const words = batch.lines.length === 1 ? '1 thing' : `${batch.lines.length} things`;
      const message = `The concierge mailbox could not be sent a notice of ${words} (${name}).`;
      alerts.activate('notices', { topic: 'mailbox', message });
      log.warn({ batch: batch.id, attempt: batch.attempts, error: name }, 'a notice could not be sent');
      return error instanceof UnclearDeliveryError ? 'unclear' : 'failed';
    }
  }

  return async () => {
    await gatherBatch(store, 'at-once', clock.now(), limits);
    await gatherBatch(store, 'hourly', clock.now(), limits);
    let sent = 0;
    for (let count = 0; count < mostPerRound; count++) {
      const batch = await claimBatch(store, clock.now(), limits);
      if (!batch) break;
      // What was noted anew after it was gathered is in a later batch; an empty one has nothing left to tell.
      const end = batch.lines.length === 0 ? 'told' : await send(batch);
      await settleBatch(store, batch, end, clock.now(), limits);
      if (end === 'told') sent++;
      if (end === 'told' && batch.lines.length > 0) alerts.resolve('notices', 'mailbox');
    }
    return sent;
  };
}
