import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { migratedHome } from '../support/kept-databases.ts';
import { password } from '../support/studio-people.ts';
import { linkCode, makeStudioHome, type StudioHome, studioCommand } from '../support/studio-process.ts';
import { inDatabase } from './emptied.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

let home: StudioHome;
let studio: SharedStudio;

/** As after a first start, which makes the link itself (two-studios.test.ts). The next file finds the accounts again. */
beforeAll(async () => {
  studio = await sharedStudio();
  ({ home } = studio);
  await inDatabase(home, 'DELETE FROM users');
  expect(await studioCommand(home, 'admin-link')).toMatchObject({ code: 0, stderr: '' });
});

const claim = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${studio.url}/first-administrator`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: studio.url, ...headers },
    body: new URLSearchParams({ name: 'Ada', email: 'ada@example.com', password, ...fields }),
  });

describe('the first administrator', () => {
  test('nobody without the link gets the account: not by the first-register call, not by creating it, not by the page', async () => {
    const body = JSON.stringify({ email: 'eve@example.com', password, name: 'Eve', role: 'admin' });
    const headers = { 'content-type': 'application/json', origin: studio.url };
    for (const path of [
      'users/first-register',
      'users/First-Register',
      'users/first-register/',
      'users',
      'users?x=1',
    ]) {
      const response = await fetch(`${studio.url}/api/${path}`, { method: 'POST', headers, body });
      expect(response.status, path).toBe(403);
    }
    const page = await fetch(`${studio.url}/admin/create-first-user`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([307, '/first-administrator']);
    expect((await claim({ code: 'x'.repeat(43) })).status).toBe(403);
    expect((await claim({ code: '' })).status).toBe(403);
    expect((await fetch(`${studio.url}/api/users/init`)).status).toBe(403);
  });

  test('the link lies in a file only its owner can read, and its page is stored nowhere', async () => {
    expect(statSync(join(home.folder, 'first-administrator.txt')).mode & 0o777).toBe(0o600);
    const page = await fetch(`${studio.url}/first-administrator`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    const [, styles = ''] = /<style>(.+?)<\/style>/.exec(await page.text()) ?? [];
    expect(styles).toContain('--paper: #');
    expect(policy).toContain(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
  });

  test('a form from another site, and one too large, are refused with the right code too', async () => {
    const code = linkCode(home);
    expect((await claim({ code }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await claim({ code }, { origin: 'null' })).status).toBe(403);
    expect((await claim({ code }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await claim({ code }, { 'sec-fetch-site': 'same-site' })).status).toBe(403);
    const nowhere = new URLSearchParams({ code, name: 'Ada', email: 'ada@example.com', password });
    const address = `${studio.url}/first-administrator`;
    expect((await fetch(address, { method: 'POST', body: nowhere })).status).toBe(403);
    expect((await claim({ code, name: 'n'.repeat(9000) })).status).toBe(413);
  });

  test('what is wrong is said all at once, words are escaped, and the password is not sent back', async () => {
    const response = await claim({ code: linkCode(home), name: '<b>', email: 'no', password: 'secret' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Write an e-mail address');
    expect(html).toContain('at least 12 characters');
    expect(html).toContain('value="&lt;b&gt;"');
    expect(html).not.toContain('secret');
    const steered = await claim({ code: linkCode(home), name: 'Ada\r\nBcc: eve@example.com' });
    expect([steered.status, await steered.text()]).toEqual([400, expect.stringContaining('on one line')]);
  });

  test('the holder makes the account once; of two at the same moment one gets it', async () => {
    const code = linkCode(home);
    const answers = await Promise.all([claim({ code }), claim({ code, email: 'second@example.com' })]);
    const [made, ...more] = answers.filter(({ status }) => status === 303);
    expect(more).toEqual([]);
    const page = await fetch(new URL(made?.headers.get('location') ?? '', studio.url));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Your account was made')]);
    expect(() => linkCode(home)).toThrow();
    expect((await claim({ code, email: 'third@example.com' })).status).toBe(410);
    expect((await fetch(`${studio.url}/first-administrator`)).status).toBe(410);
    const login = await Promise.all(
      ['ada@example.com', 'second@example.com'].map((email) =>
        fetch(`${studio.url}/api/users/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: studio.url },
          body: JSON.stringify({ email, password }),
        }),
      ),
    );
    expect(login.filter(({ ok }) => ok)).toHaveLength(1);
    expect(studio.log()).not.toContain(code);
  });
});

test('a renewed link replaces the old one, one that still works follows the studio, and an account made by the command ends both', async () => {
  const other = await makeStudioHome();
  try {
    await migratedHome(other);
    expect((await studioCommand(other, 'admin-link')).code).toBe(0);
    const first = linkCode(other);
    const moved = { ...other, env: { ...other.env, STUDIO_URL: 'https://studio.example.com' } };
    expect((await studioCommand(moved, 'admin-link')).code).toBe(0);
    const file = join(other.folder, 'first-administrator.txt');
    expect(readFileSync(file, 'utf8')).toContain(`https://studio.example.com/first-administrator#${first}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await studioCommand(other, 'admin-link', '--renew');
    expect(linkCode(other)).not.toBe(first);
    const made = await studioCommand(other, 'admin-create', '--email', 'op@example.com', '--generate');
    expect(made.stdout).toMatch(/op@example\.com \(admin\)[\s\S]*shown this once: \S{20}/);
    expect(() => linkCode(other)).toThrow();
    const again = await studioCommand(other, 'admin-create', '--email', 'op@example.com', '--generate');
    expect([again.code, again.stderr]).toEqual([1, 'There is an account for op@example.com already.\n']);
  } finally {
    other.remove();
  }
});

test('the command refuses a role there is none of, and says so where nobody can be asked', async () => {
  const king = ['--email', 'a@example.com', '--role', 'king', '--generate'];
  const [odd, unasked] = await Promise.all([
    studioCommand(home, 'admin-create', ...king),
    studioCommand(home, 'admin-create'),
  ]);
  expect([odd.code, odd.stderr]).toEqual([1, expect.stringContaining('--role must be one of')]);
  expect([unasked.code, unasked.stderr]).toEqual([1, expect.stringContaining('Nobody is there to be asked')]);
});
