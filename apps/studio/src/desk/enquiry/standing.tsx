'use client';

import type { OneEnquiry } from '@sundowner/desk-wire/one';
import { Button } from '../parts/button.tsx';
import { useDesk } from '../state/desk-context.ts';
import { sentenceTime } from '../words/times.ts';
import { heldWords } from '../words/work-words.ts';

/** Why an enquiry is not like the others, before anything else is read. */
export function Standing({ one }: { readonly one: OneEnquiry }) {
  const { open, act, house } = useDesk();
  if (one.eraseFinalAt !== null) {
    const at = sentenceTime(one.eraseFinalAt, house.now);
    return (
      <p className="desk-standing">
        To be erased for good at {at}. Nothing is sent on; until then it can be taken back.
      </p>
    );
  }
  if (one.state === 'erased')
    return <p className="desk-standing">Erased: who wrote this, and what, is no longer kept.</p>;
  if (one.state === 'discarded') {
    return (
      <div className="desk-standing">
        <p>Discarded. Nothing is sent on. It is deleted 30 days after it came.</p>
        <Button onClick={() => void act(one, { act: 'undiscard' })}>Take that back</Button>
      </div>
    );
  }
  if (one.state === 'quarantined') {
    const { what, more } = heldWords(one.suspicion);
    return (
      <div className="desk-standing">
        <p>
          <b>Held. {what}</b> {more} Nothing has been sent on.
        </p>
        <p>
          <Button look="solid" hint="Y" onClick={() => open({ kind: 'release', target: one })}>
            Release
          </Button>{' '}
          <Button hint="D" onClick={() => void act(one, { act: 'discard' })}>
            Discard
          </Button>
        </p>
      </div>
    );
  }
  if (!one.deliveries.some(({ state }) => state === 'dead') || one.attention !== 'failed') return null;
  return (
    <div className="desk-standing">
      <p>An email or a delivery was given up. Make it again under “What has happened”, or leave it unsent.</p>
      <Button onClick={() => void act(one, { act: 'dismiss' })}>Leave it unsent</Button>
    </div>
  );
}
