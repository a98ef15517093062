import type { Roster } from '@sundowner/desk-wire/people';
import type { Payload, TypedUser } from 'payload';
import { deskPerson } from '../access.ts';

/** Everybody who may open the desk, as the studio's accounts say. */
export async function rosterOf(payload: Payload): Promise<Roster> {
  const { docs } = await payload.db.find<TypedUser>({
    collection: 'users',
    where: { role: { in: ['concierge', 'admin'] } },
    pagination: false,
    sort: 'id',
  });
  return {
    people: docs.flatMap((user) => {
      const person = deskPerson(user);
      return person ? [{ ...person, address: user.email }] : [];
    }),
  };
}
