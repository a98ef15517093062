import * as migration_20261126_103854_start from './20261126_103854_start.ts';
import * as migration_20261128_091414_collection from './20261128_091414_collection.ts';
import * as migration_20261129_102715_social_links from './20261129_102715_social_links.ts';
import * as migration_20261129_233113_quote_films from './20261129_233113_quote_films.ts';
import * as migration_20261130_174941_sleeps_adults from './20261130_174941_sleeps_adults.ts';
import * as migration_20261130_181754_offer_saving from './20261130_181754_offer_saving.ts';

export const migrations = [
  { name: '20261126_103854_start', ...migration_20261126_103854_start },
  { name: '20261128_091414_collection', ...migration_20261128_091414_collection },
  { name: '20261129_102715_social_links', ...migration_20261129_102715_social_links },
  { name: '20261129_233113_quote_films', ...migration_20261129_233113_quote_films },
  { name: '20261130_174941_sleeps_adults', ...migration_20261130_174941_sleeps_adults },
  { name: '20261130_181754_offer_saving', ...migration_20261130_181754_offer_saving },
];
