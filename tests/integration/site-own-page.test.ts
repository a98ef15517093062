import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRequired } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { sharedMailingSite } from './site-shared.ts';
import { type RawAnswer, type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof formsAt>;
let count = 0;

beforeAll(async () => {
  const shared = await sharedMailingSite();
  stage = shared;
  visitors = formsAt(shared, shared.smtp);
});
afterAll(() => stage?.close());

const own = '/my-enquiry';
type Headers = Record<string, string>;
const get = async (path: string, headers: Headers = {}) => {
  const answer = await rawRequest(stage.port, path, { headers: { accept: 'text/html', ...headers } });
  return { ...answer, text: answer.body.toString() };
};
const cookieOf = ({ headers }: RawAnswer) => [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';

async function post(path: string, fields: Headers, headers: Headers = {}) {
  const body = new URLSearchParams(fields).toString();
  const answer = await rawRequest(stage.port, `${own}/${path}`, {
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  });
  return { ...answer, text: answer.body.toString() };
}

/** An enquiry, and the link of its confirmation. */
async function asked() {
  count += 1;
  const email = `own${count}@example.com`;
  const comments = `Is there a fence around pool ${count}?`;
  const fields = { ...onlyRequired.email, comments, ticket: visitors.ticket('email'), email, name: 'Naledi' };
  const { status, json } = await visitors.postJson('email', fields);
  expect(status).toBe(201);
  const reference = String(json.reference);
  await expect.poll(() => visitors.mailsTo(email, reference).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [mail] = visitors.mailsTo(email, reference);
  const link = mail?.parsed.text?.match(/\/my-enquiry\/[\w-]{43}/)?.[0];
  if (!link) throw new Error('The confirmation has no link.');
  return { email, reference, comments, mail, link };
}

async function opened(link: string): Promise<Headers> {
  const answer = await get(link);
  expect([answer.status, answer.headers.location]).toEqual([303, own]);
  return { cookie: cookieOf(answer) };
}

test('CNV-10/mails CNV-10/exchange CNV-10/headers a link is exchanged at once, and nobody keeps the page', async () => {
  const { reference, comments, mail, link } = await asked();
  expect(mail?.parsed.html).toContain('Open your enquiry');
  expect(mail?.parsed.text).toContain('No password: the link is yours alone');
  expect(mail?.parsed.text).not.toContain(comments);
  const exchanged = await get(link);
  expect(exchanged.headers).toMatchObject({
    location: own,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(exchanged.headers['set-cookie']?.[0]).toMatch(
    /^my-enquiry=[\w-]{43}; Path=\/my-enquiry; Max-Age=1800; HttpOnly; SameSite=Lax/,
  );
  const page = await get(own, { cookie: cookieOf(exchanged) });
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(page.text).toContain(reference);
  expect(page.text).toContain(comments);
  expect(page.text).toContain('<meta name="robots" content="noindex, nofollow"');
  expect(page.text).not.toContain(link.split('/').at(-1) ?? '');
  expect(stage.output()).not.toContain(link.split('/').at(-1) ?? '');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^;]+'/);
});

test('CNV-10/stranger a reference, an address, an old link, another link and no link see nothing of it', async () => {
  const [mine, other] = [await asked(), await asked()];
  const without = await get(own);
  expect(without.text).toContain('See your enquiry');
  const pages = [
    without,
    await get(`${own}?ref=${mine.reference}`),
    await get(`${own}/${mine.reference}`),
    await get(`${own}/${encodeURIComponent(mine.email)}`),
    await get(own, { cookie: `my-enquiry=${'a'.repeat(43)}` }),
    await get(own, await opened(other.link)),
    await post('add', { text: 'Hello' }),
    await get(`${own}/everything.json`),
    await get(`${own}/copy.html`),
  ];
  await post('link', { email: mine.email });
  const old = await get(mine.link);
  expect(old.headers.location).toBe(`${own}?news=old`);
  pages.push(old, await get(`${own}?news=old`));
  expect(pages.at(-1)?.text).toContain('This link opens nothing any more');
  for (const { text } of pages) {
    expect(text).not.toContain(mine.reference);
    expect(text).not.toContain(mine.comments);
  }
});

test('CNV-10/add CNV-10/nonce CNV-10/no-scripts words are sent by a form alone, once', async () => {
  const { reference, link } = await asked();
  const cookie = await opened(link);
  const page = await get(own, cookie);
  const key = /name="key" value="([0-9a-f-]{36})"/.exec(page.text)?.[1] ?? '';
  const sent = await post('add', { key, text: 'And a high chair, please.' }, cookie);
  expect([sent.status, sent.headers.location]).toEqual([303, `${own}?news=added#news`]);
  await post('add', { key, text: 'And a high chair, please.' }, cookie);
  const after = await get(`${own}?news=added`, cookie);
  expect(after.text.match(/And a high chair, please\./g)).toHaveLength(1);
  expect(after.text).toContain('The concierges have it.');
  const shown = await visitors.shown(reference);
  expect(shown.conversation.messages).toMatchObject([{ way: 'page', text: 'And a high chair, please.' }]);
  const empty = await post('add', { key: crypto.randomUUID(), text: ' ' }, cookie);
  expect(empty.status).toBe(400);
  expect(empty.text).toContain('There is nothing to send yet');
  const long = await post('add', { key: crypto.randomUUID(), text: 'a'.repeat(10_001) }, cookie);
  expect(long.status).toBe(400);
  expect(long.text).toContain('a'.repeat(10_001));
});

test('CNV-10/add CNV-10/telephone-pictures files are judged by their content, all at once, and kept sealed', async () => {
  const { reference, link } = await asked();
  const cookie = await opened(link);
  const part = (name: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      content,
      Buffer.from('\r\n'),
    ]);
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  /** A series of pictures of a telephone, under another name. */
  const series = Buffer.from('\0\0\0\x14ftypmsf1\0\0\0\0hevc', 'latin1');
  const send = async (files: readonly Buffer[]) => {
    const words = Buffer.from('--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nTwo pictures\r\n');
    const body = Buffer.concat([words, ...files, Buffer.from('--x--\r\n')]);
    const answer = await rawRequest(stage.port, `${own}/add`, {
      method: 'POST',
      headers: {
        accept: 'text/html',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(body.byteLength),
        ...cookie,
      },
      body,
    });
    return { ...answer, text: answer.body.toString() };
  };
  const refused = await send([part('empty.png', Buffer.alloc(0)), part('run.exe', Buffer.from('MZ0000'))]);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('empty.png is empty');
  expect(refused.text).toContain('run.exe is none of what can be sent: PDF, pictures, Word');
  const raw = Buffer.from('49492a000800000000000000000000000000', 'hex');
  expect((await send([part('DSC_1.DNG', raw)])).text).toContain(
    'DSC_1.DNG is a TIFF or a camera’s raw picture (DNG), which cannot be sent; send it as a JPEG',
  );
  const many = await send(Array.from({ length: 6 }, (_, index) => part(`${index}.png`, png)));
  expect(many.text).toContain('6 files are too many; up to five can be sent');
  expect((await send([part('one.png', png), part('two.jpg', series)])).status).toBe(303);
  const [message] = (await visitors.shown(reference)).conversation.messages;
  expect(message?.files.map(({ name, kind }) => [name, kind])).toEqual([
    ['one.png', 'image/png'],
    ['two.jpg', 'image/heic'],
  ]);
  const page = await get(own, cookie);
  expect(page.text).toContain('Sent with it: one.png');
  expect(page.text).not.toContain(`${own}/files/`);
});

test('CNV-10/lost-link CNV-10/equal-answers known and unknown addresses have one answer', async () => {
  const { email, reference } = await asked();
  const started = performance.now();
  const unknown = await post('link', { email: 'nobody-at-all@example.com' });
  const between = performance.now();
  const known = await post('link', { email });
  const ended = performance.now();
  expect([unknown.status, unknown.headers.location, unknown.text]).toEqual([
    known.status,
    known.headers.location,
    known.text,
  ]);
  expect(Math.abs(ended - between - (between - started))).toBeLessThan(400);
  expect((await get(`${own}?news=link`)).text).toContain(
    'If an enquiry was made with this address, a link is on its way.',
  );
  await expect.poll(() => visitors.mailsTo(email, reference).length, { timeout: 20_000 }).toBe(2);
});

test('CNV-10/disown CNV-10/ends a link ends with "I did not write this enquiry"', async () => {
  const { link } = await asked();
  const cookie = await opened(link);
  expect((await post('disown', {}, cookie)).headers.location).toBe(`${own}?news=disowned#news`);
  expect((await get(own, cookie)).text).toContain('See your enquiry');
  expect((await get(link)).headers.location).toBe(`${own}?news=old`);
});

test('CNV-10/headers a form of another origin is refused, and one of a page that says nowhere where it is left is taken', async () => {
  const { link } = await asked();
  const cookie = await opened(link);
  const fields = { key: crypto.randomUUID(), text: 'Hello' };
  expect((await post('add', fields, { ...cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect(
    (await post('add', fields, { ...cookie, origin: 'null', 'sec-fetch-site': 'cross-site' })).status,
  ).toBe(403);
  expect((await post('add', fields, { ...cookie, origin: 'null' })).status).toBe(303);
});

test('CNV-10/entrances it is in no sitemap and no search, and thank-you, contact and search lead there', async () => {
  const { reference } = await asked();
  expect((await get('/sitemap.xml')).text).not.toContain(own);
  expect((await get(`/thank-you?ref=${reference}`)).text).toContain(`href="${own}"`);
  expect((await get('/contact-us')).text).toContain(`href="${own}"`);
  expect((await get('/search?q=change+my+enquiry')).text).toContain(`href="${own}"`);
  expect((await get('/search?q=pool')).text).not.toContain(`href="${own}"`);
});
