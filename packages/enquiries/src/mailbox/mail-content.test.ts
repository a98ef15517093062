import { expect, test } from 'vitest';
import { parseMail } from './parsed-mail.ts';

/** A mail of these heads and this body, each byte of it as it stands. */
const read = (head: string, body: string | Buffer = '') =>
  parseMail(
    new Uint8Array(
      Buffer.concat([
        Buffer.from(`From: Ann <ann@example.com>\r\n${head}\r\n\r\n`, 'latin1'),
        typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
      ]),
    ),
  );
const parts = (kind: string, ...all: readonly string[]) =>
  read(`Content-Type: multipart/${kind}; boundary=b`, `--b\r\n${all.join('\r\n--b\r\n')}\r\n--b--\r\n`);
const noticesOf = ({ notices }: Awaited<ReturnType<typeof read>>) => notices.map(({ notice }) => notice);
const namesOf = ({ files }: Awaited<ReturnType<typeof read>>) => files.map(({ name }) => name);

test.each([
  ['none', 'Content-Type: text/plain', 'f\xfcr drei N\xe4chte', 'für drei Nächte'],
  ['a wrong one', 'Content-Type: text/plain; charset=utf-8', 'f\xfcr drei N\xe4chte', 'für drei Nächte'],
  ['one of seven bits', 'Content-Type: text/plain; charset=us-ascii', 'caf\xe9', 'café'],
  ['none, and it is UTF-8', 'Content-Type: text/plain', 'N\xc3\xa4chte', 'Nächte'],
  ['Latin, and it is UTF-8', 'Content-Type: text/plain; charset=iso-8859-1', 'N\xc3\xa4chte', 'Nächte'],
  [
    'Latin, and it is that of Windows',
    'Content-Type: text/plain; charset=iso-8859-1',
    '\x93yes\x94 \x80',
    '“yes” €',
  ],
  ['an odd name', 'Content-Type: text/plain; charset="win-1252"', 'N\xe4chte', 'Nächte'],
  ['a page of DOS', 'Content-Type: text/plain; charset=cp-850', '\x81\x84\x94', 'üäö'],
  ['a made up name', 'Content-Type: text/plain; charset=x-none', 'N\xe4chte', 'Nächte'],
  [
    'of ISO, and it is that of Windows',
    'Content-Type: text/plain; charset=iso-8859-2',
    '\x84\x9aest n\xe1v\x9at\xecv\x93',
    '„šest návštěv“',
  ],
  [
    'Latin, and it is Cyrillic',
    'Content-Type: text/plain; charset=iso-8859-1',
    '\xcc\xfb \xef\xf0\xe8\xe5\xe4\xe5\xec \xe2 \xec\xe0\xe5',
    'Мы приедем в мае',
  ],
  [
    'none, and it is a Cyrillic word of the other set',
    'Content-Type: text/plain',
    '\xee\xc1\xcc\xc5\xc4\xc9',
    'Наледи',
  ],
  ['none, and it is Polish', 'Content-Type: text/plain', 'b\xb3agam, dzi\xeakuj\xea', 'błagam, dziękuję'],
  [
    'none, and it is Polish with other letters',
    'Content-Type: text/plain',
    '\xb3\xf3\xbfeczko, dzi\xeakuj\xea',
    'łóżeczko, dziękuję',
  ],
  ['none, and it is Czech', 'Content-Type: text/plain', 'p\xf8ijedeme \xbe\xe1dn\xe9', 'přijedeme žádné'],
  [
    'none, and it is Hungarian',
    'Content-Type: text/plain',
    'id\xf5pont, k\xf6sz\xf6n\xf6m m\xe1r',
    'időpont, köszönöm már',
  ],
  [
    'none, and it is Turkish',
    'Content-Type: text/plain',
    'f\xfdst\xfdk, te\xfeekk\xfcrler',
    'fıstık, teşekkürler',
  ],
  ['none, and it is French', 'Content-Type: text/plain', '\xc9t\xe9 \xe0', 'Été à'],
  ['of Korean, and it is more', 'Content-Type: text/plain; charset=euc-kr', '\x8cc\xb9\xe6', '똠방'],
  [
    'UTF-8, and some of it is Latin',
    'Content-Type: text/plain; charset=utf-8',
    'f\xc3\xbcr N\xe4chte',
    'für Nächte',
  ],
  [
    'UTF-8, and its end is cut',
    'Content-Type: text/plain; charset=utf-8',
    'Gr\xc3\xbc\xc3\x9fe\xc3',
    'GrüßeÃ',
  ],
  ['that of a Macintosh', 'Content-Type: text/plain; charset=x-mac-ce', '\xfb\x90rn\x90', 'Żźrnź'],
  ['no semicolon before it', 'Content-Type: text/plain charset=utf-8', 'N\xc3\xa4chte', 'Nächte'],
])('CNV-05/letters-without-a-charset letters under a name that is %s', async (_, head, body, words) => {
  expect((await read(`${head}\r\nContent-Transfer-Encoding: 8bit`, body)).text).toBe(words);
});

