import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { imapMailbox, type Mailbox } from '@sundowner/enquiries/mailbox/imap-mailbox';
import { createMailParser, type MailParser } from '@sundowner/enquiries/mailbox/mail-parser';
import { readMailboxAddress } from '@sundowner/enquiries/mailbox/mailbox-address';
import type { MailOutcome } from '@sundowner/enquiries/mailbox/take-mail';
import { isRefused } from '@sundowner/enquiries/work/access';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type StoppingImap, startStoppingImap } from '../fakes/stopping-imap.ts';
import { dovecotPath, type ImapBox, type ImapServer, startDovecot } from '../support/dovecot.ts';
import { type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { newKeyring, onBothDatabases, type TestDatabase } from './enquiries-stage.ts';
import { sender } from './mailbox-stage.ts';

const dovecot = dovecotPath();
const minute = 60_000;
/** How long a mailbox server waits in these tests: of a mail that is stuck, each try lasts so long. */
const timeoutMs = 2000;

const plain = (id: string, body: string, from = 'other@example.org') =>
  Buffer.from(`From: ${from}\r\nMessage-ID: <${id}@example.org>\r\nSubject: ${id}\r\n\r\n${body}\r\n`);

/** A mail in a mail in a mail, deeper than any parser follows. */
function nested(references: string): Buffer {
  const heads = `From: Naledi <naledi@example.com>\r\nSubject: Deep\r\nReferences: ${references}\r\n`;
  const parts = Array.from(
    { length: 1000 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  return Buffer.from(`${heads}${parts.join('')}\r\nHello`);
}

describe.skipIf(dovecot === null)('mails that are made to stop whoever reads them', () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startDovecot(dovecot ?? '');
  });
  afterAll(() => server.stop());

  onBothDatabases((newDatabase, { name, test, testOnBoth }) => {
    let imap: ImapBox;
    let way: StoppingImap;
    let database: TestDatabase;
    let desk: DeskStage;
    let mailbox: Mailbox;
    let parser: MailParser;
    /** What the product's parser is replaced by for one test; `null` for nothing. */
    let instead: MailParser['mail'] | null;

    beforeEach(async () => {
      imap = server.newBox();
      way = await startStoppingImap(imap.url, 'STOPS-HERE');
      database = await newDatabase();
      const address = readMailboxAddress(way.url);
      mailbox = imapMailbox(address, timeoutMs);
      parser = createMailParser();
      instead = null;
      const replaced: MailParser = { ...parser, mail: (source) => (instead ?? parser.mail)(source) };
      desk = await deskStage(await database.open(), database.dataDir, {
        keyring: newKeyring(),
        mailbox: { mailbox, name: address.name, sender, parser: replaced },
      });
      expect(await read()).toEqual([]);
    });
    afterEach(async () => {
      await parser.close();
      await mailbox.close();
      await way.close();
    });

    const read = async (): Promise<readonly MailOutcome[]> => [
      ...((await desk.pipeline.mailboxReader?.read()) ?? []),
    ];
    const unmatched = async () => (await desk.pipeline.mails.list(thandi)).mails;
    /** As a process that is killed while it reads a mail: nothing it had still to write is written. */
    const killedWhileReading = async () => {
      instead = () => Promise.reject(new Error('killed'));
      await expect(read()).rejects.toThrow('killed');
      instead = null;
    };

    testOnBoth(
      'DSK-03/unreadable a mail that cannot be read is kept whole, opened on the record, put to an enquiry, and erased with its sender',
      async () => {
        const reference = await desk.asked();
        const source = nested(`<${reference}@lodges.example>`);
        await imap.deliver(source);
        await imap.deliver(plain('behind', 'Hello'));
        await imap.deliver(source);
        expect(await read()).toEqual(['kept-whole', 'unmatched', 'known']);
        const [mail] = (await unmatched()).filter(({ unreadable }) => unreadable);
        expect(mail).toMatchObject({
          ...{ from: 'naledi@example.com', name: 'Naledi', subject: 'Deep' },
          ...{ text: '', files: 1, mayBe: [reference] },
        });
        const id = mail?.id ?? '';
        const file = taken(await desk.pipeline.mails.file(ruan, id, 0));
        expect([file.fileName, file.contentType]).toEqual(['mail.eml', 'message/rfc822']);
        expect(Buffer.from(file.content).equals(source)).toBe(true);
        expect(await desk.pipeline.mails.file(ruan, id, 1)).toMatchObject({ code: 'not-found' });
        expect(await desk.count('accesses', "person = '2' AND what = 'opened a file'")).toBe(1);
        const [sealed] = await desk.store.read.rows<{ sealed: Uint8Array }>('SELECT sealed FROM stray_files');
        expect(Buffer.from(sealed?.sealed ?? []).includes('boundary')).toBe(false);

        taken(await desk.pipeline.mails.attach(thandi, id, reference));
        expect(isRefused(await desk.pipeline.mails.file(ruan, id, 0))).toBe(true);
        expect((await desk.one(reference)).conversation.messages).toMatchObject([
          {
            way: 'traveller',
            text: expect.stringContaining('could not be read'),
            files: [{ name: 'mail.eml' }],
          },
        ]);
        await imap.deliver(Buffer.concat([source, Buffer.from(' again')]));
        expect(await read()).toEqual(['kept-whole']);
        await desk.pipeline.erasure.request(reference, 'Thandi');
        desk.clock.at += 120 * minute;
        await desk.pipeline.tidy();
        expect(await desk.count('stray_mails', 'sealed IS NOT NULL')).toBe(1);
        expect((await unmatched()).map(({ subject }) => subject)).toEqual(['behind']);
      },
    );

    testOnBoth(
      'DSK-03/begun-twice a mail that was begun twice without an end is not begun again, and those behind it are read',
      async () => {
        await imap.deliver(plain('killer', 'Hello'));
        await imap.deliver(plain('behind', 'Good evening'));
        await killedWhileReading();
        await killedWhileReading();
        expect(await read()).toEqual(['kept-whole', 'unmatched']);
        expect(
          (await unmatched()).map(({ subject, text, unreadable }) => [subject, text, unreadable]),
        ).toEqual([
          ['killer', '', true],
          ['behind', 'Good evening', false],
        ]);
        expect(await desk.count('mailbox_tries')).toBe(0);

        await imap.deliver(plain('unlucky', 'Hello'));
        await killedWhileReading();
        expect(await read()).toEqual(['unmatched']);
        expect(await desk.count('mailbox_tries')).toBe(0);
      },
    );

    test('DSK-03/begun-twice one that met a limit is set aside at once, and a stop is no fault of a mail', async () => {
      await imap.deliver(plain('slow', 'Hello'));
      instead = async () => 'time';
      expect(await read()).toEqual(['kept-whole']);
      await imap.deliver(plain('under way', 'Hello'));
      instead = async () => 'closed';
      for (let stops = 0; stops < 3; stops++) await expect(read()).rejects.toThrow('told to end');
      instead = async () => 'unstarted';
      for (let stops = 0; stops < 3; stops++) await expect(read()).rejects.toThrow('could not be started');
      instead = null;
      expect(await read()).toEqual(['unmatched']);
    });

    test('DSK-03/begun-twice one in which its reader ends twice is set aside, and one in which it ends once is read', async () => {
      await imap.deliver(plain('killer', 'Hello'));
      await imap.deliver(plain('behind', 'Good evening'));
      instead = async () => 'died';
      for (let ends = 0; ends < 2; ends++)
        await expect(read()).rejects.toThrow('ended in the middle of a mail');
      instead = null;
      expect(await read()).toEqual(['kept-whole', 'unmatched']);
      await imap.deliver(plain('unlucky', 'Hello'));
      instead = async () => 'died';
      await expect(read()).rejects.toThrow('ended in the middle of a mail');
      instead = null;
      expect(await read()).toEqual(['unmatched']);
    });

    testOnBoth(
      'DSK-03/stops-inside a server that stops inside a mail is left after a while, those behind it are read, and it is fetched later',
      async () => {
        await imap.deliver(plain('stuck', `Hello\r\nSTOPS-HERE\r\n${'x'.repeat(100_000)}`));
        await imap.deliver(plain('behind', 'Good evening'));
        await expect(read()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
        await expect(read()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
        expect(await read()).toEqual(['unmatched']);
        expect((await unmatched()).map(({ subject }) => subject)).toEqual(['behind']);
        expect(way.stops()).toBe(2);
        // It has a pause, and then its turn after all that came in since.
        expect(await read()).toEqual([]);
        desk.clock.at += 2 * minute;
        await imap.deliver(plain('third', 'Once more'));
        expect(await read()).toEqual(['unmatched']);
        expect(way.stops()).toBe(3);
        way.mend();
        desk.clock.at += 5 * minute;
        expect(await read()).toEqual(['unmatched']);
        expect((await unmatched()).find(({ subject }) => subject === 'stuck')?.text).toContain('STOPS-HERE');
        expect(await desk.count('mailbox_tries')).toBe(0);
      },
    );

    test('a mail larger than a piece comes in whole', async () => {
      const body = Array.from({ length: 20_000 }, (_, at) => `Line ${at} of a long mail`).join('\r\n');
      await imap.deliver(plain('long', body));
      expect(await read()).toEqual(['unmatched']);
      const [mail] = await unmatched();
      expect(mail?.text.length).toBeGreaterThan(199_990);
      expect(body.replaceAll('\r\n', '\n').startsWith(mail?.text ?? '-')).toBe(true);

      // One that ends where a piece does, and one a byte longer.
      for (const length of [2 ** 19, 2 ** 19 + 1]) {
        const head = plain(`of ${length}`, '').toString();
        await imap.deliver(Buffer.from(head.trimEnd().concat('\r\n\r\n').padEnd(length, 'x')));
        expect(await read()).toEqual(['unmatched']);
        expect((await unmatched()).at(-1)).toMatchObject({ subject: `of ${length}`, unreadable: false });
      }
    });

    if (name !== 'sqlite') return;

    test('DSK-03/killed kill -9 in the middle of a mail, twice: it is set aside with its sender, and the next is read', async () => {
      await imap.deliver(plain('killer', 'Hello'));
      await imap.deliver(plain('behind', 'Good evening'));
      const given = [database.dataDir, imap.url, String(desk.clock.at), JSON.stringify(desk.keyring)];
      // The way has another port, and the mailbox with it the same name.
      for (let round = 0; round < 2; round++) {
        const child = spawn(
          process.execPath,
          [join(import.meta.dirname, 'mailbox-process.ts'), 'parse', ...given],
          { stdio: ['ignore', 'inherit', 'inherit'] },
        );
        expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
      }
      expect(await read()).toEqual(['kept-whole', 'unmatched']);
      expect((await unmatched()).map(({ from, unreadable }) => [from, unreadable])).toEqual([
        ['other@example.org', true],
        ['other@example.org', false],
      ]);
    });
  });
});
