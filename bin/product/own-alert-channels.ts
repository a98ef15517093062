import { join } from 'node:path';
import { createAlertSender } from '@sundowner/enquiries/alerts/alert-sender';
import { createAlerts } from '@sundowner/enquiries/alerts/alerts';
import { systemClock } from '@sundowner/enquiries/clock';
import { alertsOut } from '@sundowner/enquiries/delivery/channels/from-settings';
import { mailboxOf } from '@sundowner/enquiries/delivery/mail/mail-address';
import { defaultLimits } from '@sundowner/enquiries/limits';
import type { Log } from '@sundowner/enquiries/log';
import { alertFileOf } from '@sundowner/serving/alert-file';
import { machineName } from '@sundowner/serving/machine-id';
import type { SiteSettings } from '../../apps/site/src/settings.ts';

/** What an operator is told of the programs: one that keeps restarting, one that does not answer. */
export interface ProgramAlert {
  readonly kind: 'restarts' | 'hung';
  readonly message: string;
}

/** The channels for alerts, used by the launcher itself while the site takes none. */
export interface OwnAlertChannels {
  /** Writes an alert to the alert file and sends it by mail and webhook, until each took it. Never throws. */
  tell(alert: ProgramAlert): void;
  /** Sends what is still due once more, within a few seconds, and closes. */
  stop(): Promise<void>;
}

/** What the launcher says already, and what is only for a program's log, is left out. */
function faultsOnly(say: (sentence: string) => void): Log {
  const nothing = () => {};
  const error = (fields: Readonly<Record<string, unknown>>, words: string) => {
    if ('alert' in fields) return;
    const details = Object.entries(fields).map(([name, value]) => `${name} ${value}`);
    say(`The launcher: ${words} (${details.join(', ')}).`);
  };
  return { debug: nothing, info: nothing, warn: nothing, error: error as Log['error'] };
}

/**
 * What was told is kept in this process alone: the site's own record of it is the site's to write.
 *
 * @param say where it is said that one could not be sent
 * @throws Error with one sentence when a channel cannot be set up
 */
export function openAlertChannels(settings: SiteSettings, say: (sentence: string) => void): OwnAlertChannels {
  const { mail, mode, brand, siteUrl, alerts: out, dataDir } = settings;
  const log = faultsOnly(say);
  const { ways, close } = alertsOut(
    {
      mail: {
        smtpUrl: mail.smtpUrl,
        folder: join(dataDir, 'mail'),
        mode,
        sender: mailboxOf(mail.from, 'MAIL_FROM'),
        allow: mail.allow?.join(',') ?? null,
      },
      brand: brand.collectionName,
      siteUrl,
      alerts: {
        mailbox: out.mail === null ? null : mailboxOf(out.mail, 'ALERT_MAIL'),
        webhook: out.webhook,
      },
    },
    systemClock,
  );
  const clock = systemClock;
  const machine = settings.databaseUrl ? machineName() : null;
  const sender = createAlertSender({ ways, clock, limits: defaultLimits, log, file: null });
  const alerts = createAlerts({ log, clock, file: alertFileOf(dataDir), sender, machine });
  sender.start();
  return {
    tell: ({ kind, message }) => alerts.raise(kind, message),
    async stop() {
      await Promise.all([sender.stop(), alerts.written()]);
      close();
    },
  };
}
