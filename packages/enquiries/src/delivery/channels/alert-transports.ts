import { type AlertMessage, type AlertTransport, alertLines, alertSubject } from '../../alerts/alert.ts';
import { isoTime } from '../../clock.ts';
import { UnclearDeliveryError } from '../delivery-errors.ts';
import type { MailAddress, MailTransport } from '../mail/mail.ts';
import { type MailSettings, openMailTransport } from '../mail/open-transport.ts';
import { type ReceiverSettings, signedPost } from './http/signed-post.ts';

export interface AlertWaySettings {
  /** `ALERT_MAIL`, `null` where alerts go to no mailbox; and how mail leaves. */
  readonly mailbox: MailAddress | null;
  readonly mail: MailSettings;
  /** `ALERT_WEBHOOK_URL` and `ALERT_WEBHOOK_SECRET`, `null` where alerts go to no receiver. */
  readonly receiver: ReceiverSettings | null;
  /** The collection's name. */
  readonly brand: string;
  readonly siteUrl: string;
}

export interface AlertWays {
  readonly ways: readonly AlertTransport[];
  /** Ends idle connections. */
  close(): void;
}

const words = {
  urlSetting: 'ALERT_WEBHOOK_URL',
  secretSetting: 'ALERT_WEBHOOK_SECRET',
  who: 'The receiver of alerts',
};

/** An alert may be read twice, and not at every try. */
const mostUnclear = 2;

function mailWay(
  transport: MailTransport,
  mailbox: MailAddress,
  brand: string,
  siteUrl: string,
): AlertTransport {
  let unclear = { id: '', ends: 0 };
  return {
    name: 'mail',
    async send({ id, alerts }, signal) {
      const text = [...alertLines(alerts, siteUrl), '', '-- ', `${brand}, the enquiry desk`].join('\n');
      const subject = `${brand}: ${alertSubject(alerts)}`;
      try {
        await transport.send(
          { id, name: 'alert', to: mailbox, replyTo: null, subject, text, html: null },
          signal,
        );
      } catch (error) {
        if (!(error instanceof UnclearDeliveryError)) throw error;
        unclear = { id, ends: unclear.id === id ? unclear.ends + 1 : 1 };
        // It may have arrived twice, and what stands is told again tomorrow.
        if (unclear.ends < mostUnclear) throw error;
      }
    },
  };
}

/** What a receiver is told of alerts; no personal data. */
function alertBody({ id, alerts }: AlertMessage, siteUrl: string): string {
  const told = alerts.map(({ kind, message, at }) => ({ kind, message, at: isoTime(at) }));
  return JSON.stringify({ type: 'pipeline.alert', id, site: siteUrl, alerts: told });
}

function receiverWay(receiver: ReceiverSettings, siteUrl: string): AlertTransport {
  const post = signedPost(receiver, words);
  return {
    name: 'webhook',
    async send(letter, signal) {
      await post(letter.id, alertBody(letter, siteUrl), signal);
    },
  };
}

/**
 * The second channels for alerts, with connections of their own: what holds up the enquiries' mails holds up none of these.
 *
 * @throws Error, one sentence naming the setting, when one cannot be built
 */
export function alertWaysFrom(settings: AlertWaySettings): AlertWays {
  const { mailbox, receiver, brand, siteUrl } = settings;
  const transport = mailbox ? openMailTransport(settings.mail) : null;
  return {
    ways: [
      ...(mailbox && transport ? [mailWay(transport, mailbox, brand, siteUrl)] : []),
      ...(receiver ? [receiverWay(receiver, siteUrl)] : []),
    ],
    close: () => transport?.close(),
  };
}
