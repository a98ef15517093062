import type { Message } from '@sundowner/desk-wire/conversation';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { dovecotPath, type ImapServer, startDovecot } from '../support/dovecot.ts';
import { admin, amira, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { sender } from './mailbox-stage.ts';
import { type MailsStage, mailsStage, rawMail, traveller } from './mails-stage.ts';

const dovecot = dovecotPath();
const hour = 3_600_000;
const said = (value: string) => ({ 'Authentication-Results': value });
/** What our own server writes into a mail of the house. */
const proven = said(
  'mx.lodges.example; dkim=pass header.d=lodges.example; dmarc=pass header.from=lodges.example',
);

describe.skipIf(dovecot === null)('who wrote', () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startDovecot(dovecot ?? '');
  });
  afterAll(() => server.stop());

  onBothDatabases((newDatabase, { test, testOnBoth }) => {
    let stage: MailsStage;
    let reference: string;
    let answers: Readonly<Record<string, string>>;

    beforeEach(async () => {
      stage = await mailsStage(await newDatabase(), server.newBox(), { server: 'mx.lodges.example' });
      reference = await stage.desk.asked();
      answers = { 'In-Reply-To': `<${reference}@lodges.example>` };
    });
    afterEach(() => stage.mailbox.close());

    const conversation = async (of = reference) => (await stage.desk.one(of)).conversation;
    const theirs = async (of = reference): Promise<readonly Message[]> =>
      (await conversation(of)).messages.filter(({ way }) => way === 'traveller');
    const decide = async (address: string, role: 'also-theirs' | 'companion' | 'lodge' | 'aside' | null) =>
      taken(await stage.desk.desk.work.setParticipant(thandi, reference, { address, role }));
    const answered = async () => {
      taken(await stage.desk.answer(thandi, reference));
      return (await stage.desk.one(reference)).work;
    };

    test('CNV-01/who-wrote CNV-02/answer an address of ours in From is marked, has no part in the enquiry, and begins none under itself', async () => {
      const ours = { From: `The Concierge <${sender.replace('@', '+anything@')}>` };
      expect(await stage.arrive(rawMail({ ...answers, ...ours }, 'Please pay here.'))).toEqual(['enquiry']);
      expect(await stage.arrive(rawMail({ ...ours, Subject: 'Rooms' }, 'Two rooms.'))).toEqual(['unmatched']);
      expect((await theirs()).map(({ envelope }) => envelope?.ours)).toEqual([true]);
      expect((await conversation()).participants.map(({ address }) => address)).toEqual([traveller]);
      const address = sender.replace('@', '+anything@');
      for (const role of ['also-theirs', 'companion'] as const)
        expect(await stage.desk.desk.work.setParticipant(thandi, reference, { address, role })).toMatchObject(
          { code: 'wrong-state' },
        );
      await decide(address, 'lodge');
      expect((await theirs()).map(({ envelope }) => envelope?.role)).toEqual(['lodge']);
      await decide(address, null);
      expect(await stage.arrive(rawMail(answers, 'By air.'))).toEqual(['enquiry']);
      expect((await theirs()).map(({ envelope }) => envelope?.ours)).toEqual([true, false]);
      const { mails } = stage.desk.pipeline;
      const [mail] = (await mails.list(thandi)).mails;
      const { begun } = taken(await mails.begin(thandi, mail?.id ?? '', true));
      expect((await stage.desk.one(begun ?? '')).address).toBeNull();
    });

    testOnBoth(
      'CNV-01/somebody-else-answers a mail stands under its writer, undecided, until a person says who they are',
      async () => {
        await answered();
        const husband = { From: 'Thabo Someone <thabo@elsewhere.example.net>', Cc: `Naledi <${traveller}>` };
        expect(
          await stage.arrive(rawMail({ ...answers, ...husband }, 'Thabo here. Please cancel everything.')),
        ).toEqual(['enquiry']);
        expect(await theirs()).toMatchObject([
          {
            text: 'Thabo here. Please cancel everything.',
            by: null,
            envelope: {
              from: { address: 'thabo@elsewhere.example.net', name: 'Thabo Someone' },
              role: 'undecided',
              cc: [{ address: traveller, name: 'Naledi' }],
              matched: 'names-reference',
              proof: null,
            },
          },
        ]);
        const { work, actions } = await stage.desk.one(reference);
        expect(work.state).toBe('open');
        expect(actions.at(-1)).toMatchObject({ by: 'somebody else', action: 'wrote a mail' });
        expect(await stage.desk.count('told', "kind = 'somebody-wrote' AND person = '1'")).toBe(1);
        expect(await stage.desk.count('told', "kind = 'traveller-wrote'")).toBe(0);

        const decided = await decide('Thabo@elsewhere.example.net', 'companion');
        expect(decided.conversation.participants).toMatchObject([
          { address: traveller, role: 'traveller', by: null },
          { address: 'thabo@elsewhere.example.net', name: 'Thabo Someone', role: 'companion', by: '1' },
        ]);
        expect(decided.actions.at(-1)).toMatchObject({
          action: 'said who an address is',
          about: { role: 'companion', before: 'undecided' },
        });
        expect((await theirs())[0]?.envelope?.role).toBe('companion');
        await decide('thabo@elsewhere.example.net', null);
        expect((await theirs())[0]?.envelope?.role).toBe('undecided');
      },
    );

    testOnBoth(
      'CNV-01/also-theirs another address of the same person is theirs on all their enquiries, and on later ones; a companion is of one',
      async () => {
        const other = await stage.desk.asked({ comments: 'A second journey.' });
        const from = (address: string) => ({ ...answers, From: address });
        await stage.arrive(rawMail(from('naledi.work@example.org'), 'From the office.'));
        await stage.arrive(rawMail(from('sam@example.org'), 'I come along.'));
        await decide('naledi.work@example.org', 'also-theirs');
        await decide('sam@example.org', 'companion');
        const later = await stage.desk.asked({ comments: 'A third one.' });
        for (const each of [other, later]) {
          await stage.arrive(
            rawMail(
              { From: 'naledi.work@example.org', Subject: `About ${each}` },
              'Without an answer to anything.',
            ),
          );
          expect((await theirs(each))[0]?.envelope).toMatchObject({
            role: 'also-theirs',
            matched: 'names-reference',
          });
        }
        // Nobody said anything of Sam there.
        expect(
          await stage.arrive(rawMail({ From: 'sam@example.org', Subject: `[${later}]` }, 'Me, too.')),
        ).toEqual(['unmatched']);
        const roles = (await conversation(other)).participants.map(({ address, role }) => [address, role]);
        expect(roles).toContainEqual(['naledi.work@example.org', 'also-theirs']);
        expect(roles.flat()).not.toContain('sam@example.org');
        await decide('naledi.work@example.org', null);
        expect((await theirs(later))[0]?.envelope?.role).toBe('undecided');
      },
    );

    test('CNV-01/aside a mail of somebody put aside changes nothing, and is still found', async () => {
      await stage.arrive(rawMail({ ...answers, From: 'pest@example.org' }, 'Hello?'));
      await decide('pest@example.org', 'aside');
      const before = await answered();
      await stage.arrive(rawMail({ ...answers, From: 'pest@example.org' }, 'Pangolin?'));
      const { work } = await stage.desk.one(reference);
      expect([work.state, work.version]).toEqual(['waiting', before.version]);
      expect((await theirs()).map(({ envelope }) => envelope?.role)).toEqual(['aside', 'aside']);
      await stage.desk.pipeline.tidy();
      for (const words of ['pangolin', 'pest@example.org']) {
        const list = await stage.desk.desk.list(thandi, {
          list: 'all',
          filter: {},
          words,
          cursor: null,
          limit: 10,
        });
        expect(list.rows.map((row) => row.reference)).toEqual([reference]);
      }
    });

    test('CNV-01/colleague-in-copy a proven mail of an account of the studio is shown as the colleague’s, and waits for nobody', async () => {
      const before = await answered();
      const from = { From: 'Amira <3@lodges.example>', Cc: sender, ...proven };
      await stage.arrive(rawMail({ ...answers, ...from }, 'Dear Naledi, I have put you into room 4.'));
      expect(await theirs()).toMatchObject([
        { by: '3', envelope: { from: { address: '3@lodges.example', name: 'Amira' }, role: 'lodge' } },
      ]);
      const { work, actions } = await stage.desk.one(reference);
      expect([work.state, work.version]).toEqual(['waiting', before.version + 1]);
      expect(actions.at(-1)).toMatchObject({ by: 'Amira', person: '3', action: 'wrote a mail' });
    });

    test('CNV-01/colleague-sends-on what a traveller wrote to a colleague waits for us once it is sent on, and what is here and talked about does not', async () => {
      const amiras = { ...answers, From: 'Amira <3@lodges.example>', ...proven };
      const sentOn = (words: string, from: string = traveller) =>
        `For you.\n\n---------- Forwarded message ---------\nFrom: Naledi <${from}>\nDate: Sat, 2 May 2026 at 09:00\nSubject: Our stay\nTo: <3@lodges.example>\n\n${words}`;
      const stateAfter = async (heads: Readonly<Record<string, string>>, words: string) => {
        await answered();
        expect(await stage.arrive(rawMail({ ...amiras, ...heads }, words))).toEqual(['enquiry']);
        return (await stage.desk.one(reference)).work.state;
      };
      const hers = 'We would rather come on the twelfth, and there are five of us now.';
      expect(await stateAfter({ Subject: 'Fwd: Our stay' }, sentOn(hers))).toBe('open');
      expect((await theirs()).at(-1)).toMatchObject({ by: '3', envelope: { role: 'lodge' } });
      // The same once more, to be talked about, with what a server adds; what no traveller wrote; and what she only quotes.
      const below = 'This e-mail is confidential and intended only for those it names.';
      const again = `Can we?\n\n${sentOn(hers)}\n\n${below}`;
      expect(await stateAfter({ Subject: 'Fwd: Our stay' }, again)).toBe('waiting');
      const pilot = sentOn('The plane is full on the twelfth, says the pilot.', 'pilot@air.example');
      expect(await stateAfter({ Subject: 'Fwd: Seats' }, pilot)).toBe('waiting');
      const quote = `Done.\n\nOn Sat, 2 May 2026 at 09:00, Naledi <${traveller}> wrote:\n> Please hold the room with the bath for us.`;
      expect(await stateAfter({ Subject: 'Re: Our stay' }, quote)).toBe('waiting');
      expect(await stateAfter({ Subject: 'Seats' }, 'Is the plane full on the twelfth?')).toBe('waiting');
      // As a mail in a mail, under another language's name.
      const apple = `> Von: Naledi <${traveller}>\n> Datum: 3. Mai 2026\n> An: 3@lodges.example\n> Betreff: Bad\n>\n> Gibt es ein Zimmer mit Badewanne für uns?`;
      const heading = 'Anfang der weitergeleiteten Nachricht:';
      expect(await stateAfter({ Subject: 'Bad' }, `${heading}\n\n${apple}`)).toBe('open');
      expect((await theirs()).every(({ by }) => by === '3')).toBe(true);
    });

    test('CNV-01/colleague-forged a mail From a colleague that is not proven is nobody’s of the house, and our turn', async () => {
      const from = { From: 'Amira <3@lodges.example>', Cc: sender };
      const forged = 'mx.lodges.example; dmarc=fail header.from=lodges.example';
      const heads: readonly Readonly<Record<string, string>>[] = [
        {},
        said(forged),
        said('mx.evil.example; dmarc=pass header.from=lodges.example'),
        said(`${forged}\r\nAuthentication-Results: mx.lodges.example; dmarc=pass`),
      ];
      const mails = (more: Readonly<Record<string, string>>) =>
        heads.map((each, at) => rawMail({ ...from, ...each, ...more }, `Send the money here. ${at}`));
      // One of hers that is proven makes no other one hers.
      await stage.arrive(rawMail({ ...answers, ...from, ...proven }, 'Room 4.'));
      await answered();
      await stage.arrive(...mails(answers));
      expect((await theirs()).map(({ by, envelope }) => [by, envelope?.role, envelope?.proof])).toEqual([
        ['3', 'lodge', 'proven'],
        [null, 'undecided', null],
        [null, 'undecided', 'unproven'],
        [null, 'undecided', null],
        [null, 'undecided', 'unproven'],
      ]);
      const { work, actions } = await stage.desk.one(reference);
      expect(work.state).toBe('open');
      expect(actions.at(-1)).toMatchObject({ by: 'somebody else', action: 'wrote a mail' });
      // A reference that is no answer's brings a stranger's mail nowhere.
      const became = await stage.arrive(...mails({ Subject: `About ${reference}` }));
      expect(became).toEqual(heads.map(() => 'unmatched'));

      // A concierge says whose address it is, as of any other; what our server doubts is our turn all the same.
      await decide('3@lodges.example', 'lodge');
      await answered();
      await stage.arrive(rawMail({ ...answers, ...from }, 'Room 5.'));
      expect((await stage.desk.one(reference)).work.state).toBe('waiting');
      await stage.arrive(rawMail({ ...answers, ...from, ...said(forged) }, 'Room 6.'));
      expect((await theirs()).at(-1)).toMatchObject({ by: null, envelope: { role: 'lodge' } });
      expect((await stage.desk.one(reference)).work.state).toBe('open');
    });

    test('CNV-01/server-name where nobody has set what our server calls itself, no head proves a colleague', async () => {
      const other = await mailsStage(await newDatabase(), server.newBox());
      const asked = await other.desk.asked();
      const thread = { 'In-Reply-To': `<${asked}@lodges.example>`, From: 'Amira <3@lodges.example>' };
      await other.arrive(rawMail({ ...thread, ...proven }, 'One'), rawMail(thread, 'Two'));
      const { conversation: found, work } = await other.desk.one(asked);
      expect(found.messages.map(({ by, envelope }) => [by, envelope?.role, envelope?.proof])).toEqual([
        [null, 'undecided', null],
        [null, 'undecided', null],
      ]);
      expect(work.state).toBe('new');
      await other.mailbox.close();
    });

    test('CNV-01/colleague-in-copy a colleague’s mail finds its enquiry by a reference anywhere, and by whom it went to', async () => {
      const to = { To: `Naledi <${traveller}>`, Cc: sender };
      const amiras = { ...to, From: 'Amira <3@lodges.example>', ...proven };
      expect(
        await stage.arrive(
          rawMail({ ...amiras, From: 'Amira <3+desk@lodges.example>', Subject: `About ${reference}` }, 'One'),
          rawMail({ ...amiras, Subject: 'Your stay' }, 'Two'),
          rawMail({ ...to, From: 'Agent <agent@example.org>', Subject: `About ${reference}` }, 'Three'),
          rawMail({ ...to, From: 'Amira <3@lodges.example>', Subject: 'Your stay' }, 'Four'),
        ),
      ).toEqual(['enquiry', 'enquiry', 'unmatched', 'unmatched']);
      expect((await theirs()).map(({ text, by }) => [text, by])).toEqual([
        ['One', '3'],
        ['Two', '3'],
      ]);
    });

    testOnBoth(
      'CNV-01/own-address-in-from what a group or a form of ours writes in our name is of whom it had it; only our own Message-ID is ours',
      async () => {
        const group = {
          From: `"Naledi Okafor via Concierge" <${sender}>`,
          'Reply-To': `Naledi Okafor <${traveller}>`,
          'X-Original-From': `Naledi Okafor <${traveller}>`,
          'List-ID': '<concierge.lodges.example>',
        };
        const newGuest = { From: 'New Guest <new@example.org>', Subject: 'May', Precedence: 'list' };
        await stage.desk.pipeline.worker.tick();
        const [job] = await stage.desk.store.read.rows<{ id: string }>(
          "SELECT id FROM deliveries WHERE channel = 'visitor-mail'",
        );
        expect(
          await stage.arrive(
            rawMail({ ...answers, ...group }, 'We would like to add one more night.'),
            rawMail({ From: sender, 'Message-ID': `<${job?.id}@lodges.example>` }, 'A copy of our own.'),
            rawMail({ From: sender, Subject: 'A form of ours' }, 'Somebody filled something in.'),
            rawMail({ ...newGuest, 'List-ID': '<concierge.lodges.example>' }, 'May we come in May?'),
            rawMail({ ...newGuest, 'List-ID': '<news.example.org>' }, 'News of May.'),
          ),
        ).toEqual(['enquiry', 'own', 'unmatched', 'unmatched', 'unmatched']);
        // Our own group makes nobody's first mail one of many.
        expect(await stage.desk.count('stray_mails', "reads_like = 'machine'")).toBe(1);
        expect(await theirs()).toMatchObject([
          {
            text: 'We would like to add one more night.',
            envelope: { from: { address: traveller }, role: 'traveller', sender: { address: sender } },
          },
        ]);
      },
    );

    test('CNV-01/proof what our own mail server says of a sender is shown, and nobody else’s word', async () => {
      const answer = (value: string) => ({ ...answers, ...said(value) });
      await stage.arrive(
        rawMail(answer('mx.lodges.example; dmarc=pass header.from=example.com'), 'One'),
        rawMail(answer('mx.lodges.example; dmarc=fail header.from=example.com'), 'Two'),
        rawMail(answer('mx.evil.example; dmarc=pass header.from=example.com'), 'Three'),
      );
      expect((await theirs()).map(({ envelope }) => envelope?.proof)).toEqual(['proven', 'unproven', null]);
    });

    testOnBoth(
      'CNV-01/message-id-used-twice two mails of one Message-ID that differ are two, the same one is one',
      async () => {
        const id = { ...answers, 'Message-ID': '<reused-token-1@phone.example.net>' };
        const first = rawMail(id, 'First mail: we arrive on 3 May.');
        const second = rawMail(id, 'Second mail: we arrive on 9 May, and my husband has a nut allergy.');
        expect(await stage.arrive(first, second, first)).toEqual(['enquiry', 'enquiry', 'known']);
        expect((await theirs()).map(({ text }) => text)).toEqual([
          'First mail: we arrive on 3 May.',
          'Second mail: we arrive on 9 May, and my husband has a nut allergy.',
        ]);
        // Who wrote is a difference as well, wherever the one before was put.
        const [husbands, strangers] = [
          rawMail({ ...id, From: 'thabo@elsewhere.example.net' }, 'First mail: we arrive on 3 May.'),
          rawMail({ ...id, 'In-Reply-To': null, From: 'x@else.example' }, 'First mail: we arrive on 3 May.'),
        ];
        expect(await stage.arrive(husbands, strangers, first, strangers, husbands)).toEqual([
          ...['enquiry', 'unmatched', 'known', 'known', 'known'],
        ]);
        expect((await theirs()).map(({ envelope }) => envelope?.from.address)).toEqual([
          ...[traveller, traveller, 'thabo@elsewhere.example.net'],
        ]);
      },
    );

    test('CNV-01/original a mail can be opened as it came, by those who may see it, on the record', async () => {
      const markup = '<p>Dear all</p><script>alert(1)</script><img src="https://spy.example/x.gif">';
      const source = rawMail(
        { ...answers, 'Content-Type': 'text/html; charset=utf-8', 'X-Mailer': 'Pen' },
        markup,
      );
      await stage.arrive(source);
      const [message] = await theirs();
      expect(message).toMatchObject({ original: true, files: [] });
      const { originals } = stage.desk.pipeline;
      const shown = taken(await originals.read(ruan, reference, message?.id ?? ''));
      expect(shown.headers).toContainEqual({ name: 'X-Mailer', value: 'Pen' });
      expect(shown.markup).toContain('Dear all');
      expect(shown.markup).not.toMatch(/script|spy\.example\/x\.gif["']/);
      const file = taken(await originals.take(ruan, reference, message?.id ?? ''));
      expect(file).toMatchObject({ fileName: 'mail.eml', contentType: 'message/rfc822' });
      expect(Buffer.from(file.content).toString()).toContain('X-Mailer: Pen');
      expect(await stage.desk.count('accesses', "person = '2' AND what = 'opened a mail as it came'")).toBe(
        2,
      );
      expect(await originals.read(ruan, reference, 'none')).toMatchObject({ code: 'not-found' });
      // Among the files of a message it is not.
      expect(await stage.desk.desk.files.ofMessage(ruan, reference, message?.id ?? '', 1000)).toMatchObject({
        code: 'not-found',
      });
      await originals.stop();
    });

    testOnBoth(
      'CNV-01/sealed who wrote stands nowhere in clear, is exported with the person and erased with the enquiry',
      async () => {
        const husband = { From: 'Thabo Someone <thabo@elsewhere.example.net>' };
        await stage.arrive(rawMail({ ...answers, ...husband }, 'Hello.'));
        const { store } = stage.desk;
        const rows = [
          ...(await store.read.rows<object>('SELECT * FROM participants')),
          ...(await store.read.rows<object>('SELECT * FROM messages')),
          ...(await store.read.rows<object>(
            'SELECT message_id, place, kind, unsafe, sealed FROM message_files',
          )),
        ];
        const held = rows
          .flatMap((row) => Object.values(row))
          .map((value) =>
            value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
          );
        expect(held.join('\n')).not.toMatch(/thabo|elsewhere/i);

        const person = taken(await stage.desk.pipeline.privacy.person(amira, traveller));
        const exported = JSON.stringify(person.records);
        expect(exported).toContain('Thabo Someone <thabo@elsewhere.example.net>');
        expect(exported).toContain('People who have a part in it');
        const his = taken(await stage.desk.pipeline.privacy.person(amira, 'thabo@elsewhere.example.net'));
        expect(his.records).toMatchObject([{ reference, what: 'message' }]);

        await stage.desk.pipeline.erasure.request(reference, 'Sipho');
        stage.desk.clock.at += 2 * hour;
        await stage.desk.pipeline.tidy();
        expect(await stage.desk.count('participants')).toBe(0);
        expect(await stage.desk.count('message_files')).toBe(0);
        expect(
          await stage.desk.count('messages', 'sealed IS NOT NULL OR who IS NOT NULL OR digest IS NOT NULL'),
        ).toBe(0);
      },
    );

    test('applications stay with who may see them, whatever an address is', async () => {
      await stage.desk.store.transaction((sql) =>
        sql.run("UPDATE enquiries SET kind = 'careers' WHERE reference = ?", [reference]),
      );
      const act = { address: 'a@example.org', role: 'aside' } as const;
      expect(await stage.desk.desk.work.setParticipant(thandi, reference, act)).toMatchObject({
        code: 'not-found',
      });
      taken(await stage.desk.desk.work.setParticipant(admin, reference, act));
    });
  });
});