test('CNV-05/letters-without-a-charset two bytes a letter are read with a mark and without one', async () => {
  const wide = Buffer.from('Grüße aus Köln', 'utf16le');
  const base64 = (bytes: Buffer, charset: string) =>
    read(`Content-Type: text/plain${charset}\r\nContent-Transfer-Encoding: base64`, bytes.toString('base64'));
  for (const [bytes, charset] of [
    [wide, '; charset=utf-16'],
    [Buffer.concat([Buffer.from([0xff, 0xfe]), wide]), ''],
    [Buffer.from(wide).swap16(), '; charset=utf-16'],
    [wide, ''],
  ] as const)
    expect((await base64(bytes, charset)).text).toBe('Grüße aus Köln');
});

test('CNV-05/letters-without-a-charset raw letters and wrong words of subjects, senders and names of files', async () => {
  const mail = await read(
    'Subject: Reise f\xfcr M\xfcller\r\nContent-Type: application/pdf; name="B\xfccher.pdf"\r\nContent-Disposition: attachment',
    '%PDF-1.7',
  );
  expect([mail.subject, ...namesOf(mail)]).toEqual(['Reise für Müller', 'Bücher.pdf']);
  const subject = async (words: string) => (await read(`Subject: ${words}`)).subject;
  expect(await subject('=?us-ascii?Q?caf=E9?=')).toBe('café');
  expect(await subject('=?x-unknown?B?w6k=?= =?utf-8?Q?=C3?= =?utf-8?Q?=BCber?=')).toBe('éüber');
  expect(await subject('\xf0\xd2\xc9\xd7\xc5\xd4, \xeb\xc5\xca\xd0\xd4\xc1\xd5\xce')).toBe(
    'Привет, Кейптаун',
  );
  const named = await read(
    "Content-Type: application/pdf\r\nContent-Disposition: attachment; filename*0*=utf-8''B%C3%BC; filename*1=cher.pdf",
  );
  expect(namesOf(named)).toEqual(['Bücher.pdf']);
});

test.each([
  ['raw letters of Windows', 'attachment; filename="\xcf\xe0\xf1\xef\xee\xf0\xf2.pdf"', 'Паспорт.pdf'],
  ['raw letters of KOI8', 'attachment; filename="\xf0\xc1\xd3\xd0\xcf\xd2\xd4.pdf"', 'Паспорт.pdf'],
  ['a wrong set', "attachment; filename*=utf-8''B%FCcher.pdf", 'Bücher.pdf'],
  ['a wrong set, in pieces', 'attachment; filename*0*=utf-8\'\'B%FC; filename*1="ch er.pdf"', 'Büch er.pdf'],
  ['escapes of an address', 'attachment; filename="B%C3%BCcher 50%.pdf"', 'B%C3%BCcher 50%.pdf'],
  ['escapes of an address alone', 'attachment; filename="B%C3%BCcher.pdf"', 'Bücher.pdf'],
  ['entities', 'attachment; filename="B&uuml;cher &amp; Co.pdf"', 'Bücher & Co.pdf'],
])('CNV-05/letters-without-a-charset the name of a file in %s', async (_, disposition, name) => {
  const mail = await read(`Content-Type: application/pdf\r\nContent-Disposition: ${disposition}`, '%PDF-1.7');
  expect(namesOf(mail)).toEqual([name]);
});

