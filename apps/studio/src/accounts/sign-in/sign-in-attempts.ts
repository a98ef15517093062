import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { clientAddresses, limitKey } from '@sundowner/settings/client-address';
import type { PayloadRequest } from 'payload';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { studioSettings } from '../../settings.ts';
import { knownBrowser } from './cookies.ts';

const header = 'x-studio-caller';

/**
 * Writes on every request which network it came from, in place of what a stranger may have sent under that name. Next keeps a stranger's
 * `X-Forwarded-For` and tells routes nothing of the connection; Node's own channel tells of each request before Next sees it.
 *
 * @param trusted networks of the proxies in front of the studio (`TRUSTED_PROXIES`), in CIDR notation
 * @param onStranger called once, when a caller that is no proxy of ours sends `X-Forwarded-For`
 */
export function markCallers(trusted: readonly string[], onStranger: () => void): void {
  const clients = clientAddresses(trusted, onStranger);
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers['x-forwarded-for'];
    const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    request.headers[header] = limitKey(clients.of({ peer: request.socket.remoteAddress, forwardedFor }));
  });
}

/** What limits count a caller by: an IPv4 address, or the /64 of an IPv6 one. */
export function callerNetwork(headers: Headers): string {
  return headers.get(header) ?? 'unknown';
}

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

type Door = ReturnType<typeof signInAttempts>;

/** Counted apart: who forgot a password has not guessed one, and a wrong code follows a right password. */
export type DoorName = 'password' | 'second-step' | 'forgotten';

const doors = new Map<DoorName, Door>();

function door(name: DoorName): Door {
  const { signInsPerAccount, signInsPerNetwork } = studioSettings().limits;
  const found = doors.get(name) ?? signInAttempts(signInsPerAccount, signInsPerNetwork);
  doors.set(name, found);
  return found;
}

/** Counts an attempt for an address at one of the doors, whether there is such an account or not. */
export function attemptAt(name: DoorName, { headers }: PayloadRequest, email: string): Promise<Attempt> {
  const account = email.trim().toLowerCase().slice(0, 320);
  return door(name).take({
    account,
    network: callerNetwork(headers),
    browser: knownBrowser(headers, account),
  });
}
