import { notificationChoices } from '@sundowner/desk-wire/people';
import type { NotificationKind } from '@sundowner/desk-wire/work';
import { day, minute } from '../../clock.ts';
import type { Notice } from '../../delivery/channels/channel.ts';
import { UnclearDeliveryError } from '../../delivery/delivery-errors.ts';
import type { Sql, Store } from '../../store/database/port.ts';
import { noApplication } from '../../work/access.ts';
import { deskSettings } from '../../work/settings.ts';
import { isOpen } from '../../work/working-hours.ts';
import { mailTime, type NotificationDeps, restAfterFailure } from './notification-deps.ts';

export interface NotificationLine {
  readonly kind: NotificationKind;
  readonly reference: string;
}

const sentences: Readonly<Record<NotificationKind, string>> = {
  given: 'this enquiry was given to you',
  'taken-over': 'a colleague took this enquiry over from you',
  mention: 'a note mentions you',
  'traveller-wrote': 'the traveller wrote',
  'somebody-wrote': 'somebody else wrote about this enquiry',
  stopped: 'your answer was not sent; its text is kept',
  'called-back':
    'the answer that came before yours was called back, and nothing went out; yours is kept and can go now',
  refused: 'your answer was refused, and nobody has received it',
  unclear: 'your answer may have arrived, and nobody knows; say at the desk whether it goes out once more',
  'no-answer': 'nobody of theirs has answered by the day you chose, and it is your turn again',
  'due-soon': 'the first answer is due within half an hour',
};

/** Lines one mail shows; the desk has the rest. */
const longest = 40;

/** What happened while somebody was away from the desk: references, and nothing of a traveller's. */
export function notificationText(notifications: readonly NotificationLine[], deskAddress: string): Notice {
  const [first] = notifications;
  const lines = notifications
    .slice(0, longest)
    .flatMap(({ kind, reference }) => [
      `${reference}: ${sentences[kind]}.`,
      `${deskAddress}/${reference}`,
      '',
    ]);
  const more = notifications.length - longest;
  return {
    subject:
      first && notifications.length === 1
        ? `${first.reference}: ${sentences[first.kind].split(',')[0]}`
        : `${notifications.length} things for you at the enquiry desk`,
    lines: [
      ...lines,
      ...(more > 0 ? [`And ${more} more at the desk.`, ''] : []),
      'You are told by email of what happens while you are away from the desk. You can switch it off there, under your name.',
    ],
  };
}

/** A person at the desk has seen it on the page by then. */
const waits = 2 * minute;
/** What is older is no news: a long weekend and a day. */
const oldest = 5 * day;
const peopleAtOnce = 20;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly notices: string;
}

interface NotificationRow extends NotificationLine {
  readonly id: string;
}

/** Told, seen by nobody, mailed by nobody, to somebody who has not been at the desk since. */
const unseen = `t.seen_at IS NULL AND t.mailed_at IS NULL AND t.at <= ? AND t.at > ? AND COALESCE(p.seen_at, 0) < t.at
  AND p.left_at IS NULL AND e.state = 'accepted' AND (p.careers = 1 OR p.role = 'admin' OR (${noApplication}))`;
const tables = 'told t JOIN people p ON p.id = t.person JOIN enquiries e ON e.id = t.enquiry_id';

const peopleToNotify = (sql: Sql, now: number): Promise<Person[]> =>
  sql.rows<Person>(
    `SELECT DISTINCT p.id, p.name, p.address, p.notices FROM ${tables} WHERE ${unseen} ORDER BY p.id LIMIT ${peopleAtOnce}`,
    [now - waits, now - oldest],
  );

/** Takes what one person is to hear of, so that no other process mails it as well. */
function take(store: Store, person: string, now: number): Promise<NotificationRow[]> {
  return store.transaction(async (sql) => {
    const rows = await sql.rows<NotificationRow>(
      `SELECT t.id, t.kind, e.reference FROM ${tables} WHERE t.person = ? AND ${unseen} ORDER BY t.id`,
      [person, now - waits, now - oldest],
    );
    const taken: NotificationRow[] = [];
    for (const row of rows) {
      const held = await sql.run('UPDATE told SET mailed_at = ? WHERE id = ? AND mailed_at IS NULL', [
        now,
        row.id,
      ]);
      if (held > 0) taken.push(row);
    }
    return taken;
  });
}

const putBack = (store: Store, rows: readonly NotificationRow[]): Promise<unknown> =>
  store.transaction(async (sql) => {
    for (const { id } of rows) await sql.run('UPDATE told SET mailed_at = NULL WHERE id = ?', [id]);
  });

/**
 * Tells people by mail, in working hours, what happened to their enquiries while they were not at the desk: that the traveller wrote,
 * above all. Everything of one moment is one mail; a person who comes to the desk first is told there alone. A process that ends between
 * taking and sending loses a mail; the desk and the digest say the same.
 *
 * @returns a function that does one round and resolves with the number of mails it sent
 */
export function createNotificationMails({
  store,
  mailer,
  clock,
  log,
  deskAddress,
  collection,
}: NotificationDeps): () => Promise<number> {
  let restUntil = 0;

  async function notifyPerson(person: Person, now: number): Promise<number> {
    const rows = await take(store, person.id, now);
    const wanted = notificationChoices.parse(JSON.parse(person.notices)).mail;
    const [first] = rows;
    if (!first || !wanted) return 0;
    try {
      const { name, address } = person;
      const notice = notificationText(rows, deskAddress);
      await mailer.sendTo({ name, address }, notice, `told-${first.id}`, AbortSignal.timeout(mailTime));
      return 1;
    } catch (error) {
      // They may have it, and read the same at the desk.
      if (!(error instanceof UnclearDeliveryError)) await putBack(store, rows);
      restUntil = clock.now() + restAfterFailure;
      log.warn(
        { person: person.id, error: error instanceof Error ? error.name : 'failure' },
        'a person could not be told by mail',
      );
      return 0;
    }
  }

  async function isHouseOpen(now: number): Promise<boolean> {
    const { installation, closedDays } = collection();
    return isOpen(now, { ...(await deskSettings(store.read)), closedDays }, installation.timeZone);
  }

  return async () => {
    const now = clock.now();
    if (now < restUntil) return 0;
    const people = await peopleToNotify(store.read, now);
    if (people.length === 0 || !(await isHouseOpen(now))) return 0;
    let sent = 0;
    for (const person of people) sent += await notifyPerson(person, now);
    return sent;
  };
}
