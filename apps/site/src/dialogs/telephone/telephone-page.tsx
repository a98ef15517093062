import type { FormValues } from '@sundowner/enquiries/forms/form';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { useMemo } from 'react';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { initialEnquiry } from '../enquiry-form/enquiry-state.ts';
import { useApologyInView } from '../enquiry-form/use-apology-in-view.island.ts';
import { useEnquiry } from '../enquiry-form/use-enquiry.island.ts';
import type { FormOnPage } from '../form/form-on-page.ts';
import { refusalWords } from '../form/refusal-words.ts';
import { KeptRequestApology } from '../panels/kept-request-apology.tsx';
import { CallBackForm } from './call-back-form.tsx';
import { CallUs } from './call-us.tsx';
import type { TelephoneDialogContent } from './telephone-dialog.ts';
import styles from './telephone-page.module.css';
import { TelephoneSheet } from './telephone-sheet.tsx';
import { useMinute } from './use-minute.island.ts';

export interface TelephonePageProps extends FormOnPage {
  readonly content: TelephoneDialogContent;
  /** What was typed before React had taken the form over. */
  readonly typed?: () => Readonly<FormValues>;
}

const path = '/enquire/telephone';

/** The telephone form on a page of its own: it works without scripts, and as the dialog does with them. */
export function TelephonePage({ content, ticket, consent, posted, drawnAt, typed }: TelephonePageProps) {
  const initial = useMemo(() => initialEnquiry(posted?.values ?? {}, posted?.errors), [posted]);
  const now = useMinute(drawnAt);
  const enquiry = useEnquiry({
    config: telephoneForm,
    initial,
    ticket,
    consent,
    active: true,
    from: content.from,
    url: path,
    typed,
    onSent: (address) => location.replace(address),
  });
  const { state } = enquiry;
  const failed = state.phase === 'failed';
  const apology = useApologyInView(failed, 'apology-heading');

  return (
    <>
      {(failed || posted?.apology) && (
        <div className={styles.apology} ref={apology}>
          <KeptRequestApology
            headingId="apology-heading"
            headingLevel={2}
            place="page"
            mail={content.contact?.conciergeMail ?? null}
            picture={content.apologyPicture}
            {...enquiry.apology}
            action={<ButtonLink href="#call-back-heading">Try again</ButtonLink>}
          />
        </div>
      )}
      <div ref={enquiry.form}>
        <TelephoneSheet
          place="page"
          aside={
            <CallUs
              headingLevel={1}
              headingId="call-us-heading"
              contact={content.contact}
              picture={content.picture}
              now={now}
              instead={
                <p>
                  Our numbers are not at hand just now. You can still ask us to call you, or{' '}
                  <TextLink
                    className={styles.light}
                    href={`${path}?from=${encodeURIComponent(content.from)}`}
                  >
                    look again
                  </TextLink>
                  .
                </p>
              }
            />
          }
          form={
            <CallBackForm
              headingLevel={2}
              {...enquiry.drawn}
              refused={enquiry.drawn.notice ? null : refusalWords(posted, state.refusals)}
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
