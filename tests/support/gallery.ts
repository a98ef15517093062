import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged, galleryBuild, useBuild } from '../../bin/product/build.ts';
import { checkSettings } from '../../bin/product/check-settings.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { galleryServer } from '../../bin/product/programs.ts';
import { siteService } from '../../bin/product/services.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import type { Product } from './product.ts';

/** A site with the component gallery, beside a product whose studio it reads. */
export interface Gallery {
  /** Address without a trailing slash; its pages are under `/gallery`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a second site on the gallery's build. It has enquiries of its own in a folder of its own, and the product's keys.
 *
 * @throws LaunchError with the last lines of the log when it does not start
 */
export async function startGallery(product: Pick<Product, 'dataDir' | 'keysDir' | 'env'>): Promise<Gallery> {
  const running = new AbortController();
  const env = { ...cleanEnvironment(), NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  await buildIfChanged(galleryBuild, env, { signal: running.signal });
  const leaveBuild = useBuild('gallery');
  const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-gallery-'));
  // Keys and data of one installation name each other.
  cpSync(join(product.dataDir, 'instance.json'), join(dataDir, 'instance.json'));
  for (const folder of ['run', 'logs']) mkdirSync(join(dataDir, folder));
  const [port, internalPort] = await freePorts(2);
  const installation = checkSettings({
    ...product.env,
    DATA_DIR: dataDir,
    KEYS_DIR: product.keysDir,
    PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    SITE_URL: `http://localhost:${port}`,
  });
  const site = siteService(installation, { say: () => {}, giveUp: () => {} }, galleryServer(installation));
  async function stop(): Promise<void> {
    await site.stop();
    leaveBuild();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
  try {
    await site.startOnce(running.signal);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: installation.settings.siteUrl, stop };
}
