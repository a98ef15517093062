import { readFile } from 'node:fs/promises';
import type { Brand } from '@sundowner/brand';
import { bytesOf } from '../pdf/committed.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { documents } from '../pdf/documents.ts';
import { type FilmName, filmNames, films } from '../plates/films.ts';
import { type PanoramaName, panoramaNames, panoramas } from '../plates/panoramas.ts';
import { plateFile } from '../plates/plate-file.ts';
import { type PlateId, plates } from '../plates/plates.ts';
import type { Upload } from './studio.ts';

/** A picture or file of the demonstration; read or made only when its turn has come. */
export interface ToUpload {
  /** Name of the file, unique. */
  readonly key: string;
  file(): Promise<Upload>;
}

function picture(id: PlateId): ToUpload {
  const name = plateFile(id);
  const file = async () => ({
    ...plates[id],
    name,
    bytes: await readFile(new URL(`../plates/pictures/${name}`, import.meta.url)),
  });
  return { key: name, file };
}

/** A film in one of its two kinds. */
function film(id: FilmName, kind: 'mp4' | 'webm'): ToUpload {
  const name = `${id}.${kind}`;
  const file = async () => ({
    alt: films[id].alt,
    title: films[id].title,
    name,
    bytes: await readFile(new URL(`../plates/films/${name}`, import.meta.url)),
  });
  return { key: name, file };
}

function panorama(id: PanoramaName): ToUpload {
  const name = `${id}.webp`;
  const file = async () => ({
    ...panoramas[id],
    name,
    bytes: await readFile(new URL(`../plates/panoramas/${name}`, import.meta.url)),
  });
  return { key: name, file };
}

const document = (each: PdfDocument, brand: Brand): ToUpload => ({
  key: each.name,
  file: async () => ({
    name: each.name,
    alt: `${each.subject} (PDF)`,
    title: each.title,
    bytes: await bytesOf(each, brand),
  }),
});

/** Everything the demonstration uploads: every plate, the films, the panoramas, and the PDFs made from its own words under the owner's brand. */
export function uploads(brand: Brand): readonly ToUpload[] {
  const pictures = (Object.keys(plates) as PlateId[]).map(picture);
  const reels = filmNames.flatMap((id) => [film(id, 'mp4'), film(id, 'webm')]);
  const views = panoramaNames.map(panorama);
  return [...pictures, ...reels, ...views, ...documents(brand).map((each) => document(each, brand))];
}
