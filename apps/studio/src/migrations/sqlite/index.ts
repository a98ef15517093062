import * as migration_20261126_100244_start from './20261126_100244_start.ts';

export const migrations = [
  { name: '20261126_100244_start', up: migration_20261126_100244_start.up },
];
