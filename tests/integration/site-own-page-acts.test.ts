import { afterAll, beforeAll, expect, test } from 'vitest';
import { travelYear } from '../support/filled-forms.ts';
import { deskOfSite, thandi } from './site-desk-asking.ts';
import { cookieOf, keyIn, own, travellersAt } from './site-own-page-visitor.ts';
import { sharedMailingSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

/** Every act of the page by a plain form, as a browser without scripts sends it. */
let stage: RunningSite;
let at: ReturnType<typeof travellersAt>;

beforeAll(async () => {
  const shared = await sharedMailingSite();
  stage = shared;
  at = travellersAt(shared, shared.smtp);
});
afterAll(() => stage?.close());

type Fields = Readonly<Record<string, string>>;
type Cookie = { readonly cookie: string };

const news = (word: string) => [303, `${own}?news=${word}#news`];
const closed = [303, `${own}?news=closed`];
const sent = async (form: string, fields: Fields, cookie: Cookie) => {
  const { status, headers } = await at.post(form, fields, cookie);
  return [status, headers.location];
};
/** What a field of a drawn form holds. */
const heldBy = (page: string, id: string): string | undefined => {
  const tag = new RegExp(`<[^>]*\\bid="${id}"[^>]*>`).exec(page)?.[0] ?? '';
  if (!tag.startsWith('<select')) return /\bvalue="([^"]*)"/.exec(tag)?.[1];
  const list = page.slice(page.indexOf(tag)).split('</select>')[0] ?? '';
  return (
    /<option[^>]*value="([^"]*)"[^>]*selected/.exec(list)?.[1] ??
    /selected=""[^>]*value="([^"]*)"/.exec(list)?.[1]
  );
};
const isOpen = (page: string, id: string): boolean =>
  / open(?:=|>| )/.test(new RegExp(`<details[^>]*\\bid="${id}"[^>]*>`).exec(page)?.[0] ?? '');

const stay = {
  arrival: `${travelYear}-03-06`,
  departure: `${travelYear}-03-11`,
  adults: '3',
  children: '1',
  ages: '9',
};
const call = { number: 'given', other: '', day: 'any', hours: 'afternoon' };

/** A mailed code. */
async function codeOf(
  mails: () => readonly { parsed: { text?: string } }[],
  before: number,
): Promise<string> {
  const found = () =>
    mails()
      .slice(before)
      .flatMap(({ parsed }) => parsed.text?.match(/\n(\d{6})\n/)?.[1] ?? []);
  await expect.poll(() => found().length, { timeout: 20_000 }).toBeGreaterThan(0);
  return found()[0] ?? '';
}

test('CNV-10/change CNV-10/no-scripts dates and guests are changed by a form, wrong ones keep all that was typed', async () => {
  const { reference, link } = await at.askedWithStay();
  const cookie = await at.opened(link);
  const page = await at.get(own, cookie);
  expect(page.text).toContain('action="/my-enquiry/change"');
  expect([heldBy(page.text, 'change-arrival'), heldBy(page.text, 'change-adults')]).toEqual([
    `${travelYear}-03-05`,
    '2',
  ]);
  const key = keyIn(page.text);
  const typed = {
    key,
    arrival: '2019-02-30',
    departure: `${travelYear}-03-01`,
    adults: '77',
    children: '2',
    ages: '4',
  };
  const refused = await at.post('change', typed, cookie);
  expect(refused.status).toBe(400);
  for (const field of ['arrival', 'departure', 'children'] as const)
    expect([field, heldBy(refused.text, `change-${field}`)]).toEqual([field, typed[field]]);
  expect([heldBy(refused.text, 'change-adults'), heldBy(refused.text, 'change-ages')]).toEqual(['77', '4']);
  for (const field of ['arrival', 'adults', 'ages'])
    expect(refused.text).toContain(`id="change-${field}-error"`);
  expect(refused.text).toContain('Please give an age for each child');
  expect(isOpen(refused.text, 'change')).toBe(true);
  expect(refused.text).toContain('<title>Error: ');
  expect(keyIn(refused.text)).toBe(key);
  const long = await at.post('change', { ...stay, ages: '9 '.repeat(80) }, cookie);
  expect([long.status, heldBy(long.text, 'change-ages')]).toEqual([400, '9 '.repeat(80)]);
  expect(await at.pageMessages(reference)).toEqual([]);

  // A double click, and the same form once more after a step back.
  expect(await Promise.all([1, 2].map(() => sent('change', { key, ...stay }, cookie)))).toEqual([
    news('changed'),
    news('changed'),
  ]);
  expect(await sent('change', { key, ...stay }, cookie)).toEqual(news('changed'));
  const messages = await at.pageMessages(reference);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.change?.rows.map(({ label, after }) => [label, after])).toEqual(
    expect.arrayContaining([['Adults', '3']]),
  );
  const same = {
    ...stay,
    arrival: `${travelYear}-03-05`,
    departure: `${travelYear}-03-12`,
    adults: '2',
    children: '2',
    ages: '4 and 9',
  };
  expect(await sent('change', same, cookie)).toEqual(news('nothing'));
  expect((await at.get(`${own}?news=changed`, cookie)).text).toMatch(/The change is sent at \d\d:\d\d\./);
});

