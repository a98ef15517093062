import { parseMail } from '@sundowner/enquiries/mailbox/parsed-mail';
import { takeBounce } from '@sundowner/enquiries/mailbox/take-bounce';
import { createPersonHash } from '@sundowner/enquiries/store/personal-fields';
import { openVault } from '@sundowner/enquiries/store/vault';
import { beforeEach, expect } from 'vitest';
import { type DeskStage, deskStage, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

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
});
