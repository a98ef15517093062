import type { Selection } from '@sundowner/desk-wire/bulk';
import { isoTime } from '../../clock.ts';
import { tagsOf } from '../../conversation/tags.ts';
import { propertiesAsked } from '../../forms/places-named.ts';
import type { Term } from '../../search/terms.ts';
import { type Asker, type Refused, refuse } from '../../work/access.ts';
import { colleagues } from '../../work/people.ts';
import { recordAccess } from '../accesses.ts';
import { csvBeginning, csvLine } from '../csv.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type ListedRow, listedColumns } from '../desk-rows.ts';
import { enquiryHeadline } from '../headline.ts';
import { ownWords } from '../own-words.ts';
import { readPersonal, words } from '../read-personal.ts';
import { selectedCondition } from './selected.ts';

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

type Deps = Pick<DeskDeps, 'store' | 'vault' | 'clock' | 'log'> & { readonly term: Term };

/** The lines of some enquiries, opened. */
async function linesOf(
  { store, vault }: Deps,
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
): Promise<string> {
  const rows = await store.read.rows<ListedRow>(
    `SELECT ${listedColumns}, 0 AS place FROM enquiries e WHERE e.id IN (${ids.map(() => '?').join(', ')})
      ORDER BY e.received_at DESC, e.id DESC`,
    ids,
  );
  const tags = await tagsOf(store.read, ids);
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
      propertiesAsked(values ?? {}, row.page)
        .map(({ name }) => name)
        .join(', '),
      (tags.get(row.id) ?? []).join(', '),
      enquiryHeadline(row.kind, values),
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
