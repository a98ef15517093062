import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { fieldsOf } from '@sundowner/enquiries/forms/form';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipartBytes, readMultipart } from './read-multipart.ts';

const fileFields = fieldsOf(careersForm).filter(({ type }) => type === 'file');
const [{ name: fileField } = { name: '' }] = fileFields;
let server: Server;
/** What became of every post, in the order they ended. */
const outcomes: string[] = [];
/** Fields of the last post that was whole. */
let lastFields: Readonly<Record<string, unknown>> = {};
/** Bytes there is room for. */
let room = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  server = createServer((request, response) => {
    const hold = (bytes: number) => {
      room -= bytes;
      return room >= 0;
    };
    readMultipart(request, { fileFields, limit: multipartBytes, pace: { stallMs: 60_000 }, hold }).then(
      (post) => {
        lastFields = post?.fields ?? {};
        outcomes.push(post ? `${Object.keys(post.fields)} and ${post.files.length} files` : 'broken');
        response.end(outcomes.at(-1));
      },
      (error: Error) => {
        outcomes.push(error.name);
        response.end(error.name);
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const part = (head: string, content: string) => `--x\r\n${head}\r\n\r\n${content}\r\n`;
const field = (name: string, content = 'y') =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"; filename="cv.pdf"`, content);
const end = '--x--\r\n';

/** Posts a body, cut into pieces, and waits for the answer. */
async function post(body: Buffer | string, pieces = 1): Promise<string> {
  const bytes = Buffer.from(body);
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  const closed = once(socket, 'close');
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${bytes.length}\r\n\r\n`,
  );
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  for (let at = 0; at < bytes.length; at += size) socket.write(bytes.subarray(at, at + size));
  await closed;
  return answer.slice(answer.indexOf('\r\n\r\n') + 4);
}

test.each([
  ['whole', field('name') + file(fileField, '%PDF-1.7') + end, 'name and 1 files'],
  ['a part without a name', `${part('Content-Disposition: form-data', 'hi')}${end}`, 'broken'],
  ['a file without a name', `${part('Content-Disposition: form-data; filename="a"', 'hi')}${end}`, 'broken'],
  ['a file that ends early', field('name') + file(fileField, '%PDF-1.7').slice(0, -2), 'broken'],
  ['a file nobody asked for that ends early', file('other', '%PDF-1.7').slice(0, -2), 'broken'],
  ['a field that ends early', field('name').slice(0, -2), 'broken'],
  ['a head that ends early', '--x\r\nContent-Disposition: form-da', 'broken'],
  ['nothing', '', 'broken'],
  ['no boundary at all', 'hello', 'broken'],
  ['a part of another disposition', `${part('Content-Disposition: attachment', 'x')}${end}`, ' and 0 files'],
  ['six files', file('other', 'x').repeat(6) + end, 'BodyTooLargeError'],
  ['301 fields', field('name').repeat(301) + end, 'BodyTooLargeError'],
  ['too many words', field('name', 'x'.repeat(70_000)) + end, 'BodyTooLargeError'],
])('KEEP-01/multipart %s', async (_, body, outcome) => {
  expect(await post(body)).toMatch(outcome);
});

test('KEEP-01/half-characters half of a character in a part of UTF-16 becomes a whole one', async () => {
  const head =
    '--x\r\nContent-Disposition: form-data; name="token"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), Buffer.from([0, 0xd8]), Buffer.from(`\r\n${end}`)]);
  expect(await post(body)).toBe('token and 0 files');
  expect(String(lastFields.token).isWellFormed()).toBe(true);
  expect(() => encodeURIComponent(String(lastFields.token))).not.toThrow();
});

test('KEEP-01/uploads a body for which there is no room is read no further', async () => {
  room = 10;
  expect(await post(file(fileField, '%PDF-1.7') + end)).toBe('BodyCrowdedError');
  room = Number.POSITIVE_INFINITY;
  expect(await post(file(fileField, '%PDF-1.7') + end)).toBe(' and 1 files');
});

test('KEEP-01/multipart a client that goes away in the middle of a file is heard of once', async () => {
  const before = outcomes.length;
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n${file(fileField, 'x')}`,
    () => socket.destroy(),
  );
  await expect.poll(() => outcomes.slice(before)).toEqual(['BodyAbortedError']);
});

const nasty = fc.constantFrom(
  '--x',
  '--x--',
  '\r\n',
  '\r\n\r\n',
  '\n',
  '--',
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name="name"',
  `Content-Disposition: form-data; name="${fileField}"; filename="a"`,
  "Content-Disposition: form-data; filename*=utf-8''%ff%00\"",
  'Content-Type: application/octet-stream',
  'Content-Type: text/plain; charset=utf-16le',
  'Content-Type: text/plain; charset=nothing; ;=',
  'Content-Transfer-Encoding: base64',
  ';',
  '"',
  '\\',
  '\u0000',
  'x'.repeat(4096),
);
const hostile = fc
  .array(fc.oneof({ weight: 4, arbitrary: nasty }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }), {
    maxLength: 24,
  })
  .map((pieces) => pieces.join(''));

test('KEEP-01/multipart any body whatever ends in one outcome, in however many pieces it comes', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, fc.boolean(), fc.integer({ min: 1, max: 9 }), async (body, begun, pieces) => {
      const outcome = await post(begun ? field('name') + body : body, pieces);
      expect(outcome).toMatch(/^(broken|BodyTooLargeError|.* and \d files)$/);
    }),
    { seed: 15, numRuns: 400 },
  );
}, 60_000);
