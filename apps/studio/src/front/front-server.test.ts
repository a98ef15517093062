import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createKeyring } from '@sundowner/keyring';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteFault } from '../connections/request-faults.ts';
import { type FrontServer, frontServer } from './front-server.ts';
import { shareSessionCheck } from './session-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundowner-front-'));
const handedOn: { method: string; url: string; body: string }[] = [];
const servers: FrontServer[] = [];
let port: number;
/** Of a server that waits for no body longer than a moment. */
let hasty: number;

async function served(stallMs: number): Promise<number> {
  const front = frontServer(
    async (request, response) => {
      const body = (await buffer(request)).toString();
      handedOn.push({ method: request.method ?? '', url: request.url ?? '', body: body.slice(0, 50) });
      response.end(`${body.length} of ${request.headers['content-length']}`);
    },
    { stallMs, roomMs: 60_000, forwardMs: 60_000 },
  );
  servers.push(front);
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  return (front.server.address() as AddressInfo).port;
}

beforeAll(async () => {
  createKeyring(join(folder, 'keys'));
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('KEYS_DIR', join(folder, 'keys'));
  port = await served(60_000);
  hasty = await served(300);
});
beforeEach(() => {
  handedOn.length = 0;
  shareSessionCheck(async (headers) => headers.get('cookie') === 'payload-token=true');
});
afterAll(async () => {
  await Promise.all(servers.map((front) => front.close(100)));
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Sends a head and, until there is an answer, pieces of a body. */
async function send(head: string, pieces: Iterable<string | Buffer> = [], at = port) {
  const socket = connect(at, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => {});
  const heard = Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => null);
  socket.write(`${head}\r\nHost: 127.0.0.1:${at}\r\n\r\n`);
  for (const piece of pieces) {
    if (answer !== '' || socket.destroyed) break;
    if (!socket.write(piece))
      await Promise.race([new Promise((drained) => socket.once('drain', drained)), heard]);
  }
  await heard;
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), answer };
}

const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 120), Buffer.from('\r\n')]);
function* endless() {
  for (let sent = 0; sent < 400 * 2 ** 20; sent += chunk.byteLength) yield chunk;
}
const mine = 'Cookie: payload-token=true\r\nSec-Fetch-Site: same-origin';
const chunked = 'Transfer-Encoding: chunked';

describe('who is not signed in', () => {
  test.each([
    ['POST /api/users', 403],
    ['PATCH /api/page/1', 403],
    ['DELETE /api/media/1', 403],
    ['POST /api/media', 403],
    ['POST /api/desk/list', 403],
    ['POST /admin/login', 403],
    ['POST /admin', 403],
    ['PUT /_next/static/x', 403],
    ['POST /api/reads', 403],
    ['POST http://studio.example/api/page', 403],
  ])('%s is refused before a byte of its body, with a made-up cookie too', async (target, status) => {
    for (const more of ['', 'Cookie: payload-token=x\r\n', 'Authorization: Bearer guessed\r\n']) {
      const { status: given, answer } = await send(`${target} HTTP/1.1\r\n${more}Content-Length: 5`);
      expect([given, answer.toLowerCase()]).toEqual([status, expect.stringContaining('connection: close')]);
      expect((await send(`${target} HTTP/1.1\r\n${more}${chunked}`)).status).toBe(status);
    }
    expect(handedOn).toEqual([]);
  });

  test.each(['desk/list', 'users/proof', 'users/proof/passkey-options', 'users/sessions/end'])(
    '%s says that one was signed out, in the words its pages show',
    async (address) => {
      const { status, answer } = await send(
        `POST /api/${address} HTTP/1.1\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 5`,
      );
      expect([status, answer]).toEqual([
        401,
        expect.stringContaining('You have been signed out. Nothing was done.'),
      ]);
    },
  );

  test('is not said while the database does not say who that is', async () => {
    shareSessionCheck(async () => {
      noteFault(Object.assign(new Error('the connection ended'), { code: '57P01' }));
      return false;
    });
    const { status, answer } = await send(`PATCH /api/page/1 HTTP/1.1\r\n${mine}\r\nContent-Length: 5`);
    expect([status, answer]).toEqual([503, expect.stringContaining('Nothing was saved. Try again')]);
  });

  test('while the studio starts, no body is taken', async () => {
    Reflect.deleteProperty(globalThis, Symbol.for('sundowner.studio.session-check'));
    const { status, answer } = await send(`POST /api/page HTTP/1.1\r\n${mine}\r\nContent-Length: 5`);
    expect([status, answer]).toEqual([503, expect.stringContaining('Retry-After')]);
  });
});

