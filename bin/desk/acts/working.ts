import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import { workActShape } from '@sundowner/desk-wire/work';
import {
  type DeskAct,
  enquiryPerformed,
  momentOf,
  performed,
  referenceOf,
  shaped,
  type TypedCommand,
  textOrFile,
  UsageError,
} from '../desk-act.ts';

/** An act of the table of states. */
const work =
  (actOf: (command: TypedCommand) => object): DeskAct =>
  async ({ desk }, command) => {
    const act = shaped(workActShape, actOf(command));
    return enquiryPerformed(await desk.work.act(command.asker, referenceOf(command), act), command);
  };

const tagging =
  (set: boolean): DeskAct =>
  async ({ desk }, command) => {
    const tag = command.need(1, 'a tag');
    return enquiryPerformed(await desk.work.tag(command.asker, referenceOf(command), { tag, set }), command);
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
  assign: work((command) => {
    const to = command.need(1, 'a person, or nobody');
    return { act: 'give', to: to === 'nobody' ? null : to };
  }),
  close: work(() => ({ act: 'close' })),
  reopen: work(() => ({ act: 'reopen' })),
  wake: work(() => ({ act: 'wake' })),
  undiscard: work(() => ({ act: 'undiscard' })),
  dismiss: work(() => ({ act: 'dismiss' })),
  'send-once-more': work((command) => ({
    act: 'send-once-more',
    message: command.need(1, 'the id of an answer'),
  })),
  arrived: work((command) => ({ act: 'arrived', message: command.need(1, 'the id of an answer') })),
  snooze: work((command) => ({ act: 'snooze', until: momentOf(command.option('until'), command.timeZone) })),
  call: work((command) => ({
    act: 'telephone',
    outcome: command.option('outcome'),
    words: textOrFile(command.values.text ?? ''),
  })),
  tag: tagging(true),
  untag: tagging(false),
  note: async ({ desk }, command) => {
    const note = { text: textOrFile(command.option('text')), mentions: [] };
    return enquiryPerformed(await desk.work.note(command.asker, referenceOf(command), note), command);
  },
  'change-note': async ({ desk }, command) => {
    const note = { text: textOrFile(command.option('text')), mentions: [] };
    const id = command.need(1, 'the id of a note');
    return enquiryPerformed(
      await desk.work.changeNote(command.asker, referenceOf(command), id, note),
      command,
    );
  },
  people: async ({ desk }, { asker }) => performed(await desk.staff.people(asker)),
  away: async ({ desk }, command) => {
    const until = command.need(1, 'a day, or back');
    const result = await desk.staff.away(
      command.asker,
      command.need(0, 'a person'),
      until === 'back' ? null : Date.parse(momentOf(until, command.timeZone)),
    );
    return performed(result === 'done' ? await desk.staff.people(command.asker) : result);
  },
  settings: async ({ desk }, { asker, values }) =>
    performed(
      values.set === undefined
        ? await desk.staff.settings()
        : await desk.staff.set(asker, shaped(deskSettingsShape, settingsOf(values.set))),
    ),
};
