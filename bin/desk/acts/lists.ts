import type { BulkCount, BulkVerb } from '@sundowner/desk-wire/bulk';
import { bulkVerb } from '@sundowner/desk-wire/bulk';
import { figureSheets, figuresRequestShape } from '@sundowner/desk-wire/figures';
import { listRequestShape } from '@sundowner/desk-wire/list';
import { readReference } from '@sundowner/enquiries/store/reference';
import { isRefused } from '@sundowner/enquiries/work/access';
import { z } from 'zod';
import {
  assertPersonal,
  type DeskAct,
  file,
  filterOf,
  momentOf,
  oneOf,
  performed,
  selectionOf,
  shaped,
  type TypedCommand,
  UsageError,
} from '../desk-act.ts';
import { impersonalRow, listText } from '../output.ts';

/** The documented views of the deliveries, as the desk's lists have them. */
const views = {
  open: { list: 'all', filter: { states: ['new', 'open', 'waiting', 'done'] } },
  held: { list: 'held', filter: {} },
  failed: { list: 'attention', filter: { attention: ['refused'] } },
  all: { list: 'all', filter: {} },
} as const;

const list: DeskAct = async ({ desk }, command) => {
  const { words, search, sort, limit, cursor, personal } = command.values;
  const view = views[oneOf('--view', command.values.view, ['open', 'held', 'failed', 'all']) ?? 'all'];
  const request = shaped(listRequestShape, {
    list: command.values.list ?? view.list,
    filter: { ...view.filter, ...filterOf(command) },
    words: [...command.given, words ?? '', search ?? ''].join(' ').trim(),
    ...(sort === undefined ? {} : { sort }),
    ...(limit === undefined ? {} : { limit: Number(limit) }),
    cursor: cursor ?? null,
  });
  const answer = await desk.list(command.asker, request);
  return {
    code: 0,
    words: listText(answer, personal),
    data: { ...answer, rows: personal ? answer.rows : answer.rows.map(impersonalRow) },
  };
};

/** The verb, and which of the words after it are its own. @throws UsageError */
function verbOf(command: TypedCommand): { readonly verb: BulkVerb; readonly references: readonly string[] } {
  const [act = '', ...rest] = command.given;
  const { channel } = command.values;
  const own =
    act === 'assign' || act === 'tag' || act === 'untag' ? command.need(1, 'whom or which tag') : null;
  const references = own === null ? rest : rest.slice(1);
  const words: Record<string, object> = {
    assign: { act: 'give', to: own === 'nobody' ? null : own },
    tag: { act: 'tag', tag: own, set: true },
    untag: { act: 'tag', tag: own, set: false },
    snooze: {
      act: 'snooze',
      until: act === 'snooze' ? momentOf(command.option('until'), command.timeZone) : '',
    },
    resend: { act: 'resend', ...(channel === undefined ? {} : { channel }) },
  };
  for (const reference of references)
    if (!readReference(reference)) throw new UsageError(`"${reference}" is no reference, like MC-7KQ2-94HD.`);
  return { verb: shaped(bulkVerb, words[act] ?? { act }), references };
}

const counted =
  ({ values }: TypedCommand) =>
  ({ list, ...rest }: BulkCount) => ({
    ...rest,
    list: values.personal ? list : list.map(({ reference }) => reference),
    hint: 'Nothing was done; with --yes it is.',
  });

const bulk: DeskAct = async ({ desk }, command) => {
  const { verb, references } = verbOf(command);
  const selection = selectionOf(command, references);
  const count = await desk.bulk.count(command.asker, selection, verb);
  if (isRefused(count) || !command.values.yes) return performed(count, counted(command));
  return performed(await desk.bulk.act(command.asker, { selection, verb, counted: count.count }));
};

const undo: DeskAct = async ({ desk }, { asker, given }) => {
  const id = given[0] ?? (await desk.bulk.last(asker)).last?.id ?? '';
  return performed(await desk.bulk.undo(asker, id));
};

const exporting: DeskAct = async ({ desk }, command) => {
  assertPersonal(command);
  const pieces = await desk.bulk.export(command.asker, selectionOf(command, command.given));
  if (isRefused(pieces)) return performed(pieces);
  let text = '';
  for await (const piece of pieces) text += piece;
  return file(text);
};

const figures: DeskAct = async ({ desk }, command) => {
  const { kind, property, csv, table } = command.values;
  const request = shaped(figuresRequestShape, {
    from: command.option('from'),
    to: command.option('to'),
    kind: kind?.[0],
    property: property?.[0],
  });
  if (!csv) return performed(await desk.figures.figures(command.asker, request));
  return file(await desk.figures.csv(command.asker, request, shaped(z.enum(figureSheets), table ?? 'day')));
};

/** Finding enquiries, and doing to many at once. */
export const findingActs: Readonly<Record<string, DeskAct>> = {
  list,
  find: list,
  bulk,
  undo,
  export: exporting,
  figures,
  choices: async ({ desk }, { asker }) => performed(await desk.views.choices(asker)),
};
