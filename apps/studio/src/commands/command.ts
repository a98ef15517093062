/**
 * Runs a command's work and ends the process: 0, or 1 with one sentence on the error output. Payload keeps timers and
 * connections that would hold the process open.
 */
export async function command(work: () => Promise<void>): Promise<never> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** A line on the command's output. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
