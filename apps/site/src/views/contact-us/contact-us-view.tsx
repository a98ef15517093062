import { OfficeSign } from '../../dialogs/office-hours/office-sign.tsx';
import { OfficeWeek } from '../../dialogs/office-hours/office-week.tsx';
import { TelephoneNumbers } from '../../dialogs/telephone/telephone-numbers.tsx';
import { installation } from '../../installation/installation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { Desks, Offices, WaysToWrite } from './contact-parts.tsx';
import styles from './contact-us-view.module.css';
import type { ContactUsPage } from './read-contact-us-page.ts';

/** Numbers, whether the office is open, its week, desks by subject, offices. */
export function ContactUsView({ heading, lead, contact }: ContactUsPage) {
  const hours = contact && { week: contact.week, holidays: contact.holidays };
  return (
    <div data-office={hours ? JSON.stringify(hours) : undefined}>
      <Wrap className={styles.head}>
        <div data-whole="">
          <h1 className={styles.heading}>{heading}</h1>
          <Lead className={styles.lead}>{lead}</Lead>
          {contact && <OfficeSign state={null} className={styles.sign} />}
        </div>
        {contact && (
          <div data-whole="">
            <TelephoneNumbers contact={contact} size="large" />
          </div>
        )}
      </Wrap>
      <Wrap>
        <section className={styles.hours} data-whole="" aria-labelledby="hours-heading">
          <h2 id="hours-heading">{contact ? 'Office hours' : 'Let us call you'}</h2>
          {contact && (
            <div className={styles.week}>
              <OfficeWeek week={contact.week} today={null} />
              <p className={styles.hoursText}>{contact.officeHoursText}</p>
              <p className={styles.hint}>
                Local time in {installation().place}. On public holidays we answer email but not the
                telephone.
              </p>
            </div>
          )}
          <ButtonLink tone="light" href="/enquire/telephone?from=/contact-us" data-dialog="telephone">
            Call us
          </ButtonLink>
        </section>
      </Wrap>
      <WaysToWrite heading="What would you like to ask about?" from="/contact-us" />
      {contact && <Desks heading="Or write to the right desk" desks={contact.desks} />}
      {contact && <Offices heading="Offices" offices={contact.offices} />}
    </div>
  );
}
