import * as migration_20261126_103904_start from './20261126_103904_start.ts';

export const migrations = [
  { name: '20261126_103904_start', up: migration_20261126_103904_start.up },
];