test('CNV-10/call CNV-10/no-scripts a call is asked for by a form, to the number given or another', async () => {
  const { reference, link } = await at.askedWithStay();
  const cookie = await at.opened(link);
  const key = crypto.randomUUID();
  const wrong = { key, number: 'other', other: 'ask Sam', day: 'tomorrow', hours: 'evening' };
  const refused = await at.post('call', wrong, cookie);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('id="call-other-error"');
  expect(refused.text).toContain('Please give a number we can ring');
  expect([
    heldBy(refused.text, 'call-other'),
    heldBy(refused.text, 'call-day'),
    heldBy(refused.text, 'call-hours'),
  ]).toEqual(['ask Sam', 'tomorrow', 'evening']);
  expect(isOpen(refused.text, 'call')).toBe(true);
  const none = await at.post('call', { number: 'other', other: '', day: '', hours: 'noon' }, cookie);
  for (const field of ['other', 'day', 'hours']) expect(none.text).toContain(`id="call-${field}-error"`);
  expect(await at.pageMessages(reference)).toEqual([]);

  expect(await Promise.all([1, 2].map(() => sent('call', { key, ...call }, cookie)))).toEqual([
    news('call'),
    news('call'),
  ]);
  // Who types another number means that one, whichever is still chosen beside it.
  expect(await sent('call', { ...call, other: '+27 (0)82 555 0100', day: 'tomorrow' }, cookie)).toEqual(
    news('call'),
  );
  const texts = (await at.pageMessages(reference)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/When: any day, 12:00 to 16:00 in [A-Z][\s\S]*Number: the one I gave$/);
  expect(texts[1]).toMatch(/When: tomorrow, .*\nNumber: \+27 \(0\)82 555 0100$/);
});

