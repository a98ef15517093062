/**
 * The whole built product for a test, or what one machine runs of it (`RUN`): studio and site, each a process of its own, on free ports and a data directory in
 * the system's temporary folder, with the tests' demonstration in it (`tests-demonstration.ts`).
 *
 *     const product = await startProduct({ env: { SMTP_URL: smtp.url, LIMIT_BOT_SECONDS: '1' } });
 *     await fetch(product.siteUrl);
 *     await product.stopStudio();
 *     await product.restartSite();
 *     await product.stop();
 *
 * Both applications are built when their sources changed, and the collection is seeded once for each state of the sources
 * and then copied, so that a start takes a few seconds. Stand-ins for outside services (tests/fakes) are started by the
 * test and named in `env`. When the process that called `startProduct` ends, however it ends, so does its product.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeyring } from '@sundowner/keyring';
import { localAddress } from '@sundowner/settings/local-address';
import { runsSite } from '@sundowner/settings/product/roles';
import { useBuild } from '../../bin/product/build.ts';
import { checkSettings } from '../../bin/product/check-settings.ts';
import type { Installation } from '../../bin/product/installation.ts';
import { initialise } from '../../bin/product/instance.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { claimInstallation, migrateStudio } from '../../bin/product/prepare.ts';
import { logFile } from '../../bin/product/programs.ts';
import type { Service } from '../../bin/product/service.ts';
import { siteService, studioService } from '../../bin/product/services.ts';
import { warmPages } from '../../bin/product/warm.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { installation as secondInstallation } from '../collections/second/installation.ts';
import { keptDatabases } from './kept-databases.ts';
import { builtProduct, type SeededCollection, seededDirectory } from './seeded-directory.ts';

export interface Product {
  /** Address of the public site, as a visitor writes it. */
  readonly siteUrl: string;
  readonly studioUrl: string;
  /** Address of the site's internal API, and the token it asks for. */
  readonly internalUrl: string;
  readonly internalToken: string;
  readonly contentToken: string;
  readonly dataDir: string;
  readonly keysDir: string;
  /** The environment its commands need, e.g. for `npm run enquiries`. */
  readonly env: NodeJS.ProcessEnv;
  stopStudio(): Promise<void>;
  startStudio(): Promise<void>;
  stopSite(): Promise<void>;
  startSite(): Promise<void>;
  restartSite(): Promise<void>;
  /** What a program has logged so far. */
  log(name: 'studio' | 'site'): string;
  /** Stops everything and removes the data directory. */
  stop(): Promise<void>;
}

export interface ProductOptions {
  /** Settings over those of the test product. */
  readonly env?: Readonly<Record<string, string>>;
  /** False for an installation without content. */
  readonly seeded?: boolean;
  /** What a seeded one shows; its settings are those of its collection. The demonstration unless said. */
  readonly collection?: SeededCollection;
  /** Of one without content: with one account of each role (`studio-people.ts`). */
  readonly peopled?: boolean;
  /** An installation of the test's own to run on, which stays and whose pages are not warmed; a copy of a seeded one unless said. */
  readonly dataDir?: string;
  /** False starts the site alone. */
  readonly studio?: boolean;
}

async function installationFor(dataDir: string, env: ProductOptions['env']): Promise<Installation> {
  const [port, studioPort, internalPort] = await freePorts(3);
  return checkSettings({
    ...cleanEnvironment(),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    INTERNAL_PORT: String(internalPort),
    LIMIT_DEADLINE_FACTOR: '10',
    LIMIT_GRACE_SECONDS: '0',
    ...env,
  } as NodeJS.ProcessEnv);
}

/** Puts a migrated database with accounts and nothing else into a data directory. */
async function usePeopled(dataDir: string): Promise<void> {
  mkdirSync(join(dataDir, 'studio'), { mode: 0o700 });
  copyFileSync((await keptDatabases()).peopled, join(dataDir, 'studio', 'studio.db'));
}

/**
 * Starts a product of its own for the caller.
 *
 * @throws LaunchError with the last lines of the log when a part of it does not start
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const running = new AbortController();
  await builtProduct(running.signal);
  const leaveBuilds = (['studio', 'site'] as const).map(useBuild);
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'sundowner-'));
  if (options.seeded !== false && options.dataDir === undefined)
    cpSync(await seededDirectory(running.signal, options.collection), dataDir, { recursive: true });
  const ofCollection = options.collection === 'second' ? secondInstallation : {};
  const installation = await installationFor(dataDir, { ...ofCollection, ...options.env });
  const { settings, env } = installation;
  const runsStudio = options.studio !== false && settings.run.includes('studio');
  // What `npm run init` does before the first live start.
  if (settings.mode === 'live') initialise(settings);
  const lock = await claimInstallation(installation);
  const hooks = { say: () => {}, giveUp: () => {} };
  const services = new Map<'studio' | 'site', Service>();

  async function start(name: 'studio' | 'site'): Promise<void> {
    if (services.has(name)) throw new Error(`The ${name} is running already.`);
    const service = (name === 'studio' ? studioService : siteService)(installation, hooks);
    services.set(name, service);
    await service.startOnce(running.signal);
  }
  async function stop(name: 'studio' | 'site'): Promise<void> {
    await services.get(name)?.stop();
    services.delete(name);
  }
  async function stopAll(): Promise<void> {
    running.abort(new Error('The product was stopped.'));
    await stop('site');
    await stop('studio');
    for (const leave of leaveBuilds) leave();
    lock.release();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }

  try {
    // What the seeded directory holds was migrated when it was made.
    if (options.peopled) await usePeopled(dataDir);
    else if (options.seeded === false && runsStudio) await migrateStudio(installation, running.signal);
    if (runsStudio) await start('studio');
    if (runsSite(settings.run)) await start('site');
    if (runsStudio && options.seeded !== false && options.dataDir === undefined)
      await warmPages(installation, running.signal);
  } catch (error) {
    await stopAll();
    throw error;
  }
  const keys = loadKeyring(settings.keysDir);
  return {
    siteUrl: settings.siteUrl,
    studioUrl: settings.studioUrl,
    internalUrl: localAddress(settings.internalHost, settings.internalPort),
    internalToken: keys.internalToken,
    contentToken: keys.contentToken,
    dataDir: settings.dataDir,
    keysDir: settings.keysDir,
    env,
    stopStudio: () => stop('studio'),
    startStudio: () => start('studio'),
    stopSite: () => stop('site'),
    startSite: () => start('site'),
    async restartSite() {
      await stop('site');
      await start('site');
    },
    log(name) {
      const file = logFile(settings, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    stop: stopAll,
  };
}
