import * as migration_20261126_103854_start from './20261126_103854_start.ts';

export const migrations = [
  { name: '20261126_103854_start', up: migration_20261126_103854_start.up },
];
