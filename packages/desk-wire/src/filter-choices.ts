import { z } from 'zod';
import { type Read, time } from './wire.ts';

/** Everything a list can be filtered by that there is. `GET /desk/choices`. */
export const filterChoicesShape = z.object({
  kinds: z.array(z.string()),
  properties: z.array(z.string()),
  countries: z.array(z.string()),
  tags: z.array(z.object({ tag: z.string(), count: z.int().min(0) })),
  oldest: time.nullable(),
});

export type FilterChoices = Read<z.infer<typeof filterChoicesShape>>;
