import { run } from './run.ts';
import { reset } from './seed.ts';

/** `node demo/seed/reset.ts`: puts the demonstration back as the seed left it. Enquiries and people are not touched. */
await run(async (studio, progress) => {
  await reset(studio, progress, studio.brand);
  const failures = await studio.finishPictures((done, total) =>
    progress({ words: 'picture sizes', done, total }),
  );
  if (failures.length > 0)
    throw new Error(`Some sizes of pictures could not be made: ${failures.join('; ')}`);
  return 'The demonstration is as it was.';
});
