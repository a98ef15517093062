import { existsSync, readdirSync, readFileSync } from 'node:fs';

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
