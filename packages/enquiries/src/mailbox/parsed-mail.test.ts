import { expect, test } from 'vitest';
import { whyUnsafe } from '../conversation/file-safety.ts';
import { headOfMail, parseMail } from './parsed-mail.ts';
import { htmlToText } from './plain-text.ts';

const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n'));

test('a mail gives who wrote it, what it answers and its words, whatever they are encoded as', async () => {
  const parsed = await parseMail(
    mail(
      'From: =?utf-8?q?J=C3=BCrgen_M=C3=BCller?= <Juergen@Example.com>',
      'Message-ID: <their-2@example.com>',
      'In-Reply-To: <job-1@lodges.example>',
      'References: <MC-7KQ2-94HD@lodges.example> <their-1@example.com>',
      ' <job-1@lodges.example>',
      'Subject: =?utf-8?b?15DXldeU15w=?= [MC-7KQ2-94HD]',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Gr=FC=DFe',
      '',
    ),
  );
  expect(parsed).toMatchObject({
    mailId: 'their-2@example.com',
    refersTo: ['job-1@lodges.example', 'their-1@example.com', 'MC-7KQ2-94HD@lodges.example'],
    from: 'Juergen@example.com',
    name: 'Jürgen Müller',
    subject: 'אוהל [MC-7KQ2-94HD]',
    text: 'Grüße',
    files: [],
  });
});

test('what a machine wrote is told from what a person did', async () => {
  const automatic = async (...head: string[]) =>
    (await parseMail(mail('From: a@example.com', ...head, '', 'Away until Monday.'))).machine?.kind;
  expect(await automatic('Auto-Submitted: auto-replied')).toBe('automatic-answer');
  expect(await automatic('Precedence: auto_reply')).toBe('automatic-answer');
  expect(await automatic('X-Autoreply: yes')).toBe('automatic-answer');
  expect(await automatic('Precedence: bulk')).toBe('automatic-answer');
  expect(await automatic('Auto-Submitted: no')).toBeUndefined();
});

test('CNV-03/answer-without-brackets a receipt names what it is of in its own part', async () => {
  const receipt = await parseMail(
    mail(
      'From: a@example.com',
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=b',
      '',
      '--b',
      '',
      'Read.',
      '--b',
      'Content-Type: message/disposition-notification',
      '',
      'Final-Recipient: rfc822; a@example.com',
      'Original-Message-ID:',
      ' <job-1@lodges.example>',
      'Disposition: manual-action/MDN-sent-manually; displayed',
      '',
      '--b--',
    ),
  );
  expect([receipt.refersTo, receipt.machine?.kind]).toEqual([['job-1@lodges.example'], 'receipt']);
});

test('CNV-07/named a calendar that came along does not make a mail of a person an invitation; one that names its method does', async () => {
  const withCalendar = async (...lines: string[]) => {
    const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'];
    const head = ['From: a@example.com', 'Content-Type: multipart/mixed; boundary=b', ''];
    const words = ['--b', '', 'Have you two rooms? Our flights are in the file.'];
    const file = ['--b', 'Content-Type: text/calendar; name=flights.ics', '', ...calendar, '--b--', ''];
    return (await parseMail(mail(...head, ...words, ...file))).machine?.kind ?? null;
  };
  expect(await withCalendar()).toBeNull();
  expect(await withCalendar('METHOD:PUBLISH')).toBeNull();
  expect(await withCalendar('METHOD:REQUEST')).toBe('invitation');
  expect(await withCalendar('METHOD:REPLY')).toBe('invitation');
});

test('CNV-03/answer-without-brackets of hundreds of ids the oldest are read as well', async () => {
  const others = Array.from({ length: 300 }, (_, at) => ` <${at}@others.example>`);
  const heads = mail('From: a@example.com', 'References: <job-1@lodges.example>', ...others, '', 'Yes.');
  const { refersTo } = await parseMail(heads);
  expect([refersTo.length, refersTo[0], refersTo.at(-1)]).toEqual([
    ...[100, '299@others.example', 'job-1@lodges.example'],
  ]);
});

