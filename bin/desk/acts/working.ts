import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import { workActShape } from '@sundowner/desk-wire/work';
import {
  type DeskAct,
  type DeskCall,
  enquiryPerformed,
  momentOf,
  performed,
  referenceOf,
  shaped,
  textOrFile,
  UsageError,
} from '../desk-act.ts';

/** An act of the table of states. */
const work =
  (actOf: (call: DeskCall) => object): DeskAct =>
  async ({ desk }, call) => {
    const act = shaped(workActShape, actOf(call));
    return enquiryPerformed(await desk.work.act(call.asker, referenceOf(call), act), call);
  };

const tagging =
  (set: boolean): DeskAct =>
  async ({ desk }, call) => {
    const tag = call.need(1, 'a tag');
    return enquiryPerformed(await desk.work.tag(call.asker, referenceOf(call), { tag, set }), call);
  };

function settingsOf(typed: string): unknown {
  try {
    return JSON.parse(textOrFile(typed));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError('--set takes JSON, or @FILE.');
  }
}

/** Working on one enquiry, and the people of the desk. */
export const workingActs: Readonly<Record<string, DeskAct>> = {
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
  snooze: work((call) => ({ act: 'snooze', until: momentOf(call.option('until'), call.timeZone) })),
  call: work((call) => ({
    act: 'telephone',
    outcome: call.option('outcome'),
    words: textOrFile(call.values.text ?? ''),
  })),
  tag: tagging(true),
  untag: tagging(false),
  note: async ({ desk }, call) => {
    const note = { text: textOrFile(call.option('text')), mentions: [] };
    return enquiryPerformed(await desk.work.note(call.asker, referenceOf(call), note), call);
  },
  'change-note': async ({ desk }, call) => {
    const note = { text: textOrFile(call.option('text')), mentions: [] };
    const id = call.need(1, 'the id of a note');
    return enquiryPerformed(await desk.work.changeNote(call.asker, referenceOf(call), id, note), call);
  },
  people: async ({ desk }, { asker }) => performed(await desk.staff.people(asker)),
  away: async ({ desk }, call) => {
    const until = call.need(1, 'a day, or back');
    const result = await desk.staff.away(
      call.asker,
      call.need(0, 'a person'),
      until === 'back' ? null : Date.parse(momentOf(until, call.timeZone)),
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
