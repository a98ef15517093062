import { demonstration } from '../content/demonstration.ts';
import { run } from './run.ts';
import { seed } from './seed.ts';
import { uploads } from './uploads.ts';

/** `node demo/seed/main.ts`: fills a new store with the demonstration, and leaves any other alone. */
await run(async (studio, progress) => {
  if (!(await seed(studio, progress, studio.brand)))
    return 'The store holds content already; nothing was seeded.';
  const entries = Object.values(demonstration(studio.brand)).flat().length;
  return `Seeded the demonstration: ${uploads(studio.brand).length} pictures and files, ${entries} entries.`;
});
