import { generateImportMap } from 'payload';
import { generateTypes } from 'payload/node';
import config from '../payload.config.ts';

/** `npm run generate`: writes the import map of the admin and the types of the entries from the configuration. */
const resolved = await config;
await generateTypes(resolved, { log: false });
await generateImportMap(resolved, { log: false });
process.exit(0);
