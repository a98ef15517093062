import { addView } from '@sundowner/enquiries/desk/saved-views';
import type { Store } from '@sundowner/enquiries/store/database/port';
import type { Vault } from '@sundowner/enquiries/store/vault';
import { concierges } from './concierges.ts';
import { askerOf, done, takeStep } from './course.ts';
import { enquiries } from './enquiries.ts';
import { storeEnquiry } from './storing.ts';
import { views } from './views.ts';

export interface Seeded {
  readonly store: Store;
  readonly vault: Vault;
  /** The brand's initials. */
  readonly initials: string;
  /** Milliseconds since 1970; what happened lies before it. */
  readonly now: number;
}

/**
 * Puts sixty invented enquiries of the last month into a store, in one transaction: a reader sees none of them, or all, and nothing
 * of them is ever to be sent. What they are found by is taken down by the running site, as of any other.
 *
 * @returns how many; 0 where they are there already
 */
export async function seedEnquiries({ store, vault, initials, now }: Seeded): Promise<number> {
  return store.transaction(async (sql) => {
    const [there] = await sql.rows("SELECT 1 FROM enquiries WHERE nonce LIKE 'demonstration-%' LIMIT 1");
    if (there) return 0;
    for (const { id, name, careers } of Object.values(concierges))
      await sql.run(
        `INSERT INTO people (id, name, address, role, careers) VALUES (?, ?, ?, 'concierge', ?) ON CONFLICT DO NOTHING`,
        [id, name, `${id}@example.com`, careers ? 1 : 0],
      );
    for (const [place, enquiry] of enquiries.entries()) {
      const stored = await storeEnquiry(sql, { vault, initials, now }, enquiry, place);
      for (const step of enquiry.course ?? []) await takeStep(sql, vault, stored, step);
    }
    for (const view of views) done(await addView(sql, askerOf('thandi'), view, now));
    return enquiries.length;
  });
}
