import type { FormConfig } from '@sundowner/enquiries/forms/form';
import type { ReactNode } from 'react';
import { Picture } from '../../ui/picture/picture.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import styles from './form-aside.module.css';
import type { FormDialogContent } from './form-dialog-content.ts';
import { formIntro } from './form-words.ts';

/** An upright crop of a wide plate, as high as the window: it needs more than its own width. */
const asideSizes = '(min-width: 769px) 140vh, 1px';

interface FormAsideProps {
  readonly headingId: string;
  readonly headingLevel: 1 | 2;
  readonly config: FormConfig;
  /** `null` while it is not here: the form stands without it. */
  readonly content: FormDialogContent | null;
  /** In place of a telephone number that is not here: on its way, or a neutral retry. */
  readonly instead: ReactNode;
}

/** The half beside a form: what it is, and who to ring instead, over a plate. */
export function FormAside({ headingId, headingLevel, config, content, instead }: FormAsideProps) {
  const Heading = `h${headingLevel}` as const;
  const { words = null, contact = null, picture = null } = content ?? {};
  return (
    <div className={styles.aside} data-place={headingLevel === 1 ? 'page' : 'dialog'}>
      {picture && (
        <div className={styles.plate}>
          <Picture picture={picture} alt="" sizes={asideSizes} />
        </div>
      )}
      <div className={styles.words}>
        {words?.subHeading && <p className={styles.over}>{words.subHeading}</p>}
        <Heading id={headingId} className={styles.heading} tabIndex={-1}>
          {words?.heading || config.heading}
        </Heading>
        <p className={styles.lead}>{words?.text || formIntro(config, contact)}</p>
      </div>
      {!config.offersCall ? null : contact ? (
        <dl className={styles.talk} data-whole="page">
          <div>
            <dt>Would you rather talk?</dt>
            <dd>
              <TelephoneLink number={contact.travelPlannerNumber} />
            </dd>
          </div>
          {contact.officeHoursText && (
            <div>
              <dt>Office hours</dt>
              <dd>{contact.officeHoursText}</dd>
            </div>
          )}
        </dl>
      ) : (
        <div className={styles.talk} data-whole="page">
          {instead}
        </div>
      )}
    </div>
  );
}
