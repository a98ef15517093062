import { settingGroup, siteSetting } from '@sundowner/settings/row';
import { text, webAddress } from '@sundowner/settings/shapes';
import { day, second } from '../../../clock.ts';
import { channelRecord } from '../channel-record.ts';

const about = {
  standard: null,
  words: 'A signed copy of each enquiry to a system of yours; https',
} as const;

/** Both settings together switch the channel on. */
export const webhookSettings = settingGroup(
  {
    url: siteSetting('WEBHOOK_URL', webAddress, about),
    secret: siteSetting('WEBHOOK_SECRET', text, about),
  },
  ({ url, secret }, check) => {
    if (url !== null && !url.startsWith('https://')) {
      check.problem('WEBHOOK_URL must begin with https:// because enquiries hold personal data.');
    }
    if ((url === null) !== (secret === null)) {
      check.problem('WEBHOOK_URL and WEBHOOK_SECRET belong together; set both, or neither.');
    }
    return url === null || secret === null ? null : { url, secret };
  },
);

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
