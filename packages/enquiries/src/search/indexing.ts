import { createBackgroundLoop } from '../background-loop.ts';
import { hour, second } from '../clock.ts';
import type { Log } from '../log.ts';
import type { DeskChanges } from '../work/changes.ts';
import type { Flood } from '../work/flood.ts';

/** What changes within so many milliseconds is indexed together. */
const gathers = second / 2;
/** How many times as long as it worked it rests: intake and answers go first. */
const rests = 2;
/** A change wakes it; what another process changed, and what failed here, housekeeping takes down. */
const unasked = hour;

export interface Indexing {
  /** Takes down the words of what was changed, after whatever round is under way. @returns of how many */
  index(): Promise<number>;
  /** Takes words down soon after each change. */
  start(): void;
  stop(): Promise<void>;
}

/**
 * Takes down words a moment after something changed, so that a search finds what has just come in. The intake knows nothing of it: an enquiry is
 * announced once it was taken up. In a flood it leaves the words to housekeeping, whose round is one transaction then.
 */
export function createIndexing({
  work,
  changes,
  flood,
  log,
}: {
  /** One round. */
  readonly work: () => Promise<number>;
  readonly changes: Pick<DeskChanges, 'listen'>;
  readonly flood: Pick<Flood, 'isOn'>;
  readonly log: Pick<Log, 'error'>;
}): Indexing {
  let last: Promise<unknown> = Promise.resolve();
  let unlisten = () => {};

  function index(): Promise<number> {
    const round = last.then(work);
    last = round.catch(() => {});
    return round;
  }

  /** @returns 0: it has waited by itself */
  const loop = createBackgroundLoop(async () => {
    await loop.wait(unasked);
    await loop.rest(gathers);
    if (loop.stopping || flood.isOn()) return 0;
    const began = performance.now();
    await index().catch((error: unknown) => {
      log.error({ error: error instanceof Error ? error.name : 'failure' }, 'words were not taken down');
    });
    await loop.rest((performance.now() - began) * rests);
    return 0;
  });

  return {
    index,
    start() {
      unlisten();
      unlisten = changes.listen(loop.wake);
      loop.start();
    },
    stop() {
      unlisten();
      return loop.stop();
    },
  };
}
