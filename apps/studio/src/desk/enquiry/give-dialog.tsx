import { maySeeKind } from '@sundowner/brand';
import { PersonChoices } from '../parts/choice-lists.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { type Target, useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { nameWords } from '../words/enquiry-words.ts';

/** To whom an enquiry goes; those who may not see it are not there. */
export function GiveDialog({ target }: { readonly target: Target }) {
  const { open } = useSession();
  const viewer = useViewer();
  const act = useAct();
  const able = viewer.people.filter(
    (person) => !person.left && person.id !== target.work.assignee && maySeeKind(person, target.kind),
  );
  const give = (to: string | null) => {
    open(null);
    void act(target, { act: 'give', to });
  };
  return (
    <Dialog title={`Give ${nameWords(target)} to`}>
      <PersonChoices people={able} withNobody={target.work.assignee !== null} onChoose={give} />
      <p>Giving tells both of them.</p>
    </Dialog>
  );
}
