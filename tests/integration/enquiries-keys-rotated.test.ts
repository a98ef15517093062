import { randomBytes } from 'node:crypto';
import { mergeActShape } from '@sundowner/desk-wire/merging';
import { expectedColumns } from '@sundowner/enquiries/store/database/schema';
import { countSealedWithOldKeys, createResealing } from '@sundowner/enquiries/store/reseal';
import { sealedColumns } from '@sundowner/enquiries/store/sealed-columns';
import { openVault } from '@sundowner/enquiries/store/vault';
import pino from 'pino';
import { expect, test as plain } from 'vitest';
import { admin, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { rawMail, traveller } from './mails-stage.ts';
import { takenMails } from './taken-mails.ts';

plain('CNV-01/sealed every table in which something is sealed is known to a rotation of keys', () => {
  const tables = Object.entries(expectedColumns).filter(([, columns]) => columns.includes('sealed'));
  expect(tables.map(([table]) => table).sort()).toEqual(
    Object.values(sealedColumns)
      .map(({ table }) => table)
      .sort(),
  );
});

onBothDatabases((newDatabase, { testOnBoth }) => {
  testOnBoth(
    'CNV-01/sealed CNV-10/link a conversation is readable, found and answered, and a link opens, once its key was rotated and the earlier one is gone',
    async () => {
      const { desk, take } = await takenMails(await newDatabase());
      const { store, dataDir, keyring } = desk;
      const reference = await desk.asked();
      await desk.pipeline.worker.tick();
      const token = desk.channels['visitor-mail'].seen[0]?.ownPage?.href.split('/').at(-1) ?? '';
      const answers = { 'In-Reply-To': `<${reference}@lodges.example>` };
      const parts = { 'Content-Type': 'multipart/mixed; boundary=b' };
      const withFile = (text: string) =>
        `--b\r\nContent-Type: text/plain\r\n\r\n${text}\r\n--b\r\nContent-Type: application/pdf; name=a.pdf\r\n\r\n%PDF-1.7\r\n--b--`;
      await take(
        rawMail({ ...answers, ...parts }, withFile('We come by air.')),
        rawMail({ ...answers, From: 'Thabo <thabo@example.net>' }, 'Thabo here.'),
        rawMail({ ...parts, From: 'Wilma <wilma@example.org>', Subject: 'Rooms' }, withFile('Two rooms.')),
        rawMail({ From: 'Offers <offers@example.org>', Subject: 'Cheap' }, 'Buy.'),
      );
      const offers = (await desk.pipeline.mails.list(thandi)).mails.find(({ name }) => name === 'Offers');
      taken(await desk.pipeline.mails.notForUs(thandi, offers?.id ?? '', 'address'));
      taken(await desk.desk.work.note(ruan, reference, { text: 'A note', mentions: [] }));
      const draft = { subject: 'A', text: 'A draft', to: null, recipients: null, html: null };
      const kept = { ...draft, attachments: [], forward: false, version: 1 };
      taken(await desk.desk.answers.keepDraft(ruan, reference, kept));
      const other = await desk.asked({ comments: 'Another.' });
      taken(await desk.desk.beginning.merge(ruan, reference, mergeActShape.parse({ other, as: 'merge' })));
      const third = await desk.asked({ email: 'else@example.com' });
      taken(await desk.pipeline.privacy.place(admin, { of: { reference: third }, reason: 'A claim' }));
      await desk.pipeline.tidy();

      const personal = randomBytes(32);
      const both = openVault({ ...keyring, personal, personalPrevious: [keyring.personal] });
      expect((await countSealedWithOldKeys(store, both)).words).toBeGreaterThan(8);
      await createResealing({ store, vault: both, log: pino({ level: 'silent' }) }).run();
      expect(await countSealedWithOldKeys(store, both)).toEqual({ enquiries: 0, files: 0, words: 0 });

      const after = await deskStage(store, dataDir, {
        keyring: { ...keyring, personal, personalPrevious: [] },
      });
      after.clock.at = desk.clock.at;
      const { conversation } = await after.one(reference, ruan);
      expect(conversation.messages.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['We come by air.', 'Thabo here.', 'Another.']),
      );
      expect(conversation.participants.map(({ address }) => address)).toEqual([
        traveller,
        'thabo@example.net',
      ]);
      expect(conversation.draft).toMatchObject({ text: 'A draft' });
      const { mails } = await after.pipeline.mails.list(thandi);
      expect(mails.map(({ from, text, files }) => [from, text, files])).toEqual(
        expect.arrayContaining([['wilma@example.org', 'Two rooms.', 1]]),
      );
      expect((await after.pipeline.mails.rules()).rules).toMatchObject([{ of: 'offers@example.org' }]);
      expect(taken(await after.pipeline.privacy.holds(admin)).holds).toMatchObject([{ reason: 'A claim' }]);
      const found = { list: 'all', filter: {}, words: 'thabo@example.net', cursor: null, limit: 10 } as const;
      expect((await after.desk.list(thandi, found)).rows.map((row) => row.reference)).toEqual([reference]);
      const session = await after.pipeline.ownPage.open(token);
      const letter = await after.pipeline.ownPage.letter({ session: session ?? '', export: null });
      expect(letter?.reference).toBe(reference);
      expect(JSON.stringify(letter)).toContain('We come by air.');
      taken(await after.desk.beginning.unmerge(ruan, reference, null));
      expect((await after.one(other)).conversation.messages.map(({ text }) => text)).not.toContain(
        'Another.',
      );
    },
  );
});
