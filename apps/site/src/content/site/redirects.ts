import { z } from 'zod';
import { toHref } from '../fields/address.ts';
import { words } from '../fields/fields.ts';
import type { Redirect } from '../model/redirect.ts';
import type { Reading } from '../reading/reading.ts';

/** Far more than a collection of lodges ever needs. */
const mostRedirects = 2000;

const rawRedirect = z.object({ from: words, to: words });

/** The redirects editors keep (RT-17); none when they cannot be read and were not kept. */
export function readRedirects(reading: Reading, siteUrl: string): Promise<readonly Redirect[]> {
  return reading.orElse<readonly Redirect[]>('redirects', [], async () => {
    const entries = await reading.list({
      name: 'redirects',
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
  });
}
