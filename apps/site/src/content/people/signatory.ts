import { z } from 'zod';
import { picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';

/** The team member who signs the thank-you panel (MOD-16); `null` without a portrait. */
export const signatory = z
  .object({ name: words, role: words, portrait: picture })
  .transform(({ portrait, ...raw }) => portrait && { ...raw, portrait });

export type Signatory = NonNullable<z.infer<typeof signatory>>;
