import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { longestTime } from '@sundowner/serving/body-pace';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBody } from './read-body.ts';

const stallMs = 30_000;
const most = 6 * 1024 * 1024;
let server: Server;
let client: Socket;
let outcome: string;
let request: IncomingMessage;

/** A post of `length` bytes whose head has come; the clock stands still but for `pass`. */
async function begin(length: number, limit = most) {
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  [request] = (await once(server, 'request')) as [IncomingMessage];
  readBody(request, limit, { stallMs }).then(
    (body) => {
      outcome = `${body.length} bytes`;
    },
    (error: Error & { arrived?: Buffer }) => {
      outcome = `${error.name} after ${error.arrived?.length}`;
    },
  );
}

async function write(bytes: number) {
  const until = request.socket.bytesRead + bytes;
  client.write('x'.repeat(bytes));
  while (request.socket.bytesRead < until) await turn();
  await turn();
}

const pass = async (ms: number) => {
  vi.advanceTimersByTime(ms);
  await turn();
};

beforeEach(async () => {
  outcome = 'none';
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  client.destroy();
  server.close();
});

test('KEEP-01/slow-upload a body is waited for as long as it moves', async () => {
  await begin(8 * 2000);
  for (let piece = 0; piece < 8; piece += 1) {
    expect(outcome).toBe('none');
    await pass(28_000);
    await write(2000);
  }
  expect(outcome).toBe('16000 bytes');
});

test('KEEP-01/slow-upload one that brings less than a kilobyte in half a minute has stalled', async () => {
  await begin(5000);
  await write(2000);
  await pass(stallMs);
  expect(outcome).toBe('none');
  await write(1000);
  await pass(stallMs);
  expect(outcome).toBe('BodyStalledError after 3000');
});

test('KEEP-01/slow-upload one that moves too slowly for its whole ends too', async () => {
  const limit = 100_000;
  await begin(limit, limit);
  for (let passed = 0; passed < longestTime(limit, { stallMs }); passed += stallMs) {
    await write(1100);
    await pass(stallMs);
  }
  expect(outcome).toBe('BodyStalledError after 2200');
});

test('KEEP-01/slow-upload the largest body may take a quarter of an hour', () => {
  const minutes = longestTime(most, { stallMs }) / 60_000;
  expect(minutes).toBeGreaterThan(15);
  expect(minutes).toBeLessThan(16);
});
