import { type OpenStudio, openStudio } from './payload-studio.ts';
import type { Progress } from './seed.ts';

type Work = (studio: OpenStudio, progress: Progress) => Promise<string>;

/**
 * Runs a command of the demonstration on the studio of the environment's settings and ends the process: a line per picture
 * or entry and a last one on the output, exit code 0; or one sentence on the error output, exit code 1.
 */
export async function run(work: Work): Promise<never> {
  try {
    const studio = await openStudio();
    const progress: Progress = ({ words, done, total }) => {
      process.stdout.write(`${words} ${done}/${total}\n`);
    };
    const last = await work(studio, progress);
    await studio.close();
    // Output to a pipe is written after this turn.
    await new Promise<void>((written) => process.stdout.write(`${last}\n`, () => written()));
    // Payload keeps timers that would hold the process open.
    process.exit(0);
  } catch (error) {
    const sentence = `${error instanceof Error ? error.message : String(error)}\n`;
    await new Promise<void>((written) => process.stderr.write(sentence, () => written()));
    process.exit(1);
  }
}
