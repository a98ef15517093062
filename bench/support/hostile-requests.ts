import { enquiryRecords } from '@sundowner/brand';
import type { Chance } from './seeded.ts';

/** A request as it is put on the wire: by Node's client, or byte by byte. */
export type HostileRequest =
  | {
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Buffer | null;
      /** Bytes of the body after which the client goes away. */
      readonly cutAt: number | null;
    }
  | { readonly raw: string };

const endpoints = [
  ...enquiryRecords.map(({ endpoint }) => endpoint),
  '/unsubscribe',
  '/subscription-confirmation',
  '/consent',
];
const names = [
  'name',
  'surname',
  'email',
  'tel',
  'ticket',
  'accept',
  'from',
  'url',
  'cv',
  '__proto__',
  'x'.repeat(300),
];
const pieces = [
  '--x',
  '--x--',
  '\r\n',
  '\r\n\r\n',
  '--',
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name="name"',
  'Content-Disposition: form-data; name="cv"; filename="cv.pdf"',
  'Content-Disposition: form-data; name=""; filename=""',
  "Content-Disposition: form-data; name*=utf-8''%ff%00",
  'Content-Disposition: attachment; name="a\\"',
  'Content-Type: application/octet-stream',
  'Content-Type: text/plain; charset=utf-16le',
  'Content-Transfer-Encoding: base64',
  '%PDF-1.7',
  '\u0000\u001b\u007f',
  'é李🦁'.repeat(20),
  'A'.repeat(5000),
];

const junk = (chance: Chance, most: number) =>
  Array.from({ length: chance.below(most) }, () => String.fromCharCode(chance.below(0x250))).join('');

/** A multipart body: parts as they should be, then anything in any order, and sometimes no end. */
function multipart(chance: Chance): Buffer {
  const parts = Array.from({ length: chance.below(4) }, () =>
    chance.next() < 0.5
      ? `--x\r\nContent-Disposition: form-data; name="${chance.pick(names)}"\r\n\r\n${junk(chance, 40)}\r\n`
      : `--x\r\nContent-Disposition: form-data; name="cv"; filename="a"\r\n\r\n${junk(chance, 400)}\r\n`,
  );
  const rest = Array.from({ length: chance.below(16) }, () =>
    chance.next() < 0.8 ? chance.pick(pieces) : junk(chance, 30),
  );
  return Buffer.from([...parts, ...rest, chance.next() < 0.5 ? '--x--\r\n' : ''].join(''));
}

const value = (chance: Chance): unknown =>
  chance.pick<() => unknown>([
    () => junk(chance, 60),
    () => chance.pick(pieces),
    () => chance.below(1e9),
    () => null,
    () => [junk(chance, 9), [junk(chance, 9)]],
    () => ({ a: { b: junk(chance, 9) } }),
  ])();

function json(chance: Chance): Buffer {
  const fields = Object.fromEntries(
    Array.from({ length: chance.below(9) }, () => [chance.pick(names), value(chance)]),
  );
  const text = JSON.stringify(fields);
  return Buffer.from(chance.next() < 0.3 ? text.slice(0, chance.below(text.length + 1)) : text);
}

/** Forms of 64 KiB that hold nothing but one name again and again, or broken characters; the second is cut. */
const longForms = [Buffer.from('a&'.repeat(32_768)), Buffer.from(`name=${'\ufffd'.repeat(21_000)}b`)];

function urlencoded(chance: Chance): Buffer {
  if (chance.next() < 0.02) return chance.pick(longForms);
  const pairs = Array.from({ length: chance.below(12) }, () => `${chance.pick(names)}=${junk(chance, 50)}`);
  return Buffer.from(chance.next() < 0.5 ? pairs.join('&') : encodeURI(pairs.join('&')));
}

/** A post with a hostile body to the site at `host`, every third of them multipart. */
export function hostilePost(chance: Chance, order: number, host: string): HostileRequest {
  const inParts = order % 3 === 0;
  if (!inParts && chance.next() < 0.05) return { raw: rawBytes(chance, host) };
  const kind = inParts ? 'multipart' : chance.pick(['json', 'form'] as const);
  const body = { multipart, json, form: urlencoded }[kind](chance);
  const type = {
    multipart: chance.pick([
      'multipart/form-data; boundary=x',
      'multipart/form-data; boundary="x"',
      'multipart/form-data',
    ]),
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
  }[kind];
  return {
    method: chance.next() < 0.97 ? 'POST' : chance.pick(['PUT', 'DELETE', 'GET', 'OPTIONS', 'PATCH']),
    path: inParts && chance.next() < 0.8 ? '/enquiry/careers' : chance.pick(endpoints),
    headers: {
      'content-type': chance.next() < 0.95 ? type : 'text/plain',
      accept: chance.pick(['application/json', 'application/json', '*/*', 'text/html']),
      ...(chance.next() < 0.03 ? { origin: 'https://evil.example' } : {}),
      ...(chance.next() < 0.2
        ? { 'transfer-encoding': 'chunked' }
        : { 'content-length': String(body.length) }),
    },
    body,
    cutAt: chance.next() < 0.05 ? chance.below(body.length + 1) : null,
  };
}

/** What is no HTTP, or only in part. */
function rawBytes(chance: Chance, name: string): string {
  const host = `Host: ${name}\r\n`;
  const post = `POST /enquiry/careers HTTP/1.1\r\n${host}Content-Type: multipart/form-data; boundary=x\r\n`;
  return chance.pick([
    `${junk(chance, 200)}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}${host}\r\n`,
    `GET / HTTP/9.9\r\n${host}\r\n`,
    `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`,
    `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n${junk(chance, 20)}`,
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`,
    `${post}Content-Length: 40\r\nConnection: close\r\n\r\n--x\r\nContent-Disposition: form-data\r\n\r\nhi\r\n--x--\r\n`,
    `${post}Content-Length: -1\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`,
  ]);
}

const routes = [
  '/',
  '/contact-us',
  '/lionsands/',
  '/experiences/',
  '/media/',
  '/_astro/',
  '/dialogs/',
  '/enquire/',
  '/search?q=',
  '/rates?currency=',
  '/thank-you?ref=',
  '/unsubscribe?token=',
];
const twists = [
  '..%2f',
  '%00',
  '%ff',
  '%',
  '//',
  '\\',
  '?',
  '#',
  ';',
  '%2e%2e/',
  'jane@example.com',
  "'",
  '"><script>',
  '{{7*7}}',
  '%F0%9F%A6%81',
  '.php',
  '.env',
  '~',
  '[',
  '*',
  '&preview=x',
  '?from=//evil.example',
];

/** A path nobody publishes, as a scanner or a bad link makes it. */
export function oddAddress(chance: Chance): string {
  let path = chance.pick(routes);
  for (let part = chance.below(6); part > 0; part -= 1) {
    path += chance.next() < 0.7 ? chance.pick(twists) : encodeURIComponent(junk(chance, 12));
  }
  if (chance.next() < 0.02) path += 'a'.repeat(chance.below(6000));
  // Node's own client refuses what no request line may hold.
  return path.replace(/[^\u0021-\u00ff]/g, '');
}
