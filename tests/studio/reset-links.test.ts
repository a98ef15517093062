import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { beforeAll, expect, test, vi } from 'vitest';
import { password } from '../support/studio-people.ts';
import { type Person, signIn } from '../support/studio-process.ts';
import { inDatabase } from './emptied.ts';
import { type SharedStudio, sharedStudio } from './shared-studio.ts';

let studio: SharedStudio;
let admin: Person;

beforeAll(async () => {
  studio = await sharedStudio();
  admin = await studio.as('admin');
});

const next = 'a leadwood beside the airstrip';

async function account(email: string): Promise<number> {
  await admin.prove();
  const answer = await admin('POST', 'users', { email, name: 'Kate', role: 'editor', password });
  return ((await answer.json()) as { doc: { id: number } }).doc.id;
}

const post = async (path: string, body: object) =>
  (
    await fetch(`${studio.url}/api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: studio.url },
      body: JSON.stringify(body),
    })
  ).status;

/** Asks for a link as `written`, and waits for the mail with it. */
async function linkMail(written: string): Promise<{ readonly mail: Email; readonly token: string }> {
  const folder = join(studio.home.folder, 'mail');
  const before = new Set(readdirSync(folder));
  expect(await post('forgot-password', { email: written })).toBe(200);
  return vi.waitFor(async () => {
    const fresh = readdirSync(folder).filter((name) => !before.has(name));
    const mails = await Promise.all(fresh.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    for (const mail of mails) {
      const token = /admin\/reset\/([0-9a-f]{40})/.exec(mail.html ?? mail.text ?? '')?.[1];
      if (token) return { mail, token };
    }
    throw new Error('There is no mail with a link.');
  }, 20_000);
}

test('STU-05/link goes to the address the account has, however a stranger writes one like it', async () => {
  await account('kate.links@example.com');
  // The sign of Kelvin is k in small letters, and another mailbox to a mail server.
  const { mail } = await linkMail('\u212Aate.links@example.com');
  expect(mail.to?.map(({ address }) => address)).toEqual(['kate.links@example.com']);
});

test.each([
  ['address', { email: 'moved.links@example.com' }],
  ['password', { password: next }],
])('STU-05/link mailed before sets no password once the %s was changed', async (what, change) => {
  const id = await account(`${what}.links@example.com`);
  const owner = await signIn(studio, `${what}.links@example.com`);
  const { token } = await linkMail(`${what}.links@example.com`);
  expect((await owner('PATCH', `users/${id}`, { name: 'Kate Two' })).status).toBe(200);
  expect(
    await inDatabase(studio.home, `SELECT reset_password_token AS token FROM users WHERE id = ${id}`),
  ).toEqual([{ token }]);
  expect((await owner('PATCH', `users/${id}`, change)).status).toBe(200);
  const [before] = await inDatabase(studio.home, `SELECT hash FROM users WHERE id = ${id}`);
  expect(await post('reset-password', { token, password: 'a finder in the old mailbox' })).toBe(403);
  expect(await inDatabase(studio.home, `SELECT hash FROM users WHERE id = ${id}`)).toEqual([before]);
});
