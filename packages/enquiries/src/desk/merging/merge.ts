import { applicationKinds, maySeeKind, recordOfKind } from '@sundowner/brand';
import type { MergeAct } from '@sundowner/desk-wire/merging';
import type { FormValues } from '../../forms/form.ts';
import { newId } from '../../new-id.ts';
import type { Sql } from '../../store/database/port.ts';
import { onLegalHold } from '../../store/erase-personal.ts';
import { mergedWith, ofReference } from '../../store/merged.ts';
import type { PersonHash } from '../../store/personal-fields.ts';
import type { Vault } from '../../store/vault.ts';
import { type Asker, notFound, type Refused, refuse } from '../../work/access.ts';
import { markChanged, notify, recordAction } from '../../work/change.ts';
import { addressesOf } from '../../work/same-person.ts';
import { lockItself, type WorkRow, writeWork } from '../../work/work-status.ts';
import { joinPeople, keepPlanned, keepTheNo, keepWords, leaveQuestionsOpen } from './bring-over.ts';
import { factsOf, type Kept, personalOf, sealReplaced, writeFacts, writeValues } from './merge-rows.ts';
import { mergedStatus } from './merged-status.ts';
import { assigneeField, mergedValues, takenFields } from './merged-values.ts';
import { moveWords } from './move-words.ts';
import { endLinksOfOthers, peopleOf } from './own-links.ts';

export interface MergeContext {
  readonly vault: Vault;
  readonly hash: PersonHash;
  readonly asker: Asker;
  readonly now: number;
}

interface Side {
  readonly id: string;
  readonly kind: string;
  readonly person: string | null;
}

async function sideOf(sql: Sql, reference: string, asker: Asker): Promise<Side | null> {
  const [row] = await sql.rows<Side>(
    `SELECT e.id, e.kind, e.person FROM enquiries e WHERE ${ofReference('e')}`,
    [reference],
  );
  return row && maySeeKind(asker, row.kind) ? row : null;
}

/** Holds two enquiries in one order for everybody, so that no two people wait for each other. */
export async function lockBoth(sql: Sql, ids: readonly [string, string], now: number) {
  const held = new Map<string, Awaited<ReturnType<typeof lockItself>>>();
  for (const id of [...ids].sort()) held.set(id, await lockItself(sql, id, now));
  return [held.get(ids[0]) ?? null, held.get(ids[1]) ?? null] as const;
}

export async function isHeldByLaw(sql: Sql, ids: readonly string[]): Promise<boolean> {
  const rows = await sql.rows(
    `SELECT 1 FROM enquiries e WHERE e.id IN (${ids.map(() => '?').join(', ')}) AND ${onLegalHold} LIMIT 1`,
    ids,
  );
  return rows.length > 0;
}

const isApplication = (kind: string) => applicationKinds.some((each) => each === kind);

/** Why two enquiries stay apart; `null` where nothing stands against it. */
async function refusalOf(
  sql: Sql,
  sides: readonly [Side, Side],
  rows: readonly [WorkRow, WorkRow],
  samePerson: boolean,
): Promise<Refused | null> {
  if (sides.some(({ kind }) => isApplication(kind)))
    return refuse('wrong-state', 'An application stays by itself.');
  if (sides.some(({ kind }) => recordOfKind(kind)?.confirmed))
    return refuse('wrong-state', 'An address for the letter stays by itself.');
  if (rows.some(({ state }) => state !== 'accepted'))
    return refuse('wrong-state', 'One of them is held, discarded or erased.');
  if (rows.some(({ eraseDueAt }) => eraseDueAt !== null))
    return refuse('wrong-state', 'One of them is being erased; take that back first.');
  if (await isHeldByLaw(sql, [rows[0].id, rows[1].id]))
    return refuse('held', 'A legal hold stands on one of them.');
  const [{ person }, { person: other }] = sides;
  const addresses = person === null ? [] : await addressesOf(sql, person);
  if (!samePerson && (other === null || !addresses.includes(other)))
    return refuse('not-the-same-person', 'They are of two addresses. Is it the same person?');
  return null;
}

/**
 * Makes one enquiry part of another, or names each with the other. Both references lead to the first; nothing is sent. Of two people who
 * do it at once one does it, and the other finds it done.
 *
 * @param reference of the first, which stays
 */
export async function merge(
  sql: Sql,
  reference: string,
  act: MergeAct,
  context: MergeContext,
): Promise<'done' | Refused> {
  const { asker, now } = context;
  const first = await sideOf(sql, reference, asker);
  const second = await sideOf(sql, act.other, asker);
  if (!first || !second) return notFound();
  if (first.id === second.id)
    return reference === act.other ? refuse('wrong-state', 'It is the same enquiry.') : 'done';
  const [one, other] = await lockBoth(sql, [first.id, second.id], now);
  if (!one || !other) return notFound();
  if (other.mergedInto === one.id || one.mergedInto === other.id) return 'done';
  if (one.mergedInto !== null || other.mergedInto !== null)
    return refuse('wrong-state', 'One of them became part of another meanwhile.');
  const refusal = await refusalOf(sql, [first, second], [one, other], act.samePerson);
  if (refusal) return refusal;
  if (act.as === 'link') await link(sql, [one, other], context);
  else await mergeInto(sql, one, other, act.fromOther, context);
  return 'done';
}

