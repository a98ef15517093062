import type { PartRole } from '@sundowner/desk-wire/mailboxes';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { createPersonHash, openPersonal } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import { type Doer, markChanged, notify, recordAction, theTraveller } from '../work/change.ts';
import { isAway } from '../work/people.ts';
import { nextStatus } from '../work/transitions.ts';
import { lockWorkById, type WorkRow, type WorkStatus, writeWork } from '../work/work-status.ts';
import { changesTurn } from './changes-turn.ts';
import { clearAddressFailed } from './failed-addresses.ts';
import { type MessageContent, type StoredEnvelope, sealMessage } from './message-content.ts';
import { addParticipant, isHouseByProof, roleOf, rolesAt } from './participants.ts';
import { stopPlannedAnswers } from './planned-answers.ts';
import { putOffReminders } from './reminders.ts';

/** A mail about an enquiry, as the mailbox gives it. */
export interface ReceivedMail {
  readonly enquiryId: string;
  /** Its Message-ID without the angle brackets; `null` where it has none. */
  readonly mailId: string | null;
  /** What makes two mails of one Message-ID the same. One of both is taken once. */
  readonly digest: string | null;
  readonly words: MessageContent;
  /** The hash of the address that wrote it; `null` for none. */
  readonly who: string | null;
  /** Who of the house it is from; `null` for anybody else. */
  readonly colleague: Doer | null;
  /** Addresses of those whose words it sends on that were not here. */
  readonly passedOnFrom?: readonly string[];
  /** When it came in, milliseconds since 1970. */
  readonly at: number;
}

const somebodyElse: Doer = { id: null, name: 'somebody else' };

/**
 * Those whose mail is our turn: they may speak for the traveller, and where nobody has decided that, somebody has to; as where our server says that
 * it is not the lodge's, and where the house sends on what one of them wrote.
 */
const asksUs = ({ role, proof, bringsTheirs }: Pick<Writing, 'role' | 'proof' | 'bringsTheirs'>): boolean =>
  role === 'lodge' ? proof === 'unproven' || bringsTheirs : role !== 'aside';

