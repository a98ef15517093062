import { type MailLanguage, mailLanguages } from './mail-languages.ts';

/** How a program puts a mail together. */
type Structure = 'plain' | 'flowed' | 'markup' | 'both' | 'empty-plain' | 'notice-plain' | 'in-parts';
/** How it quotes what it answers. */
type Quote = 'none' | 'marked-below' | 'marked-above' | 'between' | 'copied-head' | 'divider' | 'unmarked';
type Encoding = '8bit' | 'quoted-printable' | 'base64';
/** What it says of its letters: what they are, nothing, or another set. */
type Label = 'right' | 'missing' | 'odd';
type Attachments = 'none' | 'photograph' | 'document-first' | 'several' | 'another-mail';

interface MailShape {
  readonly language: MailLanguage;
  readonly charset: string;
  readonly structure: Structure;
  readonly quote: Quote;
  readonly encoding: Encoding;
  readonly label: Label;
  readonly attachments: Attachments;
}

export interface WrittenMail {
  readonly name: string;
  readonly shape: MailShape;
  readonly source: Uint8Array;
  /** What its writer says in it, each to be seen. */
  readonly sentences: readonly string[];
  readonly files: number;
}

/** What we had written, and what programs quote of it. */
export const ourAnswer = [
  'Dear Naledi,',
  'yes, the hippos are loud at night.',
  'We can offer the River Lodge from the fourth to the eighth of March.',
  'Thandi, The Concierge',
] as const;

const structures = ['plain', 'both', 'markup', 'flowed', 'empty-plain', 'in-parts', 'notice-plain'] as const;
const quotes = [
  'none',
  'marked-below',
  'copied-head',
  'between',
  'divider',
  'marked-above',
  'unmarked',
] as const;
const encodings = ['8bit', 'quoted-printable', 'base64'] as const;
const labels = ['right', 'missing', 'right', 'odd', 'right'] as const;
const attachments = [
  'none',
  'photograph',
  'none',
  'document-first',
  'several',
  'another-mail',
  'none',
] as const;

type Encoder = (text: string) => Buffer;
const encoders = new Map<string, Encoder>();

/** Letters of a character set as bytes, by reading all bytes it has. */
function encoderOf(charset: string): Encoder {
  const found = encoders.get(charset);
  if (found) return found;
  const decoder = new TextDecoder(charset, { fatal: true });
  const table = new Map<string, readonly number[]>();
  const learn = (...bytes: number[]) => {
    try {
      const letter = decoder.decode(new Uint8Array(bytes));
      if ([...letter].length === 1 && !table.has(letter)) table.set(letter, bytes);
    } catch {
      // No letter of this set.
    }
  };
  for (let byte = 0; byte < 256; byte++) learn(byte);
  const hasTwoBytes = /^(?:gb|big5|shift|euc)/.test(charset);
  for (let first = 0x81; hasTwoBytes && first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) learn(first, second);
  const encoder: Encoder = (text) => Buffer.from([...text].flatMap((letter) => table.get(letter) ?? [0x3f]));
  encoders.set(charset, encoder);
  return encoder;
}

const bytesOf = (text: string, charset: string): Buffer =>
  charset === 'utf-8' || charset === 'us-ascii' ? Buffer.from(text) : encoderOf(charset)(text);