test('CNV-05/letters-without-a-charset a name behind a kind without the mark between them', async () => {
  const mail = await read(
    'Content-Type: application/pdf name="x.pdf"\r\nContent-Disposition: attachment',
    '%PDF',
  );
  expect(namesOf(mail)).toEqual(['x.pdf']);
});

test.each([
  ['shift_jis', '\x97\xb7\x8ds\x82\xcc\x97\\\x96\xf1', '旅行の予約'],
  ['gbk', '\xb9\xd8\xd3\xda\xc2\xc3\xd0\xd0', '关于旅行'],
  ['big5', '\xc3\xf6\xa9\xf3\xae\xc8\xa6\xe6\xb9w\xadq', '關於旅行預訂'],
  ['euc-kr', '\xbf\xa9\xc7\xe0 \xbf\xb9\xbe\xe0', '여행 예약'],
  ['windows-1255', '\xe4\xe6\xee\xf0\xfa \xe7\xe5\xf4\xf9\xe4', 'הזמנת חופשה'],
])('CNV-05/letters-without-a-charset a raw subject in %s', async (_, raw, subject) => {
  expect((await read(`Subject: ${raw}`)).subject).toBe(subject);
});

test('CNV-05/letters-without-a-charset a page says itself what its letters are', async () => {
  const page = Buffer.concat([
    Buffer.from(
      '<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"></head><p>',
    ),
    Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
  ]);
  expect((await read('Content-Type: text/html', page)).text).toBe('Привет');
});

test('CNV-05/letters-without-a-charset it is said where letters were guessed, and not where they are as they say', async () => {
  const head = 'Content-Type: text/plain; charset=';
  expect(noticesOf(await read(`${head}utf-8`, 'N\xe4chte'))).toEqual(['letters-guessed']);
  expect(noticesOf(await read(`${head}iso-8859-1`, 'N\xe4chte'))).toEqual([]);
});

test('CNV-05/letters-without-a-charset an encoding that is said wrongly, or not at all', async () => {
  expect((await read('Content-Transfer-Encoding: base64', 'Hello, we come on Friday.')).text).toBe(
    'Hello, we come on Friday.',
  );
  const encoded = Buffer.from('We come on Friday.').toString('base64');
  const listed = await read(
    'Content-Transfer-Encoding: base64',
    `${encoded}\r\n\r\n-- \r\nA list, at lists.example`,
  );
  expect(listed.text).toBe('We come on Friday.\n\n-- \nA list, at lists.example');
  expect((await read('Content-Type: text/plain; charset=utf-8', 'N=C3=A4chte =\r\nin M=C3=A4rz')).text).toBe(
    'Nächte in März',
  );
  expect((await read('Content-Type: text/plain', 'a=b and 2=3')).text).toBe('a=b and 2=3');
});

