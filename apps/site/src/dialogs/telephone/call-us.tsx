import { type ReactNode, useEffect, useState } from 'react';
import type { Picture as PictureContent } from '../../content/fields/picture.ts';
import type { ContactDetails } from '../../content/site/contact-details.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { OfficeSign } from '../office-hours/office-sign.tsx';
import { officeState } from '../office-hours/office-state.ts';
import { OfficeWeek } from '../office-hours/office-week.tsx';
import styles from './call-us.module.css';
import { TelephoneNumbers } from './telephone-numbers.tsx';

/** Ids of the headings the telephone form stands under. */
export const telephoneHeadings = {
  first: 'call-us-heading',
  again: 'call-back-heading',
  apology: 'apology-heading',
};

/** In the place of the numbers, before there are contact details. */
export const noNumbers = 'Our telephone numbers follow shortly. Leave us yours, and we will call you.';

interface CallUsProps {
  readonly headingLevel: 1 | 2;
  readonly contact: ContactDetails | null;
  readonly picture: PictureContent | null;
  /** Milliseconds since the epoch the office state is first told for, so that server and browser draw the same. */
  readonly drawnAt: number;
  /** What stands in place of numbers that are not here: a spinner, or a neutral retry. */
  readonly instead: ReactNode;
}

/** "Call us": the numbers, whether the office is open, and its week, over a plate that fades into the dark ground. */
export function CallUs({ headingLevel, contact, picture, drawnAt, instead }: CallUsProps) {
  const Heading = `h${headingLevel}` as const;
  const SubHeading = headingLevel === 1 ? 'h2' : 'h3';
  const [now, setNow] = useState(drawnAt);
  useEffect(() => {
    const tell = () => setNow(Date.now());
    tell();
    const timer = setInterval(tell, 30_000);
    return () => clearInterval(timer);
  }, []);
  const state = contact && officeState(contact, now);
  return (
    <div className={styles.aside}>
      {picture && (
        <div className={styles.plate} data-whole="page">
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 769px) 620px, 1px"
            className={styles.picture}
          />
        </div>
      )}
      <Heading id={telephoneHeadings.first} className={styles.heading} tabIndex={-1}>
        Call us
      </Heading>
      {contact && state ? (
        <>
          <TelephoneNumbers contact={contact} />
          <div className={styles.hours} data-whole="page">
            <SubHeading className={styles.hoursHeading}>Office hours</SubHeading>
            <OfficeSign state={state} />
            <OfficeWeek week={contact.week} today={state.today} />
            <p className={styles.hoursText}>{contact.officeHoursText}</p>
          </div>
        </>
      ) : (
        <div className={styles.instead}>{instead}</div>
      )}
    </div>
  );
}
