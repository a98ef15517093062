import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { enquiriesAt, expectPage, expectProblem, referenceIn } from './site-enquiry-posts.ts';
import { keyIn, own, travellersAt } from './site-own-page-visitor.ts';
import { rawRequest, type SiteStage, siteStage } from './site-stage.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('check 2: rate', () => {
  const posts = 5;
  let behindProxy: SiteStage;
  let smtp: FakeSmtp;

  beforeAll(async () => {
    smtp = await startSmtp();
    behindProxy = await siteStage({
      env: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'desk@example.com',
        CONCIERGE_MAIL: 'concierge@example.com',
        LIMIT_POSTS_PER_MINUTE: String(posts),
        LIMIT_ACCEPTED_PER_MINUTE: '2',
        LIMIT_SEARCHES_PER_MINUTE: '3',
        TRUSTED_PROXIES: 'loopback',
      },
    });
  });
  afterAll(async () => {
    await behindProxy?.close();
    await smtp?.close();
  });

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

  test('KEEP-02/repeat-at-limit of two identical posts for the last free place both get the reference', async () => {
    const at = visitorsFrom('203.0.113.7');
    expect((await at.postJson(at.filled())).status).toBe(201);
    const stored = at.filled();
    const answers = await Promise.all([stored, stored].map(at.postJson));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(new Set(answers.map(({ json }) => json.reference)).size).toBe(1);
  });

  test('KEEP-01/uploads a fifth file on its way from one address is refused with its form', async () => {
    const from = '203.0.113.8';
    const at = visitorsFrom(from);
    /** An upload that has begun and does not go on. */
    const begun = async () => {
      const socket = connect(behindProxy.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST /enquiry/careers HTTP/1.1\r\nHost: localhost:${behindProxy.port}\r\nX-Forwarded-For: ${from}\r\nExpect: 100-continue\r\n` +
          'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n',
      );
      await once(socket, 'data');
      return socket;
    };
    const sockets = await Promise.all([begun(), begun(), begun(), begun()]);
    const part = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\njane@example.com\r\n--x--\r\n';
    const accept = { accept: 'text/html' };
    const page = await at.send(part, 'multipart/form-data; boundary=x', accept, '/enquiry/careers');
    expect(page.status).toBe(429);
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    expect(page.text).toContain('value="jane@example.com"');
    for (const socket of sockets) socket.destroy();
  });

  test('KEEP-01/counted-first answers about cookies are counted with the other posts', async () => {
    const at = visitorsFrom('203.0.113.9');
    const answer = () => at.send('answer=no', 'application/x-www-form-urlencoded', {}, '/consent');
    for (let post = 0; post < posts; post++) expect((await answer()).status).toBe(303);
    expect((await answer()).status).toBe(429);
    expectProblem(await at.postJson(at.filled()), 429);
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

  test("CNV-10/limits posts of the traveller's own page are counted with all others of an address", async () => {
    const press = (address: string, form: string) => {
      const body = new URLSearchParams({ text: 'Hello', purpose: 'export', email: '' }).toString();
      return rawRequest(behindProxy.port, `/my-enquiry/${form}`, {
        method: 'POST',
        headers: {
          'x-forwarded-for': address,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(body.length),
          accept: 'text/html',
        },
        body,
      });
    };
    const forms = ['add', 'change', 'code', 'confirm', 'link'];
    for (const form of forms)
      expect([form, (await press('203.0.113.30', form)).status]).not.toEqual([form, 429]);
    const refused = await press('203.0.113.30', 'withdraw');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(refused.body.toString()).toContain('action="/my-enquiry/link"');
    expect((await press('203.0.113.31', 'add')).status).not.toBe(429);
  });

  test('CNV-10/limits CNV-10/no-scripts a form of the traveller’s own page that comes too soon is answered with all that was written', async () => {
    const at = travellersAt(behindProxy, smtp);
    const { reference, link } = await at.askedWithStay();
    const { cookie } = await at.opened(link);
    const headers = { cookie, 'x-forwarded-for': '203.0.113.40' };
    const key = keyIn((await at.get(own, headers)).text);
    for (let post = 0; post < posts; post++) await at.post('add', { text: '' }, headers);
    const soon =
      /<div[^>]*role="alert"[^>]*><b>([^<]+)<\/b> We have had several requests from your connection within a minute\. Please try again in (\d+) seconds?\.<\/div>/;
    const stay = { arrival: '2031-03-06', departure: '2031-03-11', adults: '3', children: '1', ages: '9' };
    const call = { number: 'other', other: '+27 82 555 0100 <after six>', day: 'tomorrow', hours: 'evening' };
    const forms = {
      add: { text: 'A high chair, "please" <3' },
      change: stay,
      call,
      withdraw: { why: 'We go by sea.' },
      code: { purpose: 'export' },
      disown: {},
    };
    for (const [form, fields] of Object.entries(forms)) {
      const refused = await at.post(form, { key, of: reference, ...fields }, headers);
      const [, what, seconds] = soon.exec(refused.text) ?? [];
      expect([form, refused.status, seconds]).toEqual([form, 429, refused.headers['retry-after']]);
      expect(what).toBe(
        form === 'withdraw'
          ? 'Not withdrawn yet.'
          : /add|change|call/.test(form)
            ? 'Not sent yet.'
            : 'Not done yet.',
      );
      expect(refused.text).toContain(reference);
      expect(keyIn(refused.text)).toBe(key);
      for (const typed of Object.values(fields))
        expect([form, typed, refused.text.includes(escaped(typed))]).toEqual([form, typed, true]);
      if (form in { change: 0, call: 0, withdraw: 0 })
        expect(refused.text).toMatch(new RegExp(`<details[^>]*id="${form}"[^>]* open`));
    }
    // Of a post with pictures the words come first; the pictures are not waited for.
    const picture = { name: 'large.png', content: Buffer.alloc(2 ** 20, 1) };
    const sent = await at.postFiles(
      'add',
      { key, of: reference, text: 'With a picture' },
      [picture],
      headers,
    );
    expect([sent.status, soon.test(sent.text)]).toEqual([429, true]);
    expect(sent.text).toContain('>With a picture</textarea>');
    expect(await at.pageMessages(reference)).toEqual([]);

    // Whose page is closed gets the words to copy; a script a problem.
    const closed = await at.post('call', call, { 'x-forwarded-for': '203.0.113.40' });
    expect(closed.status).toBe(429);
    expect(closed.text).toContain('+27 82 555 0100 &lt;after six&gt;</textarea>');
    expect(closed.text).toContain('Your page was closed');
    const problem = await at.post('add', { text: 'x' }, { ...headers, accept: 'application/json' });
    expect([problem.status, problem.headers['content-type']]).toEqual([429, 'application/problem+json']);
    const asked = await at.post('link', { email: 'naledi@example.com' }, headers);
    expect(asked.text).toContain('Please try again in');
  });

  test('questions no cache answers are counted together, and their pages still open without one', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.10' };
    const ask = (path: string, more: object = {}) =>
      rawRequest(behindProxy.port, path, { headers: { ...headers, ...more } });
    for (const path of ['/search?q=owl', '/rates?currency=USD', '/rates?adults=2&children=1'])
      expect((await ask(path)).status, path).not.toBe(429);
    const refused = await ask('/rates?currency=GBP');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.body.toString()).toBe('Too many questions at once\n');
    // In a browser it is a page with a way back, which is kept and costs no question.
    const page = await ask('/rates?currency=GBP&x="><b>', { accept: 'text/html' });
    expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(page.headers['retry-after']).toMatch(/^\d+$/);
    expect(page.body.toString()).toContain('<link rel="stylesheet" href="/offline.css">');
    expect(page.body.toString()).toMatch(
      /<p>[^<]*Please try again in \d+ seconds?\.<\/p>\n<p><a href="\/rates">Back to the page<\/a>/,
    );
    expect((await ask('/rates')).status).not.toBe(429);
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
