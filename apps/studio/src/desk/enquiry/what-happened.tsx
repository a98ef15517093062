import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/button.tsx';
import { useShowReply } from '../state/enquiry-query.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { timelineOf } from './timeline.ts';

/** What became of the enquiry, step by step. The state of each step is in its words; the mark only repeats it. */
export function WhatHappened({ one }: { readonly one: EnquiryDetail }) {
  const { say } = useSession();
  const viewer = useViewer();
  const showReply = useShowReply();
  const again = async (channel: string, verb: 'resend' | 'send-again') => {
    const { reference } = one;
    const call = verb === 'resend' ? deskCalls.resendDelivery : deskCalls.sendDeliveryAgain;
    if (showReply(reference, await callDesk(call, { params: { reference, channel } })))
      say(verb === 'resend' ? 'It is being sent again now.' : 'It is being sent once more.');
  };
  return (
    <section>
      <h2 className="desk-part">What has happened</h2>
      <ol className="desk-timeline">
        {timelineOf(one, viewer).map(({ key, title, line, tone, exact, offer }) => (
          <li key={key} data-tone={tone}>
            <b>{title}</b>
            <small>{line}</small>
            {exact !== null && (
              <details className="desk-more">
                <summary>Exact words</summary>
                <p>{exact}</p>
              </details>
            )}
            {offer?.verb === 'resend' && (
              <Button look="text" onClick={() => void again(offer.channel, offer.verb)}>
                {offer.words}
              </Button>
            )}
            {offer?.verb === 'send-again' && (
              <details className="desk-more">
                <summary>Once more</summary>
                <p>It has arrived as far as we know.</p>
                <Button onClick={() => void again(offer.channel, offer.verb)}>{offer.words}</Button>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
