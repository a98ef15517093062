import { maySeeKind, recordOfKind } from '@sundowner/brand';
import type { EnquiryDetail, RecordedAction, SameEnquiry } from '@sundowner/desk-wire/enquiry-detail';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';
import { type Clock, isoTime } from '../clock.ts';
import { tagsOf } from '../conversation/tags.ts';
import type { CurrentContent, EnquiryContent } from '../delivery/enquiry-content.ts';
import { mailAddressOf } from '../delivery/mail/mail-address.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { onLegalHold } from '../store/erase-personal.ts';
import { mergedWith, ofReference } from '../store/merged.ts';
import type { PersonalFields } from '../store/personal-fields.ts';
import { askUntil } from '../store/unasked.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, seenKinds } from '../work/access.ts';
import { askedKeys, keptProperties } from '../work/asked-properties.ts';
import { readFacts } from '../work/change.ts';
import { presentAt } from '../work/presence.ts';
import { addressesOf } from '../work/same-person.ts';
import { deskSettings } from '../work/settings.ts';
import { staysOf } from '../work/stays.ts';
import { conversationOf } from './conversation.ts';
import { type ListedRow, listedColumns } from './desk-rows.ts';
import { enquiryHeadline } from './headline.ts';
import { cameUnder } from './merging/came-under.ts';
import { mergedParts } from './merging/merged-parts.ts';
import { nameOf, readPersonal, words } from './read-personal.ts';
import { attentionOf } from './row-facts.ts';
import { ownWords, shownWork } from './row-words.ts';
import {
  channelWords,
  deliveriesOf,
  deliveryDetail,
  type EnquiryRow,
  enquiryColumns,
  historyOf,
} from './rows.ts';
import { submissionOf } from './submission.ts';

/** How many of a person's other enquiries are named. */
const mostSame = 20;

/** What was done to an enquiry, and to those that became part of it. */
async function readActions(sql: Sql, ids: readonly string[]): Promise<RecordedAction[]> {
  const rows = await sql.rows<{
    at: number;
    done_by: string;
    person: string | null;
    action: string;
    about: string | null;
  }>(
    `SELECT at, done_by, person, action, about FROM actions
      WHERE enquiry_id IN (${ids.map(() => '?').join(', ')}) ORDER BY id`,
    ids,
  );
  return rows.map(({ at, done_by: by, person, action, about }) => ({
    at: isoTime(at),
    by,
    person,
    action,
    about: readFacts(about),
  }));
}

type SameRow = EnquiryRow & Pick<ListedRow, 'work' | 'firstAnswerAt'>;

function sameState({ state, work }: SameRow): SameEnquiry['work'] {
  if (state === 'quarantined') return 'held';
  return state === 'discarded' ? 'discarded' : work;
}

/** Earlier and later enquiries of the same person, under any of their addresses, as far as the asker may see them. */
async function sameOf(
  sql: Sql,
  { vault, content }: { readonly vault: Vault; readonly content: EnquiryContent },
  row: ListedRow,
  addresses: readonly string[],
  asker: Asker,
): Promise<SameEnquiry[]> {
  if (addresses.length === 0) return [];
  const rows = await sql.rows<SameRow>(
    `SELECT ${enquiryColumns}, e.work, e.first_answer_at AS "firstAnswerAt" FROM enquiries e
      WHERE e.person IN (${addresses.map(() => '?').join(', ')}) AND e.id <> ? AND e.state <> 'erased'
        AND e.work <> 'none' AND ${seenKinds(asker)} ORDER BY e.received_at DESC LIMIT ${mostSame}`,
    [...addresses, row.id],
  );
  return rows.map((same) => ({
    reference: same.reference,
    kind: same.kind,
    receivedAt: isoTime(same.received_at),
    headline: enquiryHeadline(same, readPersonal(vault, same)?.values ?? null, content),
    work: sameState(same),
    firstAnswerAt: same.firstAnswerAt === null ? null : isoTime(same.firstAnswerAt),
  }));
}

async function isOnLegalHold(sql: Sql, row: ListedRow): Promise<boolean> {
  const rows = await sql.rows(`SELECT 1 FROM enquiries e WHERE e.id = ? AND ${onLegalHold}`, [row.id]);
  return rows.length > 0;
}

/** Whom the enquiry is of, as far as they can be written to. */
function travellerOf(personal: PersonalFields | null): Mailbox | null {
  const address = personal && mailAddressOf(words(personal.values, 'email'));
  return address ? { address, name: nameOf(personal) } : null;
}

interface DetailDeps {
  readonly store: Pick<Store, 'read'>;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly content: CurrentContent;
  readonly own?: readonly string[];
}

/** How often an enquiry is read anew where others changed it while it was read. */
const mostAnew = 3;

/**
 * An enquiry with everything the desk knows of it, or `null` where there is none, or none for the asker. It is read by several
 * statements: where its version moved meanwhile it is read anew, so that who answers has seen all that stands in their page.
 */
