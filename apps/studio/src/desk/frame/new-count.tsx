import type { DeskClaim } from '@sundowner/desk-wire/people';
import { DeskUnreachableError } from '../client/desk-errors.ts';
import { readList } from '../client/enquiries.ts';
import { deskConnection } from '../client/open-desk.ts';

/** Milliseconds an ordinary page of the studio waits for the site before it goes without the count. */
const patience = 1000;

/** "(5 new)", or nothing when none is or the site does not answer soon. */
export async function NewCount({ asker }: { readonly asker: DeskClaim }) {
  try {
    const { counts } = await readList(deskConnection(patience), asker, { list: 'new', limit: 1 });
    return counts.new === 0 ? null : <>({counts.new} new)</>;
  } catch (error) {
    if (error instanceof DeskUnreachableError) return null;
    throw error;
  }
}
