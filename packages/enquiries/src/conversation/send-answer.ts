import type { AnswerAct, Answered } from '@sundowner/desk-wire/conversation';
import { cleanFormatted, withPictures } from '@sundowner/desk-wire/formatted';
import type { PartRole } from '@sundowner/desk-wire/mailboxes';
import { emptyField } from '@sundowner/desk-wire/templates';
import { day, isoTime, second } from '../clock.ts';
import type { Sql } from '../store/database/port.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import { isRefused, type Refused, refuse } from '../work/access.ts';
import { lockForWork, markChanged, notify, recordAction } from '../work/change.ts';
import { deskSettings } from '../work/settings.ts';
import { nextStatus } from '../work/transitions.ts';
import { type WorkRow, writeWork } from '../work/work-status.ts';
import { type AnswerContext, lastOfTheirs, markSettled, pickStatus } from './answer-rows.ts';
import { withConsentQuestion } from './consent-question.ts';
import { dropDraft } from './drafts.ts';
import { doubtfulAddresses, markLodge } from './failed-addresses.ts';
import type { MessageContent } from './message-content.ts';
import { insertDelivery, insertMessage, isOnlyCalledBack, settleEarlier } from './message-rows.ts';
import { roleOf, rolesAt } from './participants.ts';
import { chosenRecipients, everybody, type Recipients } from './recipients.ts';
import { unseenMessage } from './what-moved.ts';

/** The latest day an answer may wait for, or somebody be waited for. */
const furthest = 366 * day;

interface Sent {
  readonly state: string;
  readonly at: number;
  readonly version: number;
  readonly sendAt: number | null;
}

/**
 * An answer with this key, made before by the same device: the answer to a request that was sent twice. It may be another enquiry's since,
 * where two were taken apart.
 */
async function madeBefore(sql: Sql, enquiryId: string, person: string, key: string): Promise<Sent | null> {
  const [row] = await sql.rows<Sent>(
    'SELECT state, at, version, send_at AS "sendAt" FROM messages WHERE id = ? AND (enquiry_id = ? OR person = ?)',
    [key, enquiryId, person],
  );
  return row ?? null;
}

/** Keeps an answer that came second, whole, for its writer: nothing of it is sent. */
async function stop(
  sql: Sql,
  context: AnswerContext,
  row: WorkRow,
  answer: AnswerAct,
  words: MessageContent,
): Promise<Refused> {
  const { asker, now } = context;
  const stoppedBy = await unseenMessage(sql, context.vault, row.id, answer.version);
  await insertMessage(sql, context, row.id, answer, {
    way: 'answer',
    state: 'stopped',
    words,
    version: answer.version,
    answers: stoppedBy,
    before: null,
    sendAt: null,
    remindAt: null,
  });
  await dropDraft(sql, row.id, asker.id);
  await markChanged(sql, row.id, now);
  await recordAction(sql, row.id, { by: asker, now, action: 'wrote an answer that was stopped' });
  await notify(sql, { person: asker.id, kind: 'stopped', enquiryId: row.id, by: null, now });
  return refuse(
    'conversation-moved',
    'Your answer was not sent: the conversation went on meanwhile. Your text is kept.',
    answer.key,
  );
}

/** What it says, both ways alike, with its pictures named by the files that go with it. */
function wordsOf(answer: AnswerAct, { files = [] }: AnswerContext, recipients: Recipients): MessageContent {
  const { subject, attachments, close } = answer;
  const formatted = answer.html === null ? null : cleanFormatted(answer.html);
  const html =
    formatted?.html &&
    withPictures(formatted.html, (ofDraft) => {
      const place = attachments.findIndex((each) => each.from === 'draft' && each.place === ofDraft);
      return place < 0 ? null : `draft:${place}`;
    });
  return {
    subject,
    text: formatted?.text ?? answer.text,
    quoted: '',
    to: recipients.to[0]?.address ?? null,
    recipients,
    files: files.map(({ name }) => name),
    attachments,
    ...(html ? { html } : {}),
    ...(close ? { close } : {}),
  };
}

