'use client';

import type { OneEnquiry } from '@sundowner/desk-wire/one';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useDesk } from '../state/desk-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { clockTime } from '../words/times.ts';

/** Who else is at this enquiry now. It informs; of two answers the store takes one. */
export function PresenceBar({ one }: { readonly one: OneEnquiry }) {
  const { presentAt, house, act } = useDesk();
  const present = presentAt(one.reference, one.presence);
  const writer = present.find(({ doing }) => doing === 'writing');
  const others = writer ? [writer] : present;
  const names = others.map(({ person }) => colleagueWords(person, house.people)).join(' and ');
  const drafts = one.conversation.otherDrafts.map(({ by }) => colleagueWords(by, house.people));
  return (
    <div
      className="desk-present"
      role="status"
      data-empty={names === '' && drafts.length === 0 ? '' : undefined}
    >
      {names !== '' && (
        <>
          <Icon name={writer ? 'pen' : 'reading'} />
          <p>
            <b>
              {writer
                ? `${names} is writing an answer`
                : `${names} ${others.length > 1 ? 'are' : 'is'} reading`}
            </b>
            {writer && `, since ${clockTime(writer.since)}. Taking over tells them and keeps their text.`}
          </p>
          {writer && one.work.assignee !== house.me && (
            <Button hint="E" onClick={() => void act(one, { act: 'take' })}>
              Take over
            </Button>
          )}
        </>
      )}
      {names === '' && drafts.length > 0 && (
        <>
          <Icon name="pen" />
          <p>{drafts.join(' and ')} began an answer; the draft is kept.</p>
        </>
      )}
    </div>
  );
}
