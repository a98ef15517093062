import { southAfricanToday } from '@sundowner/calendar/south-africa';
import type { FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import { useMemo } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { EnquiryForm } from '../enquiry-form/enquiry-form.tsx';
import { initialEnquiry } from '../enquiry-form/enquiry-state.ts';
import { FileControl } from '../enquiry-form/file-control.tsx';
import { useApologyInView } from '../enquiry-form/use-apology-in-view.island.ts';
import { useEnquiry } from '../enquiry-form/use-enquiry.island.ts';
import { KeptRequestApology } from '../panels/kept-request-apology.tsx';
import { FormAside } from './form-aside.tsx';
import type { FormDialogContent } from './form-dialog-content.ts';
import type { FormOnPage } from './form-on-page.ts';
import styles from './form-page.module.css';
import { FormSheet } from './form-sheet.tsx';
import { formWithLists } from './form-with-lists.ts';
import { refusalWords } from './refusal-words.ts';

/**
 * A form's own page. It carries the properties it was drawn with, so that the script brings the very same form to life; they hold
 * what the visitor posted, which is why the page is never kept.
 */
export function FormView({ config, ...props }: FormPageProps & { readonly config: FormConfig }) {
  return (
    <div data-form-page={JSON.stringify(props)} data-kind={config.kind}>
      <FormPage {...props} config={config} />
    </div>
  );
}

/** What the page carries as JSON for its script; the form's configuration is a script of its own. */
export interface FormPageProps extends FormOnPage {
  readonly content: FormDialogContent;
}

interface FormPageParts extends FormPageProps {
  readonly config: FormConfig;
  /** What was typed before React had taken the form over. */
  readonly typed?: () => Readonly<FormValues>;
}

/** A form on a page of its own: it works without scripts, and as its dialog does with them. */
export function FormPage({ config: plain, content, ticket, consent, posted, drawnAt, typed }: FormPageParts) {
  const { kind } = plain;
  const path = `/enquire/${kind}`;
  const initial = useMemo(() => initialEnquiry(posted?.values ?? {}, posted?.errors), [posted]);
  const config = useMemo(() => formWithLists(plain, content.lists), [plain, content.lists]);
  const formContent = useMemo(
    () => ({ pictures: content.pictures, today: southAfricanToday(drawnAt) }),
    [content.pictures, drawnAt],
  );
  const enquiry = useEnquiry({
    config,
    initial,
    ticket,
    consent,
    active: true,
    from: content.from,
    url: path,
    context: content.context,
    content: formContent,
    typed,
    onSent: (address) => location.replace(address),
  });
  const { state } = enquiry;
  const failed = state.phase === 'failed';
  const headingId = `${kind}-heading`;
  const apologyId = `${kind}-apology-heading`;
  const apology = useApologyInView(failed, apologyId);

  const again = `${path}?from=${encodeURIComponent(content.from)}`;
  return (
    <>
      {(failed || posted?.apology) && (
        <div className={styles.apology} ref={apology}>
          <KeptRequestApology
            headingId={apologyId}
            headingLevel={2}
            place="page"
            mail={content.contact?.conciergeMail ?? null}
            picture={content.apologyPicture}
            {...enquiry.apology}
            action={<ButtonLink href={`#${headingId}`}>Try again</ButtonLink>}
          />
        </div>
      )}
      <div ref={enquiry.form}>
        <FormSheet
          place="page"
          aside={
            <FormAside
              headingId={headingId}
              headingLevel={1}
              config={enquiry.config}
              content={content}
              instead={
                <p>
                  Our number is not at hand just now.{' '}
                  <TextLink className={styles.light} href={again}>
                    Look again
                  </TextLink>
                  , or simply write to us here.
                </p>
              }
            />
          }
          form={
            <EnquiryForm
              {...enquiry.drawn}
              FileControl={FileControl}
              refused={enquiry.drawn.notice ? null : refusalWords(posted, state.refusals)}
              heading={null}
              sectionLevel={2}
              ticket={ticket}
              from={content.from}
              url={path}
            />
          }
        />
      </div>
    </>
  );
}
