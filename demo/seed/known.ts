import type { CollectionName } from '../content/references.ts';
import type { PlateId } from '../plates/plates.ts';
import type { Id } from './studio.ts';

/** Studio ids of what is published before an entry that refers to it. */
export interface Known {
  picture(plate: PlateId): Id;
  /** @param name of a PDF or film */
  file(name: string): Id;
  teamMember(name: string): Id;
  journey(slug: string): Id;
  /** @param name as its batch names it */
  entry(collection: CollectionName, name: string): Id;
}
