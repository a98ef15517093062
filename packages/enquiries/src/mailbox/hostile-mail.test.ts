import { emptyCollection } from '@sundowner/brand';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verdictsOf } from './authenticity.ts';
import { readBounce } from './bounce.ts';
import { envelopeOf } from './envelope.ts';
import { foldAgainst } from './fold-against.ts';
import { messageIdsIn } from './message-ids.ts';
import { referencesIn } from './named-references.ts';
import { parseMail } from './parsed-mail.ts';
import { enrichedToText } from './parts/enriched-text.ts';
import { lettersOf } from './parts/letters.ts';
import { readParts } from './parts/mail-parts.ts';
import { readableHead } from './parts/part-head.ts';
import { rtfWords } from './parts/rtf.ts';
import { unwrapped } from './parts/signed-content.ts';
import { unpackTnef } from './parts/tnef.ts';
import { uudecoded } from './parts/uuencoded.ts';
import { passedOn } from './passed-on.ts';
import { htmlToText } from './plain-text.ts';
import { foldQuoted } from './quoted-text.ts';
import { readsLikeEnquiry } from './reads-like.ts';
import { safeMarkup } from './safe-markup.ts';

/** Eight times as much may take up to this many times as long: what grows with the square takes 64 times. */
const [more, most] = [8, 24];
/**
 * Microseconds of the processor's time in which a stretch of work is measured: Linux adds a thread's time up once a tick, 10,000 at most,
 * so that one short reading would measure as nothing.
 */
const stretch = 40_000;

/** Microseconds this thread worked: what else the machine does is none of it. */
function worked(act: () => unknown, times: number): number {
  const before = process.threadCpuUsage();
  for (let done = 0; done < times; done++) act();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

/** Microseconds one reading takes, read as often as fills the stretch. */
function timeOf(act: () => unknown): number {
  for (let times = 1; ; times *= 4) {
    const time = worked(act, times);
    if (time >= stretch) return time / times;
  }
}

/** Microseconds by the clock in which readings are counted: of one alone, of a short text, the clock's own steps would be told. */
const batch = 250;

/** Microseconds by the clock of the quickest of so many batches of readings, each reading: others at the machine make none quicker. */
function quickest(act: () => unknown, batches: number): number {
  let least = Number.POSITIVE_INFINITY;
  let times = 1;
  for (let done = 0; done < batches; ) {
    const before = performance.now();
    for (let at = 0; at < times; at++) act();
    const time = (performance.now() - before) * 1000;
    least = Math.min(least, time / times);
    if (time < batch) times *= 2;
    else done++;
  }
  return least;
}

/** Whole parts alone: a text that is cut somewhere else may be of another kind, which takes three times as long a letter. */
const repeated = (parts: readonly string[], length: number, times = 1): string => {
  const all = parts.join('');
  return all.repeat(Math.ceil(length / all.length) * times);
};

/** Measured up to twelve times: what the compiler, the collector and others in the same cache do is no part of the growth. */
const mostMeasured = 12;

function grows(
  act: (text: string) => unknown,
  parts: readonly string[],
  end: string,
  length: number,
  measured = mostMeasured,
): void {
  const [short, long] = [repeated(parts, length) + end, repeated(parts, length, more) + end];
  const readShort = () => act(short);
  const readLong = () => act(long);
  // Nearly all are told by a few milliseconds of the clock, and by half of what may be: the processor's time takes a quarter of a second.
  act(long);
  let [ofShort, ofLong] = [quickest(readShort, 4), Number.POSITIVE_INFINITY];
  for (let again = 0; again < 4; again++) {
    ofLong = Math.min(ofLong, quickest(readLong, 1));
    ofShort = Math.min(ofShort, quickest(readShort, 4));
    if (ofLong / ofShort < most / 2) return;
  }
  const growth = () => timeOf(readLong) / timeOf(readShort);
  let least = growth();
  for (let again = 1; again < measured && least >= most; again++) least = Math.min(least, growth());
  expect(least, `${JSON.stringify(parts)}, ${JSON.stringify(end)}`).toBeLessThan(most);
}

const lines = [
  'On 1.1.2026 1:00 <a@b.cc> x:\n',
  '--- a ---\n',
  '>\n',
  '\n',
  ' \n',
  'x\n',
  '> x\n',
  'on a wrote:\n',
  'From: x\n',
  `${'_'.repeat(24)}\n`,
  '-- ',
  '> ',
  ' ',
  'a:\n',
  '\u200e',
  '\r',
  'Sent: x\n',
  'am schrieb ',
];
const marks = [
  '<!--',
  '-->',
  '<style>',
  '</style',
  '<a ',
  '<',
  '>',
  '<b>',
  '</i>',
  '<blockquote>',
  '</blockquote>',
  '&',
  '&nbsp;',
  '&#',
  '&aacute',
  '<title>',
  '<li>',
  '<p>',
  '<![CDATA[',
  '<?',
  '<!',
  '</',
  '"',
  "='",
  ' ',
  '\n',
  'x',
  '<script>',
  '<svg>',
  '<plaintext>',
  '<s>',
  '<a@b.cc>',
  '<area href="https://x.example">',
  '<b style="display:table-cell">',
  '<title/>',
  '<textarea>',
  '<a b="',
  '--!>',
];
/** What stands in heads, in parts, and in what is packed into them. */
const pieces = [
  '=?utf-8?q?a?= ',
  '=?a?b?',
  '=?',
  '(',
  '"',
  '; a=b',
  "; a*0*=utf-8''x",
  '=C3',
  '\u00fc',
  '\u001b$B',
  '\u0030\u0080',
  '\u0024\u0080\u0004\u0001x',
  '<param>',
  '<<',
  '{',
  '\\u1 ',
  'begin 644 x\n',
  '#0V%T\n',
  '\r\n ',
  'a: b\r\n',
  '&amp;',
  '\u00cf\u00e0',
];
const some = (from: readonly string[]) => fc.array(fc.constantFrom(...from), { minLength: 1, maxLength: 4 });

test('what takes as long as the square of its length is found, also where that is the smaller part of it', () => {
  const scan = (text: string, step: number) => {
    let found = 0;
    for (let at = 0; at < text.length; at += step) found += text.lastIndexOf('\0');
    return found;
  };
  const letters = (text: string) => {
    let sum = 0;
    for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at) % 7;
    return sum;
  };
  expect(() => grows((text) => scan(text, 400), ['x'], '', 16_000, 1)).toThrow('["x"]');
  expect(() => grows((text) => [letters(text), scan(text, 100)], ['x'], '', 16_000, 1)).toThrow('["x"]');
  grows(letters, ['x'], '', 16_000);
});

