/** Mails made to stop the program that reads them, by what each is of. */
export interface HostileKind {
  readonly name: string;
  /** How many of two hundred are of it. */
  readonly share: number;
  /** @param id what its Message-ID begins with */
  make(id: string): Buffer;
}

const heads = (id: string, ...more: string[]): string =>
  [
    `From: Stranger <stranger@example.net>`,
    `Message-ID: <${id}@example.net>`,
    `Subject: ${id}`,
    ...more,
  ].join('\r\n');
const plain = (id: string, body: string) => Buffer.from(`${heads(id)}\r\n\r\n${body}`);
const markup = (id: string, body: string) =>
  Buffer.from(`${heads(id, 'Content-Type: text/html; charset=utf-8')}\r\n\r\n${body}`);
const longMarkup = 60_000_000;

function nested(id: string, depth: number, boundary: (at: number) => string, body: string): Buffer {
  const parts = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary="${boundary(at)}"\r\n\r\n--${boundary(at)}\r\n`,
  );
  return Buffer.from(`${heads(id)}\r\n${parts.join('')}\r\n${body}`);
}

function inParts(id: string, count: number, part: string): Buffer {
  const head = heads(id, 'Content-Type: multipart/mixed; boundary=part');
  return Buffer.from(`${head}\r\n\r\n${`--part\r\n${part}\r\n`.repeat(count)}--part--\r\n`);
}

/** The kinds a stranger may send; those of 60 MB are fewer, as they come slower over any line. */
export const hostileKinds: readonly HostileKind[] = [
  { name: 'lines of one quote mark', share: 24, make: (id) => plain(id, `${'>\n'.repeat(99_000)}x`) },
  {
    name: 'lines that begin a quotation',
    share: 20,
    make: (id) => plain(id, 'From: x\non a wrote:\n'.repeat(9000)),
  },
  { name: 'comments nobody closes', share: 20, make: (id) => markup(id, '<!--'.repeat(50_000)) },
  { name: 'styles nobody closes', share: 20, make: (id) => markup(id, '<style>'.repeat(50_000)) },
  { name: 'links nobody closes', share: 20, make: (id) => markup(id, '<a '.repeat(70_000)) },
  {
    name: 'elements in elements',
    share: 16,
    make: (id) => markup(id, '<blockquote>'.repeat(100_000) + '</i>'.repeat(100_000)),
  },
  { name: 'parts in a thousand parts', share: 20, make: (id) => nested(id, 1000, (at) => `b${at}`, 'x') },
  {
    name: 'lines like 250 boundaries',
    share: 8,
    make: (id) => nested(id, 250, (at) => `${'-'.repeat(60)}${at}`, `${'-'.repeat(70)}\n`.repeat(30_000)),
  },
  {
    name: '20,000 parts',
    share: 16,
    make: (id) =>
      inParts(
        id,
        20_000,
        'Content-Type: text/x\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nhello',
      ),
  },
  {
    name: 'heads of 3 MB',
    share: 12,
    make: (id) => Buffer.from(`${heads(id)}\r\n${'X-a: b\r\n'.repeat(400_000)}\r\nx`),
  },
  {
    name: 'a sender of groups in groups',
    share: 4,
    make: (id) => Buffer.from(`From: ${'a:'.repeat(300_000)}\r\nMessage-ID: <${id}@example.net>\r\n\r\nx`),
  },
  { name: '60 MB of markup', share: 10, make: (id) => markup(id, '<!--'.repeat(longMarkup / 4)) },
  {
    name: '60 MB of words in markup',
    share: 4,
    make: (id) => markup(id, '<b>word</b> '.repeat(longMarkup / 12)),
  },
  {
    name: '20 MB of units of base64',
    share: 3,
    make: (id) =>
      Buffer.from(
        `${heads(id, 'Content-Type: application/pdf; name=a.pdf', 'Content-Transfer-Encoding: base64')}\r\n\r\n${'A='.repeat(10_000_000)}`,
      ),
  },
  { name: '40 MB of short lines', share: 3, make: (id) => plain(id, `${'x'.repeat(62)}\n`.repeat(640_000)) },
];
