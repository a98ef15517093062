import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfFile } from '../support/files.ts';
import { onlyRequired } from '../support/filled-forms.ts';
import { endpoint, enquiriesAt } from './site-enquiry-posts.ts';
import { formsAt } from './site-form-posts.ts';
import { type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

let stage: SiteStage;

beforeAll(async () => {
  // One second stands for the half minute a body may pause.
  stage = await siteStage({ env: { LIMIT_STALL_SECONDS: '1', ...withoutLimits } });
});
afterAll(() => stage?.close());

/** Posts the first `sent` bytes of a body and no more. @returns what came back until the site closed the connection */
async function stall(path: string, type: string, accept: string, body: Buffer | string, sent: number) {
  const bytes = Buffer.from(body);
  const socket = connect(stage.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  const closed = once(socket, 'end');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost:${stage.port}\r\nContent-Type: ${type}\r\nAccept: ${accept}\r\nContent-Length: ${bytes.length}\r\n\r\n`,
  );
  socket.write(bytes.subarray(0, sent));
  await closed;
  socket.destroy();
  return answer;
}

test('KEEP-01/slow-upload a post that stands still is answered 408: a problem to a script, the form with what had come to a browser', async () => {
  const { filled } = enquiriesAt(stage);
  const fields = filled();
  const json = JSON.stringify(fields);
  const asJson = await stall(endpoint, 'application/json', 'application/json', json, json.length - 20);
  expect(asJson).toMatch(/^HTTP\/1\.1 408 [\s\S]*application\/problem\+json/);
  expect(asJson).toMatch(/connection: close/i);
  const form = new URLSearchParams(fields).toString();
  const sent = form.indexOf('&accept=');
  const page = await stall(endpoint, 'application/x-www-form-urlencoded', 'text/html', form, sent);
  expect(page).toMatch(/^HTTP\/1\.1 408 /);
  for (const value of [fields.surname, fields.email, fields.ticket])
    expect(page).toContain(`value="${value}"`);
  // Before the first field: a page begins at its top.
  expect(page).toMatch(/role="alert".*please look it over and send it again.*name="surname"/s);
});

/** The careers form with a letter of so many bytes, in the parts a browser makes of it. */
async function application(bytes: number) {
  const { withTicket } = formsAt(stage);
  const parts = new FormData();
  for (const [name, value] of Object.entries(withTicket('careers', onlyRequired.careers)))
    parts.append(name, String(value));
  parts.append('cv', new File([new Uint8Array(pdfFile('x', bytes))], 'cv.pdf'));
  const request = new Request('http://site/', { method: 'POST', body: parts });
  const type = request.headers.get('content-type') ?? '';
  return { type, email: String(parts.get('email')), body: Buffer.from(await request.arrayBuffer()) };
}

test('KEEP-01/slow-upload of an application whose letter stands still the words come back', async () => {
  const { type, email, body } = await application(200_000);
  const page = await stall('/enquiry/careers', type, 'text/html', body, 100_000);
  expect(page).toMatch(/^HTTP\/1\.1 408 /);
  expect(page).toContain(`value="${email}"`);
});

test('KEEP-01/slow-upload a letter that is too long is refused with the words that came before it', async () => {
  const { type, email, body } = await application(6 * 1024 * 1024 + 100_000);
  const visitors = formsAt(stage);
  const page = await visitors.send('/enquiry/careers', type, body, 'text/html');
  expect(page.status).toBe(413);
  expect(page.text).toContain(`value="${email}"`);
  expect(page.text).toMatch(/role="alert".*Please choose a smaller file.*name="surname"/s);
});

test('KEEP-01/slow-upload a letter that comes in slowly is taken, however many times a stall would have passed', async () => {
  const { type, body } = await application(40_000);
  const socket = connect(stage.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  const ended = once(socket, 'close');
  socket.write(
    `POST /enquiry/careers HTTP/1.1\r\nHost: localhost:${stage.port}\r\nConnection: close\r\nContent-Type: ${type}\r\nAccept: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  const size = Math.ceil(body.length / 16);
  for (let at = 0; at < body.length; at += size) {
    socket.write(body.subarray(at, at + size));
    // The speed of the connection, not a wait: more than two of the seconds a body may pause, in all.
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await ended;
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
});

test('without the setting nobody is named to write to of a hole', async () => {
  expect((await fetch(`${stage.url}/.well-known/security.txt`)).status).toBe(404);
});
