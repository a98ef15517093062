import type { Roster } from '@sundowner/desk-wire/people';
import { inTime } from '../../connections/in-time.ts';
import { DeskUnreachableError } from '../client/site-client.ts';

export interface RosterWorker {
  /** Somebody was changed. */
  wake(): void;
  stop(): void;
}

export interface RosterDeps {
  read(): Promise<Roster>;
  tell(roster: Roster): Promise<void>;
  /** Something failed that is no outage of the site. */
  failed(error: unknown): void;
  readonly now: () => number;
}

/** Milliseconds until the next look, at the latest: another studio may have changed somebody. */
const lookEvery = 60_000;
/** While the site does not answer, right after a start above all. */
const againAfter = 2000;
/** A change is told while its transaction may still be open: a second look sees what became of it. */
const settledAfter = 1500;
/** The site may have been given an older store since it was told. */
const tellAnewAfter = 3_600_000;
const longestStep = 60_000;

/** Keeps the site's list of who is at the desk as the accounts are: told at the start, at every change, and until it was heard. */
export function startRosterWorker({ read, tell, failed, now }: RosterDeps): RosterWorker {
  let told = '';
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look(): Promise<number> {
    try {
      const roster = await inTime(read(), longestStep);
      const words = JSON.stringify(roster);
      if (words !== told || now() - toldAt > tellAnewAfter) {
        await inTime(tell(roster), longestStep);
        told = words;
        toldAt = now();
      }
      return lookEvery;
    } catch (error) {
      if (!(error instanceof DeskUnreachableError)) failed(error);
      return againAfter;
    }
  }

  let looking: Promise<void> = Promise.resolve();
  function lookAfter(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = looking.then(look).then((next) => {
        if (!stopped) lookAfter(next);
      });
    }, delay);
    timer.unref?.();
  }

  lookAfter(0);
  return {
    wake: () => {
      looking = looking.then(look).then(() => {
        if (!stopped) lookAfter(settledAfter);
      });
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
