import type { IncomingMessage, ServerResponse } from 'node:http';
import { installation } from '../../installation/installation.ts';
import { answerPlainly, answerProblem, answerText, type Problem } from './plain-answer.ts';

/** A request that is refused, in words for the person who sent it. */
export interface PlainRefusal {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  /** Where a visitor goes on from, as path and query on our own host. */
  readonly link?: { readonly href: string; readonly words: string } | undefined;
  readonly retryAfterSeconds?: number;
}

/** What somebody reads who posts too often. */
export const tooManyPosts = (seconds: number): PlainRefusal => ({
  status: 429,
  title: 'There were too many posts from here within a minute.',
  detail: tryAgainIn(seconds),
  retryAfterSeconds: seconds,
});

/**
 * What somebody reads who asks too much that no cache answers.
 *
 * @param path on our own host: of the page that was asked
 */
export const tooManyQuestions = (seconds: number, path: string): PlainRefusal => ({
  status: 429,
  title: 'Too many questions at once',
  detail: `More was asked from here within a minute than we answer. ${tryAgainIn(seconds)}`,
  link: { href: path, words: 'Back to the page' },
  retryAfterSeconds: seconds,
});

export const tryAgainIn = (seconds: number): string =>
  `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;

/**
 * In which form the person who sent a request reads its answer: a page in a browser, a problem (RFC 9457) in a script. `null` where
 * neither its `Accept` nor its body tells.
 */
export function readsAnswerAs({ headers }: IncomingMessage): 'page' | 'problem' | null {
  const { accept = '', 'content-type': type = '' } = headers;
  if (/^application\/json\b/i.test(type)) return 'problem';
  if (accept.includes('text/html')) return 'page';
  if (accept.includes('json')) return 'problem';
  return /^application\/x-www-form-urlencoded\b/i.test(type) ? 'page' : null;
}

const underWay = new WeakSet<ServerResponse>();

/** Notes that a refusal is being made, which may take the drawing of a page. */
export const beginRefusal = (response: ServerResponse): void => void underWay.add(response);

/** Whether a request has its refusal, or is about to: whatever else becomes of its body, it gets no other. */
export const isRefused = (response: ServerResponse): boolean => underWay.has(response);

/** As answerRefusal, for a request whose body may not have been read: its connection ends, but is heard out (open-connections.ts). */
export function refuseUnheard(response: ServerResponse, refusal: PlainRefusal): void {
  const { req } = response;
  // It may have broken off meanwhile, and was refused for that (http-server.ts).
  if (response.headersSent) return;
  if (isUnheard(req)) response.setHeader('Connection', 'close');
  answerRefusal(response, refusal);
  req.resume();
}

/** Whether a body of a request is still to come, or was not read. */
export const isUnheard = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * Refuses a request in the form its sender reads; without a sign of which, a problem for the addresses of forms and plain words for
 * any other. The page is made of nothing but these words and the style of the page without a connection: it can be sent under any host, where it
 * may lack that, and while content cannot be read.
 */
export function answerRefusal(response: ServerResponse, refusal: PlainRefusal): void {
  const { link, retryAfterSeconds, ...problem } = refusal;
  const { req } = response;
  const form = readsAnswerAs(req) ?? (endpoints.test(req.url ?? '') ? 'problem' : null);
  if (form === 'problem') answerProblem(response, problem satisfies Problem, retryAfterSeconds);
  else {
    if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
    if (form === 'page') answerText(response, refusal.status, 'text/html', pageText(refusal));
    else answerPlainly(response, problem.status, problem.title);
  }
}

/** Where forms are sent to, and where a form that was sent is shown again. */
const endpoints = /^\/(enquir|my-enquiry|subscription-confirmation|unsubscribe)/;

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => named[mark] ?? mark);

function pageText({ title, detail, link }: PlainRefusal): string {
  return `<!doctype html>
<html lang="${installation().locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<img src="/brand-mark.svg" alt="" width="56" height="56">
<h1>${escaped(title)}</h1>
${detail ? `<p>${escaped(detail)}</p>\n` : ''}${link ? `<p><a href="${escaped(link.href)}">${escaped(link.words)}</a></p>\n` : ''}</main>
</body>
</html>
`;
}
