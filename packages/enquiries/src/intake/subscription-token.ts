import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SubscriptionLinks } from '../delivery/channels/channel.ts';

/** What a link out of the letter's mail is for. */
export type SubscriptionStep = 'confirm' | 'leave';

/** The links of one subscription. They name an id of ours and no person. */
export interface SubscriptionTokens {
  issue(step: SubscriptionStep, enquiryId: string): string;
  /** @returns the subscription a token was issued for, `null` when we did not issue it for this step */
  read(step: SubscriptionStep, token: string | null): string | null;
}

/** The addresses of a subscription's pages. @param siteUrl the site's own address */
export function subscriptionLinks(
  siteUrl: string,
  tokens: SubscriptionTokens,
  enquiryId: string,
): SubscriptionLinks {
  const address = (path: string, step: SubscriptionStep) => {
    const url = new URL(path, siteUrl);
    url.searchParams.set('token', tokens.issue(step, enquiryId));
    return url.href;
  };
  return {
    confirm: address('/subscription-confirmation', 'confirm'),
    leave: address('/unsubscribe', 'leave'),
  };
}

const longest = 200;

/** `enquiryId.HMAC-SHA-256`, compared in constant time. @param key derived for this purpose alone */
export function createSubscriptionTokens(key: Buffer): SubscriptionTokens {
  const mark = (step: SubscriptionStep, id: string) =>
    createHmac('sha256', key).update(`subscription.v1.${step}.${id}`).digest();

  return {
    issue: (step, id) => `${id}.${mark(step, id).toString('base64url')}`,
    read(step, token) {
      if (token === null || token.length > longest) return null;
      const [id = '', given = '', ...rest] = token.split('.');
      const signed = Buffer.from(given, 'base64url');
      const expected = mark(step, id);
      const same = signed.length === expected.length && timingSafeEqual(signed, expected);
      return same && rest.length === 0 ? id : null;
    },
  };
}
