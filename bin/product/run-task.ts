/** The operator, the terminal, the service manager or the launcher's end asked the command to stop. */
class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/**
 * A signal that aborts, with `StopRequested`, when this process is asked to stop or loses the process that started it.
 * Further requests while the command stops are heard and change nothing: stopping is bounded in time already.
 */
function stopRequests(): AbortSignal {
  const stop = new AbortController();
  const request = (how: string) => stop.abort(new StopRequested(how));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => request(signal));
  // Stage one was killed outright.
  process.once('disconnect', () => request('the launcher ended'));
  process.channel?.unref();
  return stop.signal;
}

/**
 * Errors whose message is written for the operator and says all there is to say. Known by name: what throws them need
 * not be loaded by a command that does not use it.
 */
const plain = new Set([
  'LaunchError',
  'SettingsError',
  'KeyringError',
  'InstanceError',
  'StoreUnavailableError',
  'StoreRefusedError',
  'StoreIdentityError',
  'MigrationError',
  'BackupError',
  'MediaStoreError',
]);

function isPlain(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  // Node's own words for an option a command does not have.
  return plain.has(error.name) || String((error as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS_');
}

/**
 * Runs one command and ends the process with its exit code. A failure the operator can act on is its sentence alone and
 * exit code 1; anything else shows where it came from, and exit code 1.
 *
 * @param work gets the signal that aborts when the command is asked to stop
 * @param stoppedCode exit code of a command that was asked to stop: 0 where stopping is its normal end
 */
export async function runTask(
  work: (stop: AbortSignal) => Promise<number>,
  { stoppedCode = 130 }: { stoppedCode?: number } = {},
): Promise<never> {
  const stop = stopRequests();
  // Where lines go may be full, or gone; without a listener that would end the command, and a product with it.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  try {
    process.exitCode = await work(stop);
  } catch (error) {
    if (error instanceof StopRequested || (stop.aborted && error === stop.reason)) {
      process.exitCode = stoppedCode;
    } else {
      const words = isPlain(error) ? error.message : error instanceof Error ? error.stack : String(error);
      process.stderr.write(`\n${words}\n`);
      process.exitCode = 1;
    }
  }
  // Output to a pipe is written after this turn, so the process may not end within it.
  await new Promise((resolve) => process.stdout.write('', resolve));
  process.exit();
}
