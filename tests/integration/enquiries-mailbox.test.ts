import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { openMessageFiles } from '@sundowner/enquiries/conversation/message-content';
import { imapMailbox, type Mailbox } from '@sundowner/enquiries/mailbox/imap-mailbox';
import { readMailboxAddress } from '@sundowner/enquiries/mailbox/mailbox-address';
import { openVault } from '@sundowner/enquiries/store/vault';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type FakeSmtp, type ReceivedMail, startSmtp } from '../fakes/smtp.ts';
import { dovecotPath, type ImapBox, type ImapServer, startDovecot } from '../support/dovecot.ts';
import { admin, amira, type DeskStage, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { newKeyring, onBothDatabases } from './enquiries-stage.ts';
import { answersOver, sender } from './mailbox-stage.ts';

const dovecot = dovecotPath();
const traveller = 'naledi@example.com';
const day = 86_400_000;

/** A mail as the program of a traveller writes it. */
async function written(mail: Parameters<ReturnType<typeof createTransport>['sendMail']>[0]): Promise<Buffer> {
  const made = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: `Naledi Okafor <${traveller}>`,
    to: sender,
    text: 'Hello',
    ...mail,
  });
  return made.message as unknown as Buffer;
}

/** What a traveller's program makes of an answer it got: threaded, our words quoted. */
const replyTo = (answer: ReceivedMail, text: string, more: object = {}) =>
  written({
    subject: `Re: ${answer.parsed.subject}`,
    inReplyTo: answer.parsed.messageId ?? '',
    references: `${answer.parsed.references ?? ''} ${answer.parsed.messageId ?? ''}`.trim(),
    text: `${text}\n\nOn Fri, 20 Nov 2026 at 14:31, The Concierge <${sender}> wrote:\n> ${answer.parsed.text?.trim() ?? ''}\n`,
    ...more,
  });

/** What a mail server says of a mail it took and did not deliver (RFC 3464). */
const reportOf = ({ parsed }: ReceivedMail, action: string, status: string): string =>
  [
    'From: Mail Delivery System <mailer-daemon@example.com>',
    `To: ${sender}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${action}.${status}.${parsed.messageId?.slice(1) ?? '>'}`,
    `In-Reply-To: ${parsed.messageId ?? ''}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    '',
    'It could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    `Final-Recipient: rfc822; ${traveller}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} <${traveller}>: unknown`,
    '--part',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${parsed.messageId ?? ''}`,
    `Subject: ${parsed.subject ?? ''}`,
    '',
    'We look forward to it.',
    '--part--',
    '',
  ].join('\r\n');

const ended = async (what: string, ...given: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'mailbox-process.ts'), what, ...given], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  return signal;
};

