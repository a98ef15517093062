import * as migration_20261124_085721_start from './20261124_085721_start.ts';
import * as migration_20261124_124228_galleries from './20261124_124228_galleries.ts';

export const migrations = [
  { name: '20261124_085721_start', up: migration_20261124_085721_start.up },
  { name: '20261124_124228_galleries', up: migration_20261124_124228_galleries.up },
];
