import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { galleryNames } from '@sundowner/brand';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { runTask } from '../support/run-task.ts';
import { type RealS3, startS3 } from '../support/s3-server.ts';
import { personWith } from '../support/studio-people.ts';
import { type Person, signIn } from '../support/studio-process.ts';

/** One installation whose pictures lie in a bucket, from an upload to the move back to disk: its tests go on from one another. */
let s3: RealS3;
let product: Product | null = null;
let editor: Person;
const dataDir = mkdtempSync(join(tmpdir(), 'media-bucket-'));
const kept: { settings: Record<string, string>; shown: string; other: string } = {
  settings: {},
  shown: '',
  other: '',
};

function running(): Product {
  if (!product) throw new Error('The product does not run.');
  return product;
}
const ask = (path: string) => fetch(new URL(path, running().siteUrl));

/** A cache in front of the site's `/media`, where pages name pictures (`MEDIA_URL`). */
const cache = createServer(async (request, response) => {
  const answer = await ask(`/media/${request.url?.replace(/^\/lodges\//, '')}`);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
const cacheOrigin = () => `http://127.0.0.1:${(cache.address() as AddressInfo).port}`;
const mediaUrl = () => `${cacheOrigin()}/lodges`;

beforeAll(async () => {
  s3 = await startS3();
  await once(cache.listen(0, '127.0.0.1'), 'listening');
  const env = { ...s3.env('one'), MEDIA_URL: mediaUrl() };
  product = await startProduct({ seeded: false, peopled: true, dataDir, env });
  kept.settings = Object.fromEntries(
    Object.entries(product.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  editor = await signIn({ url: product.studioUrl }, personWith('editor').email);
});
afterAll(async () => {
  await product?.stop();
  await s3?.close();
  cache.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

async function made(path: string, body: unknown): Promise<{ id: number; filename: string }> {
  const answer = await editor('POST', path, body);
  const { doc, ...more } = (await answer.json()) as { doc: { id: number; filename: string } };
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(more)}`);
  return doc;
}

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of s3.store(folder).list()) names.push(name);
  return names.sort();
}

test('CLU-06/shown a picture that was uploaded into a bucket is on its page, and its card is kept for the next machine', async () => {
  const bytes = await sharp({ create: { width: 1000, height: 640, channels: 3, background: '#a9556a' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'Dusk.jpg');
  form.set('_payload', JSON.stringify({ alt: 'The river at dusk' }));
  const { id, filename } = await made('media', form);
  const item = await made('galleryItem', { title: 'Dusk', image: id, position: 1, _status: 'published' });
  await made('imageGallery', {
    slug: 'river',
    title: 'The river',
    cover: id,
    items: [item.id],
    position: 1,
    _status: 'published',
  });
  const page = async () => (await ask('/image-gallery')).text();
  await expect.poll(page).toContain(`${mediaUrl()}/${filename.replace('.jpg', '')}-640.webp`);
  kept.shown = `/media/${filename.replace('.jpg', '')}-640.webp`;
  kept.other = `/media/${filename}`;
  const picture = await ask(kept.shown);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(640);
  const card =
    /(\/cards\/[^"]+)"/.exec(await page())?.[1] ?? `/cards/${kept.shown.slice('/media/'.length)}.jpg`;
  expect((await ask(card)).status).toBe(200);
  expect(s3.requests.filter((asked) => asked.startsWith('PUT one/.cards/'))).toHaveLength(1);
});

test('CLU-06/public-address pages name pictures where MEDIA_URL says and browsers may show them from there; cards stay at the site', async () => {
  const page = await ask('/image-gallery');
  const html = await page.text();
  const { siteUrl } = running();
  const named = [...html.matchAll(/https?:[^\s"',&]+\.(?:webp|avif|jpg)\b/g)].map(([address]) => address);
  const pictures = named.filter((address) => address.startsWith(mediaUrl()));
  expect(pictures.length).toBeGreaterThan(3);
  expect(html).not.toContain('/media/');
  for (const address of new Set(pictures)) {
    const { status, headers } = await fetch(address);
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  }
  const shared = await (await ask(`/image-gallery?${galleryNames.picture}=dusk`)).text();
  const card = /<meta property="og:image" content="([^"]+)"/.exec(shared)?.[1] ?? '';
  expect(shared).not.toContain('/media/');
  expect(card.slice(0, `${siteUrl}/cards/`.length)).toBe(`${siteUrl}/cards/`);
  const drawn = await sharp(await (await fetch(card)).arrayBuffer()).metadata();
  expect(drawn).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  for (const { headers } of [page, await ask('/enquire/telephone')]) {
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toContain(`img-src 'self' data: ${cacheOrigin()}`);
    expect(policy).toContain(`media-src 'self' ${cacheOrigin()}`);
  }
});

test('CLU-06/faults a bucket that is away leaves pages and kept pictures, and is named by health and doctor', async () => {
  const health = async () => {
    const { internalUrl, internalToken } = running();
    const answer = await fetch(`${internalUrl}/health`, {
      headers: { authorization: `Bearer ${internalToken}` },
    });
    return (await answer.json()) as { ok: boolean; media: { store: string; fault: string | null } };
  };
  expect((await health()).media).toEqual({ store: 's3://sundowner-media/one', fault: null });
  // The warmer may have fetched it since.
  rmSync(join(dataDir, 'site', 'media', kept.other.slice('/media/'.length)), { force: true });
  await s3.goAway();
  await running().restartSite();
  expect(await health()).toMatchObject({
    ok: true,
    media: { fault: expect.stringContaining('does not answer') },
  });
  const page = await ask('/image-gallery');
  const name = kept.shown.slice('/media/'.length);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(name)]);
  expect((await ask(kept.shown)).status).toBe(200);
  const missing = await ask(kept.other);
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '5']);
  const looked = await runTask('doctor', [], kept.settings);
  expect(looked.code).toBe(1);
  expect(looked.stdout).toContain('✗ Pictures: s3://sundowner-media/one: it does not answer (ECONNREFUSED)');
  await s3.comeBack();
  await expect.poll(async () => (await ask(kept.other)).status).toBe(200);
});

test('CLU-06/backup a backup holds what lies in the bucket, and a restore puts back what is missing there', async () => {
  const names = await namesIn('one');
  expect(names.length).toBeGreaterThan(3);
  const backup = await runTask('backup', ['--to', join(dataDir, 'kept')], kept.settings);
  expect(backup, backup.stderr).toMatchObject({ code: 0 });
  expect(readdirSync(join(dataDir, 'kept', 'media')).sort()).toEqual(names);
  await product?.stop();
  product = null;
  const [gone = ''] = names;
  const bytes = await s3.store('one').read(gone);
  await s3.store('one').remove(gone);
  s3.requests.length = 0;
  const restored = await runTask('restore', [join(dataDir, 'kept')], kept.settings);
  expect(restored, restored.stderr).toMatchObject({ code: 0 });
  expect(await s3.store('one').read(gone)).toEqual(bytes);
  // The bucket is tried with a file of no name before anything is replaced.
  expect(s3.requests.filter((asked) => /^PUT (?!.*\/\.probe-)/.test(asked))).toEqual([`PUT one/${gone}`]);
});

test('CLU-06/moved CLU-06/back pictures are moved to disk and into another bucket, rehearsed first, and nothing over anything', async () => {
  const names = await namesIn('one');
  const move = (settings: Record<string, string>, ...args: string[]) => runTask('data-move', args, settings);
  const there = await move(kept.settings, '--media', 's3://sundowner-media/one', '--move');
  expect([there.code, there.stderr]).toEqual([
    1,
    expect.stringContaining('Pictures lie in s3://sundowner-media/one already'),
  ]);
  const counted = await move(kept.settings, '--media', 'disk');
  expect(counted).toMatchObject({ code: 0 });
  expect(counted.stdout).toMatch(/^\d+ files, [\d.]+ MB, would go from s3:\/\/sundowner-media\/one into /);
  expect(readdirSync(dataDir)).not.toContain('media');
  const back = await move(kept.settings, '--media', 'disk', '--move');
  expect(back, back.stderr).toMatchObject({ code: 0 });
  expect(back.stdout).toContain('Counts and digests are the same on both sides.');
  expect(back.stdout).toContain('Leave MEDIA_STORE out from now on');
  const folder = join(dataDir, 'media');
  expect(readdirSync(folder).sort()).toEqual(names);
  const [first = ''] = names;
  expect(readFileSync(join(folder, first))).toEqual(await s3.store('one').read(first));
  const over = await move(kept.settings, '--media', 'disk', '--move');
  expect([over.code, over.stderr]).toEqual([1, expect.stringContaining('holds files already')]);

  const { MEDIA_STORE: _, ...onDisk } = kept.settings;
  const full = await move(onDisk, '--media', 's3://sundowner-media/two', '--move');
  expect(full, full.stderr).toMatchObject({ code: 0 });
  expect(full.stdout).toContain('Set MEDIA_STORE=s3://sundowner-media/two on every machine');
  expect(await namesIn('two')).toEqual(names);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('media'))).toEqual([
    expect.stringMatching(/^media\.moved-/),
  ]);
  const again = await move(onDisk, '--media', 's3://sundowner-media/two', '--move');
  expect([again.code, again.stderr]).toEqual([
    1,
    expect.stringContaining('set MEDIA_STORE=s3://sundowner-media/two'),
  ]);
});
