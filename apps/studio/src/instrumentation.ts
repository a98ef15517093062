/** Next calls this once before the first request; the studio is up when its database, migrations and worker are. */
export async function register(): Promise<void> {
  // The literal lets Next leave the studio out of bundles for other runtimes; it is no setting.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startStudio } = await import('./start-studio.ts');
  await startStudio();
}
