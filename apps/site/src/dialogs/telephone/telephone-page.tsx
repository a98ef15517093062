import type { ConsentText, FieldError, FormValues } from '@sundowner/enquiries/forms/form';
import { telephoneForm } from '@sundowner/enquiries/forms/telephone';
import { useEffect, useMemo, useRef } from 'react';
import type { TelephoneDialogContent } from '../../content/model/dialogs.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { initialEnquiry } from '../enquiry-form/enquiry-state.ts';
import { useEnquiry } from '../enquiry-form/use-enquiry.island.ts';
import { ApologyPanel } from '../panels/apology-panel.tsx';
import { CallBackForm } from './call-back-form.tsx';
import { CallUs } from './call-us.tsx';
import styles from './telephone-page.module.css';
import { TelephoneSheet } from './telephone-sheet.tsx';
import { useMinute } from './use-minute.island.ts';

/** What a form post that failed left behind, as the server hands it to the page. */
export interface PostedForm {
  readonly status: number;
  readonly values: Readonly<FormValues>;
  readonly errors: readonly FieldError[];
  readonly apology: boolean;
}

export interface TelephonePageProps {
  readonly content: TelephoneDialogContent;
  /** Ticket of this page; `null` when none could be signed, and the post will bring one. */
  readonly ticket: string | null;
  /** The consent text that ticket is signed with. */
  readonly consent: ConsentText | null;
  readonly posted: PostedForm | null;
  /** Milliseconds since the epoch at which the page was drawn. */
  readonly drawnAt: number;
  /** What was typed before the scripts came. */
  readonly typed?: Readonly<FormValues>;
}

const path = '/enquire/telephone';

/** The telephone form on a page of its own: it works without scripts, and as the dialog does with them. */
export function TelephonePage({ content, ticket, consent, posted, drawnAt, typed }: TelephonePageProps) {
  const initial = useMemo(() => initialEnquiry(posted?.values ?? {}, posted?.errors), [posted]);
  const now = useMinute(drawnAt);
  const apology = useRef<HTMLDivElement>(null);
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

  useEffect(() => {
    if (!failed) return;
    apology.current?.scrollIntoView({ block: 'start' });
    document.getElementById('apology-heading')?.focus({ preventScroll: true });
  }, [failed]);

  return (
    <>
      {(failed || posted?.apology) && (
        <div className={styles.apology} ref={apology}>
          <ApologyPanel
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
              notice={enquiry.drawn.notice ?? refusal(posted, state.refusals)}
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

/** What a refused form post is told beside its form, without scripts (429, 428; 413, 415 and 400 of a body nobody could read). */
function refusal(posted: PostedForm | null, refusals: number): string | null {
  if (!posted || refusals > 0) return null;
  if (posted.status === 429) {
    return 'We have had several requests from your connection. Please wait a minute and try again; everything you filled in is kept.';
  }
  if (posted.status === 428) {
    return 'This page had been open for too long to be sent. It is fresh again now: please send it once more.';
  }
  if (!posted.apology && posted.errors.length === 0) {
    return 'What was sent could not be read, so it has not reached us. Please fill in the form and send it again.';
  }
  return null;
}
