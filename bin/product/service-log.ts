import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** The log of one program: kept to a few files of bounded size, the last lines at hand for a message. */
export interface ServiceLog {
  readonly path: string;
  write(text: string): void;
  /** The last lines written, oldest first. */
  tail(lines: number): string;
  close(): void;
}

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
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  let file = openSync(path, 'a', 0o600);
  let size = statSync(path).size;
  let recent: string[] = [];
  let rest = '';

  function rotate(): void {
    closeSync(file);
    rmSync(`${path}.${keep}`, { force: true });
    for (let age = keep - 1; age >= 1; age -= 1) {
      if (existsSync(`${path}.${age}`)) renameSync(`${path}.${age}`, `${path}.${age + 1}`);
    }
    renameSync(path, `${path}.1`);
    file = openSync(path, 'a', 0o600);
    size = 0;
  }

  return {
    path,
    write(text) {
      if (size > maxBytes) rotate();
      size += writeSync(file, text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (echo) for (const line of lines) echo(line);
      recent = [...recent, ...lines].slice(-50);
    },
    tail: (lines) => [...recent, rest].filter(Boolean).slice(-lines).join('\n'),
    close: () => closeSync(file),
  };
}
