import type { Migration } from './migration.ts';

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
