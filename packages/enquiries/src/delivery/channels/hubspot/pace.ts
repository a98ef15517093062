import { setTimeout as delay } from 'node:timers/promises';
import { RateLimiterRes, RateLimiterSQLite, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { type Clock, day, second } from '../../../clock.ts';
import type { Store } from '../../../store/database/port.ts';

/**
 * HubSpot takes 50 submissions per 10 s and portal, and blocks an address for a minute after ten 429s in one second
 * (developers.hubspot.com, changelog of the form submissions API). One call every 260 ms is at most 39 in any 10 s.
 */
export const callSpacing = 260;

/** When the next call to the CRM may go; one for all processes that share a portal. */
export interface CrmPace {
  /**
   * Reserves the next free moment when it is at most `longest` milliseconds away.
   *
   * @returns `reserved` and how many milliseconds to wait before calling, or before asking again
   */
  reserve(longest: number): Promise<{ readonly reserved: boolean; readonly wait: number }>;
  /** Lets nobody call for `milliseconds`: the CRM said that we call too often. */
  hold(milliseconds: number): Promise<void>;
}

/** The pace of a single process. */
export function processPace(clock: Clock): CrmPace {
  let free = 0;
  return {
    async reserve(longest) {
      const now = clock.now();
      const wait = Math.max(0, free - now);
      if (wait > longest) return { reserved: false, wait };
      free = now + wait + callSpacing;
      return { reserved: true, wait };
    },
    async hold(milliseconds) {
      free = Math.max(free, clock.now() + milliseconds);
    },
  };
}

/** Three calls in each second: any ten seconds touch eleven of them, and hold 33 calls at most. */
const callsPerSecond = 3;

/** What every store of the library extends: its types export it, its module does not. */
const StoreAbstract = Object.getPrototypeOf(RateLimiterSQLite) as typeof RateLimiterStoreAbstract;

interface PaceRow {
  readonly points: number;
  readonly expire: number;
}

/**
 * rate-limiter-flexible's limiter over the enquiry store. Its own stores take a connection of a driver's; ours has one writer, and
 * a clock that tests turn. The four methods are what `RateLimiterStoreAbstract` asks of a store.
 */
class StoreLimiter extends StoreAbstract {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    super({ storeClient: store, keyPrefix: '', points: callsPerSecond, duration: 1 });
    this.#store = store;
    this.#clock = clock;
  }

  async _upsert(key: string, points: number, msDuration: number, forceExpire = false): Promise<PaceRow> {
    const now = this.#clock.now();
    // A window that ends later than its own length from now was begun by a clock that has come back.
    const goesOn = 'paces.expire > ? AND paces.expire <= ?';
    const update = forceExpire
      ? 'points = excluded.points, expire = excluded.expire'
      : `points = CASE WHEN ${goesOn} THEN paces.points + excluded.points ELSE excluded.points END,
         expire = CASE WHEN ${goesOn} THEN paces.expire ELSE excluded.expire END`;
    const window = [now, now + msDuration];
    const [row] = await this.#store.transaction((sql) =>
      sql.rows<PaceRow>(
        `INSERT INTO paces (key, points, expire) VALUES (?, ?, ?)
          ON CONFLICT (key) DO UPDATE SET ${update} RETURNING points, expire`,
        [key, points, now + msDuration, ...(forceExpire ? [] : [...window, ...window])],
      ),
    );
    return row ?? { points, expire: now + msDuration };
  }

  async _get(key: string): Promise<PaceRow | null> {
    const [row] = await this.#store.read.rows<PaceRow>(
      'SELECT points, expire FROM paces WHERE key = ? AND expire > ?',
      [key, this.#clock.now()],
    );
    return row ?? null;
  }

  async _delete(key: string): Promise<boolean> {
    const gone = await this.#store.transaction((sql) => sql.run('DELETE FROM paces WHERE key = ?', [key]));
    return gone > 0;
  }

  _getRateLimiterRes(_key: string, changedPoints: number, { points, expire }: PaceRow): RateLimiterRes {
    const left = Math.max(0, this.points - points);
    return new RateLimiterRes(
      left,
      Math.max(0, expire - this.#clock.now()),
      points,
      points === changedPoints,
    );
  }
}

/**
 * The pace of every process that shares a store: together they stay under 40 calls in any ten seconds. While the store cannot be
 * asked each process keeps its own.
 *
 * @param portal the CRM's account, which is what its limits are of
 * @param wait passes milliseconds; a timer, but for tests
 */
export function storePace(
  store: Store,
  portal: string,
  clock: Clock,
  wait: (milliseconds: number) => Promise<unknown> = delay,
): CrmPace {
  const limiter = new StoreLimiter(store, clock);
  const calls = `crm ${portal}`;
  const held = `crm ${portal} held`;
  const own = processPace(clock);

  /** Milliseconds nobody may call for; one that ends later than its own length from now was begun by a clock that came back. */
  async function heldFor(): Promise<number> {
    const hold = await limiter.get(held);
    if (!hold || hold.msBeforeNext > hold.consumedPoints) return 0;
    return hold.msBeforeNext;
  }

  async function turnWithin(longest: number): Promise<{ reserved: boolean; wait: number }> {
    let left = longest;
    for (;;) {
      const hold = await heldFor();
      const turn = hold > 0 ? hold : await waitOf(limiter, calls);
      if (turn === 0) return { reserved: true, wait: 0 };
      if (turn > left) return { reserved: false, wait: turn };
      await wait(turn);
      left -= turn;
    }
  }

  return {
    reserve: (longest) => turnWithin(longest).catch(() => own.reserve(longest)),
    async hold(milliseconds) {
      const wanted = Math.min(milliseconds, day);
      await own.hold(wanted);
      try {
        const seconds = Math.ceil(wanted / second);
        // Its own length is kept as its points.
        if ((await heldFor()) < wanted) await limiter.set(held, seconds * second, seconds);
      } catch {
        // This process holds for itself; the others hear the same from the CRM.
      }
    },
  };
}

/** 0 when the call was taken, or milliseconds until another may be tried. */
async function waitOf(limiter: StoreLimiter, key: string): Promise<number> {
  try {
    await limiter.consume(key, 1);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
    throw refused;
  }
}
