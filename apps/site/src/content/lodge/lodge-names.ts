import { z } from 'zod';
import { toHref } from '../fields/address.ts';
import { words } from '../fields/fields.ts';
import type { NamedPage } from '../model/named-page.ts';
import type { Reading } from '../reading/reading.ts';

/** Every lodge and hotel by name, in the order editors gave them; none when they cannot be read (RT-11). */
export function readLodges(reading: Reading, siteUrl: string): Promise<readonly NamedPage[]> {
  return reading.orElse<readonly NamedPage[]>('lodges', [], async () => {
    const entries = await reading.list({
      name: 'lodges',
      collection: 'accommodation',
      where: { kind: { in: ['lodge', 'hotel'] } },
      sort: ['position'],
      depth: 0,
      limit: 50,
      schema: z.object({ name: words, link: words }),
    });
    return entries.flatMap(({ name, link }) => {
      const href = toHref(link, siteUrl);
      return name && href?.startsWith('/') ? [{ name, href }] : [];
    });
  });
}
