/** A text with files in it, as programs sent them before mails had parts. */
interface Uudecoded {
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
}

const begins = /^begin [0-7]{3,4} (\S[^\r\n]{0,200})$/;

/** A line of a file: how many bytes it has, and each three of them as four letters; `null` for what is no such line. */
function bytesOfLine(line: string): number[] | null {
  const count = (line.charCodeAt(0) - 32) & 63;
  if (!/^[ -`]{1,90}$/.test(line)) return null;
  const bytes: number[] = [];
  for (let at = 1; bytes.length < count && at < line.length; at += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map(
      (place) => ((line.charCodeAt(at + place) || 32) - 32) & 63,
    );
    bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d);
  }
  return bytes.slice(0, count);
}

/** Takes files out of a text. What only begins like one stays text. */
export function uudecoded(text: string): Uudecoded {
  if (!/^begin [0-7]/m.test(text)) return { text, files: [] };
  const files: { name: string; content: Uint8Array }[] = [];
  const kept: string[] = [];
  /** Of the file that is open: its name, its lines as they stand, and their bytes. */
  let open: { name: string; lines: string[]; pieces: number[][] } | null = null;
  const giveUp = () => {
    if (open !== null) kept.push(...open.lines);
    open = null;
  };
  for (const line of text.split(/\r?\n/)) {
    const name = begins.exec(line)?.[1];
    if (name !== undefined) {
      giveUp();
      open = { name, lines: [line], pieces: [] };
    } else if (open === null) kept.push(line);
    else if (line === 'end' && open.pieces.length > 0) {
      files.push({ name: open.name, content: new Uint8Array(open.pieces.flat()) });
      open = null;
    } else {
      open.lines.push(line);
      const bytes = line === '' ? [] : bytesOfLine(line);
      if (bytes === null) giveUp();
      else open.pieces.push(bytes);
    }
  }
  giveUp();
  return { text: kept.join('\n'), files };
}
