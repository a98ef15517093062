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

/** An element of DER. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const all = Buffer.concat(content);
  const length = all.length < 128 ? [all.length] : [0x82, all.length >> 8, all.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), all]);
}
/** One of no length, as programs write them while they read what they sign. */
const open = (tag: number, ...content: readonly Buffer[]) =>
  Buffer.concat([Buffer.from([tag, 0x80]), ...content, Buffer.from([0, 0])]);
const named = (hex: string) => der(6, Buffer.from(hex, 'hex'));
const [signedData, data, envelopedData] = ['2a864886f70d010702', '2a864886f70d010701', '2a864886f70d010703'];
const wrapped = (content: Buffer) =>
  read(
    'Content-Type: application/pkcs7-mime; name=smime.p7m\r\nContent-Transfer-Encoding: base64',
    content.toString('base64'),
  );

test('CNV-05/signed-or-locked-mail words that are only signed are unwrapped', async () => {
  const inner = Buffer.from('Content-Type: text/plain; charset=utf-8\r\n\r\nWe come in März.');
  const signed = der(
    0x30,
    named(signedData),
    der(
      0xa0,
      der(0x30, der(2, Buffer.from([1])), der(0x31), der(0x30, named(data), der(0xa0, der(4, inner)))),
    ),
  );
  expect(await wrapped(signed)).toMatchObject({ text: 'We come in März.', files: [] });
  const inPieces = open(0x24, der(4, inner.subarray(0, 30)), der(4, inner.subarray(30)));
  const streamed = open(
    0x30,
    named(signedData),
    open(
      0xa0,
      open(0x30, der(2, Buffer.from([1])), der(0x31), open(0x30, named(data), open(0xa0, inPieces))),
    ),
  );
  const mail = await wrapped(streamed);
  expect(mail.text).toBe('We come in März.');
  expect(noticesOf(mail)).toEqual(['signed']);
});

test('CNV-05/signed-or-locked-mail a mail that is encrypted says so, and keeps its files', async () => {
  const enveloped = await wrapped(
    der(0x30, named(envelopedData), der(0xa0, der(0x30, der(2, Buffer.from([0]))))),
  );
  expect([noticesOf(enveloped), namesOf(enveloped)]).toEqual([['encrypted'], ['smime.p7m']]);
  const pgp = await parts(
    'encrypted; protocol="application/pgp-encrypted"',
    'Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1',
    'Content-Type: application/octet-stream; name=encrypted.asc\r\n\r\n-----BEGIN PGP MESSAGE-----',
  );
  expect([noticesOf(pgp), namesOf(pgp)]).toEqual([['encrypted'], ['encrypted.asc']]);
  const within = await read(
    'Content-Type: text/plain',
    '-----BEGIN PGP MESSAGE-----\r\nhQEMA\r\n-----END PGP MESSAGE-----',
  );
  expect(noticesOf(within)).toEqual(['encrypted']);
});

test('CNV-05/signed-or-locked-mail words under a signature are shown without what is for a program', async () => {
  const mail = await read(
    'Content-Type: text/plain',
    '-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\nWe come.\r\n- -- Ann\r\n-----BEGIN PGP SIGNATURE-----\r\n\r\nabc\r\n-----END PGP SIGNATURE-----\r\n',
  );
  expect([mail.text, noticesOf(mail)]).toEqual(['We come.\n-- Ann', ['signed']]);
  const apart = await parts(
    'signed; protocol="application/pkcs7-signature"',
    '\r\nWe come.',
    'Content-Type: application/pkcs7-signature; name=smime.p7s\r\n\r\nx',
  );
  expect([apart.text, noticesOf(apart).includes('signed')]).toEqual(['We come.', true]);
});

const armoured = '-----BEGIN PGP MESSAGE-----\r\n\r\nhQEMA\r\n-----END PGP MESSAGE-----\r\n';
const clear =
  '-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\nWe come.\r\n-----BEGIN PGP SIGNATURE-----\r\n\r\nabc\r\n-----END PGP SIGNATURE-----\r\n';
