import * as migration_20261124_132219_start from './20261124_132219_start.ts';

export const migrations = [
  { name: '20261124_132219_start', up: migration_20261124_132219_start.up },
];