test('folding takes as long as a mail is, whatever its lines are', () => {
  const known = [['>\n'], ['> x\n'], [`${'_'.repeat(24)}\n`, '\n\n\n'], ['on a:\n']];
  for (const parts of known) grows(foldQuoted, parts, 'x', 16_000);
  for (const parts of [['From: a@b.cc\n'], ['To: x\n'], ['-- forwarded message --\n']])
    grows((text) => passedOn('Fwd: x', text), parts, 'x', 16_000);
  fc.assert(
    fc.property(some(lines), fc.constantFrom('', 'x', '\nx', '>'), (parts, end) =>
      grows(foldQuoted, parts, end, 16_000),
    ),
    { numRuns: 24 },
  );
});

test('folding against a conversation takes as long as both are', () => {
  const against = (text: string) =>
    foldAgainst({ text: 'x', quoted: text }, { said: [text], copies: [text] });
  for (const parts of [['> x\n'], ['a b c d e\n'], ['From: a@b.example\n'], ['<a'], ['https://']])
    grows(against, parts, 'x', 8000);
  fc.assert(
    fc.property(some(lines), (parts) => grows(against, parts, 'x', 8000)),
    { numRuns: 8 },
  );
});

test('letters, heads and what is packed in parts take as long as they are', () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const tnef = Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0, 0]);
  const rtf = Buffer.concat([Buffer.alloc(8), Buffer.from('MELA'), Buffer.alloc(4), Buffer.from('{\\rtf1')]);
  const readers: readonly ((text: string) => unknown)[] = [
    (text) => lettersOf(bytes(text)),
    (text) => readableHead(bytes(text), null),
    (text) => unwrapped(bytes(text)),
    (text) => unpackTnef(new Uint8Array(Buffer.concat([tnef, bytes(text)]))),
    (text) => rtfWords(new Uint8Array(Buffer.concat([rtf, bytes(text)]))),
    enrichedToText,
    uudecoded,
  ];
  for (const parts of [['\u001b$B\n'], ['\u00e9\n']])
    grows((text) => readableHead(bytes(text), null), parts, 'x', 16_000);
  fc.assert(
    fc.property(some(pieces), (parts) => {
      for (const read of readers) grows(read, parts, 'x', 16_000);
    }),
    { numRuns: 4 },
  );
});

test('the parts of a mail are taken apart in the time its length takes, however its lines end', () => {
  const head = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
  const read = (text: string) => readParts(new Uint8Array(Buffer.from(`${head}${text}`, 'latin1')));
  // A part costs more than a line; there are 5000 at most.
  for (const parts of [['\r'], ['x\r'], ['\r\r\n'], ['x\r', 'x\n'], ['--b-\r'], ['--b--\r\n'], [' \n']])
    grows(read, parts, '--b\r', 16_000);
  for (const parts of [[' \r'], ['x\r'], ['a:\r'], ['name="a"\r']])
    grows((text) => read(`--b\r${text}`), parts, 'x', 16_000);
});

