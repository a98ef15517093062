import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const quarterOfAnHour = 15 * 60;

/** Who tries: for which account, from where, and whether in a browser that account has signed in with. */
export interface Caller {
  /** The address as it was typed, in small letters, or the account's number. */
  readonly account: string;
  readonly network: string;
  /** The browser's own number when it is one the account knows, else `null`. */
  readonly browser: string | null;
}

/** An attempt that was counted before its outcome is known, so that many at once are counted too. */
export interface Attempt {
  /** Seconds to wait when it must not be made, else 0. */
  readonly wait: number;
  /** Takes it out of the count: it was no failure. */
  forgive(): Promise<void>;
}

/**
 * Failures a quarter of an hour, counted in this process. A browser the account knows is counted by itself; everybody else is counted
 * together for the account, and by network. Somebody who guesses from many networks therefore blocks other unknown browsers and
 * not the account's owner (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 */
export function signInAttempts(perAccount: number, perNetwork: number) {
  const known = new RateLimiterMemory({ points: perAccount, duration: quarterOfAnHour });
  const accounts = new RateLimiterMemory({ points: perAccount, duration: quarterOfAnHour });
  const networks = new RateLimiterMemory({ points: perNetwork, duration: quarterOfAnHour });
  return {
    async take({ account, network, browser }: Caller): Promise<Attempt> {
      const counts: readonly (readonly [RateLimiterMemory, string])[] =
        browser === null
          ? [
              [networks, network],
              [accounts, account],
            ]
          : [[known, `${account} ${browser}`]];
      const taken: (readonly [RateLimiterMemory, string])[] = [];
      const forgive = async () => {
        for (const [limiter, key] of taken) await limiter.reward(key, 1);
      };
      for (const [limiter, key] of counts) {
        const wait = await consumed(limiter, key);
        if (wait > 0) {
          await forgive();
          return { wait, forgive: async () => undefined };
        }
        taken.push([limiter, key]);
      }
      return { wait: 0, forgive };
    },
  };
}

async function consumed(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key, 1);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}
