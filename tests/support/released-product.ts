import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmCi } from '../../bin/launcher/npm.mjs';
import { waitForLock } from '../../bin/product/file-lock.ts';
import { root } from '../../bin/product/paths.ts';
import { release } from './release.ts';

/** Outside of the repository, below which Next would take this version's packages for the release's. */
const kept = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'sundowner-releases');

/**
 * The last release whole, as its commit holds it, with the packages it names: made once, and kept for the next run with what its first start
 * builds in it. Those of earlier releases are removed.
 *
 * @throws Error where the history has no such commit, or npm no such packages
 */
export async function releasedProduct(signal: AbortSignal): Promise<string> {
  const ready = join(kept, release.commit);
  mkdirSync(kept, { recursive: true });
  const leave = await waitForLock(join(kept, 'making.db'), signal);
  try {
    if (existsSync(ready)) return ready;
    const earlier = readdirSync(kept).filter((name) => !name.startsWith('making.db'));
    for (const old of earlier) rmSync(join(kept, old), { recursive: true, force: true });
    const making = mkdtempSync(join(kept, 'making-'));
    const archive = `${making}.tar`;
    execFileSync('git', ['archive', '--output', archive, release.commit], { cwd: root });
    execFileSync('tar', ['-xf', archive, '-C', making]);
    rmSync(archive);
    await npmCi(making, process.execPath, `release ${release.version}`);
    renameSync(making, ready);
    return ready;
  } finally {
    leave();
  }
}

/** Runs one of a product's scripts as its studio's commands run. @throws Error with its words */
export async function runInStudio(product: string, script: string, env: NodeJS.ProcessEnv): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', join(product, script)];
  const cwd = join(product, 'apps', 'studio');
  await promisify(execFile)(process.execPath, args, { cwd, env, timeout: 600_000, maxBuffer: 50_000_000 });
}
