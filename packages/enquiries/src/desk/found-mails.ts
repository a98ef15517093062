import type { ListAnswer, ListRequest } from '@sundowner/desk-wire/list';
import { isoTime } from '../clock.ts';
import { peopleIn } from '../conversation/message-content.ts';
import { openUnmatchedMail } from '../conversation/unmatched-mail-content.ts';
import { meantWords } from '../search/meant-words.ts';
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

/** Mails a search finds, and what they say in place of words that were typed with a slip. */
interface FoundMails {
  readonly mails: ListAnswer['mails'];
  readonly meant: readonly string[];
}

const none: FoundMails = { mails: [], meant: [] };

/** Mails of no enquiry that a search in All finds, with its first page; those that were put away as well. */
export async function foundMails(
  sql: Sql,
  vault: Vault,
  term: Term,
  { list, words, cursor }: Pick<ListRequest, 'list' | 'words' | 'cursor'>,
): Promise<FoundMails> {
  if (list !== 'all' || words.trim() === '' || cursor !== null) return none;
  const found = await searchUnmatched(sql, term, words);
  const ids = found.ids.slice(0, most);
  if (ids.length === 0) return none;
  const rows = await sql.rows<Row>(
    `SELECT id, at, away_at, sealed FROM stray_mails WHERE id IN (${ids.map(() => '?').join(', ')}) ORDER BY at DESC, id DESC`,
    ids,
  );
  const texts: string[] = [];
  const mails = rows.flatMap((row) => {
    const mail = opened(() => openUnmatchedMail(vault, row));
    if (!mail) return [];
    const { from, name, subject } = mail;
    if (found.forgiven.length > 0)
      texts.push(
        ...[name, from, subject, ...peopleIn(mail), ...(mail.fileNames ?? []), mail.text, mail.quoted],
      );
    const awayAt = row.away_at === null ? null : isoTime(row.away_at);
    return [{ id: row.id, at: isoTime(row.at), from, name, subject, awayAt }];
  });
  return { mails, meant: meantWords(texts, found.forgiven) };
}
