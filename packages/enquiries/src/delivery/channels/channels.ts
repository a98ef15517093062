import { answerMailChannel } from './answer-mail/answer-mail-channel.ts';
import type { ChannelRecord } from './channel-record.ts';
import { conciergeMailChannel } from './concierge-mail/concierge-mail-channel.ts';
import { hubspotChannel } from './hubspot/hubspot-channel.ts';
import { ownPageMailChannel } from './own-page-mail/own-page-mail-channel.ts';
import { visitorMailChannel } from './visitor-mail/visitor-mail-channel.ts';
import { webhookChannel } from './webhook/webhook-channel.ts';

/** The places an accepted enquiry, or an answer to it, is sent to; each is a job with its own state (enquiry contract, "Channels"). */
export const channels = [
  conciergeMailChannel,
  visitorMailChannel,
  hubspotChannel,
  webhookChannel,
  answerMailChannel,
  ownPageMailChannel,
] as const satisfies readonly ChannelRecord[];

export type ChannelName = (typeof channels)[number]['name'];

export const channelNames: readonly ChannelName[] = channels.map(({ name }) => name);

/** The channel whose jobs are stored under `name`; `null` where this build has none of that name. */
export function channelNamed(name: string): ChannelRecord | null {
  return channels.find((channel) => channel.name === name) ?? null;
}

/** What concierges read a channel as; its stored name where this build has none of that name. */
export const channelNoun = (name: string): string => channelNamed(name)?.words.noun ?? name;

export function channelCalled(name: ChannelName): ChannelRecord {
  const channel = channelNamed(name);
  if (!channel) throw new RangeError(`There is no channel "${name}".`);
  return channel;
}
