import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookieOf, keyIn, own, travellersAt } from './site-own-page-visitor.ts';
import { sharedMailingSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

let stage: RunningSite;
let at: ReturnType<typeof travellersAt>;

beforeAll(async () => {
  const shared = await sharedMailingSite();
  stage = shared;
  at = travellersAt(shared, shared.smtp);
});
afterAll(() => stage?.close());

const get: typeof at.get = (...given) => at.get(...given);
const post: typeof at.post = (...given) => at.post(...given);
const asked: typeof at.asked = (...given) => at.asked(...given);
const opened: typeof at.opened = (...given) => at.opened(...given);

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
  const key = keyIn(page.text);
  const sent = await post('add', { key, text: 'And a high chair, please.' }, cookie);
  expect([sent.status, sent.headers.location]).toEqual([303, `${own}?news=added#news`]);
  await post('add', { key, text: 'And a high chair, please.' }, cookie);
  const after = await get(`${own}?news=added`, cookie);
  expect(after.text.match(/And a high chair, please\./g)).toHaveLength(1);
  expect(after.text).toContain('The concierges have it.');
  const shown = await at.visitors.shown(reference);
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
  const part = (name: string, content: Buffer) => ({ name, content });
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  /** A series of pictures of a telephone, under another name. */
  const series = Buffer.from('\0\0\0\x14ftypmsf1\0\0\0\0hevc', 'latin1');
  const send = (files: readonly ReturnType<typeof part>[]) =>
    at.postFiles('add', { text: 'Two pictures' }, files, cookie);
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
  const [message] = (await at.visitors.shown(reference)).conversation.messages;
  expect(message?.files.map(({ name, kind }) => [name, kind])).toEqual([
    ['one.png', 'image/png'],
    ['two.jpg', 'image/heic'],
  ]);
  const page = await get(own, cookie);
  expect(page.text).toContain('Sent with it: one.png');
  expect(page.text).not.toContain(`${own}/files/`);
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

test('CNV-10/lost-link CNV-10/equal-answers an address is read as it is pasted', async () => {
  const { email, mails } = await asked();
  const [local, domain] = email.split('@');
  for (const typed of [`Naledi Mokoena <${email}>`, `mailto:${email}`, `${local}＠${domain}`]) {
    const { status, headers } = await post('link', { email: typed });
    expect([typed, status, headers.location]).toEqual([typed, 303, `${own}?news=link#news`]);
  }
  // All of them are one address: one mail for the asking of a moment.
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(2);
  const comma = await post('link', { email: email.replace(/\.com$/, ',com') });
  expect(comma.status).toBe(400);
  expect(comma.text).toContain(`has a comma where a dot belongs. Did you mean ${email}?<`);
  // A browser would refuse it before we see it.
  const form = /<form[^>]*action="\/my-enquiry\/link"[^>]*>/.exec((await get(own)).text)?.[0];
  expect(form?.toLowerCase()).toContain('novalidate');
});

test('CNV-10/lost-link CNV-10/equal-answers CNV-10/limits known and unknown addresses have one answer, however often they are asked for', async () => {
  const { email, mails } = await asked();
  const nobody = 'nobody-at-all@example.com';
  /** Everything a browser is told, but for the moment. */
  const told = ({ status, headers, text }: Awaited<ReturnType<typeof post>>) => {
    const { date: _, ...rest } = headers;
    return { status, headers: rest, text };
  };
  const both = async () => {
    const [unknown, known] = [await post('link', { email: nobody }), await post('link', { email })];
    expect(told(known)).toEqual(told(unknown));
    return unknown.headers.location;
  };
  const started = performance.now();
  expect(await both()).toBe(`${own}?news=link#news`);
  // Either takes as long as the store could, so that neither is the quicker one.
  expect(performance.now() - started).toBeGreaterThanOrEqual(2 * 690);
  // The same address at once once more is one asking: a double click mails one link.
  expect(await both()).toBe(`${own}?news=link#news`);
  expect((await get(`${own}?news=link`)).text).toContain(
    'If an enquiry was made with this address, a link is on its way.',
  );
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(2);
  const wrong = await post('link', { email: 'naledi(at)example.com' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Please give the address you wrote from, such as naledi@example.com');
  expect(wrong.text).toContain('value="naledi(at)example.com"');
  // This network has asked too often: again nobody learns which address is known. It is the last of this file that asks.
  let last = '';
  for (let ask = 0; ask < 12 && !last.includes('wait'); ask += 1)
    last = String((await post('link', { email: `ask${ask}@example.com` })).headers.location);
  expect(last).toBe(`${own}?news=wait#news`);
  expect(await both()).toBe(`${own}?news=wait#news`);
  expect((await get(`${own}?news=wait`)).text).toContain('Please wait an hour, or call.');
  expect(mails()).toHaveLength(2);
});
