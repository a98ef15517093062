import type { ConsentText, FieldError, FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { EnquiryFormProps } from '../enquiry-form/enquiry-form.tsx';
import { initialEnquiry } from '../enquiry-form/enquiry-state.ts';
import type { FormContent } from '../enquiry-form/field-common.ts';
import { KeptRequestApology } from '../enquiry-form/panels/apology-panel.tsx';
import { useEnquiry } from '../enquiry-form/use-enquiry.island.ts';
import type { CommonFormContent } from './form-dialog-content.ts';
import styles from './form-on-page.module.css';
import { type FormHeadings, FormSheet } from './form-sheet.tsx';

/** What a form post that failed left behind, as the server hands it to the page. */
interface PostedForm {
  readonly status: number;
  readonly values: Readonly<FormValues>;
  readonly errors: readonly FieldError[];
  readonly apology: boolean;
}

/** What the server knows of the form it draws on a page of its own. */
export interface FormOnPage {
  /** Ticket of this page; `null` when none could be signed, and the post will bring one. */
  readonly ticket: string | null;
  /** The consent text that ticket is signed with. */
  readonly consent: ConsentText | null;
  readonly posted: PostedForm | null;
  /** Milliseconds since the epoch at which the page was drawn. */
  readonly drawnAt: number;
}

/** What the page of a form carries as JSON for its script; the form's configuration is a script of its own. */
export interface FormPageProps<Content extends CommonFormContent> extends FormOnPage {
  readonly content: Content;
  /** What was typed before React had taken the form over; given in a browser alone. */
  readonly typed?: () => Readonly<FormValues>;
}

interface OwnPageProps<Content extends CommonFormContent> extends FormPageProps<Content> {
  readonly config: FormConfig;
  readonly headings: FormHeadings;
  readonly wideAside?: boolean;
  readonly formContent?: FormContent;
  /** @param again address of this page, to look for what could not be read */
  readonly aside: (config: FormConfig, again: string) => ReactNode;
  readonly form: (drawn: Omit<EnquiryFormProps, 'heading'>) => ReactNode;
}

/** A form on a page of its own: it works without scripts, and as its dialog does with them. */
export function FormOnOwnPage<Content extends CommonFormContent>(props: OwnPageProps<Content>) {
  const { config, headings, content, ticket, consent, posted, typed } = props;
  const path = `/enquire/${config.kind}`;
  const initial = useMemo(() => initialEnquiry(posted?.values ?? {}, posted?.errors), [posted]);
  const enquiry = useEnquiry({
    config,
    initial,
    ticket,
    consent,
    active: true,
    from: content.from,
    url: path,
    context: content.context,
    content: props.formContent,
    typed,
    onSent: (address) => location.replace(address),
  });
  const { state, drawn } = enquiry;
  const failed = state.phase === 'failed';
  const apology = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The person who sent the form sees that it failed: the apology comes into view and its heading has the focus.
    if (!failed) return;
    apology.current?.scrollIntoView({ block: 'start' });
    document.getElementById(headings.apology)?.focus({ preventScroll: true });
  }, [failed, headings.apology]);

  return (
    <>
      {(failed || posted?.apology) && (
        <div className={styles.apology} ref={apology}>
          <KeptRequestApology
            headingId={headings.apology}
            headingLevel={2}
            place="page"
            mail={content.contact?.conciergeMail ?? null}
            picture={content.apologyPicture}
            {...enquiry.apology}
            action={<ButtonLink href={`#${headings.again}`}>Try again</ButtonLink>}
          />
        </div>
      )}
      <div ref={enquiry.form}>
        <FormSheet
          place="page"
          wideAside={props.wideAside}
          aside={props.aside(enquiry.config, `${path}?from=${encodeURIComponent(content.from)}`)}
          form={props.form({
            ...drawn,
            refused: drawn.notice ? null : refusalWords(posted, state.refusals),
            ticket,
            from: content.from,
            url: path,
          })}
        />
      </div>
    </>
  );
}

/**
 * What a refused form post is told at the head of its form, without scripts (429, 428, 408, 413; 415 and 400 of a body nobody could read).
 *
 * @param refusals how often the form was refused here since
 */
function refusalWords(posted: PostedForm | null, refusals: number): string | null {
  if (!posted || refusals > 0) return null;
  if (posted.status === 429) {
    return 'We have had several requests from your connection. Please wait a minute and try again; everything you filled in is kept.';
  }
  if (posted.status === 428) {
    return 'This page had been open for too long to be sent. It is fresh again now: please send it once more.';
  }
  if (posted.status === 408) {
    return 'The connection stopped before everything had come, so nothing has reached us. What did come is kept: please look it over and send it again.';
  }
  if (posted.status === 413) {
    return 'What you sent is more than we can take at once, so it has not reached us. Please choose a smaller file, or shorten what you wrote, and send it again.';
  }
  if (!posted.apology && posted.errors.length === 0) {
    return 'What was sent could not be read, so it has not reached us. Please fill in the form and send it again.';
  }
  return null;
}
