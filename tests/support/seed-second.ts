/** `node tests/support/seed-second.ts`, in a studio's environment: fills a new store with the second collection, as `demo/seed/main.ts` does with the demonstration. */
import { run } from '../../demo/seed/run.ts';
import { seedCollection } from '../../demo/seed/seed.ts';
import { secondCollection } from '../collections/second.ts';

await run(async (studio, progress) =>
  (await seedCollection(studio, progress, secondCollection))
    ? 'Seeded the second collection.'
    : 'The store holds content already.',
);
