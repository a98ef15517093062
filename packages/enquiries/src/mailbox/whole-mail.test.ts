import { expect, test } from 'vitest';
import { parseMail } from './parsed-mail.ts';

const heads = 'From: Ann <ann@example.com>\r\nTo: desk@lodges.example\r\nSubject: x\r\n';
const read = (mail: string) => parseMail(new Uint8Array(Buffer.from(mail, 'latin1')));
const parted = (body: string, boundary = '; boundary=b') =>
  `${heads}Content-Type: multipart/mixed${boundary}\r\n\r\n${body}`;
const noticesOf = ({ notices }: Awaited<ReturnType<typeof read>>) => notices.map(({ notice }) => notice);
const packed = Buffer.from('Two rooms\nBye').toString('base64');
const inParts = `--b\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: base64\r\n\r\n${packed}\r\n--b--\r\n`;

test.each([
  ['a text', `${heads}Content-Type: text/plain\r\n\r\nTwo rooms\rBye\r`],
  ['a page', `${heads}Content-Type: text/html\r\n\r\n<p>Two\rrooms</p>\r<p>Bye</p>`],
  [
    'an encoded text',
    `${heads}Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nTwo =\rrooms\rBye=\r`,
  ],
  ['parts', parted('--b\rContent-Type: text/plain;\r\tformat=x\r\rTwo rooms\r--b\r\rBye\r--b--\r')],
  ['all of a mail', `${heads}Content-Type: text/plain\r\n\r\nTwo rooms\r\nBye`.replaceAll('\r\n', '\r')],
  [
    'a part with two for one',
    parted('--b\r\r\nContent-Type: text/plain\r\r\n\r\r\nTwo rooms\r\r\nBye\r\r\n--b--'),
  ],
])('CNV-05/whole bare ends of lines lose no words of %s', async (_, mail) => {
  const { text } = await read(mail);
  expect(text).toMatch(/^Two rooms\s+Bye$/);
});

test.each([
  ['no last delimiter', parted('--b\r\n\r\nTwo rooms\r\nBye')],
  ['no delimiter it names', parted(inParts, '; boundary=other')],
  ['no delimiter named', parted(inParts, '')],
  ['a boundary in the wrong marks', parted(inParts, "; boundary='b'")],
  [
    'a last delimiter before the last part',
    parted('--b\r\n\r\nTwo rooms\r\n--b--\r\n\r\n--b\r\n\r\nBye\r\n--b--'),
  ],
  ['words behind the last delimiter', parted('--b\r\n\r\nTwo rooms\r\n--b--\r\n\r\nBye')],
  [
    'words behind two writings of others',
    parted(
      '--b\r\n\r\nTwo rooms\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Two rooms</p>\r\n--b--\r\nBye',
    ).replace('mixed', 'alternative'),
  ],
  ['a last delimiter alone', parted('--b--\r\nTwo rooms\r\nBye')],
  ['words before the first', parted('Two rooms\r\n--b\r\n\r\nBye\r\n--b--\r\n')],
  ['no first', parted('Two rooms\r\nBye\r\n--b--\r\n')],
  ['no empty line above the words', parted('--b\r\nContent-Type: text/plain\r\nTwo rooms\r\nBye\r\n--b--')],
  ['no head of a part', parted('--b\r\nTwo rooms\r\n\r\nBye\r\n--b--')],
  ['spaces for the empty line', `${heads}Content-Type: text/plain\r\n \r\nTwo rooms\r\n\r\nBye`],
  ['no empty line at all', `${heads}Two rooms\r\nBye`],
  [
    'words below encoded ones',
    `${heads}Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from('Two rooms, please').toString('base64')}\r\n-- \r\nBye.`,
  ],
  [
    'a command of enriched text',
    `${heads}Content-Type: text/enriched\r\n\r\n<color><param>Two rooms\r\n\r\nBye`,
  ],
  [
    'a signature in the text',
    `${heads}\r\n-----BEGIN PGP SIGNED MESSAGE-----\r\n\r\nTwo rooms\r\n-----BEGIN PGP SIGNATURE-----\r\n\r\niQ${'a'.repeat(40)}\r\nBye`,
  ],
])('CNV-05/whole a mail with %s keeps its words', async (_, mail) => {
  const { text } = await read(mail);
  expect(text).toMatch(/^Two rooms[\s\S]*Bye\.?$/);
  expect(text).not.toMatch(/content-|iQaaa|--b/i);
});

