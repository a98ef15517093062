import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildIfChanged, builds, galleryBuild } from '../product/build.ts';
import { type OwnedProgram, runOwned } from '../product/owned-process.ts';
import { packageFile, root, siteDirectory } from '../product/paths.ts';
import { strayFiles } from './stray-files.ts';

/** One check that is no test: it passes or fails as a whole. */
export interface Step {
  readonly title: string;
  /** @returns what is wrong, for the operator to read, or `null` when nothing is */
  run(signal: AbortSignal): Promise<string | null>;
}

const typescript = packageFile('typescript', 'bin', 'tsc');

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

/** Formatting, lint, boundaries and the files under version control. */
export function styleSteps(env: NodeJS.ProcessEnv): Step[] {
  const sources = ['apps', 'packages', 'bin', 'tests', 'demo', 'bench'];
  return [
    {
      title: 'Files under version control',
      run: async () => strayFiles(root).join('\n') || null,
    },
    program(
      'Formatting and lint',
      packageFile('@biomejs', 'biome', 'bin', 'biome'),
      ['ci', '--error-on-warnings', '--colors=off'],
      env,
    ),
    program(
      'Import boundaries',
      packageFile('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      ['--config', '.dependency-cruiser.cjs', ...sources],
      env,
    ),
  ];
}

/** The types of every package, application and tool. */
export function typeSteps(env: NodeJS.ProcessEnv): Step[] {
  const check = (name: string, project: string) =>
    program(`Types of ${name}`, typescript, ['--project', join(root, project)], env);
  return [
    check('the brand', 'packages/brand'),
    check('the keyring', 'packages/keyring'),
    check('the enquiries', 'packages/enquiries'),
    check('the commands and tests', 'tsconfig.json'),
    check('the demonstration', 'demo'),
    check('the studio', 'apps/studio'),
    program(
      'Types of the site',
      packageFile('astro', 'bin', 'astro.mjs'),
      ['check', '--minimumFailingSeverity', 'warning'],
      env,
      siteDirectory,
    ),
  ];
}

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
