'use client';

import type { OneEnquiry } from '@sundowner/desk-wire/one';
import { Button } from '../parts/button.tsx';
import { ask, onePath } from '../state/ask.ts';
import { useDesk } from '../state/desk-context.ts';
import { useShown } from '../state/use-acts.ts';
import { timelineOf } from './timeline.ts';

/** What became of the enquiry, step by step. The state of each step is in its words; the mark only repeats it. */
export function WhatHappened({ one }: { readonly one: OneEnquiry }) {
  const { house, list, say, one: opened } = useDesk();
  const shown = useShown({ list, one: opened, say });
  const again = async (channel: string, verb: 'resend' | 'send-again') => {
    const path = `${onePath(one.reference)}/deliveries/${encodeURIComponent(channel)}/${verb}`;
    if (shown(one.reference, await ask<OneEnquiry>('POST', path)))
      say({
        text: verb === 'resend' ? 'It is being sent again now.' : 'It is being sent once more.',
        tone: 'done',
        undo: null,
      });
  };
  return (
    <section>
      <h2 className="desk-part">What has happened</h2>
      <ol className="desk-timeline">
        {timelineOf(one, house).map(({ key, title, line, tone, exact, offer }) => (
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
