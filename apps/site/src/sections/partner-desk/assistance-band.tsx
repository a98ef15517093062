import type { Assistance } from '../../content/people/partners.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './assistance-band.module.css';

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
      <ul className={styles.people}>
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
