import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cdnHeads } from '../cdn/cdn-heads.ts';
import { answerWith, toRendered } from './cached-page.ts';

const text = '<p>The same words, many times. </p>'.repeat(100);

const made = (headers: Record<string, string> = {}, status = 200) =>
  toRendered(
    new Response(text, {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cdn-cache-control': 'max-age=60, stale-while-revalidate=600',
        'cache-tag': 'homepage, homepage:1',
        ...headers,
      },
    }),
  );

async function page() {
  const rendered = await made();
  if (rendered.kind !== 'page') throw new Error('It was not kept.');
  return rendered.page;
}

const asks = (acceptEncoding: string | null = null, ifNoneMatch: string | null = null) => ({
  acceptEncoding,
  ifNoneMatch,
});

describe('what is kept', () => {
  test('a 200 that says for how long', async () => {
    expect(await page()).toMatchObject({
      freshSeconds: 60,
      staleSeconds: 600,
      tags: ['homepage', 'homepage:1'],
      headers: [['content-type', 'text/html; charset=utf-8']],
    });
  });

  test.each([
    ['another status', made({}, 404)],
    ['a server error', made({}, 500)],
    ['a cookie', made({ 'set-cookie': 'a=b' })],
    ['no-store', made({ 'cache-control': 'no-store' })],
    ['private', made({ 'cache-control': 'private, max-age=60' })],
    ['no freshness', made({ 'cdn-cache-control': '' })],
  ])('not one with %s', async (_, rendered) => {
    const { kind, ...rest } = await rendered;
    expect(kind).toBe('answer');
    // Untouched: its body can still be read.
    expect('answer' in rest && (await rest.answer.text())).toBe(text);
  });

  test('an answer without a body keeps having none, so that Astro puts its error page there', async () => {
    const rendered = await toRendered(new Response(null, { status: 404 }));
    expect(rendered.kind === 'answer' && rendered.answer.body).toBeNull();
  });
});

describe('what is sent', () => {
  test.each([
    ['br', (bytes: Uint8Array) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Uint8Array) => gunzipSync(bytes)],
  ])('%s where the client takes it', async (encoding, decode) => {
    const { headers, body } = answerWith(await page(), asks(encoding), 'hit');
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body?.byteLength),
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^W\/"/),
      'x-cache': 'hit',
    });
    expect(body && decode(body).toString()).toBe(text);
  });

  test('the plain body with a strong tag to a client that takes nothing', async () => {
    const { headers, body } = answerWith(await page(), asks(), 'miss');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.etag).toMatch(/^"/);
    expect(new TextDecoder().decode(body ?? undefined)).toBe(text);
  });

  test('nothing to a client that has the page, whatever encoding it had it in', async () => {
    const tag = answerWith(await page(), asks(), 'hit').headers.etag ?? '';
    const answer = answerWith(await page(), asks('br', `W/${tag}`), 'hit');
    expect(answer).toMatchObject({
      status: 304,
      body: null,
      headers: { etag: `W/${tag}`, vary: 'accept-encoding' },
    });
    expect(answer.headers['content-type']).toBeUndefined();
  });

  test('headers of the page itself, its own rule of keeping among them', async () => {
    const rendered = await made({ 'cache-control': 'public, max-age=60', vary: 'accept' });
    const { headers } = answerWith(rendered.kind === 'page' ? rendered.page : await page(), asks(), 'hit');
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'accept, accept-encoding' });
    expect(headers['cdn-cache-control'] ?? headers['cache-tag']).toBeUndefined();
  });

  describe('CLU-07/heads to a CDN', () => {
    const toCdn = async (cdn: Parameters<typeof cdnHeads>[0], freshness = 'max-age=60') => {
      const answer = new Response(text, {
        headers: { 'cdn-cache-control': freshness, 'cache-tag': 'homepage, homepage:1' },
      });
      const rendered = await toRendered(answer, cdnHeads(cdn));
      if (rendered.kind !== 'page') throw new Error('It was not kept.');
      return rendered.page;
    };

    test('for how long, and what the page is made from, with the page and with "not modified"', async () => {
      const page = await toCdn({ kind: 'nginx' }, 'max-age=86400');
      const said = {
        'cache-control': 'public, max-age=0, must-revalidate',
        'cdn-cache-control': 'public, s-maxage=300, stale-while-revalidate=1, stale-if-error=86400',
        'surrogate-key': 'everything homepage homepage:1 homepage:any',
        'x-accel-expires': '300',
      };
      expect(answerWith(page, asks('br'), 'hit').headers).toMatchObject(said);
      expect(answerWith(page, asks(null, page.etag), 'hit')).toMatchObject({ status: 304, headers: said });
      expect(answerWith(page, asks(), 'miss').headers['surrogate-control']).toBeUndefined();
    });

    test('to Fastly in its own word, and never longer than the page is fresh', async () => {
      const { headers } = answerWith(await toCdn({ kind: 'fastly' }, 'max-age=5'), asks(), 'joined');
      expect(headers['surrogate-control']).toBe('max-age=5, stale-while-revalidate=1, stale-if-error=86400');
      expect(headers['cdn-cache-control']).toContain('s-maxage=5,');
      expect(headers['x-accel-expires']).toBeUndefined();
      const toNginx = answerWith(await toCdn({ kind: 'nginx' }, 'max-age=5'), asks(), 'joined');
      expect(toNginx.headers['x-accel-expires']).toBe('5');
    });

    test.each(['stale', 'stale-error'] as const)('nothing with a page that stands in: %s', async (state) => {
      const { headers } = answerWith(await toCdn({ kind: 'fastly' }), asks(), state);
      expect(Object.keys(headers).filter((name) => /cdn|surrogate/.test(name))).toEqual([]);
    });

    test('without one the head is the same, byte for byte', async () => {
      const plain = answerWith(await toCdn(null), asks('br'), 'hit').headers;
      const kept = answerWith(await toCdn({ kind: 'fastly' }), asks('br'), 'hit').headers;
      const added = ['cdn-cache-control', 'surrogate-control', 'surrogate-key'];
      const names = (headers: object) => JSON.stringify(Object.entries(headers));
      const others = Object.entries(kept).filter(([name]) => !added.includes(name));
      expect(names(plain)).toBe(JSON.stringify(others));
    });
  });

  test('another tag for another page', async () => {
    const other = await toRendered(new Response('other', { headers: { 'cdn-cache-control': 'max-age=1' } }));
    expect(other.kind === 'page' && other.page.etag).not.toBe((await page()).etag);
  });
});
