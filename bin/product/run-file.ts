import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A small file that says something of this run to other commands: a process id, where the product listens. */
export interface RunFile {
  /** Writes it now, or as soon as the disk takes it: what the product does never waits for a note about it. */
  write(text: string): void;
  /** Takes it away, as far as the disk lets it; a note of a run that has ended misleads nobody. */
  remove(): void;
}

/** @param tryAgainEvery milliseconds between tries while the disk refuses it */
export function runFile(path: string, { tryAgainEvery = 5000 } = {}): RunFile {
  let timer: NodeJS.Timeout | undefined;

  function write(text: string): void {
    clearTimeout(timer);
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, text, { mode: 0o600 });
    } catch {
      // A full disk takes a name and no word: what reads it must not find it empty.
      takeAway();
      timer = setTimeout(() => write(text), tryAgainEvery).unref();
    }
  }

  function takeAway(): void {
    try {
      rmSync(path, { force: true });
    } catch {
      // The same disk again.
    }
  }

  return {
    write,
    remove() {
      clearTimeout(timer);
      takeAway();
    },
  };
}
