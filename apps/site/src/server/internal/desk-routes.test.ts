import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { deskAnswer, type FirstDeskDeps } from './desk-routes.ts';

/** A file stored by a version that cut its name in the middle of a character; nothing stores one now. */
const file = { contentType: 'application/pdf', fileName: 'cv\ud83e', content: Buffer.from('%PDF-1.7') };

test('KEEP-01/half-characters a stored file whose name ends in half of a character can be taken', async () => {
  const deps = { desk: { file: async () => file } } as unknown as FirstDeskDeps;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://site.invalid');
    deskAnswer(deps, request, response, url).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/enquiries/MC-2222-2222/files/cv`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ by: 'Thandeka' }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7']);
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''cv%EF%BF%BD");
});