const file = (kind: string, name: string, content: string) =>
  `Content-Type: ${kind}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}`;
const signedOf = (content: string | Buffer) =>
  der(
    0x30,
    named(signedData),
    der(
      0xa0,
      der(
        0x30,
        der(2, Buffer.from([1])),
        der(0x31),
        der(0x30, named(data), der(0xa0, der(4, Buffer.from(content)))),
      ),
    ),
  );

test.each([
  [
    'as Exchange leaves PGP/MIME',
    [
      '\r\n',
      file('application/pgp-encrypted', 'version', 'Version: 1'),
      file('application/octet-stream', 'encrypted.asc', armoured),
    ],
  ],
  ['of a file alone', [file('application/octet-stream', 'message.asc', armoured)]],
  ['of a text file alone', [file('text/plain', 'message.asc', armoured)]],
  ['of a file of PGP alone', ['\r\n ', file('application/octet-stream', 'message.pgp', 'x')]],
  [
    'of an older program',
    [`Content-Type: application/pgp; format=text; x-action=encrypt\r\n\r\n${armoured}`],
  ],
  [
    'of Microsoft',
    ['\r\nA protected message.', file('application/x-microsoft-rpmsg-message', 'message.rpmsg', 'x')],
  ],
  ['in a page', [`Content-Type: text/html\r\n\r\n<div>${armoured.replaceAll('\r\n', '<br>')}</div>`]],
])('CNV-05/signed-or-locked-mail an encrypted mail %s says so', async (_, all) => {
  expect(noticesOf(await parts('mixed', ...all))).toEqual(['encrypted']);
});

test.each([
  ['quotes one', [`\r\nWhat is this?\r\n\r\n> ${armoured.trim().replaceAll('\r\n', '\r\n> ')}\r\n`]],
  ['writes about one', ['\r\nIt says "-----BEGIN PGP MESSAGE-----".']],
  [
    'brings a key',
    ['\r\nHello.', file('application/pgp-keys', 'key.asc', '-----BEGIN PGP PUBLIC KEY BLOCK-----')],
  ],
  [
    'brings an encrypted file',
    [
      '\r\nMy passport; the password by telephone.',
      file('application/octet-stream', 'passport.pdf.gpg', 'x'),
    ],
  ],
])('CNV-05/signed-or-locked-mail a mail that %s is not encrypted', async (_, all) => {
  expect(noticesOf(await parts('mixed', ...all))).toEqual([]);
});

test('CNV-05/signed-or-locked-mail what an older program signed, and a wrapping in letters, are unwrapped', async () => {
  const older = await read('Content-Type: application/pgp; x-action=sign', clear);
  expect([older.text, noticesOf(older)]).toEqual(['We come.', ['signed']]);
  const letters = signedOf('Content-Type: text/plain\r\n\r\nWe come.')
    .toString('base64')
    .replace(/.{64}/g, '$&\r\n');
  const pem = await read(
    'Content-Type: application/pkcs7-mime; name=smime.p7m',
    `-----BEGIN PKCS7-----\r\n${letters}\r\n-----END PKCS7-----\r\n`,
  );
  expect([pem.text, noticesOf(pem)]).toEqual(['We come.', ['signed']]);
});

test('CNV-05/signed-or-locked-mail a signed file stays a file under its own name', async () => {
  const signedFile = (name: string, content: string) =>
    `Content-Type: application/octet-stream; name="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${signedOf(content).toString('base64')}`;
  const mail = await parts(
    'mixed',
    '\r\nHere.',
    signedFile('contratto.pdf.p7m', '%PDF-1.7'),
    signedFile('a.xml.p7m', '<a/>'),
  );
  expect([mail.text, namesOf(mail)]).toEqual(['Here.', ['contratto.pdf', 'a.xml']]);
  expect(mail.files[0]?.kind).toBe('application/pdf');
});
