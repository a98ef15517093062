import type { StoredEnquiry } from '@sundowner/desk-wire';
import { channels } from '../delivery/channels/channels.ts';

/** What the inbox calls each channel, by its name. */
export const channelWords: StoredEnquiry['channels'] = Object.fromEntries(
  channels.map(({ name, words: { noun, done, again } }) => [name, { noun, done, again }]),
);
