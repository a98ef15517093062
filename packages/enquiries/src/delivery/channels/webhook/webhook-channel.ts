import { day, second } from '../../../clock.ts';
import { channelRecord } from '../channel-record.ts';
import { webhookSettings } from './settings.ts';

/** A signed copy of each enquiry to a receiver of the owner's. */
export const webhookChannel = channelRecord({
  name: 'webhook',
  words: {
    noun: 'Linked system',
    done: 'Passed to the linked system',
    again: null,
    downstream: 'at the webhook: ask its owner',
  },
  limits: { delivery: 10 * second, life: 7 * day, concurrency: 2 },
  // Its key tells a receiver what it has had.
  unclear: null,
  plan: { subscription: 'confirmed', synthetic: false, released: true },
  settings: webhookSettings,
  takes: (form) => form !== null,
  async open(settings, { clock }) {
    const { webhook } = await import('./webhook.ts');
    return webhook({ ...settings, clock });
  },
});
