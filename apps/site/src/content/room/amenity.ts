import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import { rename } from '../fields/rename.ts';
import type { Reading } from '../reading/reading.ts';

/** What is in a room, at a lodge, and outside (MOD-18). */
export const amenity = z
  .object({
    title: words,
    category: z.enum(['room', 'lodge', 'outside', 'service']).catch('lodge'),
    text: words,
    icon: words,
    image: picture,
  })
  .transform(rename({ image: 'picture' }));

export type Amenity = z.infer<typeof amenity>;

/** Every amenity in the editors' order; empty when they cannot be read (CNT-19). */
export const readAmenities = (reading: Reading): Promise<readonly Amenity[]> =>
  reading.listOrNone({ collection: 'amenity', sort: ['position'], depth: 1, limit: 300, schema: amenity });
