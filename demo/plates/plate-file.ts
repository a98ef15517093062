import { readdirSync } from 'node:fs';

/**
 * Files of the plates by name: AVIF where they are drawn, since grain costs WebP nearly twice the bytes; WebP where they are printed,
 * since a card goes to programs that read no AVIF.
 */
const files: ReadonlyMap<string, string> = new Map(
  readdirSync(new URL('./pictures/', import.meta.url)).map((name) => [name.replace(/\.\w+$/, ''), name]),
);

/**
 * The file of a plate in `demo/plates/pictures`.
 *
 * @throws Error when there is none
 */
export function plateFile(id: string): string {
  const file = files.get(id);
  if (!file) throw new Error(`There is no picture ${id} in demo/plates/pictures.`);
  return file;
}
