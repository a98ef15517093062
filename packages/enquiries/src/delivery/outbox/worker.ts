import { setTimeout as wait } from 'node:timers/promises';
import { recordOfKind } from '@sundowner/brand';
import type { Alerts } from '../../alerts/alerts.ts';
import { createBackgroundLoop } from '../../background-loop.ts';
import { type Clock, second } from '../../clock.ts';
import type { EnquiryLimits } from '../../limits.ts';
import type { Log } from '../../log.ts';
import { type Store, StoreUnavailableError, type UnavailableReason } from '../../store/database/port.ts';
import { type Vault, VaultError } from '../../store/vault.ts';
import type { Channel, DeliveryJob, SubscriptionLinks } from '../channels/channel.ts';
import { ownPageChannel } from '../channels/own-page-mail/own-page-mail-channel.ts';
import { enquiryOfAnswer, loadAnswer } from '../stored-answer.ts';
import { loadStoredEnquiry, openFiles } from '../stored-enquiry.ts';
import { attemptDelivery, type Outcome } from './attempt.ts';
import { type ClaimedJob, claimJobs } from './claim.ts';
import { circuitAlert } from './fault-watch.ts';
import { handedOver } from './own-copy.ts';
import { type RecordedOutcome, recordOutcome } from './record.ts';
import { noteRefusedAddresses } from './refused-addresses.ts';

export interface WorkerDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly channels: readonly Channel[];
  readonly clock: Clock;
  readonly limits: EnquiryLimits;
  readonly log: Log;
  readonly alerts: Pick<Alerts, 'raise' | 'activate'>;
  /** The links of a subscription. */
  readonly linksOf: (enquiryId: string) => SubscriptionLinks;
  /** What a mail to the traveller carries of their own page; nothing when absent. */
  readonly ownPageOf?: (
    job: Pick<ClaimedJob, 'id' | 'enquiryId' | 'channel' | 'copy' | 'message'>,
  ) => Promise<Pick<DeliveryJob, 'ownPage' | 'ownPageNote'>>;
  /** What is wrong with the pipeline has changed: a delivery died, or a destination listens again. */
  readonly onTurn: () => void;
}

export interface Worker {
  start(): void;
  /** There is new work: look at once instead of at the next poll. */
  wake(): void;
  /** Claims what is due now and resolves when all of it has ended. @returns how many jobs that were */
  tick(): Promise<number>;
  /** Claims nothing more and resolves when what is in flight has ended and is recorded. */
  stop(): Promise<void>;
}

/** After so many tries an outcome that could not be recorded is an alert; a worker that stops, or whose store refuses it for another reason than being away, tries no more. */
const recordAttempts = 5;
/** Of a store that does its work again by and by; `gone` says its watch of one that is silent or away, too. */
const passing: ReadonlySet<UnavailableReason> = new Set(['busy', 'connection', 'full', 'gone', 'read-only']);
/** The longest wait between two of these tries. */
const longestRest = 2 * second;
/**
 * For so long after the store was away nothing is taken for lost: a lease that ended meanwhile may be one of a worker that lives, was away
 * from the store as well, and writes down how it ended as soon as it can.
 */
const notedFirst = 15 * second;

