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
  send(roster: Roster): Promise<void>;
  /** Something failed that is no outage of the site. */
  failed(error: unknown): void;
  readonly now: () => number;
}

/** Milliseconds until the next look, at the latest: another studio may have changed somebody. */
const lookEvery = 60_000;
/** While the site does not answer, right after a start above all. */
const againAfter = 2000;
/** A change is sent while its transaction may still be open: a second read sees how it ended. */
const settledAfter = 1500;
/** The site's store may have been replaced by an older one since the list was sent. */
const sendAgainAfter = 3_600_000;
const longestStep = 60_000;

/** Keeps the site's list of the people at the desk as the accounts are: sent at the start, at every change, and again until the site has taken it. */
export function startRosterWorker({ read, send, failed, now }: RosterDeps): RosterWorker {
  let sent = '';
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  async function look(): Promise<number> {
    try {
      const roster = await inTime(read(), longestStep);
      const words = JSON.stringify(roster);
      if (words !== sent || now() - sentAt > sendAgainAfter) {
        await inTime(send(roster), longestStep);
        sent = words;
        sentAt = now();
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
