import type { Migration } from './migrations.ts';

/** What is deleted after its time is looked for several times a minute: by indexes, whatever else these tables hold. */
export const dueToGo: Migration = {
  version: 21,
  name: 'indexes for texts and notifications whose time is over',
  statements: [
    `CREATE INDEX messages_to_forget ON messages (at)
      WHERE state IN ('stopped', 'called-back') AND sealed IS NOT NULL`,
    'CREATE INDEX told_at ON told (at)',
  ],
};
