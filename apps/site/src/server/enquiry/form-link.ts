import { enquiryEndpoints } from '@sundowner/brand';
import type { PlainRefusal } from '../http/refusal-answer.ts';

/** Where the form of an endpoint stands; `undefined` for any other path. */
export function formLink(path: string): PlainRefusal['link'] {
  const [kind] = Object.entries(enquiryEndpoints).find(([, endpoint]) => endpoint === path) ?? [];
  return kind ? { href: `/enquire/${kind}`, words: 'Open the form' } : undefined;
}
