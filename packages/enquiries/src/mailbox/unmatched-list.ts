import type { UnmatchedMail, UnmatchedMails } from '@sundowner/desk-wire/mails';
import { isoTime } from '../clock.ts';
import { originalPlace } from '../conversation/message-content.ts';
import { openUnmatchedMail, type UnmatchedMailContent } from '../conversation/unmatched-mail-content.ts';
import type { Sql } from '../store/database/port.ts';
import { type Vault, VaultError } from '../store/vault.ts';
import type { Asker } from '../work/access.ts';
import { yieldEventLoop } from '../yield-event-loop.ts';
import { openSurnames, type SuggestionDeps, suggestionFor } from './suggestions.ts';
import type { ReadsLike, UnmatchedMailRow } from './unmatched-mail-rows.ts';

/** Characters of all mails of a list together: nobody reads more in one, and a page of the desk has to draw it. */
const mostOfList = 4_000_000;
/** What is shown of each mail beyond them. */
const mostOfRest = 2000;
const note = '[It goes on; the rest shows once it is put to an enquiry.]';

/** @returns a function that gives what a list shows of its next mail: all of it, as long as the list is not longer than any person reads */
export function createListText(): (words: string) => string {
  let left = mostOfList;
  return (words) => {
    const shown =
      words.length <= Math.max(left, mostOfRest) ? words : `${words.slice(0, mostOfRest)}\n\n${note}`;
    left -= shown.length;
    return shown;
  };
}

/** Mails of a list that are work, so many that machines sent, and so many of those that were put away. */
const most = 200;

interface ListedMail extends UnmatchedMailRow {
  readonly files: number;
  readonly originals: number;
  readonly due_at: number | null;
  readonly reads_like: ReadsLike | null;
  readonly away_by: string | null;
  readonly away_at: number | null;
  readonly away_rule: string | null;
}

const columns = `s.id, s.at, s.mail_id, s.digest, s.who, s.settled_at, s.sealed, s.due_at, s.reads_like, s.away_by, s.away_at,
  s.away_rule, (SELECT COUNT(*) FROM stray_files f WHERE f.stray_id = s.id AND f.place < ${originalPlace}) AS files,
  (SELECT COUNT(*) FROM stray_files f WHERE f.stray_id = s.id AND f.place = ${originalPlace}) AS originals`;

/** One that no key opens must not hide the others. */
function readable(vault: Vault, row: UnmatchedMailRow): UnmatchedMailContent | null {
  try {
    return openUnmatchedMail(vault, row);
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

const awayOf = ({ away_at: at, away_by: by, away_rule: rule }: ListedMail): UnmatchedMail['away'] =>
  at === null ? null : { by: by ?? '', at: isoTime(at), rule };

/** As a page shows it. */
function mailOf(
  row: ListedMail,
  words: UnmatchedMailContent,
  text: string,
  found: Pick<UnmatchedMail, 'mayBe' | 'suggestion'>,
): UnmatchedMail {
  const { from, name, subject, unreadable = false, envelope, machine, automatic, notices = [] } = words;
  return {
    id: row.id,
    at: isoTime(row.at),
    from,
    name,
    subject,
    text,
    files: Number(row.files),
    unreadable,
    ...found,
    envelope: envelope ?? null,
    machine: machine ?? (automatic ? { kind: 'automatic-answer', until: null } : null),
    notices,
    original: Number(row.originals) > 0,
    dueAt: row.due_at === null ? null : isoTime(row.due_at),
    away: awayOf(row),
  };
}

/** What a list is made of: what waits for a person, which is counted with New, the longest waiting first; the others the newest first. */
const kinds = {
  waiting: {
    condition: "s.away_at IS NULL AND COALESCE(s.reads_like, 'letter') <> 'machine'",
    order: 'COALESCE(s.due_at, s.at), s.id',
  },
  machines: { condition: "s.away_at IS NULL AND s.reads_like = 'machine'", order: 's.at DESC, s.id DESC' },
  away: { condition: 's.away_at IS NOT NULL', order: 's.away_at DESC, s.id DESC' },
} as const;

const isOpen = 's.settled_at IS NULL AND s.sealed IS NOT NULL';

/** How many more there are of a kind than are listed. */
async function moreOf(sql: Sql, condition: string, listed: number): Promise<number> {
  if (listed < most) return 0;
  const [row] = await sql.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM stray_mails s WHERE ${isOpen} AND ${condition}`,
  );
  return Math.max(0, Number(row?.n ?? 0) - listed);
}

/** A list of mails that belong to no enquiry, and how many it leaves out. */
export type ListedMails = Pick<UnmatchedMails, 'mails' | 'more'>;

/**
 * Mails that belong to no enquiry, those that are work first; with what is likeliest for each of them.
 *
 * @param open one that is among them whatever its place is: a search found it
 * @param deps for what is suggested; nothing is for one that was put away
 */
export async function listUnmatchedMails(
  sql: Sql,
  asker: Asker,
  open: string | null,
  deps: SuggestionDeps,
): Promise<ListedMails> {
  const rows: ListedMail[] = [];
  const more = { waiting: 0, machines: 0, away: 0 };
  const select = (where: string, parameters: readonly string[] = []) =>
    sql.rows<ListedMail>(`SELECT ${columns} FROM stray_mails s WHERE ${isOpen} AND ${where}`, parameters);
  for (const kind of ['waiting', 'machines', 'away'] as const) {
    const { condition, order } = kinds[kind];
    const some = await select(`${condition} ORDER BY ${order} LIMIT ${most}`);
    more[kind] = await moreOf(sql, condition, some.length);
    rows.push(...some);
  }
  if (open !== null && !rows.some(({ id }) => id === open)) rows.push(...(await select('s.id = ?', [open])));
  const surnames = rows.length === 0 ? new Map<string, string>() : await openSurnames(sql, asker, deps.vault);
  const mails: UnmatchedMail[] = [];
  const shown = createListText();
  for (const row of rows) {
    // Each may be as long as a mail can be, and there may be many: pages are answered in between.
    await yieldEventLoop();
    const words = readable(deps.vault, row);
    if (!words) continue;
    const { text, quoted } = words;
    const mail = { words, readsLike: row.reads_like };
    const found =
      row.away_at === null
        ? await suggestionFor(sql, asker, mail, surnames, deps)
        : { mayBe: [], suggestion: null };
    mails.push(mailOf(row, words, shown(quoted === '' ? text : `${text}\n\n${quoted}`), found));
  }
  return { mails, more };
}