describe('a body too large', () => {
  test.each([
    ['POST /api/users/login', 16_385],
    ['POST /api/users/logout', 400 * 2 ** 20],
    ['POST /first-administrator', 8193],
    [`PATCH /api/page/1 HTTP/1.1\r\n${mine}`, 2 ** 20 + 1],
    [`POST /api/desk/enquiries/X/draft/files HTTP/1.1\r\n${mine}`, 20 * 2 ** 20 + 1],
    [`POST /api/media HTTP/1.1\r\n${mine}`, 400 * 2 ** 20],
    ['GET /api/health', 1],
    ['HEAD /admin', 1],
  ])('%j of %i bytes is answered 413 by its length', async (head, bytes) => {
    const start = head.includes('HTTP/') ? head : `${head} HTTP/1.1`;
    expect((await send(`${start}\r\nContent-Length: ${bytes}`)).status).toBe(413);
    expect((await send(`${start}\r\nExpect: 100-continue\r\nContent-Length: ${bytes}`)).answer).not.toContain(
      '100 Continue',
    );
    expect(handedOn).toEqual([]);
  });

  test.each([
    'POST /api/users/logout HTTP/1.1',
    `POST /api/desk/list HTTP/1.1\r\n${mine}`,
    `POST /api/page HTTP/1.1\r\nX-HTTP-Method-Override: GET\r\n${mine}`,
    `POST /api/media HTTP/1.1\r\n${mine}`,
    `POST /admin/login HTTP/1.1\r\n${mine}`,
  ])('%j in pieces is counted and cut', async (head) => {
    expect((await send(`${head}\r\n${chunked}`, endless())).status).toBe(413);
    expect(handedOn).toEqual([]);
  });
});

test('what is within the bounds comes whole, however it is cut up; anybody who asks first is invited', async () => {
  const body = 'x'.repeat(2 ** 20);
  const head = `PATCH /api/page/1?depth=0 HTTP/1.1\r\n${mine}`;
  expect((await send(`${head}\r\nContent-Length: ${body.length}`, [body])).answer).toContain(
    '1048576 of 1048576',
  );
  const pieces = ['3\r\nabc\r\n', '2\r\nde\r\n', '0\r\n\r\n'];
  expect((await send(`${head}\r\n${chunked}`, pieces)).answer).toContain('5 of 5');
  expect(handedOn.at(-1)).toEqual({ method: 'PATCH', url: '/api/page/1?depth=0', body: 'abcde' });
  expect((await send(`${head}\r\nExpect: 100-continue\r\nContent-Length: 3`)).answer).toContain(
    '100 Continue',
  );
  expect((await send('GET /api/health HTTP/1.1')).answer).toContain('0 of undefined');
  const token = readFileSync(join(folder, 'keys/content.token'), 'utf8').trim();
  const site = `POST /api/reads HTTP/1.1\r\nAuthorization: Bearer ${token}\r\nContent-Length: 2`;
  expect((await send(site, ['{}'])).status).toBe(200);
});

test.each([
  ['Content-Encoding: gzip\r\nContent-Length: 5', 415],
  ['Transfer-Encoding: gzip, chunked', 501],
  ['Transfer-Encoding: chunked\r\nContent-Length: 5', 400],
  ['Content-Length: 5\r\nContent-Length: 6', 400],
  ['Content-Length: -5', 400],
  ['Content-Length: 5\r\nExpect: something', 417],
])('%j is refused with %i', async (headers, status) => {
  expect((await send(`POST /api/page HTTP/1.1\r\n${mine}\r\n${headers}`)).status).toBe(status);
  expect(handedOn).toEqual([]);
});

test.each(['/api/blog/%', '/%', '/admin/%E0%A4%A', '/api/%00', '//%zz'])(
  '%s cannot be read, and is a 400',
  async (path) => {
    expect((await send(`GET ${path} HTTP/1.1`)).status).toBe(400);
    expect(handedOn).toEqual([]);
  },
);

