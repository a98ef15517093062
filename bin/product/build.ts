import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launcher/progress.mjs';
import { tryLock, tryShare, waitForLock } from './file-lock.ts';
import { type OwnedProgram, runOrFail } from './owned-process.ts';
import { packageFile, root, siteDirectory, studioDirectory, workDirectory } from './paths.ts';

/** One of the two applications, as far as building it goes. */
export interface Build {
  readonly name: 'studio' | 'site' | 'gallery';
  /** Glob patterns, from the repository, of every file whose change changes the result. */
  readonly inputs: readonly string[];
  /** A file the build writes last. */
  readonly result: string;
  readonly program: Omit<OwnedProgram, 'env'>;
}

const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/{brand,calendar,desk-wire,keyring,media-store,serving,settings}/**',
];

/** Whatever decides what the studio does, and what its database holds. */
export const studioInputs: readonly string[] = [...shared, 'apps/studio/**'];

export const builds: readonly Build[] = [
  {
    name: 'studio',
    inputs: studioInputs,
    result: join(studioDirectory, '.next', 'BUILD_ID'),
    program: {
      script: packageFile('next', 'dist', 'bin', 'next'),
      // Compiles without a database; pages are rendered when asked for.
      args: ['build', '--experimental-build-mode', 'compile'],
      cwd: studioDirectory,
    },
  },
  {
    name: 'site',
    inputs: [...shared, 'packages/enquiries/**', 'apps/site/**'],
    result: join(siteDirectory, 'dist', 'server', 'entry.mjs'),
    program: {
      script: packageFile('astro', 'bin', 'astro.mjs'),
      args: ['build'],
      cwd: siteDirectory,
    },
  },
];

/** The site once more, with the pages of the component gallery; in a folder of its own, so that visitors never get them. */
export const galleryBuild: Build = {
  name: 'gallery',
  inputs: [...shared, 'packages/enquiries/**', 'apps/site/**'],
  result: join(siteDirectory, 'dist-gallery', 'server', 'entry.mjs'),
  program: {
    script: packageFile('astro', 'bin', 'astro.mjs'),
    args: ['build', '--config', 'gallery.config.ts'],
    cwd: siteDirectory,
  },
};

/** Folders the builds write themselves. */
const results = ['node_modules', 'dist', 'dist-gallery', '.next', '.astro'];
/** Files the builds write, or tests alone read. */
const noInput = /\.test\.tsx?$|next-env\.d\.ts$|\.tsbuildinfo$/;

/** A digest over the contents of every input; the same sources give the same one on every machine. */
export function inputDigest(patterns: readonly string[], directory = root): string {
  const exclude = (entry: { name: string }) => results.includes(entry.name);
  const files = globSync(patterns, { cwd: directory, withFileTypes: true, exclude })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !noInput.test(file))
    .sort();
  const digest = createHash('sha256').update(process.versions.node.split('.', 1)[0] ?? '');
  for (const file of new Set(files)) digest.update(`\0${file}\0`).update(readFileSync(join(directory, file)));
  return digest.digest('hex');
}

const stampOf = (build: Build) => join(workDirectory, `built-${build.name}`);

/** Whether a build's result is there and made from the sources as they are. */
export function isBuilt(build: Build, digest = inputDigest(build.inputs)): boolean {
  const stamp = stampOf(build);
  return existsSync(build.result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

/** Held, shared, by everything that runs from a build of this folder's, and alone by the process that makes it anew. */
export const inUse = ({ name }: Pick<Build, 'name'>) => join(workDirectory, `${name}-in-use.db`);

/**
 * Says that a program runs from a build as it is: until it is released nobody replaces that build, since programs read parts of it
 * as they go. Each is used apart: the studio's, or the gallery's, may be made while the site runs.
 *
 * @throws LaunchError while another command makes it
 */
export function useBuild(name: Build['name']): () => void {
  const release = tryShare(inUse({ name }));
  if (release) return release;
  throw new LaunchError(
    'Another command is building in this folder; run this one again when it has finished.',
  );
}

/**
 * Builds an application when its sources changed since it was last built. Two commands that build at once take turns.
 *
 * @returns whether it had to be built
 * @throws LaunchError with what the build wrote last, or because a product runs from the builds
 */
export async function buildIfChanged(
  build: Build,
  env: NodeJS.ProcessEnv,
  options: { signal: AbortSignal },
): Promise<boolean> {
  if (isBuilt(build)) return false;
  const release = await waitForLock(join(workDirectory, 'building.db'), options.signal);
  let alone: (() => void) | null = null;
  try {
    const digest = inputDigest(build.inputs);
    if (isBuilt(build, digest)) return false;
    alone = tryLock(inUse(build));
    if (!alone) {
      throw new LaunchError(
        `The sources of the ${build.name} have changed, and a product started from this folder is still running; stop it so that the ${build.name} can be built.`,
      );
    }
    // A build that is stopped half-way must not look like the one before it.
    rmSync(stampOf(build), { force: true });
    const logFile = join(workDirectory, `build-${build.name}.log`);
    await runOrFail(
      { ...build.program, env },
      `The ${build.name} could not be built; its log is ${logFile}.`,
      {
        signal: options.signal,
        logFile,
      },
    );
    writeFileSync(stampOf(build), digest);
    return true;
  } finally {
    alone?.();
    release();
  }
}
