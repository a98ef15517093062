'use client';

import { maySeeKind } from '@sundowner/brand';
import { Avatar } from '../parts/avatar.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { type Target, useDesk } from '../state/desk-context.ts';
import { nameWords } from '../words/enquiry-words.ts';
import { awayWords } from '../words/people-words.ts';

/** To whom an enquiry goes; those who may not see it are not there. */
export function GiveDialog({ target, onClose }: { readonly target: Target; readonly onClose: () => void }) {
  const { house, act } = useDesk();
  const able = house.people.filter(
    (person) => !person.left && person.id !== target.work.assignee && maySeeKind(person, target.kind),
  );
  const give = (to: string | null) => {
    onClose();
    void act(target, { act: 'give', to });
  };
  return (
    <Dialog title={`Give ${nameWords(target)} to`} onClose={onClose}>
      <ul className="desk-choices">
        {able.map((person) => {
          const away = awayWords(person, house.now);
          return (
            <li key={person.id}>
              <button type="button" onClick={() => give(person.id)}>
                <Avatar person={person.id} house={house} />
                <span>{person.id === house.me ? `${person.name} (you)` : person.name}</span>
                {away && <small>{away}</small>}
              </button>
            </li>
          );
        })}
        {target.work.assignee !== null && (
          <li>
            <button type="button" onClick={() => give(null)}>
              <span>Nobody</span>
            </button>
          </li>
        )}
      </ul>
      <p>Giving tells both of them.</p>
    </Dialog>
  );
}
