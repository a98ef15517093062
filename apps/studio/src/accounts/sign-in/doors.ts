import type { PayloadRequest } from 'payload';
import { studioSettings } from '../../settings.ts';
import { callerNetwork } from './caller-network.ts';
import { knownBrowser } from './cookies.ts';
import { type Attempt, signInAttempts } from './sign-in-attempts.ts';

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
