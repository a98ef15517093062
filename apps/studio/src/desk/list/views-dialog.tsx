import type { SavedView } from '@sundowner/desk-wire/saved-views';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Check, Field } from '../parts/fields.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { useDeskList } from './list-context.tsx';
import { useViews } from './use-views.ts';

function ViewLine({ view, own }: { readonly view: SavedView; readonly own: readonly SavedView[] }) {
  const { asker } = useSession();
  const views = useViews();
  const viewer = useViewer();
  const { id, name, shared, owner, count: _count, place: _place, ...rest } = view;
  const at = own.findIndex((each) => each.id === id);
  const mine = owner === asker.id;
  const change = (part: { readonly name?: string; readonly shared?: boolean }) =>
    void views.change(id, { name, shared, ...rest, ...part });
  if (!mine && asker.role !== 'admin') {
    return (
      <li>
        <p>
          {name} <small>Shared by {colleagueWords(owner, viewer.people)}, who changes it.</small>
        </p>
      </li>
    );
  }
  return (
    <li>
      <label className="desk-field">
        <span className="desk-hidden">Name of {name}</span>
        <input
          className="desk-input"
          defaultValue={name}
          maxLength={60}
          onBlur={({ target }) => {
            const next = target.value.trim();
            if (next === '') target.value = name;
            else if (next !== name) change({ name: next });
          }}
        />
      </label>
      <div>
        <Check checked={shared} onCheck={(on) => change({ shared: on })}>
          Shared<span className="desk-hidden">: {name}</span>
        </Check>
        {mine && (
          <>
            <Button
              icon="up"
              aria-label={`Move ${name} up`}
              disabled={at <= 0}
              onClick={() => void views.move(id, at - 1)}
            />
            <Button
              icon="down"
              aria-label={`Move ${name} down`}
              disabled={at < 0 || at === own.length - 1}
              onClick={() => void views.move(id, at + 1)}
            />
          </>
        )}
        <Button look="danger" aria-label={`Remove ${name}`} onClick={() => void views.remove(id)}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Saved views: their names, for whom they are, and their order. */
export function ViewsDialog() {
  const { asker } = useSession();
  const views = useViews();
  const own = views.views.filter(({ owner }) => owner === asker.id);
  return (
    <Dialog title="Saved views">
      {views.views.length === 0 ? (
        <p>None yet. Narrow a list, then choose “Save as a view”.</p>
      ) : (
        <ul className="desk-view-lines">
          {views.views.map((view) => (
            <ViewLine key={view.id} view={view} own={own} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Keeps the list as it is narrowed and sorted now, under a name. */
export function SaveViewDialog() {
  const { place, say, open } = useSession();
  const { words } = useDeskList();
  const views = useViews();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { list, filter, sort } = place;
    const view = { name: name.trim(), shared, list, filter, ...(sort ? { sort } : {}) };
    if (view.name === '' || !(await views.add(view))) return;
    open(null);
    say(`Saved as “${view.name}”.`);
  };
  return (
    <Dialog title="Save as a view">
      <form className="desk-form" onSubmit={(event) => void save(event)}>
        <Field label="Name" required maxLength={60} value={name} onValue={setName} />
        <Check checked={shared} onCheck={setShared}>
          Everybody at the desk sees it
        </Check>
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
