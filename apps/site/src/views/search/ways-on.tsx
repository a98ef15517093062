import { enquireLink } from '../../links/dialog-link.ts';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import styles from './search-view.module.css';

interface Named {
  readonly name: string;
  readonly href: string;
}

export interface WaysOnProps {
  readonly places: readonly Named[];
  readonly experiences: readonly Named[];
  readonly person: readonly Named[];
  /** The travel planner's, and when somebody answers it; `null` when it is not known. */
  readonly telephone: { readonly number: string; readonly hours: string } | null;
}

/** Three ways on for someone who has found nothing: a place, an experience, a person. */
export function WaysOn({ places, experiences, person, telephone }: WaysOnProps) {
  return (
    <div className={styles.ways}>
      {places.length > 0 && (
        <section aria-labelledby="way-place">
          <h2 id="way-place" className={styles.waysOnName}>
            Choose a place to stay
          </h2>
          <p className={styles.waysOnWords}>Each with its rooms, its rates and the way there.</p>
          <Links links={places} />
        </section>
      )}
      {experiences.length > 0 && (
        <section aria-labelledby="way-experience">
          <h2 id="way-experience" className={styles.waysOnName}>
            Choose an experience
          </h2>
          <p className={styles.waysOnWords}>By where it is, how long it takes and what it costs.</p>
          <Links links={experiences} />
        </section>
      )}
      <section aria-labelledby="way-person">
        <h2 id="way-person" className={styles.waysOnName}>
          Ask a person
        </h2>
        <p className={styles.waysOnWords}>
          Write what you are looking for, or ring. {telephone?.hours && `We answer ${telephone.hours}.`}
        </p>
        <ul>
          <li>
            <a className={styles.waysOnLink} {...enquireLink('/search', 'email')}>
              Enquire by email
            </a>
          </li>
          {telephone && (
            <li>
              <TelephoneLink className={styles.waysOnLink} number={telephone.number} />
            </li>
          )}
          {person.map((link) => (
            <Item key={link.href} link={link} />
          ))}
        </ul>
      </section>
    </div>
  );
}

const Links = ({ links }: { readonly links: readonly Named[] }) => (
  <ul>
    {links.map((link) => (
      <Item key={link.href} link={link} />
    ))}
  </ul>
);

const Item = ({ link: { name, href } }: { readonly link: Named }) => (
  <li>
    <a className={styles.waysOnLink} href={href}>
      {name}
    </a>
  </li>
);
