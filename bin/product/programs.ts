import { join } from 'node:path';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import type { Installation } from './installation.ts';
import type { OwnedProgram } from './owned-process.ts';
import { packageFile, root, siteDirectory, studioDirectory } from './paths.ts';

/** The studio's server: Next behind a server of our own, which bounds what it reads. */
export function studioServer({ env }: Pick<Installation, 'env'>): OwnedProgram {
  return { script: join(studioDirectory, 'src', 'front', 'serve.ts'), args: [], cwd: studioDirectory, env };
}

/** The studio under Next's development server: it compiles what is asked for, and reloads what changes. */
export function developmentStudio({ settings, env }: Installation): OwnedProgram {
  return {
    script: packageFile('next', 'dist', 'bin', 'next'),
    args: ['dev', '--hostname', settings.studioHost, '--port', String(settings.studioPort)],
    cwd: studioDirectory,
    env: { ...env, NODE_ENV: 'development' },
  };
}

/** The site's server, with the delivery worker inside. */
export function siteServer({ env }: Pick<Installation, 'env'>): OwnedProgram {
  return { script: join(siteDirectory, 'src', 'server', 'main.ts'), args: [], cwd: siteDirectory, env };
}

/** The site's server on the build that has the component gallery. */
export function galleryServer(installation: Pick<Installation, 'env'>): OwnedProgram {
  return { ...siteServer(installation), args: ['--gallery'] };
}

/** A command of the studio: `migrate`, `admin-create` and its like. */
export function studioCommand(
  name: string,
  { env }: Pick<Installation, 'env'>,
  args: readonly string[] = [],
) {
  return {
    script: join(studioDirectory, 'src', 'commands', `${name}.ts`),
    args,
    cwd: studioDirectory,
    env,
  } satisfies OwnedProgram;
}

/**
 * The command that brings the studio's database to this version. It is given what the code of older versions
 * knew of places: those of the demonstration.
 */
export const migrateCommand = (installation: Pick<Installation, 'env'>) =>
  studioCommand('migrate', installation, [
    `--former=${join(root, 'demo', 'upgrade', 'former-places.json')}`,
  ]) satisfies OwnedProgram;

/** A command of the demonstration: `main` fills a new studio with it, `reset` puts it back. */
export function seedCommand(
  { env }: Pick<Installation, 'env'>,
  name: 'main' | 'reset' = 'main',
): OwnedProgram {
  return {
    script: join(root, 'demo', 'seed', `${name}.ts`),
    // Entries live longer than young objects do by default: they were copied twice before they were let go (decision 154).
    nodeOptions: ['--max-semi-space-size=48'],
    args: [],
    cwd: studioDirectory,
    env,
  };
}

/** A command that puts the demonstration's enquiries into a store that has none of them. */
export function seedEnquiriesCommand({ env }: Pick<Installation, 'env'>): OwnedProgram {
  return { script: join(root, 'demo', 'enquiries', 'main.ts'), args: [], cwd: siteDirectory, env };
}

/** Holds the process id of one of an installation's programs while it runs. */
export function pidFile({ dataDir }: Pick<SiteSettings, 'dataDir'>, name: 'studio' | 'site'): string {
  return join(dataDir, 'run', `${name}.pid`);
}

/** Where the launcher keeps the logs of an installation's programs. */
export function logFile({ dataDir }: Pick<SiteSettings, 'dataDir'>, name: 'studio' | 'site'): string {
  return join(dataDir, 'logs', `${name}.log`);
}
