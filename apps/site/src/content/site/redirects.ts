import { z } from 'zod';
import { toHref } from '../fields/address.ts';
import { words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** Far more than a collection of lodges ever needs. */
const mostRedirects = 2000;

/** A redirect an editor keeps in the studio; always 301 (RT-17). */
export interface Redirect {
  /** Path on our own host, without a trailing slash: `/old-page`. */
  readonly from: string;
  /** Path on our own host, or an address of another. */
  readonly to: string;
}

const rawRedirect = z.object({ from: words, to: words });

/** The redirects editors keep (RT-17); none when they cannot be read and were not kept. */
export async function readRedirects(reading: Reading): Promise<readonly Redirect[]> {
  const { siteUrl } = reading.site;
  const entries = await reading.listOrNone({
    collection: 'redirects',
    depth: 0,
    limit: mostRedirects,
    schema: rawRedirect,
  });
  return entries.flatMap((entry) => {
    const from = toHref(entry.from, siteUrl)?.replace(/(?<=.)\/$/, '');
    const to = toHref(entry.to, siteUrl);
    return from?.startsWith('/') && to && from !== to ? [{ from, to }] : [];
  });
}