test('CNV-05/whole an empty line above the heads of a mail is none of it', async () => {
  const lines = ['', 'From: a@example.com', 'Subject: Dates', '', 'We come on 3 May.'];
  expect(await parseMail(mail(...lines))).toMatchObject({
    ...{ from: 'a@example.com', subject: 'Dates', text: 'We come on 3 May.' },
  });
  expect((await headOfMail(mail(...lines))).from).toBe('a@example.com');
  expect((await parseMail(mail('', 'We come on 3 May.'))).text).toBe('We come on 3 May.');
});

test('one without a Message-ID is known by all of it', async () => {
  const one = await parseMail(mail('From: a@example.com', '', 'Hello'));
  const other = await parseMail(mail('From: a@example.com', '', 'Hullo'));
  expect(one.mailId).toMatch(/^sha256\.[\da-f]{64}$/);
  expect(other.mailId).not.toBe(one.mailId);
});

test('DSK-03/quoted-text-folded markup gives its words alone, and what it quotes apart', async () => {
  const html =
    '<html><head><style>p{color:red}</style></head><body><p>Wir kommen gern &amp; fr&ouml;hlich.<br>Zu zweit.</p>' +
    '<script>alert(1)</script><blockquote type="cite"><p>Dear J&#252;rgen,</p><p>yes.</p></blockquote></body></html>';
  expect(htmlToText(html)).toBe('Wir kommen gern & fröhlich.\nZu zweit.\n\n> Dear Jürgen,\n>\n> yes.');
  const parsed = await parseMail(mail('From: a@example.com', 'Content-Type: text/html', '', html));
  expect(parsed).toMatchObject({
    text: 'Wir kommen gern & fröhlich.\nZu zweit.',
    quoted: '> Dear Jürgen,\n>\n> yes.',
  });
});

test.each([
  ['rates.pdf', '%PDF-1.7 …', null],
  ['rates.pdf', 'MZ', 'It is a program.'],
  ['rates.pdf', 'hello', 'It is not what its name says.'],
  ['invoice.pdf.exe', 'x', 'It is a program.'],
  ['invoice.pdf.exe', '', null],
  ['IMG_1.jpg', '\x00\x00\x00\x18ftypheic', null],
  ['IMG_1.jpg', '\x89PNG', null],
  ['IMG_1.jpg', 'hello', 'It is not what its name says.'],
  ['list.xlsm', 'PK\u0003\u0004', 'It can run programs when it is opened.'],
  ['passport.html', '<html>', 'It is a web page, which may pretend to be another.'],
  ['notes.txt', 'hello', null],
  ['hippo.exe.', 'hello', 'It is a program.'],
  ['passport.pdf.lnk', 'hello', 'It is a program.'],
  ['photos.vhdx', 'hello', 'It is a program.'],
  ['our documents.library-ms', '<?xml', 'It is a program.'],
  ['rates.xll', 'hello', 'It can run programs when it is opened.'],
  ['invoice.shtml', '<p>', 'It is a web page, which may pretend to be another.'],
])('DSK-04/unsafe-files %s beginning "%s" is told apart', (name, content, why) => {
  expect(whyUnsafe(name, Buffer.from(content, 'latin1'))).toBe(why);
});

const report = (action: string, status: string, diagnosis: string) =>
  mail(
    'From: MAILER-DAEMON@mx.example.org (Mail Delivery System)',
    'Message-ID: <report-1@mx.example.org>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    '',
    'I am sorry to say so.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    'Final-Recipient: rfc822; naledi@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnosis}`,
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Your visit [MC-7KQ2-94HD]',
    'Message-ID:',
    ' <0190aaaa-1111-7222-8333-444444444444@lodges.example>',
    '--part--',
    '',
  );

test('DSK-03/bounces a report says of which mail it is, whether it failed, and why in codes that hold no address', async () => {
  const unknown = await parseMail(report('failed', '5.1.1', '550 5.1.1 <naledi@example.com>: unknown'));
  expect(unknown.bounce).toMatchObject({
    of: ['0190aaaa-1111-7222-8333-444444444444@lodges.example'],
    failed: true,
    codes: '550, 5.1.1',
  });
  const full = await parseMail(report('failed', '5.0.0', '552-5.2.2 naledi@example.com is full'));
  expect(full.bounce?.codes).toBe('552, 5.2.2');
  expect((await parseMail(report('delayed', '4.4.1', '451 later'))).bounce?.failed).toBe(false);
  expect((await parseMail(mail('From: a@example.com', '', 'Hello'))).bounce).toBeNull();
});
