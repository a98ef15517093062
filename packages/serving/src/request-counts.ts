import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { createOwedCounts } from './owed-counts.ts';
import { within } from './within.ts';

/** So many in so long, for each key. */
export interface CountedRule {
  /** What is counted. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export interface Counts {
  /** Counts one. @returns `null` when it may go on, else the seconds until another may */
  take(key: string): Promise<number | null>;
  /** Takes one out of the count. */
  giveBack(key: string): Promise<void>;
}

/** Makes the counts of a rule. */
export type Counting = (rule: CountedRule) => Counts;

interface Statement {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
}

/** What is asked of a database: a pool of pg's does it. */
interface CountingDatabase {
  query(statement: Statement): Promise<unknown>;
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Fixed windows, counted in this process. */
export const countingHere: Counting = ({ most, seconds }) => {
  const here = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    async take(key) {
      const counted = await here.penalty(key, 1);
      return counted.consumedPoints > most ? secondsOf(counted) : null;
    },
    async giveBack(key) {
      await here.reward(key, 1);
    },
  };
};

/** Made by the first machine that counts. What it holds lasts minutes: a database that crashed may begin it anew. */
const table = { schemaName: 'serving', tableName: 'request_counts' };
const makeTable = `CREATE SCHEMA IF NOT EXISTS serving;
  CREATE UNLOGGED TABLE IF NOT EXISTS serving.request_counts (
    key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`;

/** Milliseconds an answer may take, and how long a database that gave none is not waited for again: a visitor waits for it. */
const answerMs = 500;
const restMs = 5000;

export interface SharedCounting {
  readonly database: CountingDatabase;
  /** Of the installation: with it keys are hashed, which are addresses of people. */
  readonly secret: Buffer;
  /** The database could not count, or not in time; said once until it can again. */
  readonly onFault: (error: unknown) => void;
  /** Milliseconds an answer may take; longer where the request that is counted needs the same database for all else. */
  readonly answerWithin?: number;
}

/**
 * Fixed windows, counted in a database all machines share, by whose clock they begin and end (`process-clock.ts`). While it does not answer in
 * time each process goes by what it knows: what the database said last, and what it counted itself since. That is counted in the database as
 * soon as it answers, so one that was slow or away for a moment has counted everything.
 */
export function countingTogether(shared: SharedCounting): Counting {
  const { database, secret, onFault, answerWithin = answerMs } = shared;
  const owed = createOwedCounts();
  let made: Promise<unknown> | null = null;
  /** Until then nobody waits for it, unless it has answered meanwhile. */
  let restsUntil = Number.NEGATIVE_INFINITY;
  let told = false;

  // Two that make it at the same moment meet: who comes second finds it made.
  const make = () => database.query({ text: makeTable }).catch(() => database.query({ text: makeTable }));

  async function query(statement: Statement): Promise<unknown> {
    const began = performance.now();
    try {
      made ??= make();
      await made;
      const answer = await database.query(statement);
      restsUntil = Number.NEGATIVE_INFINITY;
      if (performance.now() - began < answerWithin) told = false;
      owed.settle();
      return answer;
    } catch (error) {
      made = null;
      rest(error);
      throw error;
    }
  }

  function rest(error: unknown): void {
    restsUntil = performance.now() + restMs;
    if (!told) onFault(error);
    told = true;
  }

  return ({ name, most, seconds }) => {
    const rule = { points: most, duration: seconds };
    /** What is known here: what the database said last, and what it does not know yet. */
    const here = new RateLimiterMemory(rule);
    const store = { storeClient: { query }, storeType: 'client', tableCreated: true };
    const together = new RateLimiterPostgres({ ...rule, ...table, ...store, keyPrefix: name });
    const debtOf = (key: string) => `${name}:${key}`;

    async function inDatabase(key: string, points: number): Promise<RateLimiterRes> {
      const answer = await together.penalty(key, points);
      const { consumedPoints, msBeforeNext } = answer;
      await here.set(key, consumedPoints + owed.of(debtOf(key)), Math.max(1, msBeforeNext / 1000));
      return answer;
    }
    const owe = (key: string, points: number) =>
      owed.owe(debtOf(key), points, seconds, (left) => inDatabase(key, left));

    async function count(key: string, points: number): Promise<RateLimiterRes> {
      if (performance.now() < restsUntil) owe(key, points);
      else {
        const asked = inDatabase(key, points).catch((error: unknown) => {
          owe(key, points);
          throw error;
        });
        try {
          return await within(answerWithin, asked);
        } catch (error) {
          rest(error);
        }
      }
      return here.penalty(key, points);
    }

    const keyOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
    return {
      async take(key) {
        const hashed = keyOf(key);
        const known = await here.get(hashed);
        // Somebody who goes on after a refusal is counted no more, and writes nothing, until the window ends.
        if (known && known.consumedPoints > most && known.msBeforeNext > 0) return secondsOf(known);
        const counted = await count(hashed, 1);
        return counted.consumedPoints > most ? secondsOf(counted) : null;
      },
      async giveBack(key) {
        await count(keyOf(key), -1);
      },
    };
  };
}
