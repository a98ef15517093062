import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
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
const press = {
  async pass(filename: string) {
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
};

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  read = 0;
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
      return filename === undefined ? null : { name: 'Reed Camp', pictures: [picture(filename, 3)] };
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

/** Until nothing more is read. */
async function settled(): Promise<void> {
  for (let before = -1; before !== read; ) {
    before = read;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
