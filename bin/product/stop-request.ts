/** The operator, the terminal, the service manager or the launcher's end asked the command to stop. */
export class StopRequested extends Error {
  override readonly name = 'StopRequested';
}

/**
 * A signal that aborts, with `StopRequested`, when this process is asked to stop or loses the process that started it.
 * Further requests while the command stops are heard and change nothing: stopping is bounded in time already.
 */
export function stopRequests(): AbortSignal {
  const stop = new AbortController();
  const request = (how: string) => stop.abort(new StopRequested(how));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => request(signal));
  // Stage one was killed outright.
  process.once('disconnect', () => request('the launcher ended'));
  process.channel?.unref();
  return stop.signal;
}
