import type { Collection } from '@sundowner/brand';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import type { Sql } from '../store/database/port.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { deskSettings } from '../work/settings.ts';
import { dueAfter } from '../work/working-hours.ts';
import { ruleFor } from './mail-rules.ts';
import { readsLikeEnquiry } from './reads-like.ts';
import { insertUnmatchedMail, type ReadsLike, type UnmatchedMail } from './unmatched-mail-rows.ts';
import { answerableTo } from './writer.ts';

/** A mail nobody's enquiry was found for. */
export interface MailToKeep extends UnmatchedMail {
  /** It is about an enquiry of ours (`matching.ts`): no rule takes it. */
  readonly isAboutOurs: boolean;
}

const waitsForNobody = new Set(['automatic-answer', 'list', 'receipt', 'report', 'complaint', 'invitation']);

/** @param collection as it is published */
function readsLikeOf({ machine, subject, text }: MailToKeep, collection: Collection): ReadsLike {
  if (machine !== null && waitsForNobody.has(machine.kind)) return 'machine';
  return readsLikeEnquiry(`${subject}\n${text}`, collection) ? 'enquiry' : 'letter';
}

/**
 * Keeps a mail apart, as work: due as a new enquiry is, unless a machine wrote it, or a rule for its sender puts it away.
 *
 * @returns whether it was not there before
 */
export async function keepUnmatched(
  sql: Sql,
  mail: MailToKeep,
  {
    vault,
    hash,
    content,
  }: { readonly vault: Vault; readonly hash: PersonHash; readonly content: CurrentContent },
  at: number,
  now: number,
): Promise<boolean> {
  // It is judged by the places as they are published, and the hours of the house.
  const { collection } = content();
  const { installation, closedDays } = collection;
  const rule = mail.isAboutOurs ? null : await ruleFor(sql, hash, mail.envelope.from.address);
  const readsLike = readsLikeOf(mail, collection);
  const dueAt =
    rule || readsLike === 'machine'
      ? null
      : dueAfter(at, { ...(await deskSettings(sql)), closedDays }, installation.timeZone);
  const who = hash(answerableTo(mail.envelope).address);
  return insertUnmatchedMail(sql, vault, mail, { at, who, readsLike, dueAt, rule, now });
}
