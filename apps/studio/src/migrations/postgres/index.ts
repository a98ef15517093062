import * as migration_20261124_162922_start from './20261124_162922_start.ts';

export const migrations = [
  { name: '20261124_162922_start', up: migration_20261124_162922_start.up },
];
