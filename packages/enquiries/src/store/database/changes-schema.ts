import type { Migration } from './migration.ts';

/**
 * What is written while a visitor waits: no index of what was not done to an enquiry yet, none of the moment of its consent, which is its
 * own, and a ticket in one piece.
 */
export const changes: Migration = {
  version: 12,
  name: 'the desk: fewer indexes to write as an enquiry comes in',
  statements: [
    'DROP INDEX enquiries_changed',
    'CREATE INDEX enquiries_changed ON enquiries (changed_at, id) WHERE changed_at <> received_at',
    'DROP INDEX enquiries_by_kind',
    'CREATE INDEX enquiries_by_kind ON enquiries (kind, received_at, id) WHERE taken_up = 1',
    'DROP INDEX consents_by_time',
    'CREATE TABLE tickets_in_one (nonce TEXT PRIMARY KEY, enquiry_id TEXT NOT NULL) {keyed}',
    'INSERT INTO tickets_in_one (nonce, enquiry_id) SELECT nonce, enquiry_id FROM tickets',
    'DROP TABLE tickets',
    'ALTER TABLE tickets_in_one RENAME TO tickets',
  ],
};
