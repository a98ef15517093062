import { recordOfKind } from '@sundowner/brand';
import type { BulkAct, BulkCount, BulkDone, BulkVerb, LastBulk, Selection } from '@sundowner/desk-wire/bulk';
import { isoTime } from '../../clock.ts';
import { newId } from '../../new-id.ts';
import type { Term } from '../../search/plain-words.ts';
import type { Sql } from '../../store/database/port.ts';
import { type Asker, isRefused, mayAdminister, type Refused, refuse } from '../../work/access.ts';
import { discardedKept } from '../../work/transitions.ts';
import type { WorkRow, WorkStatus } from '../../work/work-status.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { enquiryHeadline } from '../headline.ts';
import { nameOf, readPersonal } from '../read-personal.ts';
import { enquiryByReference } from '../rows.ts';
import { actOnOne } from './acting.ts';
import { exportOf } from './exporting.ts';
import { misfitOf, Reasons } from './fitting.ts';
import { selectedCondition, selectedRows } from './selected.ts';
import { takeBackOne } from './taking-back.ts';

/** Many enquiries at once. */
export interface DeskBulk {
  count(asker: Asker, selection: Selection, verb: BulkVerb): Promise<BulkCount | Refused>;
  act(asker: Asker, act: BulkAct): Promise<BulkDone | Refused>;
  undo(asker: Asker, id: string): Promise<BulkDone | Refused>;
  last(asker: Asker): Promise<LastBulk>;
  /** The selected enquiries as CSV, a piece at a time; that they were taken is recorded. */
  export(asker: Asker, selection: Selection): Promise<AsyncIterable<string> | Refused>;
}

/** So many at once; more are done in parts, each with its count. */
const most = 5000;
/** How many one transaction does: other writers wait no longer. */
const atOnce = 20;
const shown = 200;

interface BulkRow {
  readonly id: string;
  readonly at: number;
  readonly act: string;
  readonly verb: string;
  readonly count: number;
  readonly undone_at: number | null;
}

const statusOf = ({ id: _id, reference: _reference, kind: _kind, ...status }: WorkRow): string =>
  JSON.stringify(status);

const tooMany = () => refuse('wrong-state', `That is more than ${most} enquiries; narrow what is selected.`);
const notTheirs = () => refuse('no-right', 'Only an administrator sends many again.');

