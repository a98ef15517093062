import { closeSync, openSync, writeSync } from 'node:fs';

/**
 * Appends one JSON line per event to `file`, without fsync: a bench reads it while the fake still runs, and the fake's
 * own machine is not what is killed. Does nothing without a file.
 */
export function lineRecorder(file: string | undefined): { write(entry: object): void; close(): void } {
  if (!file) return { write: () => undefined, close: () => undefined };
  const handle = openSync(file, 'a');
  return {
    write: (entry) => {
      writeSync(handle, `${JSON.stringify(entry)}\n`);
    },
    close: () => closeSync(handle),
  };
}
