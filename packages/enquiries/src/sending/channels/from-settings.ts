import type { AlertWay } from '../../alerts/alert.ts';
import type { Clock } from '../../clock.ts';
import { type CurrentDesk, formForReading, noDeskContent } from '../../desk-content.ts';
import type { ConfiguredChannels } from '../channel-plan.ts';
import { eraseMailFiles } from '../mail/eml-transport.ts';
import type { MailAddress } from '../mail/mail.ts';
import { type MailSettings, openMailTransport } from '../mail/open-transport.ts';
import { type AlertWays, alertWaysFrom } from './alert-ways.ts';
import type { Channel, NoticeMailer } from './channel.ts';
import { conciergeMail } from './concierge-mail/concierge-mail.ts';
import { type CrmForm, type CrmSettings, crm } from './hubspot/hubspot.ts';
import { type CrmPace, processPace } from './hubspot/pace.ts';
import type { MailboxRouting } from './mails/mailbox-routing.ts';
import { noticeMailer } from './notice.ts';
import { visitorMail } from './visitor-mail/visitor-mail.ts';
import type { VisitorMailQuota } from './visitor-mail/visitor-quota.ts';
import { webhook } from './webhook/webhook.ts';

/** Everything the channels are set by, already read and checked by the app that owns the environment. */
export interface ChannelSettings {
  readonly mail: MailSettings;
  readonly routing: MailboxRouting;
  /** The collection's name, as it signs its mails. */
  readonly brand: string;
  /** Where the studio shows one enquiry, with `{reference}` in it, or `null`. */
  readonly inboxAddress: string | null;
  readonly siteUrl: string;
  readonly contactUrl: string;
  readonly privacyUrl: string;
  /** Keys the hash of a recipient in the quota. */
  readonly quotaKey: Uint8Array;
  /** `null` where HubSpot is not configured. */
  readonly crm: Pick<CrmSettings, 'baseUrl' | 'portalId' | 'forms'> | null;
  /** `null` where no webhook is configured. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** The second ways out for alerts: another mailbox, a receiver of theirs; none when absent. */
  readonly alerts?: {
    readonly mailbox: MailAddress | null;
    readonly webhook: { readonly url: string; readonly secret: string } | null;
  };
}

/** What the channels need of the pipeline around them. */
export interface ChannelPorts {
  readonly quota: VisitorMailQuota;
  readonly clock: Clock;
  /** Content that steers the desk; nothing is set when absent. */
  readonly desk?: CurrentDesk;
  /** Shared by every process of a portal; a single process's own when absent. */
  readonly pace?: CrmPace;
}

export interface ChannelSet {
  readonly channels: readonly Channel[];
  /** Which of the optional destinations are set up, for planning an enquiry's jobs. */
  readonly configured: ConfiguredChannels;
  readonly notices: NoticeMailer;
  readonly alertWays: readonly AlertWay[];
  /** Removes the mails on disk that these jobs wrote. @returns how many files went */
  eraseMails(deliveryIds: readonly string[]): Promise<number>;
  /** Ends idle connections. */
  close(): void;
}

/**
 * The second ways out for alerts alone: also for a start that fails before there is a store.
 *
 * @throws Error, one sentence naming the setting, when one cannot be built
 */
export function alertsOut(settings: ChannelSettings, clock: Clock): AlertWays {
  const { mailbox = null, webhook: receiver = null } = settings.alerts ?? {};
  const { mail, brand, siteUrl } = settings;
  return alertWaysFrom({ mailbox, mail, receiver: receiver && { ...receiver, clock }, brand, siteUrl });
}

/** @throws Error, one sentence naming the setting, when a channel cannot be built from `settings` */
export function channelsFrom(settings: ChannelSettings, ports: ChannelPorts): ChannelSet {
  const { routing, brand, inboxAddress, siteUrl, contactUrl, privacyUrl, quotaKey } = settings;
  const { quota, clock, desk = () => noDeskContent } = ports;
  const transport = openMailTransport(settings.mail);
  const alerts = alertsOut(settings, clock);
  const pace = ports.pace ?? processPace(clock);
  const channels: Channel[] = [
    conciergeMail({ transport, routing, brand, inboxAddress, desk }),
    visitorMail({ transport, routing, brand, contactUrl, privacyUrl, quota, quotaKey, clock, desk }),
    ...(settings.crm
      ? [crm({ ...settings.crm, siteUrl, pace, clock, formFor: (kind) => formForReading(kind, desk()) })]
      : []),
    ...(settings.webhook ? [webhook({ ...settings.webhook, clock })] : []),
  ];
  const crmForms = (Object.keys(settings.crm?.forms ?? {}) as CrmForm[]).filter(
    (form) => settings.crm?.forms[form],
  );
  return {
    channels,
    configured: { crmForms, webhook: settings.webhook !== null },
    notices: noticeMailer(transport, routing.default, brand),
    alertWays: alerts.ways,
    eraseMails: (deliveryIds) => eraseMailFiles(settings.mail.folder, deliveryIds),
    close() {
      transport.close();
      alerts.close();
    },
  };
}
