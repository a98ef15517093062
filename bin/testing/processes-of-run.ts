import { readdirSync, readFileSync } from 'node:fs';

/** In the environment of every process a test run starts, so that those it leaves behind are known. */
export const runVariable = 'SUNDOWNER_TEST_RUN';

/** Processes, other than this one, that a test run started and left. Linux only: elsewhere there is no such list. */
export function processesOfRun(run: string): { pid: number; command: string }[] {
  if (process.platform !== 'linux') return [];
  const mark = `${runVariable}=${run}`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)) return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return command ? [{ pid: Number(pid), command }] : [];
      } catch {
        // It ended while we looked.
        return [];
      }
    });
}
