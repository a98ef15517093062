import { dayInWords } from '@sundowner/calendar/words';
import { dayIn, timeIn } from '@sundowner/calendar/zone';
import { cityOfZone } from '@sundowner/calendar/zone-words';
import type { Clock } from '../clock.ts';
import { safeFirstName } from '../delivery/channels/visitor-mail/visitor-view.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import { fileNameFor } from '../delivery/stored-enquiry.ts';
import { ownWords } from '../desk/row-words.ts';
import { opened } from '../search/written.ts';
import { attachmentFacts, contentTypes } from '../store/attachment.ts';
import type { Sql } from '../store/database/port.ts';
import { openPersonal, type PersonalFields, type PersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { askedKeys, keptProperties } from '../work/asked-properties.ts';
import { deskSettings } from '../work/settings.ts';
import { dueAfter, neverOpens } from '../work/working-hours.ts';
import { askedFacts, endOfNumber, ownName, placesAsked, stayOf } from './asked.ts';
import { openCodes } from './codes.ts';
import { heldRows, keptUntil } from './held-rows.ts';
import { isWithdrawn, type OwnEnquiry } from './own-enquiry.ts';
import type { OwnConcierge, OwnLetter, OwnMessage, OwnStatus } from './own-letter.ts';
import {
  drawnMessage,
  filesOfMessages,
  fileWords,
  firstNameOf,
  momentInWords,
  paragraphsOf,
  type ShownMessage,
  shownMessages,
} from './shown-messages.ts';
import { statusWords, whyCameBack } from './status-words.ts';
import { callZone } from './stay-change.ts';
import { undoLife } from './withdraw.ts';

export interface LetterDeps {
  readonly vault: Vault;
  readonly hash: PersonHash;
  readonly clock: Clock;
  readonly content: CurrentContent;
  readonly retentionMonths: number;
}

async function namesOf(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await sql.rows<{ id: string; name: string }>(
    `SELECT id, name FROM people WHERE id IN (${wanted.map(() => '?').join(', ')})`,
    wanted,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Since when its concierge has it, or the newest words of theirs, whichever is later. */
async function sinceWhen(sql: Sql, { row }: OwnEnquiry, messages: readonly ShownMessage[]): Promise<number> {
  const last = messages.findLast(({ by }) => by === 'them')?.at;
  if (last !== undefined) return last;
  if (row.assignee === null) return row.receivedAt;
  const [given] = await sql.rows<{ at: number | null }>(
    "SELECT MAX(at) AS at FROM actions WHERE enquiry_id = ? AND action IN ('took it', 'gave it', 'gave it automatically')",
    [row.id],
  );
  return Math.max(row.receivedAt, given?.at ?? 0);
}

async function statusOf(
  sql: Sql,
  { clock, content }: LetterDeps,
  enquiry: OwnEnquiry,
  messages: readonly ShownMessage[],
  names: ReadonlyMap<string, string>,
): Promise<OwnStatus> {
  const { row } = enquiry;
  const { installation, closedDays } = content().collection;
  const settings = await deskSettings(sql);
  const hours = { ...settings, closedDays };
  const zone = installation.timeZone;
  const isHeld = row.state === 'quarantined';
  const answers = messages.filter(({ by }) => by === 'us');
  const last = answers.at(-1);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const assignee = isHeld ? null : nameOf(row.assignee);
  const work = isHeld ? 'new' : row.work === 'none' ? 'done' : row.work;
  const since = work === 'done' || work === 'waiting' ? row.since : await sinceWhen(sql, enquiry, messages);
  const due =
    work === 'new' && !isHeld && row.dueAt !== null && messages.length === 0
      ? row.dueAt
      : dueAfter(work === 'new' ? row.receivedAt : since, hours, zone);
  return statusWords({
    work,
    first: assignee === null ? null : firstNameOf(assignee),
    since: isHeld && messages.length === 0 ? row.receivedAt : since,
    due: neverOpens(settings) ? null : due,
    targetHours: settings.targetHours,
    answered: last ? { at: last.at, first: firstNameOf(nameOf(last.person) ?? 'We') } : null,
    cameBack: last?.cameBack ? { at: last.at, why: whyCameBack(last.cameBack.error) } : null,
    withdrawnAt: isWithdrawn(row) ? row.withdrawnAt : null,
    now: clock.now(),
    zone,
  });
}

/** A form they filled in. */
interface FilledForm {
  readonly id: string;
  readonly kind: string;
  readonly at: number;
  readonly personal: PersonalFields;
}

/** The enquiry's own form, and those of enquiries that became part of it. */
async function formsOf(sql: Sql, vault: Vault, { row, personal }: OwnEnquiry): Promise<FilledForm[]> {
  const parts = await sql.rows<{ id: string; kind: string; at: number; sealed: Uint8Array }>(
    `SELECT id, kind, received_at AS at, sealed FROM enquiries
      WHERE merged_into = ? AND sealed IS NOT NULL ORDER BY received_at, id`,
    [row.id],
  );
  const others = parts.flatMap(({ id, kind, at, sealed }) => {
    // One that no key opens must not hide the others.
    const read = opened(() => openPersonal(vault, sealed, id));
    return read ? [{ id, kind, at, personal: read }] : [];
  });
  return [{ id: row.id, kind: row.kind, at: row.receivedAt, personal }, ...others];
}

/** What they wrote in a form, as a message. */
async function formWords(sql: Sql, deps: LetterDeps, form: FilledForm): Promise<OwnMessage> {
  const zone = deps.content().collection.installation.timeZone;
  const { id, kind, at, personal } = form;
  const files = await attachmentFacts(sql, id);
  return {
    id,
    by: 'them',
    heading: 'You wrote',
    when: momentInWords(at, deps.clock.now(), zone),
    how: 'on our website',
    paragraphs: paragraphsOf(ownWords(kind, personal.values) ?? ''),
    signed: null,
    files: files.map(({ field, kind: fileKind, bytes }) => ({
      name: fileNameFor(personal.values[field], fileKind),
      words: fileWords(contentTypes[fileKind], bytes),
      href: null,
    })),
  };
}

/** A person who only asked to be called wrote nothing. */
const isSaying = ({ paragraphs, files }: OwnMessage): boolean => paragraphs.length + files.length > 0;

async function erasureOf(sql: Sql, enquiryId: string): Promise<number | null> {
  const [row] = await sql.rows<{ at: number }>(
    `SELECT asked_at AS at FROM erasure_requests WHERE enquiry_id = ? AND asked_by = ? AND withdrawn_at IS NULL
      ORDER BY id DESC LIMIT 1`,
    [enquiryId, travellersOwn],
  );
  return row?.at ?? null;
}

/** Who asked for an erasure on the page itself, in the place of a person of the house. */
export const travellersOwn = 'the traveller';

/**
 * Everything the page shows of an enquiry. It is made up of what may be shown, field by field: nothing is taken over from the desk and cut
 * down.
 *
 * @param given.exportUntil until when a file with all of it can be taken in this browser
 * @param given.all shows what was written even of a withdrawn one, for a file with everything
 */
export async function ownLetter(
  sql: Sql,
  deps: LetterDeps,
  enquiry: OwnEnquiry,
  { exportUntil = null, all = false }: { readonly exportUntil?: number | null; readonly all?: boolean } = {},
): Promise<OwnLetter> {
  const { row, personal, address } = enquiry;
  const content = deps.content();
  const zone = content.collection.installation.timeZone;
  const now = deps.clock.now();
  const person = address === null ? null : deps.hash(address);
  const messages = await shownMessages(sql, deps.vault, deps.hash, { id: row.id, person });
  const writers = messages.flatMap((message) => message.person ?? []);
  const names = await namesOf(sql, [...writers, ...(row.assignee === null ? [] : [row.assignee])]);
  const status = await statusOf(sql, deps, enquiry, messages, names);
  const withdrawn = status.isWithdrawn;
  const files = await filesOfMessages(sql, row.id);
  const properties = askedKeys(
    { values: personal.values, page: row.page },
    (await keptProperties(sql, [row.id])).get(row.id) ?? [],
    content.collection,
  );
  const assignee = row.state === 'accepted' && row.assignee !== null ? names.get(row.assignee) : undefined;
  const concierge: OwnConcierge | null =
    assignee === undefined ? null : { name: assignee, first: firstNameOf(assignee) };
  const first = safeFirstName([personal.values.name ?? []].flat()[0] ?? '');
  const asked = await erasureOf(sql, row.id);
  const takes = row.eraseDueAt === null && !withdrawn;

  /** Forms and messages in the order they came. */
  async function drawn(): Promise<OwnMessage[]> {
    const written: { readonly at: number; readonly message: OwnMessage }[] = [];
    for (const form of await formsOf(sql, deps.vault, enquiry))
      written.push({ at: form.at, message: await formWords(sql, deps, form) });
    for (const message of messages)
      written.push({
        // A mail server says when a mail came in whole seconds; nothing was said before the first form.
        at: Math.max(message.at, row.receivedAt),
        message: drawnMessage(message, files.get(message.id) ?? [], names, { now, zone }),
      });
    return written
      .sort((one, other) => one.at - other.at)
      .map(({ message }) => message)
      .filter(isSaying);
  }

  const stay = stayOf(row.kind, personal.values, content);
  return {
    reference: row.reference,
    name: ownName(row.kind, placesAsked(row.kind, personal, content)),
    property: properties.length === 1 ? (properties[0] ?? null) : null,
    greeting: first === null ? 'Good day,' : `Dear ${first},`,
    status,
    asked: askedFacts(row, personal, content),
    concierge,
    messages: withdrawn && !all ? [] : await drawn(),
    stay,
    numberEnds: endOfNumber([personal.values.tel ?? []].flat()[0] ?? ''),
    callPlace: cityOfZone(callZone(personal.values, zone, now)),
    held: await heldRows(sql, row, {
      ...{ months: deps.retentionMonths, zone, hasAddress: address !== null },
      answeredAt: messages.find(({ by }) => by === 'us')?.at ?? null,
      filesAt: messages.find(({ id, by }) => by === 'them' && files.has(id))?.at ?? null,
    }),
    keptUntil: dayInWords(dayIn(keptUntil(row, deps.retentionMonths), zone)),
    keptMonths: deps.retentionMonths,
    erasure: asked === null ? null : { askedAt: momentInWords(asked, now, zone) },
    exportUntil: exportUntil === null ? null : momentInWords(exportUntil, now, zone),
    codes: await openCodes(sql, row.id, now),
    may: {
      write: takes,
      change: takes && stay !== null,
      call: takes,
      withdraw: takes && !status.isDone,
    },
    undoUntil:
      withdrawn && row.withdrawnAt !== null && now < row.withdrawnAt + undoLife
        ? `${timeIn(row.withdrawnAt + undoLife, zone)} on ${dayInWords(dayIn(row.withdrawnAt + undoLife, zone))}`
        : null,
    to: concierge?.first ?? 'the concierges',
  };
}
