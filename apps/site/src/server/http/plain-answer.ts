import type { ServerResponse } from 'node:http';

/** A short answer in plain words, for requests no page can be shown to. */
export function answerPlainly(response: ServerResponse, status: number, words: string): void {
  const body = `${words}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** The address has another one for good. Browsers ask again after a day. */
export function answerRedirect(response: ServerResponse, location: string): void {
  response.writeHead(301, {
    Location: location,
    'Cache-Control': 'public, max-age=86400',
    'Content-Length': 0,
  });
  response.end();
}

export function answerJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(body);
}
