import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nginxPath } from '../support/nginx.ts';
import type { Person } from '../support/studio-process.ts';
import { expectShown, formAt, publishNotice, shownBy, takeEnquiries } from './acts.ts';
import { countedInStore, countedMails, undelivered } from './counted.ts';
import type { Machine } from './machine.ts';
import { type Stage, startStage } from './stage.ts';
import { startTraffic, under } from './traffic.ts';

/**
 * A live installation of two machines behind nginx, one of them with the studio, and one fault of each kind. `npm run test:machines` does
 * the same with three machines, longer, and counts.
 */
describe.skipIf(nginxPath() === null)('two machines of one installation', () => {
  let stage: Stage;
  let one: Machine;
  let other: Machine;
  let editor: Person;
  const names = ['machine-1', 'machine-2'];

  beforeAll(async () => {
    stage = await startStage({
      machines: [
        ['site', 'studio', 'worker'],
        ['site', 'worker'],
      ],
    });
    [one, other] = stage.machines as [Machine, Machine];
    editor = await stage.signIn(one, 'editor');
  }, 600_000);
  afterAll(() => stage?.close());
  beforeEach(() => stage.mend());

  const nothingFailed = { refused: {}, gone: 0, pageFaults: [] };

  test('CLU-09/publish what is published at the studio is shown by both and through the cache in front', async () => {
    for (const words of ['The road is open.', 'The road is closed.']) {
      expect(await publishNotice(editor, words)).toBe(true);
      await expectShown(stage, words);
    }
    // Kept, and so outdated by a purge alone.
    await expect.poll(async () => (await stage.ask('/contact-us')).headers['x-nginx-cache']).toBe('HIT');
    expect(await publishNotice(editor, 'The road is mended.')).toBe(true);
    await expectShown(stage, 'The road is mended.');
  });

  test('CLU-09/repeats what was sent to one machine and is sent again to the other has one reference', async () => {
    const { filled, post } = formAt(stage, one);
    const fields = filled();
    const first = await post(fields, '198.19.255.1');
    const again = await formAt(stage, other).post(fields, '198.19.255.2');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.json.reference).toBe(first.json.reference);
    stage.load.acknowledged.set(String(first.json.reference), Date.now());
  });

  test('CLU-09/limits ten enquiries of one address are accepted by both together', async () => {
    const forms = stage.machines.map((machine) => formAt(stage, machine));
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const form = forms[at % 2] ?? forms[0];
        if (!form) throw new Error('There are no forms.');
        return form.post(form.filled(), '198.19.255.3');
      }),
    );
    for (const { status, json } of answers)
      if (status === 201) stage.load.acknowledged.set(String(json.reference), Date.now());
    const counts = [201, 429].map((code) => answers.filter(({ status }) => status === code).length);
    expect(counts).toEqual([10, 14]);
  });

  test('CLU-09/slow over a slow way to the database everything works', async () => {
    for (const { network } of stage.machines) network.delay(15);
    const report = await under(stage, async () => {
      expect(await publishNotice(editor, 'The road is slow.')).toBe(true);
      await expectShown(stage, 'The road is slow.');
    });
    expect(report).toMatchObject(nothingFailed);
  });

  test('CLU-09/counted where nothing was cut off everything acknowledged is in the store and was delivered once', async () => {
    await expect.poll(() => undelivered(stage), { timeout: 60_000 }).toBe(0);
    expect(await countedInStore(stage)).toMatchObject({ lost: 0, doubled: 0, withoutJobs: 0, unanswered: 0 });
    expect(await countedMails(stage)).toMatchObject({ missing: 0, unknown: 0, twice: 0 });
  });

  test('CLU-09/machine-killed a machine that is killed while it sends loses nothing, and the other goes on', async () => {
    stage.smtp.faults.slow(1500);
    const sending = "SELECT 1 FROM enquiries.deliveries WHERE state = 'sending'";
    const report = await under(stage, async () => {
      await expect
        .poll(async () => (await stage.rows(sending)).length, { timeout: 30_000, interval: 50 })
        .toBeGreaterThan(3);
      await other.kill();
      const { acknowledged } = stage.load;
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 3);
    });
    // A post that was under way there is the visitor's to send again; a page is asked of the other.
    expect(Object.keys(report.refused).filter((status) => status !== '502')).toEqual([]);
    expect(report).toMatchObject({ gone: 0, pageFaults: [] });
  });

  test('CLU-09/locked while a table is held posts are refused as busy, pages stand, and then they are taken', async () => {
    const report = await under(stage, async () => {
      const holder = await stage.session();
      await holder.query('BEGIN');
      await holder.query('LOCK TABLE enquiries.enquiries IN ACCESS EXCLUSIVE MODE');
      await expect.poll(() => stage.load.refused.get(503) ?? 0, { timeout: 30_000 }).toBeGreaterThan(0);
      await holder.query('ROLLBACK');
      await expect.poll(() => takeEnquiries(stage)).toEqual(names);
    });
    expect(Object.keys(report.refused)).toEqual(['503']);
    expect(report).toMatchObject({ gone: 0, pageFaults: [] });
  });

  test('CLU-09/database-killed while the database is away posts are refused as busy and pages stand; when it is back, all works by itself', async () => {
    const report = await under(stage, async () => {
      await stage.postgres.kill();
      const before = stage.load.refused.get(503) ?? 0;
      await expect
        .poll(() => stage.load.refused.get(503) ?? 0, { timeout: 30_000 })
        .toBeGreaterThan(before + 3);
      await stage.postgres.start();
      await expect.poll(() => takeEnquiries(stage)).toEqual(names);
    });
    expect(Object.keys(report.refused)).toEqual(['503']);
    expect(report).toMatchObject({ gone: 0, pageFaults: [] });
    await expect.poll(() => publishNotice(editor, 'The database is back.').catch(() => false)).toBe(true);
    await expectShown(stage, 'The database is back.');
  });

  test('CLU-09/silent after a database that fell silent sites and studio are well by themselves', async () => {
    const report = await under(stage, async () => {
      for (const { network } of stage.machines) network.swallow();
      const before = stage.load.refused.get(503) ?? 0;
      await expect.poll(() => stage.load.refused.get(503) ?? 0, { timeout: 60_000 }).toBeGreaterThan(before);
      // Whoever saves meanwhile is told, and what was kept stands.
      expect(await publishNotice(editor, 'Nobody reads this.').catch(() => false)).toBe(false);
      for (const { network } of stage.machines) network.mend();
      await expect.poll(() => takeEnquiries(stage), { timeout: 40_000 }).toEqual(names);
    });
    expect(Object.keys(report.refused)).toEqual(['503']);
    expect(report).toMatchObject({ gone: 0, pageFaults: [] });
    await expect
      .poll(() => publishNotice(editor, 'The line is back.').catch(() => false), { timeout: 60_000 })
      .toBe(true);
    await expectShown(stage, 'The line is back.');
    expect(await shownBy(stage, 'Nobody reads this.')).toEqual([]);
  });

  test('CLU-09/rolling all are stopped and started one after the other, and nothing anybody asks for fails', async () => {
    const report = await under(stage, async () => {
      for (const machine of stage.machines) {
        expect(await machine.stop()).toBe(0);
        await machine.start();
      }
    });
    expect(report).toMatchObject(nothingFailed);
    expect(report.acknowledged.length).toBeGreaterThan(0);
  });

  test('CLU-09/counted after every fault nothing acknowledged is lost or doubled, and each mail was sent under one Message-ID', async () => {
    const { end } = startTraffic(stage);
    await end();
    // A job whose holder vanished is taken up when its lease has run out.
    await expect.poll(() => undelivered(stage), { timeout: 150_000, interval: 500 }).toBe(0);
    expect(await countedInStore(stage)).toMatchObject({ lost: 0, doubled: 0, withoutJobs: 0 });
    expect(await countedMails(stage)).toMatchObject({ missing: 0, unknown: 0 });
  });
});
