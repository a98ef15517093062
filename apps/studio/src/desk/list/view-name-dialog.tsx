import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Check, Field } from '../parts/fields.tsx';
import { useSession } from '../state/session-context.ts';
import { useDeskList } from './list-context.tsx';
import { useViews } from './use-views.ts';

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