test('CNV-05/whole what programs write around parts is no word of a mail, and a file keeps what it says of itself', async () => {
  const notice = 'This is a multi-part message in MIME format.\r\n';
  const file =
    '--b\r\nContent-Type: application/pdf;\r\nname="a.pdf"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment;\r\nfilename="a.pdf"\r\n\r\nJVBERg==\r\n';
  const mail = await read(parted(`${notice}--b\r\n\r\nTwo rooms\r\n${file}--b--\r\n \r\n\r\n`));
  expect(mail.text).toBe('Two rooms');
  expect(mail.files).toMatchObject([
    { name: 'a.pdf', kind: 'application/pdf', content: new Uint8Array(Buffer.from('%PDF')) },
  ]);
});

const fileWith = (head: string) =>
  parted(
    `--b\r\n\r\nTwo rooms\r\n--b\r\n${head}\r\n\r\n${Buffer.from('%PDF-1').toString('base64')}\r\n--b--`,
  );
const encoded = 'Content-Transfer-Encoding: base64\r\n';
const long = encodeURIComponent('แผนการเดินทางซาฟารีของครอบครัวเรา');

test.each([
  [
    'a name in one long line, first',
    `Content-Disposition: attachment; filename*=UTF-8''${long}.pdf\r\n${encoded}Content-Type: application/pdf`,
  ],
  [
    'a name in one long line, last',
    `${encoded}Content-Type: application/pdf\r\nContent-Disposition: attachment; filename*=UTF-8''${long}.pdf`,
  ],
  [
    'a name that goes on without a space',
    `${encoded}Content-Type: application/pdf\r\nContent-Disposition: attachment;\r\nfilename=My Safari Plan.pdf`,
  ],
  [
    'a name in words that go on without a space',
    `${encoded}Content-Type: application/pdf;\r\n name="=?utf-8?B?U2FmYXJp?=\r\n=?utf-8?B?LnBkZg==?="`,
  ],
  [
    'a line that is no field',
    `${encoded}Content-Type: application/pdf\r\nContent-Description: Our\r\nplan for May`,
  ],
])('CNV-05/whole %s leaves a file as it was sent', async (_, head) => {
  const { text, files } = await read(fileWith(head));
  expect(text).toBe('Two rooms');
  expect(files.map(({ content }) => Buffer.from(content).toString())).toEqual(['%PDF-1']);
});

test('CNV-05/whole a long line below an empty-looking one of a mail’s head belongs to it', async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `<mail-${at}@lodges.example>`).join(' ');
  const mail = await read(`X-Spam: no\r\n \r\nReferences: ${ids}\r\n${heads}\r\nTwo rooms`);
  expect([mail.from, mail.text]).toEqual(['ann@example.com', 'Two rooms']);
});

test.each([
  [
    '"Arrival: 12 May" below words without an empty line',
    parted('--b\r\nContent-Type: text/plain\r\nTwo rooms\r\nArrival: 12 May\r\nBye\r\n--b--'),
  ],
  [
    'a multi-day stay above the parts',
    parted('Two rooms, a multi-day safari. Please read my message.\r\n--b\r\n\r\nBye\r\n--b--'),
  ],
  [
    'a comment that ends with "--!>"',
    `${heads}Content-Type: text/html\r\n\r\n<p>Two rooms</p><!-- note --!><p>Bye</p>`,
  ],
  [
    'lines that end twice, and a stray sign in base64',
    `${heads}${encoded}\r\n${Buffer.from(`Two rooms${' and one more'.repeat(20)}. Bye`)
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\r\n')
      .replace(/^(.{100})/s, '$1!')}`,
  ],
  [
    'a field below a signature without an end',
    `${heads}\r\n-----BEGIN PGP SIGNED MESSAGE-----\r\n\r\nTwo rooms\r\n-----BEGIN PGP SIGNATURE-----\r\n\r\niQ${'a'.repeat(40)}\r\nArrival: 12 May\r\nBye`,
  ],
])('CNV-05/whole %s is read', async (_, mail) => {
  const { text } = await read(mail);
  expect(text).toMatch(/^Two rooms[\s\S]*Bye$/);
  expect(text.includes('12 May')).toBe(mail.includes('12 May'));
});

