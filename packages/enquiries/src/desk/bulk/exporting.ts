import type { Selection } from '@sundowner/desk-wire/bulk';
import { isoTime } from '../../clock.ts';
import { tagsOf } from '../../conversation/tags.ts';
import type { Term } from '../../search/plain-words.ts';
import { type Asker, type Refused, refuse } from '../../work/access.ts';
import { askedKeys, keptProperties, nameOfProperty } from '../../work/asked-properties.ts';
import { colleagues } from '../../work/people.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type ListedRow, listedColumns } from '../desk-rows.ts';
import { enquiryHeadline } from '../headline.ts';
import { readPersonal, recordAccess, words } from '../read-personal.ts';
import { ownWords } from '../row-words.ts';
import { selectedCondition } from './selected.ts';

/** What separates cells somewhere, or ends a line: a file that is read with another separator than its own is cut there. */
const separators = ',;|\t\r\n\v\f\u0085\u2028\u2029';
/** What a spreadsheet may pass over before it looks whether a cell is a formula. */
const passedOver = /[\s\p{Cc}\p{Cf}"]/u;
/** By these a formula begins, in full width and in other forms too. */
const begins = (sign: string): boolean => /[=+\-@\u2212]/.test(sign.normalize('NFKC'));

/**
 * A text of which no cell is worked out (CWE-1236), in whatever spreadsheet it is opened: an apostrophe stands wherever a cell could
 * begin with a formula. Where `;` separates lists that is after each of them, inside quotation marks too, since those stand inside
 * a cell there. Telephone numbers get one as well: `+27-82-123` is a sum.
 */
function guarded(text: string): string {
  const signs = Array.from(text);
  const written: string[] = [];
  // Backwards, so that it is known of each place what comes first after what is passed over. After the end comes a quotation mark,
  // which begins a cell where one was cut, with the end of the line in it.
  let ahead: 'end' | 'formula' | 'other' = 'end';
  // A pair of quotation marks where a cell begins is read as nothing: what comes after them is what the cell begins with.
  let unquoted: string | undefined;
  for (let at = signs.length - 1; at >= 0; at--) {
    const sign = signs[at] ?? '';
    const next = signs[at + 1];
    const insideBreak = sign === '\r' && next === '\n';
    const cut = separators.includes(sign) && !insideBreak;
    if (cut && (ahead !== 'other' || (unquoted === '\t' && sign !== '\t'))) written.push("'");
    if (!passedOver.test(sign)) ahead = begins(sign) ? 'formula' : 'other';
    if (sign !== '"') unquoted = sign;
    written.push(sign);
  }
  if (ahead === 'formula' || /^[\t\r\n]/.test(text)) written.push("'");
  return written.reverse().join('');
}

/** Every cell is quoted: a reader of the file needs no rule for when. */
function cell(value: string | number | null): string {
  const text = typeof value === 'string' ? guarded(value) : String(value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line of a table as CSV (RFC 4180). */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

/** How such a file begins, so that spreadsheets read its umlauts. */
export const csvBeginning = '\uFEFF';

export const csvOf = (
  head: readonly string[],
  lines: Iterable<readonly (string | number | null)[]>,
): string => csvBeginning + csvLine(head) + [...lines].map(csvLine).join('');

/** Enquiries opened for one piece of the file. */
const atOnce = 200;
/** A file of more is no selection but a copy of the store, which is a backup's business. */
const most = 20_000;

const head = [
  'Reference',
  'Kind',
  'State',
  'Work',
  'Received',
  'First answer',
  'With',
  'First name',
  'Surname',
  'Email',
  'Telephone',
  'Country',
  'Properties',
  'Tags',
  'Enquiry',
  'In their own words',
  'Page',
] as const;

type Deps = Pick<DeskDeps, 'store' | 'vault' | 'clock' | 'log' | 'content'> & { readonly term: Term };

/** The lines of some enquiries, opened. */
async function linesOf(
  { store, vault, content }: Deps,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): Promise<string> {
  const rows = await store.read.rows<ListedRow>(
    `SELECT ${listedColumns}, 0 AS place FROM enquiries e WHERE e.id IN (${ids.map(() => '?').join(', ')})
      ORDER BY e.received_at DESC, e.id DESC`,
    ids,
  );
  const tags = await tagsOf(store.read, ids);
  const kept = await keptProperties(store.read, ids);
  const known = content();
  const line = (row: ListedRow) => {
    const values = readPersonal(vault, row)?.values ?? null;
    const of = (name: string) => (values ? words(values, name) : '');
    return csvLine([
      row.reference,
      row.kind,
      row.state,
      row.work,
      isoTime(row.received_at),
      row.firstAnswerAt === null ? '' : isoTime(row.firstAnswerAt),
      row.assignee === null ? '' : (names.get(row.assignee) ?? row.assignee),
      of('name'),
      of('surname'),
      of('email'),
      of('tel'),
      of('country'),
      askedKeys({ values: values ?? {}, page: row.page }, kept.get(row.id) ?? [], known.collection)
        .map((key) => nameOfProperty(key, known.collection))
        .join(', '),
      (tags.get(row.id) ?? []).join(', '),
      enquiryHeadline(row, values, known),
      ownWords(row.kind, values) ?? '',
      row.page,
    ]);
  };
  return rows.map(line).join('');
}

/** A selection as CSV. Which enquiries they are is settled, and recorded, before the first piece. */
export async function exportOf(
  deps: Deps,
  asker: Asker,
  selection: Selection,
): Promise<AsyncIterable<string> | Refused> {
  const { store, clock, term, log } = deps;
  const now = clock.now();
  const { text, parameters } = await selectedCondition(store.read, term, selection, asker, now);
  const found = await store.read.rows<{ id: string }>(
    `SELECT e.id FROM enquiries e WHERE ${text} ORDER BY (e.received_at + 0) DESC, e.id DESC LIMIT ?`,
    [...parameters, most + 1],
  );
  if (found.length > most)
    return refuse('wrong-state', `That is more than ${most} enquiries; narrow what is selected.`);
  await store.transaction((sql) =>
    recordAccess(sql, { asker, what: 'exported enquiries', about: String(found.length), now }),
  );
  log.info({ enquiries: found.length }, 'enquiries were exported');
  const names = new Map((await colleagues(store.read, now)).map(({ id, name }) => [id, name]));
  return (async function* () {
    yield csvBeginning + csvLine(head);
    for (let from = 0; from < found.length; from += atOnce) {
      const ids = found.slice(from, from + atOnce).map(({ id }) => id);
      yield linesOf(deps, ids, names);
    }
  })();
}
