/**
 * One forward step of the schema. `{int}` and `{blob}` stand for each database's own type, `{keyed}` after a table for one that SQLite
 * keeps in the order of its key alone, `{now}` for the moment it is taken.
 */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
  /**
   * The oldest version of the tables whose program may go on using them after this step, because nothing it reads or writes was taken away:
   * machines are updated one by one. Every step after the first release says it (docs/runbooks/upgrade.md).
   */
  readonly usableFrom?: number;
}

/** From here on a step says which programs may stand beside it. */
export const besideSteps: Migration = {
  version: 23,
  name: 'steps that say which version may go on beside them',
  statements: ['ALTER TABLE migrations ADD COLUMN usable_from {int}'],
};

/** Files of drafts and of mails that belong to no enquiry, each sealed with its name in one piece, and digests that went out. */
export const mailbox: Migration = {
  version: 11,
  name: 'the mailbox: files of drafts and strays, digests',
  statements: [
    `CREATE TABLE draft_files (
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
      person TEXT NOT NULL,
      place {int} NOT NULL,
      kind TEXT NOT NULL,
      bytes {int} NOT NULL,
      sealed {blob} NOT NULL,
      PRIMARY KEY (enquiry_id, person, place)
    )`,
    `CREATE TABLE stray_files (
      stray_id TEXT NOT NULL REFERENCES stray_mails (id),
      place {int} NOT NULL,
      kind TEXT NOT NULL,
      bytes {int} NOT NULL,
      unsafe TEXT,
      sealed {blob} NOT NULL,
      PRIMARY KEY (stray_id, place)
    )`,
    // By it a stray mail is found of a person who is erased, and opened by nobody.
    'ALTER TABLE stray_mails ADD COLUMN who TEXT',
    'CREATE INDEX stray_mails_of ON stray_mails (who) WHERE who IS NOT NULL',
    'CREATE INDEX stray_mails_open ON stray_mails (at) WHERE settled_at IS NULL',
    // The day whose digest somebody has had, and until when one that is being sent is not sent by another process.
    'ALTER TABLE people ADD COLUMN digest_day TEXT',
    'ALTER TABLE people ADD COLUMN digest_until {int}',
    'CREATE INDEX told_to_mail ON told (at) WHERE seen_at IS NULL AND mailed_at IS NULL',
  ],
};

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

/** Mails of a mailbox that are being read, or were begun and not ended: each is noted before it is begun. */
export const tries: Migration = {
  version: 13,
  name: 'the mailbox: how often a mail was begun',
  statements: [
    `CREATE TABLE mailbox_tries (
      mailbox TEXT NOT NULL,
      machine TEXT NOT NULL,
      validity TEXT NOT NULL,
      uid {int} NOT NULL,
      begun {int} NOT NULL,
      unfetched {int} NOT NULL,
      next_at {int} NOT NULL,
      PRIMARY KEY (mailbox, machine, uid)
    )`,
  ],
};

/** What a flood is told by of held enquiries, how a ticket was used after the first time, and mails of which nobody knows whether they arrived. */
export const unclear: Migration = {
  version: 14,
  name: 'marks of held enquiries, uses of a ticket, ends that are unclear',
  statements: [
    `CREATE TABLE held_marks (
      enquiry_id TEXT NOT NULL PRIMARY KEY REFERENCES enquiries (id),
      network TEXT,
      wider TEXT,
      shape TEXT
    ) {keyed}`,
    // Of a ticket that was used once, which is nearly every one, nothing more is written.
    'ALTER TABLE tickets ADD COLUMN uses {int}',
    'ALTER TABLE tickets ADD COLUMN used_at {int}',
    'ALTER TABLE tickets ADD COLUMN used_before {int}',
    'ALTER TABLE tickets ADD COLUMN networks TEXT',
    'CREATE INDEX tickets_of_networks ON tickets (used_at) WHERE networks IS NOT NULL',
    // A flood is emptied by the hundred, and visitors wait meanwhile: nothing is looked for in a whole table.
    'CREATE INDEX stray_mails_about ON stray_mails (enquiry_id) WHERE enquiry_id IS NOT NULL',
    'CREATE INDEX mentions_about ON mentions (enquiry_id)',
    'ALTER TABLE deliveries ADD COLUMN unclear {int} NOT NULL DEFAULT 0',
    'ALTER TABLE notice_batches ADD COLUMN unclear {int} NOT NULL DEFAULT 0',
  ],
};

const formerConsent = JSON.stringify([
  {
    text: 'I agree to my information being recorded and stored under the South African POPI Act, as described in the ',
  },
  { text: 'privacy policy', href: '/privacy-policy' },
  { text: '.' },
]);

/** The places forms have offered, and when those that went were offered last; and the words of consent forms had until content has them alone. */
export const offered: Migration = {
  version: 15,
  name: 'places that forms have offered, former words of consent',
  statements: [
    `CREATE TABLE offered_places (
      list TEXT NOT NULL,
      value TEXT NOT NULL,
      label TEXT NOT NULL,
      heading TEXT,
      gone_at {int},
      PRIMARY KEY (list, value)
    ) {keyed}`,
    // A ticket may be signed for them, and enquiries name them.
    `INSERT INTO consent_texts (version, parts, shown_at)
      SELECT 'popi-1', '${formerConsent}', {now} WHERE EXISTS (SELECT 1 FROM enquiries)
      ON CONFLICT (version) DO NOTHING`,
  ],
};

/** The words by which enquiries name properties, and when those that went named one last. */
export const named: Migration = {
  version: 16,
  name: 'words that name properties',
  statements: [
    `CREATE TABLE property_words (
      word TEXT NOT NULL,
      property TEXT NOT NULL,
      gone_at {int},
      PRIMARY KEY (word, property)
    ) {keyed}`,
  ],
};

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
