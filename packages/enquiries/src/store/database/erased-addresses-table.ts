import type { Migration } from './migrations.ts';

/** Addresses whose enquiries were erased, as keyed hashes: they say that an address was erased and when, and nothing else. */
export const erasedAddresses: Migration = {
  version: 20,
  name: 'addresses whose enquiries were erased',
  statements: ['CREATE TABLE erased_addresses (who TEXT PRIMARY KEY, at {int} NOT NULL) {keyed}'],
};

/** The columns of this table. */
export const erasedAddressesColumns: Readonly<Record<string, readonly string[]>> = {
  erased_addresses: ['who', 'at'],
};
