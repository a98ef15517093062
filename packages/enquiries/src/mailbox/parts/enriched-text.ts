/** Commands whose words are for programs. */
const parameter = /^param$/i;
const command = /^<(\/?)([a-z\d-]{1,60})>/i;

/** Words of a `text/enriched` part (RFC 1896) without its commands: of line breaks in a row the first is none, and "<<" is a "<". */
export function enrichedToText(enriched: string): string {
  const pieces: string[] = [];
  let hidden = 0;
  // What never ends holds nothing: the words behind it are no parameter.
  const lastEnd = enriched.toLowerCase().lastIndexOf('</param>');
  for (let at = 0; at < enriched.length; ) {
    const next = enriched.indexOf('<', at);
    const end = next === -1 ? enriched.length : next;
    if (hidden === 0 && end > at) pieces.push(enriched.slice(at, end));
    if (next === -1) break;
    const found = command.exec(enriched.slice(next, next + 64));
    if (enriched[next + 1] === '<') {
      if (hidden === 0) pieces.push('<');
      at = next + 2;
    } else if (found === null) {
      if (hidden === 0) pieces.push('<');
      at = next + 1;
    } else {
      const [whole, closing = '', name = ''] = found;
      if (parameter.test(name)) hidden = Math.max(0, hidden + (closing !== '' ? -1 : next < lastEnd ? 1 : 0));
      if (/^(?:paragraph|nl)$/i.test(name) && closing === '') pieces.push('\n\n');
      at = next + whole.length;
    }
  }
  return pieces
    .join('')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+/g, (breaks) => (breaks.length === 1 ? ' ' : '\n'.repeat(breaks.length - 1)));
}
