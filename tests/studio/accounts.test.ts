import { createHmac } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databaseFile } from '../support/kept-databases.ts';
import { password, personWith } from '../support/studio-people.ts';
import { studioCommand } from '../support/studio-process.ts';
import { type Browser, type LiveStudio, startLiveStudio, withPassword } from './accounts-stage.ts';
import { softPasskey } from './soft-passkey.ts';

let live: LiveStudio;
const { email: editor } = personWith('editor');
const { email: admin } = personWith('admin');
const { email: concierge } = personWith('concierge');

beforeAll(async () => {
  live = await startLiveStudio();
});
afterAll(() => live.stop());

const isIn = async (browser: Browser) =>
  ((await (await browser('me')).json()) as { user: unknown }).user !== null;

/** The token of the link that a forgotten password's mail would bring: this studio's mail server is not there. */
async function resetToken(email: string): Promise<string> {
  const kept = () => {
    const database = new DatabaseSync(databaseFile(live.home), { readOnly: true });
    const row = database
      .prepare('SELECT reset_password_token AS token FROM users WHERE email = ?')
      .get(email);
    database.close();
    return row?.token ?? null;
  };
  // The answer does not wait for the token, and an older one may stand there.
  const before = kept();
  expect((await live.browser()('forgot-password', { email })).status).toBe(200);
  return vi.waitFor(() => {
    const token = kept();
    expect([token !== before, token]).toEqual([true, expect.any(String)]);
    return String(token);
  }, 20_000);
}

/** RFC 6238 written out, so that the library does not test itself. */
function code(secret: string, stepsOn = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsOn));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = mac.readUInt8(19) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

