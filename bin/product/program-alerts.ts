import { loadKeyring } from '@sundowner/keyring';
import { localAddress } from '@sundowner/settings/local-address';
import { runsSite } from '@sundowner/settings/product/roles';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { localRequest } from './local-request.ts';
import type { OwnAlertChannels, ProgramAlert } from './own-alert-channels.ts';

/** The launcher's alerts: by the site, which knows every channel for alerts, and without it while the site takes none. */
export interface ProgramAlerts {
  /**
   * Hands an alert to the site; one that it does not take soon goes out by the launcher's own channels, and to the site, which shows it, once
   * it is up. Never throws: what is said here stands in the launcher's output too.
   *
   * @param siteIsDown nobody needs to wait for the site: it is what the alert is about
   */
  raise(alert: ProgramAlert, siteIsDown?: boolean): void;
  /** Waits, for a few seconds, for what is on its way. */
  stop(): Promise<void>;
}

export interface ProgramAlertsOptions {
  /** Opens the launcher's own channels; not before they are needed. */
  openChannels(): Promise<OwnAlertChannels>;
  /** Hears that they cannot be opened. */
  say(sentence: string): void;
  /** Milliseconds between tries while the site does not take them. */
  readonly tryAgainEvery?: number;
  /** Milliseconds a site that is being started again has to take one. */
  readonly siteTimeoutMs?: number;
}

interface Waiting extends ProgramAlert {
  /** Of a clock that is never put back. */
  readonly since: number;
  /** Whether it went by the launcher's own channels. */
  told: boolean;
}

/** More than these tell nothing new; the oldest go first. */
const mostWaiting = 20;
/** A site that is well takes one at once. */
const within = 5000;

export function programAlerts(
  {
    run,
    internalHost,
    internalPort,
    keysDir,
  }: Pick<SiteSettings, 'run' | 'internalHost' | 'internalPort' | 'keysDir'>,
  { openChannels, say, tryAgainEvery = 5000, siteTimeoutMs = 15_000 }: ProgramAlertsOptions,
): ProgramAlerts {
  const waiting: Waiting[] = [];
  const ending = new AbortController();
  let channels: Promise<OwnAlertChannels | null> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | null = null;

  async function send({ kind, message, told }: Waiting): Promise<boolean> {
    try {
      const { internalToken: token } = loadKeyring(keysDir);
      const { status } = await localRequest(`${localAddress(internalHost, internalPort)}/alerts`, {
        method: 'POST',
        token,
        body: JSON.stringify({ kind, message, told }),
        timeout: within,
        signal: AbortSignal.any([ending.signal, AbortSignal.timeout(within)]),
      });
      return status === 204;
    } catch {
      return false;
    }
  }

  async function tellOurselves(alert: Waiting): Promise<void> {
    alert.told = true;
    channels ??= openChannels().catch((error: unknown) => {
      say(`Alerts cannot be sent: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
    (await channels)?.tell(alert);
  }

  async function sendAll(): Promise<void> {
    clearTimeout(timer);
    for (let [first] = waiting; first !== undefined && !ending.signal.aborted; [first] = waiting) {
      if (!(await send(first))) break;
      // More than are kept may have come meanwhile.
      if (waiting[0] === first) waiting.shift();
    }
    const now = performance.now();
    for (const alert of waiting) {
      if (!alert.told && now - alert.since >= siteTimeoutMs) await tellOurselves(alert);
    }
  }

  /** A machine that runs the studio alone has no site to hand them to. */
  const hasSite = runsSite(run);

  function look(): void {
    sending ??= sendAll().finally(() => {
      sending = null;
      if (waiting.length > 0 && !ending.signal.aborted) timer = setTimeout(look, tryAgainEvery).unref();
    });
  }

  return {
    raise({ kind, message }, siteIsDown = false) {
      const alert: Waiting = { kind, message, since: performance.now(), told: false };
      if (!hasSite) return void tellOurselves(alert);
      waiting.push(alert);
      waiting.splice(0, waiting.length - mostWaiting);
      if (siteIsDown) void tellOurselves(alert);
      look();
    },
    async stop() {
      ending.abort(new Error('stopped'));
      clearTimeout(timer);
      await sending;
      await (await channels)?.stop();
    },
  };
}
