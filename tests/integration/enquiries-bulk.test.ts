import { type BulkVerb, bulkVerb, type Selection, selectionShape } from '@sundowner/desk-wire/bulk';
import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import { isRefused } from '@sundowner/enquiries/work/refused';
import { beforeEach, expect } from 'vitest';
import { admin, amira, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
  });
  const these = (...references: string[]): Selection =>
    selectionShape.parse({ of: 'references', references });
  const found = (list: string, more: object = {}): Selection =>
    selectionShape.parse({ of: 'filter', list, ...more });
  const bulk = async (selection: Selection, verb: object, asker = thandi) => {
    const wanted: BulkVerb = bulkVerb.parse(verb);
    const { count } = taken(await desk.desk.bulk.count(asker, selection, wanted));
    return taken(await desk.desk.bulk.act(asker, { selection, verb: wanted, counted: count }));
  };
  // Sent at once after its ticket: it looks like a machine's.
  const held = (name: string) => desk.asked({ ticket: desk.ticket(1000, emailForm), name });
  const work = async (reference: string) => (await desk.one(reference)).work;

  testOnBoth(
    'DSK-06/assign DSK-06/tag DSK-06/close DSK-06/count DSK-06/undo a selection is given, tagged, closed, and every act taken back',
    async () => {
      const [a, b] = [await desk.asked({ name: 'A' }), await desk.asked({ name: 'B' })];
      taken(await desk.desk.work.act(thandi, a, { act: 'close' }));
      desk.clock.at += minute;

      const given = await bulk(these(a, b), { act: 'give', to: amira.id });
      expect(given).toMatchObject({ done: 2, left: [] });
      expect([(await work(a)).assignee, (await work(b)).assignee]).toEqual([amira.id, amira.id]);
      const told = await desk.desk.live.next(amira, null, AbortSignal.timeout(5000));
      expect(told.notifications.map(({ kind }) => kind)).toEqual(['given', 'given']);

      const tagged = await bulk(these(a, b.toLowerCase()), { act: 'tag', tag: 'Group', set: true });
      expect((await desk.one(a)).tags).toEqual(['group']);
      const counted = taken(await desk.desk.bulk.count(ruan, these(a, b), { act: 'close' }));
      expect(counted).toMatchObject({
        count: 2,
        list: [{ reference: b, name: 'B Okafor' }, { reference: a }],
        left: [{ reason: 'It is closed already.', count: 1 }],
        confirms: false,
      });
      const closed = await bulk(these(a, b), { act: 'close' });
      expect(closed).toMatchObject({ done: 1, left: [{ reason: 'It is closed already.', count: 1 }] });
      expect((await work(b)).state).toBe('done');
      expect((await desk.desk.bulk.last(thandi)).last).toMatchObject({
        id: closed.id,
        act: 'close',
        count: 1,
      });
      expect((await desk.desk.bulk.last(ruan)).last).toBeNull();

      const undo = async (id: string | null, asker = thandi) => desk.desk.bulk.undo(asker, id ?? '');
      expect(await undo(closed.id, ruan)).toMatchObject({ code: 'not-found' });
      expect(taken(await undo(closed.id))).toMatchObject({ done: 1, left: [] });
      expect((await work(b)).state).toBe('new');
      expect(await undo(closed.id)).toMatchObject({ code: 'nothing-to-undo' });
      expect(taken(await undo(tagged.id)).done).toBe(2);
      expect((await desk.one(a)).tags).toEqual([]);
      // A colleague continues with one of them.
      taken(await desk.desk.work.act(ruan, a, { act: 'take' }));
      expect(taken(await undo(given.id))).toMatchObject({
        done: 1,
        left: [{ reason: 'Somebody has gone on with it since.', count: 1 }],
      });
      expect([(await work(a)).assignee, (await work(b)).assignee]).toEqual([ruan.id, null]);
      expect((await desk.one(b)).actions.at(-1)).toMatchObject({
        person: thandi.id,
        action: 'took an act back',
        about: { act: 'give' },
      });
    },
  );

  testOnBoth(
    'DSK-06/count by filter what is done is what was counted, and another number is refused',
    async () => {
      for (const name of ['A', 'B', 'C']) await desk.asked({ name });
      const all = found('new', { filter: { kinds: ['email'] } });
      const counted = taken(await desk.desk.bulk.count(thandi, all, { act: 'close' }));
      expect(counted).toMatchObject({ count: 3, left: [] });
      await desk.asked({ name: 'D' });
      expect(
        await desk.desk.bulk.act(thandi, { selection: all, verb: { act: 'close' }, counted: counted.count }),
      ).toMatchObject({ code: 'count-changed' });
      expect(
        await bulk(all, { act: 'snooze', until: new Date(desk.clock.at + 3 * day).toISOString() }),
      ).toMatchObject({ done: 4 });
      expect(taken(await desk.desk.bulk.count(thandi, all, { act: 'close' })).count).toBe(0);
    },
  );

  testOnBoth(
    'DSK-06/release DSK-06/discard DSK-06/undo held ones are released without a confirmation, or discarded, and both taken back in time',
    async () => {
      const [a, b] = [await held('A'), await held('B')];
      const released = await bulk(these(a, b), { act: 'release' });
      expect(released.done).toBe(2);
      const one = await desk.one(a);
      expect(one.deliveries.map(({ channel }) => channel)).not.toContain('visitor-mail');
      await desk.pipeline.worker.tick();
      expect(desk.channels['concierge-mail'].seen).toEqual([]);
      expect(taken(await desk.desk.bulk.undo(thandi, released.id ?? ''))).toMatchObject({ done: 2 });
      expect(await desk.one(a)).toMatchObject({ state: 'quarantined', deliveries: [] });

      const again = await bulk(these(a), { act: 'release' });
      desk.clock.at += minute;
      await desk.pipeline.worker.tick();
      expect(desk.channels['concierge-mail'].seen).toHaveLength(1);
      expect(taken(await desk.desk.bulk.undo(thandi, again.id ?? ''))).toMatchObject({
        done: 0,
        left: [{ reason: 'What a release sends has gone out.', count: 1 }],
      });
      const discarded = await bulk(found('held'), { act: 'discard' });
      expect([discarded.done, (await desk.one(b)).state]).toEqual([1, 'discarded']);
      desk.clock.at += day;
      expect(taken(await desk.desk.bulk.undo(thandi, discarded.id ?? '')).done).toBe(1);
      expect((await desk.one(b)).state).toBe('quarantined');
    },
  );

  test('DSK-06/resend an administrator sends what failed again, and nobody takes that back', async () => {
    const reference = await desk.asked();
    desk.channels['concierge-mail'].fail(() => new Error('unexplained'), 5);
    for (let count = 0; count < 5; count++) {
      await desk.pipeline.worker.tick();
      desk.clock.at += 2 * 60 * minute;
    }
    const all = found('all');
    expect(await desk.desk.bulk.count(thandi, all, { act: 'resend' })).toMatchObject({ code: 'no-right' });
    const sent = await bulk(all, { act: 'resend' }, admin);
    expect(sent).toMatchObject({ id: null, done: 1 });
    await desk.pipeline.worker.tick();
    const { deliveries } = await desk.one(reference);
    expect(deliveries.find(({ channel }) => channel === 'concierge-mail')?.state).toBe('delivered');
    expect((await desk.desk.bulk.last(admin)).last).toBeNull();
  });

  testOnBoth(
    'DSK-06/export a selection is a CSV whose taking is recorded, without applications for who may not see them',
    async () => {
      const reference = await desk.asked({
        surname: '=HYPERLINK("x")',
        comments: 'Two "quiet" rooms,\nplease',
      });
      const file = await desk.desk.bulk.export(thandi, found('all'));
      if (isRefused(file)) throw new Error(file.detail);
      let text = '';
      for await (const piece of file) text += piece;
      expect(text.startsWith('\uFEFF"Reference","Kind","State"')).toBe(true);
      expect(text).toContain(reference);
      expect(text).toContain(`"'=HYPERLINK(""x"")"`);
      expect(text).toContain('"Two ""quiet"" rooms,\nplease"');
      expect(await desk.store.read.rows('SELECT person, what, about FROM accesses')).toEqual([
        { person: thandi.id, what: 'exported enquiries', about: '1' },
      ]);
    },
  );
});
