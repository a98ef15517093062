import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../../bin/product/ports.ts';
import { waitedForProcessor } from '../machines/processor-wait.ts';
import { type Nginx, nginxPath, startNginx } from '../support/nginx.ts';
import { type ChangeOutbox, changeOutbox } from './change-outbox.ts';
import { type RawAnswer, rawRequest, type SiteStage, siteStage, steady } from './site-stage.ts';

const page = fileURLToPath(new URL('../../docs/runbooks/cdn.md', import.meta.url));
const key = 'the-purge-key-of-this-test-alone';

describe.skipIf(nginxPath() === null)('a site behind nginx, as the runbook has it', () => {
  let stage: SiteStage;
  let nginx: Nginx;
  let outbox: ChangeOutbox;

  beforeAll(async () => {
    const [sitePort = 0] = await freePorts(1);
    nginx = await startNginx({ page, sitePorts: [sitePort], key });
    stage = await siteStage({
      env: {
        CDN: 'nginx',
        CDN_URL: nginx.purgeUrl,
        CDN_KEY: key,
        SITE_URL: 'http://www.example.com',
        PORT: String(sitePort),
      },
    });
    outbox = changeOutbox({ ...stage, port: sitePort });
    // The studio's first word and the site's own start purge everything.
    await stage.written('the page cache is warm');
    await steady(async () => Number((await state('/')) === 'HIT'));
  });
  afterAll(async () => {
    outbox?.stop();
    await stage?.close();
    await nginx?.stop();
  });

  const ask = (path: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
    rawRequest(nginx.port, path, { headers: { host: 'www.example.com', ...headers } });
  const state = async (path: string, headers?: Record<string, string>) =>
    String((await ask(path, headers)).headers['x-nginx-cache']);

  test('CLU-07/nginx a page is kept in each form, and says nothing of what it is made from', async () => {
    for (const accept of ['br', 'gzip, deflate', 'identity']) {
      await ask('/', { 'accept-encoding': accept });
      const answer = await ask('/', { 'accept-encoding': accept });
      expect(answer.headers['x-nginx-cache']).toBe('HIT');
      expect(answer.headers['content-encoding']).toBe(
        { br: 'br', identity: undefined }[accept] ?? (accept === 'identity' ? undefined : 'gzip'),
      );
      expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(Object.keys(answer.headers).filter((name) => /cdn|surrogate/.test(name))).toEqual([]);
    }
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  test('CLU-07/nginx what is made for one visitor, drafts and refusals are not kept', async () => {
    for (const path of ['/search?q=lodge', '/enquire/telephone', '/?preview=nonsense', '/no-such-page'])
      expect([path, await state(path), await state(path)]).not.toContain('HIT');
  });

  test('CLU-07/nginx what is not kept waits for nobody', async () => {
    const began = performance.now();
    const tickets = await Promise.all(
      Array.from({ length: 20 }, () => ask('/enquiry/ticket?kind=telephone')),
    );
    expect(performance.now() - began).toBeLessThan(2000);
    expect(new Set(tickets.map(({ status, body }) => `${status} ${body}`)).size).toBe(20);
    expect(tickets.map(({ status }) => status)).toEqual(tickets.map(() => 200));
  });

  test('CLU-07/nginx who takes no form of compression gets none', async () => {
    for (const accept of ['br;q=0', 'gzip; q=0.0, *', 'br;q=0.000, identity'])
      expect((await ask('/', { 'accept-encoding': accept })).headers['content-encoding']).toBeUndefined();
    expect((await ask('/', { 'accept-encoding': 'br;q=0.1' })).headers['content-encoding']).toBe('br');
  });

  test('CLU-07/live a publish is live through it within a second, whatever it had kept', async () => {
    const took: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      const words = `Published ${times}`;
      expect(await state('/')).toBe('HIT');
      const [began, waitedBefore] = [performance.now(), waitedForProcessor()];
      await outbox.publish(['homepage', 'homepage:1'], ({ store }) => {
        const [home] = store.collections.homepage ?? [];
        if (home) Object.assign(home, { heroLead: words });
      });
      await expect
        .poll(async () => String((await ask('/')).body).includes(words), { timeout: 10_000, interval: 5 })
        .toBe(true);
      // How long work waits for a processor of a busy machine is no matter of the cache's.
      took.push(performance.now() - began - (waitedForProcessor() - waitedBefore));
      await ask('/');
    }
    expect(Math.max(...took), took.map(Math.round).join(', ')).toBeLessThan(1000);
  });

  test('CLU-07/nginx its purge address takes the key alone', async () => {
    expect(await state('/')).toBe('HIT');
    expect(
      (await fetch(nginx.purgeUrl, { method: 'POST', headers: { 'x-purge-key': 'wrong' } })).status,
    ).toBe(403);
    expect(await state('/')).toBe('HIT');
    expect((await fetch(nginx.purgeUrl, { method: 'POST', headers: { 'x-purge-key': key } })).status).toBe(
      200,
    );
    expect(await state('/')).toBe('MISS');
    expect((await ask('/generation')).status).toBe(404);
  });

  test('CLU-07/nginx pages are there while the site is not', async () => {
    await expect.poll(() => state('/')).toBe('HIT');
    await stage.kill();
    expect([(await ask('/')).status, await state('/')]).toEqual([200, 'HIT']);
    await stage.start();
  });
});
