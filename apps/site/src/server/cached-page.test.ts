import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
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

const asks = (headers: Record<string, string> = {}) => new Request('http://localhost/', { headers });

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
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('%s where the client takes it', async (encoding, decode) => {
    const answer = answerWith(await page(), asks({ 'accept-encoding': encoding }), 'hit');
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('etag')).toMatch(/^W\/"/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(decode(bytes).toString()).toBe(text);
  });

  test('the plain body with a strong tag to a client that takes nothing', async () => {
    const answer = answerWith(await page(), asks(), 'hit');
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect(answer.headers.get('etag')).toMatch(/^"/);
    expect(await answer.text()).toBe(text);
  });

  test('nothing to a client that has the page, whatever encoding it had it in', async () => {
    const plain = answerWith(await page(), asks(), 'hit').headers.get('etag') ?? '';
    const request = asks({ 'if-none-match': `W/${plain}`, 'accept-encoding': 'br' });
    const answer = answerWith(await page(), request, 'hit');
    expect(answer.status).toBe(304);
    expect(answer.headers.get('etag')).toBe(`W/${plain}`);
    expect(answer.body).toBeNull();
  });

  test('another tag for another page', async () => {
    const other = await toRendered(new Response('other', { headers: { 'cdn-cache-control': 'max-age=1' } }));
    expect(other.kind === 'page' && other.page.etag).not.toBe((await page()).etag);
  });
});
