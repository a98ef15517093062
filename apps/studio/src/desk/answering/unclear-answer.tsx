'use client';

import type { Message } from '@sundowner/desk-wire/conversation';
import type { OneEnquiry } from '@sundowner/desk-wire/one';
import { Button } from '../parts/button.tsx';
import { useDesk } from '../state/desk-context.ts';

export interface UnclearAnswerProps {
  readonly one: OneEnquiry;
  readonly unclear: Message;
}

/** An answer their mail server was given and said nothing of: a person decides whether it goes out once more. */
export function UnclearAnswer({ one, unclear }: UnclearAnswerProps) {
  const { act } = useDesk();
  const { id: message } = unclear;
  const to = unclear.to ?? one.address ?? 'them';
  return (
    <section className="desk-refused" aria-labelledby={`desk-unclear-${message}`}>
      <h2 id={`desk-unclear-${message}`}>It may have arrived. Send it once more?</h2>
      <p>
        The mail server had the answer to <b>{to}</b> more than once, and did not say whether it took it.
      </p>
      <p>
        <Button look="solid" onClick={() => void act(one, { act: 'send-once-more', message })}>
          Send it once more
        </Button>{' '}
        <Button onClick={() => void act(one, { act: 'arrived', message })}>It arrived</Button>
      </p>
      <p>It is not sent again by itself. What you say stays on record.</p>
    </section>
  );
}
