import { type MessageContent, textContent } from '@sundowner/enquiries/conversation/message-content';
import { receiveMail } from '@sundowner/enquiries/conversation/receive-mail';
import { parseMail } from '@sundowner/enquiries/mailbox/parsed-mail';
import { takeBounce } from '@sundowner/enquiries/mailbox/take-bounce';
import { createPersonHash } from '@sundowner/enquiries/store/personal-fields';
import { openVault } from '@sundowner/enquiries/store/vault';
import { beforeEach, expect } from 'vitest';
import { type DeskStage, deskStage, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

const hour = 3_600_000;
const host = 'lodges.example';
const traveller = 'naledi@example.com';
const head = (subject: string, ...more: readonly string[]) => [
  'Return-Path: <>',
  'From: Mail Delivery System <MAILER-DAEMON@mx.example.org>',
  `To: concierge@${host}`,
  `Subject: ${subject}`,
  ...more,
  'MIME-Version: 1.0',
];
const mixed = (type: string, ...parts: readonly (readonly string[])[]) => [
  `Content-Type: ${type}; boundary=part`,
  '',
  ...parts.flatMap((part) => ['--part', ...part]),
  '--part--',
  '',
];
const report = 'multipart/report; report-type=delivery-status';
const status = (id: string | null) => [
  'Reporting-MTA: dns; mx.example.org',
  ...(id === null ? [] : [`X-Original-Message-ID: <${id}>`]),
  '',
  `Final-Recipient: rfc822; ${traveller}`,
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 no such user',
  '',
];
const returned = (id: string, reference: string) => [
  `From: The Concierge <concierge@${host}>`,
  `To: ${traveller}`,
  `Subject: We have your enquiry, ${reference}`,
  `Message-ID: <${id}>`,
  '',
  'hello',
  '',
];
const failed = ['Content-Type: text/plain', '', 'It failed.', ''];

/** Mails that came back, in the forms servers have for it. */
const forms: Readonly<Record<string, (id: string, reference: string) => readonly string[]>> = {
  'bounce-exim': (id, reference) => [
    ...head(
      'Mail delivery failed: returning message to sender',
      `X-Failed-Recipients: ${traveller}`,
      `References: <${id}>`,
    ),
    'Content-Type: text/plain',
    '',
    'A message that you sent could not be delivered to one or more of its recipients.',
    '',
    `  ${traveller}`,
    '    550 no such user',
    '',
    '------ This is a copy of the message, including all the headers. ------',
    '',
    ...returned(id, reference),
  ],
  'bounce-in-plain-words': (id, reference) => [
    ...head('Delivery Status Notification (Failure)'),
    'Content-Type: text/plain',
    '',
    'Delivery to the following recipient failed permanently:',
    '',
    `     ${traveller}`,
    '',
    'The error was: 550 5.1.1 no such user',
    '',
    '----- Original message -----',
    '',
    ...returned(id, reference),
  ],
  'bounce-mixed-html': (id, reference) => [
    ...head(`Unzustellbar: We have your enquiry, ${reference}`),
    ...mixed(
      'multipart/mixed',
      [
        'Content-Type: text/html',
        '',
        `<p>Die Nachricht wurde nicht zugestellt an ${traveller}: 550 5.1.1</p>`,
      ],
      ['Content-Type: message/rfc822', '', ...returned(id, reference)],
    ),
  ],
  'bounce-no-original': (id) => [
    ...head('Undelivered Mail Returned to Sender', `In-Reply-To: <${id}>`, 'Auto-Submitted: auto-replied'),
    ...mixed(report, failed, ['Content-Type: message/delivery-status', '', ...status(null)]),
  ],
  'bounce-original-id-in-status': (id) => [
    ...head('Undelivered Mail Returned to Sender'),
    ...mixed(report, failed, ['Content-Type: message/delivery-status', '', ...status(id)]),
  ],
  'bounce-status-as-text': (id, reference) => [
    ...head('Undelivered Mail Returned to Sender'),
    ...mixed(
      report,
      failed,
      ['Content-Type: text/plain; name="details.txt"', '', ...status(null)],
      ['Content-Type: message/rfc822', '', ...returned(id, reference)],
    ),
  ],
};

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  let desk: DeskStage;
  let reference: string;

  beforeEach(async () => {
    const database = await newDatabase();
    desk = await deskStage(await database.open(), database.dataDir);
    reference = await desk.asked();
    await desk.pipeline.worker.tick();
  });

  async function comesBack(lines: readonly string[]): Promise<boolean> {
    const { bounce } = await parseMail(Buffer.from(lines.join('\r\n')));
    const vault = openVault(desk.keyring);
    const context = { vault, hash: createPersonHash(vault), hosts: [host] };
    const { at } = desk.clock;
    return desk.store.transaction(async (sql) => bounce !== null && takeBounce(sql, bounce, context, at, at));
  }
  async function theyWrite(from: { address: string; name: string }, to = reference): Promise<void> {
    const [row] = await desk.store.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE reference = ?', [
      to,
    ]);
    const vault = openVault(desk.keyring);
    desk.clock.at += 1000;
    const { at } = desk.clock;
    const envelope = {
      from,
      sender: null,
      replyTo: [],
      to: [],
      cc: [],
      proof: null,
      matched: 'answers-ours',
    };
    const words = { ...textContent('We both come.'), envelope } as MessageContent;
    const mail = { mailId: `${at}@mail.example`, digest: null, who: createPersonHash(vault)(from.address) };
    await desk.store.transaction((sql) =>
      receiveMail(sql, vault, { ...mail, enquiryId: row?.id ?? '', colleague: null, words, at }, at),
    );
  }
  const idOf = (channel: 'visitor-mail' | 'answer-mail') =>
    `${desk.channels[channel].seen.at(-1)?.id}@${host}`;

  test.each(Object.keys(forms))(
    'CNV-08/%s a confirmation that came back is dead with its reason, amber, and marks the address',
    async (form) => {
      expect(await comesBack(forms[form]?.(idOf('visitor-mail'), reference) ?? [])).toBe(true);
      const one = await desk.one(reference);
      expect(one.deliveries.find(({ channel }) => channel === 'visitor-mail')).toMatchObject({
        state: 'dead',
        lastError: 'It came back from their mail server (550, 5.1.1).',
      });
      expect(one.work.attention).toEqual(['refused']);
      expect(one.conversation.participants).toMatchObject([
        { role: 'traveller', failed: { reason: 'There is no such mailbox (550, 5.1.1).' } },
      ]);
      await desk.pipeline.tidy();
      expect(desk.pipeline.alertsInForce()).toEqual([]);
      expect(await desk.answer(thandi, reference)).toMatchObject({ code: 'address-failed' });
    },
  );

  testOnBoth(
    'CNV-08/one-of-several an answer one of several did not receive is our turn again, and stays answered',
    async () => {
      const others = [{ address: 'sam@example.com', name: 'Sam' }];
      const recipients = { to: [{ address: traveller, name: '' }], cc: others, bcc: [] };
      taken(await desk.answer(thandi, reference, { recipients }));
      desk.clock.at += 10_000;
      await desk.pipeline.worker.tick();
      const lines = [
        ...head('Undelivered Mail Returned to Sender', `In-Reply-To: <${idOf('answer-mail')}>`),
        ...mixed(report, failed, [
          'Content-Type: message/delivery-status',
          '',
          ...status(null).map((line) => line.replace(traveller, 'sam@example.com')),
        ]),
      ];
      expect(await comesBack(lines)).toBe(true);
      const one = await desk.one(reference);
      expect(one.work).toMatchObject({ state: 'open', firstAnswer: { by: thandi.id } });
      expect(one.conversation.messages).toMatchObject([{ delivery: { state: 'delivered' } }]);
      expect(await desk.count('told', "kind = 'refused'")).toBe(1);
      expect(await desk.answer(thandi, reference, { recipients })).toMatchObject({ code: 'address-failed' });
    },
  );

  test('CNV-08/by-reference a report without an id is of the newest mail to the address it names, and not of one to the lodge since', async () => {
    taken(await desk.answer(thandi, reference));
    desk.clock.at += 10_000;
    await desk.pipeline.worker.tick();
    const lodge = { to: [{ address: 'river@lodges.example', name: 'River' }], cc: [], bcc: [] };
    taken(await desk.answer(thandi, reference, { recipients: lodge, forward: true }));
    desk.clock.at += 10_000;
    await desk.pipeline.worker.tick();
    const lines = [
      ...head(`Undeliverable: Your visit [${reference}]`),
      ...mixed(report, failed, ['Content-Type: message/delivery-status', '', ...status(null)]),
    ];
    expect(await comesBack(lines)).toBe(true);
    const { work, conversation } = await desk.one(reference);
    expect(work.state).toBe('open');
    expect(conversation.messages).toMatchObject([
      { way: 'answer', delivery: { state: 'dead' } },
      { way: 'forward', delivery: { state: 'delivered' } },
    ]);
    const marked = conversation.participants.filter((each) => each.failed !== null);
    expect(marked.map(({ address }) => address)).toEqual([traveller]);
  });

  testOnBoth(
    'CNV-02/known-address an address that failed is marked on the next enquiry of its person, and where it is typed into a copy',
    async () => {
      expect(await comesBack(forms['bounce-exim']?.(idOf('visitor-mail'), reference) ?? [])).toBe(true);
      const failure = { reason: 'There is no such mailbox (550, 5.1.1).' };
      const next = await desk.asked({ comments: 'And the week after?' });
      expect((await desk.one(next)).conversation.participants).toMatchObject([
        { role: 'traveller', address: traveller, failed: failure, erased: null },
      ]);
      expect(await desk.answer(thandi, next)).toMatchObject({ code: 'address-failed' });
      const typed = [traveller.toUpperCase(), 'sam@example.com', 'no address'];
      expect(await desk.desk.answers.knownOf(typed)).toMatchObject({
        known: [{ address: traveller.toUpperCase(), failed: failure, erased: null }],
      });
    },
  );

  testOnBoth(
    'CNV-02/undecided a mail to somebody nobody has decided about is refused once, and goes all the same',
    async () => {
      const sam = { address: 'sam@example.com', name: 'Sam Okafor' };
      const recipients = { to: [{ address: traveller, name: '' }], cc: [sam], bcc: [] };
      await theyWrite(sam);
      expect(await desk.answer(thandi, reference, { recipients })).toMatchObject({
        code: 'undecided',
        detail: 'Sam Okafor is not decided. Send to them all the same?',
      });
      taken(await desk.answer(thandi, reference, { recipients, allTheSame: true }));
      taken(
        await desk.desk.work.setParticipant(thandi, reference, { address: sam.address, role: 'companion' }),
      );
      taken(await desk.answer(thandi, reference, { recipients }));
    },
  );

  testOnBoth(
    'CNV-02/erased-address an address whose enquiries were erased is asked about, until something comes from it, or for the time of retention',
    async () => {
      const { answers } = desk.desk;
      const other = await desk.asked({ name: 'Sam', email: 'sam@example.com', comments: 'The same week.' });
      const copy = {
        recipients: {
          to: [{ address: 'sam@example.com', name: '' }],
          cc: [{ address: traveller, name: 'Naledi' }],
          bcc: [],
        },
      };
      const erased = async (of: string) => {
        expect(await desk.pipeline.erasure.request(of, 'sipho')).toMatchObject({ outcome: 'scheduled' });
        desk.clock.at += hour;
        await desk.pipeline.tidy();
      };
      const day = 24 * hour;
      const words = new Date(desk.clock.at).toLocaleDateString('en-GB', {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      await erased(reference);
      const at = new Date(desk.clock.at).toISOString();
      expect(await answers.knownOf([traveller])).toEqual({
        known: [{ address: traveller, name: '', failed: null, erased: at }],
      });
      expect(await desk.answer(thandi, other, copy)).toMatchObject({
        code: 'address-erased',
        detail: `Everything held of ${traveller} was erased on ${words}. Send to it all the same?`,
      });
      taken(await desk.answer(thandi, other, { ...copy, allTheSame: true }));

      // Who asks anew is known again, and is once more what they were when that is erased.
      const anew = await desk.asked({ comments: 'I have thought of it again.' });
      expect(await answers.knownOf([traveller])).toEqual({ known: [] });
      desk.clock.at += hour;
      await desk.pipeline.tidy();
      expect(await desk.count('erased_addresses')).toBe(0);
      await erased(anew);
      expect((await answers.knownOf([traveller])).known).toHaveLength(1);
      await theyWrite({ address: traveller, name: '' }, other);
      expect(await answers.knownOf([traveller])).toEqual({ known: [] });

      await erased(other);
      expect(await desk.count('erased_addresses')).toBeGreaterThan(0);
      desk.clock.at += 25 * 31 * day;
      await desk.pipeline.tidy();
      expect(await desk.count('erased_addresses')).toBe(0);
    },
  );
});
