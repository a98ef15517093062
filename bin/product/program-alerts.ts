import { loadKeyring } from '@sundowner/keyring';
import { localAddress } from '@sundowner/settings/local-address';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { localRequest } from './local-request.ts';

/** The launcher's way to the site's alerts, which know every way out of the house. */
export interface ProgramAlerts {
  /** Hands a message to the site now, or once it is up. Never throws: what is said here stands in the launcher's output too. */
  raise(message: string): void;
  stop(): void;
}

/** More than these tell nothing new; the oldest go first. */
const mostWaiting = 20;

/** @param tryAgainEvery milliseconds between tries while the site does not take them */
export function programAlerts(
  { internalPort, keysDir }: Pick<SiteSettings, 'internalPort' | 'keysDir'>,
  { tryAgainEvery = 5000 } = {},
): ProgramAlerts {
  const waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending = false;
  let stopped = false;

  async function send(message: string): Promise<boolean> {
    try {
      const { internalToken: token } = loadKeyring(keysDir);
      const { status } = await localRequest(`${localAddress('127.0.0.1', internalPort)}/alerts`, {
        method: 'POST',
        token,
        body: JSON.stringify({ message }),
        signal: AbortSignal.timeout(10_000),
      });
      return status === 204;
    } catch {
      return false;
    }
  }

  async function sendAll(): Promise<void> {
    if (sending) return;
    sending = true;
    clearTimeout(timer);
    for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
      if (await send(first)) continue;
      waiting.unshift(first);
      break;
    }
    sending = false;
    if (waiting.length > 0 && !stopped) timer = setTimeout(() => void sendAll(), tryAgainEvery).unref();
  }

  return {
    raise(message) {
      waiting.push(message);
      waiting.splice(0, waiting.length - mostWaiting);
      void sendAll();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
