import type { Progress } from '../launcher/progress.mjs';
import type { Step } from './steps.ts';
import type { Tally } from './tally.ts';

/** Runs checks one after the other under progress lines; one that fails is counted and the others still run. */
export async function runSteps(
  tally: Tally,
  steps: readonly Step[],
  progress: Progress,
  stop: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    const fault = await progress
      .step(step.title, async () => {
        const words = await step.run(stop);
        // Thrown, so that the line shows the mark of a failure.
        if (words !== null) throw new Error(words);
        return null;
      })
      .catch((error: Error) => {
        stop.throwIfAborted();
        return error.message;
      });
    tally.step(step.title, fault);
  }
}
