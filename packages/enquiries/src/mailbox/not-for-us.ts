import { openUnmatchedMail, type UnmatchedMailContent } from '../conversation/unmatched-mail-content.ts';
import { opened } from '../search/written.ts';
import type { Sql, Store } from '../store/database/port.ts';
import { openPersonal } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { type Refused, refuse } from '../work/access.ts';
import { yieldEventLoop } from '../yield-event-loop.ts';
import { addRule, type RuleKind, ruledOf } from './mail-rules.ts';
import { isAboutOurs, isOfPerson } from './matching.ts';
import { type MailActContext, putAwayUnmatchedMail } from './unmatched-mails.ts';

/** Rows that are opened before others have their turn. */
const atOnce = 500;
/** Mails that wait at one time: more are not looked through. */
const mostMails = 5000;

const addressOf = ({ envelope, from }: UnmatchedMailContent): string => envelope?.from.address ?? from;

/** Whether anybody of a domain (`@example.com`) ever sent an enquiry: addresses are sealed, so that each is opened. */
async function everAsked(sql: Sql, vault: Vault, domain: string): Promise<boolean> {
  const end = domain.toLowerCase();
  for (let after = ''; ; ) {
    const rows = await sql.rows<{ id: string; sealed: Uint8Array }>(
      `SELECT id, sealed FROM enquiries WHERE id > ? AND sealed IS NOT NULL AND state IN ('accepted', 'quarantined')
        ORDER BY id LIMIT ${atOnce}`,
      [after],
    );
    for (const { id, sealed } of rows) {
      const personal = opened(() => openPersonal(vault, sealed, id));
      if ([personal?.values.email ?? []].flat().some((each) => each.toLowerCase().endsWith(end))) return true;
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return false;
    after = last.id;
    await yieldEventLoop();
  }
}

/** Ids of mails that wait and are of the sender a rule is for, but for those that are about an enquiry of ours. */
async function alsoTaken(
  sql: Sql,
  { vault, hash }: Pick<MailActContext, 'vault' | 'hash'>,
  kind: RuleKind,
  of: string,
  hosts: readonly string[],
): Promise<string[]> {
  const rows = await sql.rows<{ id: string; sealed: Uint8Array }>(
    `SELECT id, sealed FROM stray_mails WHERE settled_at IS NULL AND away_at IS NULL AND sealed IS NOT NULL
      ORDER BY at DESC LIMIT ${mostMails}`,
  );
  const found: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % atOnce === 0) await yieldEventLoop();
    const words = opened(() => openUnmatchedMail(vault, row));
    if (!words || ruledOf(kind, addressOf(words))?.toLowerCase() !== of.toLowerCase()) continue;
    const { refersTo, references = [], machine = null } = words;
    const envelope = { to: [], cc: [], deliveredTo: [] };
    const traces = { refersTo, references, envelope, isOfPerson: isOfPerson(machine) };
    const person = hash(addressOf(words));
    if (!(await isAboutOurs(sql, traces, { hosts, hash, person, isColleague: false }))) found.push(row.id);
  }
  return found;
}

/**
 * Puts a mail away, and with a rule everything of its address or its domain, from now on and of what waits. A domain of which anybody ever
 * sent an enquiry takes no rule.
 */
export async function notForUs(
  store: Store,
  id: string,
  kind: RuleKind | 'mail',
  hosts: readonly string[],
  context: MailActContext,
): Promise<'done' | Refused> {
  const { vault, hash, asker, now } = context;
  const put = (sql: Sql) => putAwayUnmatchedMail(sql, id, context);
  if (kind === 'mail') return store.transaction(put);
  const [row] = await store.read.rows<{ id: string; sealed: Uint8Array | null }>(
    'SELECT id, sealed FROM stray_mails WHERE id = ? AND settled_at IS NULL',
    [id],
  );
  const words = row && opened(() => openUnmatchedMail(vault, row));
  const of = words ? ruledOf(kind, addressOf(words)) : null;
  if (of === null) return refuse('not-found', 'This mail says of no address that it is from there.');
  if (kind === 'domain' && (await everAsked(store.read, vault, of)))
    return refuse(
      'wrong-state',
      `Somebody of ${of} has sent an enquiry; a rule would keep their next mail away.`,
    );
  const others = await alsoTaken(store.read, context, kind, of, hosts);
  return store.transaction(async (sql) => {
    const rule = await addRule(sql, vault, hash, { kind, of, by: asker.id }, now);
    for (const each of new Set([id, ...others])) {
      await sql.run(
        // Of the others nobody has seen more than the rule.
        `UPDATE stray_mails SET away_by = ?, away_at = ?, away_rule = ?, looked_at = COALESCE(looked_at, ?)
          WHERE id = ? AND settled_at IS NULL AND away_at IS NULL`,
        [asker.id, now, rule, each === id ? now : null, each],
      );
    }
    return 'done' as const;
  });
}