test('CNV-10/code CNV-10/export CNV-10/no-scripts everything is taken by forms alone, after a code', async () => {
  const { email, reference, comments, link, mails } = await at.askedWithStay();
  const cookie = await at.opened(link);
  for (const file of ['everything.html', 'everything.json'])
    expect((await at.get(`${own}/${file}`, cookie)).status).toBe(303);
  const copy = await at.get(`${own}/copy.html`, cookie);
  expect(copy.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${reference}.html`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  expect(copy.text).toContain(reference);
  expect(copy.text).not.toContain(email);

  const before = mails().length;
  expect(await Promise.all([1, 2].map(() => sent('code', { purpose: 'export' }, cookie)))).toEqual([
    news('code'),
    news('code'),
  ]);
  const code = await codeOf(mails, before);
  expect(mails()).toHaveLength(before + 1);
  expect((await at.get(own, cookie)).text).toContain('id="code-export"');
  const typed = code === '123456' ? '654321' : '123456';
  const wrong = await at.post('confirm', { purpose: 'export', code: typed }, cookie);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('That is not the code, or its ten minutes are over');
  expect([heldBy(wrong.text, 'code-export'), isOpen(wrong.text, 'held')]).toEqual([typed, true]);
  // A code for one thing is none for the other.
  expect((await at.post('confirm', { purpose: 'erase', code }, cookie)).status).toBe(400);

  const [made, again] = await Promise.all(
    [1, 2].map(() =>
      at.post('confirm', { purpose: 'export', code: ` ${code.slice(0, 3)} ${code.slice(3)} ` }, cookie),
    ),
  );
  for (const answer of [made, again]) {
    expect([answer?.status, answer?.headers.location]).toEqual(news('export'));
    expect(answer?.headers['set-cookie']?.[0]).toMatch(
      /^my-enquiry-everything=[\w-]{43}; Path=\/my-enquiry; Max-Age=86400; HttpOnly; SameSite=Lax/,
    );
  }
  const exported = made ? cookieOf(made) : '';
  const both = { cookie: `other=1; ${exported}; ${cookie.cookie}` };
  const json = await at.get(`${own}/everything.json`, both);
  expect(json.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${reference}-everything.json`,
  });
  expect(JSON.parse(json.text)).toMatchObject({ reference, consent: { purposes: expect.any(Array) } });
  expect(json.text).toContain(email);
  const html = await at.get(`${own}/everything.html`, both);
  expect(html.text).toContain('A birthday on the sixth.');
  expect(comments).not.toBe('');
  expect((await at.get(own, both)).text).toContain('href="/my-enquiry/everything.json"');

  // The file is of this enquiry, in this browser, with its page open.
  const other = await at.opened((await at.asked()).link);
  for (const { cookie: each } of [
    { cookie: `${exported}; ${other.cookie}` },
    { cookie: exported },
    {
      cookie: `${exported.replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`)}; ${cookie.cookie}`,
    },
  ])
    expect((await at.get(`${own}/everything.json`, { cookie: each })).status).toBe(303);
});

test('CNV-10/code CNV-10/erase CNV-10/limits CNV-10/no-scripts erasing is asked for once, and codes are not mailed without end', async () => {
  const { reference, link, mails } = await at.asked();
  const cookie = await at.opened(link);
  const before = mails().length;
  expect(await sent('code', { purpose: 'erase' }, cookie)).toEqual(news('code'));
  const code = await codeOf(mails, before);
  expect(await Promise.all([1, 2].map(() => sent('confirm', { purpose: 'erase', code }, cookie)))).toEqual([
    news('erase'),
    news('erase'),
  ]);
  const page = await at.get(`${own}?news=erase`, cookie);
  expect(page.text).toContain('Erasing is asked for.');
  expect(page.text).toContain('It is done within seven days');
  const { json } = await deskOfSite(stage).call('/desk/erasures', undefined, { ...thandi, role: 'admin' });
  const { erasures } = json as { erasures: { references: string[] }[] };
  expect(erasures.filter(({ references }) => references.includes(reference))).toHaveLength(1);
  const answers = [];
  for (let ask = 0; ask < 6; ask += 1) answers.push((await sent('code', { purpose: 'export' }, cookie))[1]);
  expect([answers[0], answers.at(-1)]).toEqual([`${own}?news=code#news`, `${own}?news=wait#news`]);
});

test('CNV-10/withdraw CNV-10/undo CNV-10/no-scripts a withdrawal and its undo are forms, and each is done once', async () => {
  const { reference, comments, link, mails } = await at.asked();
  const cookie = await at.opened(link);
  const long = await at.post('withdraw', { why: 'a'.repeat(1001) }, cookie);
  expect([long.status, heldBy(long.text, 'withdraw-why')]).toEqual([400, 'a'.repeat(1001)]);
  expect(long.text).toContain('That is 1001 letters; up to 1000 can be sent');
  const before = mails().length;
  expect(await Promise.all([1, 2].map(() => sent('withdraw', { why: 'We go by sea.' }, cookie)))).toEqual([
    news('withdrawn'),
    news('withdrawn'),
  ]);
  const gone = await at.get(`${own}?news=withdrawn`, cookie);
  expect(gone.text).toContain('Undo the withdrawal');
  expect(gone.text).not.toContain(comments);
  // Nothing can be added meanwhile that the page does not offer; what was typed comes back all the same.
  expect((await at.pageMessages(reference)).map(({ text }) => text)).toEqual(['We go by sea.']);
  await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(before + 1);
  expect(await Promise.all([1, 2].map(() => sent('undo', {}, cookie)))).toEqual([
    news('undone'),
    news('undone'),
  ]);
  expect((await at.get(own, cookie)).text).toContain(comments);
  expect((await at.visitors.shown(reference)).work.state).toBe('new');
  expect(mails()).toHaveLength(before + 1);
});

