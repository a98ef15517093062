import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Clock, day } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Head } from '../store/store-heads.ts';
import type { Alerts } from './alerts.ts';

const shape = z.record(z.string(), z.object({ at: z.union([z.number(), z.string()]), words: z.string() }));
type Seen = z.infer<typeof shape>;

/** Something that is behind where it was. */
interface Finding {
  /** What went back, from where and to where: a machine that finds the same says the same, and one that finds more says the rest. */
  readonly topic: string;
  /** For an operator. */
  readonly words: string;
}

/** Remembers how far the stores had come, outside of them: one that was put back to an older copy says nothing of it. */
export interface HeadsWatch {
  /** References of enquiries that were there. */
  knownEnquiries(): readonly string[];
  /** One was kept at this machine: it has to be there from now on. */
  accepted(reference: string): void;
  /**
   * Tells an operator when one is behind where it was seen before, each missing enquiry and each head by itself, for a day; what it is now is
   * what is compared from then on. Never throws.
   */
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
  /** What was found within a day, by its topic, and when. */
  const standing = new Map<string, number>();
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

  function findingsOf({ of, at, words, missing }: Head): readonly Finding[] {
    const before = known[of];
    if (missing)
      return missing.map((each) => ({
        topic: `${of} ${each}`,
        words: `${of}: no ${each} any more, the last is ${words}`,
      }));
    const fewer = typeof before?.at === 'number' && typeof at === 'number' && at < before.at;
    return fewer
      ? [{ topic: `${of} ${before.at} ${at}`, words: `${of}: ${before.words} was the last, now ${words}` }]
      : [];
  }

  function tell({ topic, words }: Finding): void {
    // What is found was there again after it was missing: it went back once more.
    if (standing.has(topic)) alerts.resolve('older-copy', topic);
    standing.set(topic, clock.now());
    alerts.activate('older-copy', {
      topic,
      message: `The data went back to an older state (${words}). After a restore that is what you expect. Otherwise a standby that had not everything, or an old copy, has taken the database's place: what came in since is missing there. See docs/runbooks/machines.md, "A database that went back".`,
    });
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
      const found = heads.flatMap(findingsOf);
      if (heads.some(({ missing }) => missing && missing.length > 0)) lastAccepted = null;
      if (heads.some(({ of, at }) => before[of]?.at !== at)) {
        known = { ...before, ...Object.fromEntries(heads.map(({ of, at, words }) => [of, { at, words }])) };
        keep();
      }
      for (const [topic, since] of standing) {
        if (Math.abs(clock.now() - since) < day) continue;
        standing.delete(topic);
        alerts.resolve('older-copy', topic);
      }
      for (const each of found) tell(each);
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
