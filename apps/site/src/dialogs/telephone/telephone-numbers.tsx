import type { ContactDetails } from '../../content/site/contact-details.ts';
import { classNames } from '../../ui/class-names.ts';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import styles from './telephone-numbers.module.css';

interface TelephoneNumbersProps {
  readonly contact: ContactDetails;
  /** `large` on the contact page, on light ground. */
  readonly size?: 'normal' | 'large';
}

/** The four numbers of MOD-08; one an owner has not filled in is left out. */
export function TelephoneNumbers({ contact, size = 'normal' }: TelephoneNumbersProps) {
  const numbers = [
    ['Travel planner', contact.travelPlannerNumber],
    ['United Kingdom, toll free', contact.ukTollFreeNumber],
    ['USA and Canada, toll free', contact.usaCanadaTollFreeNumber],
    ['Australia, toll free', contact.australiaTollFreeNumber],
  ] as const;
  return (
    <dl className={classNames(styles.numbers, size === 'large' && styles.large)}>
      {numbers
        .filter(([, number]) => number)
        .map(([name, number]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd>
              <TelephoneLink className={styles.number} number={number} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
