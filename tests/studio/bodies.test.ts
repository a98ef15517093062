import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { personWith } from '../support/studio-people.ts';
import { signIn } from '../support/studio-process.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

let studio: SharedStudio;
let editor: string;
/** Of a session that was real and has ended. */
let ended: string;

beforeAll(async () => {
  studio = await sharedStudio();
  editor = (await studio.as('editor')).token;
  const past = await signIn(studio, personWith('editor').email);
  expect((await past('POST', 'users/logout')).status).toBe(200);
  ended = past.token;
});

const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 120), Buffer.from('\r\n')]);
const most = 64 * 2 ** 20;

/** Posts a body without an end until there is an answer. @returns its status, and what was taken of the body until then */
async function pour(path: string, token: string | null, type = 'application/json') {
  const { port, host, origin } = new URL(studio.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  const heard = once(socket, 'data').catch(() => []);
  const cookie = token === null ? '' : `Cookie: payload-token=${token}\r\nOrigin: ${origin}\r\n`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${cookie}Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  let sent = 0;
  let answered = false;
  void heard.then(() => {
    answered = true;
  });
  while (!answered && sent < most) {
    sent += chunk.byteLength;
    if (!socket.write(chunk))
      await Promise.race([new Promise((drained) => socket.once('drain', drained)), heard]);
  }
  const [first] = (await heard) as [Buffer?];
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(String(first))?.[1] ?? 0), sent };
}

/** What the kernel holds for both ends, and what is read before an answer. */
const little = 12 * 2 ** 20;

describe('a body without an end', () => {
  test.each(['/api/users/logout', '/api/users/login', '/first-administrator'])(
    'is cut at %s, which strangers may post to',
    async (path) => {
      const { status, sent } = await pour(path, null);
      expect([status, sent < little]).toEqual([413, true]);
    },
  );

  test.each([
    ['/api/desk/list', 401],
    ['/api/users', 403],
    ['/api/page', 403],
    ['/api/users/refresh-token', 403],
    ['/api/media', 403],
    ['/api/desk/enquiries/MC-1/draft/files', 401],
    ['/admin/login', 403],
  ])(
    'at %s is refused unread without a session: none, a made-up one, one that has ended',
    async (path, status) => {
      for (const token of [null, 'x', ended]) {
        const given = await pour(
          path,
          token,
          path.endsWith('media') ? 'multipart/form-data; boundary=x' : undefined,
        );
        const desk = token === null && path.startsWith('/api/desk/');
        // Without an origin the desk refuses it as none of its pages'.
        expect([given.status, given.sent < little], `${path} ${token}`).toEqual([desk ? 403 : status, true]);
      }
    },
  );

  test.each(['/api/page', '/api/desk/list', '/admin'])('at %s is cut for an editor too', async (path) => {
    const { status, sent } = await pour(path, editor);
    expect([status, sent < little]).toEqual([413, true]);
  });
});

test('a film of almost 40 MB is taken, and one of more is refused in words', async () => {
  const person = await studio.as('editor');
  const film = (bytes: number) => {
    const content = new Uint8Array(bytes);
    content.set(Buffer.from('\0\0\0\x20ftypisom', 'latin1'));
    const form = new FormData();
    form.set('file', new Blob([content], { type: 'video/mp4' }), 'bodies.mp4');
    form.set('_payload', JSON.stringify({ alt: 'A long film' }));
    return form;
  };
  expect((await person('POST', 'media', film(39_900_000))).status).toBe(201);
  const refused = await person('POST', 'media', film(42_000_000));
  expect([refused.status, await refused.text()]).toEqual([413, expect.stringContaining('at most')]);
});
