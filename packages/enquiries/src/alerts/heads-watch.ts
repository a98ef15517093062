import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Clock, day } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Head } from '../store/store-heads.ts';
import type { Alerts } from './alerts.ts';

const shape = z.record(z.string(), z.object({ at: z.union([z.number(), z.string()]), words: z.string() }));
type Seen = z.infer<typeof shape>;

const topic = 'stores';

/** Remembers how far the stores had come, outside of them: one that was put back to an older copy says nothing of it. */
export interface HeadsWatch {
  /** References of enquiries that were there. */
  knownEnquiries(): readonly string[];
  /** One was kept at this machine: it has to be there from now on. */
  accepted(reference: string): void;
  /** Tells an operator when one is behind where it was seen before; what it is now is what is compared from then on. Never throws. */
  seen(heads: readonly Head[]): void;
}

/** @param deps.file where it is kept for the next start */
export function createHeadsWatch(deps: {
  readonly file: string;
  readonly alerts: Pick<Alerts, 'activate' | 'resolve'>;
  readonly clock: Clock;
  readonly log: Log;
}): HeadsWatch {
  const { file, alerts, clock, log } = deps;
  let known: Seen = read(file);
  let alertedAt: number | null = null;
  /** Newer than the one at the last look; that one has to be there as well. */
  let lastAccepted: string | null = null;

  function keep(): void {
    try {
      writeFileSync(`${file}.arriving`, JSON.stringify(known), { mode: 0o600 });
      renameSync(`${file}.arriving`, file);
    } catch (error) {
      log.warn(
        { code: error instanceof Error && 'code' in error ? error.code : null },
        'how far the stores have come could not be kept',
      );
    }
  }

  /** What is behind where it was, for an operator; `null` where nothing is. */
  function lostOf({ of, at, words, missing }: Head): string | null {
    const before = known[of];
    if (missing)
      return missing.length > 0
        ? `${of}: no ${missing.join(' and no ')} any more, the last is ${words}`
        : null;
    const fewer = typeof before?.at === 'number' && typeof at === 'number' && at < before.at;
    return fewer ? `${of}: ${before.words} was the last, now ${words}` : null;
  }

  return {
    knownEnquiries: () => {
      const at = known.enquiries?.at;
      return [...new Set([at, lastAccepted])].filter(
        (each) => typeof each === 'string' && each !== '',
      ) as string[];
    },
    accepted(reference) {
      lastAccepted = reference;
    },
    seen(heads) {
      const before = known;
      const lost = heads.map(lostOf).filter((each) => each !== null);
      if (heads.some(({ missing }) => missing && missing.length > 0)) lastAccepted = null;
      if (heads.some(({ of, at }) => before[of]?.at !== at)) {
        known = { ...before, ...Object.fromEntries(heads.map(({ of, at, words }) => [of, { at, words }])) };
        keep();
      }
      if (lost.length > 0) {
        alertedAt = clock.now();
        alerts.activate('older-copy', {
          topic,
          message: `The data went back to an older state (${lost.join('; ')}). After a restore that is what you expect. Otherwise a standby that had not everything, or an old copy, has taken the database's place: what came in since is missing there. See docs/runbooks/machines.md, "A database that went back".`,
        });
      } else if (alertedAt !== null && Math.abs(clock.now() - alertedAt) >= day) {
        alertedAt = null;
        alerts.resolve('older-copy', topic);
      }
    },
  };
}

function read(file: string): Seen {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
