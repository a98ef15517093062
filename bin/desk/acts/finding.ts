import type { BulkCount, BulkVerb } from '@sundowner/desk-wire/bulk';
import { bulkVerb } from '@sundowner/desk-wire/bulk';
import { figuresRequestShape, figureTables } from '@sundowner/desk-wire/figures';
import { type DeskRow, type ListAnswer, listRequestShape } from '@sundowner/desk-wire/list';
import { readReference } from '@sundowner/enquiries/store/reference';
import { isRefused } from '@sundowner/enquiries/work/refused';
import { z } from 'zod';
import { assertPersonal, type DeskAct, file, performed } from '../desk-act.ts';
import { type DeskCall, filterOf, momentOf, selectionOf, shaped } from '../desk-options.ts';
import { UsageError } from '../usage-error.ts';

/** A row without what a visitor wrote. */
function impersonal({
  name: _name,
  headline: _headline,
  words: _words,
  country: _country,
  address: _address,
  ...rest
}: DeskRow) {
  return rest;
}

const listed =
  ({ values }: DeskCall) =>
  (answer: ListAnswer) => ({
    ...answer,
    rows: values.personal ? answer.rows : answer.rows.map(impersonal),
  });

const find: DeskAct = async ({ desk }, call) => {
  const { list = 'all', words, sort, limit, cursor } = call.values;
  const request = shaped(listRequestShape, {
    list,
    filter: filterOf(call),
    words: [...call.given, ...(words === undefined ? [] : [words])].join(' '),
    ...(sort === undefined ? {} : { sort }),
    ...(limit === undefined ? {} : { limit: Number(limit) }),
    cursor: cursor ?? null,
  });
  return performed(await desk.list(call.asker, request), listed(call));
};

/** The verb, and which of the words after it are its own. @throws UsageError */
function verbOf(call: DeskCall): { readonly verb: BulkVerb; readonly references: readonly string[] } {
  const [act = '', ...rest] = call.given;
  const { channel } = call.values;
  const own = act === 'assign' || act === 'tag' || act === 'untag' ? call.need(1, 'whom or which tag') : null;
  const references = own === null ? rest : rest.slice(1);
  const words: Record<string, object> = {
    assign: { act: 'give', to: own === 'nobody' ? null : own },
    tag: { act: 'tag', tag: own, set: true },
    untag: { act: 'tag', tag: own, set: false },
    snooze: { act: 'snooze', until: act === 'snooze' ? momentOf(call.option('until')) : '' },
    resend: { act: 'resend', ...(channel === undefined ? {} : { channel }) },
  };
  for (const reference of references)
    if (!readReference(reference)) throw new UsageError(`"${reference}" is no reference, like MC-7KQ2-94HD.`);
  return { verb: shaped(bulkVerb, words[act] ?? { act }), references };
}

const counted =
  ({ values }: DeskCall) =>
  ({ list, ...rest }: BulkCount) => ({
    ...rest,
    list: values.personal ? list : list.map(({ reference }) => reference),
    hint: 'Nothing was done; with --yes it is.',
  });

const bulk: DeskAct = async ({ desk }, call) => {
  const { verb, references } = verbOf(call);
  const selection = selectionOf(call, references);
  const count = await desk.bulk.count(call.asker, selection, verb);
  if (isRefused(count) || !call.values.yes) return performed(count, counted(call));
  return performed(await desk.bulk.act(call.asker, { selection, verb, counted: count.count }));
};

const undo: DeskAct = async ({ desk }, { asker, given }) => {
  const id = given[0] ?? (await desk.bulk.last(asker)).last?.id ?? '';
  return performed(await desk.bulk.undo(asker, id));
};

const exporting: DeskAct = async ({ desk }, call) => {
  assertPersonal(call);
  const pieces = await desk.bulk.export(call.asker, selectionOf(call, call.given));
  if (isRefused(pieces)) return performed(pieces);
  let text = '';
  for await (const piece of pieces) text += piece;
  return file(text);
};

const figures: DeskAct = async ({ desk }, call) => {
  const { kind, property, csv, table } = call.values;
  const request = shaped(figuresRequestShape, {
    from: call.option('from'),
    to: call.option('to'),
    kind: kind?.[0],
    property: property?.[0],
  });
  if (!csv) return performed(await desk.figures.figures(call.asker, request));
  return file(await desk.figures.csv(call.asker, request, shaped(z.enum(figureTables), table ?? 'day')));
};

/** Finding enquiries, and doing to many at once. */
export const findingActs: Readonly<Record<string, DeskAct>> = {
  find,
  bulk,
  undo,
  export: exporting,
  figures,
  choices: async ({ desk }, { asker }) => performed(await desk.views.choices(asker)),
};
