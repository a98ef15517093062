import { loadKeyring } from '@sundowner/keyring';
import { localAddress } from '@sundowner/settings/local-address';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { localRequest } from './local-request.ts';

interface Health {
  readonly ok: boolean;
  readonly disk: { readonly fault?: string };
}

/** What a site that has started does for visitors, without a full stop: it shows pages even when it can keep no enquiry. */
export async function intakeStatus(settings: SiteSettings, siteLog: string): Promise<string> {
  const health = await askHealth(settings);
  if (!settings.run.includes('site'))
    return health?.ok === false
      ? `The worker runs but delivers nothing for now (${unavailable(health, siteLog)})`
      : 'The worker delivers enquiries';
  const { siteUrl } = settings;
  if (health?.ok !== false) return `The site accepts enquiries at ${siteUrl}`;
  return `The site serves its pages at ${siteUrl} but refuses enquiries for now (${unavailable(health, siteLog)})`;
}

const unavailable = ({ disk }: Health, log: string): string =>
  disk.fault ?? `the enquiry store is unavailable, see ${log}`;

async function askHealth({ internalHost, internalPort, keysDir }: SiteSettings): Promise<Health | null> {
  try {
    const { internalToken: token } = loadKeyring(keysDir);
    const url = `${localAddress(internalHost, internalPort)}/health`;
    const { status, body } = await localRequest(url, { token, signal: AbortSignal.timeout(5000) });
    return status === 200 ? (JSON.parse(body) as Health) : null;
  } catch {
    return null;
  }
}
