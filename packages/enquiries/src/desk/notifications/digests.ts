import { enquiryRecordOf, isEnquiryKind } from '@sundowner/brand';
import { weekdayInWords } from '@sundowner/calendar/words';
import { dayIn, momentIn, timeIn, type Zone } from '@sundowner/calendar/zone';
import type { ListCounts } from '@sundowner/desk-wire/list';
import { type DeskRole, notificationChoices } from '@sundowner/desk-wire/people';
import { hour, minute } from '../../clock.ts';
import type { Notice } from '../../delivery/channels/channel.ts';
import { UnclearDeliveryError } from '../../delivery/delivery-errors.ts';
import type { Sql, Store } from '../../store/database/port.ts';
import type { Asker } from '../../work/access.ts';
import { deskSettings } from '../../work/settings.ts';
import { isWorkingDay } from '../../work/working-hours.ts';
import { type CountLists, countUnmatchedMails } from '../desk-counts.ts';
import { listCondition } from '../list-condition.ts';
import { mailTime, type NotificationDeps, restAfterFailure } from './notification-deps.ts';

/** An enquiry of theirs whose turn is ours. */
export interface DigestLine {
  readonly reference: string;
  readonly kind: string;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly late: boolean;
}

export interface Digest {
  readonly counts: ListCounts;
  /** Theirs, the longest waiting first; no more than are shown. */
  readonly mine: readonly DigestLine[];
  /** Mails that belong to no enquiry yet. */
  readonly unmatched: number;
}

const kindOf = (kind: string): string =>
  isEnquiryKind(kind) ? enquiryRecordOf[kind].words.title : `Enquiry, ${kind}`;

const sinceText = (at: number, zone: Zone): string =>
  `${weekdayInWords(dayIn(at, zone))}, ${timeIn(at, zone)}`;

const withNobody = ({ with: people }: ListCounts): number =>
  people.find(({ person }) => person === '')?.count ?? 0;

/** What waits in the morning, in numbers and references: nothing of a traveller's. @returns `null` where nothing does */
export function digestText(
  { counts, mine, unmatched }: Digest,
  deskAddress: string,
  zone: Zone,
): Notice | null {
  const rows: readonly (readonly [string, number])[] = [
    ['Yours, our turn', counts.mine],
    ['With nobody', withNobody(counts)],
    ['Needs attention', counts.attention],
    ['Held', counts.held],
    ['Mails that belong to no enquiry', unmatched],
  ];
  const shown = rows.filter(([, count]) => count > 0);
  if (shown.length === 0) return null;
  const listed = mine.map(
    ({ reference, kind, since, late }) =>
      `- ${reference}, ${kindOf(kind)}, since ${sinceText(since, zone)}${late ? ', late' : ''}`,
  );
  const more = counts.mine - mine.length;
  return {
    subject: `Enquiry desk: ${shown
      .slice(0, 3)
      .map(([name, count]) => `${name.toLowerCase()} ${count}`)
      .join('; ')}`,
    lines: [
      ...shown.map(([name, count]) => `${name}: ${count}`),
      `Waiting for the traveller: ${counts.waiting}`,
      ...(listed.length > 0 ? ['', 'Yours, the longest waiting first:', ...listed] : []),
      ...(more > 0 && listed.length > 0 ? [`- and ${more} more`] : []),
      '',
      deskAddress,
      '',
      'This comes on working days. You can switch it off at the desk, under your name.',
    ],
  };
}

/** One that could not be sent in the morning is no digest of the morning any more. */
const window = 4 * hour;
/** How long one that is being sent is nobody else's. */
const lease = 2 * minute;
const mostLines = 20;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly role: DeskRole;
  readonly careers: number;
  readonly notices: string;
}

const condition = `left_at IS NULL AND (away_until IS NULL OR away_until <= ?) AND (digest_day IS NULL OR digest_day <> ?)
  AND (digest_until IS NULL OR digest_until <= ?)`;

