import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launcher/progress.mjs';

/** What nobody means to commit: leavings of editors and systems, results, stores, secrets. */
const unexpected: readonly [RegExp, string][] = [
  [/(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/, 'left by the operating system'],
  [/(~|\.(swp|swo|orig|rej|bak|tmp))$/, 'left by an editor'],
  [
    /(^|\/)(node_modules|dist|dist-gallery|\.next|\.astro|\.sundowner|reports|test-results|coverage)\//,
    'made by a build or a test',
  ],
  [/\.(log|tsbuildinfo|tgz|pid)$|(^|\/)core$/, 'made by a program'],
  [/^(data|keys)\//, 'an installation’s own'],
  [/\.(db|sqlite3?)(-wal|-shm)?$/, 'a database'],
  [/(^|\/)\.env($|\.)|\.(key|token|secret)$/, 'a secret'],
];

/** A key pair of no host, so that the stand-in for a webhook can speak https. */
const allowed = /^tests\/fakes\/certificate\//;

/** Larger files make every clone slow; pictures of the demonstration stay well under. */
const largest = 3_000_000;
const textFile = /\.(ts|tsx|mjs|cjs|js|astro|css|json|md|html|svg|txt|yml|sh)$/;
const conflict = /^(<{7} |>{7} )/m;

/**
 * Looks for files under version control that should not be.
 *
 * @returns one sentence for each
 * @throws LaunchError outside a git repository
 */
export function unexpectedFiles(root: string): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0)
    throw new LaunchError(
      'This folder is no git repository, so its files cannot be checked; clone it with git.',
    );
  return stdout
    .split('\0')
    .filter((file) => file !== '' && !allowed.test(file))
    .flatMap((file) => {
      const reason = unexpected.find(([pattern]) => pattern.test(file))?.[1];
      if (reason) return [`${file} is committed, but is ${reason}.`];
      const stat = statSync(join(root, file), { throwIfNoEntry: false });
      if (!stat?.isFile()) return [];
      if (stat.size > largest)
        return [`${file} has ${Math.round(stat.size / 1e6)} MB; keep files under ${largest / 1e6} MB.`];
      if (textFile.test(file) && conflict.test(readFileSync(join(root, file), 'utf8'))) {
        return [`${file} holds the marks of an unsolved merge.`];
      }
      return [];
    });
}
