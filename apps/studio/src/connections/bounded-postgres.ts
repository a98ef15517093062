import { postgresAdapter } from '@payloadcms/db-postgres';
import { boundPool, type Pool, poolSettings } from './bounded-pool.ts';
import type { DatabaseLimits } from './limits.ts';

type Settings = Omit<Parameters<typeof postgresAdapter>[0], 'pool' | 'pg'>;

/** Of Payload's adapter, what makes and keeps its pool. */
interface Connecting {
  readonly pg: { readonly Pool: new (settings: ReturnType<typeof poolSettings>) => Pool };
  pool: Pool | undefined;
  connect(options?: object): Promise<void>;
}

/**
 * Payload's adapter for PostgreSQL on a pool whose every wait ends. Payload makes its own otherwise, and keeps the first connection of that
 * for nothing.
 *
 * @param size how many connections there may be
 */
export function boundedPostgres(
  url: string,
  { size, limits }: { readonly size: number; readonly limits: DatabaseLimits },
  settings: Settings,
): ReturnType<typeof postgresAdapter> {
  const pool = poolSettings(url, size, limits);
  const adapter = postgresAdapter({ ...settings, pool });
  return {
    ...adapter,
    init(args) {
      const made = adapter.init(args);
      const ours = made as unknown as Connecting;
      const connect = ours.connect;
      ours.connect = async (options) => {
        if (!ours.pool) {
          ours.pool = new ours.pg.Pool(pool);
          boundPool(ours.pool);
          await reached(ours.pool);
        }
        await connect.call(ours, options);
      };
      return made;
    },
  };
}

/** @throws Error with one sentence where there is no such database, or none that answers */
async function reached(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new Error(`The database of DATABASE_URL cannot be reached: ${reason}.`, { cause: error });
  }
}
