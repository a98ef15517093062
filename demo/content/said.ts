import { defaultBrand } from '@sundowner/brand';
import { documents } from '../pdf/documents.ts';
import { plates } from '../plates/plates.ts';
import { demonstration } from './demonstration.ts';

/** A text of the demonstration, with where it stands: `offer 2 title`. */
export interface Said {
  readonly where: string;
  readonly text: string;
}

/** Every text of a value. */
export function textsOf(value: unknown, where = ''): Said[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${where} ${key}`.trim()));
}

/** Every text of the entries, of the pictures and of the documents. */
export const said: readonly Said[] = [
  ...textsOf(demonstration()),
  ...textsOf(plates, 'plates'),
  ...documents(defaultBrand).flatMap((each) => textsOf(each.blocks, each.name)),
];
