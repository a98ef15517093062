import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { consentTrue } from '@sundowner/enquiries/forms/consent';
import { telephoneForm } from '@sundowner/enquiries/forms/telephone';
import { createTicketOffice } from '@sundowner/enquiries/ticket';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawAnswer, rawRequest, type SiteStage, siteStage } from './site-stage.ts';

const endpoint = '/enquiry/phoneme';
const day = 86_400_000;
let stage: SiteStage;

beforeAll(async () => {
  stage = await siteStage({ env: { LIMIT_POSTS_PER_MINUTE: '100000', LIMIT_ACCEPTED_PER_MINUTE: '100000' } });
});
afterAll(() => stage?.close());

/** A ticket as the site issued it so many milliseconds ago. */
function ticket(ageMs = 60_000, of: Pick<SiteStage, 'keyring'> = stage): string {
  const clock = { now: () => Date.now() - ageMs };
  return createTicketOffice({ keyring: of.keyring, clock, limits: { ticketAge: day } }).issue(telephoneForm);
}

let count = 0;
/** Everything a visitor fills in, a new visitor each time. */
const filled = (more: Record<string, string> = {}): Record<string, string> => {
  count += 1;
  return {
    ticket: ticket(),
    name: 'Thandi',
    surname: `Mokoena${count}`,
    tel: '+27 82 123 4567',
    email: `thandi${count}@example.com`,
    accept: consentTrue,
    feedback: '',
    website: '',
    url: '/enquire/telephone',
    from: '/contact-us',
    ...more,
  };
};

interface Posted extends RawAnswer {
  readonly json: Record<string, unknown>;
  readonly text: string;
}

async function send(
  body: string,
  type: string,
  headers: Record<string, string> = {},
  of: SiteStage = stage,
  path: string = endpoint,
): Promise<Posted> {
  const answer = await rawRequest(of.port, path, {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)), ...headers },
    body,
  });
  const text = answer.body.toString();
  const json = String(answer.headers['content-type']).includes('json') ? JSON.parse(text) : {};
  return { ...answer, text, json };
}

const postJson = (fields: object, headers: Record<string, string> = {}, of: SiteStage = stage) =>
  send(JSON.stringify(fields), 'application/json', { accept: 'application/json', ...headers }, of);
const postForm = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  of: SiteStage = stage,
) =>
  send(
    new URLSearchParams(fields).toString(),
    'application/x-www-form-urlencoded',
    { accept: 'text/html,application/xhtml+xml', ...headers },
    of,
  );

async function desk(path: string): Promise<Record<string, unknown> & { status: number }> {
  const response = await fetch(`${stage.internalUrl}${path}`, {
    headers: { authorization: `Bearer ${stage.keyring.internalToken}` },
  });
  return { ...((await response.json()) as Record<string, unknown>), status: response.status };
}
const shown = (reference: unknown) => desk(`/enquiries/${reference}`);
const total = async () => ((await desk('/enquiries?view=all')).counts as { all: number }).all;

/** The mail files an enquiry has so far. */
const mailsOf = (reference: unknown, of: SiteStage = stage) => {
  const folder = join(of.dataDir, 'mail');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.startsWith(`${reference}.`)).map((name) => join(folder, name));
};
const conciergeMailOf = (reference: unknown, of: SiteStage = stage) =>
  mailsOf(reference, of).find((path) => path.includes('.concierge-mail.'));

const referenceIn = (answer: Posted) =>
  new URL(String(answer.headers.location), stage.url).searchParams.get('ref') ?? '';

/** The page a refused form post is answered with. */
function expectPage(answer: Posted, status: number, fields: Record<string, string>): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).toContain('</html>');
  expect(answer.text).toContain(`value="${fields.surname}"`);
  expect(answer.text).toContain(`value="${fields.email}"`);
  expect(answer.text).toContain(`action="${endpoint}"`);
}

function expectProblem(answer: Posted, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json).toMatchObject({ type: 'about:blank', status, title: expect.any(String) });
}

