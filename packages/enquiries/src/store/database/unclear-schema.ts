import type { Migration } from './migration.ts';

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
