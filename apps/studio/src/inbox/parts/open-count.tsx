import { DeskUnreachableError } from '../desk/desk-errors.ts';
import { openDesk } from '../desk/open-desk.ts';

/** Milliseconds an ordinary page of the studio waits for the site before it goes without the count. */
const patience = 1000;

/** "(5 open)", or nothing when none is or the site does not answer soon. */
export async function OpenCount() {
  try {
    const { counts } = await openDesk(patience).list({ view: 'open', limit: 1 });
    return counts.open === 0 ? null : <>({counts.open} open)</>;
  } catch (error) {
    if (error instanceof DeskUnreachableError) return null;
    throw error;
  }
}
