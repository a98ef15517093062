import { placeOfPath } from '@sundowner/brand';
import { currentCollection } from '../content/places/collection-scope.ts';
import type { Asked } from './asked.ts';

/** What a link on a page of a lodge or a house asks about: that one. */
export function askedOn(path: string): Asked {
  const lodge = placeOfPath(path, currentCollection())?.enquiryName;
  return lodge ? { lodge } : {};
}
