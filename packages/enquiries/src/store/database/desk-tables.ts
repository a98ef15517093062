/** Who works at the desk, how it is set, who looks at what, and what was told to whom. */
export const peopleTables: readonly string[] = [
  `CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    role TEXT NOT NULL,
    careers {int} NOT NULL,
    away_until {int},
    notices TEXT NOT NULL DEFAULT '{}',
    seen_at {int},
    given_at {int},
    left_at {int}
  )`,
  `CREATE TABLE desk_settings (one {int} PRIMARY KEY CHECK (one = 1), words TEXT NOT NULL, changed_at {int} NOT NULL,
    changed_by TEXT NOT NULL)`,
  `CREATE TABLE presence (
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    person TEXT NOT NULL,
    doing TEXT NOT NULL CHECK (doing IN ('reading', 'writing')),
    since {int} NOT NULL,
    seen_at {int} NOT NULL,
    PRIMARY KEY (enquiry_id, person)
  )`,
  'CREATE INDEX presence_by_time ON presence (seen_at)',
  `CREATE TABLE told (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    about TEXT,
    at {int} NOT NULL,
    seen_at {int},
    mailed_at {int}
  )`,
  'CREATE INDEX told_to ON told (person, at)',
  'CREATE INDEX told_of ON told (enquiry_id)',
];

/** What was said about an enquiry, to the traveller and among the house, and mails that belong to none. */
export const conversationTables: readonly string[] = [
  `CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    way TEXT NOT NULL CHECK (way IN ('answer', 'telephone', 'traveller')),
    state TEXT NOT NULL CHECK (state IN ('sent', 'stopped', 'called-back', 'spoken', 'received')),
    at {int} NOT NULL,
    person TEXT,
    version {int} NOT NULL,
    mail_id TEXT,
    answers TEXT,
    before TEXT,
    settled_at {int},
    sealed {blob}
  )`,
  'CREATE INDEX messages_of ON messages (enquiry_id, id)',
  'CREATE UNIQUE INDEX messages_by_mail ON messages (mail_id) WHERE mail_id IS NOT NULL',
  "CREATE INDEX messages_stopped ON messages (enquiry_id, at) WHERE state = 'stopped' AND sealed IS NOT NULL",
  `CREATE TABLE message_files (
    message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
    place {int} NOT NULL,
    kind TEXT NOT NULL,
    bytes {int} NOT NULL,
    unsafe TEXT,
    sealed {blob} NOT NULL,
    PRIMARY KEY (message_id, place)
  )`,
  'CREATE INDEX message_files_unsafe ON message_files (message_id) WHERE unsafe IS NOT NULL',
  `CREATE TABLE drafts (
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    person TEXT NOT NULL,
    at {int} NOT NULL,
    revision {int} NOT NULL,
    version {int} NOT NULL,
    sealed {blob} NOT NULL,
    PRIMARY KEY (enquiry_id, person)
  )`,
  `CREATE TABLE notes (
    id TEXT PRIMARY KEY,
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    person TEXT NOT NULL,
    at {int} NOT NULL,
    changed_at {int},
    sealed {blob} NOT NULL
  )`,
  'CREATE INDEX notes_of ON notes (enquiry_id, id)',
  `CREATE TABLE mentions (
    note_id TEXT NOT NULL REFERENCES notes (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    enquiry_id TEXT NOT NULL,
    at {int} NOT NULL,
    seen_at {int},
    PRIMARY KEY (note_id, person)
  )`,
  `CREATE TABLE tags (
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    tag TEXT NOT NULL,
    at {int} NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (enquiry_id, tag)
  )`,
  'CREATE INDEX tags_by_tag ON tags (tag, enquiry_id)',
  `CREATE TABLE stray_mails (
    id TEXT PRIMARY KEY,
    at {int} NOT NULL,
    mail_id TEXT,
    enquiry_id TEXT,
    settled_at {int},
    settled_by TEXT,
    sealed {blob}
  )`,
  'CREATE UNIQUE INDEX stray_mails_by_mail ON stray_mails (mail_id) WHERE mail_id IS NOT NULL',
  `CREATE TABLE mailbox_places (mailbox TEXT PRIMARY KEY, validity TEXT NOT NULL, last {int} NOT NULL, at {int} NOT NULL)`,
];

/** What enquiries are found by, and what was done to many at once. */
export const findingTables: readonly string[] = [
  `CREATE TABLE enquiry_properties (
    property TEXT NOT NULL,
    received_at {int} NOT NULL,
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    PRIMARY KEY (property, received_at, enquiry_id)
  )`,
  'CREATE INDEX enquiry_properties_of ON enquiry_properties (enquiry_id)',
  `CREATE TABLE search_terms (
    term {blob} NOT NULL,
    received_at {int} NOT NULL,
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    PRIMARY KEY (term, received_at, enquiry_id)
  )`,
  'CREATE INDEX search_terms_of ON search_terms (enquiry_id)',
  `CREATE TABLE saved_views (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    shared {int} NOT NULL,
    name TEXT NOT NULL,
    filter TEXT NOT NULL,
    place {int} NOT NULL,
    at {int} NOT NULL
  )`,
  `CREATE TABLE bulk_acts (
    id TEXT PRIMARY KEY,
    at {int} NOT NULL,
    person TEXT NOT NULL,
    act TEXT NOT NULL,
    count {int} NOT NULL,
    before TEXT NOT NULL,
    undone_at {int}
  )`,
];

/** Who looked at what, what may not be erased, what is asked to be, and consent that was withdrawn. */
export const privacyTables: readonly string[] = [
  `CREATE TABLE accesses (
    id TEXT PRIMARY KEY,
    at {int} NOT NULL,
    person TEXT NOT NULL,
    what TEXT NOT NULL,
    enquiry_id TEXT,
    about TEXT
  )`,
  'CREATE INDEX accesses_of ON accesses (enquiry_id, id)',
  `CREATE TABLE legal_holds (
    id TEXT PRIMARY KEY,
    enquiry_id TEXT,
    who TEXT,
    placed_at {int} NOT NULL,
    placed_by TEXT NOT NULL,
    lift_asked_at {int},
    lift_asked_by TEXT,
    lifted_at {int},
    lifted_by TEXT,
    sealed {blob}
  )`,
  'CREATE INDEX legal_holds_on_enquiry ON legal_holds (enquiry_id) WHERE lifted_at IS NULL',
  'CREATE INDEX legal_holds_on_person ON legal_holds (who) WHERE lifted_at IS NULL',
  `CREATE TABLE erasure_requests (
    id TEXT PRIMARY KEY,
    enquiry_id TEXT,
    who TEXT,
    asked_at {int} NOT NULL,
    asked_by TEXT NOT NULL,
    confirmed_at {int},
    confirmed_by TEXT,
    withdrawn_at {int},
    withdrawn_by TEXT,
    finished_at {int},
    receipt TEXT
  )`,
  `CREATE TABLE withdrawals (
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    purpose TEXT NOT NULL,
    at {int} NOT NULL,
    person TEXT,
    way TEXT NOT NULL,
    PRIMARY KEY (enquiry_id, purpose)
  )`,
];
