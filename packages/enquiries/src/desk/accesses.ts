import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import type { Asker } from '../work/access.ts';

/** A look at something that is not for everyone to look at. */
export interface Access {
  readonly asker: Pick<Asker, 'id'>;
  /** In the product's words: "opened a file", "exported enquiries". */
  readonly what: string;
  readonly enquiryId?: string | null;
  /** What exactly, nothing of the traveller's: a field's name, a number of enquiries. */
  readonly about?: string | null;
  readonly now: number;
}

/** Records who looked at what, for administrators. */
export async function recordAccess(
  sql: Sql,
  { asker, what, enquiryId = null, about = null, now }: Access,
): Promise<void> {
  await sql.run('INSERT INTO accesses (id, at, person, what, enquiry_id, about) VALUES (?, ?, ?, ?, ?, ?)', [
    newId(now),
    now,
    asker.id,
    what,
    enquiryId,
    about,
  ]);
}
