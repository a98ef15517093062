import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { emptyCollection } from '@sundowner/brand';
import { afterEach, expect, test, vi } from 'vitest';
import { loggedRequests } from './request-log.ts';

const lines: { path?: string; status: number | string }[] = [];
const note = (line: { path?: string; status: number | string }) => lines.push(line);
const log = { info: note, warn: note } as unknown as Parameters<typeof loggedRequests>[1];
const metrics = { request: () => undefined } as unknown as Parameters<typeof loggedRequests>[2];
const server = createServer(
  loggedRequests(
    async (request, response) => {
      const [, status = '404'] = /status=(\d+)/.exec(request.url ?? '') ?? [];
      response.statusCode = Number(status);
      response.end('x');
    },
    log,
    metrics,
    () => emptyCollection(),
  ),
);

afterEach(() => server.close());

test('DSK-10/paths a request is logged without its query, and an address that is no page of ours not at all, whatever its status', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await ask('/contact-us?email=jane@example.com&status=200');
  for (const status of [200, 400, 403, 404, 405, 500])
    await ask(`/jane@example.com/Jane%20Doe?status=${status}`);
  await vi.waitFor(() => expect(lines).toHaveLength(7));
  expect(JSON.stringify(lines)).not.toMatch(/jane/i);
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['/contact-us', 200],
    ...[200, 400, 403, 404, 405, 500].map((status) => ['(unknown)', status]),
  ]);
});
