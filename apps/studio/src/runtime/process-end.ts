import { exitCodes } from '@sundowner/brand/exit-codes';

/** Faults of a start that no new start mends. Known by name: what throws them may not even have loaded. */
const needNoRestart: readonly string[] = ['SettingsError', 'KeyringError'];

/** Ends a studio that could not start, with one sentence and an exit code that says whether to start it again. */
export async function endStart(error: unknown): Promise<never> {
  const sentence = `${error instanceof Error ? error.message : String(error)}\n`;
  // Output to a pipe is written after this turn.
  await new Promise<void>((written) => process.stderr.write(sentence, () => written()));
  process.exit(
    error instanceof Error && needNoRestart.includes(error.name) ? exitCodes.wrongConfiguration : 1,
  );
}

/** Logging may fail (its file on a full disk), serving may not: without a listener a refused line would end the process. */
export function surviveFullOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}

/** Where the studio's log goes. Pino's own way to standard output ends the process when that refuses a line. */
export const logOutput = {
  write(line: string): void {
    process.stdout.write(line);
  },
};
