import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { storedFileAnswer } from '@sundowner/enquiries/calls/call-rule';
import { expect, onTestFinished, test } from 'vitest';
import { answerCall } from './answer-call.ts';

/** A file stored by a version that cut its name in the middle of a character; nothing stores one now. */
const file = { contentType: 'application/pdf', fileName: 'cv\ud83e', content: Buffer.from('%PDF-1.7') };

test('KEEP-01/half-characters a stored file whose name ends in half of a character can be taken', async () => {
  const server = createServer((_request, response) => void answerCall(response, storedFileAnswer(file)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7']);
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''cv%EF%BF%BD");
});
