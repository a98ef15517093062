import type { Migration } from './migrations.ts';

/**
 * What the traveller's own page is kept by: keyed hashes of links, sessions and codes, and moments. Nothing of it names a person, and no
 * link, session or code can be made from it.
 */
export const ownPage: Migration = {
  version: 19,
  name: "the traveller's own page: links, sessions, codes",
  statements: [
    // `links` counts how often all links of an enquiry were ended; `before` is what an undone withdrawal puts back.
    `CREATE TABLE own_pages (
      enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id),
      links {int} NOT NULL DEFAULT 0,
      disowned_at {int},
      withdrawn_at {int},
      erasure_mailed_at {int},
      before TEXT
    )`,
    'CREATE INDEX own_pages_disowned ON own_pages (enquiry_id) WHERE disowned_at IS NOT NULL',
    `CREATE TABLE own_links (
      hash TEXT PRIMARY KEY,
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
      until {int} NOT NULL,
      ended_at {int}
    )`,
    'CREATE INDEX own_links_of ON own_links (enquiry_id)',
    'CREATE INDEX own_links_over ON own_links (until)',
    // `kind`: `page`, until half an hour after its last use; `export`, a day, after a code.
    `CREATE TABLE own_sessions (
      hash TEXT PRIMARY KEY,
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
      kind TEXT NOT NULL,
      until {int} NOT NULL
    )`,
    'CREATE INDEX own_sessions_of ON own_sessions (enquiry_id)',
    'CREATE INDEX own_sessions_over ON own_sessions (until)',
    `CREATE TABLE own_codes (
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
      purpose TEXT NOT NULL,
      hash TEXT NOT NULL,
      made_at {int} NOT NULL,
      tries {int} NOT NULL,
      PRIMARY KEY (enquiry_id, purpose)
    )`,
    // Who has asked for a link, as a keyed hash of an address or of a network: for an hour.
    `CREATE TABLE own_asks (
      id TEXT PRIMARY KEY,
      who TEXT NOT NULL,
      at {int} NOT NULL
    )`,
    'CREATE INDEX own_asks_of ON own_asks (who, at)',
    'CREATE INDEX own_asks_over ON own_asks (at)',
  ],
};

/** The columns of these tables. */
export const ownPageColumns: Readonly<Record<string, readonly string[]>> = {
  own_pages: ['enquiry_id', 'links', 'disowned_at', 'withdrawn_at', 'erasure_mailed_at', 'before'],
  own_links: ['hash', 'enquiry_id', 'until', 'ended_at'],
  own_sessions: ['hash', 'enquiry_id', 'kind', 'until'],
  own_codes: ['enquiry_id', 'purpose', 'hash', 'made_at', 'tries'],
  own_asks: ['id', 'who', 'at'],
};