describe('an accepted enquiry', () => {
  test('SUB-03 as JSON: 201 with a reference, and everything in the store', async () => {
    const fields = filled();
    const answer = await postJson(fields);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      reference: expect.stringMatching(/^MC-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      measure: true,
    });
    expect(answer.headers.location).toBe(`/thank-you?ref=${answer.json.reference}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const enquiry = await shown(answer.json.reference);
    expect(enquiry).toMatchObject({ state: 'accepted', kind: 'telephone', page: '/contact-us' });
    expect(JSON.stringify(enquiry.fields)).toContain(fields.email);
  });

  test('SUB-03 as a form: 303 to the thank-you page', async () => {
    const answer = await postForm(filled());
    expect(answer.status).toBe(303);
    expect(referenceIn(answer)).toMatch(/^MC-/);
    expect(await shown(referenceIn(answer))).toMatchObject({ state: 'accepted' });
    const page = await rawRequest(stage.port, String(answer.headers.location));
    expect(page.body.toString()).toContain(referenceIn(answer));
  });

  test('SUB-10 the concierge has it by mail, with all its fields', async () => {
    const fields = filled({ surname: 'Of-The-Mail' });
    const { json } = await postJson(fields);
    await expect.poll(() => conciergeMailOf(json.reference), { timeout: 5000 }).toBeTruthy();
    expect(readFileSync(conciergeMailOf(json.reference) ?? '', 'utf8')).toContain('Of-The-Mail');
  });

  test('SUB-03 names in the query of an old client are ignored and never logged', async () => {
    const path = `${endpoint}?name=Secretname&surname=Secretsurname&email=secret@example.com`;
    const body = JSON.stringify(filled());
    const answer = await send(body, 'application/json', {}, stage, path);
    expect(answer.status).toBe(201);
    expect(JSON.stringify(await shown(answer.json.reference))).not.toContain('Secretname');
    expect(stage.output()).not.toMatch(/Secretname|secret@example/);
  });

  test('personal data is in no log line', async () => {
    const fields = filled({ name: 'Unmistakable', surname: 'Visitor' });
    await postJson(fields);
    await postForm({ ...fields, email: 'broken' });
    expect(stage.output()).not.toMatch(/Unmistakable|82 123 4567|27821234567/);
    expect(stage.output()).not.toContain(fields.email);
  });
});

describe('the form that is not offered', () => {
  test.each(['/enquiry/email', '/enquiry/web', '/enquiry/web/residences', '/enquiry/nothing', '/enquiry/'])(
    'SUB-03 %s is a 404 problem',
    async (path) => {
      expectProblem(await send('{}', 'application/json', {}, stage, path), 404);
    },
  );

  test('another method is a 405', async () => {
    const answer = await rawRequest(stage.port, endpoint);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    expect((await rawRequest(stage.port, '/enquiry/ticket?kind=telephone', { method: 'POST' })).status).toBe(
      405,
    );
  });
});

describe('tickets', () => {
  test('are given out, each another, and never kept', async () => {
    const ask = async () => rawRequest(stage.port, '/enquiry/ticket?kind=telephone');
    const [one, two] = [await ask(), await ask()];
    expect(one.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(one.body.toString())).toEqual({
      ticket: expect.any(String),
      formVersion: telephoneForm.version,
    });
    expect(one.body.equals(two.body)).toBe(false);
  });

  test.each(['email', 'nothing', ''])('there is none for "%s"', async (kind) => {
    expect((await rawRequest(stage.port, `/enquiry/ticket?kind=${kind}`)).status).toBe(404);
  });
});

describe('check 1: size and kind of body', () => {
  const long = 'x'.repeat(70_000);

  test('SUB-03 413 for more than 64 KiB', async () => {
    expectProblem(await postJson(filled({ name: long })), 413);
    const page = await postForm(filled({ name: long }));
    expect(page.status).toBe(413);
    expect(page.text).toContain(`action="${endpoint}"`);
  });

  test('413 also when the length is not said beforehand', async () => {
    const answer = await rawRequest(stage.port, endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      body: JSON.stringify(filled({ name: long })),
    });
    expect(answer.status).toBe(413);
  });

  test('a body just below is judged by its fields', async () => {
    expectProblem(await postJson(filled({ name: 'x'.repeat(60_000) })), 400);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    '415 for "%s"',
    async (type) => {
      expectProblem(await send('a=b', type, { accept: 'application/json' }), 415);
      const page = await send('a=b', type, { accept: 'text/html' });
      expect(page.status).toBe(415);
      expect(page.text).toContain('</html>');
    },
  );
});

describe('check 2: rate', () => {
  const limited = (env: Record<string, string>) => siteStage({ env });

  test('429 for all posts of one address, with Retry-After and the form kept', async () => {
    const own = await limited({ LIMIT_POSTS_PER_MINUTE: '3' });
    const fields = () => ({ ...filled(), ticket: 'forged' });
    for (let post = 0; post < 3; post++) expect((await postJson(fields(), {}, own)).status).toBe(428);
    const json = await postJson(fields(), {}, own);
    expectProblem(json, 429);
    expect(Number(json.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(json.headers['retry-after'])).toBeLessThanOrEqual(60);
    const kept = fields();
    const page = await postForm(kept, {}, own);
    expectPage(page, 429, kept);
    expect(page.headers['retry-after']).toBeDefined();
    await own.close();
  });

  test('429 for accepted ones apart; refused ones do not count', async () => {
    const own = await limited({ LIMIT_ACCEPTED_PER_MINUTE: '2' });
    const own2 = () => ({ ...filled(), ticket: ticket(60_000, own) });
    for (let post = 0; post < 3; post++)
      expect((await postJson({ ...own2(), name: '' }, {}, own)).status).toBe(400);
    const first = own2();
    expect((await postJson(first, {}, own)).status).toBe(201);
    expect((await postJson(first, {}, own)).status).toBe(200);
    expect((await postJson(own2(), {}, own)).status).toBe(201);
    expectProblem(await postJson(own2(), {}, own), 429);
    await own.close();
  });

  test('a forwarded header from a stranger is ignored, and warned about once', async () => {
    const own = await limited({ LIMIT_POSTS_PER_MINUTE: '2' });
    const from = (address: string) =>
      postJson({ ...filled(), ticket: '' }, { 'x-forwarded-for': address }, own);
    const statuses = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      statuses.push((await from(address)).status);
    expect(statuses).toEqual([428, 428, 429]);
    expect(own.output().match(/TRUSTED_PROXIES/g)).toHaveLength(1);
    await own.close();
  });

  test('behind a trusted proxy each visitor has her own, an IPv6 network one together', async () => {
    const own = await limited({ LIMIT_POSTS_PER_MINUTE: '1', TRUSTED_PROXIES: 'loopback' });
    const from = async (address: string) =>
      (await postJson({ ...filled(), ticket: '' }, { 'x-forwarded-for': address }, own)).status;
    expect(await from('198.51.100.1')).toBe(428);
    expect(await from('198.51.100.2')).toBe(428);
    expect(await from('198.51.100.1')).toBe(429);
    expect(await from('2001:db8:1:2::1')).toBe(428);
    expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(428);
    await own.close();
  });
});

describe('check 3: fields', () => {
  test('400 names every field at once', async () => {
    const fields = filled({ name: '', surname: '', email: 'nobody', tel: 'abc', accept: '' });
    const answer = await postJson(fields);
    expectProblem(answer, 400);
    const errors = answer.json.errors as { field: string; message: string }[];
    expect(errors.map(({ field }) => field).sort()).toEqual(['accept', 'email', 'name', 'surname', 'tel']);
    expect(errors).toContainEqual({ field: 'name', message: 'First Name is required' });

    const page = await postForm(filled({ name: '' }));
    expect(page.status).toBe(400);
    expect(page.text).toContain('First Name is required');
  });

  test('a form post keeps what was typed and its first ticket', async () => {
    const fields = filled({ name: '' });
    const page = await postForm(fields);
    expectPage(page, 400, fields);
    expect(page.text).toContain(fields.ticket);
    expect(page.text).toContain('value="/contact-us"');
  });

  test('what a visitor typed is shown as text, whatever it is', async () => {
    const page = await postForm(filled({ surname: '"><script>alert(1)</script>', name: '' }));
    expect(page.text).not.toContain('<script>alert(1)');
    const { text } = await postForm(filled({ from: 'https://evil.example/', name: '' }));
    expect(text).not.toContain('evil.example');
  });

  test.each(['{', '[]', '"text"', 'null'])('400 for the body %s', async (body) => {
    expectProblem(await send(body, 'application/json'), 400);
  });

  test('a field the form does not know is kept', async () => {
    const { json } = await postJson(filled({ favouriteAnimal: 'pangolin' }));
    expect(JSON.stringify((await shown(json.reference)).extra)).toContain('pangolin');
  });
});

describe('check 4: ticket', () => {
  test.each([
    ['absent', () => ''],
    ['forged', () => `${ticket().slice(0, -6)}AAAAAA`],
    ['nonsense', () => 'x'],
  ])('428 with a fresh one when it is %s', async (_, make) => {
    const before = await total();
    const fields = filled({ ticket: make() });
    const answer = await postJson(fields);
    expectProblem(answer, 428);
    expect(String(answer.json.ticket)).toContain('.');
    const page = await postForm(fields);
    expectPage(page, 428, fields);
    const fresh = /name="ticket"[^>]*value="([^"]+)"/.exec(page.text)?.[1];
    expect(fresh).toBeTruthy();
    expect(fresh).not.toBe(fields.ticket);
    expect(await total()).toBe(before);
  });
});

describe('check 5: late tickets', () => {
  test('one of more than 24 hours is accepted, late and not suspicious', async () => {
    const answer = await postJson(filled({ ticket: ticket(3 * day) }));
    expect(answer.status).toBe(201);
    expect(await shown(answer.json.reference)).toMatchObject({ state: 'accepted', suspicion: null });
  });

  test('one from the future counts as new, and an alert is raised', async () => {
    const answer = await postJson(filled({ ticket: ticket(-60_000) }));
    expect(answer.status).toBe(201);
    expect(await shown(answer.json.reference)).toMatchObject({ state: 'quarantined' });
    expect(stage.output()).toContain('"alert":"clock"');
  });
});

describe('check 6: repeats', () => {
  test('SUB-09 two submits of one filled form make one enquiry, as JSON', async () => {
    const before = await total();
    const fields = filled();
    const answers = await Promise.all(Array.from({ length: 10 }, () => postJson(fields)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(1);
    expect(await total()).toBe(before + 1);
  });

  test('SUB-09 and as a form: both lead to the same reference', async () => {
    const fields = filled();
    const [one, two] = [await postForm(fields), await postForm(fields)];
    expect([one.status, two.status]).toEqual([303, 303]);
    expect(referenceIn(one)).toBe(referenceIn(two));
  });

  test('SUB-15 the same ticket with changed values is a second enquiry, linked to the first', async () => {
    const fields = filled();
    const first = await postJson(fields);
    const second = await postJson({ ...fields, tel: '+27 83 765 4321' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json.reference).not.toBe(first.json.reference);
    expect(await shown(second.json.reference)).toMatchObject({ linkedTo: first.json.reference });
    expect(await shown(first.json.reference)).toMatchObject({ linkedTo: null });
  });
});

describe('check 7: bots', () => {
  test.each([
    ['sent within six seconds', () => filled({ ticket: ticket(2000) }), 'too-fast'],
    ['with feedback filled in', () => filled({ feedback: 'nice site' }), 'honeypot'],
    ['with website filled in', () => filled({ website: 'https://spam.example' }), 'honeypot'],
  ])('%s: answered as if accepted, held back and sent to nobody', async (_, make, suspicion) => {
    const answer = await postJson(make());
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ measure: false });
    const page = await postForm(make());
    expect(page.status).toBe(303);
    for (const reference of [answer.json.reference, referenceIn(page)]) {
      expect(await shown(reference)).toMatchObject({ state: 'quarantined', suspicion });
      expect(mailsOf(reference)).toEqual([]);
    }
  });
});

describe('check 8: the store', () => {
  test('503 with Retry-After when nothing can be kept; the same post is taken once it can', async () => {
    const file = join(stage.dataDir, 'enquiries', 'enquiries.db');
    const lock = new DatabaseSync(file);
    lock.exec('BEGIN EXCLUSIVE');
    const fields = filled();
    const [json, page] = await Promise.all([postJson(fields), postForm(fields)]);
    lock.exec('ROLLBACK');
    lock.close();
    expectProblem(json, 503);
    expect(Number(json.headers['retry-after'])).toBeGreaterThan(0);
    expectPage(page, 503, fields);
    expect(page.text).toContain('Apologies');
    expect(page.headers['retry-after']).toBeDefined();
    expect((await postJson(fields)).status).toBe(201);
  });
});

describe('whose post it is', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
  ])('%j is answered %i', async (headers, status) => {
    const before = await total();
    expect((await postJson(filled(), headers)).status).toBe(status);
    expect(await total()).toBe(before + (status === 201 ? 1 : 0));
  });

  test('our own page may post, and a browser that names no origin too', async () => {
    expect((await postForm(filled(), { origin: stage.url })).status).toBe(303);
    expect((await postForm(filled())).status).toBe(303);
  });

  test('another host may not', async () => {
    expect((await postJson(filled(), { host: 'evil.example' })).status).toBe(421);
  });
});

test('SUB-14 an external thank-you address takes over', async () => {
  const own = await siteStage({ env: { THANK_YOU_URL: 'https://www.example.com/thanks' } });
  const fields = { ...filled(), ticket: ticket(60_000, own) };
  const answer = await postForm(fields, {}, own);
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toMatch(/^https:\/\/www\.example\.com\/thanks\?ref=MC-/);
  await own.close();
});

test('forms work while the studio is away', async () => {
  const own = await siteStage();
  await own.stopStudio();
  const fields = { ...filled(), ticket: ticket(60_000, own) };
  expect((await postJson(fields, {}, own)).status).toBe(201);
  const page = await postForm({ ...fields, name: '' }, {}, own);
  expectPage(page, 400, fields);
  await own.close();
});

test('an accepted enquiry is there after a kill -9 at the moment of its answer', async () => {
  const own = await siteStage({ env: { LIMIT_LEASE_SECONDS: '5' } });
  const { json } = await postJson({ ...filled(), ticket: ticket(60_000, own) }, {}, own);
  await own.kill();
  await own.start();
  const response = await fetch(`${own.internalUrl}/enquiries/${json.reference}`, {
    headers: { authorization: `Bearer ${own.keyring.internalToken}` },
  });
  expect(response.status).toBe(200);
  // A job that was held when the process died is free again when its lease ends.
  await expect.poll(() => conciergeMailOf(json.reference, own), { timeout: 20_000 }).toBeTruthy();
  await own.close();
});
