import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import type { DialogPartProps } from '../dialog-part.ts';
import { initialEnquiry } from '../enquiry-form/enquiry-state.ts';
import { useEnquiry } from '../enquiry-form/use-enquiry.island.ts';
import { useFrame } from '../use-frame.island.ts';
import { CallBackForm } from './call-back-form.tsx';
import { CallUs } from './call-us.tsx';
import styles from './telephone-dialog.module.css';
import type { TelephoneDialogContent } from './telephone-dialog.ts';
import { TelephoneSheet } from './telephone-sheet.tsx';
import { useMinute } from './use-minute.island.ts';

const callUsId = 'call-us-heading';
const apologyId = 'apology-heading';
const nothingFilledIn = initialEnquiry({});

/** The telephone dialog (MOD-08). Its form stands at once; the numbers come with the content. */
export function Part({ open, content, onRetry, from }: DialogPartProps<TelephoneDialogContent>) {
  const now = useMinute(Date.now());
  const enquiry = useEnquiry({
    config: telephoneForm,
    initial: nothingFilledIn,
    ticket: null,
    active: open,
    from,
    url: from,
    // The sent form leaves the history with its address, so Back does not return to it (SUB-13).
    onSent: (address) => location.replace(address),
  });
  const { state, later, goBack } = enquiry;
  const loaded = typeof content === 'string' ? null : content;
  const failed = state.phase === 'failed';

  function tryAgain() {
    goBack();
    requestAnimationFrame(() => document.getElementById('call-back-heading')?.focus());
  }

  useFrame({
    headingId: failed ? apologyId : callUsId,
    theme: loaded?.theme,
    wide: !failed,
    onLeave: failed ? goBack : undefined,
  });

  return (
    <>
      {later && <later.ClosedNotice open={open} state={state} dialog="telephone" from={from} />}
      {failed && later ? (
        <later.KeptRequestApology
          headingId={apologyId}
          headingLevel={2}
          place="dialog"
          mail={loaded?.contact?.conciergeMail ?? null}
          picture={loaded?.apologyPicture ?? null}
          {...enquiry.apology}
          action={<Button onClick={tryAgain}>Try again</Button>}
        />
      ) : (
        <div ref={enquiry.form} className={styles.place}>
          <TelephoneSheet
            place="dialog"
            aside={
              <CallUs
                headingLevel={2}
                headingId={callUsId}
                contact={loaded?.contact ?? null}
                picture={loaded?.picture ?? null}
                now={now}
                instead={content === 'loading' ? <Loading /> : <Retry onRetry={onRetry} />}
              />
            }
            form={<CallBackForm headingLevel={3} {...enquiry.drawn} ticket={null} from={from} url={from} />}
          />
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <p className={styles.loading} role="status">
      <Spinner size={24} />
      Looking up our numbers
    </p>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <>
      <p role="status">Our numbers are not at hand just now. You can still ask us to call you.</p>
      <Button tone="outline-light" onClick={onRetry}>
        Look again
      </Button>
    </>
  );
}
