import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildIfChanged, builds, galleryBuild, inputDigest } from '../product/build.ts';
import { type OwnedProgram, runOwned } from '../product/owned-process.ts';
import { packageFile, root, siteDirectory, workDirectory } from '../product/paths.ts';
import { readmeFault } from '../settings/readme.ts';
import { unexpectedFiles } from './unexpected-files.ts';

/** A route guards, loads and hands over: more than this is work that belongs to a reader or a view. */
const mostLines = 60;
const mostColumns = 130;

/**
 * Looks for routes of the site, of pages and of files, that do more than hand over.
 *
 * @param pages folder of the routes
 * @returns one sentence for each
 */
export function longRoutes(pages: string): string[] {
  return globSync('**/*.{astro,ts}', { cwd: pages })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(pages, file), 'utf8').trimEnd().split('\n');
      const columns = Math.max(...lines.map((line) => line.length));
      return [
        ...(lines.length > mostLines ? [`${file} has ${lines.length} lines; ${mostLines} at most.`] : []),
        ...(columns > mostColumns
          ? [`${file} has a line of ${columns} columns; ${mostColumns} at most.`]
          : []),
      ];
    });
}

/** One check that is no test: it passes or fails as a whole. */
export interface Step {
  readonly title: string;
  /** @returns what is wrong, for the operator to read, or `null` when nothing is */
  run(signal: AbortSignal): Promise<string | null>;
}

/** TypeScript 7; the package `typescript` is 6, whose programming interface Astro and Next read. */
const typescript = packageFile('typescript-native', 'bin', 'tsc');

function program(
  title: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = root,
): Step {
  return {
    title,
    async run(signal) {
      const owned: OwnedProgram = { script, args, cwd, env };
      const { code, stdout, stderr } = await runOwned(owned, { signal });
      const words = stripVTControlCharacters(`${stdout}\n${stderr}`).trim();
      return code === 0 ? null : words || `exit code ${code}`;
    },
  };
}

interface Unchanged {
  /** Glob patterns, from the directory, of every file that decides the outcome. */
  readonly inputs: readonly string[];
  readonly directory?: string;
  /** Where the digest of these files is kept once the step has passed. */
  readonly stamp: string;
}

/** The step, which passes without running while the files it reads are as they were when it last passed. */
export function unlessUnchanged({ title, run }: Step, { inputs, directory = root, stamp }: Unchanged): Step {
  return {
    title,
    async run(signal) {
      const digest = inputDigest(inputs, directory);
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return null;
      const fault = await run(signal);
      if (fault !== null) return fault;
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, digest);
      return null;
    },
  };
}

/** Formatting, lint, boundaries, sizes of routes, the files under version control, words and names, and what nobody uses. */
export function styleSteps(env: NodeJS.ProcessEnv): Step[] {
  return [
    {
      title: 'Files under version control',
      run: async () => unexpectedFiles(root).join('\n') || null,
    },
    { title: "The README's settings", run: async () => readmeFault() },
    {
      title: 'Routes guard, load and hand over',
      run: async () => longRoutes(join(siteDirectory, 'src', 'pages')).join('\n') || null,
    },
    program(
      'Formatting and lint',
      packageFile('@biomejs', 'biome', 'bin', 'biome'),
      ['ci', '--error-on-warnings', '--colors=off'],
      env,
    ),
    program('Import boundaries', join(root, 'bin', 'tasks', 'boundaries.ts'), [], env),
    program('Retired words', join(root, 'bin', 'tasks', 'retired-words.ts'), [], env),
    program('Names of the demonstration', join(root, 'demo', 'names', 'main.ts'), [], env),
    program(
      'Exports, files and packages nobody uses',
      packageFile('knip', 'bin', 'knip.js'),
      ['--no-progress', '--cache', '--cache-location', join(workDirectory, 'knip')],
      env,
    ),
  ];
}

/**
 * The types of every package, application and tool, those that take longest first. What a program found is kept, and only files whose
 * text or whose imports' types are others than the last time are checked again.
 * One checker a program: several each work out zod's, React's and schema.org's types anew, which costs more than it
 * saves while two programs run beside each other (the site 10 s of processor time instead of 18).
 */
export function typeSteps(env: NodeJS.ProcessEnv): Step[] {
  const check = (name: string, project: string) => {
    const kept = join(workDirectory, 'types', `${name.replaceAll(/[^a-z]+/g, '-')}.tsbuildinfo`);
    const args = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', kept];
    return program(`Types of ${name}`, typescript, ['--project', join(root, project), ...args], env);
  };
  return [
    astroTypes(env),
    check('the commands, tests and demonstration', 'tsconfig.json'),
    check('the site', 'apps/site'),
    check('the studio', 'apps/studio'),
    check('the packages', 'packages'),
  ];
}

/**
 * What only Astro can read. It keeps nothing from one run to the next, so it runs when the site or a package has changed.
 * No `sync` before: it would write types of what the site has not, content collections and actions.
 */
const astroTypes = (env: NodeJS.ProcessEnv): Step =>
  unlessUnchanged(
    program(
      "Types of the site's Astro files",
      packageFile('astro', 'bin', 'astro.mjs'),
      ['check', '--noSync', '--minimumFailingSeverity', 'warning', '--tsconfig', 'tsconfig.astro.json'],
      env,
      siteDirectory,
    ),
    {
      inputs: ['package-lock.json', 'tsconfig.base.json', 'packages/**', 'apps/site/**'],
      stamp: join(workDirectory, 'types', 'the-site-s-astro-files'),
    },
  );

/** The data directory that test products start from; tests that need it would otherwise wait for one another and for the encoders. */
export const seedStep = (env: NodeJS.ProcessEnv): Step =>
  program('The demonstration for the tests', join(root, 'tests', 'support', 'seed-once.ts'), [], env);

/** Both applications, built as they are for visitors, and the component gallery. */
export function buildSteps(env: NodeJS.ProcessEnv): Step[] {
  return [...builds, galleryBuild].map((build) => ({
    title: `Building the ${build.name}`,
    run: async (signal) => {
      await buildIfChanged(build, { ...env, NODE_ENV: 'production' }, { signal });
      return null;
    },
  }));
}
