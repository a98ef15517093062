import * as migration_20261124_155540_start from './20261124_155540_start.ts';

export const migrations = [
  { name: '20261124_155540_start', up: migration_20261124_155540_start.up },
];
