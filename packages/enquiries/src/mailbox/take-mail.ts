import type { Machine, MailNotice } from '@sundowner/desk-wire/conversation';
import { mostAnswered } from '../conversation/in-order.ts';
import { insertMessageFiles, insertOriginal, type StoredEnvelope } from '../conversation/message-content.ts';
import { isOwn } from '../conversation/own-addresses.ts';
import { receiveMail } from '../conversation/receive-mail.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import type { Sql } from '../store/database/port.ts';
import { isOfErased } from '../store/erased-addresses.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { colleagueOf } from '../work/people.ts';
import { earlierTexts } from './earlier-texts.ts';
import { foldAgainst } from './fold-against.ts';
import { keepUnmatched } from './keep-unmatched.ts';
import { digestOf } from './mail-digest.ts';
import { findEnquiry, isAboutOurs, isOfPerson, isOurMail, type Traces } from './matching.ts';
import type { ParsedMail } from './parsed-mail.ts';
import { newlyPassedOn, passedOn } from './passed-on.ts';
import { takeBounce } from './take-bounce.ts';
import { answerableTo, isOfOwnGroup, type OwnAddresses, writtenBy } from './writer.ts';

/** What became of a mail: put to an enquiry, kept apart, kept whole unread, a report of a mail of ours, taken before, one of our own, or left where it is. */
export type MailOutcome = 'enquiry' | 'unmatched' | 'kept-whole' | 'bounce' | 'known' | 'own' | 'left';

export interface TakeContext {
  readonly vault: Vault;
  readonly hash: PersonHash;
  /** Our own addresses, our sender's first. */
  readonly identity: OwnAddresses;
  /** Domain of our sender, by which our Message-IDs are known, and the domains it had before. */
  readonly hosts: readonly string[];
  /** The places as they are published, and what editors set. */
  readonly content: CurrentContent;
  /** Whether one of nobody we know is kept: not of mails that were there before the mailbox was set up. */
  readonly keepUnmatched: boolean;
  /** Ends links to the traveller's own page that others were given. @param tokens of the links */
  readonly endOwnLinks?: (sql: Sql, tokens: readonly string[], now: number) => Promise<void>;
}

/** A mail as it was taken apart, and as it came; `null` where that is not kept. */
export interface TakenMail extends ParsedMail {
  readonly original: Uint8Array | null;
}

