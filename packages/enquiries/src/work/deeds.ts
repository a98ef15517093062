import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';

/** Something done to an enquiry, for its history. */
export interface Deed {
  readonly enquiryId: string;
  readonly now: number;
  /** As the record shows them; "the product" where nobody did it. */
  readonly by: string;
  /** The id of whoever did it; `null` where nobody of the house did: the product, the traveller. */
  readonly person: string | null;
  /** In the product's words: "took it", "gave it". */
  readonly action: string;
  /** Facts of it, none of the traveller's: `to` a person, `until` a moment. */
  readonly about?: Readonly<Record<string, string>>;
}

export async function recordDeed(sql: Sql, deed: Deed): Promise<void> {
  await sql.run(
    'INSERT INTO actions (id, enquiry_id, at, done_by, action, person, about) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [
      newId(deed.now),
      deed.enquiryId,
      deed.now,
      deed.by,
      deed.action,
      deed.person,
      deed.about ? JSON.stringify(deed.about) : null,
    ],
  );
}

/** The facts of a deed as they were written down. */
export const factsOf = (about: string | null): Record<string, string> =>
  about === null ? {} : (JSON.parse(about) as Record<string, string>);
