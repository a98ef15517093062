import type { UnmatchedMail } from '@sundowner/desk-wire/mails';
import { envelopeFrom } from '@sundowner/enquiries/mailbox/envelope';
import { insertUnmatchedMail } from '@sundowner/enquiries/mailbox/unmatched-mail-rows';
import { indexUnmatchedMails } from '@sundowner/enquiries/search/unmatched-mail-words';
import { openVault } from '@sundowner/enquiries/store/vault';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { dovecotPath, type ImapServer, startDovecot } from '../support/dovecot.ts';
import { amira, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { sender } from './mailbox-stage.ts';
import { type MailsStage, mailsStage, rawMail } from './mails-stage.ts';

const dovecot = dovecotPath();
const day = 86_400_000;

/** What somebody writes who asks for a stay by mail. */
const asksForRooms =
  'Dear all, is there availability for 2 adults, 4-8 March 2027? What is the price for two rooms?';
const wilma = { From: 'Wilma Vermeulen <wilma@example.org>', Subject: 'Two rooms' };

describe.skipIf(dovecot === null)('which enquiry', () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startDovecot(dovecot ?? '');
  });
  afterAll(() => server.stop());

  onBothDatabases((newDatabase, { test, testOnBoth }) => {
    let stage: MailsStage;
    let reference: string;

    beforeEach(async () => {
      stage = await mailsStage(await newDatabase(), server.newBox(), { formerHosts: ['old.example'] });
      reference = await stage.desk.asked();
      // Two are open: the address alone says nothing.
      await stage.desk.asked({ comments: 'A second journey.' });
    });
    afterEach(() => stage.mailbox.close());

    const matched = async () =>
      (await stage.desk.one(reference)).conversation.messages.map(({ envelope }) => envelope?.matched);
    const list = async (asker = thandi): Promise<readonly UnmatchedMail[]> =>
      (await stage.desk.pipeline.mails.list(asker)).mails;
    const waiting = async (asker = thandi) => (await list(asker)).filter(({ away }) => away === null);
    const live = async () => (await stage.desk.desk.live.next(thandi, null, AbortSignal.abort())).mailbox;

    testOnBoth(
      'CNV-03/answer-without-brackets CNV-03/reference-in-text ids without brackets and references anywhere find their enquiry',
      async () => {
        await stage.desk.pipeline.worker.tick();
        const [job] = await stage.desk.store.read.rows<{ id: string }>(
          `SELECT d.id FROM deliveries d JOIN enquiries e ON e.id = d.enquiry_id
            WHERE d.channel = 'visitor-mail' AND e.reference = ?`,
          [reference],
        );
        expect(
          await stage.arrive(
            rawMail({ 'In-Reply-To': `${reference}@lodges.example` }, 'Without the brackets.'),
            rawMail({ References: `one@example.com ${job?.id}@lodges.example` }, 'By the mail itself.'),
            rawMail({ Subject: `Re: We have your enquiry, ${reference}` }, 'It arrives 10:40.'),
            rawMail(
              { Subject: 'Our flights' },
              `About ${reference.toLowerCase().replaceAll('-', '–')}: it arrives 10:50.`,
            ),
          ),
        ).toEqual(['enquiry', 'enquiry', 'enquiry', 'enquiry']);
        expect(await matched()).toEqual([
          'answers-ours',
          'answers-ours',
          'names-reference',
          'names-reference',
        ]);
      },
    );

    test('CNV-03/plus-address CNV-03/former-domain an address of our own with a reference, and ids of an earlier domain, lead there', async () => {
      const plus = sender.replace('@', `+${reference.toLowerCase()}@`);
      expect(
        await stage.arrive(
          rawMail({ To: plus, Subject: 'Hello' }, 'By the plus.'),
          rawMail({ 'In-Reply-To': `<${reference}@old.example>` }, 'To a mail of before.'),
          rawMail({ 'In-Reply-To': `<${reference}@never.example>`, Subject: 'x' }, 'To nobody.'),
        ),
      ).toEqual(['enquiry', 'enquiry', 'unmatched']);
      expect(await matched()).toEqual(['own-address', 'answers-ours']);
    });

    testOnBoth(
      'CNV-03/only-open-one the address alone counts where exactly one of its enquiries is open',
      async () => {
        expect(await stage.arrive(rawMail({ Subject: 'Our flights' }, 'It arrives 10:40.'))).toEqual([
          'unmatched',
        ]);
        expect(await waiting()).toMatchObject([
          { suggestion: { reason: 'same-address' }, mayBe: expect.arrayContaining([reference]) },
        ]);
        const [mail] = await waiting();
        const other = (mail?.mayBe ?? []).find((each) => each !== reference) ?? '';
        taken(await stage.desk.desk.work.act(thandi, other, { act: 'close' }));
        expect(
          await stage.arrive(
            rawMail({ Subject: 'Our flights' }, 'It arrives 11:40.'),
            rawMail({ Subject: 'Our flights', From: 'somebody@example.net' }, 'It arrives 12:40.'),
          ),
        ).toEqual(['enquiry', 'unmatched']);
        expect(await matched()).toEqual(['only-open-one']);
      },
    );

    testOnBoth(
      'CNV-03/is-work an unmatched mail is due as a new enquiry is, is counted, and carries a suggestion with its reason',
      async () => {
        await stage.arrive(
          rawMail(wilma, asksForRooms),
          rawMail({ From: 'Sam Okafor <sam@example.net>', Subject: 'Hello' }, 'It is Sam.'),
          rawMail({ From: 'x@example.net', Subject: 'Hello' }, `Is ${reference} still open?`),
          rawMail(
            {
              From: 'Offers <news@example.net>',
              Subject: 'Offers',
              'List-Id': '<news.example.net>',
              Precedence: 'bulk',
            },
            'Buy',
          ),
        );
        const found = await waiting();
        const of = (from: string) => found.find((mail) => mail.from === from);
        expect(of('wilma@example.org')).toMatchObject({
          suggestion: {
            reference: null,
            reason: 'reads-like-one',
            words: expect.stringContaining('4-8 March 2027'),
          },
          envelope: { from: { address: 'wilma@example.org', name: 'Wilma Vermeulen' } },
        });
        expect(of('wilma@example.org')?.dueAt).not.toBeNull();
        expect(of('sam@example.net')?.suggestion).toMatchObject({ reason: 'same-name' });
        expect(of('x@example.net')?.suggestion).toEqual({ reference, reason: 'named-in-text', words: '' });
        expect(of('news@example.net')).toMatchObject({
          machine: { kind: 'list' },
          dueAt: null,
          suggestion: null,
        });
        expect(await live()).toEqual({ comesIn: true, unmatched: 3, late: 0 });
        stage.desk.clock.at += 7 * day;
        expect(await live()).toEqual({ comesIn: true, unmatched: 3, late: 3 });
      },
    );

    testOnBoth(
      'CNV-03/put-to what is put to an enquiry stands there under its real sender, and can be taken out again',
      async () => {
        await stage.arrive(
          rawMail(
            { ...wilma, 'Content-Type': 'text/plain' },
            `Hello, it is Wilma. We spoke of ${reference}.`,
          ),
        );
        const [mail] = await waiting();
        const suggestion = { reference };
        expect(mail).toMatchObject({ suggestion });
        taken(await stage.desk.pipeline.mails.attach(thandi, mail?.id ?? '', reference));
        const { conversation } = await stage.desk.one(reference);
        expect(conversation.messages).toMatchObject([
          {
            envelope: { from: { address: 'wilma@example.org' }, role: 'undecided', matched: 'put-there' },
            original: true,
          },
        ]);
        expect(await waiting()).toEqual([]);
        const { version } = (await stage.desk.one(reference)).work;
        taken(await stage.desk.pipeline.mails.takeBack(thandi, mail?.id ?? ''));
        expect(await waiting()).toMatchObject([{ id: mail?.id, from: 'wilma@example.org', suggestion }]);
        const one = await stage.desk.one(reference);
        expect(one.conversation.messages).toEqual([]);
        expect(one.work.version).toBe(version + 1);
        expect(one.actions.at(-1)).toMatchObject({ by: 'Thandi', action: 'took a mail out of it again' });
        // It is not read a second time.
        expect(await stage.read()).toEqual([]);
      },
    );

    testOnBoth('CNV-03/begin an enquiry is made of a mail, with the mail as its first words', async () => {
      await stage.arrive(rawMail(wilma, asksForRooms));
      const [mail] = await waiting();
      const done = taken(await stage.desk.pipeline.mails.begin(thandi, mail?.id ?? '', false));
      expect(done.begun).toMatch(/^MC-/);
      await stage.desk.pipeline.triage.tick();
      const begun = await stage.desk.one(done.begun ?? '');
      expect(begun).toMatchObject({
        ...{ way: 'mail', name: 'Wilma Vermeulen', address: 'wilma@example.org' },
        work: { state: 'new' },
        conversation: { messages: [{ text: asksForRooms, envelope: { role: 'traveller' } }] },
      });
      expect(await waiting()).toEqual([]);
      expect(await stage.desk.pipeline.mails.takeBack(thandi, mail?.id ?? '')).toMatchObject({
        code: 'nothing-to-undo',
      });
      // What they write next finds it.
      expect(await stage.arrive(rawMail(wilma, 'And a cot, please.'))).toEqual(['enquiry']);
    });

    test('CNV-03/suggestion CNV-03/begin a name that an office turns round is that of the same person', async () => {
      await stage.arrive(
        rawMail({ From: '"Okafor, Sam" <sam@example.net>', Subject: 'Hello' }, 'It is Sam.'),
      );
      const [mail] = await waiting();
      expect(mail?.suggestion).toMatchObject({ reason: 'same-name' });
      const { begun } = taken(await stage.desk.pipeline.mails.begin(thandi, mail?.id ?? '', false));
      expect((await stage.desk.one(begun ?? '')).name).toBe('Sam Okafor');
    });

    testOnBoth(
      'CNV-03/not-for-us a rule puts away what its sender writes, never a mail about an enquiry; lifting it brings all back',
      async () => {
        const seller = { From: 'Seller <a@spam.example>', Subject: 'Offer' };
        await stage.arrive(
          rawMail(seller, 'One'),
          rawMail({ ...seller, From: 'b@spam.example' }, 'Two'),
          rawMail({ ...seller, From: 'c@spam.example' }, `Three, about ${reference}`),
        );
        const id = (await waiting()).find(({ text }) => text === 'One')?.id ?? '';
        taken(await stage.desk.pipeline.mails.notForUs(ruan, id, 'domain'));
        expect((await waiting()).map(({ text }) => text)).toEqual([`Three, about ${reference}`]);
        await stage.arrive(
          rawMail({ ...seller, From: 'd@SPAM.example' }, 'Four'),
          rawMail({ ...seller, From: 'e@spam.example', Subject: `Re: ${reference}` }, 'Five'),
        );
        expect((await waiting()).map(({ text }) => text).sort()).toEqual([
          'Five',
          `Three, about ${reference}`,
        ]);
        const { rules } = await stage.desk.pipeline.mails.rules();
        expect(rules).toMatchObject([{ of: 'spam.example', kind: 'domain', by: '2', count: 3 }]);
        const away = (await list()).find(({ text }) => text === 'Four')?.away;
        expect(away).toMatchObject({ by: '2', rule: rules[0]?.id });
        expect(taken(await stage.desk.pipeline.mails.removeRule(rules[0]?.id ?? '')).rules).toEqual([]);
        expect((await waiting()).map(({ text }) => text)).toContain('Four');

        // A domain from where somebody asked takes no rule.
        const asked = rawMail({ From: 'office@example.com', Subject: 'Invoice' }, 'Six');
        await stage.arrive(asked);
        const six = (await waiting()).find(({ text }) => text === 'Six')?.id ?? '';
        expect(await stage.desk.pipeline.mails.notForUs(ruan, six, 'domain')).toMatchObject({
          code: 'wrong-state',
        });
        taken(await stage.desk.pipeline.mails.notForUs(ruan, six, 'address'));
        expect((await waiting()).map(({ text }) => text)).not.toContain('Six');
        taken(await stage.desk.pipeline.mails.takeBack(ruan, six));
        expect((await waiting()).map(({ text }) => text)).toContain('Six');
      },
    );

    test('CNV-03/rules a rule puts away no mail of somebody of whom an enquiry is open, as where they asked after it was made', async () => {
      const agency = { From: 'Marit <marit@agency.example>', Subject: 'July' };
      await stage.arrive(rawMail(agency, 'Our brochure'));
      const [mail] = await waiting();
      taken(await stage.desk.pipeline.mails.notForUs(ruan, mail?.id ?? '', 'address'));
      for (const comments of ['The first party.', 'The second.'])
        await stage.desk.asked({ email: 'marit@agency.example', comments });
      const list = { 'List-Id': '<news.agency.example>', 'List-Unsubscribe': '<https://agency.example/off>' };
      await stage.arrive(
        rawMail(agency, 'Both parties confirm. Please book today.'),
        rawMail({ ...agency, ...list }, 'News of August'),
      );
      expect((await waiting()).map(({ text }) => text)).toEqual(['Both parties confirm. Please book today.']);
    });

    test('CNV-03/never-unread what waits is never forgotten, and what was put away only ninety days after a look', async () => {
      await stage.arrive(rawMail(wilma, asksForRooms), rawMail({ From: 'a@spam.example' }, 'Buy'));
      stage.desk.clock.at += 400 * day;
      await stage.desk.pipeline.tidy();
      expect(await stage.desk.count('stray_mails', 'sealed IS NOT NULL')).toBe(2);
      const id = (await waiting()).find(({ text }) => text === 'Buy')?.id ?? '';
      taken(await stage.desk.pipeline.mails.putAway(ruan, id));
      stage.desk.clock.at += 89 * day;
      await stage.desk.pipeline.tidy();
      expect(await stage.desk.count('stray_mails', 'sealed IS NOT NULL')).toBe(2);
      stage.desk.clock.at += 2 * day;
      await stage.desk.pipeline.tidy();
      expect((await list()).map(({ text }) => text)).toEqual([asksForRooms]);
    });

    test('CNV-03/never-unread what a rule put away, and what a machine sent, is forgotten only after somebody opened it', async () => {
      const kept = () => stage.desk.count('stray_mails', 'sealed IS NOT NULL');
      const seller = { From: 'Seller <a@spam.example>', Subject: 'Offer' };
      await stage.arrive(
        rawMail(seller, 'One'),
        rawMail(
          { From: 'News <news@example.net>', 'List-Id': '<news.example.net>', Precedence: 'bulk' },
          'News',
        ),
      );
      const [first] = await waiting();
      taken(await stage.desk.pipeline.mails.notForUs(ruan, first?.id ?? '', 'address'));
      await stage.arrive(rawMail(seller, 'Two'));
      // Standing in a list, folded away, is not being read.
      expect(await list()).toHaveLength(3);
      stage.desk.clock.at += 400 * day;
      await stage.desk.pipeline.tidy();
      // The one that was opened, and a rule made of it.
      expect((await list()).map(({ text }) => text).sort()).toEqual(['News', 'Two']);
      for (const { id } of await list()) taken(await stage.desk.pipeline.mails.look(id));
      stage.desk.clock.at += 89 * day;
      await stage.desk.pipeline.tidy();
      expect(await kept()).toBe(2);
      stage.desk.clock.at += 2 * day;
      await stage.desk.pipeline.tidy();
      expect(await kept()).toBe(0);
    });

    testOnBoth(
      'CNV-03/longest-waiting those that wait longest are listed, how many more there are is said, and one a search found is among them',
      async () => {
        const vault = openVault(stage.desk.keyring);
        const { at: now } = stage.desk.clock;
        await stage.desk.store.transaction(async (sql) => {
          for (let count = 0; count < 205; count += 1)
            for (const readsLike of ['letter', 'machine'] as const) {
              const address = `${readsLike}-${count}@example.net`;
              const at = now - count * 60_000;
              const facts = {
                at,
                who: null,
                readsLike,
                dueAt: readsLike === 'letter' ? at : null,
                rule: null,
                now,
              };
              const mail = {
                ...{ mailId: address, digest: address, subject: address, text: '', quoted: '', refersTo: [] },
                ...{ references: [], writtenAt: null, files: [], machine: null, notices: [], original: null },
                envelope: { ...envelopeFrom({ address, name: '' }) },
              };
              await insertUnmatchedMail(sql, vault, mail, facts);
            }
        });
        const listed = await stage.desk.pipeline.mails.list(thandi);
        expect(listed.more).toEqual({ waiting: 5, machines: 5, away: 0 });
        const froms = listed.mails.map(({ from }) => from);
        expect([froms[0], froms[199]]).toEqual(['letter-204@example.net', 'letter-5@example.net']);
        expect(froms.slice(200)).toContain('machine-0@example.net');
        expect(froms).not.toContain('machine-204@example.net');
        const [found] = await stage.desk.store.read.rows<{ id: string }>(
          "SELECT id FROM stray_mails WHERE mail_id = 'machine-204@example.net'",
        );
        const again = await stage.desk.pipeline.mails.list(thandi, found?.id);
        expect(again.mails.at(-1)?.from).toBe('machine-204@example.net');
      },
    );

    test('CNV-03/search a mail is found by everybody its heads name and by its files, those of before as well', async () => {
      const listing = {
        From: 'Listing site <noreply@listing.example.net>',
        'Reply-To': 'Zebedee Quagga <zebedee@guest.example.org>',
        Cc: 'Office <desk.copies@agency.example>',
        Subject: 'Booking request',
        'Content-Type': 'multipart/mixed; boundary=part',
      };
      const parts = [
        ...['--part', 'Content-Type: text/plain', '', 'A form sent this.'],
        ...['--part', 'Content-Type: application/pdf; name="passport-okapi.pdf"', ''],
        ...['%PDF-1.4', '--part--'],
      ];
      await stage.arrive(rawMail(listing, parts.join('\r\n')));
      const [mail] = await waiting();
      const finds = async (words: string) =>
        (
          await stage.desk.desk.list(thandi, { list: 'all', filter: {}, words, cursor: null, limit: 10 })
        ).mails.map(({ id }) => id);
      const asked = ['zebedee@guest.example.org', 'quagga', 'desk.copies@agency.example', 'passport-okapi'];
      await stage.desk.pipeline.tidy();
      for (const words of asked) expect([words, await finds(words)]).toEqual([words, [mail?.id]]);

      // Taken down before by its writer and its words alone, and in a store that is opened anew.
      await stage.desk.store.transaction(async (sql) => {
        await sql.run('DELETE FROM stray_terms');
        await sql.run('UPDATE stray_mails SET indexed = 1');
      });
      await indexUnmatchedMails({ ...stage.desk.store }, openVault(stage.desk.keyring));
      for (const words of asked) expect([words, await finds(words)]).toEqual([words, [mail?.id]]);
    });

    test('CNV-01/reply-to-of-a-listing whom a program names is shown, suggested and answered', async () => {
      await stage.arrive(
        rawMail(
          {
            From: 'Listing site <noreply@listing.example.net>',
            'Reply-To': 'Naledi <naledi@example.com>',
            Subject: 'Booking request',
          },
          'A form of another site sent this.',
        ),
      );
      expect(await waiting(amira)).toMatchObject([
        {
          from: 'noreply@listing.example.net',
          envelope: { replyTo: [{ address: 'naledi@example.com', name: 'Naledi' }] },
          suggestion: { reason: 'same-address' },
        },
      ]);
    });

    test('CNV-01/quoted-sender an address no form takes is shown as it stands', async () => {
      await stage.arrive(rawMail({ From: '"Ana Q." <"ana quill"@example.com>' }, 'Quoted.'));
      expect(await waiting()).toMatchObject([{ from: '"ana quill"@example.com', name: 'Ana Q.' }]);
    });
  });
});
