import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import PostalMime, { type Email } from 'postal-mime';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { password } from '../support/studio-people.ts';
import { type Person, signIn } from '../support/studio-process.ts';
import { inDatabase } from './emptied.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const next = 'a marula tree beside the river';

/** Who changes who can sign in, and what a session left open gives away: of a studio on a database. */
export function proofOn(dialect: Dialect): void {
  describe(`a session on ${dialect}`, () => {
    let studio: SharedStudio;
    let admin: Person;
    let made = 0;

    beforeAll(async () => {
      studio = await sharedStudio(dialect);
      admin = await studio.as('admin');
    });

    /** An account of a test's own. */
    async function account(role = 'editor'): Promise<{ readonly id: number; readonly email: string }> {
      made += 1;
      const email = `proof-${made}@example.com`;
      await admin.prove();
      const answer = await admin('POST', 'users', { email, name: `Proof ${made}`, role, password });
      const { doc } = (await answer.json()) as { doc: { id: number } };
      return { id: doc.id, email };
    }

    const sessionIn = (token: string) =>
      String(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).sid);

    /** As if a session’s last proof had been so long ago. */
    const age = ({ token }: Person, minutes: number) =>
      inDatabase(
        studio.home,
        `UPDATE session_browsers SET updated_at = '${new Date(Date.now() - minutes * minute).toISOString()}'
          WHERE session = '${sessionIn(token)}'`,
      );

    /** As if a session had begun so long ago. */
    const begun = ({ token }: Person, ago: number) =>
      inDatabase(
        studio.home,
        `UPDATE users_sessions SET created_at = '${new Date(Date.now() - ago).toISOString()}'
          WHERE id = '${sessionIn(token)}'`,
      );

    const isIn = async (person: Person) =>
      ((await (await person('GET', 'users/me')).json()) as { user: unknown }).user !== null;

    /** The mails an address has had, once there are so many. */
    async function mailsTo(address: string, count: number): Promise<Email[]> {
      const folder = join(studio.home.folder, 'mail');
      return vi.waitFor(async () => {
        const all = await Promise.all(
          readdirSync(folder).map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
        );
        const found = all.filter(({ to }) => to?.some((one) => one.address === address));
        expect(found.map(({ subject }) => subject)).toHaveLength(count);
        return found;
      }, 20_000);
    }

    async function wanted(answer: Response): Promise<unknown> {
      const said = (await answer.json()) as { errors?: { data?: { proof?: string } }[] };
      return [answer.status, said.errors?.[0]?.data?.proof];
    }

    const form = (data: object) => {
      const body = new FormData();
      body.append('_payload', JSON.stringify(data));
      return body;
    };

    test('STU-05/proof gives its finder no other password, address, factor or codes, by any door', async () => {
      const { id, email } = await account();
      const owner = await signIn(studio, email);
      await age(owner, 6);
      const before = await inDatabase(studio.home, `SELECT * FROM users WHERE id = ${id}`);
      const one = `users/${id}`;
      const many = `users?where[id][equals]=${id}`;
      for (const [method, path, body] of [
        ['PATCH', one, { password: next }],
        ['PATCH', one, { email: 'finder@example.com' }],
        ['PATCH', one, { name: 'Changed too', email: 'finder@example.com', password: next }],
        ['PATCH', one, form({ password: next })],
        ['PATCH', `${one}?depth=0&draft=true`, form({ email: 'finder@example.com' })],
        ['PATCH', many, { password: next }],
        ['PATCH', many, { email: 'finder@example.com' }],
        ['POST', 'users/second-factor/offer', {}],
        ['POST', 'users/second-factor/confirm', { code: '000000' }],
        ['POST', 'users/second-factor/passkey', { name: 'Mine', passkey: {} }],
        ['POST', 'users/second-factor/recovery', {}],
        ['POST', 'users/second-factor/remove', { what: 'authenticator' }],
      ] as const)
        expect(await wanted(await owner(method, path, body)), `${method} ${path}`).toEqual([403, 'needed']);
      // What is none of the account’s own: Payload’s fields that keep the password.
      await owner('PATCH', one, {
        hash: 'x',
        salt: 'y',
        resetPasswordToken: 'z',
        sessions: [],
        role: 'admin',
      });
      expect(
        await inDatabase(studio.home, `SELECT hash, salt, email, role FROM users WHERE id = ${id}`),
      ).toEqual(before.map(({ hash, salt, email: kept, role }) => ({ hash, salt, email: kept, role })));
      expect((await owner('PATCH', one, { name: 'Another name', email })).status).toBe(200);
      expect(await isIn(owner)).toBe(true);
    });

    test('STU-05/proof of an administrator makes no account and changes nobody’s', async () => {
      const { id } = await account('concierge');
      const { email } = await account('admin');
      const boss = await signIn(studio, email);
      await age(boss, 6);
      const before = await inDatabase(
        studio.home,
        'SELECT id, email, role, hash, careers FROM users ORDER BY id',
      );
      for (const [method, path, body] of [
        ['POST', 'users', { email: 'new@example.com', name: 'New', role: 'admin', password: next }],
        ['POST', 'users', form({ email: 'new@example.com', name: 'New', role: 'editor', password: next })],
        ['PATCH', `users/${id}`, { role: 'admin' }],
        ['PATCH', `users/${id}`, { careers: true }],
        ['PATCH', `users/${id}`, { password: next }],
        ['PATCH', `users/${id}`, { email: 'finder@example.com' }],
        ['PATCH', `users?where[id][equals]=${id}`, { role: 'admin' }],
        ['PATCH', 'users?where[id][exists]=true', { password: next }],
        ['DELETE', `users/${id}`, undefined],
        ['DELETE', `users?where[id][equals]=${id}`, undefined],
        ['POST', `users/${id}/safety`, { deed: 'forget-factors' }],
      ] as const)
        expect(await wanted(await boss(method, path, body)), `${method} ${path}`).toEqual([403, 'needed']);
      expect((await boss('POST', `users/${id}/duplicate`, {})).status).toBeGreaterThanOrEqual(400);
      expect(
        await inDatabase(studio.home, 'SELECT id, email, role, hash, careers FROM users ORDER BY id'),
      ).toEqual(before);
      await boss.prove();
      expect((await boss('PATCH', `users/${id}`, { role: 'editor' })).status).toBe(200);
    });

    test('STU-05/proof changes them after the password was given, for five minutes and in this session alone', async () => {
      const { id, email } = await account();
      const [owner, other] = [await signIn(studio, email), await signIn(studio, email)];
      await Promise.all([age(owner, 6), age(other, 6)]);
      expect((await other('POST', 'users/proof', { password: 'not the password at all' })).status).toBe(403);
      expect((await other('POST', 'users/proof', { code: '123456' })).status).toBe(403);
      expect((await other('POST', 'users/proof', {})).status).toBe(403);
      expect(await wanted(await other('PATCH', `users/${id}`, { password: next }))).toEqual([403, 'needed']);
      await owner.prove();
      expect(await wanted(await other('PATCH', `users/${id}`, { password: next }))).toEqual([403, 'needed']);
      await age(owner, 4);
      expect((await owner('PATCH', `users/${id}`, { password: next })).status).toBe(200);
      expect([await isIn(owner), await isIn(other)]).toEqual([true, false]);
      const [mail] = await mailsTo(email, 1);
      expect(mail?.subject).toContain('Your password was changed');
      expect(mail?.text).toContain('while you were signed in');
    });

    test('STU-05/proof takes a code of the app in the password’s place, once, and tells of every change of the factors', async () => {
      const { id, email } = await account();
      const owner = await signIn(studio, email);
      const offered = await owner('POST', 'users/second-factor/offer', {});
      const { secret } = (await offered.json()) as { secret: string };
      const code = (stepsOn: number) =>
        new TOTP({ secret, issuer: 'x' }).generate({ timestamp: Date.now() + stepsOn * 30_000 });
      await age(owner, 6);
      expect(await wanted(await owner('POST', 'users/second-factor/confirm', { code: code(0) }))).toEqual([
        403,
        'needed',
      ]);
      await owner.prove();
      expect((await owner('POST', 'users/second-factor/confirm', { code: code(0) })).status).toBe(200);
      await age(owner, 6);
      expect(await (await owner('GET', 'users/proof')).json()).toEqual({
        authenticator: true,
        passkey: false,
      });
      expect((await owner('POST', 'users/proof', { code: code(0) })).status).toBe(403);
      expect((await owner('POST', 'users/proof', { code: code(1) })).status).toBe(200);
      expect((await owner('POST', 'users/second-factor/recovery', {})).status).toBe(200);
      await admin.prove();
      expect((await admin('POST', `users/${id}/safety`, { deed: 'forget-factors' })).status).toBe(200);
      expect(await isIn(owner)).toBe(false);
      const subjects = (await mailsTo(email, 3)).map(({ subject }) => subject);
      for (const words of ['app was added', 'New recovery codes', 'second factor of your account was taken'])
        expect(subjects.filter((subject) => subject?.includes(words))).toHaveLength(1);
    });

    test('STU-05/proof counts what is wrong as a sign-in’s', async () => {
      const { email } = await account();
      const owner = await signIn(studio, email);
      const statuses: number[] = [];
      for (let at = 0; at < 12; at += 1)
        statuses.push((await owner('POST', 'users/proof', { password: `not the password ${at}` })).status);
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(403));
      expect(statuses.slice(10)).toEqual([429, 429]);
      await expect(signIn(studio, email)).rejects.toThrow('429');
    });

    test('STU-05/told the address that was and the new one hear of it, and other sessions end', async () => {
      const { id, email } = await account();
      const [owner, other] = [await signIn(studio, email), await signIn(studio, email)];
      const moved = `moved-${email}`;
      expect((await owner('PATCH', `users/${id}`, { email: moved })).status).toBe(200);
      expect([await isIn(owner), await isIn(other)]).toEqual([true, false]);
      const [[old], [fresh]] = await Promise.all([mailsTo(email, 1), mailsTo(moved, 1)]);
      expect(old?.text).toContain(`You sign in with ${moved} from now on.`);
      expect(fresh?.text).toContain(`in place of ${email}`);
      await admin.prove();
      expect((await admin('PATCH', `users/${id}`, { password: next })).status).toBe(200);
      expect(await isIn(owner)).toBe(false);
      const all = await mailsTo(moved, 2);
      expect(all.map(({ text }) => text).join()).toContain('by an administrator');
    });

    test('STU-05/session-end ends after 30 days however much it is used, and the sign-in page says so', async () => {
      const { id, email } = await account();
      const owner = await signIn(studio, email);
      await begun(owner, 30 * day - 10 * minute);
      const refreshed = await owner('POST', 'users/refresh-token');
      const { exp } = (await refreshed.json()) as { exp: number };
      const left = exp * 1000 - Date.now();
      expect([refreshed.status, left > 5 * minute, left <= 10 * minute]).toEqual([200, true, true]);
      const rows = await inDatabase(
        studio.home,
        `SELECT expires_at AS ends FROM users_sessions WHERE _parent_id = ${id}`,
      );
      expect(new Date(String(rows[0]?.ends)).getTime()).toBeLessThanOrEqual(Date.now() + 10 * minute);
      expect(await isIn(owner)).toBe(true);

      await begun(owner, 30 * day + 1000);
      expect(await isIn(owner)).toBe(false);
      expect((await owner('POST', 'users/refresh-token')).status).toBe(403);
      expect((await owner('PATCH', `users/${id}`, { name: 'Late' })).status).toBe(403);
      expect((await owner('POST', 'users/proof', { password })).status).toBe(401);
      const page = await fetch(`${studio.url}/admin/login`, {
        headers: { cookie: `payload-token=${owner.token}`, 'sec-fetch-site': 'none' },
      });
      expect(await page.text()).toContain('You had been signed in for 30 days');
      await inDatabase(studio.home, `UPDATE users_sessions SET created_at = NULL WHERE _parent_id = ${id}`);
      expect(await isIn(owner)).toBe(false);
    });
  });
}
