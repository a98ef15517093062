'use client';

import type { BulkVerb } from '@sundowner/desk-wire/bulk';
import { type SubmitEvent, useState } from 'react';
import { Avatar } from '../parts/avatar.tsx';
import { Button } from '../parts/button.tsx';
import { useDesk } from '../state/desk-context.ts';
import { awayWords } from '../words/people-words.ts';
import { snoozeChoices, snoozeUntil } from '../words/snooze-choices.ts';

interface ChoiceProps {
  onChoose(verb: BulkVerb): void;
}

/** To whom many are given. */
export function BulkPerson({ onChoose }: ChoiceProps) {
  const { house } = useDesk();
  return (
    <ul className="desk-choices">
      {house.people
        .filter(({ left }) => !left)
        .map((person) => (
          <li key={person.id}>
            <button type="button" onClick={() => onChoose({ act: 'give', to: person.id })}>
              <Avatar person={person.id} house={house} />
              <span>{person.id === house.me ? `${person.name} (you)` : person.name}</span>
              <small>{awayWords(person, house.now)}</small>
            </button>
          </li>
        ))}
      <li>
        <button type="button" onClick={() => onChoose({ act: 'give', to: null })}>
          <span>Nobody</span>
        </button>
      </li>
    </ul>
  );
}

/** Until which day many are out of the way. */
export function BulkSnooze({ onChoose }: ChoiceProps) {
  const { house } = useDesk();
  return (
    <ul className="desk-choices">
      {snoozeChoices(house.now).map(({ day, words }) => (
        <li key={day}>
          <button type="button" onClick={() => onChoose({ act: 'snooze', until: snoozeUntil(day) })}>
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A tag that is set on many, or taken off. */
export function BulkTag({ onChoose }: ChoiceProps) {
  const { choices } = useDesk();
  const [tag, setTag] = useState('');
  const choose = (set: boolean) => {
    const plain = tag.trim().toLowerCase();
    if (plain !== '') onChoose({ act: 'tag', tag: plain, set });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(true);
  };
  return (
    <form className="desk-form" onSubmit={onSubmit}>
      <label className="desk-field">
        Tag
        <input
          className="desk-input"
          required
          maxLength={40}
          list="desk-known-tags"
          value={tag}
          onChange={({ target }) => setTag(target.value)}
        />
      </label>
      <datalist id="desk-known-tags">
        {(choices?.tags ?? []).map((known) => (
          <option key={known.tag} value={known.tag} />
        ))}
      </datalist>
      <p>
        <Button submits>Set it</Button> <Button onClick={() => choose(false)}>Take it off</Button>
      </p>
    </form>
  );
}