test('CNV-10/stranger CNV-10/ends no act is done by a session that is over, or by nobody, or to another enquiry', async () => {
  const mine = await at.askedWithStay();
  const other = await at.askedWithStay();
  const cookie = await at.opened(mine.link);
  const stranger = await at.opened(other.link);
  const page = await at.get(own, cookie);
  const key = keyIn(page.text);
  expect(await sent('call', { key, ...call }, cookie)).toEqual(news('call'));
  // A form of one page posted in the session of another is the other's own.
  expect(await sent('call', { key, ...call }, stranger)).toEqual(news('call'));
  expect(await at.pageMessages(mine.reference)).toHaveLength(1);
  expect(await at.pageMessages(other.reference)).toHaveLength(1);

  expect(await sent('disown', {}, cookie)).toEqual(news('disowned'));
  const acts: readonly (readonly [string, Fields])[] = [
    ['change', {}],
    ['call', call],
    ['withdraw', { why: '' }],
    ['undo', {}],
    ['code', { purpose: 'erase' }],
    ['confirm', { purpose: 'export', code: '123456' }],
    ['disown', {}],
  ];
  const nobody = { cookie: 'my-enquiry=short' };
  for (const session of [cookie, nobody, { cookie: `my-enquiry=${'a'.repeat(43)}` }]) {
    for (const [form, fields] of acts)
      expect([form, await sent(form, fields, session)]).toEqual([form, closed]);
    // What was typed comes back.
    expect((await at.post('change', stay, session)).status).toBe(400);
  }
  const told = await at.get(`${own}?news=closed`, cookie);
  expect(told.text).toContain('Your page is closed');
  // Words are long to write: they come back, with the names of what was to go with them.
  const unsent = await at.postFiles(
    'add',
    { key, text: 'Half an hour of <words>.' },
    [{ name: 'plan.pdf', content: Buffer.from('%PDF-1.7 plan') }],
    cookie,
  );
  expect(unsent.status).toBe(400);
  expect(unsent.text).toContain('Half an hour of &lt;words&gt;.');
  expect(unsent.text).toContain('plan.pdf');
  expect(unsent.text).not.toContain(mine.reference);
  expect(await at.pageMessages(mine.reference)).toHaveLength(1);
  expect((await at.visitors.shown(mine.reference)).work.state).not.toBe('done');
  for (const path of ['copy.html', 'everything.html', 'everything.json', 'files/x/0'])
    expect((await at.get(`${own}/${path}`, cookie)).status).toBe(303);
});

test('CNV-10/shown a file of our letter is opened by its traveller alone', async () => {
  const mine = await at.asked();
  const desk = deskOfSite(stage);
  const path = `/desk/enquiries/${mine.reference}`;
  await desk.call('/desk/people', { people: [{ ...thandi, address: 'thandi@lodges.example' }] });
  const draft = { subject: 'Your stay', text: 'The plan is with it.', version: 0, attachments: [] };
  expect((await desk.call(`${path}/draft`, draft)).status).toBe(200);
  const { json } = await desk.upload(
    `${path}/draft/files`,
    'Zwölf Nächte.pdf',
    Buffer.from('%PDF-1.7 twelve'),
  );
  const { place } = json as { place: number };
  const answered = await desk.call(`${path}/answers`, {
    ...draft,
    attachments: [{ from: 'draft', place, name: 'Zwölf Nächte.pdf' }],
    key: crypto.randomUUID(),
  });
  expect([answered.status, answered.text]).toEqual([200, expect.any(String)]);
  const cookie = await at.opened(mine.link);
  const hrefOf = async () =>
    /href="(\/my-enquiry\/files\/[\w-]+\/\d+)"/.exec((await at.get(own, cookie)).text)?.[1];
  await expect.poll(hrefOf, { timeout: 30_000 }).toBeTruthy();
  const href = (await hrefOf()) ?? '';
  const file = await at.get(href, cookie);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Zwölf Nächte.pdf')}`,
    'cache-control': 'no-store',
  });
  expect(file.text).toBe('%PDF-1.7 twelve');
  const stranger = await at.opened((await at.asked()).link);
  for (const headers of [stranger, {}]) expect((await at.get(href, headers)).status).toBe(303);
  for (const wrong of ['1', '999', '-1', '0/0']) {
    const answer = await at.get(href.replace(/\d+$/, wrong), cookie);
    expect([wrong, answer.status]).toEqual([wrong, 303]);
  }
});