describe.skipIf(dovecot === null)('with a real IMAP server', () => {
  let server: ImapServer;
  let imap: ImapBox;
  let smtp: FakeSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    server = await startDovecot(dovecot ?? '');
  });
  afterAll(async () => {
    await smtp.close();
    await server.stop();
  });

  onBothDatabases((newDatabase, { name, test, testOnBoth }) => {
    let desk: DeskStage;
    let mailbox: Mailbox;
    let reference: string;
    let dataDir: string;

    beforeEach(async () => {
      imap = server.newBox();
      const database = await newDatabase();
      dataDir = database.dataDir;
      const address = readMailboxAddress(imap.url);
      mailbox = imapMailbox(address);
      desk = await deskStage(await database.open(), dataDir, {
        keyring: newKeyring(),
        mailbox: { mailbox, name: address.name, sender },
      });
      reference = await desk.asked();
      await desk.pipeline.worker.tick();
      expect(await read()).toEqual([]);
    });
    afterEach(() => mailbox.close());

    const read = async () => [...((await desk.pipeline.mailboxReader?.read()) ?? [])];
    /** An answer, as it arrived. */
    async function answered(text: string, files: object = {}): Promise<ReceivedMail> {
      const answers = answersOver(smtp.url);
      desk.channels['answer-mail'].script.push((job, signal) => answers.deliver(job, signal));
      taken(await desk.answer(thandi, reference, { text, ...files }));
      desk.clock.at += 11_000;
      const before = smtp.received.length;
      await desk.pipeline.worker.tick();
      const mail = smtp.received[before];
      if (!mail) throw new Error('No answer arrived.');
      return mail;
    }
    const theirs = async () =>
      (await desk.one(reference)).conversation.messages.filter(({ way }) => way === 'traveller');

    testOnBoth(
      'DSK-03/round-trip an answer and their mails are threaded in both directions, with umlauts and right to left',
      async () => {
        const first = await answered('Grüße aus Skukuza, שלום נלדי 🦛');
        expect(first.parsed.references).toContain(`<${reference}@lodges.example>`);
        await imap.deliver(
          await replyTo(first, 'Schöne Grüße zurück!\nנשמח לבוא', { messageId: '<their-1@example.com>' }),
        );
        expect(await read()).toEqual(['enquiry']);
        const one = await desk.one(reference);
        expect(one.work).toMatchObject({ state: 'open', version: 2 });
        expect(await theirs()).toMatchObject([
          {
            state: 'received',
            text: 'Schöne Grüße zurück!\nנשמח לבוא',
            quoted: expect.stringContaining('> Grüße aus Skukuza, שלום נלדי 🦛'),
          },
        ]);

        const second = await answered('Wunderbar.');
        expect(second.parsed.inReplyTo).toBe('<their-1@example.com>');
        expect(second.parsed.references).toContain(first.parsed.messageId);
        expect(await read()).toEqual([]);
        expect(await imap.seen()).toEqual([]);
      },
    );

    testOnBoth('DSK-03/files-whole a file of 10 MB comes in whole, and is sealed', async () => {
      const content = randomBytes(10 * 2 ** 20);
      const answer = await answered('Your passport, please.');
      await imap.deliver(
        await replyTo(answer, 'Here.', {
          attachments: [
            { filename: 'Reisepaß.pdf', content: Buffer.concat([Buffer.from('%PDF-1.7\n'), content]) },
            { filename: 'hippo.exe', content: Buffer.from('MZ') },
          ],
        }),
      );
      expect(await read()).toEqual(['enquiry']);
      const [message] = await theirs();
      expect(message?.files).toEqual([
        { place: 0, name: 'Reisepaß.pdf', kind: 'application/pdf', bytes: 10 * 2 ** 20 + 9, unsafe: null },
        expect.objectContaining({ name: 'hippo.exe', unsafe: 'It is a program.' }),
      ]);
      const [file] = await openMessageFiles(
        desk.store.read,
        openVault(desk.keyring),
        message?.id ?? '',
        message?.files.map((each) => each.name) ?? [],
      );
      expect(
        Buffer.from(file?.content ?? [])
          .subarray(9)
          .equals(content),
      ).toBe(true);
      const [row] = await desk.store.read.rows<{ sealed: Uint8Array }>(
        'SELECT sealed FROM message_files ORDER BY place LIMIT 1',
      );
      expect(Buffer.from(row?.sealed ?? []).includes(content.subarray(0, 64))).toBe(false);
    });

    test('DSK-03/matching without headers the reference in the subject counts, of the same address alone', async () => {
      const subject = `AW: Your visit [${reference}]`;
      await imap.deliver(await written({ subject, text: 'It is me.' }));
      await imap.deliver(await written({ subject, from: 'somebody@example.org', text: 'It is somebody.' }));
      const [job] = await desk.store.read.rows<{ id: string }>(
        "SELECT id FROM deliveries WHERE channel = 'visitor-mail'",
      );
      const messageId = `<${job?.id}@lodges.example>`;
      await imap.deliver(await written({ from: sender, subject, messageId, text: 'A copy of our own.' }));
      expect(await read()).toEqual(['enquiry', 'unmatched', 'own']);
      expect(await theirs()).toMatchObject([{ text: 'It is me.' }]);

      const { configured, mails, readAt } = await desk.pipeline.mails.list(thandi);
      expect({ configured, readAt }).toEqual({
        configured: true,
        readAt: new Date(desk.clock.at).toISOString(),
      });
      expect(mails).toMatchObject([
        { from: 'somebody@example.org', text: 'It is somebody.', files: 0, mayBe: [reference] },
      ]);
    });

    test('CNV-06/new-words a quote of our confirmation and of the form is no word of theirs, also where it is put there by hand', async () => {
      const quoted = `On Fri, 20 Nov 2026 at 14:31, The Concierge <${sender}> wrote:\n> Your reference: ${reference}\n>\n> What happens next\n> Something to add, or to change? Reply to this email, or find our numbers and hours here:\n> My boy cannot eat nuts.`;
      const text = `Thanks.\n\n${quoted}`;
      await imap.deliver(await written({ subject: `Re: [${reference}]`, text }));
      await imap.deliver(await written({ from: 'other@example.org', text: text.replace('Thanks', 'Yes') }));
      expect(await read()).toEqual(['enquiry', 'unmatched']);
      const { mails } = await desk.pipeline.mails.list(thandi);
      taken(await desk.pipeline.mails.attach(thandi, mails[0]?.id ?? '', reference));
      expect(await theirs()).toMatchObject([
        { text: 'Thanks.\n\nMy boy cannot eat nuts.' },
        { text: 'Yes.' },
      ]);
    });

    test('CNV-06/own-dates-from-to a letter of nobody we know with a head of its own is shown whole', async () => {
      const text =
        'Good day,\n\nFrom: Alpha Travel, alpha@example.org\nTo: River Lodge\nDate: 3 May\nSubject: two rooms\n\nNo nuts, please.';
      await imap.deliver(await written({ from: 'alpha@example.org', text }));
      expect(await read()).toEqual(['unmatched']);
      const { mails } = await desk.pipeline.mails.list(thandi);
      expect(mails[0]?.text).toContain('No nuts, please.');
    });

    testOnBoth('DSK-03/unmatched a stray mail is put to an enquiry with its files, or put away', async () => {
      for (const text of ['Who are you?', 'Buy now!'])
        await imap.deliver(
          await written({
            from: 'other@example.org',
            text,
            attachments: [{ filename: 'note.txt', content: text }],
          }),
        );
      expect(await read()).toEqual(['unmatched', 'unmatched']);
      const { mails } = await desk.pipeline.mails.list(ruan);
      const idOf = (text: string) => mails.find((mail) => mail.text === text)?.id ?? '';
      expect(await desk.pipeline.mails.attach(thandi, idOf('Who are you?'), 'MC-2222-2222')).toMatchObject({
        code: 'not-found',
      });
      expect(
        taken(await desk.pipeline.mails.attach(thandi, idOf('Who are you?'), reference)).mails,
      ).toHaveLength(1);
      expect(await theirs()).toMatchObject([
        { text: 'Who are you?', files: [{ name: 'note.txt', bytes: 12 }] },
      ]);
      expect((await desk.one(reference)).actions).toContainEqual(
        expect.objectContaining({ by: 'Thandi', action: 'put a mail to it' }),
      );
      expect(taken(await desk.pipeline.mails.putAway(ruan, idOf('Buy now!'))).mails).toMatchObject([
        { text: 'Buy now!', away: { by: '2', rule: null } },
      ]);
      expect(await desk.pipeline.mails.putAway(ruan, idOf('Buy now!'))).toMatchObject({ code: 'not-found' });

      desk.clock.at += 91 * day;
      await desk.pipeline.tidy();
      expect(await desk.count('stray_files')).toBe(0);
      expect(await desk.count('stray_mails', 'sealed IS NOT NULL')).toBe(0);
    });

    test('the same Message-ID is one mail, also after the mailbox began its numbers anew', async () => {
      desk.clock.at = Date.now();
      const mail = await written({ subject: `[${reference}]`, messageId: '<once@example.com>' });
      await imap.deliver(mail);
      await imap.deliver(mail);
      await imap.deliver(await written({ from: 'other@example.org', messageId: '<stray@example.org>' }));
      expect(await read()).toEqual(['enquiry', 'known', 'unmatched']);
      expect(await read()).toEqual([]);
      await desk.store.transaction((sql) => sql.run("UPDATE mailbox_places SET validity = 'another'"));
      expect(await read()).toEqual(['known', 'known', 'known']);
      expect(await theirs()).toHaveLength(1);
    });

    test('a mailbox that is set up later gives what belongs to enquiries, and none of its other mails', async () => {
      desk.clock.at = Date.now();
      await imap.deliver(await written({ subject: `[${reference}]` }));
      await imap.deliver(await written({ from: 'other@example.org' }));
      await desk.store.transaction((sql) => sql.run('DELETE FROM mailbox_places'));
      expect(await read()).toEqual(['enquiry', 'left']);
      expect(await desk.count('stray_mails')).toBe(0);
    });

    test('whoever has the enquiry is told, applications stay with who may see them, and live says what came in', async () => {
      const live = await desk.desk.live.next(thandi, null, AbortSignal.abort());
      expect(live.mailbox).toEqual({ comesIn: true, unmatched: 0, late: 0 });
      taken(await desk.desk.work.act(thandi, reference, { act: 'take' }));
      await desk.store.transaction((sql) =>
        sql.run("UPDATE enquiries SET kind = 'careers' WHERE reference = ?", [reference]),
      );
      await imap.deliver(await written({ from: 'other@example.org', text: `About ${reference}` }));
      await imap.deliver(await written({ subject: `[${reference}]` }));
      expect(await read()).toEqual(['unmatched', 'enquiry']);
      expect((await desk.pipeline.mails.list(thandi)).mails).toMatchObject([{ mayBe: [] }]);
      expect((await desk.pipeline.mails.list(amira)).mails).toMatchObject([{ mayBe: [reference] }]);
      const [unmatched] = (await desk.pipeline.mails.list(admin)).mails;
      expect(await desk.pipeline.mails.attach(thandi, unmatched?.id ?? '', reference)).toMatchObject({
        code: 'not-found',
      });
      expect(await desk.count('told', "kind = 'traveller-wrote' AND person = '1'")).toBe(1);
      expect((await desk.desk.live.next(amira, live.cursor, AbortSignal.abort())).mailbox.unmatched).toBe(1);
    });

    testOnBoth(
      'DSK-03/bounces an answer that comes back is our turn again, shown as refused, and once only',
      async () => {
        const answer = await answered('We look forward to it.');
        expect((await desk.one(reference)).work).toMatchObject({ state: 'waiting', attention: [] });
        const back = (action: string, status: string) =>
          imap.deliver(Buffer.from(reportOf(answer, action, status)));
        await back('delayed', '4.4.1');
        expect(await read()).toEqual(['bounce']);
        expect((await desk.one(reference)).work.state).toBe('waiting');

        await back('failed', '5.1.1');
        expect(await read()).toEqual(['bounce']);
        const one = await desk.one(reference);
        expect(one.work).toMatchObject({ state: 'open', firstAnswer: null, attention: ['refused'] });
        expect(one.conversation.messages).toMatchObject([
          {
            way: 'answer',
            delivery: {
              state: 'dead',
              lastError: 'It came back from their mail server (550, 5.1.1).',
              history: [{ outcome: 'delivered' }, { outcome: 'late' }, { outcome: 'bounced' }],
            },
          },
        ]);
        expect(await desk.count('told', "kind = 'refused' AND person = '1'")).toBe(1);
        expect(await desk.count('stray_mails')).toBe(0);

        const second = await answered('Once more.', { to: 'naledi.okafor@example.com' });
        await back('failed', '5.1.1');
        expect(await read()).toEqual(['bounce']);
        expect((await desk.one(reference)).work).toMatchObject({ state: 'waiting', attention: [] });
        expect(second.parsed.to?.[0]?.address).toBe('naledi.okafor@example.com');
        expect(await desk.count('told', "kind = 'refused'")).toBe(1);
      },
    );

    test('DSK-03/automatic-replies that they are away is kept, and is no answer', async () => {
      const answer = await answered('We look forward to it.');
      const before = (await desk.one(reference)).work;
      await imap.deliver(
        await replyTo(answer, 'I am away until Monday.', { headers: { 'Auto-Submitted': 'auto-replied' } }),
      );
      expect(await read()).toEqual(['enquiry']);
      const one = await desk.one(reference);
      expect(one.work).toMatchObject({ state: 'waiting', version: before.version });
      expect(await theirs()).toMatchObject([{ text: 'I am away until Monday.', automatic: true }]);
      expect(await desk.count('told', "kind = 'traveller-wrote'")).toBe(0);
      taken(await desk.answer(thandi, reference, { version: before.version }));
    });

    test('an erasure takes their mails, and stray ones of the same person, along', async () => {
      await imap.deliver(await written({ subject: `[${reference}]`, text: 'Mine' }));
      expect(await read()).toEqual(['enquiry']);
      taken(await desk.desk.work.act(thandi, reference, { act: 'close' }));
      await imap.deliver(
        await written({ text: 'Also mine', attachments: [{ filename: 'a.txt', content: 'a' }] }),
      );
      expect(await read()).toEqual(['unmatched']);
      await desk.pipeline.erasure.request(reference, 'Thandi');
      desk.clock.at += 2 * 3_600_000;
      await desk.pipeline.tidy();
      expect(await desk.count('messages', 'sealed IS NOT NULL OR mail_id IS NOT NULL')).toBe(0);
      expect(await desk.count('stray_mails', 'sealed IS NOT NULL OR who IS NOT NULL')).toBe(0);
      expect(await desk.count('stray_files')).toBe(0);
    });

    if (name !== 'sqlite') return;

    test('DSK-03/killed between sending and writing it down: the same Message-ID twice, and one answer', async () => {
      const before = smtp.received.length;
      taken(await desk.answer(thandi, reference, { text: 'Yes.' }));
      desk.clock.at += 11_000;
      expect(
        await ended('send', dataDir, smtp.url, String(desk.clock.at), JSON.stringify(desk.keyring)),
      ).toBe('SIGKILL');
      const answers = answersOver(smtp.url);
      desk.channels['answer-mail'].script.push((job, signal) => answers.deliver(job, signal));
      desk.clock.at += 3_600_000;
      await desk.pipeline.worker.tick();
      const ids = smtp.received.slice(before).map(({ parsed }) => parsed.messageId);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
      expect((await desk.one(reference)).conversation.messages).toMatchObject([
        { delivery: { state: 'delivered' } },
      ]);
    });

    test('DSK-03/killed while mails are read: each is there once', async () => {
      for (let number = 0; number < 8; number++)
        await imap.deliver(
          await written({
            ...(number % 2 === 0 ? { subject: `[${reference}]` } : { from: 'other@example.org' }),
            text: `Mail ${number}`,
          }),
        );
      expect(
        await ended('read', dataDir, imap.url, String(desk.clock.at), JSON.stringify(desk.keyring)),
      ).toBe('SIGKILL');
      expect(await read()).toEqual(['unmatched', 'enquiry', 'unmatched', 'enquiry', 'unmatched']);
      expect((await theirs()).map(({ text }) => text)).toEqual(['Mail 0', 'Mail 2', 'Mail 4', 'Mail 6']);
      expect(await desk.count('stray_mails')).toBe(4);
    });
  });
});
