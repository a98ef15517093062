import { type ChannelName, channelNames } from '@sundowner/enquiries/delivery/channels/channels';
import { notFound, type Refused, refuse } from '@sundowner/enquiries/work/access';
import {
  type DeskAct,
  type DeskCall,
  enquiryPerformed,
  oneOf,
  performed,
  referenceOf,
  UsageError,
} from '../desk-act.ts';

const channelOf = ({ values }: DeskCall): ChannelName | null =>
  oneOf('--channel', values.channel, channelNames);

/** @throws UsageError */
function neededChannel(call: DeskCall, act: string): ChannelName {
  const channel = channelOf(call);
  if (!channel) throw new UsageError(`${act} needs --channel.`);
  return channel;
}

const resend: DeskAct = async ({ desk }, call) => {
  if (call.given.length > 0) {
    const [reference, channel] = [referenceOf(call), neededChannel(call, 'resend')];
    return enquiryPerformed(await desk.deliveries.again(call.asker, reference, channel, 'resend'), call);
  }
  const state = oneOf('--state', call.values.state?.[0], ['dead', 'waiting'] as const);
  if (!state) throw new UsageError('resend needs a reference, or --state.');
  const channel = channelOf(call);
  const resent = await desk.deliveries.resendAll(call.asker, { state, ...(channel ? { channel } : {}) });
  return performed(resent);
};

/** Of an enquiry that is held the enquiry, of any other its failed deliveries. */
const discard: DeskAct = async ({ desk }, call) => {
  const reference = referenceOf(call);
  const enquiry = await desk.work.show(call.asker, reference);
  const act = enquiry?.state === 'quarantined' ? 'discard' : 'dismiss';
  return enquiryPerformed(await desk.work.act(call.asker, reference, { act }), call);
};

const show: DeskAct = async ({ desk, erasure }, call) => {
  const enquiry = await desk.work.show(call.asker, referenceOf(call));
  const given = enquiryPerformed(enquiry ?? notFound(), call);
  const report = enquiry?.state === 'erased' ? await erasure.report(enquiry.reference) : null;
  if (!report) return given;
  const outside = report.downstream.map(({ status }) => `A copy is ${status}.`);
  return {
    ...given,
    words: [given.words, ...outside].join('\n'),
    data: { ...(given.data as object), erasure: report },
  };
};

const erase: DeskAct = async ({ erasure }, call) => {
  const reference = referenceOf(call);
  if (!call.values.yes) throw new UsageError('Erasing cannot be undone after an hour; add --yes to confirm.');
  const by = call.asker.name;
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

const undoErase: DeskAct = async ({ desk, erasure }, call) => {
  const reference = referenceOf(call);
  const undone = await erasure.undo(reference, call.asker.name);
  if (undone.outcome === 'kept')
    return { code: 0, words: `${reference} stays.`, data: { outcome: 'kept', reference } };
  const refusal = async (): Promise<Refused> => {
    if (undone.outcome === 'of-person')
      return refuse(
        'wrong-state',
        `${reference} is part of the erasure of a person; "withdraw-erasure ${undone.request}" takes all of it back.`,
      );
    const enquiry = await desk.work.show(call.asker, reference);
    return enquiry ? refuse('wrong-state', `${reference} has no erasure to take back.`) : notFound();
  };
  return performed(await refusal());
};

/** One enquiry, its deliveries, and its end. */
export const deliveryActs: Readonly<Record<string, DeskAct>> = {
  show,
  resend,
  'send-again': async ({ desk }, call) => {
    const [reference, channel] = [referenceOf(call), neededChannel(call, 'send-again')];
    return enquiryPerformed(await desk.deliveries.again(call.asker, reference, channel, 'send-again'), call);
  },
  release: async ({ desk }, call) =>
    enquiryPerformed(await desk.work.act(call.asker, referenceOf(call), { act: 'release' }), call),
  discard,
  erase,
  'undo-erase': undoErase,
};
