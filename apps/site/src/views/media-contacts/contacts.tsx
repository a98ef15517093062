import type { MediaContacts } from '../../content/people/partners.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import styles from './media-contacts-view.module.css';

/** People the press may ask, by the part of the world they answer. */
export function Contacts({ contacts }: Pick<MediaContacts, 'contacts'>) {
  return (
    <ul className={styles.contacts} aria-label="Media contacts">
      {contacts.map(({ name, role, mail, telephone }) => (
        <li key={name} className={styles.contact}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.role}>{role}</p>
          {mail && (
            <TextLink className={styles.way} href={`mailto:${mail}`}>
              {mail}
            </TextLink>
          )}
          {telephone && <TelephoneLink className={styles.way} number={telephone} />}
        </li>
      ))}
    </ul>
  );
}
