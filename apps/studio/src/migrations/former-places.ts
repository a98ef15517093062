import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A field or a collection: parts of statements are made of it. */
const name = z.string().regex(/^[a-z][a-zA-Z]*$/);

const value = z.union([z.string().min(1), z.literal(true), z.array(z.string().min(1)).min(1)]);

const entriesOf = z.strictObject({
  collection: name,
  /** The field an entry is found by. */
  by: name,
  /** The last parts of addresses that entries had whatever they said, by the same. */
  addresses: z.record(z.string(), z.string()).optional(),
  /** By what an entry is found by, the values of fields that are empty. */
  values: z.record(z.string(), z.record(name, value)),
});

const shape = z.strictObject({
  entries: z.array(entriesOf),
  /** What the one entry of the collection holds. */
  palettes: z.record(name, z.string()),
  /** Of installations that have the property they lead to. */
  redirects: z.array(
    z.strictObject({ property: z.string(), from: z.string(), to: z.string(), note: z.string() }),
  ),
  /** Lists of choices that forms offered before editors made them: what is received is what visitors read. */
  choiceLists: z.record(z.string(), z.array(z.string())),
});

/** What the product knew of places by itself before they were content, by what entries are found by. */
export type FormerPlaces = z.infer<typeof shape>;
export type FormerEntries = FormerPlaces['entries'][number];

/** @throws Error with the beginning of a sentence, when the file cannot be read or is none */
export function readFormerPlaces(file: string): FormerPlaces {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = shape.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file} is not what it should be at ${issue?.path.join('.')}: ${issue?.message}`);
}