const peopleDue = (sql: Sql, today: string, now: number): Promise<Person[]> =>
  sql.rows<Person>(
    `SELECT id, name, address, role, careers, notices FROM people WHERE ${condition} ORDER BY id`,
    [now, today, now],
  );

/** @returns whether the digest is ours to send */
const hold = (store: Store, id: string, today: string, now: number): Promise<boolean> =>
  store.transaction(
    async (sql) =>
      (await sql.run(`UPDATE people SET digest_until = ? WHERE id = ? AND ${condition}`, [
        now + lease,
        id,
        now,
        today,
        now,
      ])) > 0,
  );

const settle = (store: Store, id: string, today: string | null): Promise<unknown> =>
  store.transaction((sql) =>
    sql.run('UPDATE people SET digest_day = COALESCE(?, digest_day), digest_until = NULL WHERE id = ?', [
      today,
      id,
    ]),
  );

async function mineOf(sql: Sql, asker: Asker, now: number): Promise<DigestLine[]> {
  const { text, parameters } = listCondition('mine', {}, asker, now);
  const rows = await sql.rows<{ reference: string; kind: string; work_since: number; late: number }>(
    `SELECT e.reference, e.kind, e.work_since,
        CASE WHEN e.due_at IS NOT NULL AND e.due_at < ? AND e.first_answer_at IS NULL THEN 1 ELSE 0 END AS late
      FROM enquiries e WHERE ${text} ORDER BY e.work_since, e.id LIMIT ${mostLines}`,
    [now, ...parameters],
  );
  return rows.map(({ reference, kind, work_since: since, late }) => ({
    reference,
    kind,
    since,
    late: late === 1,
  }));
}

/**
 * Sends everybody who is there, on the mornings the house works, what waits for them: once, and again under the same Message-ID where
 * the process ended while it was sent.
 *
 * @returns a function that does one round and resolves with the number of mails it sent
 */
export function createDigests(
  deps: NotificationDeps & { readonly count: CountLists },
): () => Promise<number> {
  const { store, mailer, clock, log, deskAddress, collection, count } = deps;
  let restUntil = 0;

  async function sendTo(person: Person, today: string, now: number): Promise<number> {
    if (!(await hold(store, person.id, today, now))) return 0;
    const { id, name, address, role, careers } = person;
    const asker: Asker = { id, name, role, careers: careers === 1 };
    const wanted = notificationChoices.parse(JSON.parse(person.notices)).digest;
    const notice = wanted
      ? digestText(
          {
            counts: await count(store.read, asker, now),
            mine: await mineOf(store.read, asker, now),
            unmatched: (await countUnmatchedMails(store.read, now)).waiting,
          },
          deskAddress,
          collection().installation.timeZone,
        )
      : null;
    try {
      const key = `digest-${today}-${id}`;
      if (notice) await mailer.sendTo({ name, address }, notice, key, AbortSignal.timeout(mailTime));
    } catch (error) {
      // They may have it; one of tomorrow says the same.
      await settle(store, id, error instanceof UnclearDeliveryError ? today : null);
      restUntil = clock.now() + restAfterFailure;
      log.warn(
        { person: id, error: error instanceof Error ? error.name : 'failure' },
        'a digest could not be sent',
      );
      return 0;
    }
    await settle(store, id, today);
    return notice ? 1 : 0;
  }

  return async () => {
    const now = clock.now();
    const settings = await deskSettings(store.read);
    const { installation, closedDays } = collection();
    const zone = installation.timeZone;
    const today = dayIn(now, zone);
    const from = momentIn(today, settings.digestAt, zone);
    if (
      now < restUntil ||
      now < from ||
      now >= from + window ||
      !isWorkingDay(today, { ...settings, closedDays }, zone)
    )
      return 0;
    let sent = 0;
    for (const person of await peopleDue(store.read, today, now)) {
      if (now < restUntil) break;
      sent += await sendTo(person, today, now);
    }
    return sent;
  };
}
