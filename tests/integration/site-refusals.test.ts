import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoint, enquiriesAt, expectProblem } from './site-enquiry-posts.ts';
import { formsAt } from './site-form-posts.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof enquiriesAt>;
let applicants: ReturnType<typeof formsAt>;

beforeAll(async () => {
  stage = await sharedSite();
  visitors = enquiriesAt(stage);
  applicants = formsAt(stage);
});
afterAll(() => stage?.close());

const ask = (method: string, path: string, headers: Record<string, string>) =>
  rawRequest(stage.port, path, { method, headers, ...(method === 'GET' ? {} : { body: 'name=x' }) });

const scripts: readonly Record<string, string>[] = [
  { accept: 'application/json' },
  { 'content-type': 'application/json' },
];
const form = 'application/x-www-form-urlencoded';

test.each([
  ['403 a post from another site', 403, 'POST', endpoint, { origin: 'https://evil.example' }],
  ['403 an unsubscribing from another site', 403, 'POST', '/unsubscribe', { 'sec-fetch-site': 'cross-site' }],
  ['421 a post under another name', 421, 'POST', endpoint, { host: 'evil.example' }],
  ['400 a post under no name', 400, 'POST', endpoint, { host: 'a b' }],
  ['405 an endpoint that is only opened', 405, 'GET', endpoint, {}],
  ['400 an address that is too long', 400, 'POST', `${endpoint}?${'a'.repeat(5000)}`, {}],
  ['400 an address that cannot be read', 400, 'POST', '/enquiry/%ff', {}],
  ['400 no answer about cookies', 400, 'POST', '/consent', {}],
  ['404 an endpoint of no form', 404, 'POST', '/enquiry/nothing', {}],
])(
  'KEEP-01/refusals %s is a problem to a script and a page to a browser',
  async (_, status, method, path, headers) => {
    for (const script of scripts) {
      const answer = await ask(method, path, { ...headers, ...script });
      const text = answer.body.toString();
      expectProblem({ ...answer, text, json: JSON.parse(text) }, status);
    }
    const page = await ask(method, path, { accept: 'text/html,*/*', 'content-type': form, ...headers });
    expect([page.status, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body.toString()).toMatch(/^<!doctype html>[\s\S]*<h1>[\s\S]*<\/html>\s*$/);
    expect(page.body.toString()).not.toContain('evil');
  },
);

test('KEEP-01/whole-address a request line with a host of ours is answered as its path, and with another is refused', async () => {
  const own = `http://localhost:${stage.port}`;
  expect((await ask('GET', `${own}/robots.txt`, {})).status).toBe(200);
  expect((await ask('GET', 'http://evil.example/robots.txt', {})).status).toBe(421);
  expect((await ask('GET', `${own}/robots.txt`, { host: 'evil.example' })).status).toBe(421);
  const posted = await rawRequest(stage.port, `${own}${endpoint}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(posted.status).toBe(400);
  expect(JSON.parse(posted.body.toString()).errors.length).toBeGreaterThan(0);
});

test.each(['/unsubscribe', '/subscription-confirmation'])(
  'KEEP-01/half-characters a token with half of a character is none, and %s answers as to any other',
  async (path) => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="token"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n';
    const answer = await rawRequest(stage.port, path, {
      method: 'POST',
      headers: { accept: 'text/html', 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.concat([Buffer.from(head), Buffer.from([0, 0xd8]), Buffer.from('\r\n--x--\r\n')]),
    });
    expect([answer.status, answer.headers.location]).toEqual([303, `${path}?token=%EF%BF%BD`]);
  },
);

test('KEEP-01/refusals a form from another site leads to the form, and gives back nothing that site sent', async () => {
  const answer = await visitors.postForm(visitors.filled(), { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain('href="/enquire/telephone"');
  expect(answer.text).not.toContain('Thandi');
});

const named = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\njane@example.com\r\n';

test.each([
  ['a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\nhi\r\n--x--\r\n'],
  [
    'a file that ends early',
    `${named}--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF`,
  ],
  ['another file that ends early', '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nx'],
  ['a body without its end', named],
  ['nothing', ''],
])(
  'KEEP-01/multipart %s is a problem to a script, a page to a browser, and the end of nothing',
  async (_, body) => {
    for (let round = 0; round < 7; round += 1) {
      const type = 'multipart/form-data; boundary=x';
      expectProblem(await applicants.send('/enquiry/careers', type, body, 'application/json'), 400);
      const page = await applicants.send('/enquiry/careers', type, body, 'text/html');
      expect(page.status).toBe(400);
      expect(page.text).toContain('action="/enquiry/careers"');
      // What had come whole before it broke off is given back.
      const came = body.startsWith(named) && body !== named;
      expect(page.text.includes('value="jane@example.com"')).toBe(came);
    }
    const { status } = await rawRequest(stage.port, '/health');
    expect(status).toBe(200);
  },
);

test('KEEP-01/refusals a body that stops being HTTP is refused in the form its sender reads', async () => {
  const speak = async (accept: string, type = form) => {
    const socket = connect(stage.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    const closed = once(socket, 'close');
    socket.write(
      `POST ${endpoint} HTTP/1.1\r\nHost: localhost:${stage.port}\r\nContent-Type: ${type}\r\nAccept: ${accept}\r\nTransfer-Encoding: chunked\r\n\r\n6\r\nname=x\r\nzz\r\n`,
    );
    await closed;
    return answer;
  };
  expect(await speak('application/json')).toMatch(/^HTTP\/1\.1 400 [\s\S]*application\/problem\+json/);
  expect(await speak('text/html')).toMatch(/^HTTP\/1\.1 400 [\s\S]*<h1>/);
  // A kind nobody reads is refused for whichever is seen first, and once.
  expect(await speak('text/html', 'text/plain')).toMatch(/^HTTP\/1\.1 4(00|15) /);
  // A line that comes after all of theirs.
  await rawRequest(stage.port, '/robots.txt');
  await stage.written('"path":"/robots.txt"');
  expect(stage.output()).not.toContain('"level":50');
});
