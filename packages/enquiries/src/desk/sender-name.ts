import { type PersonName, personName } from '@sundowner/desk-wire/person-name';
import { displayNameOf } from '../delivery/mail/mail-address.ts';

/**
 * First name and surname of who wrote a mail. Many programs put the address in place of the name, which is none.
 *
 * @param address as it can be written to; `null` for none
 */
export function senderName(written: string, address: string | null): PersonName {
  const said = written.includes('@') ? null : displayNameOf(written);
  return personName(said ?? address?.split('@')[0] ?? 'Somebody');
}
