import { root } from '../product/paths.ts';
import { runTask } from '../product/run-task.ts';
import { checkBoundaries } from '../testing/boundaries.ts';

/** `npm run lint`, its second half: who may import whom. */
await runTask(async () => {
  const { words, broken, astroFiles } = await checkBoundaries(root);
  process.stdout.write(`${words}\nAmong them ${astroFiles.length} Astro files.\n`);
  return broken ? 1 : 0;
});
