import { channels } from '../sending/channels/channels.ts';
import type { EnquiryDetail } from './shapes.ts';

/** What the inbox calls each channel, by its name. */
export const channelWords: EnquiryDetail['channels'] = Object.fromEntries(
  channels.map(({ name, words: { noun, done, again } }) => [name, { noun, done, again }]),
);
