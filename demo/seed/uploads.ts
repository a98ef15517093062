import { readFile } from 'node:fs/promises';
import type { Demonstration } from '../content/demonstration.ts';
import { type PlateId, plates } from '../content/plates.ts';
import type { Upload } from './studio.ts';

/** A picture or file of the demonstration; read or made only when its turn has come. */
export interface ToUpload {
  /** Name of the file, unique. */
  readonly key: string;
  file(): Promise<Upload>;
}

function picture(id: PlateId): ToUpload {
  const name = `${id}.webp`;
  const file = async () => ({
    ...plates[id],
    name,
    bytes: await readFile(new URL(`../art/plates/${name}`, import.meta.url)),
  });
  return { key: name, file };
}

/** Everything the demonstration uploads: every plate, and the PDFs made from its own words. */
export async function uploads(_demo: Demonstration): Promise<readonly ToUpload[]> {
  return (Object.keys(plates) as PlateId[]).map(picture);
}
