import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SharedSite, sharedSite } from './site-shared.ts';
import { rawRequest } from './site-stage.ts';

let stage: SharedSite;
beforeAll(async () => {
  stage = await sharedSite();
  await stage.publishAll();
});
afterAll(() => stage?.close());

const secret = 'anna-sample-0825550100';
const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  rawRequest(stage.port, path, { method, headers });
const asksOfStudio = () => stage.studio.requests.filter((path) => path.startsWith('/api/media'));
async function counted(): Promise<number> {
  const metrics = await fetch(`${stage.internalUrl}/metrics`, {
    headers: { authorization: `Bearer ${stage.keyring.internalToken}` },
  });
  return Number(/^site_pictures_absent_total (\d+)$/m.exec(await metrics.text())?.[1]);
}

test('made-up pictures are 404, cost the studio next to nothing, are counted, and nobody logs their names', async () => {
  const before = { asked: asksOfStudio().length, counted: await counted() };
  for (let at = 0; at < 300; at++) {
    const { status, headers } = await ask(`/media/${secret}-${at}.webp`);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([404, undefined, 'no-store']);
  }
  expect(asksOfStudio().length - before.asked).toBeLessThan(40);
  expect((await counted()) - before.counted).toBe(300);
  expect(stage.output()).not.toContain(secret);
});

test.each([
  '/media/..%2finstance.json',
  '/media/..%5c..%5cx.webp',
  '/media/%2e%2e%2fx.webp',
  '/media/folder%2fx.webp',
  '/media/x%00.webp',
  `/media/${'x'.repeat(3000)}.webp`,
  '/media/l%C3%B6we%F0%9F%A6%81.webp',
  '/media/dusk-0a1b2c3d-400x300.webp',
  '/media/dusk-0a1b2c3d.exe',
  '/media/.hidden.webp',
  '/media/',
  '/media/dusk-0a1b2c3d.webp/x',
])('%s is 404 by GET, HEAD and for a range, without a word to the studio more than once', async (path) => {
  expect((await ask(path)).status).toBe(404);
  const asked = asksOfStudio().length;
  expect((await ask(path, 'HEAD')).status).toBe(404);
  expect((await ask(path, 'GET', { range: 'bytes=0-5' })).status).toBe(404);
  expect(asksOfStudio()).toHaveLength(asked);
});

test('a picture asked for before it was uploaded shows as soon as it is, and is gone as soon as it is deleted', async () => {
  const name = 'new-plate-0a1b2c3d.webp';
  expect((await ask(`/media/${name}`)).status).toBe(404);
  for (let at = 0; at < 60; at++) await ask(`/media/spent-${at}.webp`);
  await stage.publish(['media', 'media:91'], ({ store }) => {
    store.files.set(name, Buffer.from('a new plate'));
    store.collections.media?.push({ id: 91, filename: name });
  });
  const shown = await ask(`/media/${name}`);
  expect([shown.status, shown.body.toString()]).toEqual([200, 'a new plate']);
  expect((await ask(`/media/${name}`, 'GET', { range: 'bytes=2-4' })).body.toString()).toBe('new');
  await stage.publish(['media', 'media:91'], ({ store }) => {
    store.files.delete(name);
    store.collections.media?.pop();
  });
  await expect.poll(async () => (await ask(`/media/${name}`)).status).toBe(404);
});