/** The hash of the address an enquiry is under; of one that was not taken up yet, by what is in it. */
async function enquiryPerson(sql: Sql, vault: Vault, id: string): Promise<string | null> {
  const [row] = await sql.rows<{ person: string | null; sealed: Uint8Array | null }>(
    'SELECT person, sealed FROM enquiries WHERE id = ?',
    [id],
  );
  if (!row || row.person !== null) return row?.person ?? null;
  try {
    const [address] = [openPersonal(vault, row.sealed, id)?.values.email ?? []].flat();
    return address === undefined ? null : createPersonHash(vault)(address);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** A colleague is one in a mail that is proven, and in no other. */
async function roleOfThisMail(
  sql: Sql,
  enquiryId: string,
  known: PartRole,
  { who, colleague }: Pick<ReceivedMail, 'who' | 'colleague'>,
): Promise<PartRole> {
  if (colleague !== null) return known === 'undecided' ? 'lodge' : known;
  return known === 'lodge' && (await isHouseByProof(sql, enquiryId, who)) ? 'undecided' : known;
}

const travels: ReadonlySet<PartRole> = new Set(['traveller', 'also-theirs', 'companion']);

/** What its writer is to the enquiry, and whether it sends on what a traveller wrote; a writer who is new to it is noted. */
async function partOfWriter(
  sql: Sql,
  vault: Vault,
  { enquiryId, who, words, colleague, passedOnFrom = [] }: ReceivedMail,
  now: number,
): Promise<Pick<Writing, 'role' | 'bringsTheirs'>> {
  const enquiry = { id: enquiryId, person: await enquiryPerson(sql, vault, enquiryId) };
  const mailbox = words.envelope?.from;
  const roles = await rolesAt(sql, enquiry);
  const known = roleOf(roles, enquiry, who);
  const role = await roleOfThisMail(sql, enquiryId, known, { who, colleague });
  if (who !== null && mailbox && role !== 'traveller')
    await addParticipant(sql, vault, enquiryId, { person: who, mailbox, role }, now);
  const hash = createPersonHash(vault);
  return { role, bringsTheirs: passedOnFrom.some((from) => travels.has(roleOf(roles, enquiry, hash(from)))) };
}

interface Writing {
  readonly role: PartRole;
  readonly proof: StoredEnvelope['proof'];
  readonly isMachine: boolean;
  /** Whether it sends on what the traveller, or who travels with them, wrote. */
  readonly bringsTheirs: boolean;
}

/** What a mail does to the work. @returns `null` where it changes nothing but the conversation's version, or not even that */
async function statusAfter(
  sql: Sql,
  row: WorkRow,
  writing: Writing,
  now: number,
): Promise<WorkStatus | 'erased' | null> {
  const next = nextStatus(row, { type: 'traveller-wrote', away: await isAway(sql, row.assignee, now) }, now);
  if ('notNow' in next) return 'erased';
  if (writing.isMachine || writing.role === 'aside') return null;
  return asksUs(writing) ? next : { ...row, version: next.version };
}

/**
 * Puts a mail to its enquiry, under its writer: it is our turn, the person who has it is notified, and nobody who has not seen it can send an
 * answer any more. A mail of the house or the lodge only moves the conversation on, unless it brings what a traveller wrote; what a machine
 * wrote, and what somebody wrote whom a person of the desk put aside, is kept with it and changes nothing.
 *
 * @returns the message's id; `null` for one that was taken before, or whose enquiry is erased
 */
export async function receiveMail(
  sql: Sql,
  vault: Vault,
  mail: ReceivedMail,
  now: number,
): Promise<string | null> {
  const row = await lockWorkById(sql, mail.enquiryId, now);
  if (!row) return null;
  const { machine } = mail.words;
  const isMachine = mail.words.automatic === true || !changesTurn(machine ?? null);
  const id = newId(now);
  if (row.state === 'erased') return null;
  const part = await partOfWriter(sql, vault, { ...mail, enquiryId: row.id }, now);
  const writing = { ...part, proof: mail.words.envelope?.proof ?? null, isMachine };
  const next = await statusAfter(sql, row, writing, now);
  if (next === 'erased') return null;
  const isNew = await sql.run(
    `INSERT INTO messages (id, enquiry_id, way, state, at, person, version, mail_id, digest, who, sealed)
      VALUES (?, ?, 'traveller', 'received', ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [
      id,
      row.id,
      mail.at,
      mail.colleague?.id ?? null,
      next?.version ?? row.version,
      mail.mailId,
      mail.digest,
      mail.who,
      sealMessage(vault, id, mail.words),
    ],
  );
  if (isNew === 0) return null;
  const isTheirs = part.role === 'traveller' || part.role === 'also-theirs';
  if (next === null) {
    // That the lodge or a companion is away says nothing of who is waited for.
    if (machine?.until && (isTheirs || mail.who === null)) await putOffReminders(sql, row.id, machine.until);
    await markChanged(sql, row.id, now);
    return id;
  }
  await writeWork(sql, row.id, next);
  if (mail.who !== null) await clearAddressFailed(sql, mail.who);
  // The conversation went on: none of them would go at its time.
  await stopPlannedAnswers(sql, vault, row, now);
  await markChanged(sql, row.id, now, asksUs(writing));
  const by = isTheirs ? theTraveller : (mail.colleague ?? somebodyElse);
  await recordAction(sql, row.id, { by, now, action: 'wrote a mail', about: { message: id } });
  await notify(sql, {
    person: next.assignee,
    kind: isTheirs ? 'traveller-wrote' : 'somebody-wrote',
    enquiryId: row.id,
    by: mail.colleague?.id ?? null,
    now,
  });
  return id;
}
