import type { Sender, StoredEnquiry } from '../channel.ts';
import { type ReceiverSettings, signedPost } from '../http/signed-post.ts';

/** `WEBHOOK_URL` and `WEBHOOK_SECRET`. */
export type WebhookSettings = ReceiverSettings;

const words = { urlSetting: 'WEBHOOK_URL', secretSetting: 'WEBHOOK_SECRET', who: 'The webhook' };

/** What a receiver is told: the enquiry as it was accepted. */
function webhookBody(id: string, enquiry: StoredEnquiry): string {
  const { reference, kind, receivedAt, formVersion, values, extra, consent, page, linkedTo } = enquiry;
  const told = { reference, kind, receivedAt, formVersion, values, extra, consent, page, linkedTo };
  return JSON.stringify({ type: 'enquiry.accepted', id, enquiry: told });
}

/**
 * Posts to a receiver of the owner's; `Idempotency-Key` is the job's id, the same on every attempt.
 *
 * @throws Error when the address is not https or the key is too short to protect anything
 */
export function webhook(settings: WebhookSettings): Sender {
  const post = signedPost(settings, words);
  return {
    async deliver({ id, enquiry }, signal) {
      return { detail: `accepted (${await post(id, webhookBody(id, enquiry), signal)})` };
    },
  };
}
