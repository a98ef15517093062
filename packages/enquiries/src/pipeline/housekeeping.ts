import type { Alerts } from '../alerts/alerts.ts';
import { createBackgroundLoop } from '../background-loop.ts';
import { type Clock, hour, second } from '../clock.ts';
import { pruneMailQuota } from '../delivery/channels/visitor-mail/visitor-mail-quota.ts';
import { noteLate, noteSilence, pruneNotices } from '../delivery/notices/periodic-notices.ts';
import { eraseUnasked } from '../erasure/erase-unasked.ts';
import type { Erasure } from '../erasure/erasure.ts';
import { applyRetention } from '../erasure/retention.ts';
import { createQuarantine } from '../intake/quarantine.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import type { Store } from '../store/database/port.ts';

export interface HousekeepingDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: EnquiryLimits;
  readonly log: Log;
  readonly alerts: Pick<Alerts, 'activateOnly'>;
  readonly erasure: Erasure;
  readonly erasureKey: Buffer;
  readonly ledgerFile: string | null;
  readonly retentionMonths: number;
  /** `null` switches the silence alarm off. */
  readonly silenceHours: number | null;
  readonly purgeSubscriptions: () => Promise<number>;
  readonly purgeOwnPages: () => Promise<number>;
  readonly mailErasures: () => Promise<number>;
  /** Removes what lies beside the store of enquiries that are erased. */
  readonly eraseCopies: () => Promise<void>;
  /** Pulls in what a clock left further ahead than the longest wait. */
  readonly pullIn: () => Promise<number>;
  /** Ends what channels left behind that are switched off. @returns how many jobs */
  readonly endSwitchedOff: () => Promise<number>;
  /** Snoozes that end, and what is told and forgotten by its time. */
  readonly deskJobs: () => Promise<void>;
  /** When the next of them is due after `since` at a time somebody chose; `null` where none is. */
  readonly nextDeskTime: (since: number) => Promise<number | null>;
  /** Finishes requests whose enquiries are erased. */
  readonly receipts: () => Promise<number>;
  /** Takes down the words of what was changed. */
  readonly index: () => Promise<number>;
  readonly sendNotices: () => Promise<number>;
  /** Tells people of the house by mail what they have not seen at the desk. */
  readonly notifyPeople: () => Promise<unknown>;
  /** Looks for what is wrong, and raises it. */
  readonly lookForFaults: () => Promise<void>;
}

export interface Housekeeping {
  /** Looks for faults alone, from time to time: while the store is not open yet, and where other machines deliver. */
  watchFaults(): void;
  start(): void;
  wake(): void;
  /** Does everything once. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

/** What it is called in the log, and the work. */
type Duty = readonly [name: string, work: () => Promise<unknown>];

const every = 20 * second;
/** By as much a wait is longer or shorter, at random: machines that were woken at one moment do not stay in step. */
const apart = 2 * second;

/** What the pipeline does by itself from time to time: notices, the silence alarm, purges, erasures, retention. */
export function createHousekeeping(deps: HousekeepingDeps): Housekeeping {
  const { store, clock, limits, log, alerts } = deps;
  const loop = createBackgroundLoop(async () => {
    if (whole) {
      await perform(jobs);
      return untilNext();
    }
    await perform([faults]);
    return every;
  });
  const quarantine = createQuarantine(store, limits, alerts);
  /** Whether this machine does all of it: the store was opened, and deliveries are made here. */
  let whole = false;
  let retainedAt = Number.NEGATIVE_INFINITY;
  let pulledInAt = Number.NEGATIVE_INFINITY;
  /** When the desk was last looked after: what came due since waits for the next round. */
  let deskAt = clock.now();

  /** A time that was chosen is kept, and not the next round after it. */
  async function untilNext(): Promise<number> {
    // A store that is away is asked at the next round.
    const next = await deps.nextDeskTime(deskAt).catch(() => null);
    const wait = every + (2 * Math.random() - 1) * apart;
    return next === null ? wait : Math.min(wait, Math.max(1, next - clock.now()));
  }

  async function silence(): Promise<void> {
    if (deps.silenceHours === null) return;
    const since = await noteSilence(store, deps.silenceHours, clock.now());
    const message = `No enquiry has come in for ${deps.silenceHours} hours.`;
    alerts.activateOnly('silence', since === null ? [] : [{ topic: String(since), message }]);
  }

  async function retention(): Promise<void> {
    const now = clock.now();
    // A clock that came back leaves the last time ahead of it.
    if (Math.abs(now - retainedAt) < hour) return;
    const { erasureKey, ledgerFile, retentionMonths: months } = deps;
    await pruneNotices(store, now);
    await pruneMailQuota(store, now);
    await applyRetention({ store, erasureKey, ledgerFile, months, now, log });
    await eraseUnasked({ store, erasureKey, ledgerFile, now, log });
    await deps.eraseCopies();
    retainedAt = now;
  }

  async function erasures(): Promise<void> {
    const finished = await deps.erasure.finishDue();
    if (finished.length > 0) await deps.eraseCopies();
  }

  /** At the start, and every hour by either way the clock may go. */
  async function dueTimes(): Promise<void> {
    const now = clock.now();
    if (Math.abs(now - pulledInAt) < hour) return;
    const pulled = await deps.pullIn();
    if (pulled > 0) {
      log.warn({ pulled }, 'jobs due later than the longest wait were rescheduled; check the clocks');
    }
    pulledInAt = now;
  }

  async function desk(): Promise<void> {
    deskAt = clock.now();
    await deps.deskJobs();
  }

  async function switchedOff(): Promise<void> {
    const ended = await deps.endSwitchedOff();
    if (ended > 0) log.warn({ ended }, 'deliveries of a channel that is switched off were ended');
  }

  /** The one duty of a machine that does not deliver: what else there is changes the queue it shares with those that do. */
  const faults: Duty = ['faults', deps.lookForFaults];
  const jobs: readonly Duty[] = [
    ['channels switched off', switchedOff],
    faults,
    ['late deliveries', () => noteLate(store, clock.now(), limits)],
    ['silence alarm', silence],
    ['due times', dueTimes],
    ['mails of erasures', deps.mailErasures],
    ['erasures', erasures],
    ['receipts of erasures', deps.receipts],
    ['quarantine', () => quarantine.purge(clock.now())],
    ['unconfirmed subscriptions', deps.purgeSubscriptions],
    ['links and sessions that are over', deps.purgeOwnPages],
    ['desk', desk],
    ['retention', retention],
    // A search waits for no mail server.
    ['words', deps.index],
    ['notices', deps.sendNotices],
    ['mails to people', deps.notifyPeople],
  ];

  const tick = () => perform(jobs);

  async function perform(some: readonly Duty[]): Promise<void> {
    for (const [duty, work] of some) {
      try {
        await work();
      } catch (error) {
        // One duty that fails holds up none of the others.
        log.error({ duty, error: error instanceof Error ? error.name : 'failure' }, 'housekeeping failed');
      }
    }
  }

  return {
    watchFaults: loop.start,
    start() {
      whole = true;
      loop.start();
      loop.wake();
    },
    wake: loop.wake,
    tick,
    stop: loop.stop,
  };
}
