import type { TeamGroup, TeamMember } from '../../content/people/team.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './our-teams-view.module.css';

/** `sizes` of the large portrait, which the layout preloads. */
export const leadPortraitSizes = '(min-width: 833px) 40vw, 94vw';

/** Whom guests meet: the first large with her own words, the others small, side by side. */
export function GuestTeam({
  group: { title, subtitle, description, members },
}: {
  readonly group: TeamGroup;
}) {
  const [first, ...others] = members;
  if (!first) return null;
  return (
    <Band flush id="guest-experience" aria-labelledby="guest-experience-heading">
      <div className={styles.split} data-whole="">
        <figure className={styles.first}>
          {first.portrait && (
            <Picture
              picture={first.portrait}
              alt=""
              sizes={leadPortraitSizes}
              priority
              className={styles.large}
            />
          )}
          <figcaption className={styles.told}>
            <b className={styles.guestsName}>{first.name}</b>
            <span className={styles.guestsRole}>{roleOf(first)}</span>
            <span>{first.biography}</span>
          </figcaption>
        </figure>
        <div className={styles.guestsWords}>
          <h2 id="guest-experience-heading">{title || 'Guest experience'}</h2>
          {subtitle && <p className={styles.guestsSubtitle}>{subtitle}</p>}
          {description && <Lead>{description}</Lead>}
          <ul className={styles.guestsMembers}>
            {others.map((member) => (
              <li key={member.id}>
                {member.portrait && (
                  <Picture
                    picture={member.portrait}
                    alt=""
                    sizes="(min-width: 833px) 12vw, 30vw"
                    className={styles.small}
                  />
                )}
                <h3 className={styles.memberName}>{member.name}</h3>
                <p className={styles.guestsRole}>{roleOf(member)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Band>
  );
}

/** What someone does and where, the place once. */
const roleOf = ({ role, place }: TeamMember): string =>
  role.includes(place) || place === '' ? role : `${role}, ${place}`;
