import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from './disk-fault.ts';

/** The log of one program: kept to a few files of bounded size, the last lines at hand for a message. */
export interface ServiceLog {
  readonly path: string;
  /**
   * Adds what a program wrote. Never throws: a disk that takes nothing loses lines, which are counted and told of in the log as soon
   * as it takes some again.
   */
  write(text: string): void;
  /** The last lines written, oldest first; also those the disk did not take. */
  tail(lines: number): string;
  close(): void;
}

/** Lines that are not in the file. */
interface Loss {
  lines: number;
  readonly since: Date;
  reason: string;
}

interface LogFile {
  /** @returns how many bytes are in the file now; all of them, or else `error` says why not */
  append(bytes: Uint8Array): { readonly written: number; readonly error?: unknown };
  close(): void;
}

/** The files behind a log. One that refuses a write is closed, and opened anew for the next. */
function openLogFile(path: string, maxBytes: number, keep: number): LogFile {
  let file: number | null = null;
  let size = 0;

  function open(): number {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const opened = openSync(path, 'a', 0o600);
    size = fstatSync(opened).size;
    return opened;
  }

  function close(): void {
    if (file === null) return;
    const closing = file;
    file = null;
    try {
      closeSync(closing);
    } catch {
      // A disk may report an earlier write's failure here; the lines are as lost as they were.
    }
  }

  function rotate(): void {
    close();
    rmSync(`${path}.${keep}`, { force: true });
    for (let age = keep - 1; age >= 1; age -= 1) {
      if (existsSync(`${path}.${age}`)) renameSync(`${path}.${age}`, `${path}.${age + 1}`);
    }
    renameSync(path, `${path}.1`);
  }

  return {
    append(bytes) {
      let written = 0;
      try {
        file ??= open();
        if (size > maxBytes) rotate();
        file ??= open();
        // A disk that fills up takes a part first, and refuses the rest.
        while (written < bytes.length) written += writeSync(file, bytes, written);
        size += written;
        return { written };
      } catch (error) {
        close();
        return { written, error };
      }
    },
    close,
  };
}

const linesIn = (bytes: Uint8Array) => bytes.filter((byte) => byte === 10).length;

/** Begins with a line's end: what stands before may have been cut off within a line. */
const lossSentence = ({ lines, since, reason }: Loss) =>
  `\n${new Date().toISOString()} ${lines} lines are missing here, since ${since.toISOString()}: ${reason}.\n`;

/**
 * @param path of the newest file; older ones are `path.1` (newer) to `path.<keep>`
 * @param echo receives every whole line too, for an operator who wants to watch
 */
export function openServiceLog(
  path: string,
  {
    maxBytes = 10_000_000,
    keep = 3,
    echo,
  }: { maxBytes?: number; keep?: number; echo?: (line: string) => void } = {},
): ServiceLog {
  const file = openLogFile(path, maxBytes, keep);
  let loss: Loss | null = null;
  let recent: string[] = [];
  let rest = '';

  function keepText(text: string): void {
    const gap = Buffer.from(loss ? lossSentence(loss) : '');
    const whole = Buffer.concat([gap, Buffer.from(text)]);
    const { written, error } = file.append(whole);
    if (error === undefined) {
      loss = null;
      return;
    }
    if (!loss || (gap.length > 0 && written >= gap.length))
      loss = { lines: 0, since: new Date(), reason: '' };
    loss.lines += linesIn(whole.subarray(Math.max(written, gap.length)));
    loss.reason = reasonOf(error);
  }

  return {
    path,
    write(text) {
      keepText(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (echo) for (const line of lines) echo(line);
      recent = [...recent, ...lines].slice(-50);
    },
    tail: (lines) => [...recent, rest].filter(Boolean).slice(-lines).join('\n'),
    close: () => file.close(),
  };
}
