import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * A disk that is read-only for some processes: the system refuses every write of theirs to a file, and what they had on disk
 * stays readable. By `prlimit` (util-linux), so that it needs no file system of its own and no right to mount one; Linux only.
 */
export const canRefuse = spawnSync('prlimit', ['--version']).status === 0;

function limit(pids: readonly number[], size: '0' | 'unlimited'): void {
  // The soft limit alone: the hard one stays, so that anybody may give the disk back.
  for (const pid of pids) execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`]);
}

export const refuseWrites = (pids: readonly number[]): void => limit(pids, '0');
export const takeWrites = (pids: readonly number[]): void => limit(pids, 'unlimited');

/** A process and everything it started. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // "pid (name) state ppid …", where the name may hold blanks and brackets.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended meanwhile.
    }
  }
  const tree = [root];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}