/** Why it cannot go as it is. */
function faultOf({ subject, text }: MessageContent): Refused | null {
  if (text.trim() === '') return refuse('empty-field', 'There is nothing in the answer.');
  return emptyField.test(text) || emptyField.test(subject)
    ? refuse('empty-field', 'A field of the template is still empty.')
    : null;
}

/** A moment that was chosen; `null` for none. */
function momentOf(chosen: string | null, now: number): number | null | Refused {
  if (chosen === null) return null;
  const at = Date.parse(chosen);
  if (at <= now) return refuse('wrong-state', 'The time you chose has passed.');
  return at > now + furthest ? refuse('wrong-state', 'The time you chose is more than a year away.') : at;
}

/** As it fits into a sentence. */
const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

/** "3 March 2026", in UTC: a day is what has to be known, whatever the clock of the house. */
const dayWords = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Asks once before a mail goes where nothing arrives, to an address that was erased, or to somebody nobody has decided about. */
async function doubtOf(
  sql: Sql,
  { vault }: AnswerContext,
  row: WorkRow,
  recipients: Recipients,
): Promise<Refused | null> {
  const all = everybody(recipients);
  const addresses = all.map(({ address }) => address);
  const { failed, unwanted, erased, undecided } = await doubtfulAddresses(sql, vault, row.id, addresses);
  const [dead] = failed;
  if (dead !== undefined)
    return refuse(
      'address-failed',
      `A mail to ${shortened(dead)} ${unwanted.includes(dead) ? 'was marked as spam' : 'came back'}. Send to it all the same?`,
    );
  const [gone] = erased;
  if (gone)
    return refuse(
      'address-erased',
      `Everything held of ${shortened(gone.address)} was erased on ${dayWords(gone.at)}. Send to it all the same?`,
    );
  const first = all.find(({ address }) => undecided.includes(address));
  return first
    ? refuse(
        'undecided',
        `${shortened(first.name || first.address)} is not decided. Send to them all the same?`,
      )
    : null;
}

/** What every mail of the house's is checked for, beside the version of the conversation. */
interface Checked {
  readonly words: MessageContent;
  readonly sendAt: number | null;
  readonly remindAt: number | null;
}

async function check(
  sql: Sql,
  context: AnswerContext,
  row: WorkRow,
  answer: AnswerAct,
): Promise<Checked | Refused> {
  const recipients = context.recipients ?? chosenRecipients(answer, context.address);
  if (recipients.to.length === 0)
    return refuse('no-address', 'They left no address an answer could go to: nobody is in To.');
  const words = wordsOf(answer, context, recipients);
  const fault = faultOf(words);
  if (fault) return fault;
  const sendAt = momentOf(answer.sendAt, context.now);
  if (isRefused(sendAt)) return sendAt;
  const remindAt = momentOf(answer.remindAt, sendAt ?? context.now);
  if (isRefused(remindAt)) return remindAt;
  const doubt = answer.allTheSame ? null : await doubtOf(sql, context, row, recipients);
  return doubt ?? { words, sendAt, remindAt };
}

/** What addresses of the traveller's are to the enquiry. */
const isTravellers: ReadonlySet<PartRole> = new Set(['traveller', 'also-theirs']);

