import { z } from 'zod';
import { id, optionalWords, words } from './fields.ts';

const rendition = z.object({
  filename: z.string().nullish(),
  url: z.string().nullish(),
  width: z.number().positive().nullish(),
  height: z.number().positive().nullish(),
});

/** An upload, populated in the entry that shows it. */
export const rawMedia = z.object({
  id,
  alt: words,
  title: optionalWords,
  coordinates: optionalWords,
  filename: z.string().nullish(),
  mimeType: z.string().nullish(),
  filesize: z.number().nonnegative().nullish(),
  url: z.string().nullish(),
  width: z.number().positive().nullish(),
  height: z.number().positive().nullish(),
  focalX: z.number().min(0).max(100).nullish(),
  focalY: z.number().min(0).max(100).nullish(),
  sizes: z.record(z.string(), rendition.nullish()).nullish(),
});

export type RawMedia = z.infer<typeof rawMedia>;
