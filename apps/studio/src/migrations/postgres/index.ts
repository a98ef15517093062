import * as migration_20261126_103904_start from './20261126_103904_start.ts';
import * as migration_20261128_091521_collection from './20261128_091521_collection.ts';
import * as migration_20261129_102723_social_links from './20261129_102723_social_links.ts';
import * as migration_20261129_233123_quote_films from './20261129_233123_quote_films.ts';
import * as migration_20261130_174953_sleeps_adults from './20261130_174953_sleeps_adults.ts';
import * as migration_20261130_181817_offer_saving from './20261130_181817_offer_saving.ts';

export const migrations = [
  { name: '20261126_103904_start', ...migration_20261126_103904_start },
  { name: '20261128_091521_collection', ...migration_20261128_091521_collection },
  { name: '20261129_102723_social_links', ...migration_20261129_102723_social_links },
  { name: '20261129_233123_quote_films', ...migration_20261129_233123_quote_films },
  { name: '20261130_174953_sleeps_adults', ...migration_20261130_174953_sleeps_adults },
  { name: '20261130_181817_offer_saving', ...migration_20261130_181817_offer_saving },
];
