import { execFileSync } from 'node:child_process';
import { root } from '../../bin/product/paths.ts';
import { isPacked, packSources, release } from './release.ts';

/**
 * `node tests/support/pack-release.ts`: packs the commit that `release.ts` names into the fixture, and prints the digest to be written there.
 * The commit has to be in the history of this clone.
 */
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });

const paths = git('ls-tree', '-r', '--name-only', release.commit).trim().split('\n').filter(isPacked);
const sources = Object.fromEntries(paths.map((path) => [path, git('show', `${release.commit}:${path}`)]));
process.stdout.write(`${packSources(sources)}\n`);