test('CNV-05/empty-looking-text-part the writing with more words wins', async () => {
  const both = async (plain: string, page: string) =>
    (await parts('alternative', `\r\n${plain}`, `Content-Type: text/html\r\n\r\n${page}`)).text;
  const page = '<p>We arrive on 3 May; nut allergy.</p>';
  const words = 'We arrive on 3 May; nut allergy.';
  expect(await both('\xa0 \r\n', page)).toBe(words);
  expect(await both('This message contains HTML. Please use a program that shows it.', page)).toBe(words);
  expect(await both('Your program cannot show this mail.', page)).toBe(words);
  expect(await both('We arrive on 3 May; nut allergy.', page)).toBe(words);
  expect(await both('We could not open your HTML.', '<p>We could not open <b>your</b> HTML.</p>')).toBe(
    'We could not open your HTML.',
  );
  for (const nothing of [
    '\xa0\xad',
    '&nbsp;',
    '[image: image.png]',
    'null',
    '<p>We arrive',
    'https://x.example/o/9f',
  ])
    expect([nothing, await both(nothing, page)]).toEqual([nothing, words]);
  expect(await both('View this email in your browser', page)).toBe(words);
  expect(await both('Dieses Programm kann die Nachricht nicht anzeigen', page)).toBe(words);
  expect(await both('We arrive on 3 May', page)).toBe(words);
  expect(await both('Nut allergy, please.', '<p>Sent from my telephone</p>')).toBe(
    'Nut allergy, please.\n\nSent from my telephone',
  );
  const long = `${'We saw a lion and a hippo. '.repeat(12)}And a bird.`;
  expect(await both(long, page)).toBe(`${long}\n\n${words}`);
});

test('CNV-05/empty-looking-text-part a page under the name of a text is read as a page', async () => {
  const page = '<!DOCTYPE html>\r\n<html><body><p>Nut allergy.</p></body></html>';
  expect((await read('Content-Type: text/plain', page)).text).toBe('Nut allergy.');
  expect((await read('Content-Type: text/plain', 'Is <html> a word?')).text).toBe('Is <html> a word?');
});

test('CNV-05/more-than-40-files all files come, and those that are too many are counted', async () => {
  const pictures = (count: number) =>
    parts(
      'mixed',
      '\r\nPictures.',
      ...Array.from({ length: count }, (_, at) => `Content-Type: image/png; name=p${at}.png\r\n\r\nx`),
    );
  expect((await pictures(45)).files).toHaveLength(45);
  const many = await pictures(1010);
  expect(many.files).toHaveLength(999);
  expect(many.notices).toEqual([{ notice: 'files-left-out', count: 11 }]);
});

test('CNV-05/more-than-40-files words that are too many are counted', async () => {
  const mail = await read('Content-Type: text/plain', 'word '.repeat(60_000));
  expect(mail.text.length).toBeGreaterThan(199_000);
  expect(noticesOf(mail)).toEqual(['words-cut']);
  expect(mail.notices[0]?.count).toBeGreaterThan(90_000);
});

test('CNV-05/empty-file a file with nothing in it has no byte and is no danger', async () => {
  const mail = await parts(
    'mixed',
    '\r\nSee file.',
    'Content-Type: application/pdf; name=empty.pdf\r\nContent-Disposition: attachment; filename=empty.pdf\r\n\r\n',
  );
  expect(mail.files).toEqual([{ name: 'empty.pdf', kind: 'application/pdf', content: new Uint8Array(0) }]);
});

test.each([
  ['a line a server put there', 'application/pdf; name=e.pdf', '\r\n \r\n'],
  ['a program', 'application/octet-stream; name=e.exe', ''],
  ['an invitation', 'text/calendar; name=e.ics', ''],
  ['a mail', 'message/rfc822; name=e.eml', ''],
  ['what Outlook packs', 'application/ms-tnef; name=winmail.dat', ''],
  ['a wrapping', 'application/pkcs7-mime; name=smime.p7m', ''],
])('CNV-05/empty-file nothing is said of %s with nothing in it', async (_, kind, body) => {
  const mail = await parts(
    'mixed',
    '\r\nSee file.',
    `Content-Type: ${kind}\r\nContent-Disposition: attachment\r\n\r\n${body}`,
  );
  const [file] = mail.files;
  expect([mail.text, mail.notices, file?.content.length, file?.unsafe]).toEqual([
    'See file.',
    [],
    0,
    undefined,
  ]);
});

