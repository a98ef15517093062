/**
 * `node tests/support/seed-second.ts`, in a studio's environment: the second collection with tiny pictures (`tiny-seed.ts`), as `tests-demonstration.ts`
 * puts in the demonstration. The environment is that of its installation (`tests/collections/second/installation.ts`).
 */
import { seedCollection } from '../../demo/seed/seed.ts';
import { secondCollection } from '../collections/second.ts';
import { seedWithTinyPictures } from './tiny-seed.ts';

await seedWithTinyPictures(
  (studio, progress) => seedCollection(studio, progress, secondCollection),
  'the second collection',
);
