/**
 * Channels of PostgreSQL's LISTEN and NOTIFY on which machines that share a database say that there is something to look for. None carries
 * words: who hears one asks the database, or the studio, what it is. What is lost on the way the polls find.
 */
export const databaseChannels = {
  /** What is published changed. Every studio says it in the transaction that records the change, since the first release. */
  content: 'sundowner_content',
  /** Something happened at the enquiry desk. */
  desk: 'sundowner_desk',
  /** There may be something to deliver, or an enquiry that nobody has taken up. */
  work: 'sundowner_work',
  /** A time was set for an entry, or taken back. */
  schedules: 'sundowner_schedules',
} as const;

export type DatabaseChannel = (typeof databaseChannels)[keyof typeof databaseChannels];
