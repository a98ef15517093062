import { maySeeKind } from '@sundowner/brand';
import type { Begin, BegunConsent, BegunWay } from '@sundowner/desk-wire/begun';
import { day } from '../clock.ts';
import { pickStatus } from '../conversation/answer-rows.ts';
import { sealMessage, textContent } from '../conversation/message-content.ts';
import type { UnmatchedMailContent } from '../conversation/unmatched-mail-content.ts';
import { plannedChannels } from '../delivery/channel-plan.ts';
import type { ConfiguredChannel } from '../delivery/channels/channel-record.ts';
import type { EnquiryContent } from '../delivery/enquiry-content.ts';
import { mailAddressOf } from '../delivery/mail/mail-address.ts';
import { consentPurposes, consentTrue } from '../forms/consent.ts';
import type { FormValues } from '../forms/form.ts';
import { insertDeliveries, recordEnquiry, travelTime } from '../intake/enquiry-record.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import { ofReference } from '../store/merged.ts';
import { createPersonHash, sealPersonal } from '../store/personal-fields.ts';
import { newReference } from '../store/reference.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, applicationsNotForThem, notFound, type Refused, refuse } from '../work/access.ts';
import { markChanged, notify, recordAction } from '../work/change.ts';
import { colleagues } from '../work/people.ts';
import { nextStatus } from '../work/transitions.ts';
import { lockWorkById, writeWork } from '../work/work-status.ts';
import { consentGivenTo, deskForm, type GivenConsent, readBegin } from './begin-values.ts';
import { merge } from './merging/merge.ts';
import { senderName } from './sender-name.ts';

/** How long an enquiry is kept that nobody has agreed to. */
const askedFor = 30 * day;

/** What an enquiry is begun with. */
export interface BeginContext {
  readonly vault: Vault;
  readonly content: EnquiryContent;
  readonly channels: readonly ConfiguredChannel[];
  /** The brand's initials. */
  readonly initials: string;
  readonly asker: Asker;
  readonly now: number;
}

export interface Begun {
  readonly id: string;
  readonly reference: string;
}

export const invalid = (
  errors: readonly { readonly field: string; readonly message: string }[],
): Refused => ({
  ...refuse('invalid', 'Some of it is missing or wrong.'),
  errors,
});

/** Where it goes: to the house at once, to others once there is a yes. */
export const goesTo = (
  name: string,
  {
    consent,
    confirm,
    crm,
  }: { readonly consent: BegunConsent; readonly confirm: boolean; readonly crm: boolean },
): boolean => {
  if (name === 'visitor-mail') return confirm;
  if (name === 'crm') return crm && consent !== 'not-asked';
  return name === 'concierge-mail' || consent !== 'not-asked';
};

interface Beginning {
  /** Tells it from every other: the same again is the same enquiry. */
  readonly nonce: string;
  readonly way: BegunWay;
  readonly at: number;
  readonly values: FormValues;
  readonly extra: Readonly<Record<string, string>>;
  readonly unknownChoices: readonly string[];
  readonly consent: BegunConsent;
  readonly given: GivenConsent;
  readonly confirm: boolean;
  readonly crm: boolean;
}

const cameBy: Readonly<Record<BegunWay, string>> = {
  mail: 'by mail',
  telephone: 'by telephone',
  'walk-in': 'in person',
  message: 'as a message',
};

/** Puts an enquiry down as a form's is: record, consent, and one job for each channel it goes by. @returns whether it is new, too */
async function record(
  sql: Sql,
  beginning: Beginning,
  { vault, channels, initials, asker, now }: BeginContext,
): Promise<Begun & { readonly isNew: boolean }> {
  const { nonce, way, at, values, consent, given } = beginning;
  const id = newId(now);
  const personal = {
    values,
    extra: { ...beginning.extra, 'How it came': `${cameBy[way]}, taken down by ${asker.name}` },
    unknownChoices: beginning.unknownChoices,
    hutk: null,
  };
  const { outcome, reference } = await recordEnquiry(
    sql,
    {
      id,
      kind: deskForm.kind,
      receivedAt: at,
      formVersion: 'desk',
      nonce,
      fingerprint: nonce,
      suspicion: null,
      marks: () => ({ network: null, wider: null, shape: null }),
      networkOfTicket: () => null,
      late: false,
      synthetic: false,
      page: '/desk',
      sealed: sealPersonal(vault, personal, id),
      travelAt: travelTime(values),
      consent: { ...given, purposes: consentPurposes(values) },
      channels: [],
      attachments: [],
    },
    () => newReference(initials),
  );
  if (outcome === 'repeated') {
    const [first] = await sql.rows<{ id: string }>('SELECT id FROM enquiries WHERE reference = ?', [
      reference,
    ]);
    return { id: first?.id ?? id, reference, isNew: false };
  }
  await sql.run('UPDATE enquiries SET way = ? WHERE id = ?', [way, id]);
  await sql.run('INSERT INTO begun (enquiry_id, person, consent, crm, ask_until) VALUES (?, ?, ?, ?, ?)', [
    id,
    asker.id,
    consent,
    beginning.crm ? 1 : 0,
    consent === 'not-asked' ? now + askedFor : null,
  ]);
  // From now on, and not from when it came: a job that is late from its first moment would be given up too early.
  const goes = plannedChannels(deskForm, channels, false).filter(({ name }) => goesTo(name, beginning));
  await insertDeliveries(sql, id, goes, now);
  await recordAction(sql, id, { by: asker, now, action: 'began it', about: { way, consent } });
  await markChanged(sql, id, now);
  return { id, reference, isNew: true };
}