/** Whether this mail is in the store: the same Message-ID and the same content. One of before contents were told apart is known by its id. */
export async function isStored(sql: Sql, mailId: string, digest: string): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM messages WHERE mail_id = ? AND (digest IS NULL OR digest = ?)
      UNION ALL SELECT 1 FROM stray_mails WHERE mail_id = ? AND (digest IS NULL OR digest = ?)`,
    [mailId, digest, mailId, digest],
  );
  return rows.length > 0;
}

/**
 * What a mail is kept under: its digest, and with its writer where somebody else's mail of the same Message-ID, subject, words and files is
 * there before it: those two differ in who wrote them.
 *
 * @param writers hashes of the addresses it is known by
 */
async function digestBeside(
  sql: Sql,
  { mailId, digest }: Pick<ParsedMail, 'mailId' | 'digest'>,
  writers: readonly (string | null)[],
): Promise<string> {
  const [writer] = writers;
  const rows = await sql.rows<{ who: string | null }>(
    `SELECT who FROM messages WHERE mail_id = ? AND digest = ?
      UNION ALL SELECT who FROM stray_mails WHERE mail_id = ? AND digest = ?`,
    [mailId, digest, mailId, digest],
  );
  const isOfAnother = rows.length > 0 && rows.every(({ who }) => who !== null && !writers.includes(who));
  return isOfAnother && writer ? digestOf(digest, [writer], []) : digest;
}

/** What is put to an enquiry of a mail. */
export interface AddedMail
  extends Pick<ParsedMail, 'subject' | 'text' | 'quoted' | 'files' | 'writtenAt' | 'refersTo'> {
  /** Of one that was taken before machines were told apart. */
  readonly automatic: boolean;
  readonly machine: Machine | null;
  readonly notices: readonly { readonly notice: MailNotice; readonly count: number }[];
  readonly mailId: string | null;
  readonly digest: string | null;
  readonly envelope: StoredEnvelope | null;
  /** The hash of the address that wrote it. */
  readonly who: string | null;
  readonly original: Uint8Array | null;
  /** Names and addresses we write under; `null`: any quote may be ours. */
  readonly ours: readonly string[] | null;
}

/** Who of the house wrote a mail: anybody can write a colleague's address into one, so that our own server has to have proven it. */
export const colleagueWho = (sql: Sql, { from, proof }: Pick<StoredEnvelope, 'from' | 'proof'>) =>
  proof === 'proven' ? colleagueOf(sql, from.address) : null;

/** Puts a mail to an enquiry, with its files. @returns whether it was there to be put to, and not put to one before */
export async function addToEnquiry(
  sql: Sql,
  { vault, content }: Pick<TakeContext, 'vault' | 'content'>,
  enquiryId: string,
  mail: AddedMail,
  at: number,
  now: number,
): Promise<boolean> {
  const { mailId, digest, envelope, who, subject, files, original } = mail;
  const { automatic, machine, notices, writtenAt } = mail;
  const refersTo = mail.refersTo.slice(0, mostAnswered);
  const { text, quoted } = mail;
  const sentOn = passedOn(subject, text);
  const isCompared = quoted !== '' || sentOn.length > 0;
  const earlier = isCompared
    ? await earlierTexts(sql, vault, enquiryId, content())
    : { said: [], copies: [] };
  const folded = quoted === '' ? { text, quoted } : foldAgainst({ text, quoted }, earlier, mail.ours);
  const words = {
    subject,
    ...folded,
    to: null,
    files: files.map(({ name }) => name),
    attachments: [],
    ...(automatic ? { automatic } : {}),
    ...(envelope ? { envelope } : {}),
    ...(machine ? { machine } : {}),
    ...(notices.length > 0 ? { notices } : {}),
    ...(writtenAt === null ? {} : { writtenAt }),
    ...(refersTo.length > 0 ? { refersTo } : {}),
    ...(original ? { original: true as const } : {}),
  };
  const colleague = envelope && (await colleagueWho(sql, envelope));
  const passedOnFrom = newlyPassedOn(sentOn, earlier);
  const received = { enquiryId, mailId, digest, words, who, colleague, passedOnFrom, at };
  const id = await receiveMail(sql, vault, received, now);
  if (id === null) return false;
  await insertMessageFiles(sql, vault, id, files);
  if (original) await insertOriginal(sql, vault, id, original);
  return true;
}

/** By what a mail that was taken apart finds its enquiry. */
const tracesOf = ({ refersTo, references, envelope, machine }: ParsedMail): Traces => ({
  refersTo,
  references,
  envelope,
  isOfPerson: isOfPerson(machine),
});

/** What a mail says of itself, with whom it went to and is not kept. */
function noticesOf({ notices, envelope }: ParsedMail): AddedMail['notices'] {
  const { leftOut } = envelope;
  return leftOut === 0 ? notices : [...notices, { notice: 'recipients-left-out', count: leftOut }];
}

/** What machine wrote a mail; a group of our own is none. */
const machineOf = ({ machine, envelope }: ParsedMail, { own }: OwnAddresses): Machine | null =>
  machine?.kind === 'list' && isOfOwnGroup(envelope.groups, own) ? null : machine;

/** Whether anybody but its writer and us had a mail, as it says; what a group of ours passes on is ours. */
const isShared = (
  { from, to, cc }: Pick<StoredEnvelope, 'from' | 'to' | 'cc'>,
  own: readonly string[],
): boolean =>
  [...to, ...cc].some(
    ({ address }) => !isOwn(address, own) && address.toLowerCase() !== from.address.toLowerCase(),
  );

/** Takes one mail, in one transaction with the mailbox's place; the same Message-ID with the same content is taken once. */
export async function takeMail(
  sql: Sql,
  taken: TakenMail,
  context: TakeContext,
  at: number,
  now: number,
): Promise<MailOutcome> {
  const { vault, hash, identity, hosts } = context;
  const { mailId } = taken;
  if (await isOurMail(sql, mailId, hosts)) return 'own';
  if (taken.bounce && (await takeBounce(sql, taken.bounce, context, at, now))) return 'bounce';
  const written = writtenBy(taken.envelope, identity);
  const { address } = written.from;
  const who = hash(address);
  const digest = await digestBeside(sql, taken, [who, hash(answerableTo(written).address)]);
  if (await isStored(sql, mailId, digest)) return 'known';
  if (who !== null && (await isOfErased(sql, who, at))) return 'left';
  const mail = { ...taken, digest, machine: machineOf(taken, identity) };
  const traces = tracesOf(mail);
  const isColleague = (await colleagueWho(sql, written)) !== null;
  const finding = { vault, hash, hosts, own: identity.own, address, person: who, isColleague };
  const match = await findEnquiry(sql, traces, finding);
  // An answer to all quotes the link to everybody: it is the traveller's alone.
  if (mail.ownLinks.length > 0 && isShared(written, identity.own))
    await context.endOwnLinks?.(sql, mail.ownLinks, now);
  const words = { ...mail, automatic: false, notices: noticesOf(mail) };
  const ours = [...identity.own, ...identity.names];
  if (match) {
    const added = { ...words, envelope: { ...written, matched: match.matched }, who, ours };
    if (await addToEnquiry(sql, context, match.id, added, at, now)) return 'enquiry';
  }
  // Another process may have taken it since it was looked for.
  if (await isStored(sql, mailId, digest)) return 'known';
  if (!context.keepUnmatched) return 'left';
  const isAbout = await isAboutOurs(sql, traces, finding);
  // Nothing was said before it here: what it quotes of anybody but us is new.
  const folded = foldAgainst({ text: mail.text, quoted: mail.quoted }, { said: [], copies: [] }, ours);
  const kept = { ...words, ...folded, envelope: written, isAboutOurs: isAbout };
  return (await keepUnmatched(sql, kept, context, at, now)) ? 'unmatched' : 'known';
}
