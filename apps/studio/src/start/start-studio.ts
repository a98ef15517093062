import config from '@payload-config';
import { executeAuthStrategies, getPayload } from 'payload';
import { endUnprovenSessions } from '../accounts/account-changes.ts';
import { startOffering } from '../accounts/first-administrator.ts';
import { markCallers } from '../accounts/sign-in/caller-network.ts';
import { followSharedTime } from '../connections/shared-database.ts';
import { startChangeWorker } from '../content-changes/worker.ts';
import { startRoster } from '../desk/roster/start-roster.ts';
import { startSweeping } from '../editing/empty-drafts.ts';
import { shareSessionCheck } from '../front/session-check.ts';
import { buildLinkIndex } from '../links/index-entries.ts';
import { abandonedMs, bringBackAbandoned, mediaFolder } from '../media/kept-files.ts';
import { claimLibrary } from '../media/library-store.ts';
import { assertSchema } from '../migrations/run-migrations.ts';
import { studioKeys } from '../runtime/keys.ts';
import { noteStarted } from '../runtime/shared-state.ts';
import { startScheduleWorker } from '../schedule/worker.ts';
import { studioSettings } from '../settings.ts';
import { startTimer } from '../timed/timer.ts';
import { followMachines } from './follow-machines.ts';
import { noteMachine } from './note-machine.ts';

/**
 * Connects to the database, makes sure its migrations landed, and starts the workers: one tells the site, and what stands in front of it, about
 * changes, one publishes at set times,
 * one follows offers and notices that begin and end, one removes drafts nothing was written into, one tells the site who is at the
 * desk. Where machines share a database it goes by the clock of that, hears what the others do, and notes what it is.
 *
 * @throws Error with one sentence when the database, or the bucket of pictures, is not what the studio needs
 */
export async function startStudio(): Promise<void> {
  const payload = await getPayload({ config });
  await followSharedTime(payload);
  markCallers(studioSettings().trustedProxies, () =>
    payload.logger.warn(
      'X-Forwarded-For comes from an address that is not in TRUSTED_PROXIES and is ignored; add your proxy there if it is one.',
    ),
  );
  await assertSchema(payload);
  await claimLibrary(payload);
  await startOffering(payload);
  await endUnprovenSessions(payload);
  startChangeWorker(payload, {
    internalUrl: studioSettings().internalUrl,
    internalToken: studioKeys().internalToken,
  });
  await buildLinkIndex(payload);
  // On SQLite there is one studio: the process that removed files has ended.
  await bringBackAbandoned(payload, mediaFolder(payload), payload.db.name === 'sqlite' ? 0 : abandonedMs);
  startScheduleWorker(payload);
  startTimer(payload);
  const { databaseUrl } = studioSettings();
  if (databaseUrl) followMachines(databaseUrl, payload.logger);
  noteMachine(payload);
  startSweeping(payload);
  startRoster(payload);
  shareSessionCheck(async (headers) => (await executeAuthStrategies({ headers, payload })).user !== null);
  noteStarted();
}