test('an upgrade is answered as any other request, and opens nothing', async () => {
  const head = 'GET /_next/webpack-hmr HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket';
  expect((await send(head)).status).toBe(200);
});

test('a body that stands still is answered 408, and its connection ends', async () => {
  const head = `POST /api/page HTTP/1.1\r\n${mine}\r\nContent-Length: 500000`;
  expect((await send(head, ['some of it'], hasty)).status).toBe(408);
  expect((await send('POST /api/users/login HTTP/1.1\r\nContent-Length: 500', ['{'], hasty)).status).toBe(
    408,
  );
  expect(handedOn).toEqual([]);
});

test('one network has sixteen bodies of strangers under way; the signed-in are not kept out by them', async () => {
  const slow = Array.from({ length: 17 }, () =>
    send('POST /api/users/login HTTP/1.1\r\nContent-Length: 500', ['{'], hasty),
  );
  const signedIn = await send(`POST /api/page HTTP/1.1\r\n${mine}\r\nContent-Length: 2`, ['{}'], hasty);
  expect(signedIn.status).toBe(200);
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
  expect(statuses.filter((status) => status === 408)).toHaveLength(16);
});

test('heads and connections have the limits of the site', () => {
  for (const { server } of servers) {
    expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 1_200_000, maxConnections: 8192 });
  }
});

test('a place is free again when the person who had it goes while it is asked who they are', async () => {
  const asked: (() => void)[] = [];
  shareSessionCheck(
    () =>
      new Promise((resolve) => {
        asked.push(() => resolve(true));
      }),
  );
  for (let gone = 0; gone < 32; gone += 1) {
    const taken = new Promise<Socket>((resolve) => servers[0]?.server.once('connection', resolve));
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/media HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n');
    const its = await taken;
    const closed = new Promise((resolve) => its.once('close', resolve));
    await vi.waitUntil(() => asked.length > gone);
    socket.resetAndDestroy();
    await closed;
  }
  for (const answer of asked) answer();
  shareSessionCheck(async () => true);
  expect((await send(`POST /api/media HTTP/1.1\r\n${mine}\r\nContent-Length: 2`, ['{}'])).status).toBe(200);
});

/** Sends most of a file, and the rest when it is told to. @returns once most of it has been read */
async function slowFile(bytes: number) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const answered = once(socket, 'data');
  socket.write(`POST /api/media HTTP/1.1\r\nHost: x\r\n${mine}\r\nContent-Length: ${bytes}\r\n\r\n`);
  const most = Buffer.alloc(bytes - 1, 120);
  for (let at = 0; at < most.length; at += 0x10000)
    if (!socket.write(most.subarray(at, at + 0x10000))) await once(socket, 'drain');
  return async () => {
    socket.write('x');
    const [answer] = await answered;
    socket.destroy();
    return String(answer).split('\r\n')[0];
  };
}

test('films on slow lines keep out no other file, whatever they have together', async () => {
  const films = await Promise.all(Array.from({ length: 3 }, () => slowFile(30_000_000)));
  const picture = Buffer.alloc(3_000_000, 120);
  const head = `POST /api/media HTTP/1.1\r\n${mine}\r\nContent-Length: ${picture.length}`;
  expect((await send(head, [picture])).answer).toContain('3000000 of 3000000');
  expect(await Promise.all(films.map((end) => end()))).toEqual(Array(3).fill('HTTP/1.1 200 OK'));
  expect(handedOn.at(-1)?.body).toBe('x'.repeat(50));
  expect(readdirSync(join(folder, 'run/bodies'))).toEqual([]);
});

test('a caller that sends slowly keeps nobody out who comes through the same proxy', async () => {
  const drip = 'POST /api/users/login HTTP/1.1\r\nContent-Length: 500';
  let begun = 0;
  const count = () => {
    begun += 1;
  };
  servers[0]?.server.on('request', count);
  const slow = Array.from({ length: 16 }, () => send(drip, ['{']));
  const signIn = 'POST /api/users/login HTTP/1.1\r\nContent-Length: 2';
  await vi.waitUntil(() => begun === 16);
  servers[0]?.server.off('request', count);
  for (let turn = 0; turn < 3; turn += 1) expect((await send(signIn, ['{}'])).status).toBe(200);
  expect((await slow[0])?.status).toBe(503);
  for (const front of servers) front.server.closeAllConnections();
  await Promise.all(slow);
});
