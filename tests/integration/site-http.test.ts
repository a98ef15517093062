import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexedPages } from '../../apps/site/src/seo/sitemap.ts';
import { inlineSources } from '../../apps/site/src/server/inline-texts.ts';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(stage.port, path, { headers, method });

beforeAll(async () => {
  stage = await sharedSite();
});
afterAll(() => stage?.close());

const policy =
  "default-src 'none';script-src 'self' SCRIPT;style-src 'self' STYLE;img-src 'self' data:;font-src 'self';connect-src 'self';media-src 'self';manifest-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none'";

describe('security headers', () => {
  test.each([
    '/',
    '/contact-us',
    '/privacy-policy',
    '/thank-you',
    '/enquire/telephone',
    '/nowhere',
    '/robots.txt',
    '/dialogs/telephone.json',
    '/enquiry/ticket?kind=telephone',
    '/media/dusk-0a1b2c3d.webp',
    '/health',
  ])('%s', async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'content-security-policy': policy
        .replace('SCRIPT', inlineSources.script)
        .replace('STYLE', inlineSources.style),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    // Over plain http it would be ignored, and in a demonstration it would break the next product on localhost.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('no page carries a style attribute, a handler or anything inline but the one style the policy names', async () => {
    for (const path of [
      '/',
      '/contact-us',
      '/privacy-policy',
      '/thank-you',
      '/enquire/telephone',
      '/nowhere',
    ]) {
      const text = (await ask(path)).body.toString();
      expect(text, path).not.toMatch(/\sstyle="|\son[a-z]+="/i);
      const styles = [...text.matchAll(/<style[^>]*>([^<]*)/g)].map(([, content = '']) => content);
      expect(
        styles.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`),
      ).toEqual([inlineSources.style]);
      for (const [, attributes = '', content = ''] of text.matchAll(/<script([^>]*)>([^<]*)/g)) {
        // Structured data is no script: it names a type no browser runs.
        if (attributes.includes('type="application/ld+json"')) continue;
        expect(attributes, path).toContain('src="/_astro/');
        expect(content, path).toBe('');
      }
    }
  });
});

describe('RT-01 pages of the ground floor', () => {
  test.each([
    ['/', 'Home of the collection'],
    ['/contact-us', 'Contact us | The More Collection'],
    ['/privacy-policy', 'The More Collection'],
    ['/thank-you', 'The More Collection'],
  ])('%s answers 200 with its own title and heading', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain(`<title>${title}</title>`);
    expect(body.toString().match(/<h1[ >]/g)).toHaveLength(1);
  });

  test('RT-11 an unknown path is a 404 with its own page', async () => {
    for (const path of [
      '/nowhere',
      '/enquire/nothing',
      '/lionsandz',
      '/index.html',
      '/dist/server/entry.mjs',
    ]) {
      const { status, body } = await ask(path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).toContain('<title>This page could not be found</title>');
    }
  });

  test('RT-19 the form page is never kept and never indexed; a form that is not offered is a 404', async () => {
    const one = await ask('/enquire/telephone?from=/contact-us');
    const two = await ask('/enquire/telephone?from=/contact-us');
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.body.toString()).toContain('name="robots" content="noindex');
    const ticketIn = (text: string) => /name="ticket"[^>]*value="([^"]+)"/.exec(text)?.[1];
    expect(ticketIn(one.body.toString())).toBeTruthy();
    expect(ticketIn(one.body.toString())).not.toBe(ticketIn(two.body.toString()));
    expect((await ask('/enquire/no-such-form')).status).toBe(404);
  });

  test('the thank-you page shows a reference of ours and nothing else from its address', async () => {
    expect((await ask('/thank-you?ref=MC-7KQ2-94HD')).body.toString()).toContain('MC-7KQ2-94HD');
    for (const ref of ['<b>x</b>', 'MC-7KQ2-94H', 'XX-7KQ2-94HD', 'call+900']) {
      const { status, headers, body } = await ask(`/thank-you?ref=${encodeURIComponent(ref)}`);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body.toString()).not.toContain(ref);
    }
  });

  test('GEN-07 a demonstration is not indexed', async () => {
    expect((await ask('/')).headers['x-robots-tag']).toBe('noindex, nofollow');
    expect((await ask('/robots.txt')).body.toString()).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('/')).body.toString()).toContain('A demonstration.');
  });

  test('the sitemap lists the public pages', async () => {
    const { headers, body } = await ask('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...body.toString().matchAll(/<loc>([^<]+)/g)].map(([, place]) => place);
    expect(places).toEqual(indexedPages(demonstrationCollection()).map((path) => `${stage.url}${path}`));
    expect(places).not.toContain(`${stage.url}/search`);
  });
});

describe('Host and addresses', () => {
  test.each([
    [{ host: 'evil.example' }, 421],
    [{ host: `evil.example:80` }, 421],
    [{ host: 'localhost' }, 421],
    [{ host: 'a b' }, 400],
    [{ host: 'localhost', 'x-forwarded-host': 'localhost' }, 421],
  ])('%j is answered %i', async (headers, status) => {
    const answer = await ask('/', headers);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).not.toContain('evil');
  });

  test('liveness answers a load balancer that knows no name, and says nothing more', async () => {
    const { status, body } = await ask('/health', { host: '10.1.2.3' });
    expect([status, body.toString()]).toEqual([200, '{"ok":true}']);
  });

  test.each([
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/_astro/..%2f..%2fserver/entry.mjs',
    '/media/..%2f..%2finstance.json',
    '/media/%2e%2e%2fkeys%2fticket.key',
    '/media/.hidden.webp',
    '/media/a%00b.webp',
    '/media/keys/ticket.key',
    '/media/x.svg',
    '/media/x.html',
    '/lionsands/..%2f',
    '/lionsands/a%2fb?currency=USD',
    '/enquire/..%2f',
    '/enquire/a%2F%18.env',
    '/enquire/o%25%C4%8B',
    '/lionsands/%25%C9%8E?comments=x',
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toMatch(/root:|PRIVATE|handler/);
  });

  test('an address that could be read as another host is refused, not redirected', async () => {
    for (const path of [
      ...['//evil.example/', '//evil.example/contact-us/', '/\\evil.example'],
      ...['/a/..//evil.example/', '/.//evil.example/?x=1', '/%2e%2e//evil.example/'],
    ]) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(400);
      expect(headers.location).toBeUndefined();
    }
  });

  test.each(['', '?utm_source=news&gclid=a%2Bb', '?currency=USD&fbclid=x', '?utm_source=a&utm_source=b'])(
    'a slash at the end leads to the page without it, with all of the query%s, of which the page knows nothing',
    async (query) => {
      for (const path of ['/contact-us', '/blog', '/lionsands/river-lodge', '/nowhere']) {
        const { status, headers } = await ask(`${path}/${query}`);
        expect([status, headers.location], path).toEqual([301, `${path}${query}`]);
        expect((await ask(`${path}//${query}`)).headers.location, path).toBe(`${path}${query}`);
      }
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('a page takes no %s', async (method) => {
    const { status, headers } = await ask('/contact-us', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('compression and conditional requests', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('%s, from the cache and from the build', async (encoding, decode) => {
    const plain = await ask('/');
    const page = await ask('/', { 'accept-encoding': encoding });
    expect(page.headers['content-encoding']).toBe(encoding);
    expect(page.headers.vary).toMatch(/accept-encoding/i);
    expect(Buffer.from(decode(page.body)).equals(plain.body)).toBe(true);

    const [script = ''] = /\/_astro\/[\w.-]+\.js/.exec(plain.body.toString()) ?? [];
    const asset = await ask(script, { 'accept-encoding': encoding });
    expect(asset.headers['content-encoding']).toBe(encoding);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(Buffer.from(decode(asset.body)).equals((await ask(script)).body)).toBe(true);
  });

  test('pages that are not kept are compressed too, small answers are not', async () => {
    for (const path of ['/thank-you', '/nowhere', '/enquire/telephone']) {
      expect((await ask(path, { 'accept-encoding': 'br' })).headers['content-encoding'], path).toBe('br');
    }
    expect(
      (await ask('/robots.txt', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
    expect(
      (await ask('/', { 'accept-encoding': 'identity, *;q=0' })).headers['content-encoding'],
    ).toBeUndefined();
  });

  test('whoever has a page gets 304, in whatever encoding', async () => {
    for (const path of ['/', '/favicon.svg', '/media/dusk-0a1b2c3d.webp']) {
      const first = await ask(path, { 'accept-encoding': 'br' });
      const tag = String(first.headers.etag);
      expect(tag, path).toMatch(/^(W\/)?"[\w-]+"$/);
      for (const encoding of ['br', 'identity']) {
        const again = await ask(path, { 'if-none-match': tag, 'accept-encoding': encoding });
        expect([again.status, again.body.length], path).toEqual([304, 0]);
      }
      expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  test('pages are asked about each time, so that a change shows at once', async () => {
    expect((await ask('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/', '/nowhere', '/favicon.svg', '/media/dusk-0a1b2c3d.webp', '/health']) {
      const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')];
      expect(head.status, path).toBe(get.status);
      expect(head.body.length, path).toBe(0);
      expect(head.headers['content-length'], path).toBe(get.headers['content-length']);
    }
  });

  test('a picture is sent in ranges', async () => {
    const path = '/media/dusk-0a1b2c3d.webp';
    const whole = await ask(path);
    const part = await ask(path, { range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.body.length}`]);
    expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
    expect((await ask(path, { range: `bytes=${whole.body.length}-` })).status).toBe(416);
    expect((await ask(path, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

describe('bounds', () => {
  /** Writes bytes as they are. @returns all that came back until the connection ended, or 5 s passed */
  const speak = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(stage.port, '127.0.0.1', () => socket.write(text));
      socket.setTimeout(5000, () => socket.destroy());
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => {});
    });

  test('headers of more than 16 KiB are refused', async () => {
    const answer = await speak(
      `GET / HTTP/1.1\r\nHost: localhost:${stage.port}\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('KEEP-01/two-hosts a request that names two sites is refused, whichever comes first', async () => {
    const own = `Host: localhost:${stage.port}\r\n`;
    for (const hosts of [`${own}Host: evil.example\r\n`, `Host: evil.example\r\n${own}`, own + own]) {
      expect(await speak(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('nonsense is refused', async () => {
    expect(await speak('HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await speak('GET / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('the log names paths, statuses and times, and nothing a visitor sent', async () => {
  await ask('/contact-us?email=jane@example.com', { 'user-agent': 'Spy/1.0', cookie: 'hubspotutk=abc' });
  await stage.written('"path":"/contact-us"');
  expect(stage.output()).toMatch(/"method":"GET","path":"\/contact-us","status":200,"ms":[\d.]+/);
  expect(stage.output()).not.toMatch(/jane@example\.com|Spy\/1\.0|hubspotutk/);
});

test('whom to write of a hole is said where people look for it', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask('/.well-known/security.txt', {}, method);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    if (method === 'GET')
      expect(body.toString()).toMatch(/^Contact: https:\/\/www\.example\.com\/report\nExpires: \d{4}-/);
    expect(body.toString()).not.toContain('127.0.0.1');
  }
});
