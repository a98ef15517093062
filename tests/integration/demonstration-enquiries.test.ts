import { listRequestShape } from '@sundowner/desk-wire/list';
import { openVault } from '@sundowner/enquiries/store/vault';
import { commandLine } from '@sundowner/enquiries/work/access';
import { expect } from 'vitest';
import { concierges, demonstrationTag } from '../../demo/enquiries/concierges.ts';
import { seedEnquiries } from '../../demo/enquiries/seed.ts';
import { type DeskStage, deskStage, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  async function filled(): Promise<{ stage: DeskStage; seed: () => Promise<number> }> {
    const { dataDir, open } = await newDatabase();
    const stage = await deskStage(await open(), dataDir);
    const { store, keyring, clock } = stage;
    const seed = () => seedEnquiries({ store, vault: openVault(keyring), initials: 'MC', now: clock.now() });
    return { stage, seed };
  }

  testOnBoth(
    'DSK-01/states a new demonstration has sixty enquiries in every state, marked as its own, whose words are found; a second time puts none in',
    async () => {
      const { stage, seed } = await filled();
      expect(await seed()).toBe(60);
      await stage.pipeline.triage.tick();
      await stage.pipeline.tidy();
      const list = (request: object) => stage.desk.list(commandLine, listRequestShape.parse(request));
      const { counts, found } = await list({ list: 'all', filter: { tags: [demonstrationTag] } });
      expect(found).toBe(60);
      expect(counts).toMatchObject({ waiting: 14, held: 5, done: 25, snoozed: 1 });
      expect(counts.attention).toBeGreaterThan(0);
      expect(counts.new + counts.waiting + counts.held + counts.done).toBeLessThan(60);
      const hippos = await list({ list: 'all', words: 'kosher' });
      expect(hippos.rows.map(({ name }) => name)).toEqual(['Orli Barak']);
      expect(await seed()).toBe(0);
      expect((await list({ list: 'all' })).counts.all).toBe(counts.all);
    },
  );

  test('DSK-03/outbox nothing of the demonstration waits to be sent, and nobody is told of it by mail', async () => {
    const { stage, seed } = await filled();
    await seed();
    const waits = (table: string) =>
      stage.store.read.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`);
    expect(await waits("deliveries WHERE state <> 'delivered'")).toEqual([{ n: 0 }]);
    expect(await waits('deliveries')).not.toEqual([{ n: 0 }]);
    expect(await waits('notices')).toEqual([{ n: 0 }]);
  });

  test('DSK-01/assignee its concierges stay at the desk though no account is theirs, and can be given something', async () => {
    const { stage, seed } = await filled();
    await seed();
    await stage.desk.staff.roster(commandLine, {
      people: [{ ...thandi, address: 'thandi@lodges.example' }],
    });
    const { people } = await stage.desk.staff.people(thandi);
    const left = Object.fromEntries(people.map((person) => [person.id, person.left]));
    expect(left).toMatchObject({ '1': false, '2': true, [concierges.amira.id]: false });
    const reference = await stage.asked();
    expect(
      await stage.desk.work.act(thandi, reference, { act: 'give', to: concierges.amira.id }),
    ).toMatchObject({ work: { assignee: concierges.amira.id } });
  });
});