export async function enquiryDetail(
  deps: DetailDeps,
  reference: string,
  asker: Asker,
): Promise<EnquiryDetail | null> {
  for (let left = mostAnew; ; left--) {
    const detail = await readDetail(deps, reference, asker);
    if (!detail || left === 0) return detail;
    const [now] = await deps.store.read.rows<{ version: number }>(
      `SELECT e.conversation AS "version" FROM enquiries e WHERE ${ofReference('e')}`,
      [reference],
    );
    if (now?.version === detail.work.version) return detail;
  }
}

async function readDetail(
  { store, vault, clock, content: current, own = [] }: DetailDeps,
  reference: string,
  asker: Asker,
): Promise<EnquiryDetail | null> {
  const sql = store.read;
  const now = clock.now();
  const content = current();
  const [row] = await sql.rows<ListedRow>(
    `SELECT ${listedColumns}, 0 AS place FROM enquiries e WHERE ${ofReference('e')}`,
    [reference],
  );
  if (!row || !maySeeKind(asker, row.kind)) return null;
  const personal = readPersonal(vault, row);
  const values = personal?.values ?? null;
  const name = nameOf(personal);
  const traveller = travellerOf(personal);
  // In a few rows beside one another: behind one another they would be thirty-six round trips to the database.
  const ofParts = async () => {
    const parts = await mergedWith(sql, row.id);
    const ids = [row.id, ...parts];
    const [deliveries, history, actions] = await Promise.all([
      deliveriesOf(sql, ids),
      Promise.all(ids.map((id) => historyOf(sql, id))),
      readActions(sql, ids),
    ]);
    return { deliveries: [...deliveries.values()].flat(), history: history.flat(), actions };
  };
  const ofConversation = async () => {
    const names = cameUnder(sql, vault, row.id, name);
    const conversing = { ...row, traveller, cameUnder: names, own };
    const conversation = await conversationOf(sql, vault, row, conversing, asker.id);
    return { names: await names, conversation };
  };
  const ofPerson = async () => {
    const addresses = row.who === null ? [] : await addressesOf(sql, row.who);
    return Promise.all([
      sameOf(sql, { vault, content }, row, addresses, asker),
      addresses.length === 0 ? [] : staysOf(sql, addresses),
    ]);
  };
  const ofWork = async () => {
    const [attention, presence, tags, kept] = await Promise.all([
      attentionOf(sql, [row], now),
      presentAt(sql, [row.id], now),
      tagsOf(sql, [row.id]),
      keptProperties(sql, [row.id]),
    ]);
    return {
      attention: attention.get(row.id) ?? [],
      presence: presence.get(row.id) ?? [],
      tags: tags.get(row.id) ?? [],
      kept: kept.get(row.id) ?? [],
    };
  };
  const ofRecord = async () => {
    const [asked, { closeOfferedAfter }, merged, legalHold] = await Promise.all([
      askUntil(sql, row.id),
      deskSettings(sql),
      mergedParts(sql, { vault, content }, row, asker, now),
      isOnLegalHold(sql, row),
    ]);
    return { asked, closeOfferedAfter, merged, legalHold };
  };
  const [
    { deliveries, history, actions },
    submission,
    { names, conversation },
    [same, stays],
    { attention, presence, tags, kept },
    { asked, closeOfferedAfter, merged, legalHold },
  ] = await Promise.all([
    ofParts(),
    submissionOf(sql, row, personal, content),
    ofConversation(),
    ofPerson(),
    ofWork(),
    ofRecord(),
  ]);
  // What began by a mail says it there, with who wrote it and what came with it.
  const isInMail = row.way === 'mail' && conversation.messages.some(({ way }) => way === 'traveller');
  return {
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    receivedAt: isoTime(row.received_at),
    name,
    headline: enquiryHeadline(row, values, content),
    country: (values && words(values, 'country')) || null,
    linkedTo: row.linked_to,
    ...submission,
    fields: isInMail ? submission.fields.filter(({ name }) => name !== 'comments') : submission.fields,
    deliveries: deliveries.map((delivery) => deliveryDetail(row, delivery, history)),
    channels: channelWords,
    eraseFinalAt: row.erase_due_at === null ? null : isoTime(row.erase_due_at),
    work: shownWork(row, attention, closeOfferedAfter, now),
    presence: [...presence],
    tags: [...tags],
    words: isInMail ? null : ownWords(row.kind, values),
    wordsCameUnder: names.form,
    address: values && mailAddressOf(words(values, 'email')),
    properties: askedKeys({ values: values ?? {}, page: row.page }, kept, content.collection),
    conversation,
    actions,
    same,
    merged,
    urgent: row.turn === 0,
    way: row.way,
    askUntil: asked === null ? null : isoTime(asked),
    stays,
    // A reader of the letter is asked to confirm; nobody else is written to.
    releaseConfirms: recordOfKind(row.kind)?.confirmed ?? false,
    legalHold,
  };
}
