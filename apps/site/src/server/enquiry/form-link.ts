import { enquiryRecords } from '@sundowner/brand';
import type { PlainRefusal } from '../http/refusal-answer.ts';

/** Where the form of an endpoint stands; `undefined` for any other path. */
export function formLink(path: string): PlainRefusal['link'] {
  const record = enquiryRecords.find(({ endpoint }) => endpoint === path);
  return record ? { href: `/enquire/${record.kind}`, words: 'Open the form' } : undefined;
}
