'use client';

import type { OneEnquiry } from '@sundowner/desk-wire/one';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { ask, onePath } from '../state/ask.ts';
import { useDesk } from '../state/desk-context.ts';
import { useShown } from '../state/use-acts.ts';

export function Tags({ one }: { readonly one: OneEnquiry }) {
  const { list, say, one: opened } = useDesk();
  const shown = useShown({ list, one: opened, say });
  const [adding, setAdding] = useState(false);
  const known = useId();
  const set = async (tag: string, on: boolean, undoes = false) => {
    const body = { tag, set: on };
    if (!shown(one.reference, await ask<OneEnquiry>('POST', `${onePath(one.reference)}/tags`, { body })))
      return;
    say({
      text: undoes ? 'Taken back.' : on ? `Tagged “${tag}”.` : `Tag “${tag}” taken away.`,
      tone: 'done',
      undo: undoes ? null : { words: 'Undo', until: null, run: () => void set(tag, !on, true) },
    });
  };
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = String(new FormData(event.currentTarget).get('tag') ?? '').trim();
    setAdding(false);
    if (tag !== '') void set(tag, true);
  };
  const others = [...new Set(list.rows.flatMap(({ tags }) => tags))].filter((tag) => !one.tags.includes(tag));
  return (
    <section className="desk-tags" aria-label="Tags">
      {one.tags.map((tag) => (
        <span key={tag} className="desk-tag">
          {tag}
          <button type="button" aria-label={`Take the tag ${tag} away`} onClick={() => void set(tag, false)}>
            <Icon name="close" />
          </button>
        </span>
      ))}
      {adding ? (
        <form onSubmit={add}>
          <input
            // biome-ignore lint/a11y/noAutofocus: it stands where the button was that asked for it
            autoFocus
            className="desk-input"
            name="tag"
            aria-label="A tag"
            maxLength={40}
            list={known}
            autoComplete="off"
            onKeyDown={({ key }) => {
              if (key === 'Escape') setAdding(false);
            }}
          />
          <datalist id={known}>
            {others.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Button submits>Add</Button>
        </form>
      ) : (
        <Button look="text" hint="L" data-key="tag" onClick={() => setAdding(true)}>
          Add a tag
        </Button>
      )}
    </section>
  );
}