/** Whom it may be given to. */
async function faultOfAssignee(sql: Sql, assignee: string | null, now: number): Promise<string | null> {
  if (assignee === null) return null;
  const person = (await colleagues(sql, now)).find(({ id, left }) => id === assignee && !left);
  if (!person) return 'There is no such person at the desk';
  return maySeeKind(person, deskForm.kind) ? null : applicationsNotForThem;
}

/** It was answered there and then: the first answer, at the moment it came. */
async function answeredAtOnce(
  sql: Sql,
  id: string,
  at: number,
  { vault, asker, now }: BeginContext,
): Promise<void> {
  const row = await lockWorkById(sql, id, now);
  const next = row && nextStatus(row, { type: 'telephone', by: asker.id, outcome: 'spoke' }, at);
  if (!row || !next || 'notNow' in next) return;
  const message = newId(now);
  await sql.run(
    `INSERT INTO messages (id, enquiry_id, way, state, at, person, version, before, sealed)
      VALUES (?, ?, 'telephone', 'spoken', ?, ?, ?, ?, ?)`,
    [
      message,
      id,
      at,
      asker.id,
      next.version,
      JSON.stringify(pickStatus(row)),
      sealMessage(vault, message, { ...textContent(''), subject: 'spoke' }),
    ],
  );
  await writeWork(sql, id, next);
  await recordAction(sql, id, { by: asker, now, action: 'answered it there and then' });
}

/**
 * An enquiry from nothing: by telephone, in person, as a message, or a mail that is still to be written. What is wrong with it is refused at
 * the fields, all at once; the same key again is the same enquiry.
 */
export async function beginEnquiry(sql: Sql, act: Begin, context: BeginContext): Promise<Begun | Refused> {
  const { content, asker, now, vault } = context;
  const read = readBegin(act, content, now);
  const assigneeFault = await faultOfAssignee(sql, act.assignee, now);
  const errors = [
    ...(read.ok ? [] : read.errors),
    ...(assigneeFault === null ? [] : [{ field: 'assignee', message: assigneeFault }]),
    ...(act.linkedTo !== null && !(await isForAsker(sql, act.linkedTo, asker))
      ? [{ field: 'linkedTo', message: 'There is no such enquiry' }]
      : []),
  ];
  if (!read.ok || errors.length > 0) return invalid(errors);
  const at = Math.min(Date.parse(act.at), now);
  const { values, extra, unknownChoices, consent: given } = read;
  const { way, consent, confirm, crm } = act;
  const nonce = `desk.${act.key}`;
  const begun = await record(
    sql,
    { nonce, way, at, values, extra, unknownChoices, consent, given, confirm, crm },
    context,
  );
  if (!begun.isNew) return begun;
  if (act.assignee !== null) {
    await sql.run('UPDATE enquiries SET assignee = ? WHERE id = ?', [act.assignee, begun.id]);
    await notify(sql, { person: act.assignee, kind: 'given', enquiryId: begun.id, by: asker.id, now });
  }
  if (act.answered) await answeredAtOnce(sql, begun.id, at, context);
  if (act.linkedTo !== null) {
    const linking = { other: begun.reference, as: 'link' as const, samePerson: true, fromOther: [] };
    // Where the other is held or being erased it stays by itself: the enquiry is what it is all the same.
    await merge(sql, act.linkedTo, linking, { vault, hash: createPersonHash(vault), asker, now });
  }
  return begun;
}

/** A mail that belongs to no enquiry, of which one is made. */
export interface BeginningMail {
  /** When they wrote. */
  readonly at: number;
  readonly words: UnmatchedMailContent;
  readonly confirm: boolean;
}

/** Longest words of a mail that the enquiry itself has; all of them are in its first message. */
const longestOfMail = 50_000;

/**
 * Makes an enquiry of a mail: new since they wrote, with what they wrote as their consent. The mail itself is put to it by who asks for
 * this, in the same transaction, as its first message.
 */
export async function beginFromMail(
  sql: Sql,
  { at, words, confirm }: BeginningMail,
  context: BeginContext,
): Promise<Begun | Refused> {
  const address = mailAddressOf(words.from);
  const { first, last } = senderName(words.name, address);
  const values: FormValues = {
    name: first,
    ...(last === '' ? {} : { surname: last }),
    ...(address === null ? {} : { email: address }),
    ...(words.text.trim() === '' ? {} : { comments: words.text.slice(0, longestOfMail).toWellFormed() }),
    accept: [consentTrue],
  };
  const given = consentGivenTo({ consent: 'wrote-it', consentVersion: null }, context.content);
  if (!given) return notFound();
  return record(
    sql,
    {
      nonce: `desk.mail.${newId(context.now)}`,
      way: 'mail',
      at: Math.min(at, context.now),
      values,
      extra: {},
      unknownChoices: [],
      consent: 'wrote-it',
      given,
      confirm: confirm && address !== null,
      crm: false,
    },
    context,
  );
}

/** Whether a reference leads to an enquiry the asker may see. */
async function isForAsker(sql: Sql, reference: string, asker: Asker): Promise<boolean> {
  const [row] = await sql.rows<{ kind: string }>(
    `SELECT e.kind FROM enquiries e WHERE ${ofReference('e')} AND e.state <> 'erased'`,
    [reference],
  );
  return row !== undefined && maySeeKind(asker, row.kind);
}
