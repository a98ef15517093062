import * as migration_20261124_132219_start from './20261124_132219_start.ts';
import * as migration_20261124_134153_who_saved from './20261124_134153_who_saved.ts';

export const migrations = [
  { name: '20261124_132219_start', up: migration_20261124_132219_start.up },
  { name: '20261124_134153_who_saved', up: migration_20261124_134153_who_saved.up },
];