async function link(
  sql: Sql,
  rows: readonly [WorkRow, WorkRow],
  { asker, now }: MergeContext,
): Promise<void> {
  const [one = '', other = ''] = rows.map(({ id }) => id).sort();
  const isNew = await sql.run(
    'INSERT INTO links (one, other, at, person) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [one, other, now, asker.id],
  );
  if (isNew === 0) return;
  for (const [row, another] of [rows, [...rows].reverse()] as [WorkRow, WorkRow][]) {
    await markChanged(sql, row.id, now);
    const about = { other: another.reference };
    await recordAction(sql, row.id, { by: asker, now, action: 'linked it with another', about });
  }
}

const laterOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

async function mergeInto(
  sql: Sql,
  first: WorkRow,
  second: WorkRow,
  fromOther: readonly string[],
  { vault, hash, asker, now }: MergeContext,
): Promise<void> {
  const personal = await personalOf(sql, vault, first.id);
  const otherPersonal = await personalOf(sql, vault, second.id);
  const before: FormValues = personal?.values ?? {};
  const others: FormValues = otherPersonal?.values ?? {};
  const taken = takenFields(fromOther);
  const values = mergedValues(before, others, taken);
  const facts = await factsOf(sql, first.id);
  const otherFacts = await factsOf(sql, second.id);
  const assignee = fromOther.includes(assigneeField) ? second.assignee : (first.assignee ?? second.assignee);
  const status = mergedStatus(first, second, assignee);

  const people = await peopleOf(sql, [first.id, second.id]);
  await leaveQuestionsOpen(sql, [first.id, second.id]);
  for (const { id, version } of [first, second]) await keepPlanned(sql, id, version, status.version);
  const moved = await moveWords(sql, vault, { from: second.id, to: first.id, now });
  const said = await keepWords(sql, vault, second, first.id, otherPersonal?.values ?? null, now);
  if (personal && taken.length > 0) await writeValues(sql, vault, hash, first.id, { ...personal, values });
  const [travel] = await sql.rows<{ at: number | null }>(
    'SELECT travel_at AS at FROM enquiries WHERE id = ?',
    [first.id],
  );
  await writeFacts(sql, first.id, {
    receivedAt: Math.min(facts.receivedAt, otherFacts.receivedAt),
    travelAt: laterOf(travel?.at ?? facts.travelAt, otherFacts.travelAt),
    lastContactAt: Math.max(facts.lastContactAt, otherFacts.lastContactAt),
    turn: Math.min(facts.turn, otherFacts.turn),
    properties: [...new Set([...facts.properties, ...otherFacts.properties])],
  });
  await writeWork(sql, first.id, status);
  const both = { first: first.id, second: second.id };
  const joined = await joinPeople(sql, vault, hash, both, { before, others }, asker, now);
  const parts = await mergedWith(sql, second.id);
  await endLinksOfOthers(sql, [first.id, second.id], people, now);
  await sql.run(
    "UPDATE enquiries SET merged_into = ?, work = 'none', snooze_until = NULL WHERE id = ? OR merged_into = ?",
    [first.id, second.id, second.id],
  );
  await sql.run('DELETE FROM presence WHERE enquiry_id = ?', [second.id]);
  const unsubscribed = await keepTheNo(
    sql,
    [
      { id: first.id, values: before },
      { id: second.id, values: others },
    ],
    asker,
    now,
  );

  const id = newId(now);
  const kept: Kept = {
    first: statusOf(first),
    second: statusOf(second),
    merged: status,
    facts,
    moved,
    words: said,
    taken,
    joined,
    parts,
    unsubscribed,
  };
  await sql.run(
    'INSERT INTO merges (id, first_id, second_id, at, person, kept, sealed) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [
      ...[id, first.id, second.id, now, asker.id, JSON.stringify(kept)],
      sealReplaced(vault, id, { before, merged: values }),
    ],
  );
  await markChanged(sql, first.id, now);
  await markChanged(sql, second.id, now);
  const by = { by: asker, now };
  await recordAction(sql, first.id, {
    ...by,
    action: 'merged another into it',
    about: { other: second.reference },
  });
  await recordAction(sql, second.id, {
    ...by,
    action: 'merged it into another',
    about: { other: first.reference },
  });
  if (assignee !== first.assignee)
    await notify(sql, { person: assignee, kind: 'given', enquiryId: first.id, by: asker.id, now });
  if (second.assignee !== assignee)
    await notify(sql, {
      person: second.assignee,
      kind: 'taken-over',
      enquiryId: first.id,
      by: asker.id,
      now,
    });
}

/** The work alone, without which enquiry it is of. */
function statusOf(row: WorkRow) {
  const { state, work, since, assignee, snoozeUntil, firstAnswerAt, firstAnswerBy, dueAt, version } = row;
  return { state, work, since, assignee, snoozeUntil, firstAnswerAt, firstAnswerBy, dueAt, version };
}
