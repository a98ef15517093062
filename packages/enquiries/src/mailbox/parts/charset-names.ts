import iconv from 'iconv-lite';

/** Longer names are none of a character set. */
const longestName = 60;
/** Names that were looked up, bounded: a mail may make up as many as it likes. */
export const mostKnown = 500;
const known = new Map<string, string | null>();

/** Pages of Microsoft and IBM that have another name. */
const codePages: ReadonlyMap<string, string> = new Map([
  ['65001', 'utf-8'],
  ['1200', 'utf-16le'],
  ['1201', 'utf-16be'],
  ['20127', 'windows-1252'],
  ['20866', 'koi8-r'],
  ['21866', 'koi8-u'],
  ['10000', 'macintosh'],
  ['874', 'windows-874'],
  ['932', 'shift_jis'],
  ['936', 'gb18030'],
  ['949', 'euc-kr'],
  ['950', 'big5'],
  ['50220', 'iso-2022-jp'],
  ['50221', 'iso-2022-jp'],
  ['50222', 'iso-2022-jp'],
  ['51932', 'euc-jp'],
  ['51949', 'euc-kr'],
  ['54936', 'gb18030'],
]);

/** Names as programs write them, by what they are called. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^x?utf8/, 'utf-8'],
  [/^(?:x?unicode)?utf7|^unicode11utf7/, 'utf-7'],
  [/^utf16le|^ucs2/, 'utf-16le'],
  [/^utf16be/, 'utf-16be'],
  [/^utf16|^unicode$/, 'utf-16le'],
  [/^x?(?:shiftjis|sjis|mskanji|windows31j)/, 'shift_jis'],
  [/^x?eucjp/, 'euc-jp'],
  [/^x?euckr|^uhc$|^ksc?5601/, 'euc-kr'],
  [/^x?(?:euccn|gb2312|gbk|gb18030)/, 'gb18030'],
  [/^x?big5/, 'big5'],
  [/^iso2022jp|^junet$/, 'iso-2022-jp'],
  [/^tis620/, 'windows-874'],
  [/^x?mac(?:roman|intosh)?$/, 'macintosh'],
  [/^latin9$/, 'iso-8859-15'],
  [/^x?mac(?:ce|centraleurope(?:an)?)$/, 'maccenteuro'],
  [/^x?macgreek/, 'macgreek'],
  [/^x?macturkish/, 'macturkish'],
  [/^x?maciceland/, 'maciceland'],
  [/^x?mac(?:croatian|romania)/, 'maccroatian'],
];

/** Names that say nothing of the letters. */
const noName = /^(?:|(?:us)?ascii|ansi.*|x?unknown.*|default|none|binary|base64|hex|[78]bit|xuserdefined)$/;

const canonical = (name: string): string | null => {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return iconv.encodingExists(name) ? name : null;
  }
};

function lookUp(label: string): string | null {
  const plain = label
    .toLowerCase()
    .replace(/\*.*$/, '')
    .replace(/[^a-z\d_.:+-]/g, '');
  const bare = plain.replace(/[^a-z\d]/g, '').replace(/^cs/, '');
  if (noName.test(bare)) return null;
  const page = /^(?:x?)(?:windows|win|cp|ms|ansi|ibm|dos)(\d{3,5})$/.exec(bare)?.[1];
  if (page !== undefined) {
    const iso = /^2859(\d)$|^286(0[35])$/.exec(page);
    const named = iso ? `iso-8859-${iso[1] ?? 10 + Number(iso[2])}` : codePages.get(page);
    return canonical(named ?? (page.startsWith('125') ? `windows-${page}` : `cp${page}`));
  }
  const part = /^x?(?:iso)?8859(\d{1,2})[ei]?$/.exec(bare)?.[1];
  if (part !== undefined) return canonical(`iso-8859-${part}`);
  const spelling = spellings.find(([pattern]) => pattern.test(bare))?.[1];
  return spelling === undefined ? (canonical(plain) ?? canonical(bare)) : canonical(spelling);
}

/** The character set that is meant; `null` where none is, or one nobody knows. */
export function charsetOf(label: string): string | null {
  const short = label.slice(0, longestName);
  const found = known.get(short);
  if (found !== undefined) return found;
  const name = lookUp(short);
  if (known.size >= mostKnown) known.clear();
  known.set(short, name);
  return name;
}

/** What a page says of its own letters. */
export function charsetInMarkup(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1');
  const said = /<meta\b[^<>]{0,300}\bcharset\s{0,9}=\s{0,9}["']?([\w.:-]{2,40})/i.exec(start)?.[1];
  return said === undefined ? null : charsetOf(said);
}
