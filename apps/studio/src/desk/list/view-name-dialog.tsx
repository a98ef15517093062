'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useDesk } from '../state/desk-context.ts';

/** Keeps the list as it is narrowed and sorted now, under a name. */
export function SaveViewDialog({ onClose }: { readonly onClose: () => void }) {
  const { place, views, say, words } = useDesk();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { list, filter, sort } = place;
    const view = { name: name.trim(), shared, list, filter, ...(sort ? { sort } : {}) };
    if (view.name === '' || !(await views.add(view))) return;
    onClose();
    say({ text: `Saved as “${view.name}”.`, tone: 'done', undo: null });
  };
  return (
    <Dialog title="Save as a view" onClose={onClose}>
      <form className="desk-form" onSubmit={(event) => void save(event)}>
        <label className="desk-field">
          Name
          <input
            className="desk-input"
            required
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className="desk-choice">
          <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
          Everybody at the desk sees it
        </label>
        {words !== '' && <p>The words of the search are not kept: they may be somebody’s name.</p>}
        <p>
          <Button submits look="solid">
            Save
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
