import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day, endpoint, enquiriesAt, expectPage, expectProblem, referenceIn } from './site-enquiry-posts.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof enquiriesAt>;

beforeAll(async () => {
  stage = await sharedSite();
  visitors = enquiriesAt(stage);
});
afterAll(() => stage?.close());

const filled: typeof visitors.filled = (more) => visitors.filled(more);
const ticket: typeof visitors.ticket = (age) => visitors.ticket(age);
const send: typeof visitors.send = (...post) => visitors.send(...post);
const postJson: typeof visitors.postJson = (...post) => visitors.postJson(...post);
const postForm: typeof visitors.postForm = (...post) => visitors.postForm(...post);
const shown: typeof visitors.shown = (reference) => visitors.shown(reference);
const total = () => visitors.total();

describe('check 1: size and kind of body', () => {
  const long = 'x'.repeat(70_000);

  test('SUB-03 413 for more than 64 KiB', async () => {
    expectProblem(await postJson(filled({ name: long })), 413);
    const page = await postForm(filled({ name: long }));
    expect(page.status).toBe(413);
    expect(page.text).toContain(`action="${endpoint}"`);
  });

  test('KEEP-01/too-long a form that is too long comes back with what stood before its end', async () => {
    const { feedback: _, ...fields } = filled();
    const page = await postForm({ ...fields, other: long });
    expectPage(page, 413, fields);
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

  test('SUB-15/changed-values the same ticket with changed values is a second enquiry, linked to the first', async () => {
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
    ['SUB-02/too-fast sent within six seconds', () => filled({ ticket: ticket(2000) }), 'too-fast'],
    ['SUB-02/feedback with feedback filled in', () => filled({ feedback: 'nice site' }), 'honeypot'],
    ['SUB-02/website with website filled in', () => filled({ website: 'https://spam.example' }), 'honeypot'],
  ])('%s: answered as if accepted, held back and sent to nobody', async (_, make, suspicion) => {
    const answer = await postJson(make());
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ measure: false });
    const page = await postForm(make());
    expect(page.status).toBe(303);
    for (const reference of [answer.json.reference, referenceIn(page)]) {
      expect(await shown(reference)).toMatchObject({ state: 'quarantined', suspicion });
      expect(visitors.mailsOf(reference)).toEqual([]);
    }
  });
});

describe('check 8: one ticket again and again', () => {
  test('SUB-02/one-ticket the third enquiry of one ticket is held, a second press of the button is not one', async () => {
    const own = ticket();
    const first = filled({ ticket: own });
    const measures: unknown[] = [];
    for (const fields of [first, first, filled({ ticket: own }), filled({ ticket: own })]) {
      const { status, json } = await postJson(fields);
      measures.push([status, json.measure]);
    }
    expect(measures).toEqual([
      [201, true],
      [200, true],
      [201, true],
      [201, false],
    ]);
    const page = await postForm(filled({ ticket: own, feedback: ' ' }));
    expect(await shown(referenceIn(page))).toMatchObject({ state: 'quarantined', suspicion: 'same-ticket' });
    const file = new DatabaseSync(join(stage.dataDir, 'enquiries', 'enquiries.db'), { readOnly: true });
    const marks = file.prepare(
      `SELECT m.network, m.shape FROM held_marks m JOIN enquiries e ON e.id = m.enquiry_id WHERE e.reference = ?`,
    );
    const hash = expect.stringMatching(/^[\w-]{16}$/);
    expect({ ...marks.get(referenceIn(page)) }).toEqual({ network: hash, shape: hash });
    file.close();
  });

  test('SUB-02 white space in a hidden field is nothing', async () => {
    const answer = await postJson(filled({ website: ' ', feedback: '\t' }));
    expect(answer.json).toMatchObject({ measure: true });
  });
});

describe('check 9: the store', () => {
  test('503 with Retry-After when nothing can be kept; the same post is taken once it can', async () => {
    const file = join(stage.dataDir, 'enquiries', 'enquiries.db');
    // What the site is writing of the tests before is waited for.
    const lock = new DatabaseSync(file, { timeout: 20_000 });
    lock.exec('BEGIN EXCLUSIVE');
    const fields = filled();
    const [json, page] = await Promise.all([postJson(fields), postForm(fields)]);
    lock.exec('ROLLBACK');
    lock.close();
    expectProblem(json, 503);
    expect(Number(json.headers['retry-after'])).toBeGreaterThan(0);
    expectPage(page, 503, fields);
    expect(page.text).toContain('Apologies');
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect((await postJson(fields)).status).toBe(201);
  });
});
