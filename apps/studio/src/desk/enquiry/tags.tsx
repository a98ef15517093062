import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { type SubmitEvent, useId, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { useDeskList } from '../list/list-context.tsx';
import { Button, Icon } from '../parts/controls.tsx';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession } from '../state/session-context.ts';

export function Tags({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { say } = useSession();
  const { list } = useDeskList();
  const showReply = useShowReply();
  const [adding, setAdding] = useState(false);
  const known = useId();
  const set = async (tag: string, on: boolean, undoes = false) => {
    const { reference } = enquiry;
    const reply = await callDesk(deskCalls.setTag, { params: { reference }, body: { tag, set: on } });
    if (!showReply(reference, reply)) return;
    say({
      text: undoes ? 'Taken back.' : on ? `Tagged “${tag}”.` : `Tag “${tag}” taken away.`,
      undo: undoes ? null : { run: () => void set(tag, !on, true) },
    });
  };
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tag = String(new FormData(event.currentTarget).get('tag') ?? '').trim();
    setAdding(false);
    if (tag !== '') void set(tag, true);
  };
  const others = [...new Set(list.rows.flatMap(({ tags }) => tags))].filter(
    (tag) => !enquiry.tags.includes(tag),
  );
  return (
    <section className="desk-tags" aria-label="Tags">
      {enquiry.tags.map((tag) => (
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
