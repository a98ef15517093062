import * as migration_20261124_155546_start from './20261124_155546_start.ts';

export const migrations = [
  { name: '20261124_155546_start', up: migration_20261124_155546_start.up },
];
