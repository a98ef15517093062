import { begunAndMerged, begunAndMergedColumns } from './begun-and-merged.ts';
import { deskColumns, deskColumnsOfEarlier } from './desk-columns.ts';
import { desk } from './desk-schema.ts';
import { dueToGo } from './due-to-go.ts';
import { erasedAddresses, erasedAddressesColumns } from './erased-addresses-table.ts';
import {
  besideSteps,
  changes,
  finding,
  type Migration,
  mailbox,
  named,
  offered,
  tries,
  unclear,
} from './migrations.ts';
import { ownPage, ownPageColumns } from './own-page-tables.ts';
import { placeNamesColumns, placeNamesTable } from './place-names-table.ts';
import { whoWrote } from './who-wrote.ts';

const firstColumns: Readonly<Record<string, readonly string[]>> = {
  enquiries: [
    'id',
    'reference',
    'kind',
    'state',
    'received_at',
    'form_version',
    'nonce',
    'fingerprint',
    'linked_to',
    'suspicion',
    'late',
    'synthetic',
    'page',
    'sealed',
    'last_contact_at',
    'travel_at',
    'erase_due_at',
    'erase_by',
    'erased_at',
  ],
  tickets: ['nonce', 'enquiry_id', 'uses', 'used_at', 'used_before', 'networks'],
  held_marks: ['enquiry_id', 'network', 'wider', 'shape'],
  consents: ['enquiry_id', 'version', 'text', 'at', 'purposes', 'page'],
  consent_texts: ['version', 'parts', 'shown_at'],
  property_words: ['word', 'property', 'gone_at'],
  offered_places: ['list', 'value', 'label', 'heading', 'gone_at'],
  deliveries: [
    'id',
    'enquiry_id',
    'channel',
    'state',
    'attempts',
    'unexplained',
    'fence',
    'next_at',
    'lease_until',
    'created_at',
    'expires_at',
    'delivered_at',
    'dismissed_at',
    'last_error',
    'copy',
    'unclear',
  ],
  attempts: ['id', 'delivery_id', 'at', 'outcome', 'detail'],
  actions: ['id', 'enquiry_id', 'at', 'done_by', 'action'],
  circuits: ['channel', 'form', 'opened_at', 'probe_at', 'faults', 'reason'],
  notices: ['id', 'kind', 'topic', 'line', 'created_at', 'batch'],
  notice_batches: ['id', 'urgency', 'created_at', 'next_at', 'attempts', 'told_at', 'unclear'],
  mail_recipients: ['hash', 'taken_at'],
  mail_takes: ['job_id', 'hash', 'at'],
  erasures: ['reference', 'finished_at', 'report'],
  erasure_ledger: ['hash', 'consent_version', 'erased_at'],
  attachments: ['enquiry_id', 'field', 'kind', 'bytes', 'sealed'],
  subscriptions: ['enquiry_id', 'asked_at', 'confirmed_at', 'left_at'],
  paces: ['key', 'points', 'expire'],
  installation: ['one', 'id', 'since'],
  migrations: ['version', 'name', 'applied_at', 'usable_from'],
};

/** The tables every version must have once migrated, with the columns the code reads: checked after every migration. */
export const expectedColumns: Readonly<Record<string, readonly string[]>> = {
  ...firstColumns,
  ...deskColumns,
  ...begunAndMergedColumns,
  ...ownPageColumns,
  ...erasedAddressesColumns,
  ...placeNamesColumns,
  ...Object.fromEntries(
    Object.entries(deskColumnsOfEarlier).map(([table, added]) => [
      table,
      [...(firstColumns[table] ?? []), ...added],
    ]),
  ),
};

