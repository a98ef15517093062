/**
 * Next calls this once before the first request; the studio is up when its database, migrations and worker are. Next would go on
 * serving errors after a failed start, so a failure ends the process with one sentence.
 */
export async function register(): Promise<void> {
  // The literal lets Next leave the studio out of bundles for other runtimes; it is no setting.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { endStart, surviveFullOutput } = await import('./runtime/process-end.ts');
  surviveFullOutput();
  try {
    await import('./start/drizzle-resolution.ts');
    const { startStudio } = await import('./start/start-studio.ts');
    await startStudio();
  } catch (error) {
    await endStart(error);
  }
}
