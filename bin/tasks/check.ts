import { createProgress } from '../launcher/progress.mjs';
import { runTask } from '../product/run-task.ts';
import { cleanEnvironment } from '../testing/clean-environment.ts';
import { runSteps } from '../testing/run-steps.ts';
import { styleSteps, typeSteps } from '../testing/steps.ts';
import { Tally } from '../testing/tally.ts';

/** `npm run check`: what `npm test` checks without running anything: files, format, lint, boundaries, types. */
await runTask(async (stop) => {
  const env = cleanEnvironment();
  const tally = new Tally();
  // What takes longest first: otherwise one lane would end with it, and the other stand idle.
  const steps = [...typeSteps(env), ...styleSteps(env)];
  await runSteps(tally, steps, createProgress(process.stdout), stop, 2);
  process.stdout.write(`\n${tally.faults()}\n${tally.line()}\n`);
  return tally.failed === 0 ? 0 : 1;
});
