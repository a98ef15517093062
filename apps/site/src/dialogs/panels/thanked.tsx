import type { FormValues } from '@sundowner/enquiries/forms/form';
import type { ReactNode } from 'react';
import { askedAbout } from '../enquiry-form/asked-about.ts';
import type { FormDialogContent } from '../form/form-dialog-content.ts';
import type { Receipt } from './receipt.ts';
import { replyBy } from './reply-by.ts';
import { ThankYouPanel } from './thank-you-panel.tsx';

interface ThankedProps {
  readonly headingId: string;
  /** `null` where it could not be read. */
  readonly content: FormDialogContent | null;
  readonly receipt: Receipt;
  /** What was sent. */
  readonly values: Readonly<FormValues>;
  readonly actions: ReactNode;
}

/** The thank-you in the place of the form that was sent. */
export function Thanked({ headingId, content, receipt, values, actions }: ThankedProps) {
  const hours = content?.contact ?? null;
  return (
    <ThankYouPanel
      headingId={headingId}
      headingLevel={2}
      place="dialog"
      thanks={content?.thanks ?? plainThanks}
      reference={receipt.reference}
      collection={content?.collection ?? document.title}
      hours={hours}
      replyAt={hours ? replyBy(receipt.workingDays, hours, receipt.at) : null}
      asked={askedAbout(values, receipt.at)}
      actions={actions}
    />
  );
}

/** Said when the studio's own words could not be read. */
const plainThanks: FormDialogContent['thanks'] = {
  heading: 'Thank you',
  text: 'We have received your enquiry and will be in touch with you shortly.',
  steps: [],
  signatory: null,
  picture: null,
};
