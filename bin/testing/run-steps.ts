import type { Progress } from '../launcher/progress.mjs';
import type { Step } from './steps.ts';
import type { Tally } from './tally.ts';

/**
 * Runs checks under progress lines; one that fails is counted and the others still run.
 *
 * @param lanes how many run at once; more than one only for steps that share nothing they write
 */
export async function runSteps(
  tally: Tally,
  steps: readonly Step[],
  progress: Progress,
  stop: AbortSignal,
  lanes = 1,
): Promise<void> {
  const queue = steps.values();
  const lane = async () => {
    for (const step of queue) tally.step(step.title, await faultOf(step, progress, stop));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function faultOf(step: Step, progress: Progress, stop: AbortSignal): Promise<string | null> {
  try {
    return await progress.step(step.title, async () => {
      const words = await step.run(stop);
      // Thrown, so that the line shows the mark of a failure.
      if (words !== null) throw new Error(words);
      return null;
    });
  } catch (error) {
    stop.throwIfAborted();
    return error instanceof Error ? error.message : String(error);
  }
}
