import { settingGroup } from '@sundowner/settings/group';
import { setting } from '@sundowner/settings/row';
import { text, webAddress } from '@sundowner/settings/shapes';

const about = {
  standard: null,
  readBy: ['site'],
  words: 'A signed copy of each enquiry to a system of yours; https',
} as const;

/** Both settings together switch the channel on. */
export const webhookSettings = settingGroup(
  {
    url: setting('WEBHOOK_URL', webAddress, about),
    secret: setting('WEBHOOK_SECRET', text, about),
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
