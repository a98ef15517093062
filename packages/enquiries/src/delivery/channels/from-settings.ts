import type { AlertTransport } from '../../alerts/alert.ts';
import type { Clock } from '../../clock.ts';
import { eraseMailFiles } from '../mail/eml-transport.ts';
import type { MailAddress, MailTransport } from '../mail/mail.ts';
import { type MailSettings, openMailTransport } from '../mail/open-transport.ts';
import { type AlertWays, alertWaysFrom } from './alert-transports.ts';
import type { Channel, Notice, NoticeMailer, PersonMailer } from './channel.ts';
import type { ChannelDeps, ConfiguredChannel } from './channel-record.ts';

const textOf = ({ lines }: Notice, brand: string): string =>
  [...lines, '', '-- ', `${brand}, the enquiry desk`].join('\n');

/** Mails to people of the house, each to their own address. Plain text, without anything of a traveller's. */
export function personMailer(transport: MailTransport, brand: string): PersonMailer {
  return {
    async sendTo(to, notice, id, signal) {
      const { subject } = notice;
      const text = textOf(notice, brand);
      await transport.send({ id, name: 'notice', to, replyTo: null, subject, text, html: null }, signal);
    },
  };
}

/**
 * Notices to the concierge's mailbox: what was held back, is late or has failed. Plain text, and no personal data beyond
 * references, so that they may be forwarded.
 */
export function noticeMailer(transport: MailTransport, mailbox: MailAddress, brand: string): NoticeMailer {
  const { sendTo } = personMailer(transport, brand);
  return { sendNotice: (notice, id, signal) => sendTo(mailbox, notice, id, signal) };
}

/** What the channels are opened with, already read and checked by the app that owns the environment. */
export interface ChannelSettings
  extends Omit<ChannelDeps, 'transport' | 'store' | 'clock' | 'desk' | 'pageName'> {
  readonly mail: MailSettings;
  /** Those this installation has set up. */
  readonly channels: readonly ConfiguredChannel[];
  /** The second channels for alerts: another mailbox, a receiver of theirs; none when absent. */
  readonly alerts?: {
    readonly mailbox: MailAddress | null;
    readonly webhook: { readonly url: string; readonly secret: string } | null;
  };
}

/** What the channels need of the pipeline around them. */
export type ChannelPorts = Pick<ChannelDeps, 'store' | 'clock' | 'desk' | 'pageName'>;

export interface ChannelSet {
  readonly channels: readonly Channel[];
  readonly notices: NoticeMailer;
  readonly people: PersonMailer;
  readonly alertWays: readonly AlertTransport[];
  /** Removes the mails on disk that these jobs wrote. @returns how many files went */
  eraseMails(deliveryIds: readonly string[]): Promise<number>;
  /** Ends idle connections. */
  close(): void;
}

/**
 * The second channels for alerts alone: also for a start that fails before there is a store.
 *
 * @throws Error, one sentence naming the setting, when one cannot be built
 */
export function alertsOut(
  settings: Pick<ChannelSettings, 'mail' | 'alerts' | 'brand' | 'siteUrl'>,
  clock: Clock,
): AlertWays {
  const { mailbox = null, webhook: receiver = null } = settings.alerts ?? {};
  const { mail, brand, siteUrl } = settings;
  return alertWaysFrom({ mailbox, mail, receiver: receiver && { ...receiver, clock }, brand, siteUrl });
}

/** @throws Error, one sentence naming the setting, when a channel cannot be built from `settings` */
export async function channelsFrom(settings: ChannelSettings, ports: ChannelPorts): Promise<ChannelSet> {
  const transport = openMailTransport(settings.mail);
  const open = async (channel: ConfiguredChannel): Promise<Channel> => ({
    ...(await channel.open({ ...settings, ...ports, transport })),
    name: channel.name,
    limits: channel.limits,
  });
  const alerts = alertsOut(settings, ports.clock);
  return {
    channels: await Promise.all(settings.channels.map(open)),
    notices: noticeMailer(transport, settings.routing.default, settings.brand),
    people: personMailer(transport, settings.brand),
    alertWays: alerts.ways,
    eraseMails: (deliveryIds) => eraseMailFiles(settings.mail.folder, deliveryIds),
    close() {
      transport.close();
      alerts.close();
    },
  };
}
