import type { ServerResponse } from 'node:http';

/** An answer that is known as a whole; nobody keeps it unless its headers say so. */
export function answerText(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(body);
}

/** A short answer in plain words, for requests no page can be shown to. */
export const answerPlainly = (response: ServerResponse, status: number, words: string): void =>
  answerText(response, status, 'text/plain', `${words}\n`);

export const answerJson = (
  response: ServerResponse,
  status: number,
  value: unknown,
  headers?: Readonly<Record<string, string>>,
): void => answerText(response, status, 'application/json', JSON.stringify(value), headers);

/**
 * The address has another one for good. Browsers ask again after a day.
 *
 * @param heads what is said besides
 */
export function answerRedirect(
  response: ServerResponse,
  location: string,
  heads: readonly (readonly [name: string, value: string])[],
): void {
  for (const [name, value] of heads) response.setHeader(name, value);
  leadTo(response, 301, location, 'public, max-age=86400');
}

/** After a post: the browser fetches the next page with GET, and a reload does not post again (RFC 9110, 15.4.4). */
export const answerSeeOther = (response: ServerResponse, location: string): void =>
  leadTo(response, 303, location, 'no-store');

function leadTo(response: ServerResponse, status: number, location: string, cache: string): void {
  response.writeHead(status, { Location: location, 'Cache-Control': cache, 'Content-Length': 0 }).end();
}

/** Problem details for HTTP APIs (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly ticket?: string;
  /** Which of the desk's refusals it is, and the message it kept all the same. */
  readonly code?: string;
  readonly message?: string;
}

/** @param retryAfterSeconds becomes `Retry-After` */
export function answerProblem(response: ServerResponse, problem: Problem, retryAfterSeconds?: number): void {
  answerJson(
    response,
    problem.status,
    { type: 'about:blank', ...problem },
    {
      'Content-Type': 'application/problem+json',
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    },
  );
}
