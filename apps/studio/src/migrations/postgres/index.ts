import * as migration_20261126_094308_start from './20261126_094308_start.ts';

export const migrations = [
  { name: '20261126_094308_start', up: migration_20261126_094308_start.up },
];
