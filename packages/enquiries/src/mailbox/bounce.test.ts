import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { readBounce } from './bounce.ts';
import { htmlToText } from './plain-text.ts';

const job = '0190aaaa-1111-7222-8333-444444444444@lodges.example';
const daemon = 'Mail Delivery System <MAILER-DAEMON@mx.example.org>';

const returned = [
  'From: The Concierge <concierge@lodges.example>',
  'To: naledi@example.org',
  'Subject: We have your enquiry, MC-7KQ2-94HD',
  `Message-ID: <${job}>`,
  '',
  'hello',
  '',
];
const status = (fields: readonly string[] = []) => [
  'Reporting-MTA: dns; mx.example.org',
  ...fields,
  '',
  'Final-Recipient: rfc822; naledi@example.org',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 <naledi@example.org>: no such user',
  '',
];
const part = (type: string, lines: readonly string[]) => ['--part', `Content-Type: ${type}`, '', ...lines];
const report = (...parts: readonly (readonly string[])[]) => [
  'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
  '',
  ...part('text/plain', ['It failed.', '']),
  ...parts.flat(),
  '--part--',
  '',
];

async function read(
  lines: readonly string[],
  { from = daemon, subject = 'Undelivered Mail Returned to Sender' } = {},
) {
  const mail = await PostalMime.parse(
    Buffer.from([`From: ${from}`, `Subject: ${subject}`, ...lines].join('\r\n')),
    {
      attachmentEncoding: 'arraybuffer',
      forceRfc822Attachments: true,
    },
  );
  return readBounce({
    headers: mail.headers,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    words: mail.text?.trim() ? mail.text : htmlToText(mail.html ?? ''),
    attachments: mail.attachments,
  });
}

const unknown = {
  of: [job],
  failed: true,
  late: false,
  codes: '550, 5.1.1',
  reason: 'There is no such mailbox.',
};

test.each([
  ['whole', report(part('message/delivery-status', status()), part('message/rfc822', returned))],
  [
    'bounce-headers-only',
    report(part('message/delivery-status', status()), part('text/rfc822-headers', returned.slice(0, 4))),
  ],
  [
    'bounce-rfc822-headers',
    report(part('message/delivery-status', status()), part('message/rfc822-headers', returned.slice(0, 4))),
  ],
  [
    'bounce-no-original',
    [`In-Reply-To: <${job}>`, `References: <${job}>`, ...report(part('message/delivery-status', status()))],
  ],
  [
    'bounce-original-id-in-status',
    report(part('message/delivery-status', status([`X-Original-Message-ID: <${job}>`]))),
  ],
  [
    'bounce-original-id-in-status, no empty line',
    report(
      part(
        'message/delivery-status',
        status([`X-Original-Message-ID: <${job}>`]).filter((line) => line !== ''),
      ),
    ),
  ],
  [
    'bounce-status-as-text',
    report(part('text/plain; name="details.txt"', status()), part('message/rfc822', returned)),
  ],
])('CNV-08/%s a report in this shape says which mail nobody received, and why', async (_, lines) => {
  const bounce = await read(lines);
  expect(bounce).toMatchObject(unknown);
  expect(bounce?.addresses).toEqual(['naledi@example.org']);
});

const plain = (...lines: readonly string[]) => ['Content-Type: text/plain; charset=utf-8', '', ...lines];

test.each([
  [
    'bounce-exim',
    'Mail delivery failed: returning message to sender',
    [
      'X-Failed-Recipients: naledi@example.org',
      'Auto-Submitted: auto-replied',
      `References: <${job}>`,
      ...plain(
        'A message that you sent could not be delivered to one or more of its recipients. This is a permanent error.',
        '',
        '  naledi@example.org',
        '    550 no such user',
        '',
        '------ This is a copy of the message, including all the headers. ------',
        '',
        ...returned,
      ),
    ],
  ],
  [
    'bounce-in-plain-words',
    'Delivery Status Notification (Failure)',
    plain(
      'Delivery to the following recipient failed permanently:',
      '',
      '     naledi@example.org',
      '',
      'The error was: 550 5.1.1 no such user',
      '',
      '----- Original message -----',
      '',
      ...returned,
    ),
  ],
  [
    'bounce-qmail',
    'failure notice',
    plain(
      'Hi. This is the qmail-send program at mx.example.org.',
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      "This is a permanent error; I've given up. Sorry it didn't work out.",
      '',
      '<naledi@example.org>:',
      'Sorry, no mailbox here by that name. (#5.1.1) 550 no such user',
      '',
      '--- Below this line is a copy of the message.',
      '',
      'Return-Path: <concierge@lodges.example>',
      ...returned,
    ),
  ],
  [
    'bounce-in-german',
    'Unzustellbar: Ihre Anfrage',
    plain(
      'Ihre Nachricht konnte nicht zugestellt werden.',
      '',
      'naledi@example.org',
      '550 Empfänger unbekannt',
      '',
      ...returned,
    ),
  ],
  [
    'bounce-in-french',
    'Message non remis',
    plain("Votre message n'a pas pu être remis à naledi@example.org : 550 adresse inconnue", '', ...returned),
  ],
])('CNV-08/%s a server’s own words say which mail nobody received, and why', async (_, subject, lines) => {
  const bounce = await read(lines, { subject });
  expect(bounce).toMatchObject(unknown);
  expect(bounce?.addresses).toContain('naledi@example.org');
});

