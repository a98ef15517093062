import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The name a class of a CSS module has on a page: "plate_1k9x". A form's script holds two hundred of them, so every class of a
 * file ends alike, and nothing tells its line.
 *
 * @param file path of the stylesheet
 */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file.split('?', 1)[0] ?? file).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest().readUInt32BE().toString(36).slice(0, 5)}`;
}
