import type { Assistance } from '../../content/people/partners.ts';
import { letterLink } from '../../links/letter-link.ts';
import { evenColumns } from '../../ui/even-columns.ts';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './partner-desk.module.css';

interface PartnerHeadProps {
  readonly heading: string;
  readonly lead: string;
  readonly assistance: Assistance;
  /** Address of the agents' search; `null` without one. */
  readonly availabilitySearch: string | null;
}

/** Title of a page for partners, with the two numbers and the live availability beside it. */
export function PartnerHead({ heading, lead, assistance, availabilitySearch }: PartnerHeadProps) {
  const { reservationsNumber, salesNumber } = assistance;
  return (
    <Wrap className={styles.head}>
      <div data-whole="">
        <h1>{heading}</h1>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
      </div>
      <dl className={styles.ways}>
        <Way name="Reservations" number={reservationsNumber} />
        <Way name="Sales" number={salesNumber} />
        {availabilitySearch && (
          <div className={styles.way}>
            <dt>Live availability</dt>
            <dd>
              <a className={styles.link} href={availabilitySearch} target="_blank" rel="noopener">
                Agent search <OutwardIcon className={styles.outward} />
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </Wrap>
  );
}

function Way({ name, number }: { readonly name: string; readonly number: string }) {
  if (!number) return null;
  return (
    <div className={styles.way}>
      <dt>{name}</dt>
      <dd>
        <TelephoneLink className={styles.link} number={number} />
      </dd>
    </div>
  );
}

/**
 * Asks a person for net rates: they are for those who sell our stays, and are not on the site.
 *
 * @param path of the page it stands on
 */
export function NetRatesLink({ path }: { readonly path: string }) {
  const href = letterLink(path, {
    subject: 'trade',
    comments: 'Please send me the net rates. I sell your stays as:',
  });
  return <ArrowLink href={href}>Write to us for net rates</ArrowLink>;
}

/** Whom partners ask: reservations and sales with their numbers, and who looks after which countries (CNT-20). */
export function AssistanceBand({ assistance }: { readonly assistance: Assistance }) {
  const { reservations, reservationsNumber, sales, salesNumber, contacts } = assistance;
  const desks = [
    { name: 'Reservations', words: reservations, number: reservationsNumber },
    { name: 'Sales', words: sales, number: salesNumber },
  ].filter(({ words, number }) => words || number);
  if (desks.length === 0 && contacts.length === 0) return null;
  return (
    <Band ground="deep" id="assistance" aria-labelledby="assistance-heading" className={styles.band}>
      <h2 id="assistance-heading" className={styles.heading}>
        Need assistance?
      </h2>
      <div className={styles.desks}>
        {desks.map(({ name, words, number }) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.desk}>{name}</h3>
            <p className={styles.words}>{words}</p>
            {number && <TelephoneLink className={styles.number} number={number} />}
          </section>
        ))}
      </div>
      <ul className={styles.people} {...evenColumns(contacts.length)}>
        {contacts.map(({ member, looksAfter, mail }) => (
          <li key={member.id} className={styles.person}>
            {member.portrait && (
              <Picture picture={member.portrait} alt="" sizes="100px" className={styles.portrait} />
            )}
            <div>
              <p className={styles.name}>{member.name}</p>
              <p className={styles.after}>{looksAfter}</p>
              {mail && (
                <a className={styles.mail} href={`mailto:${mail}`}>
                  {mail}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
