import { join } from 'node:path';
import { mergeActShape } from '@sundowner/desk-wire/merging';
import { personShape, receiptShape } from '@sundowner/desk-wire/privacy';
import { backupStore, restoreStore } from '@sundowner/enquiries/store/backup';
import { openStore, storeFile } from '@sundowner/enquiries/store/database/open';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import { createPersonHash } from '@sundowner/enquiries/store/personal-fields';
import { openVault } from '@sundowner/enquiries/store/vault';
import pino from 'pino';
import { beforeEach, expect } from 'vitest';
import { ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { rawMail, traveller } from './mails-stage.ts';
import { type TakenMails, takenMails } from './taken-mails.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const work = 'naledi.work@example.org';
/** Tables that hold a hash of hers on purpose: that, and when, her address was erased, so that nobody writes to it unawares. */
const onPurpose = new Set(['erased_addresses', 'mail_recipients', 'mail_takes']);

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let stage: TakenMails;
  beforeEach(async () => {
    stage = await takenMails(await newDatabase());
  });

  const tables = async () => {
    const { store } = stage.desk;
    const rows = await store.read.rows<{ name: string }>(
      store.dialect === 'sqlite'
        ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'enquiries'",
    );
    return rows.map(({ name }) => name);
  };
  /** Every row of the store as text, by its table; blobs as what they hold in clear. */
  const everything = async () => {
    const found: {
      readonly table: string;
      readonly column: string;
      readonly value: string;
      readonly sealed: boolean;
    }[] = [];
    for (const table of await tables()) {
      for (const row of await stage.desk.store.read.rows<Record<string, unknown>>(`SELECT * FROM ${table}`)) {
        for (const [column, value] of Object.entries(row)) {
          if (value === null) continue;
          const sealed = value instanceof Uint8Array;
          found.push({
            table,
            column,
            value: sealed ? Buffer.from(value).toString('latin1') : String(value),
            sealed,
          });
        }
      }
    }
    return found;
  };
  const erased = async (of: { readonly address: string }) => {
    const { privacy, tidy } = stage.desk.pipeline;
    const [request] = taken(await privacy.ask(thandi, of)).erasures;
    taken(await privacy.confirm(ruan, request?.id ?? ''));
    stage.desk.clock.at += hour + minute;
    await tidy();
    await tidy();
    return receiptShape.parse(taken(await privacy.receipt(thandi, request?.id ?? '')));
  };

  test('DSK-08/erase CNV-01/sealed of a person everything about whom is erased nothing is left in any table', async () => {
    const { desk } = stage;
    const one = await desk.asked();
    const answers = { 'In-Reply-To': `<${one}@lodges.example>` };
    await desk.pipeline.worker.tick();
    await stage.take(rawMail(answers, 'Quokka one.'), rawMail({ ...answers, From: work }, 'Quokka two.'));
    taken(await desk.desk.work.setParticipant(thandi, one, { address: work, role: 'also-theirs' }));
    const two = await desk.asked({ comments: 'A second quokka.' });
    const three = await desk.asked({ comments: 'A third quokka.' });
    taken(await desk.desk.beginning.merge(ruan, one, mergeActShape.parse({ other: three, as: 'merge' })));
    taken(await desk.desk.beginning.merge(ruan, one, mergeActShape.parse({ other: two, as: 'link' })));
    taken(await desk.desk.beginning.stay(ruan, one, { property: 'lionsands', year: 2019, set: true }));
    taken(await desk.desk.work.note(ruan, one, { text: 'Quokka of the house', mentions: [thandi.id] }));
    taken(await desk.desk.work.tag(ruan, one, { tag: 'quokka', set: true }));
    taken(await desk.answer(thandi, one, { text: 'Quokka, yes.', allTheSame: true }));
    desk.clock.at += minute;
    await desk.pipeline.worker.tick();
    taken(
      await desk.answer(thandi, two, {
        text: 'Quokka, later.',
        sendAt: new Date(desk.clock.at + 9 * hour).toISOString(),
      }),
    );
    await desk.pipeline.ownPage.askForLink(traveller, '192.0.2.1');
    // Two are open: what names neither belongs to none.
    expect(
      await stage.take(
        rawMail({ Subject: 'Quokka' }, 'Of none.'),
        rawMail({ Subject: 'Quokka', From: work }, 'Of none, from the office.'),
        rawMail({ Subject: 'Quokka', From: work }, 'Of none, and put away.'),
      ),
    ).toEqual(['unmatched', 'unmatched', 'unmatched']);
    const [first] = (await desk.pipeline.mails.list(thandi)).mails;
    taken(await desk.pipeline.mails.notForUs(thandi, first?.id ?? '', 'address'));
    await desk.pipeline.tidy();

    const person = personShape.parse(taken(await desk.pipeline.privacy.person(thandi, traveller)));
    const held = JSON.stringify(person.records);
    for (const words of ['Of none.', 'Of none, from the office.', '2019']) expect(held).toContain(words);

    await erased({ address: traveller });
    const hash = createPersonHash(openVault(desk.keyring));
    const hashes = [traveller, work].map((address) => hash(address) ?? '');
    const left = (await everything()).filter(({ table }) => !onPurpose.has(table));
    expect(left.filter(({ value }) => hashes.some((each) => value.includes(each)))).toEqual([]);
    expect(left.filter(({ value }) => /naledi|okafor|quokka|example\.(com|org)/i.test(value))).toEqual([]);
    expect(left.filter(({ sealed }) => sealed)).toEqual([]);
    expect(left.filter(({ table }) => /^(search|stray)_(terms|words|slips|files)$/.test(table))).toEqual([]);
  });

  testOnBoth(
    'CNV-03/never-unread a mail that waits outlives the end of its writer’s earlier enquiry, and goes with their erasure',
    async () => {
      const { desk } = stage;
      const reference = await desk.asked();
      await desk.pipeline.worker.tick();
      taken(await desk.desk.work.act(thandi, reference, { act: 'close' }));
      desk.clock.at += 720 * day;
      const again = rawMail({ Subject: 'Again' }, 'May we come again?');
      expect(await stage.take(again)).toEqual(['unmatched']);
      const [mail] = (await desk.pipeline.mails.list(thandi)).mails;
      await desk.pipeline.mails.look(mail?.id ?? '');
      desk.clock.at += 60 * day;
      await desk.pipeline.tidy();
      expect(await desk.count('enquiries', "state = 'erased'")).toBe(1);
      expect((await desk.pipeline.mails.list(thandi)).mails).toMatchObject([{ text: 'May we come again?' }]);
      await erased({ address: traveller });
      expect((await desk.pipeline.mails.list(thandi)).mails).toEqual([]);
    },
  );

  testOnBoth(
    'DSK-08/erase a mail of before the erasure that is read once more does not come back, one of since does',
    async () => {
      const { desk } = stage;
      const reference = await desk.asked();
      const came = desk.clock.at;
      const answers = { 'In-Reply-To': `<${reference}@lodges.example>` };
      const mails = [rawMail(answers, 'Of the enquiry.'), rawMail({ Subject: 'Mine' }, 'Of the one open.')];
      expect(await stage.take(...mails)).toEqual(['enquiry', 'enquiry']);
      await erased({ address: traveller });
      // The mailbox began its numbers anew, or a copy of the store of before was put in place.
      expect(await stage.takeOfTime(came, ...mails)).toEqual(['left', 'left']);
      expect((await desk.pipeline.mails.list(thandi)).mails).toEqual([]);
      expect(await stage.take(rawMail({ Subject: 'New' }, 'Hello again.'))).toEqual(['unmatched']);
    },
  );

  test('DSK-08/erase a copy of before, put in place of the store, learns that mails of no enquiry were erased', async () => {
    const { desk } = stage;
    await stage.take(
      rawMail({ From: 'Wilma <wilma@example.org>', Subject: 'Rooms' }, 'Two rooms, please.'),
      rawMail({ From: 'Sam <sam@example.org>', Subject: 'Rooms' }, 'Three rooms, please.'),
    );
    await desk.pipeline.tidy();
    const backup = join(desk.dataDir, 'before.db');
    await backupStore(desk.store, backup);
    await erased({ address: 'wilma@example.org' });
    await desk.store.close();
    await restoreStore({
      ...{ backup, target: storeFile(desk.dataDir), ledgerFile: ledgerFileOf(desk.dataDir) },
      ...{ erasureKey: desk.keyring.erasure, now: desk.clock.at },
      retentionMonths: 24,
    });
    const store = await openStore({ dataDir: desk.dataDir }, pino({ level: 'silent' }));
    const rows = await store.read.rows('SELECT who FROM stray_mails WHERE sealed IS NOT NULL');
    await store.close();
    const hash = createPersonHash(openVault(desk.keyring));
    expect(rows).toEqual([{ who: hash('sam@example.org') }]);
  });

  testOnBoth(
    'DSK-08/erase CNV-03/never-unread who only ever wrote mails is erased as well, an hour after a second person said so',
    async () => {
      const { desk } = stage;
      await stage.take(
        rawMail({ From: 'Wilma <wilma@example.org>', Subject: 'Rooms' }, 'Two rooms, please.'),
        rawMail({ From: 'Sam <sam@example.org>', Subject: 'Rooms' }, 'Three rooms, please.'),
      );
      const { privacy } = desk.pipeline;
      const receipt = await erased({ address: 'Wilma@example.org' });
      expect(receipt).toMatchObject({ references: [], counts: { enquiries: 0, messages: 1 } });
      expect((await desk.pipeline.mails.list(thandi)).mails.map(({ from }) => from)).toEqual([
        'sam@example.org',
      ]);
      expect(taken(await privacy.person(thandi, 'wilma@example.org')).records).toEqual([]);
      expect(await privacy.ask(thandi, { address: 'wilma@example.org' })).toMatchObject({
        code: 'not-found',
      });
    },
  );
});
