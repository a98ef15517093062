import { recordOfKind } from '@sundowner/brand';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { type Target, useSession } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { nameWords } from '../words/enquiry-words.ts';

/** Says beforehand what a release does, and that nobody is written to. */
export function ReleaseDialog({ target }: { readonly target: Target }) {
  const { settings, go, place, open } = useSession();
  const act = useAct();
  const hours = `${settings.targetHours} working ${settings.targetHours === 1 ? 'hour' : 'hours'}`;
  const release = async (answers: boolean) => {
    open(null);
    if ((await act(target, { act: 'release' })) && answers) go({ ...place, reference: target.reference });
  };
  return (
    <Dialog title={`Release ${nameWords(target)}?`}>
      <p>
        It becomes <b>New</b> and goes to the concierge mailbox and wherever enquiries are passed on. The{' '}
        {hours} start now.
      </p>
      <p>
        {recordOfKind(target.kind)?.confirmed ? (
          <>
            <b>They are asked by mail to confirm the letter.</b> Nothing else is sent to them.
          </>
        ) : (
          <>
            <b>No confirmation goes to the traveller,</b> because held enquiries never send mail by
            themselves. Your answer is the first mail they get.
          </>
        )}
      </p>
      <form
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 'y' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          void release(false);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void release(false);
        }}
      >
        <Button submits look="solid" hint="Y">
          Release
        </Button>{' '}
        {place.reference === null && <Button onClick={() => void release(true)}>Release and open</Button>}{' '}
        <Button look="text" onClick={() => open(null)}>
          Cancel
        </Button>
      </form>
      <p>Who decided is recorded.</p>
    </Dialog>
  );
}
