import { keptDatabases } from './kept-databases.ts';
import { seededDirectory } from './seeded-directory.ts';

/** Makes the stores the tests copy before any of them runs, so that none waits for another's. */
await keptDatabases();
await seededDirectory(AbortSignal.timeout(1_800_000));