test.each([
  ['words', htmlToText],
  ['safe markup', safeMarkup],
] as const)('markup is read as %s in the time its length takes, whatever nobody closes in it', (_, read) => {
  for (const parts of [['<!--'], ['<style>'], ['<a '], ['<b>'], ['<blockquote>'], ['&nbsp;']])
    grows((html) => read(html), parts, 'x', 16_000);
  for (const parts of [
    ['<a b="'],
    ['<a b=">', '<', "<a b='>"],
    ['<style>p}'],
    ['</a '],
    ['<!--[if'],
    ['<a ='],
    ['-- >'],
  ])
    grows((html) => read(html), parts, 'x', 16_000);
  for (const parts of [['<a href="////////x">'], ['<td>x'], ['<ul><li>'], ['<img alt="x">'], ['<pre>\n']])
    grows((html) => read(html), parts, 'x', 16_000);
});

test('markup takes as long as it is, however deep it goes and whatever stands in it', () => {
  grows((html) => htmlToText(html), ['</i>'], `${'<b>'.repeat(20_000)}`, 16_000);
  fc.assert(
    fc.property(some(marks), fc.constantFrom('', 'x', '>', '-->'), (parts, end) =>
      grows((html) => htmlToText(html), parts, end, 16_000),
    ),
    { numRuns: 16 },
  );
});

test('a report of a delivery takes as long as it is', () => {
  const attachment = (mimeType: string, content: string) =>
    ({ filename: null, mimeType, disposition: null, content }) as never;
  const report = (text: string) =>
    readBounce({
      ...{ headers: [], from: '', subject: '', words: '' },
      attachments: [attachment('message/delivery-status', text), attachment('message/rfc822', text)],
    });
  for (const [parts, end] of [
    [[' '], '\u2028x'],
    [['message-id:', '\n'], '<'],
    [['\n', ' '], 'x'],
    [['a:'], '\u2028'],
  ] as const)
    grows((text) => report(`a:${text}`), parts, end, 16_000);
});

test('words of markup end where there are enough of them, and a step of the reading stands anywhere', () => {
  expect(htmlToText('<p>word</p>'.repeat(10_000), 100)).toHaveLength(100);
  const html =
    '<p>gra&aacute;g &pound;300</p><blockquote type="cite"><b class="x > y">yes</b></blockquote>m&ocirc;re';
  const words = htmlToText(html);
  expect(words).toBe('graág £300\n\n> yes\nmôre');
  for (let before = 65_536 - html.length; before <= 65_536; before++)
    expect(htmlToText(`<!--${'-'.repeat(before - 7)}-->${html}`)).toBe(words);
});

test('what stands in no element that HTML shows is no word of theirs, and what nobody closed is', () => {
  expect(
    htmlToText('<head><title>Re: x<meta></title>So</head> it <style>a{}</style>is<script>1</script>.'),
  ).toBe('So it is.');
  expect(htmlToText('<div>One<div>Two</div><p>Three<p>Four<br><br><br>Five')).toBe(
    'One\nTwo\nThree\nFour\n\nFive',
  );
  expect(htmlToText('<blockquote type="cite">a<blockquote>b</blockquote>')).toBe('> a\n> b');
  fc.assert(fc.property(some(marks), (parts) => typeof htmlToText(parts.join('')) === 'string'));
});

test('a mail refers to so many others at most, and one of lines without end is none', async () => {
  const ids = Array.from({ length: 5000 }, (_, at) => `<${at}@lodges.example>`);
  const parsed = await parseMail(
    Buffer.from(`From: a@example.com\r\nReferences: ${ids.join('\r\n ')}\r\n\r\nx`),
  );
  expect(parsed.refersTo).toHaveLength(100);
  expect(parsed.refersTo[0]).toBe('4999@lodges.example');
  await expect(parseMail(Buffer.alloc(400_000, '\n'))).rejects.toThrow('too many lines');
});

test('CNV-01/hostile CNV-03/hostile heads, references and what a mail reads like take as long as they are', () => {
  for (const parts of [['MC-7KQ2-'], ['AB CD'], ['MC 7KQ2 '], ['MC - > '], ['\u200b'], ['a']])
    grows(referencesIn, parts, 'x', 16_000);
  for (const parts of [['('], ['(a)'], [';'], ['dkim=pass ']])
    grows((value) => verdictsOf([value], 'a@example.com'), parts, ';', 400);
  for (const parts of [['"'], ['<'], [',a@b.example'], ['('], ['a:'], ['@']])
    grows((value) => envelopeOf([{ key: 'to', value }]), parts, 'x', 4000);
  for (const parts of [['<'], ['<a@b '], ['=?utf-8?q?<'], ['&lt;'], ['a@']])
    grows(messageIdsIn, parts, 'x', 4000);
  const places = emptyCollection();
  for (const parts of [['3 '], ['two aaaaaaaaaaaa '], ['march ']])
    grows((text) => readsLikeEnquiry(text, places), parts, 'x', 2000);
});
