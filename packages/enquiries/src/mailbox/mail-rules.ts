import type { MailRules } from '@sundowner/desk-wire/mails';
import { isoTime } from '../clock.ts';
import { newId } from '../new-id.ts';
import type { Sql } from '../store/database/port.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import { type Vault, VaultError } from '../store/vault.ts';

export type RuleKind = MailRules['rules'][number]['kind'];

const ownerOf = (id: string) => `mail-rule/${id}`;

/** What a rule is of: an address, or all of a domain. `null` for what is no address. */
export function ruledOf(kind: RuleKind, address: string): string | null {
  const at = address.lastIndexOf('@');
  if (at < 0 || at === address.length - 1) return null;
  return kind === 'address' ? address : address.slice(at);
}

/** The rule that holds for mails of an address; an address's own comes before its domain's. */
export async function ruleFor(
  sql: Sql,
  hash: PersonHash,
  address: string,
): Promise<{ readonly id: string; readonly by: string } | null> {
  for (const kind of ['address', 'domain'] as const) {
    const of = ruledOf(kind, address);
    const [rule] =
      of === null
        ? []
        : await sql.rows<{ id: string; by: string }>(
            'SELECT id, by_person AS "by" FROM mail_rules WHERE who = ? AND kind = ?',
            [hash(of), kind],
          );
    if (rule) return rule;
  }
  return null;
}

/** Makes a rule; one that is there already stays. @returns its id */
export async function addRule(
  sql: Sql,
  vault: Vault,
  hash: PersonHash,
  { kind, of, by }: { readonly kind: RuleKind; readonly of: string; readonly by: string },
  now: number,
): Promise<string> {
  const who = hash(of);
  const id = newId(now);
  await sql.run(
    `INSERT INTO mail_rules (id, kind, who, by_person, at, sealed) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (who) DO NOTHING`,
    [id, kind, who, by, now, vault.seal({ of }, ownerOf(id))],
  );
  const [row] = await sql.rows<{ id: string }>('SELECT id FROM mail_rules WHERE who = ?', [who]);
  return row?.id ?? id;
}

interface RuleRow {
  readonly id: string;
  readonly kind: RuleKind;
  readonly by_person: string;
  readonly at: number;
  readonly sealed: Uint8Array;
  readonly count: number;
}

function openedOf(vault: Vault, { id, sealed }: RuleRow): string {
  try {
    const { of } = vault.open(sealed, ownerOf(id)) as { readonly of: string };
    return of.replace(/^@/, '');
  } catch (error) {
    if (error instanceof VaultError) return '';
    throw error;
  }
}

/** All of them, the newest first, with how many mails each has put away. */
export async function mailRules(sql: Sql, vault: Vault): Promise<MailRules> {
  const rows = await sql.rows<RuleRow>(
    `SELECT r.id, r.kind, r.by_person, r.at, r.sealed,
        (SELECT COUNT(*) FROM stray_mails s WHERE s.away_rule = r.id) AS count
      FROM mail_rules r ORDER BY r.at DESC, r.id DESC LIMIT 1000`,
  );
  return {
    rules: rows.map((row) => ({
      id: row.id,
      of: openedOf(vault, row),
      kind: row.kind,
      by: row.by_person,
      at: isoTime(row.at),
      count: Number(row.count),
    })),
  };
}

/** Lifts a rule: the mails it put away are work again. @returns whether there was one */
export async function removeRule(sql: Sql, id: string): Promise<boolean> {
  await sql.run(
    'UPDATE stray_mails SET away_by = NULL, away_at = NULL, away_rule = NULL WHERE away_rule = ?',
    [id],
  );
  return (await sql.run('DELETE FROM mail_rules WHERE id = ?', [id])) > 0;
}