/** An inner mail: no state of the work, no first answer and no version comes of it, and what is answered to it is the lodge's. */
async function forward(
  sql: Sql,
  context: AnswerContext,
  row: WorkRow,
  answer: AnswerAct,
  { words, sendAt }: Checked,
): Promise<'done' | Refused> {
  const { vault, asker, now } = context;
  const { to = [], cc = [], bcc = [] } = words.recipients ?? {};
  const hash = createPersonHash(vault);
  const enquiry = { id: row.id, person: context.address === null ? null : hash(context.address) };
  const roles = await rolesAt(sql, enquiry);
  const people = [...to, ...cc, ...bcc];
  if (people.some(({ address }) => isTravellers.has(roleOf(roles, enquiry, hash(address)))))
    return refuse('wrong-state', 'What is forwarded goes to the lodge, and not to the traveller.');
  await markLodge(sql, vault, row.id, people, { by: asker.id, now });
  await insertMessage(sql, context, row.id, answer, {
    way: 'forward',
    state: sendAt === null ? 'sent' : 'planned',
    words,
    version: row.version,
    answers: null,
    before: null,
    sendAt,
    remindAt: null,
  });
  return 'done';
}

/**
 * Hands an answer to the outbox, unless the conversation went on since its writer looked: of two answers to one version the store takes
 * one, and keeps the other's text (DSK-02). It leaves after the desk's delay, until which it can be called back, or at the time its writer
 * chose (`planned-answers.ts`).
 *
 * @param reference as it is stored
 */
export async function sendAnswer(
  sql: Sql,
  reference: string,
  answer: AnswerAct,
  context: AnswerContext,
): Promise<Answered | Refused> {
  const { asker, now } = context;
  const row = await lockForWork(sql, reference, asker, now);
  if (isRefused(row)) return row;
  const delay = (await deskSettings(sql)).sendDelay * second;
  const before = await madeBefore(sql, row.id, asker.id, answer.key);
  if (before) {
    return before.state === 'stopped'
      ? refuse('conversation-moved', 'Your answer was not sent; its text is kept.', answer.key)
      : {
          message: answer.key,
          callBackUntil: isoTime(before.sendAt ?? before.at + delay),
          version: before.version,
        };
  }
  // A mail to the lodge asks nobody.
  const asking = answer.forward ? answer : { ...answer, ...(await withConsentQuestion(sql, row.id, answer)) };
  const checked = await check(sql, context, row, asking);
  if (isRefused(checked)) return checked;
  const { words, sendAt, remindAt } = checked;

  let { version } = row;
  if (answer.forward) {
    const done = await forward(sql, context, row, answer, checked);
    if (isRefused(done)) return done;
  } else {
    const unchanged = await isOnlyCalledBack(sql, row.id, answer.version, row.version);
    if (!unchanged) return stop(sql, context, row, answer, words);
    const next = nextStatus(row, { type: 'answer', by: asker.id, close: answer.close }, now);
    if ('notNow' in next) return refuse('wrong-state', next.notNow);
    if (sendAt === null) version = next.version;
    const replaced = sendAt === null ? await settleEarlier(sql, row.id, now) : null;
    await insertMessage(sql, context, row.id, answer, {
      way: 'answer',
      state: sendAt === null ? 'sent' : 'planned',
      words,
      version,
      answers: await lastOfTheirs(sql, row.id),
      before: replaced && { ...pickStatus(row), ...replaced },
      sendAt,
      remindAt,
    });
    if (sendAt === null) await writeWork(sql, row.id, next);
    if (answer.instead !== null) await markSettled(sql, row.id, answer.instead, now);
  }
  if (sendAt === null) await insertDelivery(sql, row.id, answer.key, now + delay, now);
  await dropDraft(sql, row.id, asker.id);
  await markChanged(sql, row.id, now, sendAt === null && !answer.forward);
  await recordAction(sql, row.id, { by: asker, now, ...didOf(answer) });
  return { message: answer.key, callBackUntil: isoTime(sendAt ?? now + delay), version };
}

/** What the history says of it. */
function didOf({ forward: inner, sendAt, close }: AnswerAct): {
  readonly action: string;
  readonly about?: Readonly<Record<string, string>>;
} {
  if (sendAt !== null)
    return { action: inner ? 'planned a mail to the lodge' : 'planned an answer', about: { until: sendAt } };
  if (inner) return { action: 'wrote to the lodge' };
  return { action: close ? 'answered and closed it' : 'answered' };
}
