import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { Button } from '../parts/button.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { sentenceTime } from '../words/times.ts';
import { heldWords } from '../words/work-words.ts';

/** Why an enquiry is not like the others, before anything else is read. */
export function StatusNote({ one }: { readonly one: EnquiryDetail }) {
  const { open } = useSession();
  const act = useAct();
  const viewer = useViewer();
  if (one.eraseFinalAt !== null) {
    const at = sentenceTime(one.eraseFinalAt, viewer.now);
    return (
      <p className="desk-status">
        To be erased for good at {at}. Nothing is sent on; until then it can be taken back.
      </p>
    );
  }
  if (one.state === 'erased')
    return <p className="desk-status">Erased: who wrote this, and what, is no longer kept.</p>;
  if (one.state === 'discarded') {
    return (
      <div className="desk-status">
        <p>Discarded. Nothing is sent on. It is deleted 30 days after it came.</p>
        <Button onClick={() => void act(one, { act: 'undiscard' })}>Take that back</Button>
      </div>
    );
  }
  if (one.state === 'quarantined') {
    const { what, more } = heldWords(one.suspicion);
    return (
      <div className="desk-status">
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
  const isGivenUp = one.deliveries.some(({ state, leftUnsent }) => state === 'dead' && !leftUnsent);
  if (one.state !== 'accepted' || !isGivenUp) return null;
  return (
    <div className="desk-status">
      <p>An email or a delivery was given up. Make it again under “What has happened”, or leave it unsent.</p>
      <Button onClick={() => void act(one, { act: 'dismiss' })}>Leave it unsent</Button>
    </div>
  );
}
