import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { Amenity } from '../model/dialog-content.ts';

export const amenity = z
  .object({
    title: words,
    category: z.enum(['room', 'lodge', 'outside', 'service']).catch('lodge'),
    text: words,
    icon: words,
    image: picture,
  })
  .transform(({ image, ...raw }): Amenity => ({ ...raw, picture: image }));
