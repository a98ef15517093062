import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

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

interface Limiter {
  consume(key: string, points: number): Promise<unknown>;
  reward(key: string, points: number): Promise<unknown>;
}

function countsOn(limiter: Limiter, keyOf: (key: string) => string): Counts {
  return {
    async take(key) {
      try {
        await limiter.consume(keyOf(key), 1);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    async giveBack(key) {
      await limiter.reward(keyOf(key), 1);
    },
  };
}

/** Fixed windows, counted in this process. */
export const countingHere: Counting = ({ most, seconds }) =>
  countsOn(new RateLimiterMemory({ points: most, duration: seconds }), (key) => key);

/** Made by the first machine that counts. What it holds lasts minutes: a database that crashed may begin it anew. */
const table = { schemaName: 'serving', tableName: 'request_counts' };
const makeTable = `CREATE SCHEMA IF NOT EXISTS serving;
  CREATE UNLOGGED TABLE IF NOT EXISTS serving.request_counts (
    key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`;

/** Milliseconds an answer may take, and how long a database that gave none is not asked again: a visitor waits for it. */
const answerWithin = 500;
const restMs = 5000;

export interface SharedCounting {
  readonly database: CountingDatabase;
  /** Of the installation: with it keys are hashed, which are addresses of people. */
  readonly secret: Buffer;
  /** The database could not count; said once until it can again. */
  readonly onFault: (error: unknown) => void;
}

/**
 * Fixed windows, counted in a database all machines share, by whose clock they begin and end (`process-clock.ts`); while it does not answer,
 * each process counts for itself.
 */
export function countingTogether({ database, secret, onFault }: SharedCounting): Counting {
  let made: Promise<unknown> | null = null;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let told = false;

  // Two that make it at the same moment meet: who comes second finds it made.
  const make = () => database.query({ text: makeTable }).catch(() => database.query({ text: makeTable }));

  async function query(statement: Statement): Promise<unknown> {
    if (performance.now() < restsUntil) throw new Error('The database did not count a moment ago.');
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Error('The database did not count in time.')),
      answerWithin,
    );
    try {
      made ??= make();
      const asked = made.then(() => database.query(statement));
      asked.catch(() => {});
      const answer = await Promise.race([asked, late.promise]);
      told = false;
      return answer;
    } catch (error) {
      made = null;
      restsUntil = performance.now() + restMs;
      if (!told) onFault(error);
      told = true;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return ({ name, most, seconds }) => {
    const rule = { points: most, duration: seconds };
    const limiter = new RateLimiterPostgres({
      ...rule,
      ...table,
      storeClient: { query },
      storeType: 'client',
      tableCreated: true,
      keyPrefix: name,
      // Somebody who goes on after a refusal is counted no more, and writes nothing, until the window ends.
      inMemoryBlockOnConsumed: most + 1,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    return countsOn(limiter, (key) => createHmac('sha256', secret).update(key).digest('base64url'));
  };
}
