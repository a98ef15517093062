import type { PayloadRequest } from 'payload';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { studioSettings } from '../../settings.ts';
import { callerNetwork } from './caller-network.ts';
import { knownBrowser } from './cookies.ts';

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

/** Counted apart: a person who forgot a password has not guessed one, and a wrong code follows a right password. */
export type AttemptKind = 'password' | 'second-step' | 'forgotten';

const limits = new Map<AttemptKind, ReturnType<typeof signInAttempts>>();

function limitFor(kind: AttemptKind): ReturnType<typeof signInAttempts> {
  const { signInsPerAccount, signInsPerNetwork } = studioSettings().limits;
  const found = limits.get(kind) ?? signInAttempts(signInsPerAccount, signInsPerNetwork);
  limits.set(kind, found);
  return found;
}

/** Counts an attempt of one kind for an address, whether there is such an account or not. */
export function attemptAt(kind: AttemptKind, { headers }: PayloadRequest, email: string): Promise<Attempt> {
  const account = email.trim().toLowerCase().slice(0, 320);
  return limitFor(kind).take({
    account,
    network: callerNetwork(headers),
    browser: knownBrowser(headers, account),
  });
}

/**
 * Allows each network `most` attempts in any `seconds`: guessing the one-time code is hopeless by its length, this only keeps guessers
 * from loading the database. A person who holds the code is counted by their own network and kept out by nobody else's attempts.
 */
export function attemptLimit(most: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return {
    /** @returns 0 when the attempt is allowed, else the seconds to wait */
    take: (network: string): Promise<number> => consumed(limiter, network),
  };
}
