import type { TeamGroup } from '../../content/people/team.ts';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './our-teams-view.module.css';

/** Those guests seldom meet: names and what they do, without portraits. */
export function SupportTeam({
  group: { title, subtitle, description, members },
}: {
  readonly group: TeamGroup;
}) {
  if (members.length === 0) return null;
  return (
    <Band id="support" aria-labelledby="support-heading">
      <div className={styles.words}>
        <h2 id="support-heading">{title || 'Support'}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {description && <Lead>{description}</Lead>}
      </div>
      <ul className={styles.members}>
        {members.map(({ id, name, role, since }) => (
          <li key={id} className={styles.member}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{[role, since].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
