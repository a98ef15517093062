import type { ContactDesk } from '../../content/site/contact-details.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './desks.module.css';

/** Who answers what, and how long an answer takes. */
export function Desks({
  heading,
  desks,
}: {
  readonly heading: string;
  readonly desks: readonly ContactDesk[];
}) {
  if (desks.length === 0) return null;
  return (
    <Band aria-labelledby="desks-heading">
      <h2 id="desks-heading" className={styles.heading}>
        {heading}
      </h2>
      <ul>
        {desks.map(({ subject, mail, answers }) => (
          <li key={subject} className={styles.desk}>
            <h3 className={styles.subject}>{subject}</h3>
            <p>
              <TextLink className={styles.mail} href={`mailto:${mail}`}>
                {mail}
              </TextLink>
            </p>
            <p className={styles.answers}>{answers}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