describe('STU-05/equal-answers a stranger', () => {
  test('reads the same of a wrong password and of an address nobody has, after the same work', async () => {
    const ask = async (email: string) => {
      const began = performance.now();
      const response = await withPassword(live.browser(), email, 'not the password at all');
      const headers = [...response.headers.keys()].sort();
      return { said: [response.status, await response.text(), headers], took: performance.now() - began };
    };
    const took = { known: [] as number[], unknown: [] as number[] };
    await ask(editor);
    for (let at = 0; at < 5; at += 1) {
      const [known, unknown] = [await ask(editor), await ask(`nobody-${at}@example.com`)];
      expect(unknown.said).toEqual(known.said);
      expect(known.said[0]).toBe(401);
      took.known.push(known.took);
      took.unknown.push(unknown.took);
    }
    // The figure itself is measured on a quiet machine (bench/login-timing); without the hash it is a tenth.
    expect(Math.min(...took.unknown)).toBeGreaterThan(Math.min(...took.known) / 2);
  });

  test('reads the same of a forgotten password, whoever it is', async () => {
    const answers = await Promise.all(
      [concierge, 'nobody@example.com'].map(async (email) => {
        const response = await live.browser()('forgot-password', { email });
        return [response.status, await response.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(200);
  });
});

describe('STU-05/limits', () => {
  test('a link of the mail sets the password once, ends every session and opens none', async () => {
    const [owner, next] = [live.browser(), 'a marula tree beside the river'];
    expect((await withPassword(owner, concierge)).status).toBe(200);
    const token = await resetToken(concierge);
    const reader = live.browser();
    expect((await reader('reset-password', { token, password: 'password1234' })).status).toBe(400);
    expect((await reader('reset-password', { token, password: next })).status).toBe(200);
    expect([await isIn(owner), await isIn(reader)]).toEqual([false, false]);
    expect((await reader('reset-password', { token, password })).status).toBeGreaterThanOrEqual(400);
    expect((await withPassword(reader, concierge)).status).toBe(401);
    expect((await withPassword(reader, concierge, next)).status).toBe(200);
    // As it was, for the tests that follow.
    expect((await reader('reset-password', { token: await resetToken(concierge), password })).status).toBe(
      200,
    );
  });

  test('guesses from many networks do not keep the owner out of a browser they know', async () => {
    const own = live.browser();
    expect((await withPassword(own, concierge)).status).toBe(200);
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      statuses.push((await withPassword(live.browser(), concierge, 'not the password at all')).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
    const stranger = await withPassword(live.browser(), concierge);
    expect([stranger.status, Number(stranger.headers.get('retry-after')) > 800]).toEqual([429, true]);
    expect((await withPassword(own, concierge)).status).toBe(200);
  });

  test('a network that guesses for many accounts is stopped, whatever it says it comes from', async () => {
    const network = '203.0.113.77';
    for (let at = 0; at < 30; at += 1) {
      await withPassword(live.browser(network), `a${at}@example.com`, 'not the password at all');
    }
    expect((await withPassword(live.browser(network), editor)).status).toBe(429);
    expect((await withPassword(live.browser(`6.6.6.6, ${network}`), editor)).status).toBe(429);
    expect((await withPassword(live.browser(), editor)).status).toBe(200);
  });
});

describe('STU-05/second-factor', () => {
  /** Signs the administrator in as far as enrolling, and adds an app. */
  async function enrolled(): Promise<{
    browser: Browser;
    secret: string;
    used: string;
    codes: readonly string[];
  }> {
    const browser = live.browser();
    const first = await withPassword(browser, admin);
    expect([first.status, await first.json()]).toEqual([202, { next: 'enrol' }]);
    expect(browser.cookies.has('payload-token')).toBe(false);
    expect(await isIn(browser)).toBe(false);
    const { secret } = (await (await browser('second-factor/offer', {})).json()) as { secret: string };
    expect((await browser('second-factor/confirm', { code: '000000' })).status).toBe(403);
    const used = code(secret);
    const confirmed = await browser('second-factor/confirm', { code: used });
    expect(confirmed.status).toBe(200);
    const { codes } = (await confirmed.json()) as { codes: string[] };
    expect(codes).toHaveLength(10);
    return { browser, secret, used, codes };
  }

  test('an administrator of a live studio adds one at the next sign-in, and signs in with it from then on', async () => {
    const { browser, secret, used, codes } = await enrolled();
    expect(await isIn(browser)).toBe(true);

    const other = live.browser();
    const answer = await withPassword(other, admin);
    expect(await answer.json()).toEqual({ next: 'second-step', authenticator: true, passkey: false });
    expect(await isIn(other)).toBe(false);
    expect((await other('second-factor/offer', {})).status).toBe(401);
    expect((await other('sign-in/second-step', { code: used })).status).toBe(403);
    // Of the step to come: however slow the machine, it is a later one.
    const proved = await other('sign-in/second-step', { code: code(secret, 1) });
    expect(proved.status).toBe(200);
    const body = await proved.text();
    expect(body).not.toContain(other.cookies.get('payload-token') ?? 'none');
    expect(proved.headers.getSetCookie().find((set) => set.startsWith('payload-token='))).toMatch(
      /HttpOnly.*SameSite=Lax/,
    );
    expect(await isIn(other)).toBe(true);
    expect(await (await other('me')).text()).not.toContain(other.cookies.get('payload-token') ?? 'none');

    const third = live.browser();
    await withPassword(third, admin);
    const both = await Promise.all(
      [codes[0], codes[0]].map((recoveryCode) => third('sign-in/second-step', { recoveryCode })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('a passkey is added with the password, proves a sign-in once, and none of another page does', async () => {
    const owner = live.browser();
    await withPassword(owner, editor);
    const optionsOf = async (browser: Browser, path: string) =>
      ((await (await browser(path, { password })).json()) as { options: { challenge: string } }).options
        .challenge;
    const passkey = softPasskey(live.origin);
    const adding = await optionsOf(owner, 'second-factor/passkey-options');
    const foreign = softPasskey('http://evil.example').made(adding);
    expect((await owner('second-factor/passkey', { name: 'Foreign', passkey: foreign })).status).toBe(403);
    // The challenge went with the answer that was refused.
    expect(
      (await owner('second-factor/passkey', { name: 'Late', passkey: passkey.made(adding) })).status,
    ).toBe(403);
    const again = await optionsOf(owner, 'second-factor/passkey-options');
    expect((await owner('second-factor/passkey', { name: 'Key', passkey: passkey.made(again) })).status).toBe(
      200,
    );

    const visitor = live.browser();
    expect(await (await withPassword(visitor, editor)).json()).toMatchObject({
      next: 'second-step',
      passkey: true,
    });
    const challenge = await optionsOf(visitor, 'sign-in/passkey-options');
    const proof = passkey.proved(challenge);
    expect((await visitor('sign-in/second-step', { passkey: proof })).status).toBe(200);
    expect(await isIn(visitor)).toBe(true);
    const replayed = live.browser();
    await withPassword(replayed, editor);
    expect((await replayed('sign-in/second-step', { passkey: proof })).status).toBe(403);

    const own = passkey.proved(await optionsOf(visitor, 'proof/passkey-options'));
    expect((await visitor('proof', { passkey: own })).status).toBe(200);
    expect((await visitor('proof', { passkey: own })).status).toBe(403);
    const id = passkey.made('').id;
    expect(
      (await owner('second-factor/remove', { password: 'not the password at all', what: id })).status,
    ).toBe(403);
    expect((await owner('second-factor/remove', { password, what: id })).status).toBe(200);
    expect((await withPassword(live.browser(), editor)).status).toBe(200);
  });

  test('a session is ended by its owner and opens nothing from then on', async () => {
    const [here, there] = [live.browser(), live.browser()];
    for (const one of [here, there]) expect((await withPassword(one, editor)).status).toBe(200);
    expect((await here('sessions/end', {})).status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  });

  test('nobody gets round it: not without the password, by another page, by a header, or by the mail of a forgotten one', async () => {
    const browser = live.browser();
    expect((await browser('sign-in/second-step', { code: '123456' })).status).toBe(401);
    await withPassword(browser, admin);
    const elsewhere = await fetch(`${live.studio.url}/api/users/sign-in/second-step`, {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/json',
        cookie: `studio-sign-in=${browser.cookies.get('studio-sign-in')}`,
      },
      body: '{}',
    });
    expect(elsewhere.status).toBe(403);
    const owner = live.browser();
    await withPassword(owner, editor);
    const authorization = `JWT ${owner.cookies.get('payload-token')}`;
    const me = await fetch(`${live.studio.url}/api/users/me`, { headers: { authorization } });
    expect(((await me.json()) as { user: unknown }).user).toBeNull();
    expect((await owner('second-factor/offer', { password: 'not the password at all' })).status).toBe(403);
    const reset = await browser('reset-password', { token: 'x', password: 'a marula tree beside the river' });
    expect(reset.status).toBeGreaterThanOrEqual(400);
  });

  test('the command lets back in who lost it, and says what comes next', async () => {
    const unknown = await studioCommand(live.home, 'admin-recover', '--email', 'nobody@example.com');
    expect([unknown.code, unknown.stderr]).toEqual([1, 'There is no account for nobody@example.com.\n']);
    const unclear = await studioCommand(live.home, 'admin-recover', admin, editor);
    expect([unclear.code, unclear.stderr]).toEqual([1, expect.stringContaining('admin:recover --')]);
    const done = await studioCommand(live.home, 'admin-recover', admin);
    expect([done.code, done.stdout]).toEqual([0, expect.stringContaining('asks for a new second factor')]);
    const again = await withPassword(live.browser(), admin);
    expect(await again.json()).toEqual({ next: 'enrol' });
  });
});

test('STU-05/second-factor pages of the admin run no script but the studio’s own', async () => {
  const page = await fetch(`${live.origin}/admin/login`);
  const policy = page.headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(nonce).toHaveLength(24);
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
  const scripts = (await page.text()).match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  const led = await fetch(`${live.studio.url}/admin/login`);
  expect(led.headers.get('content-security-policy')).toContain("default-src 'none'");
  const other = await fetch(`${live.origin}/admin/login`);
  expect(other.headers.get('content-security-policy')).not.toContain(nonce);
});

test('STU-05/limits one network’s attempts at the one-time link keep nobody else from it', async () => {
  const claim = (network: string) =>
    fetch(`${live.studio.url}/first-administrator`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: live.origin, 'x-forwarded-for': network },
      body: new URLSearchParams({ code: 'x'.repeat(43), name: 'Eve', email: 'eve@example.com', password }),
    }).then(({ status }) => status);
  const stranger = await Promise.all(Array.from({ length: 12 }, () => claim('192.0.2.66')));
  // There are accounts, so that the link is used up: 410 to every request that is not limited.
  expect(stranger.filter((status) => status === 410)).toHaveLength(10);
  expect(stranger.filter((status) => status === 429)).toHaveLength(2);
  expect(await claim('192.0.2.67')).toBe(410);
});

test('whom to write of a hole is said at the address people look for it, to strangers too', async () => {
  const said = await fetch(`${live.studio.url}/.well-known/security.txt`);
  expect([said.status, said.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await said.text();
  expect(text).toContain('Contact: mailto:security@example.com\n');
  expect(text).toContain(`Canonical: ${live.origin}/.well-known/security.txt\n`);
});
