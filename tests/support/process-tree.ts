import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process and everything it started, however deep; where there is no `/proc`, the process alone. */
function treeOf(pid: number): number[] {
  const parents = new Map<number, number>();
  const entries = existsSync('/proc') ? readdirSync('/proc') : [];
  for (const name of entries.filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, rest = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      parents.set(Number(name), Number(rest.split(' ')[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const tree = [pid];
  for (const one of tree) {
    for (const [child, parent] of parents) if (parent === one) tree.push(child);
  }
  return tree;
}

/** Ends all of it in one moment, as a machine ends that loses its power. @returns what was ended */
export function killTree(pid: number): number[] {
  // Of 0 the tree would be everything that runs.
  if (!(pid > 1)) throw new Error(`There is no process ${pid} to end.`);
  const tree = treeOf(pid);
  for (const one of tree) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It ended by itself in this moment.
    }
  }
  return tree;
}

/** Waits until these have ended; a number that is another's by then is not waited for longer than half a minute. */
export async function untilGone(tree: readonly number[]): Promise<void> {
  const end = Date.now() + 30_000;
  while (tree.some((pid) => existsSync(`/proc/${pid}/exe`)) && Date.now() < end) await sleep(20);
}
