import { builtPages } from '@sundowner/brand';
import { type Installation, localAddress } from './installation.ts';
import { localRequest } from './local-request.ts';

/**
 * Asks the site for every page once, so that each has its last good copy before a visitor, or an outage of the studio,
 * comes.
 *
 * @returns the paths that did not answer 200
 */
export async function warmPages({ settings }: Installation, signal: AbortSignal): Promise<string[]> {
  const host = new URL(settings.siteUrl).host;
  const failed: string[] = [];
  for (const path of builtPages()) {
    const url = `${localAddress(settings.host, settings.port)}${path}`;
    const status = await localRequest(url, { host, signal, timeout: 30_000 }).then(
      (answer) => answer.status,
      () => 0,
    );
    signal.throwIfAborted();
    if (status !== 200) failed.push(path);
  }
  return failed;
}
