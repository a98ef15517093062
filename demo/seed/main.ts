import { plates } from '../content/plates.ts';
import { run } from './run.ts';
import { seed } from './seed.ts';

/** `node demo/seed/main.ts`: fills a new store with the demonstration, and leaves any other alone. */
await run(async (studio, progress, demo) => {
  if (!(await seed(studio, progress, demo))) return 'The store holds content already; nothing was seeded.';
  const entries = Object.values(demo).flat().length;
  return `Seeded the demonstration: ${Object.keys(plates).length} pictures, ${entries} entries.`;
});
