import type { PersonsFound } from '@sundowner/desk-wire/begun';

type Person = PersonsFound['persons'][number];

/** "Nomvula", or what else a button may call them. */
export const firstNameOf = ({ name, address }: Pick<Person, 'name' | 'address'>): string =>
  name.trim().split(/\s+/)[0] || address || 'this person';

/** "One enquiry, open" and the like. */
export function enquiriesKnown({
  enquiries,
  openReference,
}: Pick<Person, 'enquiries' | 'openReference'>): string {
  const count =
    enquiries === 0
      ? 'No enquiry'
      : enquiries === 1
        ? 'One enquiry'
        : `${enquiries.toLocaleString('en-GB')} enquiries`;
  if (enquiries === 0) return count;
  return openReference === null
    ? `${count}, ${enquiries === 1 ? 'done' : 'all done'}`
    : `${count}, ${openReference} open`;
}
