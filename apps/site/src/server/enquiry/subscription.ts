import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Subscriptions } from '@sundowner/enquiries/subscriptions';
import { answerPlainly } from '../plain-answer.ts';
import { answerProblem } from '../problem.ts';
import { bodyTypeOf, parseBody } from './parse-body.ts';
import { readBody } from './read-body.ts';

export const confirmPath = '/subscription-confirmation';
export const leavePath = '/unsubscribe';

/** A body of these two posts holds a token and a word. */
const bodyBytes = 4096;

async function postedFields(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const type = bodyTypeOf(request.headers['content-type']);
  if (type !== 'form') return {};
  return parseBody(type, await readBody(request, bodyBytes)) ?? {};
}

/**
 * Takes the posts of a subscription's two pages: the button that confirms, the button that leaves, and the one-click post of a
 * mail program (RFC 8058), which gets a plain answer and no redirect. Opening either page does nothing: mail scanners follow links.
 *
 * A token says nothing of who it belongs to, and every answer looks the same whoever it is.
 */
export function subscriptionPosts(subscriptions: Subscriptions) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    let fields: Readonly<Record<string, unknown>>;
    try {
      fields = await postedFields(request);
    } catch {
      response.setHeader('Connection', 'close');
      return answerProblem(response, { status: 413, title: 'This post is too long.' });
    }
    const posted = typeof fields.token === 'string' ? fields.token : null;
    const token = posted ?? url.searchParams.get('token');
    const leaves = url.pathname === leavePath;
    try {
      await (leaves ? subscriptions.leave(token) : subscriptions.confirm(token));
    } catch {
      response.setHeader('Retry-After', '10');
      return answerPlainly(response, 503, 'That could not be kept just now. Please try again in a moment.');
    }
    const oneClick = fields['List-Unsubscribe'] === 'One-Click';
    if (oneClick) return answerPlainly(response, 200, 'You have left the letter.');
    response.writeHead(303, {
      Location: `${url.pathname}?token=${encodeURIComponent(token ?? '')}`,
      'Cache-Control': 'no-store',
      'Content-Length': 0,
    });
    response.end();
  };
}
