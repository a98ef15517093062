import type { IncomingMessage, ServerResponse } from 'node:http';
import { isNotModified } from '../http/conditional.ts';
import type { HeadLines } from '../http/security-headers.ts';
import { type Asked, answerWith, chosenEncoding } from './cached-page.ts';
import type { CachedPage } from './page-cache.ts';

/** An answer whose head is put together: for every request that asks for the page in this form. */
interface ReadyAnswer {
  readonly status: 200 | 304;
  readonly head: string[];
  readonly body: Buffer | null;
}

/** What is ready of each page, by the form it has; gone with the page. */
const ready = new WeakMap<CachedPage, Map<string, ReadyAnswer>>();

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

/**
 * Sends a page that is kept and fresh. Its head is made once for each form and not for each request, and written as one list.
 *
 * @param around headers of every answer, the same ones for the same page
 */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  around: HeadLines,
): void {
  const { headers, method } = request;
  const asked: Asked = {
    acceptEncoding: first(headers['accept-encoding']),
    ifNoneMatch: headers['if-none-match'],
  };
  const { status, head, body } = readyAnswer(page, asked, around);
  response.writeHead(status, head).end(method === 'HEAD' ? null : body);
}

function readyAnswer(page: CachedPage, asked: Asked, around: HeadLines): ReadyAnswer {
  const encoding = chosenEncoding(page, asked) ?? 'plain';
  const form = isNotModified(asked.ifNoneMatch, page.etag) ? `${encoding}, not modified` : encoding;
  const forms = ready.get(page) ?? new Map<string, ReadyAnswer>();
  const before = forms.get(form);
  if (before) return before;
  const answer = made(page, asked, around);
  ready.set(page, forms.set(form, answer));
  return answer;
}

function made(page: CachedPage, asked: Asked, around: HeadLines): ReadyAnswer {
  const { status, headers, body } = answerWith(page, asked, 'hit');
  return {
    status,
    head: [...around, ...Object.entries(headers).flat()],
    // The same bytes: what is no Buffer is made one at each write.
    body: body && Buffer.from(body.buffer, body.byteOffset, body.byteLength),
  };
}
