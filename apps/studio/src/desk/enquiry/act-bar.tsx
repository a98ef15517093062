import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type AnswerMode, firstRecipients, hasOthers } from '../answering/recipients.ts';
import { Button, Icon, pressKeyed } from '../parts/controls.tsx';
import { useEnquiry } from '../state/enquiry-context.tsx';
import { usePresent } from '../state/live.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { contactOf } from '../words/enquiry-words.ts';
import { isSameAddress, shortName } from '../words/mailbox-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { useNeighbours } from './mini-list.tsx';

export interface ActBarProps {
  readonly enquiry: EnquiryDetail;
  readonly onAnswer: (mode: AnswerMode) => void;
  /** Something else is to be decided first: that has the one filled button. */
  readonly decides: boolean;
}

/** What to do next: along the foot of a desk's screen, under the thumb on a phone. */
export function ActBar({ enquiry, onAnswer, decides }: ActBarProps) {
  const { open } = useSession();
  const { writing } = useEnquiry();
  const viewer = useViewer();
  const act = useAct();
  const { next } = useNeighbours();
  const present = usePresent(enquiry.reference, enquiry.presence);
  if (enquiry.state !== 'accepted' || enquiry.eraseFinalAt !== null) return null;
  const writer = present.find(({ doing }) => doing === 'writing');
  const call = contactOf(enquiry).telephone?.href;
  const done = enquiry.work.state === 'done';
  const draft = enquiry.conversation.draft !== null;
  const mine = enquiry.work.assignee === viewer.me;
  const writerBox = firstRecipients(enquiry, 'answer').to[0];
  // Where somebody else wrote last, the answer goes to them, and says so.
  const isOther = writerBox !== undefined && !isSameAddress(writerBox.address, enquiry.address ?? '');
  const whom = isOther ? ` ${shortName(writerBox)}` : '';
  return (
    <section className="desk-act-bar" aria-label="What to do next">
      {call && (
        <a className="desk-button desk-button-plain desk-narrow" href={call}>
          <Icon name="telephone" />
          Call
        </a>
      )}
      {writer && !writing && !mine ? (
        <Button icon="pen" hint="E" onClick={() => void act(enquiry, { act: 'take' })}>
          <span>
            Take over
            <span className="desk-wide"> from {colleagueWords(writer.person, viewer.people)}</span>
          </span>
        </Button>
      ) : (
        !writing &&
        !done && (
          <Button
            look={decides ? 'plain' : 'solid'}
            hint="R"
            data-key="answer"
            onClick={() => onAnswer('answer')}
          >
            {draft ? (
              <>
                <span className="desk-wide">Go on with the answer</span>
                <span className="desk-narrow">Your draft</span>
              </>
            ) : (
              `Answer${whom}`
            )}
          </Button>
        )
      )}
      {writer && !writing && !mine && !done && (
        <span className="desk-second">
          <Button hint="R" data-key="answer" onClick={() => onAnswer('answer')}>
            Answer
          </Button>
        </span>
      )}
      {!writing && !done && !draft && hasOthers(enquiry) && (
        <span className="desk-wide">
          <Button hint="⇧ R" data-key="answer-all" onClick={() => onAnswer('all')}>
            Answer all
          </Button>
        </span>
      )}
      {!writing && !done && (
        <Button icon="forward" hint="F" data-key="forward" onClick={() => onAnswer('forward')}>
          Forward
        </Button>
      )}
      <span className="desk-wide">
        <Button hint="N" icon="note" onClick={() => pressKeyed('note')}>
          Note
        </Button>
      </span>
      <span className="desk-wide">
        {!done && (
          <Button
            icon="telephone"
            hint="T"
            aria-label="Answered by telephone"
            title="Answered by telephone"
            onClick={() => open({ kind: 'telephone', target: enquiry })}
          />
        )}
      </span>
      <span className="desk-narrow">
        <Button onClick={() => open({ kind: 'more', target: enquiry })}>More</Button>
      </span>
      <p className="desk-wide" aria-hidden="true">
        {next !== null && (
          <>
            <kbd>J</kbd> next{' '}
          </>
        )}
        <kbd>U</kbd> list
      </p>
    </section>
  );
}
