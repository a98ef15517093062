import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { loggedRequests } from './request-log.ts';

const lines: { path?: string; status: number | string }[] = [];
const note = (line: { path?: string; status: number | string }) => lines.push(line);
const log = { info: note, warn: note } as unknown as Parameters<typeof loggedRequests>[1];
const metrics = { request: () => undefined } as unknown as Parameters<typeof loggedRequests>[2];
const server = createServer(
  loggedRequests(
    async (request, response) => {
      response.statusCode = request.url?.startsWith('/contact-us') ? 200 : 404;
      response.end('x');
    },
    log,
    metrics,
  ),
);

afterEach(() => server.close());

test('a request is logged without its query, and an address that is no page of ours not at all', async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/contact-us?email=jane@example.com`)).text();
  await (await fetch(`http://127.0.0.1:${port}/jane@example.com/Jane%20Doe`)).text();
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(JSON.stringify(lines)).not.toMatch(/jane/i);
  expect(lines.map(({ path, status }) => [path, status])).toEqual([
    ['/contact-us', 200],
    ['(no page of ours)', 404],
  ]);
});
