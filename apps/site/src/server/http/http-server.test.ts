import { execFile } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pino from 'pino';
import { expect, test } from 'vitest';
import { type Handler, listen } from './http-server.ts';

const log = pino({ level: 'silent' });
const at = { host: '127.0.0.1', port: 0, setting: 'PORT', log };
const well: Handler = async (_, response) => {
  response.end('well');
};
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A connection that tells everything that came back, and how it ended. `goesOn`: it sends on after the other side has closed its own. */
function speak(port: number, text = '', { goesOn = false } = {}) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: goesOn });
  let answer = '';
  let fault = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    fault = error.code ?? error.message;
  });
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(fault || answer)));
  if (text) socket.write(text);
  return { socket, ended, answer: () => answer };
}

test('KEEP-01/last-resort an error in a late callback ends its own request and nothing else, and is logged', async () => {
  const program = `
    import { request } from 'node:http';
    import pino from 'pino';
    import { failedRequest, listen } from './http-server.ts';
    const lines = [];
    const log = pino({}, { write: (line) => lines.push(JSON.parse(line).reason) });
    process.on('uncaughtException', (error) => { if (!failedRequest(error, log)) process.exit(9); });
    const late = () => { throw new Error('late'); };
    const server = await listen(async (asked, response) => {
      if (asked.url === '/stream') asked.on('data', late);
      else if (asked.url === '/timer') setTimeout(late, 1);
      else if (asked.url === '/tick') process.nextTick(late);
      else response.end('well');
    }, { host: '127.0.0.1', port: 0, setting: 'PORT', log });
    const ask = (path) => new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port: server.port, path, method: 'POST', agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject);
      sent.end('x');
    });
    const statuses = [];
    for (const path of ['/stream', '/timer', '/tick', '/']) statuses.push(await ask(path));
    console.log(JSON.stringify({ statuses, lines }));
    await server.close(1000);
    // An error of the process itself is nobody's request.
    setTimeout(() => { throw new Error('own'); }, 1);
  `;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: join(import.meta.dirname),
  });
  const { code, stdout } = (await run.catch((error: { code: number; stdout: string }) => error)) as {
    code: number;
    stdout: string;
  };
  expect(JSON.parse(stdout)).toEqual({ statuses: [500, 500, 500, 200], lines: ['late', 'late', 'late'] });
  expect(code).toBe(9);
});

test('KEEP-01/early-answer whoever is answered before all was sent can go on sending and reads the answer', async () => {
  const refuse: Handler = async (_, response) => {
    response.setHeader('Connection', 'close');
    response.end('no');
  };
  const server = await listen(refuse, at);
  const length = 3_000_000;
  const client = speak(server.port, `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`, {
    goesOn: true,
  });
  await expect.poll(client.answer).toContain('no');
  // Far more than any buffer between us holds: with the connection reset, this would fail.
  await new Promise<void>((resolve, reject) => {
    client.socket.once('error', reject);
    client.socket.write(Buffer.alloc(length), () => resolve());
  });
  client.socket.end();
  expect(await client.ended).toMatch(/^HTTP\/1\.1 200 OK/);
  await server.close(1000);
});

test('KEEP-01/early-answer nothing more is taken on a connection that was told to close', async () => {
  let taken = 0;
  const server = await listen(async (_, response) => {
    taken += 1;
    response.setHeader('Connection', 'close');
    response.end('no');
  }, at);
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n';
  const client = speak(server.port, post, { goesOn: true });
  await expect.poll(client.answer).toContain('no');
  client.socket.end(`hello${get}`);
  expect(await client.ended).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(taken).toBe(1);
  await server.close(1000);
});

test('KEEP-01/unreadable a whole request is answered for what it is, whatever comes after it', async () => {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  const server = await listen(async (request, response) => {
    request.resume();
    asked += 1;
    await held.promise;
    response.end('stored');
  }, at);
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello';
  const client = speak(server.port, `${post}\u0000nonsense\r\n\r\n`);
  await expect.poll(() => asked).toBe(1);
  held.resolve();
  expect(await client.ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*stored$/);
  await server.close(1000);
});

test('KEEP-01/unreadable one that breaks off is refused once, and its handler’s late answer is no fault', async () => {
  const held = Promise.withResolvers<void>();
  const lines: string[] = [];
  const server = await listen(
    async (_, response) => {
      await held.promise;
      response.writeHead(303).end();
    },
    { ...at, log: pino({}, { write: (line) => lines.push(line) }) },
  );
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const client = speak(server.port, `${head}5\r\nhello\r\nzz\r\n`);
  const answer = await client.ended;
  held.resolve();
  await held.promise;
  await server.close(1000);
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json/);
  expect(lines).toEqual([]);
});

test('KEEP-01/sigterm what is sent on an open connection while the server closes is answered, and the connection closed', async () => {
  const server = await listen(well, { ...at, graceMs: 20_000 });
  const used = speak(server.port, get);
  const unused = speak(server.port);
  await expect.poll(used.answer).toContain('well');
  const closing = server.close(20_000);
  await expect.poll(() => refused(server.port)).toBe(true);
  for (const { socket } of [used, unused]) socket.write(get);
  for (const client of [used, unused]) expect(await client.ended).toMatch(/Connection: close[\s\S]*well$/);
  await closing;
});

test('KEEP-01/sigterm after the grace a connection with nothing on it is closed, one with half a request waited for', async () => {
  const server = await listen(well, at);
  const used = speak(server.port, get);
  await expect.poll(used.answer).toContain('well');
  const half = speak(server.port, get);
  await expect.poll(half.answer).toContain('well');
  const before = half.socket.bytesWritten;
  half.socket.write(get.slice(0, 20));
  await expect.poll(() => half.socket.bytesWritten).toBeGreaterThan(before);
  const closing = server.close(20_000);
  expect(await used.ended).toMatch(/well$/);
  half.socket.write(get.slice(20));
  expect(await half.ended).toMatch(/Connection: close[\s\S]*well$/);
  await closing;
});

test('KEEP-01/accepting a fault of the open port is logged each time, and everybody else goes on being served', async () => {
  const lines: string[] = [];
  const server = await listen(well, { ...at, log: pino({}, { write: (line) => lines.push(line) }) });
  const seen: Server[] = [];
  const see = (message: unknown) => seen.push((message as { server: Server }).server);
  subscribe('http.server.request.start', see);
  const ask = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  expect(await ask()).toBe('well');
  unsubscribe('http.server.request.start', see);
  const fault = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
  for (let time = 0; time < 2; time += 1) seen[0]?.emit('error', fault);
  expect(lines.filter((line) => line.includes('EMFILE'))).toHaveLength(2);
  expect(seen[0]?.maxConnections).toBeGreaterThan(1000);
  expect(await ask()).toBe('well');
  await server.close(1000);
});

function refused(port: number): Promise<boolean> {
  const { socket, ended } = speak(port);
  socket.once('connect', () => socket.destroy());
  return ended.then((end) => end === 'ECONNREFUSED');
}
