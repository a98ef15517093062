import { type ChannelName, channelNames } from '@sundowner/enquiries/delivery/channels/channels';
import { notFound, type Refused, refuse } from '@sundowner/enquiries/work/access';
import {
  type DeskAct,
  enquiryPerformed,
  oneOf,
  performed,
  referenceOf,
  type TypedCommand,
  UsageError,
} from '../desk-act.ts';

const channelOf = ({ values }: TypedCommand): ChannelName | null =>
  oneOf('--channel', values.channel, channelNames);

/** @throws UsageError */
function neededChannel(command: TypedCommand, act: string): ChannelName {
  const channel = channelOf(command);
  if (!channel) throw new UsageError(`${act} needs --channel.`);
  return channel;
}

const resend: DeskAct = async ({ desk }, command) => {
  if (command.given.length > 0) {
    const [reference, channel] = [referenceOf(command), neededChannel(command, 'resend')];
    return enquiryPerformed(
      await desk.deliveries.again(command.asker, reference, channel, 'resend'),
      command,
    );
  }
  const state = oneOf('--state', command.values.state?.[0], ['dead', 'waiting'] as const);
  if (!state) throw new UsageError('resend needs a reference, or --state.');
  const channel = channelOf(command);
  const resent = await desk.deliveries.resendAll(command.asker, { state, ...(channel ? { channel } : {}) });
  return performed(resent);
};

/** Of an enquiry that is held the enquiry, of any other its failed deliveries. */
const discard: DeskAct = async ({ desk }, command) => {
  const reference = referenceOf(command);
  const enquiry = await desk.work.show(command.asker, reference);
  const act = enquiry?.state === 'quarantined' ? 'discard' : 'dismiss';
  return enquiryPerformed(await desk.work.act(command.asker, reference, { act }), command);
};

const show: DeskAct = async ({ desk, erasure }, command) => {
  const enquiry = await desk.work.show(command.asker, referenceOf(command));
  const given = enquiryPerformed(enquiry ?? notFound(), command);
  const report = enquiry?.state === 'erased' ? await erasure.report(enquiry.reference) : null;
  if (!report) return given;
  const outside = report.downstream.map(({ status }) => `A copy is ${status}.`);
  return {
    ...given,
    words: [given.words, ...outside].join('\n'),
    data: { ...(given.data as object), erasure: report },
  };
};

const erase: DeskAct = async ({ erasure }, command) => {
  const reference = referenceOf(command);
  if (!command.values.yes)
    throw new UsageError('Erasing cannot be undone after an hour; add --yes to confirm.');
  const by = command.asker.name;
  const request = await erasure.request(reference, by);
  switch (request.outcome) {
    case 'not-found':
      return performed(notFound());
    case 'on-legal-hold':
      return performed(
        refuse('held', `A legal hold stands against erasing ${reference}; it waits until that is lifted.`),
      );
    case 'scheduled':
      return {
        code: 0,
        words: `${reference} is erased for good at ${request.finalAt}, by the running product; until then "undo-erase ${reference}" takes it back. The desk shows it as ${by}'s, without a second person, and its receipt afterwards.`,
        data: request,
      };
    default:
      return performed(refuse('wrong-state', `${reference} is erased already.`));
  }
};

const undoErase: DeskAct = async ({ desk, erasure }, command) => {
  const reference = referenceOf(command);
  const undone = await erasure.undo(reference, command.asker.name);
  if (undone.outcome === 'kept')
    return { code: 0, words: `${reference} stays.`, data: { outcome: 'kept', reference } };
  const refusal = async (): Promise<Refused> => {
    if (undone.outcome === 'of-person')
      return refuse(
        'wrong-state',
        `${reference} is part of the erasure of a person; "withdraw-erasure ${undone.request}" takes all of it back.`,
      );
    const enquiry = await desk.work.show(command.asker, reference);
    return enquiry ? refuse('wrong-state', `${reference} has no erasure to take back.`) : notFound();
  };
  return performed(await refusal());
};

/** One enquiry, its deliveries, and its end. */
export const deliveryActs: Readonly<Record<string, DeskAct>> = {
  show,
  resend,
  'send-again': async ({ desk }, command) => {
    const [reference, channel] = [referenceOf(command), neededChannel(command, 'send-again')];
    return enquiryPerformed(
      await desk.deliveries.again(command.asker, reference, channel, 'send-again'),
      command,
    );
  },
  release: async ({ desk }, command) =>
    enquiryPerformed(await desk.work.act(command.asker, referenceOf(command), { act: 'release' }), command),
  discard,
  erase,
  'undo-erase': undoErase,
};
