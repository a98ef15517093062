import * as migration_20261124_172002_start from './20261124_172002_start.ts';

export const migrations = [
  { name: '20261124_172002_start', up: migration_20261124_172002_start.up },
];
