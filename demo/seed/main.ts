import { demonstration } from '../content/demonstration.ts';
import { plates } from '../content/plates.ts';
import { openStudio } from './payload-studio.ts';
import { seed } from './seed.ts';

/**
 * `node demo/seed/main.ts`: seeds a new store with the demonstration, one line per picture or entry on the output.
 * Takes the studio's settings from the environment. Ends with 0, or with 1 and one sentence on the error output.
 */
async function run(): Promise<void> {
  const studio = await openStudio();
  const demo = demonstration(studio.brand);
  const seeded = await seed(
    studio,
    ({ words, done, total }) => process.stdout.write(`${words} ${done}/${total}\n`),
    demo,
  );
  const entries = Object.values(demo).flat().length;
  process.stdout.write(
    seeded
      ? `Seeded the demonstration: ${Object.keys(plates).length} pictures, ${entries} entries.\n`
      : 'The store holds content already; nothing was seeded.\n',
  );
  await studio.close();
}

try {
  await run();
  // Payload keeps timers that would hold the process open.
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
