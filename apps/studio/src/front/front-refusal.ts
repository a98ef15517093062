import type { ServerResponse } from 'node:http';

export interface FrontRefusal {
  readonly status: 400 | 401 | 403 | 408 | 413 | 415 | 431 | 501 | 503;
  readonly words: string;
  readonly retryAfterSeconds?: number;
}

export const tooLarge = (bytes: number): FrontRefusal => ({
  status: 413,
  words:
    bytes === 0
      ? 'This address takes no body.'
      : `This address takes ${size(bytes)} at most. Nothing was done.`,
});

export const noAddress: FrontRefusal = { status: 400, words: 'This address cannot be read.' };

export const stalled: FrontRefusal = {
  status: 408,
  words: 'This stopped on its way and did not arrive whole. Nothing was done.',
};

export const crowded: FrontRefusal = {
  status: 503,
  words: 'Too much is being sent to the studio at once. Nothing was done; try again in a minute.',
  retryAfterSeconds: 30,
};

export const starting: FrontRefusal = {
  status: 503,
  words: 'The studio is starting. Nothing was done; try again in a moment.',
  retryAfterSeconds: 5,
};

/** What is said when the disk refuses a body; why stands in the log. */
export function noDisk(error: unknown): FrontRefusal {
  process.stderr.write(`A body could not be kept on the disk: ${String(error)}\n`);
  return {
    status: 503,
    words: 'The disk of the studio takes nothing now. Nothing was done; tell whoever runs it.',
  };
}

export const isRefusal = (outcome: object): outcome is FrontRefusal => 'status' in outcome;

export const notSignedIn: FrontRefusal = {
  status: 403,
  words: 'You are not allowed to perform this action.',
};

const size = (bytes: number) =>
  bytes >= 2 ** 20 ? `${Math.floor(bytes / 2 ** 20)} MB` : `${Math.floor(bytes / 1024)} kB`;

/** In the shape a caller of an address reads: the desk's pages, the admin's, or a person. */
function bodyOf(
  path: string,
  { status, words }: FrontRefusal,
): { readonly type: string; readonly text: string } {
  if (path.startsWith('/api/desk/'))
    return { type: 'application/json', text: JSON.stringify({ code: null, detail: words }) };
  if (path.startsWith('/api/') || path === '/api')
    return { type: 'application/json', text: JSON.stringify({ errors: [{ message: words }] }) };
  return { type: 'text/plain; charset=utf-8', text: `${status} ${words}\n` };
}

/** Answers a request of which nothing, or not all, was read: its connection ends, and is heard out (open-connections.ts). */
export function refuse(response: ServerResponse, path: string, refusal: FrontRefusal): void {
  const { req } = response;
  if (response.headersSent) return;
  const { type, text } = bodyOf(path, refusal);
  response.writeHead(refusal.status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    Connection: 'close',
    ...(refusal.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(refusal.retryAfterSeconds) }),
  });
  response.end(req.method === 'HEAD' ? undefined : text);
  req.resume();
}