test('CNV-05/whole parts beyond those that are read are counted, however they are parted', async () => {
  const many = '--b\r\nContent-Type: text/csv\r\n\r\na\r\n'.repeat(3000);
  const nested = `--o\r\nContent-Type: multipart/mixed\r\n\r\n${many}`;
  const { notices } = await read(parted(`${nested}${nested}--o--`, '; boundary=o'));
  expect(notices.find(({ notice }) => notice === 'files-left-out')?.count).toBeGreaterThan(1000);
});

test('CNV-01/hostile a bare end of a line in a head of the mail ends no line of it', async () => {
  const mail = await read(
    `${heads}X-Note: a\rFrom: Eve <eve@example.com>\rReply-To: eve@example.com\r\n\r\nx`,
  );
  expect(mail.from).toBe('ann@example.com');
  expect(mail.envelope.replyTo).toEqual([]);
});

test('CNV-05/whole a mail of whose words none can be shown says so, and one without any does not', async () => {
  const page = (html: string) => read(`${heads}Content-Type: text/html\r\n\r\n${html}`);
  for (const html of [
    '<!-- Two rooms -->',
    '<img src="https://x.example/two-rooms.png">',
    '<template>a</template>',
  ])
    expect(noticesOf(await page(html))).toEqual(['no-words']);
  expect(noticesOf(await page('Two rooms'))).toEqual([]);
  // As Gmail and Outlook send a subject alone.
  expect(noticesOf(await page('<div dir="ltr"><br></div>'))).toEqual([]);
  const style = '<!--[if gte mso 9]><xml>x</xml><![endif]--><style><!-- p{margin:0} --></style>';
  expect(noticesOf(await page(`<head>${style}</head><p>&nbsp;</p>`))).toEqual([]);
  expect(noticesOf(await read(`${heads}\r\n`))).toEqual([]);
  const picture =
    '--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename=a.png\r\n\r\nx\r\n';
  expect(noticesOf(await read(parted(`--b\r\n\r\n \r\n${picture}--b--`)))).toEqual([]);
});

test('CNV-05/external a file that lies elsewhere is named with where, and is no file of the mail', async () => {
  const elsewhere = (type: string, inPlace = '') =>
    parted(
      `--b\r\n\r\nTwo rooms\r\n--b\r\nContent-Type: message/external-body; ${type}\r\n\r\nContent-Type: application/pdf\r\nContent-ID: <id42@example.com>\r\n\r\n${inPlace}\r\n--b--`,
    );
  const linked = await read(
    elsewhere(
      'access-type=URL; URL="https://files.example/\r\n itinerary.pdf"; name="itinerary.pdf"; size=12000',
    ),
  );
  expect(linked.text.split('\n')).toEqual([
    ...[
      'Two rooms',
      '',
      'A file that did not come with this mail, only where it lies:',
      'Name: itinerary.pdf',
    ],
    ...['Kind: application/pdf', 'Address: https://files.example/itinerary.pdf', 'How: URL', 'Bytes: 12000'],
    'Content-ID: id42@example.com',
  ]);
  expect(linked.files).toEqual([]);
  const { text: ftp } = await read(
    elsewhere(
      'access-type=ANON-FTP; site=ftp.example; directory="/pub/"; name=map.ps; expiration="1 Jun 2026"',
    ),
  );
  expect(ftp).toContain('Address: ftp://ftp.example/pub/map.ps\nHow: ANON-FTP\nUntil: 1 Jun 2026');
  const { text: server } = await read(
    elsewhere('access-type=mail-server; server="files@example.com"; subject="get"', 'get map.ps'),
  );
  expect(server).toContain('Address: files@example.com\nHow: mail-server\nSubject to write: get');
  expect(server).toContain('In its place: get map.ps');
  const { text: local } = await read(
    elsewhere('access-type=local-file; name="/maps/map.ps"; site=house.example'),
  );
  expect(local).toContain('Name: /maps/map.ps\nKind: application/pdf\nAddress: house.example/maps/map.ps');
});
