/**
 * `node tests/support/seed-second.ts`, in a studio's environment: fills a new store with the second collection, as `demo/seed/main.ts` does with the
 * demonstration. The names of its brand are those of the environment (`BRAND_SLUG` and so on): `tests/collections/second/brand.ts` has them.
 */
import { run } from '../../demo/seed/run.ts';
import { seedCollection } from '../../demo/seed/seed.ts';
import { secondCollection } from '../collections/second.ts';

await run(async (studio, progress) =>
  (await seedCollection(studio, progress, secondCollection))
    ? 'Seeded the second collection.'
    : 'The store holds content already.',
);
