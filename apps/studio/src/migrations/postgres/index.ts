import * as migration_20261124_172019_start from './20261124_172019_start.ts';

export const migrations = [
  { name: '20261124_172019_start', up: migration_20261124_172019_start.up },
];
