import libbase64 from 'libbase64';
import libqp from 'libqp';
import type { MailPart } from './mail-parts.ts';

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Some servers write one more before the end of a line. */
const withoutSecondReturns = (bytes: Uint8Array): string => latin1(bytes).replaceAll('\r\r\n', '\r\n');

/** Each line of it ends with one sign. */
const withPlainEnds = (bytes: Uint8Array): string => withoutSecondReturns(bytes).replace(/\r\n?/g, '\n');

/** As much of a body as it is looked at whether it is what its head says. */
const looked = 4096;

/** Words nobody encoded, under a head that says they are: looked at so far as their first empty line. */
function isNoBase64(body: Uint8Array): boolean {
  const text = withPlainEnds(body.subarray(0, looked)).trimStart();
  const block = text.split('\n\n', 1)[0] ?? '';
  // What a list adds may stand right below them.
  if (/^[A-Za-z\d+/]{16,998}={0,2}$/.test(block.split('\n', 1)[0] ?? '')) return false;
  const isWhole = block.length < text.length || body.length <= looked;
  return /[^A-Za-z\d+/=\s-]/.test(block) || (isWhole && block.replace(/\s/g, '').length % 4 === 1);
}

/** Quoted-printable that no head speaks of: each of its signs is an escape or the end of a line, and lines are broken with it. */
function isQuotedPrintable(body: Uint8Array): boolean {
  const text = latin1(body.subarray(0, looked));
  const signs = text.split('=').length - 1;
  const escapes = text.match(/=[\dA-F]{2}/g)?.length ?? 0;
  const breaks = text.match(/=(?:\r\n?|\n)/g)?.length ?? 0;
  const cut = /=[\dA-F]?$/.test(text) ? 1 : 0;
  return breaks > 0 && escapes > 1 && escapes + breaks + cut >= signs && !/[\x80-\xff]/.test(text);
}

const noBase64 = /[^A-Za-z\d+/=\s]/;

/** Where the first line stands that is no base64, nor one with a stray sign: words have spaces between them, or stand behind a dash. */
function wordsBelow(text: string): number {
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g))
    if (noBase64.test(line) && (/^--|\S[ \t]\S/.test(line) || !/[A-Za-z\d+/]{12}/.test(line))) return index;
  return text.length;
}

/** What a list adds below words in base64 stands there as it is. */
function decodedWords(body: Uint8Array): Uint8Array {
  const text = withPlainEnds(body);
  const apart = text.indexOf('\n\n');
  const end = Math.min(apart < 0 ? text.length : apart, wordsBelow(text));
  const below = text.slice(end).trim();
  if (!noBase64.test(below)) return libbase64.decode(text);
  return Buffer.concat([libbase64.decode(text.slice(0, end)), Buffer.from(`\n\n${below}`, 'latin1')]);
}

/** Lines that end as no mail's do, under an encoding that asks for those of mails. */
function softEnds(body: Uint8Array): Uint8Array {
  const text = withoutSecondReturns(body);
  return /=\r(?!\n)/.test(text)
    ? Buffer.from(text.replace(/\r(?!\n)/g, '\r\n'), 'latin1')
    : Buffer.from(text, 'latin1');
}

/** The content of a part, as it was before it was encoded. */
export function decodedBody({ kind, encoding, body }: MailPart): Uint8Array {
  const isText = kind.startsWith('text/');
  if (encoding === 'base64') {
    if (!isText) return libbase64.decode(latin1(body));
    return isNoBase64(body) ? body : decodedWords(body);
  }
  if (encoding === 'quoted-printable') return libqp.decode(softEnds(body));
  // Servers put a line or two into a file with nothing in it.
  if (!isText && body.length <= looked && latin1(body).trim() === '') return body.subarray(0, 0);
  return isText && isQuotedPrintable(body) ? libqp.decode(softEnds(body)) : body;
}
