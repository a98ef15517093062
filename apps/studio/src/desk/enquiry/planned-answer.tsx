import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useState } from 'react';
import { SendLater } from '../answering/later-panels.tsx';
import { callDesk } from '../call-desk.ts';
import { Button, Icon } from '../parts/controls.tsx';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { contactOf } from '../words/enquiry-words.ts';
import { personWords } from '../words/people-words.ts';
import { momentWords } from '../words/times.ts';

interface MessageProps {
  readonly enquiry: EnquiryDetail;
  readonly message: Message;
}

/** An answer that waits for its time: anybody who may answer can stop it or give it another time. */
export function PlannedAnswer({ enquiry, message }: MessageProps) {
  const { say } = useSession();
  const viewer = useViewer();
  const showReply = useShowReply();
  const [changing, setChanging] = useState(false);
  const { reference } = enquiry;
  const { state, sendAt, by } = message;
  if (state !== 'planned' || sendAt === null) return null;
  const plan = async (at: string | null) => {
    setChanging(false);
    const reply = await callDesk(deskCalls.changePlanned, {
      params: { reference, answer: message.id },
      body: { sendAt: at },
    });
    if (!showReply(reference, reply)) return;
    const whose = by === viewer.me ? 'your draft' : `a draft of ${personWords(by, viewer)}`;
    say(
      at === null
        ? `Stopped; nothing was sent. It is ${whose} again.`
        : `It goes out ${momentWords(at, viewer.now)}.`,
    );
  };
  return (
    <div className="desk-planned">
      <p>
        <Icon name="clock" />
        <span>
          <b>Goes out {momentWords(sendAt, viewer.now)}</b>, unless somebody writes before.
        </span>
        <Button aria-expanded={changing} onClick={() => setChanging(!changing)}>
          Another time…
        </Button>
        <Button onClick={() => void plan(null)}>Stop it</Button>
      </p>
      {changing && (
        <SendLater
          zone={contactOf(enquiry).zone}
          chosen={sendAt}
          // Now is as good a time as any other: it leaves with the next round.
          onChoose={(at) => void plan(at ?? new Date().toISOString())}
          onLeave={() => setChanging(false)}
        />
      )}
    </div>
  );
}

/** By when it is our turn again, of an answer nobody has answered yet. */
export function Reminder({ message: { remindAt, by } }: Pick<MessageProps, 'message'>) {
  const viewer = useViewer();
  if (remindAt === null) return null;
  const whom = by === viewer.me ? 'you' : personWords(by, viewer);
  const past = Date.parse(remindAt) <= viewer.now.getTime();
  return (
    <span>
      <Icon name="bell" />{' '}
      {past ? `${whom === 'you' ? 'You were' : `${whom} was`} reminded` : `Reminds ${whom}`}{' '}
      {momentWords(remindAt, viewer.now)}
      {!past && ', if nobody of theirs writes'}
    </span>
  );
}
