import type { Migration } from './migration.ts';

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