/** It takes in what were seven steps before the first release; a store that had all of them is at this one. */
const first: Migration = {
  version: 7,
  name: 'enquiries, deliveries, notices, erasures, subscriptions, the installation',
  statements: [
    `CREATE TABLE enquiries (
      id TEXT PRIMARY KEY,
      reference TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('accepted', 'quarantined', 'discarded', 'erased')),
      received_at {int} NOT NULL,
      form_version TEXT NOT NULL,
      nonce TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      linked_to TEXT,
      suspicion TEXT,
      late {int} NOT NULL,
      synthetic {int} NOT NULL,
      page TEXT NOT NULL,
      sealed {blob},
      last_contact_at {int} NOT NULL,
      travel_at {int},
      erase_due_at {int},
      erase_by TEXT,
      erased_at {int},
      UNIQUE (nonce, fingerprint)
    )`,
    'CREATE INDEX enquiries_by_time ON enquiries (received_at, id)',
    'CREATE INDEX enquiries_by_state ON enquiries (state, received_at)',
    'CREATE INDEX enquiries_to_erase ON enquiries (erase_due_at) WHERE erase_due_at IS NOT NULL',
    `CREATE TABLE tickets (
      nonce TEXT PRIMARY KEY,
      enquiry_id TEXT NOT NULL
    )`,
    `CREATE TABLE consents (
      enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id),
      version TEXT NOT NULL,
      text TEXT NOT NULL,
      at {int} NOT NULL,
      purposes TEXT NOT NULL,
      page TEXT NOT NULL
    )`,
    `CREATE TABLE deliveries (
      id TEXT PRIMARY KEY,
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
      channel TEXT NOT NULL,
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
      UNIQUE (enquiry_id, channel)
    )`,
    `CREATE INDEX deliveries_to_do ON deliveries (channel, next_at)
      WHERE state IN ('pending', 'sending', 'waiting')`,
    "CREATE INDEX deliveries_dead ON deliveries (enquiry_id) WHERE state = 'dead'",
    // Jobs whose holder vanished are looked for at every claim: without it among all that wait, which are many in an outage.
    "CREATE INDEX deliveries_held ON deliveries (channel, lease_until) WHERE state = 'sending'",
    `CREATE TABLE attempts (
      id TEXT PRIMARY KEY,
      delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
      at {int} NOT NULL,
      outcome TEXT NOT NULL,
      detail TEXT NOT NULL
    )`,
    'CREATE INDEX attempts_by_delivery ON attempts (delivery_id, id)',
    `CREATE TABLE actions (
      id TEXT PRIMARY KEY,
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
      at {int} NOT NULL,
      done_by TEXT NOT NULL,
      action TEXT NOT NULL
    )`,
    'CREATE INDEX actions_by_enquiry ON actions (enquiry_id, id)',
    // A closed one keeps its count until its form takes something: `opened_at` is null.
    `CREATE TABLE circuits (
      channel TEXT NOT NULL,
      form TEXT NOT NULL,
      opened_at {int},
      probe_at {int} NOT NULL,
      faults {int} NOT NULL,
      reason TEXT NOT NULL,
      PRIMARY KEY (channel, form)
    )`,
    `CREATE TABLE notices (
      id TEXT PRIMARY KEY,
      kind TEXT NOT NULL,
      topic TEXT NOT NULL,
      line TEXT NOT NULL,
      created_at {int} NOT NULL,
      batch TEXT,
      UNIQUE (kind, topic)
    )`,
    'CREATE INDEX notices_to_tell ON notices (kind, created_at) WHERE batch IS NULL',
    'CREATE INDEX notices_by_batch ON notices (batch)',
    `CREATE TABLE notice_batches (
      id TEXT PRIMARY KEY,
      urgency TEXT NOT NULL CHECK (urgency IN ('at-once', 'hourly')),
      created_at {int} NOT NULL,
      next_at {int} NOT NULL,
      attempts {int} NOT NULL,
      told_at {int}
    )`,
    `CREATE TABLE erasures (
      reference TEXT PRIMARY KEY,
      finished_at {int} NOT NULL,
      report TEXT NOT NULL
    )`,
    `CREATE TABLE erasure_ledger (
      hash TEXT PRIMARY KEY,
      consent_version TEXT NOT NULL,
      erased_at {int} NOT NULL
    )`,
    'CREATE TABLE mail_recipients (hash TEXT PRIMARY KEY, taken_at {int} NOT NULL)',
    'CREATE TABLE mail_takes (job_id TEXT PRIMARY KEY, hash TEXT NOT NULL, at {int} NOT NULL)',
    'CREATE INDEX mail_takes_by_recipient ON mail_takes (hash, at)',
    'CREATE TABLE consent_texts (version TEXT PRIMARY KEY, parts TEXT NOT NULL, shown_at {int} NOT NULL)',
    `CREATE TABLE attachments (
      enquiry_id TEXT NOT NULL REFERENCES enquiries (id),
      field TEXT NOT NULL,
      kind TEXT NOT NULL,
      bytes {int} NOT NULL,
      sealed {blob} NOT NULL,
      PRIMARY KEY (enquiry_id, field)
    )`,
    `CREATE TABLE subscriptions (
      enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id),
      asked_at {int} NOT NULL,
      confirmed_at {int},
      left_at {int}
    )`,
    'CREATE INDEX subscriptions_unconfirmed ON subscriptions (asked_at) WHERE confirmed_at IS NULL',
    'CREATE TABLE paces (key TEXT PRIMARY KEY, points {int} NOT NULL, expire {int} NOT NULL)',
    'CREATE TABLE installation (one {int} PRIMARY KEY CHECK (one = 1), id TEXT NOT NULL, since {int} NOT NULL)',
  ],
};

/** Every step, oldest first. A step that has shipped is never edited: a change is a new step. */
export const migrations: readonly Migration[] = [
  first,
  desk,
  finding,
  mailbox,
  changes,
  tries,
  unclear,
  offered,
  named,
  whoWrote,
  begunAndMerged,
  ownPage,
  erasedAddresses,
  dueToGo,
  placeNamesTable,
  besideSteps,
];
