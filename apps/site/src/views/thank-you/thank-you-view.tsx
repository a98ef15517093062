import type { Brand } from '@sundowner/brand';
import type { ThankYou } from '../../content/forms/thank-you.ts';
import { panelSizes } from '../../dialogs/enquiry-form/panels/panel-frame.tsx';
import { type Reach, ThankYouPanel } from '../../dialogs/enquiry-form/panels/thank-you-panel.tsx';
import type { OfficeHours } from '../../dialogs/office-hours/office-state.ts';
import { sentEnquiryLink } from '../../links/letter-link.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './thank-you-view.module.css';

interface ThankYouViewProps {
  readonly brand: Brand;
  readonly thanks: ThankYou;
  /** Our own reference out of the address, already checked by its pattern; `null` without one. */
  readonly reference: string | null;
  /** Whether what was sent has a page its visitor can see it on. */
  readonly hasOwnPage: boolean;
  /** Week and holidays of the office; `null` when they could not be read. */
  readonly hours: OfficeHours | null;
  /** How to reach a person; `null` when it could not be read. */
  readonly reach?: Reach | null;
}

/** The picture the layout preloads for this page. */
export function thankYouPreload(thanks: ThankYou) {
  return thanks.picture && { picture: thanks.picture, sizes: panelSizes };
}

/** The thank-you panel as a page of its own (MOD-16, SUB-07). */
export function ThankYouView({
  brand,
  thanks,
  reference,
  hasOwnPage,
  hours,
  reach = null,
}: ThankYouViewProps) {
  return (
    <Wrap className={styles.place}>
      <ThankYouPanel
        headingId="thank-you-heading"
        headingLevel={1}
        place="page"
        thanks={thanks}
        reference={reference}
        collection={brand.collectionName}
        hours={hours}
        reach={reach}
        actions={
          <>
            <ButtonLink href="/">Home page of {brand.collectionName}</ButtonLink>
            {hasOwnPage ? (
              <>
                <ArrowLink href={sentEnquiryLink('/thank-you', reference)}>Add to your enquiry</ArrowLink>
                <ArrowLink href="/my-enquiry">See your enquiry</ArrowLink>
              </>
            ) : (
              <ArrowLink href="/contact-us">Something to add? Speak to us</ArrowLink>
            )}
          </>
        }
      />
    </Wrap>
  );
}
