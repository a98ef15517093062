const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  euro: '€',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
};

function character(code: number): string {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

const entities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (decimal) return character(Number(decimal));
    if (hex) return character(Number.parseInt(hex, 16));
    return (Object.hasOwn(named, name) ? named[name] : undefined) ?? whole;
  });

/** Lines of a quote, each marked as one. */
const quoting = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The text of markup without quotes in it. */
function flat(html: string): string {
  return entities(
    html
      .replace(/\s+/g, ' ')
      .replace(/<li\b[^>]*>/gi, '\n- ')
      .replace(/<br\b[^>]*>|<\/(?:div|tr|li|h[1-6]|ul|ol|table)>/gi, '\n')
      .replace(/<\/p>/gi, '\n\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}

/** Words of a mail that has markup alone: its text, lines where it has lines, quotes marked as in plain mails. Never shown as markup. */
export function plainOfHtml(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(head|style|script|title)\b[\s\S]*?<\/\1\s*>/gi, '');
  const parts = bare.split(/(<\/?blockquote\b[^>]*>)/i);
  let depth = 0;
  const said: string[] = [];
  let quoted = '';
  for (const part of parts) {
    if (/^<blockquote/i.test(part)) depth += 1;
    else if (/^<\/blockquote/i.test(part)) depth = Math.max(0, depth - 1);
    else if (depth > 0) quoted += `${flat(part)}\n`;
    else said.push(flat(part));
    if (depth === 0 && quoted.trim() !== '') {
      said.push(`\n${quoting(quoted)}\n`);
      quoted = '';
    }
  }
  if (quoted.trim() !== '') said.push(`\n${quoting(quoted)}\n`);
  return said
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
