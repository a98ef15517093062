import { southAfricanToday } from '@sundowner/calendar/today';
import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { askedBy } from '@sundowner/enquiries/forms/page-context';
import { useMemo } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { keptAnswers } from '../../ui/party/stay.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import type { DialogPartProps } from '../dialog-part.ts';
import { EnquiryForm } from '../enquiry-form/enquiry-form.tsx';
import { initialEnquiry } from '../enquiry-form/enquiry-state.ts';
import { useEnquiry } from '../enquiry-form/use-enquiry.island.ts';
import { useFrame } from '../use-frame.island.ts';
import { FormAside } from './form-aside.tsx';
import styles from './form-dialog.module.css';
import type { FormDialogContent } from './form-dialog-content.ts';
import { FormSheet } from './form-sheet.tsx';
import { formWithLists } from './form-with-lists.ts';

interface FormDialogProps extends DialogPartProps<FormDialogContent> {
  readonly config: FormConfig;
}

const nothingFilledIn = initialEnquiry({});
const noLists: FormDialogContent['lists'] = {};
const noPictures: FormDialogContent['pictures'] = {};

/** A form over the page, by its configuration. It stands at once; what the page tells of itself, and who to ring, come with the content. */
export function FormDialog({ config: plain, open, content, onRetry, onClose, from, query }: FormDialogProps) {
  const loaded = typeof content === 'string' ? null : content;
  const { lists = noLists, pictures = noPictures } = loaded ?? {};
  const config = useMemo(() => formWithLists(plain, lists), [plain, lists]);
  const formContent = useMemo(() => ({ pictures, today: southAfricanToday(Date.now()) }), [pictures]);
  const context = useMemo(
    () => ({
      ...(loaded?.context ?? { from, property: null }),
      // The session's dates and guests, for a link that says none.
      asked: { ...keptAnswers(), ...askedBy(new URLSearchParams(query)) },
    }),
    [loaded, from, query],
  );
  const enquiry = useEnquiry({
    config,
    initial: nothingFilledIn,
    ticket: null,
    active: open,
    from,
    url: from,
    context,
    content: formContent,
    // The sent form leaves the history with its address, so Back does not return to it (SUB-13).
    ...(plain.thankYou === 'page' ? { onSent: (address: string) => location.replace(address) } : {}),
  });
  const { state, later, goBack } = enquiry;
  const { kind, workingDays } = plain;
  const failed = state.phase === 'failed';
  const receipt = state.phase === 'sent' && plain.thankYou === 'panel' ? state.receipt : null;
  const formId = `${kind}-heading`;
  const headingId = failed ? `${kind}-apology-heading` : receipt ? `${kind}-thanks-heading` : formId;

  useFrame({
    headingId,
    theme: loaded?.theme,
    wide: !failed && !receipt,
    onLeave: failed ? goBack : undefined,
  });

  function tryAgain() {
    goBack();
    requestAnimationFrame(() => document.getElementById(formId)?.focus());
  }

  const notice = later && <later.ClosedNotice open={open} state={state} dialog={kind} from={from} />;
  if (failed && later) {
    return (
      <>
        {notice}
        <later.KeptRequestApology
          headingId={headingId}
          headingLevel={2}
          place="dialog"
          mail={loaded?.contact?.conciergeMail ?? null}
          picture={loaded?.apologyPicture ?? null}
          {...enquiry.apology}
          action={<Button onClick={tryAgain}>Try again</Button>}
        />
      </>
    );
  }
  if (receipt && later) {
    return (
      <>
        {notice}
        <later.Thanked
          headingId={headingId}
          content={loaded}
          receipt={{ ...receipt, workingDays }}
          values={state.values}
          actions={<Button onClick={onClose}>Back to the page</Button>}
        />
      </>
    );
  }
  return (
    <>
      {notice}
      <div ref={enquiry.form} className={styles.place}>
        <FormSheet
          place="dialog"
          aside={
            <FormAside
              headingId={formId}
              headingLevel={2}
              config={enquiry.config}
              content={loaded}
              instead={content === 'loading' ? <Loading /> : <Retry onRetry={onRetry} />}
            />
          }
          form={
            <EnquiryForm
              {...enquiry.drawn}
              heading={null}
              sectionLevel={3}
              ticket={null}
              from={from}
              url={from}
            />
          }
        />
      </div>
    </>
  );
}

function Loading() {
  return (
    <p className={styles.loading} role="status">
      <Spinner size={24} />
      Looking up our number
    </p>
  );
}

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.retry}>
      <p role="status">
        Some of what stands here is not at hand just now. Your enquiry can be sent all the same.
      </p>
      <Button tone="outline-light" onClick={onRetry}>
        Look again
      </Button>
    </div>
  );
}
