import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listRequestShape } from '@sundowner/desk-wire/list';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Sql, Store } from '@sundowner/enquiries/store/database/port';
import { openVault } from '@sundowner/enquiries/store/vault';
import { expect, onTestFinished, test } from 'vitest';
import { fillDesk } from '../support/filled-desk.ts';
import { deskStage, thandi } from './enquiries-desk-stage.ts';
import { newKeyring, startTime } from './enquiries-stage.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** A store far away: what is asked of it at one time goes there and back together. */
function farAway(store: Store): { readonly store: Store; trips(): number } {
  let trips = 0;
  let asked: (() => void)[] = [];
  const trip = () =>
    new Promise<void>((resolve) => {
      // Everything that can be asked by now is: an answer's own questions come with the next.
      if (asked.length === 0)
        setTimeout(() => {
          trips++;
          const now = asked;
          asked = [];
          for (const answer of now) answer();
        }, 2);
      asked.push(resolve);
    });
  const far = (sql: Sql): Sql => ({
    rows: (text, parameters) => trip().then(() => sql.rows(text, parameters)),
    run: (text, parameters) => trip().then(() => sql.run(text, parameters)),
  });
  return {
    store: {
      ...store,
      read: far(store.read),
      async transaction(work) {
        await trip();
        const done = await store.transaction((sql) => work(far(sql)));
        await trip();
        return done;
      },
    },
    trips: () => {
      const made = trips;
      trips = 0;
      return made;
    },
  };
}

test('DSK-05/round-trips what the desk shows takes few ways to a database and back, however many statements it is', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-round-trips-'));
  const keyring = newKeyring();
  const near = await openStore({ dataDir, databaseUrl: null }, quiet);
  onTestFinished(async () => {
    await near.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { references } = await fillDesk(near, openVault(keyring), {
    enquiries: 200,
    conversation: 3,
    now: startTime,
  });
  const far = farAway(near);
  const { desk, answer } = await deskStage(far.store, dataDir, { keyring });
  const tripsOf = async (work: () => Promise<unknown>) => {
    far.trips();
    await work();
    return far.trips();
  };
  const list = (more: object) => desk.list(thandi, listRequestShape.parse({ list: 'all', ...more }));
  const [shown = ''] = references.slice(5);
  const version = (await desk.work.show(thandi, shown))?.work.version ?? 0;
  const made = {
    list: await tripsOf(() => list({})),
    filtered: await tripsOf(() => list({ filter: { countries: ['Germany'] } })),
    byName: await tripsOf(() => list({ list: 'mine', sort: 'name' })),
    found: await tripsOf(() => list({ words: 'hippos naledi' })),
    enquiry: await tripsOf(() => desk.work.show(thandi, shown)),
    answer: await tripsOf(() => answer(thandi, shown, { version })),
    choices: await tripsOf(() => desk.views.choices(thandi)),
    live: await tripsOf(() => desk.live.next(thandi, null, AbortSignal.timeout(1_000))),
  };
  const most = { list: 2, filtered: 2, byName: 3, found: 8, enquiry: 5, answer: 26, choices: 2, live: 8 };
  for (const [what, trips] of Object.entries(made))
    expect(trips, `${what}: ${JSON.stringify(made)}`).toBeLessThanOrEqual(most[what as keyof typeof most]);
});
