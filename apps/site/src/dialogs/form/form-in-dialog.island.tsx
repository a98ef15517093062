import type { FormConfig } from '@sundowner/enquiries/forms/form';
import type { PageContext } from '@sundowner/enquiries/forms/page-context';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import type { DialogPartProps } from '../dialog-part.ts';
import type { EnquiryFormProps } from '../enquiry-form/enquiry-form.tsx';
import { initialEnquiry } from '../enquiry-form/enquiry-state.ts';
import type { FormContent } from '../enquiry-form/field-common.ts';
import { useEnquiry } from '../enquiry-form/use-enquiry.island.ts';
import { useFrame } from '../use-frame.island.ts';
import type { CommonFormContent } from './form-dialog-content.ts';
import styles from './form-in-dialog.module.css';
import { type FormHeadings, FormSheet } from './form-sheet.tsx';

type Enquiry = ReturnType<typeof useEnquiry>;

interface FormInDialogProps<Content extends CommonFormContent>
  extends Omit<DialogPartProps<Content>, 'title' | 'query'> {
  readonly config: FormConfig;
  readonly headings: FormHeadings;
  /** The half beside the form is as wide as the form allows: it takes more room than words of a form do. */
  readonly wideAside?: boolean;
  readonly context?: PageContext | null;
  readonly formContent?: FormContent;
  /** @param instead what stands there while the content is on its way, or cannot be had */
  readonly aside: (content: Content | null, config: FormConfig, instead: ReactNode) => ReactNode;
  readonly form: (drawn: Omit<EnquiryFormProps, 'heading'>) => ReactNode;
  /** What is said while the content is on its way, when it could not be had, and where no numbers are published yet. */
  readonly words: { readonly coming: string; readonly away: string; readonly none: string };
  /** The thanks in the form's place, under its heading's id; absent where the form leads to the page of thanks. */
  readonly thanks?: (
    headingId: string,
    later: NonNullable<Enquiry['later']>,
    state: Enquiry['state'],
  ) => ReactNode;
}

const nothingFilledIn = initialEnquiry({});

/** A form over the page. It stands at once; what stands beside it comes with the content (MOD-08 to MOD-14). */
export function FormInDialog<Content extends CommonFormContent>(props: FormInDialogProps<Content>) {
  const { config, headings, open, content, onRetry, from, words, thanks } = props;
  const { kind } = config;
  const loaded = typeof content === 'string' ? null : content;
  const enquiry = useEnquiry({
    config,
    initial: nothingFilledIn,
    ticket: null,
    active: open,
    from,
    url: from,
    context: props.context ?? loaded?.context ?? null,
    content: props.formContent,
    // The sent form leaves the history with its address, so Back does not return to it (SUB-13).
    ...(thanks ? {} : { onSent: (address: string) => location.replace(address) }),
  });
  const { state, later, goBack } = enquiry;
  const failed = state.phase === 'failed';
  const thanked = state.phase === 'sent' && thanks !== undefined;
  const thanksId = `${kind}-thanks-heading`;

  useFrame({
    headingId: failed ? headings.apology : thanked ? thanksId : headings.first,
    theme: loaded?.theme,
    wide: !failed && !thanked,
    onLeave: failed ? goBack : undefined,
  });

  function tryAgain() {
    goBack();
    requestAnimationFrame(() => document.getElementById(headings.again)?.focus());
  }

  const instead =
    content === 'loading' ? (
      <p className={styles.loading} role="status">
        <Spinner size={24} />
        {words.coming}
      </p>
    ) : loaded?.noContact ? (
      <p>{words.none}</p>
    ) : (
      <div className={styles.retry}>
        <p role="status">{words.away}</p>
        <Button tone="outline-light" onClick={onRetry}>
          Look again
        </Button>
      </div>
    );

  return (
    <>
      {later && <later.ClosedNotice open={open} state={state} dialog={kind} from={from} />}
      {failed && later ? (
        <later.KeptRequestApology
          headingId={headings.apology}
          headingLevel={2}
          place="dialog"
          mail={loaded?.contact?.conciergeMail ?? null}
          picture={loaded?.apologyPicture ?? null}
          {...enquiry.apology}
          action={<Button onClick={tryAgain}>Try again</Button>}
        />
      ) : thanked && later ? (
        thanks(thanksId, later, state)
      ) : (
        <div ref={enquiry.form} className={styles.place}>
          <FormSheet
            place="dialog"
            wideAside={props.wideAside}
            aside={props.aside(loaded, enquiry.config, instead)}
            form={props.form({ ...enquiry.drawn, ticket: null, from, url: from })}
          />
        </div>
      )}
    </>
  );
}
