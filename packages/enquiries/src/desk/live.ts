import { createHash } from 'node:crypto';
import type { Live } from '@sundowner/desk-wire/live';
import type { DeskNotification } from '@sundowner/desk-wire/work';
import { isoTime, second } from '../clock.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { type Asker, seenKinds } from '../work/access.ts';
import type { DeskChanges } from '../work/changes.ts';
import { noteAtDesk } from '../work/people.ts';
import { presentAnywhere } from '../work/presence.ts';
import { type CountLists, countUnmatchedMails, type UnmatchedCounts } from './desk-counts.ts';

/** How long somebody waits for whom nothing happens; shorter than the timeout of any proxy. */
const longestWait = 25 * second;
/** What was committed later than it was begun is still seen: clocks of several machines differ by less. */
const overlap = 5 * second;
/** Changes one answer names; a desk that was away for longer reads the list anew. */
const mostChanges = 100;

interface Change {
  readonly reference: string;
  readonly at: number;
  readonly isNew: boolean;
}

/** What somebody has been shown: until when, and what of the overlap. */
interface Seen {
  readonly at: number;
  readonly changes: readonly string[];
  readonly present: string;
  readonly notifications: string;
  /** Mails that belong to no enquiry, as many as waited and were late. */
  readonly unmatched: string;
}

function readCursor(text: string | null): Seen | null {
  try {
    const [at, changes, present, notifications, unmatched]: unknown[] = JSON.parse(
      Buffer.from(text ?? '', 'base64url').toString('utf8'),
    );
    if (typeof at !== 'number' || !Array.isArray(changes)) return null;
    return {
      at,
      changes: changes.map(String),
      present: String(present),
      notifications: String(notifications),
      unmatched: String(unmatched),
    };
  } catch {
    return null;
  }
}

const writeCursor = ({ at, changes, present, notifications, unmatched }: Seen): string =>
  Buffer.from(JSON.stringify([at, changes, present, notifications, unmatched])).toString('base64url');

const markOf = ({ reference, at }: Change): string => `${reference}@${at}`;

async function changesAfter(sql: Sql, asker: Asker, at: number): Promise<Change[]> {
  const rows = await sql.rows<{ reference: string; changed_at: number; received_at: number }>(
    // What came in and was not changed is in no index of changes. Sorted for a UNION, SQLite would go through every enquiry.
    `SELECT e.reference, e.changed_at, e.received_at FROM enquiries e WHERE e.id IN (
        SELECT id FROM enquiries WHERE changed_at <> received_at AND changed_at > ?
        UNION ALL SELECT id FROM enquiries WHERE received_at > ?)
      AND ${seenKinds(asker)} ORDER BY e.changed_at DESC, e.id DESC LIMIT ${mostChanges}`,
    [at, at],
  );
  return rows.map((row) => ({
    reference: row.reference,
    at: row.changed_at,
    isNew: row.received_at > at,
  }));
}

async function notificationsFor(sql: Sql, asker: Asker): Promise<DeskNotification[]> {
  const rows = await sql.rows<{
    id: string;
    kind: DeskNotification['kind'];
    reference: string;
    about: string | null;
    at: number;
  }>(
    `SELECT t.id, t.kind, e.reference, t.about, t.at FROM told t JOIN enquiries e ON e.id = t.enquiry_id
      WHERE t.person = ? AND t.seen_at IS NULL AND ${seenKinds(asker)} ORDER BY t.id DESC LIMIT 50`,
    [asker.id],
  );
  return rows.map(({ id, kind, reference, about, at }) => ({
    id,
    kind,
    reference,
    by: about,
    at: isoTime(at),
  }));
}

interface Look {
  readonly seen: Seen;
  readonly fresh: readonly Change[];
  readonly presence: Live['presence'];
  readonly notifications: readonly DeskNotification[];
  readonly mails: UnmatchedCounts;
}

async function look(sql: Sql, asker: Asker, before: Seen | null, now: number): Promise<Look> {
  const [changes, presence, notifications, mails] = await Promise.all([
    before ? changesAfter(sql, asker, before.at - overlap) : [],
    presentAnywhere(sql, seenKinds(asker), now),
    notificationsFor(sql, asker),
    countUnmatchedMails(sql, now),
  ]);
  const known = new Set(before?.changes);
  const words = presence.map(({ reference, person, doing }) => `${reference} ${person} ${doing}`).sort();
  return {
    seen: {
      at: Math.max(before?.at ?? now, ...changes.map(({ at }) => at)),
      changes: changes.map(markOf),
      present: createHash('sha256').update(words.join('\n')).digest('base64url').slice(0, 12),
      notifications: notifications[0]?.id ?? '',
      unmatched: `${mails.waiting} ${mails.late}`,
    },
    fresh: changes.filter((change) => !known.has(markOf(change))),
    presence,
    notifications,
    mails,
  };
}

const isNews = ({ fresh, seen }: Look, before: Seen): boolean =>
  fresh.length > 0 ||
  seen.present !== before.present ||
  seen.notifications !== before.notifications ||
  seen.unmatched !== before.unmatched;

/** What happens at the desk, for one person. */
export interface LiveDesk {
  /** @param cursor of the answer before; `null` for now, and no changes */
  next(asker: Asker, cursor: string | null, signal: AbortSignal): Promise<Live>;
}

/**
 * Waits until something happens that `asker` may see: an enquiry came in or changed, somebody looks at one or has gone, they were
 * notified. It looks at the store at once when this process or another announces something, and from time to time.
 */
export function createLiveDesk(deps: {
  readonly store: Store;
  readonly changes: Pick<DeskChanges, 'next'>;
  readonly now: () => number;
  readonly count: CountLists;
  readonly mailbox: string | null;
  /** How often the store is looked at for what nobody announced. */
  readonly lookEvery: number;
  readonly wait?: number;
}): LiveDesk {
  const { store, changes, now, lookEvery, wait = longestWait } = deps;
  return {
    async next(asker, cursor, signal) {
      const before = readCursor(cursor);
      await noteAtDesk(store, asker.id, now());
      const end = performance.now() + wait;
      let found = await look(store.read, asker, before, now());
      while (before && !isNews(found, before) && !signal.aborted && performance.now() < end) {
        await changes.next(Math.min(lookEvery, Math.max(0, end - performance.now())), signal);
        found = await look(store.read, asker, before, now());
      }
      return {
        cursor: writeCursor(found.seen),
        changed: found.fresh.map(({ reference, at, isNew }) => ({ reference, at: isoTime(at), isNew })),
        counts: await deps.count(store.read, asker, now()),
        presence: found.presence,
        notifications: found.notifications,
        mailbox: {
          comesIn: deps.mailbox !== null,
          unmatched: found.mails.waiting,
          late: found.mails.late,
        },
      };
    },
  };
}
