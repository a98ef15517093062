import { setTimeout as sleep } from 'node:timers/promises';
import { exitCodes } from '@sundowner/brand/exit-codes';
import { loadSettings } from '../settings.ts';
import { failedRequest } from './http/http-server.ts';
import { createLog, type Log } from './log.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** Errors whose message is a sentence for the operator and needs no stack, with the exit code each ends the start with. */
const plainErrors: Readonly<Record<string, number>> = {
  SettingsError: exitCodes.wrongConfiguration,
  KeyringError: exitCodes.wrongConfiguration,
  InstanceError: exitCodes.wrongConfiguration,
  MigrationError: exitCodes.wrongConfiguration,
  StoreIdentityError: exitCodes.wrongConfiguration,
  ListenError: exitCodes.portTaken,
  StoreUnavailableError: 1,
};

export const isPlain = (error: Error): boolean => error.name in plainErrors;

/** With which code the site ends when it cannot start: the program that started it knows from it whether to start it again. */
export function exitCode(error: unknown): number {
  return (error instanceof Error ? plainErrors[error.name] : undefined) ?? 1;
}

/** How long requests and deliveries under way may take after a stop is asked for. Milliseconds. */
const stopWithin = 10_000;

/** Starts the site from the environment and stops it at SIGTERM or SIGINT; with `--gallery` from the gallery's build. */
async function main(): Promise<void> {
  // Its file may be on a full disk; standard output has the log's own care.
  process.stderr.on('error', () => {});
  const settings = loadSettings();
  const log = createLog(settings.logLevel);
  const site = await startSite(settings, log, { gallery: process.argv.includes('--gallery') });
  const { mode, run } = settings;
  log.info({ port: site.port, internalPort: site.internalPort, mode, run }, 'the site is up');
  stopOnSignal(site, log, settings.limits.drainSeconds * 1000);
}

/**
 * SIGTERM is a stop somebody planned, and drains first. SIGINT ends at once, a drain that is under way too: so does the launcher end a site
 * that fails, and the orphan watch one whose launcher is gone.
 *
 * @param drainMs how long a planned stop goes on as before, in milliseconds
 */
function stopOnSignal(site: RunningSite, log: Log, drainMs: number): void {
  let stopping = false;
  const hurry = new AbortController();
  const stop = async (why: string, code: number, drain: boolean) => {
    if (!drain) hurry.abort();
    if (stopping) return;
    stopping = true;
    log.info({ why }, 'stopping');
    site.drain();
    await sleep(drainMs, undefined, { signal: hurry.signal }).catch(() => {});
    // Whatever hangs, the process ends: what was not finished is in the store and goes on at the next start.
    setTimeout(() => process.exit(code), stopWithin + 1000).unref();
    await site.stop(stopWithin);
    log.info('stopped');
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop('SIGTERM', 0, true));
  process.on('SIGINT', () => void stop('SIGINT', 0, false));
  process.on('unhandledRejection', (error) =>
    log.error({ reason: String(error) }, 'unhandled promise rejection'),
  );
  process.on('uncaughtException', (error) => {
    if (failedRequest(error, log)) return;
    log.fatal({ reason: error.message, stack: error.stack }, 'stopping after an uncaught error');
    // In what state it is nobody knows.
    void stop('uncaughtException', 1, false);
  });
}

main().catch((error: unknown) => {
  const words = error instanceof Error ? (isPlain(error) ? error.message : error.stack) : String(error);
  process.stderr.write(`${words}\n`, () => process.exit(exitCode(error)));
});
