/**
 * Runs a command's work and ends the process: 0, or 1 with one sentence on the error output. Payload keeps timers and
 * connections that would hold the process open.
 */
export async function command(work: () => Promise<void>): Promise<never> {
  try {
    await work();
    await written(process.stdout, '');
    process.exit(0);
  } catch (error) {
    await written(process.stderr, `${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Output to a pipe is written after this turn: a process that ends before takes its last lines along. */
const written = (stream: NodeJS.WriteStream, text: string) =>
  new Promise<void>((done) => stream.write(text, () => done()));

/** A line on the command's output. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
