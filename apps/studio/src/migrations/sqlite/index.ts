import * as migration_20261124_162810_start from './20261124_162810_start.ts';

export const migrations = [
  { name: '20261124_162810_start', up: migration_20261124_162810_start.up },
];