/** Delivers the jobs of the outbox: each channel on its own, so that one failing holds up none of the others. */
export function createWorker(deps: WorkerDeps): Worker {
  const { store, vault, clock, limits, log, alerts } = deps;
  const active = new Map<Channel, number>();
  const running = new Set<Promise<void>>();
  /** When the store was last found away, by any claim. */
  let awayAt = Number.NEGATIVE_INFINITY;
  const loop = createBackgroundLoop(async () => {
    await round();
    return limits.poll;
  });

  async function deliver(channel: Channel, claimed: ClaimedJob): Promise<Outcome> {
    try {
      const isAnswer = claimed.message !== '' && claimed.channel !== ownPageChannel;
      const home = isAnswer ? await enquiryOfAnswer(store.read, claimed.message) : null;
      const job = { ...claimed, enquiryId: home ?? claimed.enquiryId };
      const enquiry = await loadStoredEnquiry(store.read, vault, job.enquiryId);
      const answer = enquiry && isAnswer ? await loadAnswer(store.read, vault, job) : undefined;
      if (!enquiry || answer === null) return { kind: 'rejected', detail: 'The enquiry was erased' };
      return await attemptDelivery(
        channel,
        {
          id: job.id,
          attempt: job.attempts,
          copy: job.copy,
          enquiry,
          ...(recordOfKind(enquiry.kind)?.confirmed ? { subscription: deps.linksOf(job.enquiryId) } : {}),
          ...(answer ? { answer, copies: await handedOver(store, job, clock) } : {}),
          ...(await deps.ownPageOf?.(job)),
          files: () => openFiles(store.read, vault, job.enquiryId, enquiry.values),
        },
        // One that outlasted its lease would be another worker's too.
        Math.min(channel.limits.delivery, limits.lease),
      );
    } catch (error) {
      // A missing key is the operator's to put back, and a store that is away comes back: nothing may die of either at once.
      const detail = error instanceof VaultError ? error.message : 'The enquiry could not be read';
      return { kind: 'retry', detail, retryAfterSeconds: null };
    }
  }

  /**
   * Until it is written down, however long the store is away: what is forgotten here is made again. Where another worker took it over
   * meanwhile the store says so.
   */
  async function record(job: ClaimedJob, outcome: Outcome): Promise<RecordedOutcome | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await recordOutcome(store, job, outcome, clock.now(), limits);
      } catch (error) {
        const isAway = error instanceof StoreUnavailableError && passing.has(error.reason);
        if (attempt >= recordAttempts && (loop.stopping || !isAway)) return null;
        if (attempt === recordAttempts) tellUnrecorded(job);
        await wait(Math.min(limits.poll * attempt, longestRest));
      }
    }
  }

  const tellUnrecorded = ({ channel }: ClaimedJob) =>
    alerts.raise('store', `A delivery by ${channel} could not be recorded; it may be made twice.`);

  function tell(job: ClaimedJob, outcome: Outcome, recorded: RecordedOutcome | null): void {
    const line = { delivery: job.id, channel: job.channel, attempt: job.attempts, outcome: outcome.kind };
    if (recorded === null) {
      tellUnrecorded(job);
    } else if (recorded.state === 'superseded') {
      log.warn(line, 'another process took this delivery over');
    } else if (recorded.state === 'dead' && outcome.kind === 'unclear') {
      log.warn({ ...line, detail: outcome.detail }, 'this mail may have arrived and is not sent again');
    } else if (recorded.state === 'dead') {
      log.error({ ...line, detail: outcome.detail }, 'delivery failed and will not be retried');
    } else {
      log.info({ ...line, state: recorded.state }, 'delivery attempted');
    }
    if (recorded?.circuit === 'opened') {
      alerts.activate('circuit-open', circuitAlert(job.channel, job.form, outcome.detail));
    }
    if (recorded?.circuit === 'closed') log.warn({ channel: job.channel }, 'deliveries resumed');
    if (recorded?.state === 'dead' || recorded?.circuit === 'closed') deps.onTurn();
  }

  async function mark(job: ClaimedJob, outcome: Outcome, recorded: RecordedOutcome | null): Promise<void> {
    if (recorded?.state !== 'dead' && recorded?.state !== 'delivered') return;
    try {
      await noteRefusedAddresses(store, vault, job, outcome, clock.now());
    } catch {
      log.warn({ delivery: job.id }, 'an address that was refused could not be marked');
    }
  }

  async function run(channel: Channel, job: ClaimedJob): Promise<void> {
    const outcome = await deliver(channel, job);
    const recorded = await record(job, outcome);
    tell(job, outcome, recorded);
    await mark(job, outcome, recorded);
    // What waited behind a circuit is due now.
    if (recorded?.circuit === 'closed') loop.wake();
  }

  async function claim(channel: Channel): Promise<ClaimedJob[]> {
    const free = channel.limits.concurrency - (active.get(channel) ?? 0);
    if (free <= 0) return [];
    const now = clock.now();
    try {
      return await claimJobs(
        store,
        channel.name,
        free,
        now,
        limits,
        channel.formOf,
        now >= awayAt + notedFirst,
      );
    } catch {
      awayAt = now;
      log.error({ channel: channel.name }, 'no deliveries could be claimed');
      return [];
    }
  }

  /** Starts what is due and free to start, without waiting for it. */
  async function round(): Promise<number> {
    let started = 0;
    for (const channel of deps.channels) {
      for (const job of await claim(channel)) {
        started++;
        active.set(channel, (active.get(channel) ?? 0) + 1);
        const work = run(channel, job).finally(() => {
          active.set(channel, (active.get(channel) ?? 1) - 1);
          running.delete(work);
          loop.wake();
        });
        running.add(work);
      }
    }
    return started;
  }

  return {
    start: loop.start,
    wake: loop.wake,
    async tick() {
      const started = await round();
      await Promise.all(running);
      return started;
    },
    async stop() {
      await loop.stop();
      await Promise.all(running);
    },
  };
}
