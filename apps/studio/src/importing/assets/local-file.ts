import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Where an asset may lie below the export's folder: `contentful-export --download-assets` writes it under its host and
 * path, `images.ctfassets.net/space/id/token/name.jpg`.
 */
export function placesOf(folder: string, address: string): readonly string[] {
  if (!URL.canParse(address)) return [];
  const { hostname, pathname } = new URL(address);
  const paths = [pathname, decoded(pathname)].flatMap((path) => [join(hostname, path), path]);
  return [...new Set(paths.map((path) => join(folder, path)))].filter((path) => isBelow(folder, path));
}

/** An address must not lead out of the folder, however it is written. */
const isBelow = (folder: string, path: string): boolean => !relative(folder, path).startsWith('..');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The file of an asset from the export's folder; `null` when it is not there. */
export async function localFile(folder: string, address: string): Promise<string | null> {
  for (const path of placesOf(folder, address)) {
    const found = await stat(path).catch(() => null);
    if (found?.isFile()) return path;
  }
  return null;
}

/** @throws Error when the file is larger than `most` bytes */
export async function readLocal(path: string, most: number): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > most) throw new Error(`it is larger than ${Math.round(most / 1_000_000)} MB`);
  return readFile(path);
}
