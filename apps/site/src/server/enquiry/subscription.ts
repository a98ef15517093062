import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Subscriptions } from '@sundowner/enquiries/intake/subscriptions';
import type { BodyPace } from '@sundowner/serving/body-pace';
import { answerPlainly, answerSeeOther } from '../http/plain-answer.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { BodyAbortedError, BodyStalledError, readBody } from '../http/read-body.ts';
import { refuseUnheard, tooManyPosts } from '../http/refusal-answer.ts';
import { bodyTypeOf, type PostFields, parseBody } from './parse-body.ts';
import { readMultipart } from './read-multipart.ts';

export const confirmPath = '/subscription-confirmation';
export const leavePath = '/unsubscribe';

/** A body of these two posts holds a token and a word. */
const bodyBytes = 4096;

export interface SubscriptionDeps {
  readonly subscriptions: Subscriptions;
  readonly rates: Pick<RateLimits, 'post'>;
  readonly pace: BodyPace;
}

/** @returns `null` for a body that is not what it says */
async function postedFields(request: IncomingMessage, pace: BodyPace): Promise<PostFields | null> {
  const type = bodyTypeOf(request.headers['content-type']);
  // RFC 8058, 3.1: a mail program may send either.
  if (type === 'multipart') {
    const post = await readMultipart(request, { fileFields: [], limit: bodyBytes, pace });
    return post?.fields ?? null;
  }
  return type === 'form' ? parseBody(type, await readBody(request, bodyBytes, pace)) : {};
}

/**
 * Takes the posts of a subscription's two pages: the button that confirms, the button that leaves, and the one-click post of a
 * mail program (RFC 8058), which gets a plain answer and no redirect. Opening either page does nothing: mail scanners follow links.
 * They are counted like any post, before they are read.
 *
 * A token says nothing of who it belongs to, and every answer looks the same for any token.
 */
export function subscriptionPosts({ subscriptions, rates, pace }: SubscriptionDeps) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    client: string,
  ): Promise<void> => {
    const back = pageAddress(url.pathname, url.searchParams.get('token'));
    const wait = await rates.post(client);
    if (wait !== null) {
      return refuseUnheard(response, { ...tooManyPosts(wait), link: { href: back, words: 'Back' } });
    }
    let fields: PostFields | null;
    try {
      fields = await postedFields(request, pace);
    } catch (error) {
      if (error instanceof BodyAbortedError) return void (response.headersSent || response.destroy());
      return refuseUnheard(
        response,
        error instanceof BodyStalledError
          ? { status: 408, title: 'This post did not arrive whole.' }
          : { status: 413, title: 'This post is too long.' },
      );
    }
    if (!fields) return refuseUnheard(response, { status: 400, title: 'This post could not be read.' });
    const posted = typeof fields.token === 'string' ? fields.token : null;
    const token = posted ?? url.searchParams.get('token');
    const leaves = url.pathname === leavePath;
    try {
      await (leaves ? subscriptions.leave(token) : subscriptions.confirm(token));
    } catch {
      return refuseUnheard(response, {
        status: 503,
        title: 'That could not be kept just now. Please try again in a moment.',
        link: { href: pageAddress(url.pathname, token), words: 'Back' },
        retryAfterSeconds: 10,
      });
    }
    const oneClick = fields['List-Unsubscribe'] === 'One-Click';
    if (oneClick) return answerPlainly(response, 200, 'You have left the letter.');
    answerSeeOther(response, pageAddress(url.pathname, token));
  };
}

const pageAddress = (path: string, token: string | null) =>
  `${path}?token=${encodeURIComponent((token ?? '').toWellFormed())}`;