test('CNV-05/enclosed an invitation, a contact and a mail that came along stand below its words', async () => {
  const invitation = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'SUMMARY:Call about the safari',
    'DTSTART;TZID=Africa/Johannesburg:20270503T100000',
    'DTEND;TZID=Africa/Johannesburg:20270503T103000',
    'LOCATION:By telephone',
    'ORGANIZER;CN=Ann Quill:mailto:ann@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  const contact = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Sam Quill\r\nTEL;TYPE=CELL:+27 82 555 0123\r\nEND:VCARD';
  const mail = await parts(
    'mixed',
    '\r\nSee below.',
    `Content-Type: text/calendar; method=REQUEST\r\n\r\n${invitation}`,
    `Content-Type: text/vcard; name=sam.vcf\r\n\r\n${contact}`,
    'Content-Type: message/rfc822\r\n\r\nFrom: Sam <sam@example.com>\r\nSubject: Flights\r\n\r\nSA 123 at noon.',
  );
  expect(mail.text.startsWith('See below.\n\nInvitation: Call about the safari\nWhen: ')).toBe(true);
  for (const words of [
    '3 May 2027',
    'Where: By telephone',
    'Ann Quill <ann@example.com>',
    'Contact: Sam Quill',
  ])
    expect(mail.text).toContain(words);
  expect(mail.text).toContain('Telephone: +27 82 555 0123');
  expect(mail.text).toContain('From: Sam <sam@example.com>\nSubject: Flights\n\nSA 123 at noon.');
  expect(namesOf(mail)).toEqual(['invitation 1.ics', 'sam.vcf', 'mail 3.eml']);
});

/** An attribute of a file as Outlook packs one. */
function attribute(level: number, id: number, content: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUInt8(level, 0);
  head.writeUInt32LE(id, 1);
  head.writeUInt32LE(content.length, 5);
  return Buffer.concat([head, content, Buffer.alloc(2)]);
}

test('CNV-05/enclosed what Outlook packs together is shown as if it were not', async () => {
  const packed = Buffer.concat([
    Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
    attribute(1, 0x0002800c, Buffer.from('We come in May.\0')),
    attribute(2, 0x00069002, Buffer.alloc(14)),
    attribute(2, 0x00018010, Buffer.from('passport.pdf\0')),
    attribute(2, 0x0006800f, Buffer.from('%PDF-1.7 x')),
  ]);
  const head = 'Content-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64';
  const mail = await read(head, packed.toString('base64'));
  expect(mail).toMatchObject({
    text: 'We come in May.',
    files: [{ name: 'passport.pdf', kind: 'application/pdf' }],
  });
  const broken = await read(head, 'AAAA');
  expect([noticesOf(broken), namesOf(broken)]).toEqual([['unreadable-part'], ['winmail.dat']]);
});

/** A property of a text or of an object, and a list of them. */
function property(id: number, kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(id, 2);
  head.writeUInt32LE(1, 4);
  head.writeUInt32LE(content.length, 8);
  return Buffer.concat([head, content, Buffer.alloc((4 - (content.length % 4)) % 4)]);
}
const listOf = (...all: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([all.length, 0, 0, 0]), ...all]);
const wide = (text: string): Buffer => Buffer.from(`${text}\0`, 'utf16le');