export function createDeskBulk(deps: DeskDeps & { readonly term: Term }): DeskBulk {
  const { store, vault, clock, channels, changes, log, onWork, term } = deps;

  async function selected(asker: Asker, selection: Selection): Promise<WorkRow[] | Refused> {
    const condition = await selectedCondition(store.read, term, selection, asker, clock.now());
    const rows = await selectedRows(store.read, condition, most + 1);
    return rows.length > most ? tooMany() : rows;
  }

  const zone = () => deps.content().collection.installation.timeZone;

  async function wordsOf({ reference }: WorkRow) {
    const row = await enquiryByReference(store.read, reference);
    const personal = row && readPersonal(vault, row);
    return {
      reference,
      name: nameOf(personal),
      headline: row ? enquiryHeadline(row, personal?.values ?? null, deps.content()) : '',
    };
  }

  async function oneStep(
    sql: Sql,
    id: string,
    { reference }: WorkRow,
    verb: BulkVerb,
    asker: Asker,
  ): Promise<string | null> {
    const step = await actOnOne(sql, reference, verb, {
      vault,
      asker,
      now: clock.now(),
      zone: zone(),
      channels,
    });
    if (isRefused(step)) return step.detail;
    await sql.run('INSERT INTO bulk_steps (bulk_id, enquiry_id, before, after) VALUES (?, ?, ?, ?)', [
      id,
      step.before.id,
      statusOf(step.before),
      statusOf(step.after),
    ]);
    return null;
  }

  /** A few in each transaction: what is done stays done, and can be taken back, whatever becomes of the rest. */
  async function inParts<T>(
    rows: readonly T[],
    left: Reasons,
    one: (sql: Sql, row: T) => Promise<string | null>,
    after: (sql: Sql, done: number) => Promise<unknown>,
  ): Promise<number> {
    let done = 0;
    for (let from = 0; from < rows.length; from += atOnce) {
      const part = rows.slice(from, from + atOnce);
      const reasons = await store.transaction(async (sql) => {
        const found: (string | null)[] = [];
        for (const row of part) found.push(await one(sql, row));
        await after(sql, done + found.filter((reason) => reason === null).length);
        return found;
      });
      for (const reason of reasons) if (reason !== null) left.add(reason);
      done += reasons.filter((reason) => reason === null).length;
    }
    changes.announce();
    onWork();
    return done;
  }

  return {
    async count(asker, selection, verb) {
      if (verb.act === 'resend' && !mayAdminister(asker)) return notTheirs();
      const rows = await selected(asker, selection);
      if (isRefused(rows)) return rows;
      const misfit = await misfitOf(store.read, rows, verb, clock.now(), zone());
      const left = new Reasons();
      for (const row of rows) {
        const reason = misfit(row);
        if (reason !== null) left.add(reason);
      }
      const list: BulkCount['list'][number][] = [];
      for (const row of rows.slice(0, shown)) list.push(await wordsOf(row));
      return {
        count: rows.length,
        list,
        left: left.list(),
        // A reader of the letter is asked to confirm; nobody else is written to.
        confirms: verb.act === 'release' && rows.some(({ kind }) => recordOfKind(kind)?.confirmed),
      };
    },

    async act(asker, { selection, verb, counted }) {
      if (verb.act === 'resend' && !mayAdminister(asker)) return notTheirs();
      const rows = await selected(asker, selection);
      if (isRefused(rows)) return rows;
      if (rows.length !== counted)
        return refuse('count-changed', `There are ${rows.length} now, and ${counted} were counted.`);
      const misfit = await misfitOf(store.read, rows, verb, clock.now(), zone());
      const left = new Reasons();
      const fitting = rows.filter((row) => {
        const reason = misfit(row);
        if (reason !== null) left.add(reason);
        return reason === null;
      });
      const id = newId(clock.now());
      if (fitting.length > 0)
        await store.transaction((sql) =>
          sql.run('INSERT INTO bulk_acts (id, at, person, act, verb, count) VALUES (?, ?, ?, ?, ?, 0)', [
            id,
            clock.now(),
            asker.id,
            verb.act,
            JSON.stringify(verb),
          ]),
        );
      const done = await inParts(
        fitting,
        left,
        (sql, row) => oneStep(sql, id, row, verb, asker),
        (sql, count) => sql.run('UPDATE bulk_acts SET count = ? WHERE id = ?', [count, id]),
      );
      log.info({ act: verb.act, done }, 'a concierge changed many enquiries');
      return { id: done === 0 || verb.act === 'resend' ? null : id, done, left: left.list() };
    },

    async undo(asker, id) {
      const now = clock.now();
      const [bulk] = await store.read.rows<BulkRow>(
        'SELECT id, at, act, verb, count, undone_at FROM bulk_acts WHERE id = ? AND person = ?',
        [id, asker.id],
      );
      if (!bulk) return refuse('not-found', 'There is no such act of yours.');
      if (bulk.act === 'resend') return refuse('nothing-to-undo', 'What was sent is sent.');
      if (bulk.undone_at !== null) return refuse('nothing-to-undo', 'It was taken back already.');
      if (bulk.at <= now - discardedKept)
        return refuse('nothing-to-undo', 'It was done more than 30 days ago.');
      const steps = await store.read.rows<{ enquiry_id: string; before: string; after: string }>(
        'SELECT enquiry_id, before, after FROM bulk_steps WHERE bulk_id = ? ORDER BY enquiry_id',
        [id],
      );
      const verb = JSON.parse(bulk.verb) as BulkVerb;
      const left = new Reasons();
      const done = await inParts(
        steps,
        left,
        (sql, step) =>
          takeBackOne(
            sql,
            {
              enquiryId: step.enquiry_id,
              before: JSON.parse(step.before) as WorkStatus,
              after: JSON.parse(step.after) as WorkStatus,
            },
            verb,
            { asker, now },
          ),
        (sql) => sql.run('UPDATE bulk_acts SET undone_at = ? WHERE id = ?', [now, id]),
      );
      log.info({ act: bulk.act, done }, 'a concierge undid a bulk action');
      return { id: null, done, left: left.list() };
    },

    async last(asker) {
      const [bulk] = await store.read.rows<BulkRow>(
        `SELECT id, at, act, verb, count, undone_at FROM bulk_acts WHERE person = ? AND act <> 'resend' AND count > 0
          ORDER BY id DESC LIMIT 1`,
        [asker.id],
      );
      if (!bulk || bulk.at <= clock.now() - discardedKept) return { last: null };
      const { id, act, count, at, undone_at: undone } = bulk;
      const undoneAt = undone === null ? null : isoTime(undone);
      return { last: { id, act, count, at: isoTime(at), undoneAt } };
    },

    export: (asker, selection) => exportOf(deps, asker, selection),
  };
}
