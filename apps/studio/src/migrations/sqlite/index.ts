import * as migration_20261124_163245_start from './20261124_163245_start.ts';

export const migrations = [
  { name: '20261124_163245_start', up: migration_20261124_163245_start.up },
];
