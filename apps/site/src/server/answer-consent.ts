import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BodyPace } from '@sundowner/serving/body-pace';
import { pathOnOurHost } from '../content/fields/address.ts';
import { parseBody } from './enquiry/parse-body.ts';
import { readBody } from './enquiry/read-body.ts';
import { refuseUnheard } from './http/refusal-answer.ts';

export interface ConsentCookie {
  readonly secure: boolean;
  readonly days: number;
}

/** An answer and its name; a longer body is none of ours. */
const mostBytes = 200;

/**
 * Remembers whether a visitor agreed to be measured (GEN-05): a first-party cookie with `yes` or `no` and nothing of hers. A script
 * gets 204, a form posted without one the page it came from.
 */
export async function answerConsent(
  request: IncomingMessage,
  response: ServerResponse,
  { secure, days }: ConsentCookie,
  pace: BodyPace,
): Promise<void> {
  const body = await readBody(request, mostBytes, pace).catch(() => null);
  const answer = body && parseBody('form', body)?.answer;
  if (answer !== 'yes' && answer !== 'no') {
    return refuseUnheard(response, { status: 400, title: 'The answer must be "yes" or "no".' });
  }
  const attributes = `Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`;
  response.setHeader('Set-Cookie', `consent=${answer}; ${attributes}`);
  response.setHeader('Cache-Control', 'no-store');
  if (request.headers['sec-fetch-mode'] && request.headers['sec-fetch-mode'] !== 'navigate') {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(303, { Location: cameFrom(request.headers.referer) }).end();
}

/** The path of the page the form stood on, whatever the host before it: the browser stays on ours. */
function cameFrom(referer: string | undefined): string {
  return URL.canParse(referer ?? '') ? pathOnOurHost(new URL(referer ?? '').pathname) : '/';
}
