import { z } from 'zod';
import { onHost } from '../fields/common.ts';
import { moment, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** A notice shown on every page while it holds: a flood, a closed road. */
export interface SiteNotice {
  readonly kind: 'info' | 'warning';
  readonly message: string;
  /** Where to read more; `null` when the notice says all. */
  readonly link: { readonly text: string; readonly href: string } | null;
}

const noticeOn = onHost(({ link }) =>
  z.object({
    kind: z.enum(['info', 'warning']).catch('info'),
    message: words,
    linkText: words,
    link,
    from: moment,
    until: moment,
  }),
);

/** The site-wide notice that holds now; `null` when there is none, or it cannot be read. The page changes when it begins or ends. */
export async function readSiteNotice(reading: Reading): Promise<SiteNotice | null> {
  const entry = await reading.oneOrNone({ collection: 'siteNotice', depth: 0, schema: noticeOn });
  if (!entry?.message) return null;
  const { kind, message, from, until, link: href } = entry;
  for (const change of [from, until]) if (change) reading.changesAt(change);
  const now = Date.now();
  if ((from && from.getTime() > now) || (until && until.getTime() <= now)) return null;
  return { kind, message, link: href ? { text: entry.linkText || 'Read more', href } : null };
}
