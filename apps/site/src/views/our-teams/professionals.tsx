import type { TeamGroup } from '../../content/people/team.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './our-teams-view.module.css';

interface ProfessionalsProps {
  readonly group: TeamGroup;
  /** Path of the page. */
  readonly path: string;
}

/** Who plans journeys: each row asks for one by name. */
export function Professionals({
  group: { title, subtitle, description, members },
  path,
}: ProfessionalsProps) {
  if (members.length === 0) return null;
  return (
    <Band id="travel-professionals" ground="deep" aria-labelledby="travel-professionals-heading">
      <div className={styles.professionalsSplit}>
        <div className={styles.professionalsWords}>
          <h2 id="travel-professionals-heading">{title || 'Travel professionals'}</h2>
          {subtitle && <p className={styles.professionalsSubtitle}>{subtitle}</p>}
          {description && <Lead className={styles.professionalsLead}>{description}</Lead>}
        </div>
        <ul>
          {members.map(({ id, name, role, place, languages, note, portrait }) => (
            <li key={id}>
              <a
                className={styles.person}
                {...dialogLink('email', path, { about: `a journey planned by ${name}` })}
              >
                <span className={styles.plate}>
                  {portrait && <Picture picture={portrait} alt="" sizes="96px" />}
                </span>
                <span className={styles.professionalsTold}>
                  <b className={styles.professionalsName}>
                    <VisuallyHidden>Write to </VisuallyHidden>
                    {name}
                  </b>
                  <span>{[role, place].filter(Boolean).join(', ')}</span>
                  {languages.length > 0 && (
                    <span>Speaks {new Intl.ListFormat('en-GB').format(languages)}</span>
                  )}
                  <span>{note}</span>
                </span>
                <ArrowIcon className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
