import { type Check, settingGroup, siteSetting } from '../row.ts';
import * as shape from '../shapes.ts';

const webhook =
  'The same as a signed post to a system of yours; https. Live mode warns when neither this nor `ALERT_MAIL` is set';

/** The second channels for alerts: what is wrong with the pipeline reaches a person when the concierge mailbox is dead (DSK-10). */
export const alerts = settingGroup(
  {
    /** Another mailbox than the concierge's; `null` where there is none. */
    mail: siteSetting('ALERT_MAIL', shape.mailbox, {
      standard: null,
      words:
        "Another mailbox than the concierge's: dead deliveries, destinations that take nothing, a store that is away, a full disk, silence, a studio that does not answer",
    }),
    url: siteSetting('ALERT_WEBHOOK_URL', shape.webAddress, { standard: null, words: webhook }),
    secret: siteSetting('ALERT_WEBHOOK_SECRET', shape.text, { standard: null, words: webhook }),
  },
  ({ mail, url, secret }, check) => {
    if (url !== null && !url.startsWith('https://')) {
      check.problem('ALERT_WEBHOOK_URL must begin with https:// because alerts tell what is wrong.');
    }
    if ((url === null) !== (secret === null)) {
      check.problem('ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET belong together; set both, or neither.');
    }
    return { mail, webhook: url === null || secret === null ? null : { url, secret } };
  },
);

type Alerts = ReturnType<typeof alerts.read>;

/** @param concierge the mailbox enquiries go to, which is no second way */
export function checkOtherMailbox(check: Check, { mail }: Alerts, concierge: string): void {
  if (mail === null || sameMailbox(mail) !== sameMailbox(concierge)) return;
  check.problem(
    'ALERT_MAIL must be another mailbox than CONCIERGE_MAIL, because a dead mailbox cannot tell of itself.',
  );
}

const sameMailbox = (mailbox: string) => shape.addressIn(mailbox).toLowerCase();

/** What a live start and the doctor say where alerts have no second channel; `null` where they have one. */
export function missingAlertChannel({ mail, webhook }: Alerts): string | null {
  return mail === null && webhook === null
    ? 'neither ALERT_MAIL nor ALERT_WEBHOOK_URL is set: when the concierge mailbox is dead, only the log and the studio say so'
    : null;
}
