import * as migration_20261124_085710_start from './20261124_085710_start.ts';

export const migrations = [
  { name: '20261124_085710_start', up: migration_20261124_085710_start.up },
];
