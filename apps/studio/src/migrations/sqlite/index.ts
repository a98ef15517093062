import * as migration_20261124_085710_start from './20261124_085710_start.ts';
import * as migration_20261124_115841_galleries from './20261124_115841_galleries.ts';

export const migrations = [
  { name: '20261124_085710_start', up: migration_20261124_085710_start.up },
  { name: '20261124_115841_galleries', up: migration_20261124_115841_galleries.up },
];
