import * as migration_20261120_123821_start from './20261120_123821_start.ts';

export const migrations = [
  { name: '20261120_123821_start', up: migration_20261120_123821_start.up, down: migration_20261120_123821_start.down },
];
