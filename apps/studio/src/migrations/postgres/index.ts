import * as migration_20261124_163311_start from './20261124_163311_start.ts';

export const migrations = [
  { name: '20261124_163311_start', up: migration_20261124_163311_start.up },
];
