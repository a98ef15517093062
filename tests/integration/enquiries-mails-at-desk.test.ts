import type { Message } from '@sundowner/desk-wire/conversation';
import { beforeEach, expect } from 'vitest';
import { type SentMail, sentMails } from '../support/mail-senders.ts';
import { taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { sender } from './mailbox-stage.ts';
import { rawMail, traveller } from './mails-stage.ts';
import { ownServer, type TakenMails, takenMails } from './taken-mails.ts';

const host = sender.slice(sender.indexOf('@') + 1);

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let stage: TakenMails;
  let reference: string;

  beforeEach(async () => {
    stage = await takenMails(await newDatabase());
    reference = await stage.desk.asked();
  });

  const one = (of = reference) => stage.desk.one(of);
  const theirs = async (): Promise<readonly Message[]> =>
    (await one()).conversation.messages.filter(({ way }) => way === 'traveller');
  const answers = () => ({ 'In-Reply-To': `<${reference}@${host}>` });

  test('CNV-01/corpus no mail of a hundred and more senders is shown under another’s name', async () => {
    const mails = sentMails(reference, {
      ...{ traveller, secondAddress: 'naledi@work.example.org', ours: sender, server: ownServer },
      colleague: { id: '3', address: '3@lodges.example' },
    });
    expect(mails.length).toBeGreaterThan(120);
    const became = await stage.take(...mails.map(({ source }) => source));
    expect(became.filter((each) => each !== 'enquiry')).toEqual([]);
    const shown = await theirs();
    const wrong = mails.flatMap((mail) => shownOtherwise(mail, shown));
    expect(wrong).toEqual([]);
    expect(shown).toHaveLength(mails.length);
  }, 60_000);

  test('CNV-01/head CNV-09/forgiving-search everybody a mail names finds its enquiry; a slip finds a mail of none, too', async () => {
    const heads = {
      From: 'Thabo Quagga <thabo@elsewhere.example.net>',
      Sender: 'Office <desk.copies@agency.example>',
      'Reply-To': 'Zebedee <zebedee@guest.example.org>',
      To: `The Concierge <${sender}>, Palesa Okapi <palesa@friends.example.org>`,
      Cc: 'Lindiwe <lindiwe@friends.example.org>',
      Subject: 'Aardvark',
    };
    expect(await stage.take(rawMail({ ...answers(), ...heads }, 'Hello.'))).toEqual(['enquiry']);
    const none = { From: 'Wilma Vermeulen <wilma@example.org>', Subject: 'Pangolins' };
    expect(await stage.take(rawMail(none, 'Is there a hippopotamus?'))).toEqual(['unmatched']);
    await stage.desk.asked({
      email: 'else@example.com',
      name: 'Else',
      surname: 'Where',
      comments: 'Nothing.',
    });
    await stage.desk.pipeline.tidy();
    const find = async (words: string) => {
      const asked = { list: 'all', filter: {}, words, cursor: null, limit: 10 } as const;
      const { rows, mails, alsoFound } = await stage.desk.desk.list(thandi, asked);
      return { rows: rows.map((row) => row.reference), mails: mails.map(({ name }) => name), alsoFound };
    };
    const named = ['quagga', 'thabo@elsewhere.example.net', 'desk.copies@agency.example', 'zebedee'];
    const copied = [
      'zebedee@guest.example.org',
      'okapi',
      'palesa@friends.example.org',
      'lindiwe',
      'aardvark',
    ];
    for (const words of [...named, ...copied])
      expect([words, await find(words)]).toEqual([words, { rows: [reference], mails: [], alsoFound: [] }]);
    for (const [slip, meant] of [
      ['Vermeulan', 'Vermeulen'],
      ['hipopotamus', 'hippopotamus'],
      ['Pangolns', 'Pangolins'],
      ['Pangolins hipopotamus', 'hippopotamus'],
    ] as const)
      expect([slip, await find(slip)]).toEqual([
        slip,
        { rows: [], mails: ['Wilma Vermeulen'], alsoFound: [meant] },
      ]);
    expect((await find('Vermeulen')).alsoFound).toEqual([]);
    expect((await find('Vermeulqqn')).mails).toEqual([]);
  });

  test('CNV-01/somebody-else-answers CNV-03/only-open-one CNV-10/lost-link an international domain is one, in its own letters and in those of mails', async () => {
    const ana = await stage.desk.asked({ email: 'ana@müller.example', name: 'Ana' });
    const from = { From: 'Ana <ana@xn--mller-kva.example>', Subject: 'Our flights' };
    expect(await stage.take(rawMail(from, 'It arrives 10:40.'))).toEqual(['enquiry']);
    const { conversation } = await one(ana);
    expect(conversation.messages.map(({ envelope }) => envelope?.role)).toEqual(['traveller']);
    expect(conversation.participants).toHaveLength(1);
    const links = () =>
      stage.desk.channels['own-page-mail'].seen.filter(({ ownPageNote }) => ownPageNote?.kind === 'link');
    expect(await stage.desk.pipeline.ownPage.askForLink('ana@müller.example', 'one')).toBe('asked');
    await stage.desk.pipeline.worker.tick();
    expect(links()).toHaveLength(1);
  });

  test('CNV-02/remind-me CNV-07/out-until only their own absence puts a reminder off, and not that of the lodge or a companion', async () => {
    const day = 86_400_000;
    const remindAt = new Date(stage.desk.clock.at + day).toISOString();
    const { message } = taken(await stage.desk.answer(thandi, reference, { remindAt }));
    const until = new Date(stage.desk.clock.at + 20 * day);
    const away = {
      'Auto-Submitted': 'auto-replied',
      Subject: 'Automatic reply: Your visit',
      Date: new Date(stage.desk.clock.at).toUTCString(),
    };
    const words = `I am away until ${until.toISOString().slice(0, 10)}.`;
    const reminds = async () => {
      const { messages } = (await one()).conversation;
      return messages.find(({ id }) => id === message)?.remindAt;
    };
    const sam = { From: 'Sam <sam@example.net>' };
    expect(await stage.take(rawMail({ ...answers(), ...away, ...sam }, words))).toEqual(['enquiry']);
    expect(await reminds()).toBe(remindAt);
    expect(await stage.take(rawMail({ ...answers(), ...away }, words))).toEqual(['enquiry']);
    expect((await reminds())?.slice(0, 10)).toBe(until.toISOString().slice(0, 10));
  });

  test('CNV-01/mark who answers our mail to the lodge is not said to answer one to the traveller', async () => {
    const lodge = { to: [{ address: 'river@lodges.example', name: 'River' }], cc: [], bcc: [] };
    taken(await stage.desk.answer(thandi, reference, { recipients: lodge, forward: true }));
    taken(await stage.desk.answer(thandi, reference));
    const jobs = await stage.desk.store.read.rows<{ id: string }>(
      'SELECT d.id FROM deliveries d JOIN messages m ON m.id = d.message ORDER BY m.way DESC',
    );
    for (const [at, { id }] of jobs.entries()) {
      const head = { 'In-Reply-To': `<${id}@${host}>`, From: `Deputy <deputy${at}@lodges.example>` };
      expect(await stage.take(rawMail(head, 'We have two rooms.'))).toEqual(['enquiry']);
    }
    expect((await theirs()).map(({ envelope }) => envelope?.matched)).toEqual([
      'answers-house',
      'answers-ours',
    ]);
  });

  /** Whose turn it is after a mail, and what the desk says of who wrote it. */
  async function afterMail(heads: Readonly<Record<string, string | null>>, words: string) {
    taken(await stage.desk.answer(thandi, reference));
    const before = new Set((await theirs()).map(({ id }) => id));
    expect(await stage.take(rawMail({ ...answers(), ...heads }, words))).toEqual(['enquiry']);
    const { work } = await one();
    return { state: work.state, machine: (await theirs()).find(({ id }) => !before.has(id))?.machine };
  }

  test('CNV-07/at-the-desk what a machine wrote keeps the state and says so, and what an agent wrote behind one is our turn', async () => {
    const date = { Date: 'Fri, 20 Nov 2026 08:00:00 +0000' };
    const agent = {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'X-Mailer': 'Desk',
    };
    expect(await afterMail(agent, 'Our clients accept, please confirm today.')).toEqual({
      state: 'open',
      machine: { kind: 'perhaps-a-person', until: null },
    });
    const away = { Subject: 'Out of office', ...date };
    const until = { state: 'waiting', machine: { kind: 'automatic-answer', until: '2026-12-14' } };
    const words = 'I am out until 14 December.';
    const marked: readonly Readonly<Record<string, string>>[] = [
      { 'Auto-Submitted': 'auto-replied' },
      { 'Return-Path': '<>' },
      { 'X-Auto-Response-Suppress': 'All' },
      { Precedence: 'bulk' },
    ];
    for (const marks of marked)
      expect([marks, await afterMail({ ...away, ...marks }, words)]).toEqual([marks, until]);
    const receipt = {
      'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=b',
      Subject: 'Read: Your visit',
    };
    const read = '--b\r\nContent-Type: text/plain\r\n\r\nIt was displayed.\r\n--b--\r\n';
    expect(await afterMail(receipt, read)).toMatchObject({ state: 'waiting', machine: { kind: 'receipt' } });

    // A list belongs to no enquiry by its address alone, and waits for nobody.
    const list = { 'List-Id': '<offers.example.net>', 'List-Unsubscribe': '<https://example.net/off>' };
    expect(await stage.take(rawMail({ ...list, Subject: 'July' }, 'Half price.'))).toEqual(['unmatched']);
    const { mails } = await stage.desk.pipeline.mails.list(thandi);
    expect(mails).toMatchObject([{ machine: { kind: 'list' }, dueAt: null }]);
    expect((await one()).work.state).toBe('waiting');
  });

  /** Mails that came back, in forms whose marks are those of other mails as well. */
  const returned: Readonly<Record<string, (id: string) => readonly string[]>> = {
    'auto-replied in the thread, the mail below': (id) => [
      ...['X-Failed-Recipients: naledi@example.com', `References: <${id}>`, 'Auto-Submitted: auto-replied'],
      ...['Content-Type: text/plain', '', 'A message that you sent could not be delivered:', ''],
      ...[
        '  naledi@example.com',
        '    550 5.1.1 no such user',
        '',
        '------ This is a copy of the message ------',
      ],
      ...['', `Message-ID: <${id}>`, `From: <${sender}>`, '', 'hello'],
    ],
    'From our own address, the report alone': (id) => [
      ...[`From: Mail System <${sender}>`, `In-Reply-To: <${id}>`],
      ...['Content-Type: multipart/report; report-type=delivery-status; boundary=b', ''],
      ...['--b', 'Content-Type: text/plain', '', 'It failed.', '--b'],
      ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.org', ''],
      ...['Final-Recipient: rfc822; naledi@example.com', 'Action: failed', 'Status: 5.1.1', '--b--'],
    ],
    'mixed, with our mail in it whole': (id) => [
      ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/html', ''],
      ...[
        '<p>Undeliverable: naledi@example.com 550 5.1.1 unknown</p>',
        '--b',
        'Content-Type: message/rfc822',
        '',
      ],
      ...[`Message-ID: <${id}>`, `From: <${sender}>`, 'To: naledi@example.com', '', 'hello', '--b--'],
    ],
  };

  testOnBoth(
    'CNV-08/at-the-desk a mail that came back is none of the traveller’s, whatever else it looks like',
    async () => {
      await stage.desk.pipeline.worker.tick();
      const id = `${stage.desk.channels['visitor-mail'].seen.at(-1)?.id}@${host}`;
      for (const [form, lines] of Object.entries(returned)) {
        const mail = [
          ...['Return-Path: <>', 'Subject: Undelivered Mail Returned to Sender', `To: ${sender}`],
          ...(lines(id).some((line) => line.startsWith('From: Mail'))
            ? []
            : ['From: MAILER-DAEMON@mx.example.org']),
          ...[`Message-ID: <${form.length}@mx.example.org>`, 'MIME-Version: 1.0', ...lines(id), ''],
        ].join('\r\n');
        expect([form, await stage.take(mail, mail)]).toEqual([form, ['bounce', 'bounce']]);
      }
      const { deliveries, work, conversation } = await one();
      expect(deliveries.find(({ channel }) => channel === 'visitor-mail')).toMatchObject({ state: 'dead' });
      expect(work.attention).toEqual(['refused']);
      expect(conversation.messages).toEqual([]);
      expect(conversation.participants).toMatchObject([
        { role: 'traveller', failed: { reason: expect.stringContaining('There is no such mailbox') } },
      ]);
      expect(await stage.desk.count('stray_mails')).toBe(0);
      // Our own mail that comes to us by a rule is no report, and one of a mail that is not ours is work of nobody's.
      const foreign = returned['mixed, with our mail in it whole']?.('never@elsewhere.example') ?? [];
      expect(
        await stage.take(
          rawMail({ 'Message-ID': `<${id}>`, From: sender }, 'We have your enquiry.'),
          ['Return-Path: <>', 'From: MAILER-DAEMON@mx.example.org', 'MIME-Version: 1.0', ...foreign].join(
            '\r\n',
          ),
        ),
      ).toEqual(['own', 'unmatched']);
    },
  );

  test('CNV-05/notices what a mail says of itself stands with it at the desk', async () => {
    const boundary = 'Content-Type: multipart/mixed; boundary=b';
    const files = Array.from({ length: 1003 }, (_, at) =>
      [
        '--b',
        `Content-Type: text/csv; name="${at}.csv"`,
        'Content-Disposition: attachment',
        '',
        'a',
        '',
      ].join('\r\n'),
    );
    const latin = Buffer.concat([
      Buffer.from(['--b', 'Content-Type: text/plain', '', 'F'].join('\r\n')),
      Buffer.from([0xfc]),
      Buffer.from(`nf N${'a'.repeat(250_000)}\r\n`),
    ]);
    const kind = { 'Content-Type': boundary.slice(boundary.indexOf(' ') + 1) };
    const locked = ['--b', 'Content-Type: application/pgp-encrypted', '', 'Version: 1', ''].join('\r\n');
    const parts = [latin, Buffer.from([...files, locked, '--b--', ''].join('\r\n'))];
    const mail = (head: object) => Buffer.concat([rawMail({ ...head, ...kind }, ''), ...parts]);
    const stranger = { From: 'Wilma <wilma@example.org>', Subject: 'Rooms' };
    expect(await stage.take(mail(answers()), mail(stranger))).toEqual(['enquiry', 'unmatched']);
    const [message] = await theirs();
    const notices = new Map(message?.notices.map(({ notice, count }) => [notice, count]));
    expect([...notices.keys()].sort()).toEqual([
      'encrypted',
      'files-left-out',
      'letters-guessed',
      'words-cut',
    ]);
    expect(notices.get('files-left-out')).toBeGreaterThan(0);
    expect(notices.get('words-cut')).toBeGreaterThan(50_000);
    expect(message?.text.startsWith('Fünf Na')).toBe(true);
    const { mails } = await stage.desk.pipeline.mails.list(thandi);
    expect(mails).toMatchObject([{ notices: message?.notices, original: true }]);
  });
});

/** How a mail is shown, where that is not as it was sent. */
function shownOtherwise({ name, mark, shown }: SentMail, messages: readonly Message[]): string[] {
  const found = messages.filter(({ text }) => text.includes(mark));
  const [message] = found;
  if (!message?.envelope || found.length !== 1) return [`${name}: shown ${found.length} times`];
  const { from, role, proof } = message.envelope;
  const isTrue =
    from.address.toLowerCase() === shown.address.toLowerCase() &&
    shown.roles.includes(role) &&
    message.by === shown.by &&
    (proof === 'unproven') === shown.unproven;
  return isTrue ? [] : [`${name}: ${from.address}, ${role}, by ${message.by}, ${proof}`];
}
