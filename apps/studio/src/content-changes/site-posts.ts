import { AskedToWait } from './looking.ts';

export interface SiteAddress {
  /** Origin of the site's internal API. */
  readonly internalUrl: string;
  readonly internalToken: string;
}

interface SitePost {
  readonly path: string;
  readonly body: unknown;
  readonly timeoutMs: number;
}

/** Longer than this nobody is left alone. */
const longestWaitSeconds = 300;

/** @throws Error unless the site has taken it, AskedToWait where it says for how long it takes nothing */
export async function postToSite(
  { internalUrl, internalToken }: SiteAddress,
  { path, body, timeoutMs }: SitePost,
): Promise<void> {
  const response = await fetch(`${internalUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${internalToken}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.arrayBuffer();
  if (response.ok) return;
  const message = `the site answered ${response.status}`;
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  if (!(seconds > 0)) throw new Error(message);
  throw new AskedToWait(message, Math.min(seconds, longestWaitSeconds) * 1000);
}
