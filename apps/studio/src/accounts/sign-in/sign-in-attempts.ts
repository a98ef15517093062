import { type Counting, type Counts, countingHere } from '@sundowner/serving/request-counts';
import type { PayloadRequest } from 'payload';
import { studioSettings } from '../../settings.ts';
import { callerNetwork } from './caller-network.ts';
import { knownBrowser } from './cookies.ts';
import { countingOf } from './counting.ts';

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
 * Failures a quarter of an hour. A browser the account knows is counted by itself; everybody else is counted
 * together for the account, and by network. Somebody who guesses from many networks therefore blocks other unknown browsers and
 * not the account's owner (OWASP, "Slow Down Online Guessing Attacks with Device Cookies").
 *
 * @param kind of the attempts
 */
export function signInAttempts(
  perAccount: number,
  perNetwork: number,
  { kind, counting }: { readonly kind: AttemptKind; readonly counting: Counting } = {
    kind: 'password',
    counting: countingHere,
  },
) {
  const countsOf = (of: string, most: number) =>
    counting({ name: `${kind} ${of}`, most, seconds: quarterOfAnHour });
  const known = countsOf('known browser', perAccount);
  const accounts = countsOf('account', perAccount);
  const networks = countsOf('network', perNetwork);
  return {
    async take({ account, network, browser }: Caller): Promise<Attempt> {
      const counted: readonly (readonly [Counts, string])[] =
        browser === null
          ? [
              [networks, network],
              [accounts, account],
            ]
          : [[known, `${account} ${browser}`]];
      const taken: (readonly [Counts, string])[] = [];
      const forgive = async () => {
        for (const [counts, key] of taken) await counts.giveBack(key);
      };
      for (const [counts, key] of counted) {
        const wait = (await counts.take(key)) ?? 0;
        if (wait > 0) {
          await forgive();
          return { wait, forgive: async () => undefined };
        }
        taken.push([counts, key]);
      }
      return { wait: 0, forgive };
    },
  };
}

/** Counted apart: a person who forgot a password has not guessed one, and a wrong code follows a right password. */
export type AttemptKind = 'password' | 'second-step' | 'forgotten';

const limits = new Map<AttemptKind, ReturnType<typeof signInAttempts>>();

function limitFor(kind: AttemptKind, { payload }: PayloadRequest): ReturnType<typeof signInAttempts> {
  const found = limits.get(kind) ?? newLimit(kind, countingOf(payload));
  limits.set(kind, found);
  return found;
}

function newLimit(kind: AttemptKind, counting: Counting): ReturnType<typeof signInAttempts> {
  const { signInsPerAccount, signInsPerNetwork } = studioSettings().limits;
  return signInAttempts(signInsPerAccount, signInsPerNetwork, { kind, counting });
}

/** Counts an attempt of one kind for an address, whether there is such an account or not. */
export function attemptAt(kind: AttemptKind, req: PayloadRequest, email: string): Promise<Attempt> {
  const { headers } = req;
  const account = email.trim().toLowerCase().slice(0, 320);
  return limitFor(kind, req).take({
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
  const counts = countingHere({ name: 'attempts', most, seconds });
  return {
    /** @returns 0 when the attempt is allowed, else the seconds to wait */
    take: async (network: string): Promise<number> => (await counts.take(network)) ?? 0,
  };
}
