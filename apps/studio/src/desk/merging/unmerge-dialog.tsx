import type { Merged } from '@sundowner/desk-wire/merging';
import { inHouse } from '../../runtime/house.ts';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { type Target, useSession } from '../state/session-context.ts';
import { wholeTime } from '../words/times.ts';
import { useTakeApart } from './use-take-apart.ts';

/** Says what undoing a merge does before it is done. */
export function UnmergeDialog({ target, merged }: { readonly target: Target; readonly merged: Merged }) {
  const { open } = useSession();
  const takeApart = useTakeApart();
  const { reference } = target;
  return (
    <Dialog title="Undo the merge?">
      <p>
        Both stand again as they were at {wholeTime(merged.at)} {inHouse()}. What was written or sent since
        then stays here, under {reference}; nothing is sent twice, nothing is lost.
        {merged.undoUntil !== null && ` Possible until ${wholeTime(merged.undoUntil)}.`}
      </p>
      <p className="desk-buttons">
        <Button
          look="solid"
          onClick={() => {
            open(null);
            void takeApart(reference, merged.reference);
          }}
        >
          Undo the merge
        </Button>
        <Button look="text" onClick={() => open(null)}>
          Leave it merged
        </Button>
      </p>
    </Dialog>
  );
}
