import type { Point } from '../../content/fields/common.ts';
import type { TeamMember } from '../../content/people/team.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './planning.module.css';

interface PlanningProps {
  readonly heading: string;
  readonly lead: string;
  readonly concierge: TeamMember | null;
  readonly points: readonly Point[];
  /** What is part of the stay. */
  readonly included: readonly string[];
}

/** Who arranges a stay in a house, what she arranges, and what is part of it. */
export function Planning({ heading, lead, concierge, points, included }: PlanningProps) {
  if (points.length === 0 && included.length === 0) return null;
  return (
    <Band aria-labelledby="planning-heading">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="planning-heading">{heading}</h2>
          {lead && <Lead>{lead}</Lead>}
          {concierge && (
            <div className={styles.signed}>
              {concierge.portrait && (
                <div className={styles.portrait}>
                  <Picture picture={concierge.portrait} sizes="72px" />
                </div>
              )}
              <p>
                <i className={styles.name}>{concierge.name}</i>
                <span className={styles.role}>{concierge.role}</span>
              </p>
            </div>
          )}
        </div>
        <div>
          <ul>
            {points.map(({ title, text }) => (
              <li key={title} className={styles.point}>
                <b>{title}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
          {included.length > 0 && (
            <Disclosure
              className={styles.included}
              summary={<h3 className={styles.summary}>Part of the stay, {included.length}</h3>}
            >
              <ul>
                {included.map((words) => (
                  <li key={words} className={styles.point}>
                    <span>{words}</span>
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      </div>
    </Band>
  );
}
