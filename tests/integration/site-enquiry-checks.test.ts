import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { day, endpoint, enquiriesAt, expectPage, expectProblem, referenceIn } from './site-enquiry-posts.ts';
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
  const posts = 5;
  let behindProxy: SiteStage;

  beforeAll(async () => {
    behindProxy = await siteStage({
      env: {
        LIMIT_POSTS_PER_MINUTE: String(posts),
        LIMIT_ACCEPTED_PER_MINUTE: '2',
        TRUSTED_PROXIES: 'loopback',
      },
    });
  });
  afterAll(() => behindProxy?.close());

  /** Visitors at an address of their own. */
  const visitorsFrom = (address: string) => {
    const at = enquiriesAt(behindProxy);
    const headers = { 'x-forwarded-for': address };
    return {
      filled: at.filled,
      postJson: (fields: object) => at.postJson(fields, headers),
      postForm: (fields: Record<string, string>) => at.postForm(fields, headers),
      send: (body: string, type: string, more: Record<string, string>, path: string) =>
        at.send(body, type, { ...headers, ...more }, path),
    };
  };

  test('429 for all posts of one address, with Retry-After and the form kept', async () => {
    const at = visitorsFrom('203.0.113.1');
    const fields = () => at.filled({ ticket: 'forged' });
    for (let post = 0; post < posts; post++) expect((await at.postJson(fields())).status).toBe(428);
    const json = await at.postJson(fields());
    expectProblem(json, 429);
    expect(Number(json.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(json.headers['retry-after'])).toBeLessThanOrEqual(60);
    const kept = fields();
    const page = await at.postForm(kept);
    expectPage(page, 429, kept);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('429 for accepted ones apart; refused ones do not count', async () => {
    const at = visitorsFrom('203.0.113.2');
    expect((await at.postJson(at.filled({ name: '' }))).status).toBe(400);
    const first = at.filled();
    expect((await at.postJson(first)).status).toBe(201);
    expect((await at.postJson(first)).status).toBe(200);
    expect((await at.postJson(at.filled())).status).toBe(201);
    expectProblem(await at.postJson(at.filled()), 429);
  });

  test('KEEP-02/repeat-at-limit at the limit of accepted ones the repeat of one that is stored gets its first answer', async () => {
    const [at, other] = [visitorsFrom('203.0.113.3'), visitorsFrom('203.0.113.4')];
    const stored = at.filled();
    const first = await at.postJson(stored);
    expect((await at.postJson(at.filled())).status).toBe(201);
    const again = await at.postJson(stored);
    expect([again.status, again.json.reference]).toEqual([200, first.json.reference]);
    const page = await at.postForm(stored);
    expect([page.status, referenceIn(page)]).toEqual([303, first.json.reference]);
    // Another enquiry with the same ticket is none that is stored.
    expectProblem(await at.postJson({ ...stored, tel: '+27 83 765 4321' }), 429);
    // Repeats take up no room: two are accepted here, and three repeats beside them.
    const known = other.filled();
    expect((await other.postJson(known)).status).toBe(201);
    const [one, two, fresh] = await Promise.all([known, known, other.filled()].map(other.postJson));
    expect([one?.status, two?.status, fresh?.status]).toEqual([200, 200, 201]);
  });

  test('KEEP-01/counted-first a post too many is refused before its body is read, and a short form keeps its values', async () => {
    const at = visitorsFrom('203.0.113.5');
    for (let post = 0; post < posts; post++) await at.postJson(at.filled({ ticket: '' }));
    // A body that never comes is not waited for.
    const large = {
      'content-length': String(5 * 1024 * 1024),
      accept: 'text/html',
    };
    const answer = await at.send('--b', 'multipart/form-data; boundary=b', large, '/enquiry/careers');
    expect([answer.status, answer.headers.connection]).toEqual([429, 'close']);
    expect(answer.text).toContain('</html>');
    const kept = at.filled();
    expectPage(await at.postForm(kept), 429, kept);
    const parts = new FormData();
    for (const [name, value] of Object.entries(kept)) parts.append(name, value);
    const request = new Request('http://site/', { method: 'POST', body: parts });
    const type = request.headers.get('content-type') ?? '';
    const page = await at.send(await request.text(), type, { accept: 'text/html' }, '/enquiry/careers');
    expect(page.status).toBe(429);
    expect(page.text).toContain(`value="${kept.email}"`);
  });

  test('KEEP-01/counted-first posts of the letter’s pages are counted with the others', async () => {
    const at = visitorsFrom('203.0.113.6');
    const press = (path: string, accept: string) =>
      at.send('token=x.y', 'application/x-www-form-urlencoded', { accept }, path);
    const paths = ['/unsubscribe', '/subscription-confirmation'];
    for (let post = 0; post < posts; post++)
      expect((await press(paths[post % 2] ?? '', 'text/html')).status).toBe(303);
    for (const path of paths) {
      expectProblem(await press(path, 'application/json'), 429);
      const page = await press(path, 'text/html');
      expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    }
    expectProblem(await at.postJson(at.filled()), 429);
  });

  test('a forwarded header from a stranger is ignored, and warned about once', async () => {
    const own = await siteStage({ env: { LIMIT_POSTS_PER_MINUTE: '2' } });
    onTestFinished(() => own.close());
    const at = enquiriesAt(own);
    const statuses = [];
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      statuses.push((await at.postJson(at.filled({ ticket: '' }), { 'x-forwarded-for': address })).status);
    }
    expect(statuses).toEqual([428, 428, 429]);
    expect(own.output().match(/TRUSTED_PROXIES/g)).toHaveLength(1);
  });

  test('behind a trusted proxy each visitor has her own, an IPv6 network one together', async () => {
    const from = async (address: string) => {
      const at = visitorsFrom(address);
      return (await at.postJson(at.filled({ ticket: '' }))).status;
    };
    for (let post = 0; post < posts; post++) expect(await from('198.51.100.1')).toBe(428);
    expect(await from('198.51.100.2')).toBe(428);
    expect(await from('198.51.100.1')).toBe(429);
    for (let post = 0; post < posts; post++) expect(await from(`2001:db8:1:2::${post}`)).toBe(428);
    expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(428);
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
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect((await postJson(fields)).status).toBe(201);
  });
});
