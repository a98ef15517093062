import type { Payload } from 'payload';
import { inTime } from '../connections/in-time.ts';
import { onWake } from '../runtime/shared-state.ts';
import { acknowledge, type ContentChange, pendingChanges, promoteAbandoned, prune } from './outbox.ts';

/** All in milliseconds. */
const times = {
  idle: 2000,
  /** Between two searches for what was abandoned, which nobody waits for. */
  abandoned: 2000,
  request: 5000,
  step: 30_000,
  firstRetry: 250,
  lastRetry: 5000,
} as const;

const abandonedAfterSeconds = 30;
const historyKept = 10_000;
const batch = 100;

interface WorkerSettings {
  /** Origin of the site's internal API. */
  readonly internalUrl: string;
  readonly internalToken: string;
}

const pauseAfter = (failures: number): number =>
  Math.min(times.firstRetry * 2 ** (failures - 1), times.lastRetry);

/**
 * Posts pending changes to the site, one by one and in order, until each is acknowledged (CNT-04). One that fails holds
 * up those after it and is tried again with growing pauses; restarts lose nothing.
 */
export function startChangeWorker(payload: Payload, settings: WorkerSettings): { stop(): void } {
  let stopped = false;
  let failures = 0;
  let looking = false;
  /** Woken while it looked: that look may have read before the change was there. */
  let again = false;
  let promotedAt = Number.NEGATIVE_INFINITY;
  let sincePrune = historyKept;
  let timer: NodeJS.Timeout | undefined;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(look, milliseconds);
    timer.unref();
  };

  async function post(change: ContentChange): Promise<void> {
    const response = await fetch(`${settings.internalUrl}/content-changed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${settings.internalToken}` },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(times.request),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the site answered ${response.status}`);
  }

  async function postPending(): Promise<void> {
    for (;;) {
      const changes = await inTime(pendingChanges(payload, batch), times.step);
      for (const change of changes) {
        if (stopped) return;
        await post(change);
        await inTime(acknowledge(payload, change.sequence), times.step);
        sincePrune += 1;
      }
      if (changes.length < batch) break;
    }
    if (performance.now() - promotedAt >= times.abandoned) {
      promotedAt = performance.now();
      if ((await inTime(promoteAbandoned(payload, abandonedAfterSeconds), times.step)) > 0) again = true;
    }
    if (sincePrune >= 500) {
      sincePrune = 0;
      await inTime(prune(payload, historyKept), times.step);
    }
  }

  function look(): void {
    if (stopped) return;
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    again = false;
    postPending()
      .then(
        () => {
          failures = 0;
        },
        (error: unknown) => {
          failures += 1;
          // Said once for an outage, not at every try.
          const reason = error instanceof Error ? error.message : String(error);
          if (failures === 1)
            payload.logger.warn(
              `The site could not be told of changed content; the studio will try again: ${reason}.`,
            );
        },
      )
      .then(() => {
        looking = false;
        if (stopped) return;
        const pause = failures === 0 ? times.idle : pauseAfter(failures);
        later(again && failures === 0 ? 0 : pause);
      });
  }

  // The caller that wakes it has committed: one look finds the change.
  onWake('content changes', look);
  look();

  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