test('CNV-05/enclosed a mail that Outlook packed into a mail is read, whatever the file is called', async () => {
  const mark = Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]);
  const words = (text: string) => attribute(1, 0x00069003, listOf(property(0x1000, 0x1f, wide(text))));
  const object = Buffer.concat([Buffer.alloc(16), mark, words('SA 123 lands at noon.')]);
  const packed = Buffer.concat([
    mark,
    words('See our flight.'),
    attribute(2, 0x00069002, Buffer.alloc(14)),
    attribute(
      2,
      0x00069005,
      listOf(property(0x3001, 0x1f, wide('Your ticket')), property(0x3701, 0x0d, object)),
    ),
  ]);
  const transfer = '\r\nContent-Transfer-Encoding: base64';
  for (const kind of [
    'application/ms-tnef; name=winmail.dat',
    'application/octet-stream; name=ATT00001.dat',
  ]) {
    const mail = await read(`Content-Type: ${kind}${transfer}`, packed.toString('base64'));
    expect(mail.text).toBe(
      'See our flight.\n\nA mail that came with this one:\nYour ticket\n\nSA 123 lands at noon.',
    );
    expect(namesOf(mail)).toEqual(['Your ticket']);
  }
});

test('CNV-05/enclosed a contact of an old program and a comment to an invitation are read', async () => {
  const contact = [
    ...['BEGIN:VCARD', 'VERSION:2.1', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Ann'],
    ...[
      'FN;CHARSET=UTF-8;QUOTED-PRINTABLE:Ann M=C3=BC=',
      '=6Cler',
      'TEL;CELL;VOICE:+27825550143',
      'END:VCARD',
    ],
  ].join('\r\n');
  const declined = [
    ...['BEGIN:VCALENDAR', 'METHOD:REPLY', 'BEGIN:VEVENT', 'SUMMARY:Call', 'DTSTART:20270503T100000Z'],
    ...['COMMENT:Please ring my husband instead', 'ATTENDEE;PARTSTAT=DECLINED:mailto:ann@example.com'],
    ...['END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');
  const mail = await parts(
    'mixed',
    `Content-Type: text/x-vcard; name=ann.vcf\r\n\r\n${contact}`,
    `Content-Type: text/calendar; method=REPLY\r\n\r\n${declined}`,
  );
  expect(mail.text).toContain('Contact: Ann Müller\nTelephone: +27825550143');
  expect(mail.text).toContain('Comment: Please ring my husband instead');
  expect(mail.notices).toEqual([]);
});

test('CNV-05/enclosed a file that stands in the text itself is a file', async () => {
  const mail = await read(
    'Content-Type: text/plain',
    'See file.\r\nbegin 644 note.txt\r\n#0V%T\r\n`\r\nend\r\nAnn',
  );
  expect([mail.text, namesOf(mail), Buffer.from(mail.files[0]?.content ?? []).toString()]).toEqual([
    'See file.\nAnn',
    ['note.txt'],
    'Cat',
  ]);
  const words = 'begin 644 things\r\nand then the rest of them, slowly.';
  expect((await read('Content-Type: text/plain', words)).text).toBe(words.replace('\r\n', '\n'));
});

test('CNV-05/kinds-of-words lines that flow, enriched words, a mail with a photograph alone, parts without an end', async () => {
  expect((await read('Content-Type: text/plain; format=flowed', 'We come \r\non Friday.')).text).toBe(
    'We come on Friday.',
  );
  expect(
    (
      await read(
        'Content-Type: text/enriched',
        '<bold>We</bold> come.\r\n\r\n<color><param>red</param>Nuts!</color>',
      )
    ).text,
  ).toBe('We come.\nNuts!');
  const photograph = await read(
    'Content-Type: image/jpeg; name=IMG_1.jpg\r\nContent-Transfer-Encoding: base64',
    '/9j/4AAQ',
  );
  expect([photograph.text, namesOf(photograph)]).toEqual(['', ['IMG_1.jpg']]);
  expect((await read('Content-Type: multipart/mixed; boundary=other', 'Still here.')).text).toBe(
    'Still here.',
  );
  expect((await read('Content-Disposition: attachment', 'The words.')).text).toBe('The words.');
  const around = await parts('mixed', '\r\nOne.', 'Content-Type: image/png; name=a.png\r\n\r\nx', '\r\nTwo.');
  expect([around.text, namesOf(around)]).toEqual(['One.\n\nTwo.', ['a.png']]);
});
