import { expect, test } from 'vitest';
import { parseMail } from './parsed-mail.ts';

const job = '0190aaaa-1111-7222-8333-444444444444@lodges.example';

/** A report of RFC 5965. @param fields of its second part; `original` the head of our mail, or nothing of it */
const report = (
  fields: readonly string[],
  {
    original = [`Message-ID: <${job}>`, 'From: concierge@lodges.example'],
    heads = [] as readonly string[],
  } = {},
) =>
  Buffer.from(
    [
      'From: Feedback <staff@hotmail.example>',
      'To: concierge@lodges.example',
      'Subject: complaint about message from 192.0.2.1',
      'Return-Path: <>',
      ...heads,
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=us-ascii',
      '',
      'This is an email abuse report for a message we received.',
      '',
      '--b',
      'Content-Type: message/feedback-report',
      '',
      ...fields,
      '',
      ...(original.length > 0
        ? [
            '--b',
            'Content-Type: message/rfc822',
            '',
            ...original,
            'Subject: Your visit',
            '',
            'Dear Naledi, yes.',
            '',
          ]
        : []),
      '--b--',
      '',
    ].join('\r\n'),
  );
const abuse = ['Feedback-Type: abuse', 'User-Agent: SomeGenerator/1.0', 'Version: 1'];

test('CNV-07/complaint a report that our mail was marked as spam says of which, and whose mailbox it was', async () => {
  const { machine, bounce } = await parseMail(report([...abuse, 'Original-Rcpt-To: <Naledi@example.com>']));
  expect(machine).toEqual({ kind: 'complaint', until: null });
  expect(bounce).toMatchObject({
    addresses: ['naledi@example.com'],
    failed: false,
    late: false,
    complaint: true,
  });
  expect(bounce?.of).toContain(job);
});

test('CNV-07/complaint one of no mail of ours is one all the same, and no automatic answer', async () => {
  const { machine, bounce } = await parseMail(report(abuse, { original: [] }));
  expect([machine?.kind, bounce]).toEqual(['complaint', null]);
});

test.each([['auth-failure'], ['not-spam'], ['virus']])(
  'CNV-07/complaint a report of feedback that is of something else (%s) is a report, and marks nobody',
  async (kind) => {
    const { machine, bounce } = await parseMail(report([`Feedback-Type: ${kind}`, 'Version: 1']));
    expect([machine?.kind, bounce?.complaint, bounce?.failed ?? false]).toEqual(['report', undefined, false]);
  },
);
