import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { emptyCollection } from '@sundowner/brand';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withCollection } from '../content/places/collection-scope.ts';
import { hostCheck } from './http/request-address.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createPages, type Pages } from './pages/pages.ts';
import { type RequestHandlerDeps, requestHandler } from './request-handler.ts';

const known = { collection: emptyCollection(), read: true };
const siteUrl = 'http://lodges.example';
const notHere = vi.fn(async () => false);

let pages: Pages;
let server: Server;
/** Whether the last request was answered before its handler returned. */
let atOnce: boolean;

beforeEach(async () => {
  notHere.mockClear();
  pages = createPages({ maxBytes: 1_000_000, collection: () => known, log: pino({ enabled: false }) });
  const draw = async () =>
    new Response(`<p>${'Drawn '.repeat(400)}</p>`, {
      headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=60' },
    });
  const kept = new URL('/blog', siteUrl);
  await withCollection(known, () => pages.answer(new Request(kept), kept, draw));
  // What comes after a kept page is asked in vain, down to the drawing.
  const handle = requestHandler({
    checkHost: hostCheck(siteUrl, 1),
    ownOrigins: new Set([siteUrl]),
    protection: securityHeaders(siteUrl, { consentDays: 1 } as Parameters<typeof securityHeaders>[1], 'live'),
    collection: { current: () => known, settled: async () => {} },
    pages,
    statics: { answer: () => false },
    enquiries: { answerSubscription: notHere, localsFor: async () => ({}) },
    ownPage: notHere,
    previews: { answer: notHere },
    archives: notHere,
    renderPage: async (_: unknown, response: ServerResponse) => void response.writeHead(200).end('Not kept'),
  } as unknown as RequestHandlerDeps);
  server = createServer((request, response) => {
    const outcome = handle(request, response);
    atOnce = response.headersSent;
    outcome?.catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await pages.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** @returns the answer as it came, head and body, but for the time it was sent at */
async function ask(
  target: string,
  { method = 'GET', head = ['Host: lodges.example'] } = {},
): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${method} ${target} HTTP/1.1\r\n${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return (await text(socket)).replace(/^date: .*\r\n/im, '');
}

test.each([
  '/blog',
  '/blog?utm_source=mail&gclid=a%2Bb',
  '/blog?',
  '/x/../blog',
  `${siteUrl}/blog`,
  `${siteUrl}/blog?utm_source=mail`,
])('a kept page is sent before anything else is asked, under %s', async (target) => {
  const answer = await ask(target);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('x-cache: hit');
  expect(answer).toContain('Drawn Drawn');
  const names = answer
    .split('\r\n\r\n', 1)[0]
    ?.split('\r\n')
    .slice(1)
    .map((line) => line.split(':', 1)[0]?.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  expect(names).toContain('content-security-policy');
  expect([atOnce, notHere.mock.calls.length]).toEqual([true, 0]);
  expect(await ask(target, { method: 'HEAD' })).toBe(`${answer.split('\r\n\r\n', 1)[0]}\r\n\r\n`);
});

test.each([
  ['another site', '/blog?utm_source=mail', ['Host: evil.example'], 421],
  ['another site in its line', 'http://evil.example/blog', ['Host: lodges.example'], 421],
  ['another site beside its line', `${siteUrl}/blog?x`, ['Host: evil.example'], 421],
  ['no site', '/blog?utm_source=mail', ['Host: a_b!'], 400],
  ['two sites', '/blog?utm_source=mail', ['Host: lodges.example', 'Host: evil.example'], 400],
])('a kept page is not sent to a request that names %s', async (_, target, head, status) => {
  const answer = await ask(target, { head });
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('content-security-policy: ');
  expect(answer).not.toContain('Drawn');
});

test('a draft is no kept page, and a page nobody kept goes on to be drawn', async () => {
  for (const target of ['/blog?preview=token', '/stories?utm_source=mail', '/blog/'])
    expect(await ask(target)).not.toContain('Drawn');
  expect(await ask('/stories')).toContain('Not kept');
  expect(await ask('/blog', { method: 'POST', head: ['Host: lodges.example', 'Content-Length: 0'] })).toMatch(
    /^HTTP\/1\.1 405 /,
  );
});

test('what a visitor has already is said with the headers of the page, without its body, in each form and each time', async () => {
  const etag = /\r\netag: (.*)\r\n/.exec(await ask('/blog'))?.[1] ?? '';
  for (const encoding of ['br', 'identity'])
    for (const [tag, status] of [
      [etag, 304],
      [`"other", W/${etag}`, 304],
      ['"other"', 200],
      [etag, 304],
    ] as const) {
      const head = ['Host: lodges.example', `Accept-Encoding: ${encoding}`, `If-None-Match: ${tag}`];
      const answer = await ask('/blog', { head });
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer.includes('content-encoding: br')).toBe(status === 200 && encoding === 'br');
      expect(answer.includes(`etag: ${encoding === 'br' ? 'W/' : ''}${etag}`)).toBe(true);
      expect(answer).toContain('x-frame-options: DENY');
      if (status === 304) expect(answer.endsWith('\r\n\r\n')).toBe(true);
    }
});
