import type { ActionResult } from '@sundowner/enquiries/desk/first-desk';
import type { DeskArguments } from './arguments.ts';
import type { OpenDesk } from './open-desk.ts';
import { detailText, impersonalDetail, impersonalSummary, pageText } from './output.ts';
import { UsageError } from './usage-error.ts';

/** What a desk command prints, and the exit code it ends with. */
export interface Performed {
  readonly code: 0 | 3 | 4;
  /** For people. */
  readonly words: string;
  /** For programs (`--json`). */
  readonly data: unknown;
}

/**
 * Carries out one command on the enquiry store.
 *
 * @throws UsageError
 */
export async function perform(
  { firstDesk: desk, erasure }: OpenDesk,
  call: DeskArguments,
): Promise<Performed> {
  const { act, by, channel, personal } = call;
  const reference = call.reference ?? '';
  const missing: Performed = {
    code: 3,
    words: `There is no enquiry ${reference}.`,
    data: { error: 'not-found', reference },
  };

  function acted(result: ActionResult, done: string): Performed {
    if (result.outcome === 'not-found') return missing;
    if (result.outcome === 'conflict') return refused(result.reason);
    const { enquiry } = result;
    return {
      code: 0,
      words: `${done}\n\n${detailText(enquiry, personal)}`,
      data: personal ? enquiry : impersonalDetail(enquiry),
    };
  }
  const refused = (reason: string): Performed => ({
    code: 4,
    words: reason,
    data: { error: 'conflict', reference, reason },
  });

  switch (act) {
    case 'list': {
      const { view, search, limit, cursor } = call;
      const page = await desk.list({ view, query: search, limit, cursor });
      const enquiries = personal ? page.enquiries : page.enquiries.map(impersonalSummary);
      return { code: 0, words: pageText(page, personal), data: { ...page, enquiries } };
    }
    case 'show': {
      const enquiry = await desk.show(reference);
      if (!enquiry) return missing;
      const erased = enquiry.state === 'erased' ? await erasure.report(reference) : null;
      const outside = erased?.downstream.map(({ status }) => `A copy is ${status}.`) ?? [];
      return {
        code: 0,
        words: [detailText(enquiry, personal), ...outside].join('\n'),
        data: { ...(personal ? enquiry : impersonalDetail(enquiry)), ...(erased ? { erasure: erased } : {}) },
      };
    }
    case 'release':
      return acted(await desk.release(reference, by), `Released ${reference}.`);
    case 'discard':
      return acted(await desk.discard(reference, by), `Discarded ${reference}.`);
    case 'resend': {
      if (call.reference && channel) {
        return acted(await desk.resend(reference, channel, by), `${channel} of ${reference} is made again.`);
      }
      const resent = await desk.resendAll(
        { state: call.state ?? 'dead', ...(channel ? { channel } : {}) },
        by,
      );
      return { code: 0, words: `${resent} deliveries are made again.`, data: { resent } };
    }
    case 'send-again':
      if (!channel) throw new UsageError('send-again needs --channel.');
      return acted(
        await desk.sendAgain(reference, channel, by),
        `${channel} of ${reference} is sent once more.`,
      );
    case 'erase': {
      const request = await erasure.request(reference, by);
      if (request.outcome === 'not-found') return missing;
      if (request.outcome === 'on-legal-hold')
        return refused(`A legal hold stands against erasing ${reference}; it waits until that is lifted.`);
      if (request.outcome !== 'scheduled') return refused(`${reference} is erased already.`);
      return {
        code: 0,
        words: `${reference} is erased for good at ${request.finalAt}, by the running product; until then "undo-erase ${reference}" takes it back. The desk shows it as ${by}'s, without a second person, and its receipt afterwards.`,
        data: request,
      };
    }
    case 'undo-erase': {
      const undone = await erasure.undo(reference, by);
      if (undone.outcome === 'kept')
        return { code: 0, words: `${reference} stays.`, data: { outcome: 'kept', reference } };
      if (undone.outcome === 'of-person')
        return refused(
          `${reference} is part of the erasure of a person; "withdraw-erasure ${undone.request}" takes all of it back.`,
        );
      return (await desk.show(reference)) ? refused(`${reference} has no erasure to take back.`) : missing;
    }
  }
}
