import type { Payload } from 'payload';
import { inTime } from '../connections/in-time.ts';
import { onWake } from '../runtime/shared-state.ts';
import { startLooking } from './looking.ts';
import { acknowledge, pendingChanges, promoteAbandoned, prune } from './outbox.ts';
import { postToSite, type SiteAddress } from './site-posts.ts';

/** All in milliseconds. */
const times = {
  /** Between two searches for what was abandoned, which nobody waits for. */
  abandoned: 2000,
  request: 5000,
  step: 30_000,
} as const;

const abandonedAfterSeconds = 30;
const historyKept = 10_000;
const batch = 100;

/**
 * Posts pending changes to the site, one by one and in order, until each is acknowledged (CNT-04). One that fails holds
 * up those after it and is tried again with growing pauses; restarts lose nothing.
 */
export function startChangeWorker(payload: Payload, settings: SiteAddress): { stop(): void } {
  let stopped = false;
  let promotedAt = Number.NEGATIVE_INFINITY;
  let sincePrune = historyKept;

  async function postPending(): Promise<boolean> {
    for (;;) {
      const changes = await inTime(pendingChanges(payload, batch), times.step);
      for (const change of changes) {
        if (stopped) return false;
        await postToSite(settings, { path: '/content-changed', body: change, timeoutMs: times.request });
        await inTime(acknowledge(payload, change.sequence), times.step);
        sincePrune += 1;
      }
      if (changes.length < batch) break;
    }
    let more = false;
    if (performance.now() - promotedAt >= times.abandoned) {
      promotedAt = performance.now();
      more = (await inTime(promoteAbandoned(payload, abandonedAfterSeconds), times.step)) > 0;
    }
    if (sincePrune >= 500) {
      sincePrune = 0;
      await inTime(prune(payload, historyKept), times.step);
    }
    return more;
  }

  const site = startLooking({
    work: postPending,
    onFailure: (reason) =>
      payload.logger.warn(
        `The site could not be told of changed content; the studio will try again: ${reason}.`,
      ),
  });
  // The caller that wakes it has committed: one look finds the change.
  onWake('content changes', site.look);

  return {
    stop() {
      stopped = true;
      site.stop();
    },
  };
}
