import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';

/** Something done to an enquiry, for its history. */
export interface Action {
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

export async function recordAction(sql: Sql, action: Action): Promise<void> {
  await sql.run(
    'INSERT INTO actions (id, enquiry_id, at, done_by, action, person, about) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [
      newId(action.now),
      action.enquiryId,
      action.now,
      action.by,
      action.action,
      action.person,
      action.about ? JSON.stringify(action.about) : null,
    ],
  );
}

/** The facts of a deed as they were written down. */
export const readFacts = (about: string | null): Record<string, string> =>
  about === null ? {} : (JSON.parse(about) as Record<string, string>);
