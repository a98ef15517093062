import { loadKeyring } from '@sundowner/keyring';
import { z } from 'zod';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { internalAddress } from '../product/installation.ts';
import { localRequest } from '../product/local-request.ts';
import { type Finding, fault, good } from './finding.ts';

/** What the site answers of its content (content/reading/check-content.ts). */
const contentShape = z.object({
  address: z.string(),
  fault: z.string().nullable(),
  otherCurrencies: z.record(z.string(), z.number()),
});

/** Whether the site can read content, and whether all rates are on sale. */
export async function contentFindings(settings: SiteSettings): Promise<Finding[]> {
  try {
    const { internalToken: token } = loadKeyring(settings.keysDir);
    const url = `${internalAddress(settings)}/content-check`;
    const { status, body } = await localRequest(url, { token, timeout: 20_000 });
    if (status !== 200) throw new Error(`the internal API answered ${status} to /content-check`);
    return ofContent(contentShape.parse(JSON.parse(body)), settings);
  } catch (error) {
    return [fault('Content', error instanceof Error ? error.message : String(error))];
  }
}

export function ofContent(
  { address, fault: reason, otherCurrencies }: z.infer<typeof contentShape>,
  { installation }: Pick<SiteSettings, 'installation'>,
): Finding[] {
  if (reason !== null)
    return [
      fault(
        'Content',
        `the site cannot read it from ${address} (${reason}); pages it has kept no copy of answer 503. CONTENT_URL says where it is read`,
      ),
    ];
  const base = installation.baseCurrency;
  return [
    good('Content', `the site reads it from ${address}`),
    ...Object.entries(otherCurrencies).map(([currency, count]) =>
      fault(
        'Prices',
        `${count} published ${count === 1 ? 'rate is' : 'rates are'} in ${currency} and not on sale, since BASE_CURRENCY is ${base}; put that back, or write their amounts in ${base} in the studio`,
      ),
    ),
  ];
}
