import './drizzle-resolution.ts';
import payload, { type Payload, type SanitizedConfig } from 'payload';
import { takeTimeForStatements } from '../connections/limits.ts';
import { followSharedTime } from '../connections/shared-database.ts';

const quiet = { options: { level: 'error' } } as SanitizedConfig['logger'];

/** Payload for a command: quiet, without the studio's worker; `connect: false` for one that needs no database. */
export async function openPayload({ connect = true }: { connect?: boolean } = {}): Promise<Payload> {
  takeTimeForStatements();
  const { default: config } = await import('../payload.config.ts');
  const resolved = await config;
  const opened = await payload.init({
    config: { ...resolved, logger: quiet },
    disableDBConnect: !connect,
    disableOnInit: true,
  });
  if (connect) await followSharedTime(opened);
  return opened;
}
