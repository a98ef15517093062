import { z } from 'zod';
import type { Read } from './wire.ts';

/**
 * A mail as it came: `GET …/messages/{id}/original`. `markup` is safe to show in a sandboxed frame: no script, no form, nothing fetched; the
 * address of each link stands beside its words. Each opening is recorded.
 */
export const originalMailShape = z.object({
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  markup: z.string().nullable(),
  /** All words of the part without markup, unfolded. */
  words: z.string(),
  bytes: z.int().min(0),
});

export type OriginalMail = Read<z.infer<typeof originalMailShape>>;
