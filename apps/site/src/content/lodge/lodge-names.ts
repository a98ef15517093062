import { z } from 'zod';
import { onHost } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** A page of ours by the name visitors know it under. */
export interface NamedPage {
  readonly name: string;
  /** Path on our own host. */
  readonly href: string;
}

const namedOn = onHost(({ link }) => z.object({ name: words, link }));

/** Every lodge and hotel by name, in the order editors gave them; none when they cannot be read (RT-11). */
export async function readLodgeNames(reading: Reading): Promise<readonly NamedPage[]> {
  const entries = await reading.listOrNone({
    name: 'lodges',
    collection: 'accommodation',
    where: { kind: { in: ['lodge', 'hotel'] } },
    sort: ['position'],
    depth: 0,
    limit: 50,
    schema: namedOn,
  });
  return entries.flatMap(({ name, link: href }) => (name && href?.startsWith('/') ? [{ name, href }] : []));
}
