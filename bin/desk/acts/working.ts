import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { workActShape } from '@sundowner/desk-wire/work';
import { notFound } from '@sundowner/enquiries/work/refused';
import { type DeskAct, performed } from '../desk-act.ts';
import { type DeskCall, momentOf, shaped, textOrFile } from '../desk-options.ts';
import { UsageError } from '../usage-error.ts';

/** An enquiry without what anybody wrote. */
function impersonal(enquiry: EnquiryDetail) {
  const { reference, kind, state, receivedAt, page, work, presence, tags, properties, deliveries, deeds } =
    enquiry;
  const { conversation, legalHold, eraseFinalAt } = enquiry;
  return {
    reference,
    kind,
    state,
    receivedAt,
    page,
    work,
    presence,
    tags,
    properties,
    messages: conversation.messages.map(({ id, way, state: sent, at, by }) => ({
      id,
      way,
      state: sent,
      at,
      by,
    })),
    deliveries: deliveries.map(({ channel, state: made, deliveredAt }) => ({
      channel,
      state: made,
      deliveredAt,
    })),
    deeds,
    legalHold,
    eraseFinalAt,
  };
}

const shown =
  ({ values }: DeskCall) =>
  (enquiry: EnquiryDetail) =>
    values.personal ? enquiry : impersonal(enquiry);

const referenceOf = (call: DeskCall): string => call.need(0, 'a reference');

/** An act of the table of states. */
const work =
  (actOf: (call: DeskCall) => object): DeskAct =>
  async ({ desk }, call) => {
    const act = shaped(workActShape, actOf(call));
    return performed(await desk.work.act(call.asker, referenceOf(call), act), shown(call));
  };

const tagging =
  (set: boolean): DeskAct =>
  async ({ desk }, call) => {
    const tag = call.need(1, 'a tag');
    return performed(await desk.work.tag(call.asker, referenceOf(call), { tag, set }), shown(call));
  };

function settingsOf(typed: string): unknown {
  try {
    return JSON.parse(textOrFile(typed));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError('--set takes JSON, or @FILE.');
  }
}

/** Working on one enquiry, and the house. */
export const workingActs: Readonly<Record<string, DeskAct>> = {
  one: async ({ desk }, call) =>
    performed((await desk.work.show(call.asker, referenceOf(call))) ?? notFound(), shown(call)),
  assign: work((call) => {
    const to = call.need(1, 'a person, or nobody');
    return { act: 'give', to: to === 'nobody' ? null : to };
  }),
  close: work(() => ({ act: 'close' })),
  reopen: work(() => ({ act: 'reopen' })),
  wake: work(() => ({ act: 'wake' })),
  undiscard: work(() => ({ act: 'undiscard' })),
  dismiss: work(() => ({ act: 'dismiss' })),
  'send-once-more': work((call) => ({ act: 'send-once-more', message: call.need(1, 'the id of an answer') })),
  arrived: work((call) => ({ act: 'arrived', message: call.need(1, 'the id of an answer') })),
  snooze: work((call) => ({ act: 'snooze', until: momentOf(call.option('until')) })),
  call: work((call) => ({
    act: 'telephone',
    outcome: call.option('outcome'),
    words: textOrFile(call.values.text ?? ''),
  })),
  tag: tagging(true),
  untag: tagging(false),
  note: async ({ desk }, call) => {
    const note = { text: textOrFile(call.option('text')), mentions: [] };
    return performed(await desk.work.note(call.asker, referenceOf(call), note), shown(call));
  },
  'change-note': async ({ desk }, call) => {
    const note = { text: textOrFile(call.option('text')), mentions: [] };
    const id = call.need(1, 'the id of a note');
    return performed(await desk.work.changeNote(call.asker, referenceOf(call), id, note), shown(call));
  },
  people: async ({ desk }, { asker }) => performed(await desk.staff.people(asker)),
  away: async ({ desk }, call) => {
    const until = call.need(1, 'a day, or back');
    const result = await desk.staff.away(
      call.asker,
      call.need(0, 'a person'),
      until === 'back' ? null : Date.parse(momentOf(until)),
    );
    return performed(result === 'done' ? await desk.staff.people(call.asker) : result);
  },
  settings: async ({ desk }, { asker, values }) =>
    performed(
      values.set === undefined
        ? await desk.staff.settings()
        : await desk.staff.set(asker, shaped(deskSettingsShape, settingsOf(values.set))),
    ),
};
