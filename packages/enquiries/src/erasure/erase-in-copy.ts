import { DatabaseSync } from 'node:sqlite';
import { aboutIt } from '../store/erase-personal.ts';

/** What takes somebody out of a table, in one statement. */
interface Cut {
  /** A copy may be of any version: where it has not all of these columns, nothing is to be done. */
  readonly of: readonly `${string}.${string}`[];
  readonly statement: string;
}

/** Takes an enquiry's person out; each takes its id. */
const ofEnquiry: readonly Cut[] = [
  ...aboutIt.map(
    ([table, condition]): Cut => ({
      of: [`${table}.${condition.split(' ', 1)[0]}`],
      statement: `DELETE FROM ${table} WHERE ${condition}`,
    }),
  ),
  // The terms go before what they are known by.
  {
    of: ['search_words.enquiry_id', 'search_terms.place', 'enquiries.place'],
    statement: 'DELETE FROM search_terms WHERE place = (SELECT place FROM enquiries WHERE id = ?)',
  },
  { of: ['search_words.enquiry_id'], statement: 'DELETE FROM search_words WHERE enquiry_id = ?' },
  {
    of: ['merges.kept'],
    statement: 'UPDATE merges SET kept = NULL, sealed = NULL WHERE ? IN (first_id, second_id)',
  },
  { of: ['links.one'], statement: 'DELETE FROM links WHERE ? IN (one, other)' },
  {
    of: ['messages.sealed'],
    statement: 'UPDATE messages SET sealed = NULL, mail_id = NULL, before = NULL WHERE enquiry_id = ?',
  },
  {
    of: ['messages.who', 'messages.digest'],
    statement: 'UPDATE messages SET who = NULL, digest = NULL WHERE enquiry_id = ?',
  },
  { of: ['actions.about'], statement: 'UPDATE actions SET about = NULL WHERE enquiry_id = ?' },
  {
    of: ['tickets.networks'],
    statement: 'UPDATE tickets SET networks = NULL WHERE nonce = (SELECT nonce FROM enquiries WHERE id = ?)',
  },
  { of: ['enquiries.person'], statement: 'UPDATE enquiries SET person = NULL WHERE id = ?' },
];

/** Takes an address out that nothing is under any more; each takes its hash. */
const ofAddress: readonly Cut[] = [
  { of: ['stays.who'], statement: 'DELETE FROM stays WHERE who = ?' },
  { of: ['mail_rules.who'], statement: 'DELETE FROM mail_rules WHERE who = ?' },
];

/** Takes a mail of no enquiry out; each takes its id. */
const ofMail: readonly Cut[] = [
  { of: ['stray_terms.stray_id'], statement: 'DELETE FROM stray_terms WHERE stray_id = ?' },
  { of: ['stray_files.stray_id'], statement: 'DELETE FROM stray_files WHERE stray_id = ?' },
  {
    of: ['stray_mails.sealed'],
    statement: 'UPDATE stray_mails SET sealed = NULL, mail_id = NULL WHERE id = ?',
  },
  {
    of: ['stray_mails.who', 'stray_mails.digest'],
    statement: 'UPDATE stray_mails SET who = NULL, digest = NULL WHERE id = ?',
  },
];

const slipsOfNothing = `DELETE FROM search_slips WHERE term NOT IN (SELECT term FROM search_terms)
  AND term NOT IN (SELECT term FROM stray_terms)`;

/** Tables of a copy with their columns, as "messages.who". */
function columnsOf(copy: DatabaseSync): ReadonlySet<string> {
  const rows = copy
    .prepare(
      `SELECT t.name AS "of", c.name AS "column" FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'`,
    )
    .all();
  return new Set(rows.map(({ of, column }) => `${of}.${column}`));
}

/** Erases in a copy whatever `isErased`, as `erasePersonal` does, in tables of any version. @returns how many */
export function eraseIn(file: string, isErased: (id: string) => boolean, now: number): number {
  const copy = new DatabaseSync(file, { timeout: 1000 });
  try {
    copy.exec('PRAGMA secure_delete = ON');
    const there = columnsOf(copy);
    const fits = ({ of }: Cut) => of.every((column) => there.has(column));
    const run = (cuts: readonly Cut[], value: string) => {
      for (const { statement } of cuts.filter(fits)) copy.prepare(statement).run(value);
    };
    const list = (text: string, ...values: readonly string[]) =>
      copy
        .prepare(text)
        .all(...values)
        .flatMap(({ one }) => (one === null ? [] : [String(one)]));

    const ids = list('SELECT id AS one FROM enquiries WHERE sealed IS NOT NULL').filter(isErased);
    const mails = new Set(
      there.has('stray_mails.sealed')
        ? list('SELECT id AS one FROM stray_mails WHERE sealed IS NOT NULL').filter(isErased)
        : [],
    );
    if (ids.length === 0 && mails.size === 0) return 0;
    copy.exec('BEGIN IMMEDIATE');
    const addresses = new Set<string>();
    for (const id of ids) {
      if (there.has('enquiries.person'))
        for (const who of list('SELECT person AS one FROM enquiries WHERE id = ?', id)) addresses.add(who);
      if (there.has('participants.role')) {
        const theirs = "SELECT person AS one FROM participants WHERE enquiry_id = ? AND role = 'also-theirs'";
        for (const who of list(theirs, id)) addresses.add(who);
      }
      if (there.has('stray_mails.enquiry_id'))
        for (const mail of list('SELECT id AS one FROM stray_mails WHERE enquiry_id = ?', id))
          mails.add(mail);
      copy
        .prepare(
          `UPDATE enquiries SET state = 'erased', sealed = NULL, fingerprint = 'erased.' || id, erase_due_at = NULL,
            erased_at = ? WHERE id = ?`,
        )
        .run(now, id);
      run(ofEnquiry, id);
    }
    for (const who of addresses) {
      if (
        list("SELECT 1 AS one FROM enquiries WHERE person = ? AND state <> 'erased' LIMIT 1", who).length > 0
      )
        continue;
      run(ofAddress, who);
      if (there.has('stray_mails.who'))
        for (const mail of list('SELECT id AS one FROM stray_mails WHERE who = ?', who)) mails.add(mail);
    }
    for (const mail of mails) run(ofMail, mail);
    if (there.has('search_slips.term')) copy.exec(slipsOfNothing);
    copy.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
    return ids.length + mails.size;
  } finally {
    copy.close();
  }
}
