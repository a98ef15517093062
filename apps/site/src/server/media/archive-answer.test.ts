import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { OutageError } from '../../content/reading/errors.ts';
import { archiveAnswer, type TakingPace } from './archive-answer.ts';

const piece = new Uint8Array(65_536).fill(7);
/** Far more than the buffers of two ends of a connection hold. */
const wholeSize = 2000 * piece.length;
/** Bytes of pictures that were read. */
let read = 0;
const warn = vi.fn();
const picture = (filename: string, size: number) => ({ title: filename, credit: '', filename, size });
/** What is sent of a picture whose JPEG is made. */
const made = new Map<string, Uint8Array>();
const obtained = vi.fn();
const press = {
  async look(filename: string) {
    const jpeg = made.get(filename);
    return jpeg ? { ending: '.jpg', made: { size: jpeg.length, crc: crc32(jpeg) } } : null;
  },
  async obtain(filename: string) {
    obtained(filename);
    return null;
  },
  async pass(filename: string) {
    const jpeg = made.get(filename);
    if (jpeg) return { size: jpeg.length, pieces: cut(jpeg), close: () => {}, ending: '.jpg' };
    if (filename === 'slow.avif') await new Promise((resolve) => setTimeout(resolve, 300));
    if (filename === 'away.avif') throw new OutageError('the studio is away', null);
    return {
      size: null,
      pieces: piecesOf(filename === 'large.avif' ? wholeSize : 3),
      close: () => {},
      ending: '.jpg',
    };
  },
};
async function* cut(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += piece.length) {
    const part = bytes.subarray(at, at + piece.length);
    read += part.length;
    yield part;
  }
}
async function* piecesOf(size: number) {
  for (let at = 0; at < size; at += piece.length) {
    const part = piece.subarray(0, Math.min(piece.length, size - at));
    read += part.length;
    yield part;
  }
}
const known: Readonly<Record<string, string>> = {
  '/large': 'large.avif',
  '/small': 'small.avif',
  '/slow': 'slow.avif',
  '/away': 'away.avif',
  '/made': 'made.avif',
};

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  read = 0;
  made.clear();
  obtained.mockClear();
  warn.mockClear();
});

