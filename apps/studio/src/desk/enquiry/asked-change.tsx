import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { Button, Icon } from '../parts/controls.tsx';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { momentWords } from '../words/times.ts';

interface AskedChangeProps {
  readonly enquiry: EnquiryDetail;
  readonly message: Message;
}

/** Another stay that was asked for on their own page: what the enquiry says changes when a concierge takes it. */
export function AskedChange({ enquiry, message }: AskedChangeProps) {
  const { say } = useSession();
  const viewer = useViewer();
  const showReply = useShowReply();
  const [busy, setBusy] = useState(false);
  const { change } = message;
  if (change === null) return null;
  const { reference } = enquiry;
  const take = async () => {
    if (busy) return;
    setBusy(true);
    const reply = await callDesk(deskCalls.takeChange, { params: { reference, message: message.id } });
    setBusy(false);
    if (showReply(reference, reply)) say('Taken: the enquiry says it now.');
  };
  const fields = change.rows.map(({ label }) => label).join(', ');
  return (
    <div className="desk-planned">
      <p>
        <Icon name="clock" />
        <span>
          {change.takenAt === null ? (
            <>
              <b>They ask for another stay.</b> {fields} of the enquiry stay as they are until you take it.
            </>
          ) : (
            <>
              <b>Taken</b> {momentWords(change.takenAt, viewer.now)}: {fields}.
            </>
          )}
        </span>
        {change.takenAt === null && enquiry.state === 'accepted' && enquiry.eraseFinalAt === null && (
          <Button aria-disabled={busy} onClick={() => void take()}>
            Take the change
          </Button>
        )}
      </p>
    </div>
  );
}
