import { readFileSync } from 'node:fs';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { formVersion } from '@sundowner/enquiries/intake/form-reference';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoint, enquiriesAt, expectPage, expectProblem, referenceIn } from './site-enquiry-posts.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest, type SiteStage, siteStage } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof enquiriesAt>;

beforeAll(async () => {
  stage = await sharedSite();
  visitors = enquiriesAt(stage);
});
afterAll(() => stage?.close());

const filled: typeof visitors.filled = (more) => visitors.filled(more);
const send: typeof visitors.send = (...post) => visitors.send(...post);
const postJson: typeof visitors.postJson = (...post) => visitors.postJson(...post);
const postForm: typeof visitors.postForm = (...post) => visitors.postForm(...post);
const shown: typeof visitors.shown = (reference) => visitors.shown(reference);
const total = () => visitors.total();

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
    await expect.poll(() => visitors.conciergeMailOf(json.reference)).toBeTruthy();
    expect(readFileSync(visitors.conciergeMailOf(json.reference) ?? '', 'utf8')).toContain('Of-The-Mail');
  });

  test('SUB-03 names in the query of an old client are ignored and never logged', async () => {
    const path = `${endpoint}?name=Secretname&surname=Secretsurname&email=secret@example.com`;
    const body = JSON.stringify(filled());
    const answer = await send(body, 'application/json', {}, path);
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
  test.each(['/enquiry/post', '/enquiry/web/', '/enquiry/web/villas', '/enquiry/nothing', '/enquiry/'])(
    'SUB-03 %s is a 404 problem',
    async (path) => {
      expectProblem(await send('{}', 'application/json', {}, path), 404);
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
      formVersion: formVersion(telephoneForm),
      consent: telephoneForm.consent,
    });
    expect(one.body.equals(two.body)).toBe(false);
  });

  test.each(['e-mail', 'nothing', ''])('there is none for "%s"', async (kind) => {
    expect((await rawRequest(stage.port, `/enquiry/ticket?kind=${kind}`)).status).toBe(404);
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

describe('a site of its own', () => {
  let own: SiteStage;
  let at: ReturnType<typeof enquiriesAt>;

  beforeAll(async () => {
    own = await siteStage({
      env: { THANK_YOU_URL: 'https://www.example.com/thanks', LIMIT_LEASE_SECONDS: '5' },
    });
    at = enquiriesAt(own);
  });
  afterAll(() => own?.close());

  test('SUB-13/external SUB-14/thank-you an external thank-you address takes over', async () => {
    const answer = await at.postForm(at.filled());
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^https:\/\/www\.example\.com\/thanks\?ref=MC-/);
    // The script goes where the answer says, in place of the form.
    const scripted = await at.postJson(at.filled());
    expect(scripted.headers.location).toBe(`https://www.example.com/thanks?ref=${scripted.json.reference}`);
  });

  test('forms work while the studio is away', async () => {
    await own.stopStudio();
    const fields = at.filled();
    expect((await at.postJson(fields)).status).toBe(201);
    const page = await at.postForm({ ...fields, name: '' });
    expectPage(page, 400, fields);
    await own.startStudio();
  });

  test('an accepted enquiry is there after a kill -9 at the moment of its answer', async () => {
    const { json } = await at.postJson(at.filled());
    await own.kill();
    await own.start();
    expect(await at.shown(json.reference)).toMatchObject({ state: 'accepted' });
    // A job that was held when the process died is free again when its lease ends.
    await expect.poll(() => at.conciergeMailOf(json.reference), { timeout: 60_000 }).toBeTruthy();
  });
});
