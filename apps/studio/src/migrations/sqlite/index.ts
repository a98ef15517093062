import * as migration_20261124_085710_start from './20261124_085710_start.ts';
import * as migration_20261124_115815_impact_and_story from './20261124_115815_impact_and_story.ts';
import * as migration_20261124_115841_galleries from './20261124_115841_galleries.ts';
import * as migration_20261124_120951_accounts from './20261124_120951_accounts.ts';
import * as migration_20261124_121839_addresses from './20261124_121839_addresses.ts';

export const migrations = [
  { name: '20261124_085710_start', up: migration_20261124_085710_start.up },
  { name: '20261124_115815_impact_and_story', up: migration_20261124_115815_impact_and_story.up },
  { name: '20261124_115841_galleries', up: migration_20261124_115841_galleries.up },
  { name: '20261124_120951_accounts', up: migration_20261124_120951_accounts.up },
  { name: '20261124_121839_addresses', up: migration_20261124_121839_addresses.up },
];
