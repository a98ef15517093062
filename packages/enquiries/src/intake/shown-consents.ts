import type { Clock } from '../clock.ts';
import type { ConsentPart, ConsentText } from '../forms/form.ts';
import type { Store } from '../store/database/port.ts';

/**
 * The consent texts forms of this installation have shown, kept beside the enquiries that name them: whatever becomes of the
 * content they came from, a ticket signed for one is still taken, with its words.
 */
export interface ShownConsents {
  /** @throws StoreUnavailableError */
  all(): Promise<ConsentText[]>;
  /** Keeps texts; one whose version is kept already stays as it is. @throws StoreUnavailableError */
  keep(texts: readonly ConsentText[]): Promise<void>;
}

export function createShownConsents(store: Store, clock: Clock): ShownConsents {
  return {
    async all() {
      const rows = await store.read.rows<{ version: string; parts: string }>(
        'SELECT version, parts FROM consent_texts ORDER BY shown_at, version',
      );
      // `keep` alone writes this column.
      return rows.map(({ version, parts }) => ({ version, parts: JSON.parse(parts) as ConsentPart[] }));
    },
    keep: (texts) =>
      store.transaction(async (sql) => {
        for (const { version, parts } of texts) {
          await sql.run(
            `INSERT INTO consent_texts (version, parts, shown_at) VALUES (?, ?, ?)
              ON CONFLICT (version) DO NOTHING`,
            [version, JSON.stringify(parts), clock.now()],
          );
        }
      }),
  };
}
