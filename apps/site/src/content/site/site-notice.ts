import { z } from 'zod';
import { toHref } from '../fields/address.ts';
import { moment, words } from '../fields/fields.ts';
import type { SiteNotice } from '../model/site-notice.ts';
import type { Reading } from '../reading/reading.ts';

const rawNotice = z.object({
  kind: z.enum(['info', 'warning']).catch('info'),
  message: words,
  linkText: words,
  link: words,
  from: moment,
  until: moment,
});

/** The site-wide notice that holds now; `null` when there is none, or it cannot be read. The page changes when it begins or ends. */
export function readSiteNotice(reading: Reading, siteUrl: string): Promise<SiteNotice | null> {
  return reading.orElse<SiteNotice | null>('siteNotice', null, async () => {
    const entry = await reading.one({
      name: 'siteNotice',
      collection: 'siteNotice',
      depth: 0,
      limit: 1,
      schema: rawNotice,
    });
    if (!entry?.message) return null;
    const { kind, message, from, until } = entry;
    for (const change of [from, until]) if (change) reading.changesAt(change);
    const now = Date.now();
    if ((from && from.getTime() > now) || (until && until.getTime() <= now)) return null;
    const href = toHref(entry.link, siteUrl);
    return { kind, message, link: href ? { text: entry.linkText || 'Read more', href } : null };
  });
}
