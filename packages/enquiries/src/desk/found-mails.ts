import type { ListAnswer, ListRequest } from '@sundowner/desk-wire/list';
import { isoTime } from '../clock.ts';
import { openUnmatchedMail } from '../conversation/unmatched-mail-content.ts';
import type { Term } from '../search/plain-words.ts';
import { searchUnmatched } from '../search/unmatched-mail-words.ts';
import { opened } from '../search/written.ts';
import type { Sql } from '../store/database/port.ts';
import type { Vault } from '../store/vault.ts';

/** Shown apart, under the enquiries; who wants more of them asks for fewer words. */
const most = 20;

interface Row {
  readonly id: string;
  readonly at: number;
  readonly away_at: number | null;
  readonly sealed: Uint8Array | null;
}

/** Mails of no enquiry that a search in All finds, with its first page; those that were put away as well. */
export async function foundMails(
  sql: Sql,
  vault: Vault,
  term: Term,
  { list, words, cursor }: Pick<ListRequest, 'list' | 'words' | 'cursor'>,
): Promise<ListAnswer['mails']> {
  if (list !== 'all' || words.trim() === '' || cursor !== null) return [];
  const ids = (await searchUnmatched(sql, term, words)).slice(0, most);
  if (ids.length === 0) return [];
  const rows = await sql.rows<Row>(
    `SELECT id, at, away_at, sealed FROM stray_mails WHERE id IN (${ids.map(() => '?').join(', ')}) ORDER BY at DESC, id DESC`,
    ids,
  );
  return rows.flatMap((row) => {
    const mail = opened(() => openUnmatchedMail(vault, row));
    if (!mail) return [];
    const { from, name, subject } = mail;
    const awayAt = row.away_at === null ? null : isoTime(row.away_at);
    return [{ id: row.id, at: isoTime(row.at), from, name, subject, awayAt }];
  });
}
