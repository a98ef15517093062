import * as migration_20261126_100312_start from './20261126_100312_start.ts';

export const migrations = [
  { name: '20261126_100312_start', up: migration_20261126_100312_start.up },
];
