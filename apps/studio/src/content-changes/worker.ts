import type { Payload } from 'payload';
import { inTime } from '../connections/in-time.ts';
import { onWake } from '../runtime/shared-state.ts';
import { acknowledge, type ContentChange, pendingChanges, promoteAbandoned, prune } from './outbox.ts';

/** All in milliseconds. */
const times = {
  /** A woken worker looks at once and again: a look that was under way may have read before the change was there. */
  afterWake: [10, 40, 120, 400],
  idle: 2000,
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

/**
 * Posts pending changes to the site, one by one and in order, until each is acknowledged (CNT-04). One that fails holds
 * up those after it and is tried again with growing pauses; restarts lose nothing.
 */
export function startChangeWorker(payload: Payload, settings: WorkerSettings): { stop(): void } {
  let stopped = false;
  let failures = 0;
  let looking: Promise<void> | null = null;
  let sincePrune = historyKept;
  const timers = new Set<NodeJS.Timeout>();

  const later = (milliseconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void look();
    }, milliseconds);
    timer.unref();
    timers.add(timer);
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
    await inTime(promoteAbandoned(payload, abandonedAfterSeconds), times.step);
    for (;;) {
      const changes = await inTime(pendingChanges(payload, batch), times.step);
      for (const change of changes) {
        if (stopped) return;
        await post(change);
        await inTime(acknowledge(payload, change.sequence), times.step);
        failures = 0;
        sincePrune += 1;
      }
      if (changes.length < batch) break;
    }
    if (sincePrune >= 500) {
      sincePrune = 0;
      await inTime(prune(payload, historyKept), times.step);
    }
  }

  function look(): Promise<void> {
    looking ??= postPending()
      .catch((error: unknown) => {
        failures += 1;
        // Said once for an outage, not at every try.
        const reason = error instanceof Error ? error.message : String(error);
        if (failures === 1) payload.logger.warn(`Content changes wait: ${reason}.`);
      })
      .finally(() => {
        looking = null;
        if (stopped) return;
        const pause =
          failures === 0 ? times.idle : Math.min(times.firstRetry * 2 ** (failures - 1), times.lastRetry);
        if (timers.size === 0) later(pause);
      });
    return looking;
  }

  onWake('content changes', () => {
    if (!stopped) for (const pause of times.afterWake) later(pause);
  });
  later(0);

  return {
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
