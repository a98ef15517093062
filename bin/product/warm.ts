import { lastingPages } from '@sundowner/brand';
import { localAddress } from '@sundowner/settings/local-address';
import type { Installation } from './installation.ts';
import { localRequest } from './local-request.ts';

/**
 * Asks the site for every page once, so that each has its last good copy before a visitor, or an outage of the studio,
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
  for (const path of lastingPages()) {
    const url = `${localAddress(settings.host, settings.port)}${path}`;
    const status = await localRequest(url, { host, signal, timeout: 30_000 }).then(
      (answer) => answer.status,
      () => 0,
    );
    signal.throwIfAborted();
    if (status === 404) empty.push(path);
    else if (status !== 200) failed.push(path);
  }
  return { empty, failed };
}
