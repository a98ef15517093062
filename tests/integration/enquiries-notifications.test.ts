import { UnclearDeliveryError } from '@sundowner/enquiries/delivery/delivery-errors';
import { beforeEach, expect } from 'vitest';
import { admin, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Monday, 23 November 2026, 07:30 in South Africa. */
const monday = Date.parse('2026-11-23T05:30:00Z');

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  let reference: string;
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
    reference = await desk.asked();
  });
  const told = () => desk.mailer.told.map(({ to, subject }) => [to, subject]);
  const theyWrite = (mailId: string) => desk.mailed(reference, { mailId });
  const later = async (milliseconds: number) => {
    desk.clock.at += milliseconds;
    await desk.pipeline.tidy();
  };

  testOnBoth(
    'DSK-03/told-by-mail whoever has an enquiry is told by mail that the traveller wrote, once',
    async () => {
      taken(await desk.desk.work.act(thandi, reference, { act: 'take' }));
      await theyWrite('one@example.com');
      await later(minute);
      expect(told()).toEqual([]);
      await later(2 * minute);
      expect(told()).toEqual([['1@lodges.example', `${reference}: the traveller wrote`]]);
      const [mail] = desk.mailer.told;
      expect(mail?.lines).toContain(`https://studio.example/admin/desk/${reference}`);
      expect(mail?.lines.join('\n')).not.toMatch(/Naledi|We come/);
      await later(hour);
      expect(told()).toHaveLength(1);
    },
  );

  test('whoever is at the desk is told there alone', async () => {
    taken(await desk.desk.work.act(thandi, reference, { act: 'take' }));
    await theyWrite('one@example.com');
    desk.clock.at += minute;
    await desk.desk.live.next(thandi, null, AbortSignal.abort());
    await later(hour);
    expect(told()).toEqual([]);

    await desk.desk.staff.notices(ruan, {
      desktop: false,
      sound: false,
      keys: true,
      mail: false,
      digest: true,
    });
    taken(await desk.desk.work.act(thandi, reference, { act: 'give', to: ruan.id }));
    await later(hour);
    expect(told()).toEqual([]);
  });

  test('outside working hours it waits for the morning, and is one mail', async () => {
    taken(await desk.desk.work.act(thandi, reference, { act: 'take' }));
    // Friday evening; on Saturday the house works from eight.
    desk.clock.at = Date.parse('2026-11-20T19:00:00Z');
    await theyWrite('one@example.com');
    await theyWrite('two@example.com');
    await later(hour);
    expect(told()).toEqual([]);
    desk.clock.at = Date.parse('2026-11-21T06:00:00Z');
    await later(0);
    expect(told().filter(([, subject]) => subject?.includes('things'))).toEqual([
      ['1@lodges.example', '2 things for you at the enquiry desk'],
    ]);
  });

  test('a mail that cannot be sent is tried again under the same id', async () => {
    taken(await desk.desk.work.act(thandi, reference, { act: 'give', to: ruan.id }));
    desk.mailer.failWith = new Error('away');
    await later(3 * minute);
    expect(told()).toEqual([]);
    desk.mailer.failWith = null;
    await later(minute);
    expect(told()).toEqual([]);
    await later(5 * minute);
    const [row] = await desk.store.read.rows<{ id: string }>("SELECT id FROM told WHERE kind = 'given'");
    expect(desk.mailer.told).toMatchObject([{ to: '2@lodges.example', id: `told-${row?.id}` }]);
  });

  test('a mail that may have arrived is not sent again: the desk says the same', async () => {
    taken(await desk.desk.work.act(thandi, reference, { act: 'give', to: ruan.id }));
    desk.mailer.failWith = new UnclearDeliveryError('said nothing');
    await later(3 * minute);
    desk.clock.at = monday + minute;
    await later(0);
    expect(desk.logged()).toContain('a digest could not be sent');
    desk.mailer.failWith = null;
    for (let times = 0; times < 4; times++) await later(10 * minute);
    const again = desk.mailer.told.filter(
      ({ id, to }) => id.startsWith('told-') && to === '2@lodges.example',
    );
    expect(again).toEqual([]);
    const digests = desk.mailer.told.filter(({ id }) => id.startsWith('digest-')).map(({ to }) => to);
    // One of them met the silence; the others had theirs once it was over.
    expect(new Set(digests).size).toBe(digests.length);
    expect(digests).toHaveLength(3);
  });

  testOnBoth('DSK-03/digest on a working morning everybody reads what waits, once', async () => {
    taken(await desk.desk.work.act(thandi, reference, { act: 'take' }));
    desk.clock.at = monday - minute;
    await later(0);
    expect(told().filter(([, subject]) => subject?.startsWith('Enquiry desk'))).toEqual([]);
    await later(minute);
    const digests = () => desk.mailer.told.filter(({ id }) => id.startsWith('digest-2026-11-23-'));
    expect(digests().map(({ to }) => to)).toEqual([1, 2, 3, 4].map((id) => `${id}@lodges.example`));
    expect(digests()[0]?.lines.slice(0, 2)).toEqual(['Yours, our turn: 1', 'Needs attention: 1']);
    expect(digests()[0]?.lines.join('\n')).toContain(`- ${reference}, Email enquiry, since `);
    expect(digests()[1]?.lines[0]).toBe('Needs attention: 1');
    await later(hour);
    expect(digests()).toHaveLength(4);
  });

  test('no digest goes to whoever is away or does not want one, on a closed day, or late in the day', async () => {
    await desk.desk.staff.notices(ruan, {
      desktop: false,
      sound: false,
      keys: true,
      mail: true,
      digest: false,
    });
    const until = monday + 48 * hour;
    taken(await desk.desk.staff.away(thandi, thandi.id, until));
    // Sunday.
    desk.clock.at = monday - 24 * hour;
    await later(0);
    desk.clock.at = monday + 5 * hour;
    await later(0);
    expect(desk.mailer.told.filter(({ id }) => id.startsWith('digest'))).toEqual([]);
    desk.clock.at = monday + hour;
    await later(0);
    expect(desk.mailer.told.filter(({ id }) => id.startsWith('digest')).map(({ to }) => to)).toEqual([
      '3@lodges.example',
      `${admin.id}@lodges.example`,
    ]);
  });
});
