import type { Migration } from './migrations.ts';

/**
 * Enquiries that began at the desk, enquiries that became one, rules at arrival, earlier stays, and what a search forgives.
 *
 * `turn` is 0 for what a rule called urgent: lists of our turn begin with it, by their own index. `ruled` says that the rules were applied,
 * which happens once.
 */
export const begunAndMerged: Migration = {
  version: 18,
  name: 'enquiries begun at the desk, merged, called urgent; searches that forgive a slip',
  statements: [
    "ALTER TABLE enquiries ADD COLUMN way TEXT NOT NULL DEFAULT 'form'",
    'ALTER TABLE enquiries ADD COLUMN turn {int} NOT NULL DEFAULT 1',
    'ALTER TABLE enquiries ADD COLUMN ruled {int} NOT NULL DEFAULT 0',
    'ALTER TABLE enquiries ADD COLUMN merged_into TEXT',
    // What came in before there were rules is not judged by them.
    'UPDATE enquiries SET ruled = 1',
    'CREATE INDEX enquiries_merged ON enquiries (merged_into) WHERE merged_into IS NOT NULL',
    'DROP INDEX enquiries_our_turn',
    `CREATE INDEX enquiries_our_turn ON enquiries (turn, work_since, id)
      WHERE state = 'accepted' AND work IN ('new', 'open')`,
    `CREATE TABLE begun (
      enquiry_id TEXT NOT NULL PRIMARY KEY REFERENCES enquiries (id),
      person TEXT NOT NULL,
      consent TEXT NOT NULL CHECK (consent IN ('said-yes', 'wrote-it', 'signed', 'not-asked')),
      crm {int} NOT NULL,
      ask_until {int}
    ) {keyed}`,
    'CREATE INDEX begun_to_ask ON begun (ask_until) WHERE ask_until IS NOT NULL',
    // `kept` is what taking them apart puts back: states, times and ids; what a person wrote is in `sealed`.
    `CREATE TABLE merges (
      id TEXT PRIMARY KEY,
      first_id TEXT NOT NULL REFERENCES enquiries (id),
      second_id TEXT NOT NULL REFERENCES enquiries (id),
      at {int} NOT NULL,
      person TEXT NOT NULL,
      undone_at {int},
      kept TEXT,
      sealed {blob}
    )`,
    'CREATE INDEX merges_of ON merges (first_id, id)',
    'CREATE INDEX merges_second ON merges (second_id)',
    `CREATE TABLE links (
      one TEXT NOT NULL REFERENCES enquiries (id),
      other TEXT NOT NULL REFERENCES enquiries (id),
      at {int} NOT NULL,
      person TEXT NOT NULL,
      PRIMARY KEY (one, other)
    ) {keyed}`,
    'CREATE INDEX links_other ON links (other)',
    'CREATE TABLE arrival_rules (one {int} PRIMARY KEY CHECK (one = 1), words TEXT NOT NULL, changed_at {int} NOT NULL, changed_by TEXT NOT NULL)',
    `CREATE TABLE stays (
      who TEXT NOT NULL,
      property TEXT NOT NULL,
      year {int} NOT NULL,
      at {int} NOT NULL,
      person TEXT NOT NULL,
      PRIMARY KEY (who, property, year)
    ) {keyed}`,
    // A slip of a word is the word without one of its letters: as keyed hashes, once for each word and not for each enquiry.
    'CREATE TABLE search_slips (slip {int} NOT NULL, term {int} NOT NULL, PRIMARY KEY (slip, term)) {keyed}',
    'CREATE INDEX search_slips_of ON search_slips (term)',
    `CREATE TABLE stray_terms (term {int} NOT NULL, stray_id TEXT NOT NULL REFERENCES stray_mails (id), PRIMARY KEY (term, stray_id)) {keyed}`,
    'CREATE INDEX stray_terms_of ON stray_terms (stray_id)',
    'ALTER TABLE stray_mails ADD COLUMN indexed {int} NOT NULL DEFAULT 0',
    'CREATE INDEX stray_mails_to_index ON stray_mails (at) WHERE indexed = 0 AND sealed IS NOT NULL',
    // By new words: umlauts either way, names by themselves, slips.
    'UPDATE enquiries SET indexed = 0 WHERE sealed IS NOT NULL',
  ],
};

/** The columns of these tables. */
export const begunAndMergedColumns: Readonly<Record<string, readonly string[]>> = {
  begun: ['enquiry_id', 'person', 'consent', 'crm', 'ask_until'],
  merges: ['id', 'first_id', 'second_id', 'at', 'person', 'undone_at', 'kept', 'sealed'],
  links: ['one', 'other', 'at', 'person'],
  arrival_rules: ['one', 'words', 'changed_at', 'changed_by'],
  stays: ['who', 'property', 'year', 'at', 'person'],
  search_slips: ['slip', 'term'],
  stray_terms: ['term', 'stray_id'],
};
