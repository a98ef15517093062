import { accommodationOfPath } from '@sundowner/brand';
import type { Asked } from './asked.ts';

/** What a link on a page of a lodge or a house asks about: that one. */
export function askedOn(path: string): Asked {
  const lodge = accommodationOfPath(path)?.enquiryName;
  return lodge ? { lodge } : {};
}
