'use client';

import type { OneEnquiry } from '@sundowner/desk-wire/one';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useDesk } from '../state/desk-context.ts';
import { contactOf } from '../words/contact.ts';
import { colleagueWords } from '../words/people-words.ts';
import { useNeighbours } from './use-neighbours.ts';

export interface ActBarProps {
  readonly one: OneEnquiry;
  readonly onAnswer: () => void;
  /** Something else is to be decided first: that has the one filled button. */
  readonly decides: boolean;
}

/** Presses the button that stands elsewhere on the page. */
const press = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();

/** What to do next: along the foot of a desk's screen, under the thumb on a phone. */
export function ActBar({ one, onAnswer, decides }: ActBarProps) {
  const { open, writing, presentAt, house, act } = useDesk();
  const { next } = useNeighbours();
  if (one.state !== 'accepted' || one.eraseFinalAt !== null) return null;
  const writer = presentAt(one.reference, one.presence).find(({ doing }) => doing === 'writing');
  const call = contactOf(one).telephone?.href;
  const done = one.work.state === 'done';
  const draft = one.conversation.draft !== null;
  const mine = one.work.assignee === house.me;
  return (
    <section className="desk-act-bar" aria-label="What to do next">
      {call && (
        <a className="desk-button desk-button-plain desk-narrow" href={call}>
          <Icon name="telephone" />
          Call
        </a>
      )}
      {writer && !writing && !mine ? (
        <Button icon="pen" hint="E" onClick={() => void act(one, { act: 'take' })}>
          <span>
            Take over
            <span className="desk-wide"> from {colleagueWords(writer.person, house.people)}</span>
          </span>
        </Button>
      ) : (
        !writing &&
        !done && (
          <Button look={decides ? 'plain' : 'solid'} hint="R" data-key="answer" onClick={onAnswer}>
            {draft ? (
              <>
                <span className="desk-wide">Go on with the answer</span>
                <span className="desk-narrow">Your draft</span>
              </>
            ) : (
              'Answer'
            )}
          </Button>
        )
      )}
      {writer && !writing && !mine && !done && (
        <span className="desk-second">
          <Button hint="R" data-key="answer" onClick={onAnswer}>
            Answer
          </Button>
        </span>
      )}
      <Button hint="N" icon="note" onClick={() => press('note')}>
        Note
      </Button>
      <span className="desk-wide">
        {!done && (
          <Button hint="T" onClick={() => open({ kind: 'telephone', target: one })}>
            Answered by telephone
          </Button>
        )}
      </span>
      <span className="desk-narrow">
        <Button onClick={() => open({ kind: 'more', target: one })}>More</Button>
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