test('CNV-08/bounce-mixed-html Exchange says it in markup, beside the mail itself', async () => {
  const bounce = await read(
    [
      'Content-Type: multipart/mixed; boundary=part',
      '',
      ...part('text/html; charset=utf-8', [
        '<p>Die Nachricht wurde nicht zugestellt an naledi@example.org: 550 5.1.1</p>',
      ]),
      ...part('message/rfc822', returned),
      '--part--',
      '',
    ],
    { subject: 'Unzustellbar: We have your enquiry, MC-7KQ2-94HD' },
  );
  expect(bounce).toMatchObject({ ...unknown, references: ['MC-7KQ2-94HD'] });
});

test('CNV-08/one-of-several those who received nothing are named, and nobody else', async () => {
  const others = (address: string, action: string) => [
    '',
    `Final-Recipient: rfc822; ${address}`,
    `Action: ${action}`,
  ];
  const bounce = await read(
    report(
      part('message/delivery-status', [
        'Reporting-MTA: dns; mx.example.org',
        ...others('sam@example.org', 'delivered'),
        'Status: 2.0.0',
        ...others('naledi@example.org', 'failed'),
        'Status: 5.2.2',
        'Diagnostic-Code: smtp; 552-5.2.2 naledi@example.org is over quota',
        ...others('lindiwe@example.org', 'delayed'),
        'Status: 4.4.1',
        '',
      ]),
      part('message/rfc822', returned),
    ),
  );
  expect(bounce).toMatchObject({ failed: true, codes: '552, 5.2.2', reason: 'Their mailbox is full.' });
  expect(bounce?.addresses).toEqual(['naledi@example.org']);
});

test.each([
  [
    'a report',
    report(
      part(
        'message/delivery-status',
        status().map((line) => line.replace('failed', 'delayed').replace('5.1.1', '4.4.1')),
      ),
      part('message/rfc822', returned),
    ),
  ],
  [
    'words',
    plain(
      'Your message could not be delivered for more than 4 hours.',
      'It will be retried until it is 5 days old.',
      '',
      'naledi@example.org',
      '',
      ...returned,
    ),
  ],
])('CNV-08/late %s that a server still tries says no more than that', async (_, lines) => {
  expect(await read(lines, { subject: 'Delayed Mail (still being retried)' })).toMatchObject({
    of: [job],
    failed: false,
    late: true,
  });
});

test('CNV-08/a-person what a person passes on or writes of a mail that did not arrive is theirs', async () => {
  const naledi = { from: 'Naledi <naledi@example.org>', subject: 'Undeliverable: your enquiry' };
  const forwarded = [
    'Content-Type: multipart/mixed; boundary=part',
    '',
    ...part('text/plain', ['I got this.', '']),
    ...part('message/delivery-status', status()),
    '--part--',
    '',
  ];
  expect(await read(forwarded, naledi)).toBeNull();
  expect(
    await read(plain('My mail to you could not be delivered: 550 5.1.1', ...returned), naledi),
  ).toBeNull();
  const away = ['Return-Path: <>', ...plain('I have left. Your message was not delivered to anybody else.')];
  expect(await read(away, { ...naledi, subject: 'Automatic reply: Your enquiry' })).toBeNull();
});

test('CNV-08/linear words without an end are read in a moment', async () => {
  const began = performance.now();
  for (const piece of [
    'delivery ',
    'exceeded ',
    'a@',
    'message-id: <',
    '- original ',
    'user ',
    'Final-Recipient: x\nAction: failed\n',
    'from: a\n',
    '-- ',
    'adresse ',
    'mc-',
    '0190aaaa-1111-7222-8333-444444444444@a.',
    '=?utf-8?q?a',
  ]) {
    const content = piece.repeat(100_000);
    const file = { filename: null, mimeType: 'message/rfc822', disposition: null, content } as const;
    const attachments = [file, { ...file, mimeType: 'application/octet-stream' }];
    readBounce({ headers: [], from: '', subject: 'Undeliverable', words: content, attachments });
  }
  expect(performance.now() - began).toBeLessThan(1500);
});
