import { beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/studio-people.ts';
import { type Person, signIn } from '../support/studio-process.ts';
import { inDatabase } from './emptied.ts';
import { heldAccount } from './held-account.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';

const next = 'a fever tree above the pan';

/** What is written of an account at the moment its owner changes it: of a studio on a database. */
export function accountTurnsOn(dialect: Dialect): void {
  describe(`changes of one account at the same moment on ${dialect}`, () => {
    let studio: SharedStudio;
    let admin: Person;
    let made = 0;

    beforeAll(async () => {
      studio = await sharedStudio(dialect);
      admin = await studio.as('admin');
    });

    async function account(): Promise<{ readonly id: number; readonly email: string }> {
      made += 1;
      const email = `turns-${made}@example.com`;
      await admin.prove();
      const data = { email, name: `Turns ${made}`, role: 'concierge', password };
      const { doc } = (await (await admin('POST', 'users', data)).json()) as { doc: { id: number } };
      return { id: doc.id, email };
    }

    const kept = (id: number) =>
      inDatabase(studio.home, `SELECT hash, email, role, name FROM users WHERE id = ${id}`);

    const sessions = async (id: number) =>
      (await inDatabase(studio.home, `SELECT id FROM users_sessions WHERE _parent_id = ${id}`)).length;

    const isIn = async (person: Person) =>
      ((await (await person('GET', 'users/me')).json()) as { user: unknown }).user !== null;

    const asked: readonly (readonly [string, number, (finder: Person, id: number) => Promise<Response>])[] = [
      ['a refresh', 403, (finder) => finder('POST', 'users/refresh-token')],
      ['a logout', 200, (finder) => finder('POST', 'users/logout')],
      ['a logout of all', 200, (finder) => finder('POST', 'users/logout?allSessions=true')],
      ['another name', 403, (finder, id) => finder('PATCH', `users/${id}`, { name: 'Another' })],
      ['other names', 403, (finder, id) => finder('PATCH', `users?where[id][equals]=${id}`, { name: 'Too' })],
      ['an end of sessions', 200, (finder) => finder('POST', 'users/sessions/end', {})],
    ];

    test.each(asked)(
      'STU-05/turns %s that began before writes nothing of it back',
      async (_, status, ask) => {
        const { id, email } = await account();
        const finder = await signIn(studio, email);
        const [before] = await kept(id);
        const owner = await heldAccount(studio.home, id);
        const answer = ask(finder, id);
        await owner.waitedFor();
        await owner.change(
          `UPDATE users SET hash = 'changed', email = 'moved-${email}', role = 'editor' WHERE id = ${id}`,
          `DELETE FROM users_sessions WHERE _parent_id = ${id}`,
        );
        const answered = await answer;
        const changed = { hash: 'changed', email: `moved-${email}`, role: 'editor' };
        expect(await kept(id)).toEqual([{ ...before, ...changed }]);
        expect(answered.status).toBe(status);
        expect(await sessions(id)).toBe(0);
        expect(await isIn(finder)).toBe(false);
      },
    );

    test('STU-05/turns a sign-in with the password that was opens no session', async () => {
      const { id, email } = await account();
      const owner = await heldAccount(studio.home, id);
      const late = signIn(studio, email);
      late.catch(() => {});
      await owner.waitedFor();
      await owner.change(`UPDATE users SET hash = 'changed' WHERE id = ${id}`);
      await expect(late).rejects.toThrow('401');
      expect(await sessions(id)).toBe(0);
      expect(await kept(id)).toMatchObject([{ hash: 'changed' }]);
    });

    test('STU-05/turns an account that is deleted does not come back', async () => {
      const { id, email } = await account();
      const finder = await signIn(studio, email);
      const owner = await heldAccount(studio.home, id);
      const answers = [
        finder('POST', 'users/refresh-token'),
        finder('PATCH', `users/${id}`, { name: 'Back' }),
      ];
      await owner.waitedFor();
      await owner.change(
        `DELETE FROM users_sessions WHERE _parent_id = ${id}`,
        `DELETE FROM users WHERE id = ${id}`,
      );
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403]);
      expect(await kept(id)).toEqual([]);
    });

    test('STU-05/turns those who sign in at the same moment all stay signed in, and are known by their browsers', async () => {
      const { id, email } = await account();
      const people = await Promise.all(Array.from({ length: 6 }, () => signIn(studio, email)));
      expect(await Promise.all(people.map(isIn))).toEqual(people.map(() => true));
      await Promise.all(people.map((person) => person('POST', 'users/refresh-token')));
      expect(await Promise.all(people.map(isIn))).toEqual(people.map(() => true));
      const [first, second, ...rest] = people;
      await Promise.all([first, second].map((person) => person?.('POST', 'users/logout')));
      expect(await Promise.all(rest.map(isIn))).toEqual(rest.map(() => true));
      expect(await sessions(id)).toBe(rest.length);
      const browsers = await inDatabase(
        studio.home,
        `SELECT session FROM session_browsers WHERE account = ${id}`,
      );
      expect(browsers.length).toBe(people.length);
    });

    test('STU-05/turns a change of the password stands beside a session that is refreshed again and again', async () => {
      const { id, email } = await account();
      const [owner, finder] = [await signIn(studio, email), await signIn(studio, email)];
      const flood = (count: number) =>
        Array.from({ length: count }, (_, at) =>
          at % 3 === 0
            ? finder('PATCH', `users/${id}`, { name: `Finder ${at}` })
            : finder('POST', 'users/refresh-token'),
        );
      const before = flood(6);
      const change = owner('PATCH', `users/${id}`, { password: next });
      const statuses = (await Promise.all([...before, ...flood(6)])).map(({ status }) => status);
      expect((await change).status).toBe(200);
      expect(statuses.filter((status) => status !== 200 && status !== 403)).toEqual([]);
      expect([await isIn(owner), await isIn(finder)]).toEqual([true, false]);
      const signInWith = async (given: string) => {
        const body = JSON.stringify({ email, password: given });
        const headers = { 'content-type': 'application/json', origin: studio.url };
        return (await fetch(`${studio.url}/api/users/login`, { method: 'POST', headers, body })).status;
      };
      expect([await signInWith(password), await signInWith(next)]).toEqual([401, 200]);
    });
  });
}
