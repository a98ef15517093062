import config from '@payload-config';
import { getPayload } from 'payload';
import { offerFirstAdministrator } from './accounts/first-administrator.ts';
import { startChangeWorker } from './content-changes/worker.ts';
import { startSweeping } from './editing/empty-drafts.ts';
import { studioKeys } from './keys.ts';
import { buildLinkIndex } from './links/index-entries.ts';
import { startScheduleWorker } from './schedule/worker.ts';
import { assertSchema } from './schema/run-migrations.ts';
import { studioSettings } from './settings.ts';
import { noteStarted } from './started.ts';
import { startTimer } from './timed/timer.ts';

/**
 * Connects to the database, makes sure its migrations landed, and starts the workers: one tells the site about
 * changes, one publishes at set times,
 * one follows offers and notices that begin and end, one removes drafts nothing was written into.
 * Next would go on serving errors after a failed start, so a failure ends the process with one sentence.
 */
export async function startStudio(): Promise<void> {
  try {
    await connectAndWork();
  } catch (error) {
    const sentence = `${error instanceof Error ? error.message : String(error)}\n`;
    // Output to a pipe is written after this turn.
    await new Promise<void>((written) => process.stderr.write(sentence, () => written()));
    process.exit(1);
  }
}

async function connectAndWork(): Promise<void> {
  const payload = await getPayload({ config });
  await assertSchema(payload);
  await offerFirstAdministrator(payload);
  startChangeWorker(payload, {
    internalUrl: studioSettings().internalUrl,
    internalToken: studioKeys().internalToken,
  });
  await buildLinkIndex(payload);
  startScheduleWorker(payload);
  startTimer(payload);
  startSweeping(payload);
  noteStarted();
}