/** A server of archives whose client is who `x-client` says. */
async function serve(
  options: { readonly atOnce?: number; readonly pace?: TakingPace; readonly wait?: number } = {},
) {
  const { wait = null, ...more } = options;
  const count = vi.fn(async () => wait);
  const answer = archiveAnswer({
    press,
    count,
    log: { warn },
    async picturesAt(path) {
      if (path === '/unread') throw new OutageError('the studio is away', null);
      const filename = known[path];
      return filename === undefined ? null : { name: 'Reed Camp', pictures: [picture(filename, 0)] };
    },
    ...more,
  });
  server = createServer((request, response) => {
    const client = () => String(request.headers['x-client'] ?? 'one');
    answer(request, response, request.url ?? '', client).then((answered) => {
      if (!answered) response.writeHead(404).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    count,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, method }),
    /** Asks, and reads no more than the first of the answer. */
    async begin(path: string, client: string): Promise<Socket> {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\nX-Client: ${client}\r\n\r\n`);
      await once(socket, 'readable');
      return socket;
    },
  };
}

test('TSK-04/archive an archive is a file to keep, answered to a question and to one for its head alone', async () => {
  const site = await serve();
  const answer = await site.get('/small');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="reed-camp-pictures.zip"',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['Reed Camp/01-small-avif.jpg', 'Reed Camp/titles.txt']);
  read = 0;
  site.count.mockClear();
  const head = await site.get('/small', {}, 'HEAD');
  for (const name of ['content-type', 'content-disposition', 'etag', 'cache-control'])
    expect(head.headers.get(name), name).toBe(answer.headers.get(name));
  const again = await site.get('/small', { 'if-none-match': answer.headers.get('etag') ?? '' });
  expect([head.status, again.status, read]).toEqual([200, 304, 0]);
  expect(site.count).not.toHaveBeenCalled();
  expect((await site.get('/elsewhere')).status).toBe(404);
});

test('TSK-04/bounded no more is read than a client takes, and its place is held until its answer is closed', async () => {
  const site = await serve({ atOnce: 2 });
  const first = await site.begin('/large', 'one');
  await settled();
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(wholeSize / 4);
  const twice = await site.get('/small');
  expect([twice.status, twice.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await twice.text()).toContain('on their way to you already');
  await site.begin('/large', 'two');
  const third = await site.get('/small', { 'x-client': 'three' });
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '30']);
  first.destroy();
  await vi.waitFor(async () => expect((await site.get('/small')).status).toBe(200));
  expect(warn).not.toHaveBeenCalled();
});

test('TSK-04/bounded a client that stops taking is cut off, and its place is free', async () => {
  const site = await serve({ pace: { stallMs: 150, leastBytes: 1024 } });
  await site.begin('/large', 'one');
  expect((await site.get('/small')).status).toBe(429);
  await vi.waitFor(async () => expect((await site.get('/small')).status).toBe(200), 5000);
});

test('TSK-04/jpeg who has taken all there is waits for a picture that is being made', async () => {
  const site = await serve({ pace: { stallMs: 60, leastBytes: 1024 } });
  const answer = await site.get('/slow');
  expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))).toHaveLength(2);
});

test('TSK-04/bounded who takes too many within a minute waits, and holds no place', async () => {
  const site = await serve({ atOnce: 1, wait: 12 });
  for (const client of ['one', 'one', 'two']) {
    const answer = await site.get('/small', { 'x-client': client });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '12']);
    await answer.text();
  }
  expect(read).toBe(0);
});

test.each(['/away', '/unread'])('TSK-04/whole %s: pictures nobody can read are an outage', async (path) => {
  const site = await serve();
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(await answer.text()).toContain('cannot be read at the moment');
});

const jpeg = new Uint8Array(200_000).map((_, at) => at % 253);
const bytesIn = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test('TSK-04/resumed an archive of pictures that are made says its length, and goes on where it broke off', async () => {
  made.set('made.avif', jpeg);
  const site = await serve();
  const head = await site.get('/made', {}, 'HEAD');
  const answer = await site.get('/made');
  const whole = await bytesIn(answer);
  const etag = answer.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  for (const each of [head, answer]) {
    expect(each.status).toBe(200);
    expect(Object.fromEntries(each.headers)).toMatchObject({
      etag,
      'accept-ranges': 'bytes',
      'content-length': String(whole.length),
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="reed-camp-pictures.zip"',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  }
  const first = await site.get('/made', { range: 'bytes=0-99999' });
  const second = await site.get('/made', { range: 'bytes=100000-', 'if-range': etag });
  expect([first.status, second.status]).toEqual([206, 206]);
  expect(second.headers.get('content-range')).toBe(`bytes 100000-${whole.length - 1}/${whole.length}`);
  expect(second.headers.get('content-length')).toBe(String(whole.length - 100_000));
  const both = Buffer.concat([await bytesIn(first), await bytesIn(second)]);
  expect(Buffer.compare(both, whole)).toBe(0);
  expect(unzipSync(both)['Reed Camp/01-made-avif.jpg']).toEqual(jpeg);
  // A resumed one counts as any other; the question for a head does not.
  expect(site.count).toHaveBeenCalledTimes(3);
});

test('TSK-04/resumed of an older archive, and of several parts, the whole is sent; a part behind its end is refused', async () => {
  made.set('made.avif', jpeg);
  const site = await serve();
  const older = (await site.get('/made', {}, 'HEAD')).headers.get('etag') ?? '';
  made.set('made.avif', jpeg.toReversed());
  const questions: Record<string, string>[] = [
    { range: 'bytes=10-', 'if-range': older },
    { range: 'bytes=10-', 'if-range': `W/${older}` },
    { range: 'bytes=0-1,5-6' },
  ];
  for (const headers of questions) {
    const answer = await site.get('/made', headers);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([200, null]);
    expect(unzipSync(await bytesIn(answer))['Reed Camp/01-made-avif.jpg']).toEqual(jpeg.toReversed());
  }
  const { headers } = await site.get('/made', {}, 'HEAD');
  read = 0;
  site.count.mockClear();
  const size = headers.get('content-length');
  const beyond = await site.get('/made', { range: `bytes=${size}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  expect(beyond.headers.get('content-disposition')).toBeNull();
  expect(await beyond.text()).toBe('');
  expect([read, site.count.mock.calls]).toEqual([0, []]);
});

test('TSK-04/resumed one whose pictures are still to be made has no length, and they are made for the next', async () => {
  const site = await serve();
  const answer = await site.get('/small', { range: 'bytes=5-' });
  expect(answer.status).toBe(200);
  const { headers } = answer;
  expect([headers.get('content-length'), headers.get('accept-ranges')]).toEqual([null, 'none']);
  const weak = headers.get('etag') ?? '';
  expect(weak).toMatch(/^W\//);
  await bytesIn(answer);
  expect(obtained.mock.calls).toEqual([['small.avif']]);
  made.set('small.avif', new Uint8Array(3).fill(7));
  expect((await site.get('/small')).headers.get('content-length')).not.toBeNull();
  // Who has taken it has the same pictures.
  expect((await site.get('/small', { 'if-none-match': weak })).status).toBe(304);
});

test('TSK-04/whole a picture that goes away under an archive of known length breaks the connection off', async () => {
  made.set('made.avif', jpeg);
  const site = await serve();
  vi.spyOn(press, 'pass').mockImplementationOnce(async () => ({
    ...{ size: jpeg.length, close: () => {}, ending: '.jpg' },
    pieces: cut(jpeg.subarray(0, 150_000)),
  }));
  const answer = await site.get('/made');
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  // At the start nothing has begun.
  vi.spyOn(press, 'pass').mockImplementationOnce(async () => ({
    ...{ size: 3, close: () => {}, ending: '.jpg' },
    pieces: cut(new Uint8Array(3)),
  }));
  const refused = await site.get('/made');
  expect([refused.status, refused.headers.get('content-disposition')]).toEqual([503, null]);
  expect(unzipSync(await bytesIn(await site.get('/made')))['Reed Camp/01-made-avif.jpg']).toEqual(jpeg);
});

/** Until nothing more is read. */
async function settled(): Promise<void> {
  for (let before = -1; before !== read; ) {
    before = read;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
