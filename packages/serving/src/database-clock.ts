import type { Database } from './own-table.ts';

/** What a machine knows of the time by itself, in milliseconds. */
interface MachineTime {
  /** Since 1970, by its own clock, which may be wrong and may be set at any moment. */
  now(): number;
  /** Since any moment, by a count nobody sets. */
  elapsed(): number;
}

/** The time by the clock of a database, which is one for all machines that share it. */
export interface DatabaseClock {
  /** Milliseconds since 1970; by the machine's own clock until the two were compared. */
  now(): number;
  /** By as many milliseconds the machine's own clock is ahead; `null` where that is not known well enough. */
  aheadMs(): number | null;
  /** Asks the database what time it is. @throws what the driver throws */
  compare(): Promise<void>;
}

/** An answer: what the time was when so much had elapsed, and by how much either way that may be wrong. */
interface Answer {
  readonly at: number;
  readonly elapsed: number;
  readonly doubt: number;
}

/** By how much an answer is worth less with each millisecond since: as fast as a clock is corrected while it runs (500 ppm). */
const drift = 0.0005;
/** Milliseconds of doubt above which nobody says that a machine's clock is wrong: a connection was waited for. */
const mostDoubt = 250;
/** A correction back by less than so many milliseconds is waited for, so that time does not run backwards; the rest is a clock that was set. */
const waitedFor = 1000;

/**
 * Follows the clock of a database. Between two answers the time goes on by what elapsed here, so setting the machine's clock changes nothing. Half of the way there and
 * back lies before the database's answer, half behind it: of two answers the one that was on its way for a shorter time is right, unless they contradict each other, as
 * they do where the database's clock was set, or another server took its place.
 */
export function createDatabaseClock(database: Database, machine: MachineTime): DatabaseClock {
  let known: Answer | null = null;
  let last = Number.NEGATIVE_INFINITY;

  const timeBy = ({ at, elapsed }: Answer, moment: number) => at + (moment - elapsed);

  function isBetter(answer: Answer): boolean {
    if (!known) return true;
    const doubt = known.doubt + (answer.elapsed - known.elapsed) * drift;
    return (
      answer.doubt <= doubt || Math.abs(answer.at - timeBy(known, answer.elapsed)) > answer.doubt + doubt
    );
  }

  function now(): number {
    if (!known) return machine.now();
    const time = Math.floor(timeBy(known, machine.elapsed()));
    if (time > last || last - time > waitedFor) last = time;
    return last;
  }

  return {
    now,
    aheadMs: () => (known && known.doubt <= mostDoubt ? Math.round(machine.now() - now()) : null),
    async compare() {
      const before = machine.elapsed();
      const text = 'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at';
      const { rows } = (await database.query({ text })) as { rows: readonly { readonly at: number }[] };
      const doubt = (machine.elapsed() - before) / 2;
      const answer = { at: Number(rows[0]?.at), elapsed: before + doubt, doubt };
      if (isBetter(answer)) known = answer;
    },
  };
}
