import { demonstrationPeople } from '@sundowner/enquiries/work/people';
import type { Concierge } from './shapes.ts';

/** The demonstration's concierges; by the beginning of their ids the desk knows that no account is theirs. */
export const concierges: Readonly<
  Record<Concierge, { readonly id: string; readonly name: string; readonly careers: boolean }>
> = {
  thandi: { id: `${demonstrationPeople}thandi`, name: 'Thandi Mokoena', careers: false },
  amira: { id: `${demonstrationPeople}amira`, name: 'Amira Patel', careers: true },
  sipho: { id: `${demonstrationPeople}sipho`, name: 'Sipho Dube', careers: false },
  ruan: { id: `${demonstrationPeople}ruan`, name: 'Ruan Visser', careers: false },
};

/** The tag every enquiry of the demonstration bears. */
export const demonstrationTag = 'demonstration';
