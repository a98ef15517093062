import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createHealthQuestion } from './health-question.ts';

const asked: ServerResponse[] = [];
const server = createServer((_, response) => void asked.push(response));
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('KEEP-03/hung a slow program’s late answer counts; one question is open at a time', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  const ask = createHealthQuestion(`http://127.0.0.1:${port}/`, { within: 50, answeredWithin: 60_000 });
  const { signal } = new AbortController();
  expect(await ask(signal)).toEqual({ is: 'silent' });
  expect(await ask(signal)).toEqual({ is: 'silent' });
  await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 30_000 });
  asked[0]?.end('{}');
  // Come before the next question or after it: it counts.
  await vi.waitFor(async () => expect(await ask(signal)).toEqual({ is: 'well' }), { timeout: 30_000 });
  expect(asked).toHaveLength(1);

  const stopped = new AbortController();
  const last = ask(stopped.signal);
  stopped.abort(new Error('over'));
  expect(await last).toEqual({ is: 'silent' });
});
