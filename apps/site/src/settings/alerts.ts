import type { SettingsReader } from './reader.ts';
import * as value from './values.ts';

/** The second ways out for alerts: what is wrong with the pipeline reaches a person when the concierge mailbox is dead (DSK-10). */
export interface AlertSettings {
  /** Another mailbox than the concierge's; `null` where there is none. */
  readonly mail: string | null;
  /** A receiver of signed posts; `null` where there is none. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
}

const addressIn = (mailbox: string) => (/<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox).toLowerCase();

/** @param concierge the mailbox enquiries go to, which is no second way */
export function readAlerts(read: SettingsReader, concierge: string): AlertSettings {
  const mail = read.one('ALERT_MAIL', value.mailbox, null);
  const url = read.one('ALERT_WEBHOOK_URL', value.webAddress, null);
  const secret = read.one('ALERT_WEBHOOK_SECRET', value.text, null);
  if (mail !== null && addressIn(mail) === addressIn(concierge)) {
    read.problem(
      'ALERT_MAIL must be another mailbox than CONCIERGE_MAIL, because a dead mailbox cannot tell of itself.',
    );
  }
  if (url !== null && !url.startsWith('https://')) {
    read.problem('ALERT_WEBHOOK_URL must begin with https:// because alerts tell what is wrong.');
  }
  if ((url === null) !== (secret === null)) {
    read.problem('ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET belong together; set both, or neither.');
  }
  return { mail, webhook: url === null || secret === null ? null : { url, secret } };
}

/** What a live start and the doctor say where alerts have no second way out; `null` where they have one. */
export function missingWayOut({ mail, webhook }: AlertSettings): string | null {
  return mail === null && webhook === null
    ? 'neither ALERT_MAIL nor ALERT_WEBHOOK_URL is set: when the concierge mailbox is dead, only the log and the studio say so'
    : null;
}
