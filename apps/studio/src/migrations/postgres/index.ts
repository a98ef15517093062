import * as migration_20261124_085721_start from './20261124_085721_start.ts';
import * as migration_20261124_115822_impact_and_story from './20261124_115822_impact_and_story.ts';
import * as migration_20261124_121003_accounts from './20261124_121003_accounts.ts';
import * as migration_20261124_121858_addresses from './20261124_121858_addresses.ts';
import * as migration_20261124_124228_galleries from './20261124_124228_galleries.ts';

export const migrations = [
  { name: '20261124_085721_start', up: migration_20261124_085721_start.up },
  { name: '20261124_115822_impact_and_story', up: migration_20261124_115822_impact_and_story.up },
  { name: '20261124_121003_accounts', up: migration_20261124_121003_accounts.up },
  { name: '20261124_121858_addresses', up: migration_20261124_121858_addresses.up },
  { name: '20261124_124228_galleries', up: migration_20261124_124228_galleries.up },
];
