import type { PersonalFields } from '../store/personal-fields.ts';

/** Lower case without accents: "Zoë" is found by "zoe". */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const searched = ['name', 'surname', 'email', 'tel'];

/**
 * Whether an enquiry is meant by a query: every word of it is in the name, the address or the number, or the query is part of
 * the reference, hyphens or not. An empty query means every enquiry.
 */
export function matchesQuery(query: string, reference: string, personal: PersonalFields | null): boolean {
  if (query === '') return true;
  const bare = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');
  // Shorter ones are in every other reference by chance, and "MC" in all of them.
  if (bare(query).length >= 4 && bare(reference).includes(bare(query))) return true;
  if (!personal) return false;
  const haystack = plain(searched.map((name) => String(personal.values[name] ?? '')).join(' '));
  const digits = query.replace(/[\s().-]/g, '');
  if (/^\+?\d{4,}$/.test(digits) && haystack.includes(digits)) return true;
  return plain(query)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}
