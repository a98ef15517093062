import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { root } from '../../bin/product/paths.ts';

/** Whether this machine lets a test mount in a namespace of its own: Linux, as root or where users may. */
export const canMount = (): boolean =>
  spawnSync('unshare', ['--mount', '--propagation', 'private', 'true'], { stdio: 'ignore' }).status === 0;

/** What a program sees of a machine on which nothing can be written but here. */
export interface ReadOnlyRoot {
  /** Folders that can be written. */
  readonly writable: readonly string[];
  /** An empty folder that becomes a file system in memory: its `/tmp`. */
  readonly temporary: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Every file system of the namespace is read-only but those; who runs the program may do nothing that takes a capability. Ends with exit
 * code 9 where the product's own folder could be written all the same.
 */
const script = `
for folder in $WRITABLE; do mount --bind "$folder" "$folder"; done
mount -t tmpfs tmpfs "$TMPDIR"
for place in / /dev/shm /tmp /home /var /work; do
  if mountpoint -q "$place"; then mount -o remount,bind,ro "$place"; fi
done
if touch "$PRODUCT/.probe" 2> /dev/null; then exit 9; fi
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
`;

/** Starts a program there. It is the process itself, not its parent: a signal reaches it. */
export function startReadOnly(
  { writable, temporary, env }: ReadOnlyRoot,
  program: string,
  args: readonly string[],
): ChildProcess {
  return spawn(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-euc', script, 'sh', program, ...args],
    {
      cwd: root,
      env: { ...env, WRITABLE: writable.join(' '), TMPDIR: temporary, HOME: temporary, PRODUCT: root },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}
