import { loadKeyring } from '@sundowner/keyring';
import { localAddress } from '@sundowner/settings/local-address';
import { z } from 'zod';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import type { Installation } from './installation.ts';
import { localRequest } from './local-request.ts';

const answerShape = z.object({ paths: z.array(z.string()) });

/** A studio that has just come up answers its first questions slower than the site waits: what failed is asked again after all others. */
const rounds = 3;

/** While the studio reads for one page the site draws the other. */
const atOnce = 2;

/**
 * Asks the site for every page, so that each has its last good copy before a visitor, or an outage of the studio,
 * comes.
 *
 * @returns the paths without content yet, as in a live product that is new, and those that failed
 */
export async function warmPages(
  { settings }: Installation,
  signal: AbortSignal,
): Promise<{ empty: string[]; failed: string[] }> {
  const host = new URL(settings.siteUrl).host;
  const empty: string[] = [];
  const failed: string[] = [];
  const paths = await pagePaths(settings, signal);
  if (paths === null) return { empty, failed: ['any page'] };
  let left = paths;
  for (let round = 1; round <= rounds && left.length > 0; round++) {
    failed.length = 0;
    const queue = left.values();
    const line = async () => {
      for (const path of queue) {
        const url = `${localAddress(settings.host, settings.port)}${path}`;
        const status = await localRequest(url, { host, signal, timeout: 30_000 }).then(
          (answer) => answer.status,
          () => 0,
        );
        signal.throwIfAborted();
        if (status === 404) empty.push(path);
        else if (status !== 200) failed.push(path);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, line));
    // A studio that stays away is not waited for three times.
    if (failed.length === left.length && failed.length > 1) break;
    left = [...failed];
  }
  return { empty, failed };
}

/** The collection's pages, which the site alone knows; `null` when it does not say. */
async function pagePaths(
  { internalHost, internalPort, keysDir }: Pick<SiteSettings, 'internalHost' | 'internalPort' | 'keysDir'>,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  try {
    const { internalToken: token } = loadKeyring(keysDir);
    const url = `${localAddress(internalHost, internalPort)}/page-paths`;
    const { body } = await localRequest(url, { token, signal, timeout: 30_000 });
    return answerShape.parse(JSON.parse(body)).paths;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
