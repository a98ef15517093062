import { hour } from '../clock.ts';
import type { Store } from '../store/database/port.ts';

/** Forgets links, sessions, codes and askings that are over. @returns how many */
export async function purgeOwnPages(store: Store, now: number): Promise<number> {
  const over: readonly (readonly [string, number])[] = [
    ['DELETE FROM own_sessions WHERE until <= ?', now],
    ['DELETE FROM own_asks WHERE at <= ?', now - hour],
    ['DELETE FROM own_codes WHERE made_at <= ?', now - hour],
    ['DELETE FROM own_links WHERE until <= ?', now],
  ];
  const [any] = await store.read.rows(
    `SELECT 1 FROM own_sessions WHERE until <= ? UNION ALL SELECT 1 FROM own_asks WHERE at <= ?
      UNION ALL SELECT 1 FROM own_codes WHERE made_at <= ? UNION ALL SELECT 1 FROM own_links WHERE until <= ? LIMIT 1`,
    over.map(([, at]) => at),
  );
  if (!any) return 0;
  return store.transaction(async (sql) => {
    let purged = 0;
    for (const [text, at] of over) purged += await sql.run(text, [at]);
    return purged;
  });
}
