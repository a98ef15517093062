import type { Migration } from './migration.ts';

/**
 * Words by number. A term is six bytes of a keyed hash; a place tells an enquiry and sorts as they came in, so that neither table nor
 * index holds an id a hundred times. `search_words` has an enquiry's terms in one piece: by it they are taken away again.
 */
const words: readonly string[] = [
  'DROP TABLE search_terms',
  'CREATE TABLE search_terms (term {int} NOT NULL, place {int} NOT NULL, PRIMARY KEY (term, place)) {keyed}',
  'CREATE TABLE search_words (enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id), terms {blob} NOT NULL) {keyed}',
  'ALTER TABLE enquiries ADD COLUMN place {int}',
  'CREATE UNIQUE INDEX enquiries_by_place ON enquiries (place) WHERE place IS NOT NULL',
  'UPDATE enquiries SET indexed = 0 WHERE sealed IS NOT NULL',
];

/** What was done to many at once, an enquiry a row: it is done a few at a time, and each can be taken back. */
const bulk: readonly string[] = [
  'DROP TABLE bulk_acts',
  `CREATE TABLE bulk_acts (
    id TEXT PRIMARY KEY,
    at {int} NOT NULL,
    person TEXT NOT NULL,
    act TEXT NOT NULL,
    verb TEXT NOT NULL,
    count {int} NOT NULL,
    undone_at {int}
  )`,
  'CREATE INDEX bulk_acts_of ON bulk_acts (person, id)',
  `CREATE TABLE bulk_steps (
    bulk_id TEXT NOT NULL REFERENCES bulk_acts (id) ON DELETE CASCADE,
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    PRIMARY KEY (bulk_id, enquiry_id)
  )`,
];

/** Which enquiries an erasure is of: their address is gone once they are erased. */
const privacy: readonly string[] = [
  'ALTER TABLE erasure_requests ADD COLUMN careers {int} NOT NULL DEFAULT 0',
  `CREATE TABLE erasure_enquiries (
    erasure_id TEXT NOT NULL REFERENCES erasure_requests (id),
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    PRIMARY KEY (erasure_id, enquiry_id)
  )`,
  'CREATE INDEX erasure_enquiries_of ON erasure_enquiries (enquiry_id)',
  'CREATE INDEX accesses_by_person ON accesses (person, id)',
  'CREATE INDEX consents_by_time ON consents (at, enquiry_id)',
];

export const finding: Migration = {
  version: 10,
  name: 'the desk: words by number, many at once, erasures of a person',
  statements: [...words, ...bulk, ...privacy],
};
