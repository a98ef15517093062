import { run } from './run.ts';
import { reset } from './seed.ts';

/** `node demo/seed/reset.ts`: puts the demonstration back as the seed left it. Enquiries and people are not touched. */
await run(async (studio, progress, demo) => {
  await reset(studio, progress, demo);
  return 'The demonstration is as it was.';
});
