import * as migration_20261124_085721_start from './20261124_085721_start.ts';

export const migrations = [
  { name: '20261124_085721_start', up: migration_20261124_085721_start.up },
];
