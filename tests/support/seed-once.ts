import { seededDirectory } from './seeded-directory.ts';

/** Makes the seeded data directory before the tests that copy it, so that none of them waits for the encoders. */
await seededDirectory(AbortSignal.timeout(1_800_000));
