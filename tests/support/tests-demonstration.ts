/** `node tests/support/tests-demonstration.ts`, in a studio's environment: the demonstration with tiny pictures (`tiny-seed.ts`). */
import { seed } from '../../demo/seed/seed.ts';
import { seedWithTinyPictures } from './tiny-seed.ts';

await seedWithTinyPictures(
  (studio, progress) => seed(studio, progress, studio.brand),
  'the tests’ demonstration',
);
