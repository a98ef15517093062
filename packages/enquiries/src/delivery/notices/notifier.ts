import type { Alerts } from '../../alerts/alerts.ts';
import type { Clock } from '../../clock.ts';
import type { EnquiryLimits } from '../../limits.ts';
import type { Log } from '../../log.ts';
import type { Store } from '../../store/database/port.ts';
import type { Notice, NoticeMailer } from '../channels/channel.ts';
import { mailLimits } from '../channels/mails/mail-settings.ts';
import { UnclearDeliveryError } from '../delivery-errors.ts';
import { type BatchEnd, claimBatch, gatherBatch, type NoticeBatch, settleBatch } from './batch.ts';
import type { NoticeKind } from './note.ts';

/** Lines one mail shows of each kind; the desk has the rest. */
const longestList = 40;

const headings: Readonly<Record<NoticeKind, (count: number) => string>> = {
  dead: (n) => (n === 1 ? '1 delivery failed' : `${n} deliveries failed`),
  fault: (n) => (n === 1 ? '1 destination refuses deliveries' : `${n} destinations refuse deliveries`),
  silence: () => 'No enquiry has been received for a long time',
  quarantined: (n) => (n === 1 ? '1 enquiry is held back' : `${n} enquiries are held back`),
  left: (n) =>
    n === 1 ? '1 reader unsubscribed from the newsletter' : `${n} readers unsubscribed from the newsletter`,
  late: (n) => (n === 1 ? '1 delivery is late' : `${n} deliveries are late`),
};

const order: readonly NoticeKind[] = ['silence', 'fault', 'dead', 'late', 'quarantined', 'left'];

/** A batch of notices as a mail: a subject that says how many of what, and a line for each. No personal data. */
export function noticeText(batch: NoticeBatch): Notice {
  const groups = order
    .map((kind) => ({ kind, lines: batch.lines.filter((line) => line.kind === kind) }))
    .filter((group) => group.lines.length > 0);
  const titles = groups.map(({ kind, lines }) => headings[kind](lines.length));
  const body = groups.flatMap(({ lines }, index) => [
    ...(index > 0 ? [''] : []),
    `${titles[index]}:`,
    ...lines.slice(0, longestList).map(({ line }) => `- ${line}`),
    ...(lines.length > longestList ? [`- and ${lines.length - longestList} more`] : []),
  ]);
  return {
    subject: titles.join(', '),
    lines: [...body, '', 'Open the enquiry desk to release, resend or discard them.'],
  };
}

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
        noticeText(batch),
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
