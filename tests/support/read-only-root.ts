import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../bin/product/paths.ts';

/** What a program sees of a machine on which nothing can be written but here. */
export interface ReadOnlyRoot {
  /** Folders that can be written. */
  readonly writable: readonly string[];
  /** An empty folder that becomes a file system in memory: its `/tmp`. */
  readonly temporary: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * The product's folder, wherever it is mounted, the root and what usually is mounted beside it are read-only but for those folders, which
 * stand before `--`; who runs the program may do nothing that takes a capability. Ends with exit code 9 where the product's own folder
 * could be written all the same.
 */
const readOnly = `
mount --bind "$PRODUCT" "$PRODUCT"
mount -o remount,bind,ro "$PRODUCT"
while [ "$1" != -- ]; do mount --bind "$1" "$1"; shift; done
shift
mount -t tmpfs tmpfs "$TMPDIR"
mount -o remount,bind,ro /
for place in /dev/shm /tmp /home /var; do
  if mountpoint -q "$place"; then mount -o remount,bind,ro "$place"; fi
done
cd "$PRODUCT"
if touch .probe 2> /dev/null; then rm .probe; exit 9; fi
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
`;

function inNamespace(
  { writable }: Pick<ReadOnlyRoot, 'writable'>,
  program: string,
  args: readonly string[],
): readonly string[] {
  const script = ['sh', '-euc', readOnly, 'sh', ...writable, '--', program, ...args];
  return ['--mount', '--propagation', 'private', ...script];
}

const environment = ({ env, temporary }: Pick<ReadOnlyRoot, 'env' | 'temporary'>) => ({
  ...env,
  TMPDIR: temporary,
  HOME: temporary,
  PRODUCT: root,
});

/**
 * Whether this machine lets a test do all of that in a namespace of its own: Linux, as root or where users may. It is tried, since a
 * container may allow some of it.
 */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'sundowner-mount-'));
  try {
    const [data, temporary] = [join(folder, 'data'), join(folder, 'tmp')];
    for (const each of [data, temporary]) mkdirSync(each);
    const { status } = spawnSync('unshare', inNamespace({ writable: [data] }, 'true', []), {
      env: environment({ env: process.env, temporary }),
      stdio: 'ignore',
    });
    return status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a program there. It is the process itself, not its parent: a signal reaches it. */
export function startReadOnly(place: ReadOnlyRoot, program: string, args: readonly string[]): ChildProcess {
  return spawn('unshare', inNamespace(place, program, args), {
    cwd: root,
    env: environment(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
