import { figuresShape } from '@sundowner/desk-wire/figures';
import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import { beforeEach, expect } from 'vitest';
import { amira, type DeskStage, deskStage, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const minute = 60_000;
const hour = 60 * minute;

onBothDatabases((newDatabase, { testOnBoth }) => {
  let desk: DeskStage;
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
  });
  const figures = async (more: object = {}) =>
    figuresShape.parse(
      await desk.desk.figures.figures(thandi, { from: '2026-11-19', to: '2026-11-24', ...more }),
    );

  testOnBoth(
    'CNV-09/figures-counted DSK-07/by-day DSK-07/by-kind DSK-07/by-property DSK-07/by-country DSK-07/by-source DSK-07/first-answer DSK-07/waiting enquiries are counted by what they are and whom they are with, and first answers in working minutes against the target',
    async () => {
      // 14:00 on a Friday in South Africa; Saturday is worked from 08:00 to 13:00.
      const friday = desk.clock.at;
      const [quick, slow] = [
        await desk.asked({ name: 'A' }),
        await desk.asked({ name: 'B', country: 'Germany' }),
      ];
      const waits = await desk.asked({
        name: 'C',
        locationToVisit: ['Monwana Game Lodge'],
        from: '/monwana',
      });
      // Sent at once after its ticket: it looks like a machine's.
      const held = await desk.asked({ name: 'D', ticket: desk.ticket(1000, emailForm) });
      desk.clock.at = friday + 30 * minute;
      taken(await desk.answer(thandi, quick));
      // Saturday 10:00: three hours of Friday and two of Saturday.
      desk.clock.at = friday + 20 * hour;
      taken(await desk.answer(amira, slow));
      taken(await desk.desk.work.act(thandi, held, { act: 'release' }));
      desk.clock.at += 15 * minute;
      taken(await desk.desk.work.act(thandi, held, { act: 'telephone', outcome: 'spoke', words: '' }));
      desk.clock.at += hour;
      taken(await desk.desk.work.act(thandi, slow, { act: 'give', to: thandi.id }));

      const found = await figures();
      expect(found).toMatchObject({
        targetMinutes: 240,
        total: {
          received: 4,
          held: 1,
          first: { median: 30, p90: 300, inTarget: 2, late: 1, waiting: 1 },
        },
        held: { held: 1, released: 1, discarded: 0, purged: 0 },
      });
      const line = (table: 'day' | 'kind' | 'property' | 'country' | 'source') =>
        Object.fromEntries(found.tables[table].map(({ name, received }) => [name, received]));
      expect(line('day')).toEqual({
        '2026-11-19': 0,
        '2026-11-20': 4,
        '2026-11-21': 0,
        '2026-11-22': 0,
        '2026-11-23': 0,
        '2026-11-24': 0,
      });
      expect(line('kind')).toEqual({ email: 4 });
      expect(line('property')).toEqual({ lionsands: 3, monwana: 1 });
      expect(line('country')).toEqual({ Germany: 1, 'United Kingdom': 3 });
      expect(line('source')).toEqual({ '/lionsands': 3, '/monwana': 1 });
      expect((await figures({ property: 'monwana' })).total).toMatchObject({
        received: 1,
        first: { waiting: 1 },
      });
      expect((await figures({ kind: 'careers' })).total.received).toBe(0);
      expect((await desk.one(waits)).work.attention).toEqual(['late']);
      const csv = await desk.desk.figures.csv(thandi, { from: '2026-11-20', to: '2026-11-20' }, 'country');
      expect(csv.split('\r\n').slice(1)).toEqual([
        '"United Kingdom","3","1","15","30","2","0","1"',
        '"Germany","1","0","300","300","0","1","0"',
        '',
      ]);
      const first = (
        median: number | null,
        p90: number | null,
        inTarget: number,
        late: number,
        waiting: number,
      ) => ({
        ...{ median, p90, inTarget, late, waiting },
      });
      // Amira's answer stays hers though the enquiry is with Thandi now.
      expect(found.tables.concierge).toEqual([
        { name: thandi.id, received: 3, held: 1, first: first(15, 30, 2, 0, 0) },
        { name: '', received: 1, held: 0, first: first(null, null, 0, 0, 1) },
        { name: amira.id, received: 0, held: 0, first: first(300, 300, 0, 1, 0) },
      ]);
      expect(found.tables.hour.filter(({ received }) => received > 0)).toEqual([
        { name: '14', received: 4, held: 1, first: first(30, 300, 2, 1, 1) },
      ]);
      expect(found.tables.hour).toHaveLength(24);
      expect(found.tables.way).toEqual([
        { name: 'form', received: 4, held: 1, first: first(30, 300, 2, 1, 1) },
      ]);
      const at = (...hours: number[]) =>
        Array.from({ length: 24 }, (_, hour) => hours.filter((each) => each === hour).length);
      expect(found.answering).toEqual([
        { name: thandi.id, hours: at(14, 10) },
        { name: amira.id, hours: at(10) },
      ]);
      const sheet = await desk.desk.figures.csv(
        thandi,
        { from: '2026-11-20', to: '2026-11-20' },
        'answering',
      );
      expect(sheet.split('\r\n').slice(1, 3)).toEqual([
        [thandi.id, ...at(14, 10)].map((each) => `"${each}"`).join(','),
        [amira.id, ...at(10)].map((each) => `"${each}"`).join(','),
      ]);
      expect(await desk.desk.figures.readings()).toMatchObject({
        lists: { new: 1, waiting: 3, attention: 1 },
        firstAnswer: { median: 30, inTarget: 2 },
      });
    },
  );

  testOnBoth(
    'DSK-07/delivery-health deliveries are counted by channel, with how long they took',
    async () => {
      await desk.asked();
      desk.channels['concierge-mail'].fail(() => new Error('unexplained'), 5);
      for (let count = 0; count < 5; count++) {
        await desk.pipeline.worker.tick();
        desk.clock.at += 2 * hour;
      }
      const { deliveries } = await figures();
      expect(deliveries.find(({ channel }) => channel === 'concierge-mail')).toMatchObject({
        noun: 'Email to the concierge',
        delivered: 0,
        dead: 1,
        medianSeconds: null,
      });
      expect(deliveries.find(({ channel }) => channel === 'visitor-mail')).toMatchObject({
        delivered: 1,
        dead: 0,
        medianSeconds: 0,
      });
    },
  );
});
