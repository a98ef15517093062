import * as migration_20261120_123818_start from './20261120_123818_start.ts';
import * as migration_20261122_101242_entry_types from './20261122_101242_entry_types.ts';

export const migrations = [
  { name: '20261120_123818_start', up: migration_20261120_123818_start.up, down: migration_20261120_123818_start.down },
  { name: '20261122_101242_entry_types', up: migration_20261122_101242_entry_types.up, down: migration_20261122_101242_entry_types.down },
];
