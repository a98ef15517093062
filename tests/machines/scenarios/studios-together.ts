import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { deskOfSite, sipho, thandi } from '../../integration/site-desk-asking.ts';
import type { Person } from '../../support/studio-process.ts';
import { atMachine, enquireAt, namesOf, sitesOf, studiosOf, uploadPicture } from '../acts.ts';
import type { Machine } from '../machine.ts';
import { type Stage, studioOrigin } from '../stage.ts';

interface Live {
  readonly cursor: string;
  readonly changed: readonly { readonly reference: string }[];
  readonly presence: readonly { readonly reference: string }[];
}

const json = async <Body>(answer: Promise<Response>): Promise<Body> => (await (await answer).json()) as Body;

/** What several studios, and the desks in them, have together: for a stage with three whole machines. */
export function studiosTogether(on: () => Stage): void {
  const three = () => studiosOf(on()) as [Machine, Machine, Machine];

  test('CLU-09/session who signed in at one studio is known at every other', async () => {
    const [first, ...others] = three();
    const editor = await on().signIn(first, 'editor');
    for (const machine of others) {
      const answer = await atMachine(machine, editor)('GET', 'users/me');
      expect([answer.status, await answer.json()]).toMatchObject([
        200,
        { user: { email: 'pieter@example.com' } },
      ]);
    }
  });

  test('CLU-09/passwords wrong passwords of one account, tried at all studios at once, are counted together', async () => {
    const studios = three();
    const tried = Array.from({ length: 15 }, async (_, times) => {
      const { studioUrl } = studios[times % 3] as Machine;
      const answer = await fetch(`${studioUrl}/api/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: studioOrigin },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'not the one' }),
      });
      return answer.status;
    });
    const statuses = await Promise.all(tried);
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), ...Array(5).fill(429)]);
  });

  test('CLU-09/presence a concierge who waits at one machine hears what came in at another, and who reads it at a third', async () => {
    const stage = on();
    const [first, second, third] = three();
    const waiting = await stage.signIn(first, 'concierge');
    const reading = deskOfSite({
      url: third.siteUrl,
      internalUrl: third.internalUrl,
      keyring: stage.keyring,
    });
    let { cursor } = await json<Live>(waiting('GET', 'desk/live'));
    /** Asks as the desk's page does, until an answer says it. @returns milliseconds */
    async function heard(isSaid: (live: Live) => boolean): Promise<number> {
      const began = performance.now();
      for (;;) {
        const live = await json<Live>(waiting('GET', `desk/live?after=${encodeURIComponent(cursor)}`));
        cursor = live.cursor;
        if (isSaid(live)) return Math.round(performance.now() - began);
        if (performance.now() - began > 60_000) throw new Error('The desk never heard of it.');
      }
    }
    const took: number[] = [];
    /** It may be said before the visitor is answered. */
    const came = new Set<string>();
    for (let times = 0; times < 5; times += 1) {
      const before = came.size;
      const hearing = heard(({ changed }) => {
        for (const { reference } of changed) came.add(reference);
        return came.size > before;
      });
      await wait(100);
      const news = await enquireAt(stage, second);
      took.push(await hearing);
      while (!came.has(news))
        await heard(({ changed }) => changed.map(({ reference }) => came.add(reference)).length > 0);
      const seen = heard(({ presence }) => presence.some(({ reference }) => reference === news));
      const there = await reading.call(`/desk/enquiries/${news}/presence`, { doing: 'reading' }, sipho);
      expect(there.status).toBe(204);
      took.push(await seen);
    }
    stage.note(`desk's long poll, news and presence in turns: ${took.join(', ')} ms`);
  });

  test('CLU-09/collision of two answers at once at two machines one is sent, and the other is kept for who wrote it; a third machine calls it back', async () => {
    const stage = on();
    const [first, second, third] = three();
    const reference = await enquireAt(stage, second);
    // An administrator has a second factor; the desk's own interface asks for none.
    const desks = [first, third].map(({ siteUrl: url, internalUrl }) =>
      deskOfSite({ url, internalUrl, keyring: stage.keyring }),
    );
    const people = [thandi, sipho];
    const at = `/desk/enquiries/${reference}`;
    const keys = people.map(() => crypto.randomUUID());
    const answers = await Promise.all(
      desks.map((desk, place) => {
        const words = { subject: 'Your call', text: `We ring at two, says ${place}.`, version: 0 };
        return desk.call(`${at}/answers`, { ...words, key: keys[place] }, people[place]);
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 409]);
    const sent = statuses.indexOf(200);
    const desk = deskOfSite({
      url: second.siteUrl,
      internalUrl: second.internalUrl,
      keyring: stage.keyring,
    });
    const back = await desk.call(`${at}/answers/${keys[sent]}/call-back`, {}, people[sent]);
    expect(back.status).toBe(200);
  });

  test('CLU-09/timed what was set for one second at all studios is published once each', async () => {
    const stage = on();
    const editors = await Promise.all(three().map((machine) => stage.signIn(machine, 'editor')));
    const at = new Date(Date.now() + 8000).toISOString();
    const ids = await Promise.all(
      Array.from({ length: 6 }, async (_, place) => {
        const editor = editors[place % 3] as Person;
        const data = { displayName: `Timed ${place}`, position: place, links: [] };
        const { doc } = await json<{ doc: { id: number } }>(editor('POST', 'footer?draft=true', data));
        expect((await editor('POST', `footer/${doc.id}/schedule`, { type: 'publish', at })).ok).toBe(true);
        return doc.id;
      }),
    );
    const [editor] = editors as [Person];
    const versions = (id: number) =>
      json<{ totalDocs: number }>(
        editor('GET', `footer/versions?where[parent][equals]=${id}&where[version._status][equals]=published`),
      );
    const counts = async () => (await Promise.all(ids.map(versions))).map(({ totalDocs }) => totalDocs);
    await expect.poll(counts, { timeout: 60_000 }).toEqual(ids.map(() => 1));
    // A second worker that was late would publish again.
    await wait(4000);
    expect(await counts()).toEqual(ids.map(() => 1));
  });

  test('CLU-09/pictures a picture that is uploaded at one studio is shown by every site at once', async () => {
    const stage = on();
    const [, second] = three();
    const answer = await uploadPicture(await stage.signIn(second, 'editor'));
    expect(answer.status).toBe(201);
    const { doc } = (await answer.json()) as { doc: { filename: string } };
    const shown = await Promise.all(
      sitesOf(stage).map(async (machine) => {
        const { status } = await stage.askAt(machine, `/media/${doc.filename}`);
        return status === 200 ? [machine.name] : [];
      }),
    );
    expect(shown.flat()).toEqual(namesOf(sitesOf(stage)));
  });
}
