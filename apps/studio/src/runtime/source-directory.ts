import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This app's `src`. Turbopack knows `import.meta.url` but no `import.meta.dirname`. */
export const sourceDirectory = dirname(dirname(fileURLToPath(import.meta.url)));
