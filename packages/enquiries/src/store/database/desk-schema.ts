import { conversationTables, findingTables, peopleTables, privacyTables } from './desk-tables.ts';
import type { Migration } from './migrations.ts';

/** Days of the past that a store made before the desk brings along as New; older enquiries come to it as Done. */
const newDays = 14;

/** The same table with a message beside the channel, since one enquiry has many answers; neither database can widen the rule in place. */
const deliveriesAgain: readonly string[] = [
  `CREATE TABLE deliveries_of_desk (
    id TEXT PRIMARY KEY,
    enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
    channel TEXT NOT NULL,
    message TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL CHECK (state IN ('pending', 'sending', 'waiting', 'delivered', 'dead')),
    attempts {int} NOT NULL,
    unexplained {int} NOT NULL,
    fence {int} NOT NULL,
    next_at {int} NOT NULL,
    lease_until {int},
    created_at {int} NOT NULL,
    expires_at {int} NOT NULL,
    delivered_at {int},
    dismissed_at {int},
    last_error TEXT,
    copy {int} NOT NULL DEFAULT 0,
    UNIQUE (enquiry_id, channel, message)
  )`,
  `INSERT INTO deliveries_of_desk (id, enquiry_id, channel, state, attempts, unexplained, fence, next_at, lease_until, created_at,
      expires_at, delivered_at, dismissed_at, last_error, copy)
    SELECT id, enquiry_id, channel, state, attempts, unexplained, fence, next_at, lease_until, created_at,
      expires_at, delivered_at, dismissed_at, last_error, copy FROM deliveries`,
  `CREATE TABLE attempts_of_desk (
    id TEXT PRIMARY KEY,
    delivery_id TEXT NOT NULL REFERENCES deliveries_of_desk (id) ON DELETE CASCADE,
    at {int} NOT NULL,
    outcome TEXT NOT NULL,
    detail TEXT NOT NULL
  )`,
  `INSERT INTO attempts_of_desk (id, delivery_id, at, outcome, detail)
    SELECT id, delivery_id, at, outcome, detail FROM attempts`,
  // The attempts go first: dropping what they belong to would take them along.
  'DROP TABLE attempts',
  'DROP TABLE deliveries',
  'ALTER TABLE deliveries_of_desk RENAME TO deliveries',
  'ALTER TABLE attempts_of_desk RENAME TO attempts',
  `CREATE INDEX deliveries_to_do ON deliveries (channel, next_at)
    WHERE state IN ('pending', 'sending', 'waiting')`,
  "CREATE INDEX deliveries_dead ON deliveries (enquiry_id) WHERE state = 'dead'",
  "CREATE INDEX deliveries_held ON deliveries (channel, lease_until) WHERE state = 'sending'",
  'CREATE INDEX attempts_by_delivery ON attempts (delivery_id, id)',
];

const work: readonly string[] = [
  `ALTER TABLE enquiries ADD COLUMN work TEXT NOT NULL DEFAULT 'new'
    CHECK (work IN ('new', 'open', 'waiting', 'done', 'none'))`,
  'ALTER TABLE enquiries ADD COLUMN work_since {int} NOT NULL DEFAULT 0',
  'ALTER TABLE enquiries ADD COLUMN assignee TEXT',
  'ALTER TABLE enquiries ADD COLUMN snooze_until {int}',
  'ALTER TABLE enquiries ADD COLUMN first_answer_at {int}',
  'ALTER TABLE enquiries ADD COLUMN first_answer_by TEXT',
  'ALTER TABLE enquiries ADD COLUMN due_at {int}',
  'ALTER TABLE enquiries ADD COLUMN conversation {int} NOT NULL DEFAULT 0',
  'ALTER TABLE enquiries ADD COLUMN changed_at {int} NOT NULL DEFAULT 0',
  'ALTER TABLE enquiries ADD COLUMN taken_up {int} NOT NULL DEFAULT 0',
  'ALTER TABLE enquiries ADD COLUMN indexed {int} NOT NULL DEFAULT 0',
  'ALTER TABLE enquiries ADD COLUMN country TEXT',
  'ALTER TABLE enquiries ADD COLUMN person TEXT',
  'ALTER TABLE actions ADD COLUMN person TEXT',
  'ALTER TABLE actions ADD COLUMN about TEXT',
  // An address nobody confirmed is no work, and neither a confirmed one nor our own trial waits for an answer.
  `UPDATE enquiries SET work_since = received_at, changed_at = received_at, work = CASE
    WHEN id IN (SELECT enquiry_id FROM subscriptions WHERE confirmed_at IS NULL) THEN 'none'
    WHEN kind = 'newsletter' OR synthetic = 1 THEN 'done'
    WHEN received_at < {now} - ${newDays * 86_400_000} THEN 'done'
    ELSE 'new' END`,
  // SQLite took the state for a good beginning of every question, though nearly all enquiries are accepted: those that are not stand apart.
  'DROP INDEX enquiries_by_state',
  "CREATE INDEX enquiries_apart ON enquiries (state, received_at) WHERE state <> 'accepted'",
  // Each is asked for word for word: SQLite uses a partial index for nothing else.
  `CREATE INDEX enquiries_our_turn ON enquiries (work_since, id)
    WHERE state = 'accepted' AND work IN ('new', 'open')`,
  "CREATE INDEX enquiries_waiting ON enquiries (work_since, id) WHERE state = 'accepted' AND work = 'waiting'",
  // With the kind in it, so that a count reads no enquiry.
  "CREATE INDEX enquiries_done ON enquiries (received_at, id, kind) WHERE state = 'accepted' AND work = 'done'",
  `CREATE INDEX enquiries_due ON enquiries (due_at)
    WHERE due_at IS NOT NULL AND first_answer_at IS NULL AND state = 'accepted'`,
  'CREATE INDEX enquiries_snoozed ON enquiries (snooze_until) WHERE snooze_until IS NOT NULL',
  'CREATE INDEX enquiries_changed ON enquiries (changed_at, id)',
  'CREATE INDEX enquiries_to_take_up ON enquiries (received_at) WHERE taken_up = 0',
  'CREATE INDEX enquiries_to_index ON enquiries (received_at) WHERE indexed = 0 AND taken_up = 1',
  'CREATE INDEX enquiries_of_person ON enquiries (person, received_at) WHERE person IS NOT NULL',
  'CREATE INDEX enquiries_by_country ON enquiries (country, received_at, id) WHERE country IS NOT NULL',
  'CREATE INDEX enquiries_by_kind ON enquiries (kind, received_at, id)',
];

export const desk: Migration = {
  version: 8,
  name: 'the desk: work, people, conversations, finding, privacy',
  statements: [
    ...deliveriesAgain,
    ...work,
    ...peopleTables,
    ...conversationTables,
    ...findingTables,
    ...privacyTables,
  ],
};