function quotedPrintable(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split('\r\n');
  return lines
    .map((line) =>
      line
        .replace(
          /[=\x80-\xff]/g,
          (letter) => `=${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
        )
        .replace(/(?:=[\dA-F]{2}|[^=]){60}/g, '$&=\r\n'),
    )
    .join('\r\n');
}

function encoded(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'quoted-printable') return Buffer.from(quotedPrintable(bytes), 'latin1');
  if (encoding === 'base64') return Buffer.from(bytes.toString('base64').replace(/.{76}/g, '$&\r\n'));
  return bytes;
}

/** What the part says its letters are: odd names are real programs'. */
function labelOf({ charset, label }: MailShape): string {
  if (label === 'missing') return '';
  const odd: Readonly<Record<string, string>> = {
    'utf-8': 'utf8',
    'iso-8859-1': 'x-unknown',
    'windows-1252': 'win-1252',
    'iso-8859-2': 'ISO8859_2',
    'koi8-r': '"KOI8R"',
    shift_jis: 'x-sjis',
    gb2312: 'gb_2312-80',
  };
  return `; charset=${label === 'odd' ? (odd[charset] ?? charset) : charset}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const headOf = ({ head: [from, sent, to, subject] }: MailLanguage): readonly string[] => [
  `${from}: The Concierge <concierge@lodges.example>`,
  `${sent}: 20 November 2026 14:31`,
  `${to}: naledi@example.com`,
  `${subject}: Your stay`,
];

const marked = ourAnswer.map((line) => `> ${line}`);

/** Lines of a mail without markup. */
function plainLines({ language, quote }: MailShape): readonly string[] {
  const { sentences, wrote, divider } = language;
  const own = sentences.flatMap((sentence) => [sentence, '']);
  switch (quote) {
    case 'none':
      return own;
    case 'marked-below':
      return [...own, wrote, ...marked];
    case 'marked-above':
      return [wrote, ...marked, '', ...own];
    case 'between':
      return [
        wrote,
        ...marked.flatMap((line, at) => (sentences[at] ? [line, '', sentences[at], ''] : [line])),
      ];
    case 'copied-head':
      return [...own, ...headOf(language), '', ...ourAnswer];
    case 'divider':
      return [...own, divider ?? '_'.repeat(32), ...headOf(language), '', ...ourAnswer];
    case 'unmarked':
      return [...own, wrote, '', ...ourAnswer];
  }
}

/** The same with markup, as programs on the web write it. */
function markupOf({ language, quote }: MailShape): string {
  const { sentences, wrote } = language;
  const lines = (all: readonly string[]) => all.map((line) => `<div>${escaped(line)}</div>`).join('\r\n');
  const old = `<blockquote type="cite" class="gmail_quote">${lines(ourAnswer)}</blockquote>`;
  const own = `${lines(sentences.slice(0, 2))}<blockquote style="margin:0 0 0 40px">${lines(sentences.slice(2))}</blockquote>`;
  const said = `<div>${escaped(wrote)}</div>`;
  switch (quote) {
    case 'none':
      return own;
    case 'marked-above':
      return said + old + own;
    case 'between':
      return `${said}<blockquote type="cite">${lines(ourAnswer.slice(0, 2))}</blockquote>${own}<blockquote type="cite">${lines(ourAnswer.slice(2))}</blockquote>`;
    case 'copied-head':
    case 'divider':
      return `${own}<hr><p>${headOf(language).map(escaped).join('<br>')}</p>${lines(ourAnswer)}`;
    case 'marked-below':
    case 'unmarked':
      return own + said + old;
  }
}

interface Part {
  readonly head: readonly string[];
  readonly body: Buffer;
}

function textPart(shape: MailShape, kind: string, text: string): Part {
  const body = encoded(bytesOf(text, shape.charset), shape.encoding);
  const format = shape.structure === 'flowed' && kind === 'text/plain' ? '; format=flowed' : '';
  return {
    head: [`Content-Type: ${kind}${labelOf(shape)}${format}`, `Content-Transfer-Encoding: ${shape.encoding}`],
    body,
  };
}

const joined = (boundary: string, kind: string, parts: readonly Part[]): Part => ({
  head: [`Content-Type: multipart/${kind}; boundary="${boundary}"`],
  body: Buffer.concat([
    ...parts.flatMap(({ head, body }) => [
      Buffer.from(`--${boundary}\r\n${head.join('\r\n')}\r\n\r\n`, 'latin1'),
      body,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
});

function wordsOf(shape: MailShape): Part {
  const plain = textPart(shape, 'text/plain', plainLines(shape).join('\r\n'));
  const page = () =>
    textPart(shape, 'text/html', `<html><head><title>x</title></head><body>${markupOf(shape)}</body></html>`);
  const alternatives = (first: Part) => joined('=_alternative', 'alternative', [first, page()]);
  switch (shape.structure) {
    case 'plain':
    case 'flowed':
      return plain;
    case 'markup':
      return page();
    case 'both':
      return alternatives(plain);
    case 'empty-plain':
      return alternatives({ head: ['Content-Type: text/plain'], body: Buffer.from(' \r\n') });
    case 'notice-plain':
      return alternatives({ head: ['Content-Type: text/plain'], body: Buffer.from('This mail is HTML.') });
    case 'in-parts':
      return joined('=_related', 'related', [alternatives(plain), file('image/png', 'logo.png', 'inline')]);
  }
}

const file = (kind: string, name: string, disposition = 'attachment'): Part => ({
  head: [
    `Content-Type: ${kind}; name="${name}"`,
    `Content-Disposition: ${disposition}; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
  ],
  body: Buffer.from('iVBORw0KGgo='),
});

const anotherMail = (): Part => ({
  head: ['Content-Type: message/rfc822'],
  body: Buffer.from('From: Sam <sam@example.com>\r\nSubject: Flights\r\n\r\nWe land on the third at noon.'),
});

function filesOf({ attachments: which }: MailShape): readonly Part[] {
  switch (which) {
    case 'none':
      return [];
    case 'photograph':
      return [file('image/jpeg', 'IMG_0001.JPG', 'inline')];
    case 'document-first':
      return [file('application/pdf', 'passport.pdf')];
    case 'several':
      return [
        file('application/pdf', 'one.pdf'),
        file('image/png', 'two.png'),
        file('application/zip', 'three.zip'),
      ];
    case 'another-mail':
      return [anotherMail()];
  }
}

function wholeOf(shape: MailShape): Part {
  const words = wordsOf(shape);
  const files = filesOf(shape);
  if (files.length === 0) return words;
  const parts = shape.attachments === 'document-first' ? [...files, words] : [words, ...files];
  return joined('=_mixed', 'mixed', parts);
}

function written(shape: MailShape, at: number): WrittenMail {
  const { head, body } = wholeOf(shape);
  const heads = [
    'From: Naledi Quill <naledi@example.com>',
    'To: The Concierge <concierge@lodges.example>',
    `Subject: Re: Your stay ${at}`,
    `Message-ID: <written-${at}@mail.example.net>`,
    'MIME-Version: 1.0',
    ...head,
  ];
  const sentences = [...shape.language.sentences];
  if (shape.attachments === 'another-mail') sentences.push('We land on the third at noon.');
  const { language, charset, structure, quote, encoding, label } = shape;
  return {
    name: [at, language.name, charset, structure, quote, encoding, label, shape.attachments].join(', '),
    shape,
    source: new Uint8Array(Buffer.concat([Buffer.from(`${heads.join('\r\n')}\r\n\r\n`), body])),
    sentences,
    files: filesOf(shape).length + (structure === 'in-parts' ? 1 : 0),
  };
}

/** What of a list stands at a place, round and round. */
const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], at: number): Item => {
  const item = items[at % items.length];
  if (item === undefined) throw new Error('There is nothing to pick.');
  return item;
};

/** Letters no name of theirs says can be known only where they are UTF-8 or of a Latin writing, and no other mail says it. */
const canBeUnnamed = (charset: string): boolean =>
  /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/.test(charset);

/** Mails of many shapes, always the same ones. @param count how many */
export function writtenMails(count: number): readonly WrittenMail[] {
  return Array.from({ length: count }, (_, at) => {
    const language = pick(mailLanguages, at);
    const round = Math.floor(at / mailLanguages.length);
    const charset = pick(language.charsets, round);
    const label = pick(labels, at + round);
    const shape: MailShape = {
      language,
      charset,
      structure: pick(structures, at + 2 * round),
      quote: pick(quotes, 3 * at + round),
      encoding: pick(encodings, at + round),
      label:
        label === 'right' || canBeUnnamed(charset) || (label === 'odd' && charset !== 'iso-8859-15')
          ? label
          : 'right',
      attachments: pick(attachments, 2 * at + 3 * round),
    };
    return written(shape, at);
  });
}
