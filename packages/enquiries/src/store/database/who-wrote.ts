import type { Migration } from './migrations.ts';

const files = `place {int} NOT NULL,
    kind TEXT NOT NULL,
    bytes {int} NOT NULL,
    unsafe TEXT,
    sealed {blob} NOT NULL,
    PRIMARY KEY (message_id, place)`;

/** Neither database widens a check in place. The files go first: dropping what they belong to would take them along. */
const messagesAnew: readonly string[] = [
  `CREATE TABLE messages_anew (
    id TEXT PRIMARY KEY,
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    way TEXT NOT NULL CHECK (way IN ('answer', 'telephone', 'traveller', 'page', 'forward')),
    state TEXT NOT NULL CHECK (state IN ('sent', 'stopped', 'called-back', 'spoken', 'received', 'planned')),
    at {int} NOT NULL,
    person TEXT,
    version {int} NOT NULL,
    mail_id TEXT,
    digest TEXT,
    who TEXT,
    answers TEXT,
    before TEXT,
    settled_at {int},
    send_at {int},
    remind_at {int},
    sealed {blob}
  )`,
  `INSERT INTO messages_anew (id, enquiry_id, way, state, at, person, version, mail_id, answers, before, settled_at, sealed)
    SELECT id, enquiry_id, way, state, at, person, version, mail_id, answers, before, settled_at, sealed FROM messages`,
  `CREATE TABLE message_files_anew (
    message_id TEXT NOT NULL REFERENCES messages_anew (id) ON DELETE CASCADE,
    ${files}
  )`,
  `INSERT INTO message_files_anew (message_id, place, kind, bytes, unsafe, sealed)
    SELECT message_id, place, kind, bytes, unsafe, sealed FROM message_files`,
  'DROP TABLE message_files',
  'DROP TABLE messages',
  'ALTER TABLE messages_anew RENAME TO messages',
  'ALTER TABLE message_files_anew RENAME TO message_files',
  'CREATE INDEX messages_of ON messages (enquiry_id, id)',
  // Two mails of one Message-ID that differ are two.
  'CREATE UNIQUE INDEX messages_by_mail ON messages (mail_id, digest) WHERE mail_id IS NOT NULL',
  'CREATE INDEX messages_by_writer ON messages (who) WHERE who IS NOT NULL',
  "CREATE INDEX messages_stopped ON messages (enquiry_id, at) WHERE state = 'stopped' AND sealed IS NOT NULL",
  "CREATE INDEX messages_planned ON messages (send_at) WHERE state = 'planned'",
  'CREATE INDEX messages_to_remind ON messages (remind_at) WHERE remind_at IS NOT NULL',
  'CREATE INDEX message_files_unsafe ON message_files (message_id) WHERE unsafe IS NOT NULL',
];

/** Who else has a part in an enquiry: `person` is the hash of the address, which is sealed with the name. */
const participants: readonly string[] = [
  `CREATE TABLE participants (
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    person TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('traveller', 'also-theirs', 'companion', 'lodge', 'aside', 'undecided')),
    by_person TEXT,
    at {int} NOT NULL,
    failed_at {int},
    failed_reason TEXT,
    sealed {blob} NOT NULL,
    PRIMARY KEY (enquiry_id, person)
  )`,
  'CREATE INDEX participants_by_person ON participants (person)',
];

/** `looked_at`: when a person first had it before them; nothing goes unread. `reads_like` orders the list. */
const unmatched: readonly string[] = [
  'ALTER TABLE stray_mails ADD COLUMN digest TEXT',
  'ALTER TABLE stray_mails ADD COLUMN due_at {int}',
  'ALTER TABLE stray_mails ADD COLUMN reads_like TEXT',
  'ALTER TABLE stray_mails ADD COLUMN looked_at {int}',
  'ALTER TABLE stray_mails ADD COLUMN away_by TEXT',
  'ALTER TABLE stray_mails ADD COLUMN away_at {int}',
  'ALTER TABLE stray_mails ADD COLUMN away_rule TEXT',
  // What was put away is found by search and can be taken back.
  `UPDATE stray_mails SET away_at = settled_at, away_by = settled_by, looked_at = settled_at, settled_at = NULL, settled_by = NULL
    WHERE settled_at IS NOT NULL AND enquiry_id IS NULL AND sealed IS NOT NULL`,
  'DROP INDEX stray_mails_by_mail',
  'CREATE UNIQUE INDEX stray_mails_by_mail ON stray_mails (mail_id, digest) WHERE mail_id IS NOT NULL',
  'DROP INDEX stray_mails_open',
  'CREATE INDEX stray_mails_open ON stray_mails (at) WHERE settled_at IS NULL AND away_at IS NULL',
  'CREATE INDEX stray_mails_of_rule ON stray_mails (away_rule) WHERE away_rule IS NOT NULL',
  'CREATE INDEX stray_mails_looked_at ON stray_mails (looked_at) WHERE looked_at IS NOT NULL AND settled_at IS NULL',
  `CREATE TABLE mail_rules (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('address', 'domain')),
    who TEXT NOT NULL UNIQUE,
    by_person TEXT NOT NULL,
    at {int} NOT NULL,
    sealed {blob} NOT NULL
  )`,
];

/** Who wrote each message and what they are to its enquiry; mails that belong to none as work; rules for their senders. */
export const whoWrote: Migration = {
  version: 17,
  name: 'who wrote a mail, who has a part in an enquiry, unmatched mails as work',
  statements: [...messagesAnew, ...participants, ...unmatched],
};
