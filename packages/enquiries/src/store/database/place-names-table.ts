import type { Migration } from './migrations.ts';

/** The names lodges and residences have had: enquiries name them by these, and are found by every one of them. */
export const placeNamesTable: Migration = {
  version: 22,
  name: 'names lodges and residences have had',
  statements: [
    'CREATE TABLE place_names (place TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (place, name)) {keyed}',
    'CREATE INDEX place_names_by_name ON place_names (name)',
  ],
};

/** The columns of this table. */
export const placeNamesColumns: Readonly<Record<string, readonly string[]>> = {
  place_names: ['place', 'name'],
};
