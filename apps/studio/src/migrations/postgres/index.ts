import * as migration_20261124_085721_start from './20261124_085721_start.ts';
import * as migration_20261124_121003_accounts from './20261124_121003_accounts.ts';

export const migrations = [
  { name: '20261124_085721_start', up: migration_20261124_085721_start.up },
  { name: '20261124_121003_accounts', up: migration_20261124_121003_accounts.up },
];
