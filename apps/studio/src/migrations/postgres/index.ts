import * as migration_20261126_103904_start from './20261126_103904_start.ts';
import * as migration_20261128_091521_collection from './20261128_091521_collection.ts';
import * as migration_20261129_102723_social_links from './20261129_102723_social_links.ts';
import * as migration_20261129_233123_quote_films from './20261129_233123_quote_films.ts';

export const migrations = [
  { name: '20261126_103904_start', up: migration_20261126_103904_start.up },
  { name: '20261128_091521_collection', up: migration_20261128_091521_collection.up },
  { name: '20261129_102723_social_links', up: migration_20261129_102723_social_links.up },
  { name: '20261129_233123_quote_films', up: migration_20261129_233123_quote_films.up },
];
