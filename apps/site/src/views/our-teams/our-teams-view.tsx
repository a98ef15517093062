import type { TeamGroup, TeamMember } from '../../content/people/team.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { columnsOf } from '../../ui/even-columns.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './our-teams-view.module.css';
import type { OurTeamsContent } from './read-our-teams-page.ts';

const path = '/our-story/our-teams';

/** The picture the layout preloads for this page: the large portrait. */
export function ourTeamsPreload({ team: { guestExperience } }: OurTeamsContent) {
  const picture = guestExperience.members[0]?.portrait;
  return picture ? { picture, sizes: leadPortraitSizes } : null;
}

/** Who meets guests, who plans journeys and who keeps the places running (CNT-10). */
export function OurTeamsView({ team, heading, crumbs }: OurTeamsContent) {
  const { title, titleTurn, description, guestExperience, support, travelProfessionals } = team;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <Wrap className={styles.head} data-whole="">
        <h1 className={styles.heading}>
          {title || heading} {titleTurn && <em>{titleTurn}</em>}
        </h1>
        {description && <Lead className={styles.lead}>{description}</Lead>}
      </Wrap>
      <GuestTeam group={guestExperience} />
      <Professionals group={travelProfessionals} path={path} />
      <SupportTeam group={support} />
    </>
  );
}

/** `sizes` of the large portrait, which the layout preloads. */
const leadPortraitSizes = '(min-width: 833px) 40vw, 94vw';

/** Whom guests meet: the first large with her own words, the others small, side by side. */
function GuestTeam({ group: { title, subtitle, description, members } }: { readonly group: TeamGroup }) {
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
        </div>
      </div>
      <div className={styles.guests}>
        <ul
          className={styles.guestsMembers}
          data-columns={columnsOf(others.length, [4, 3, 2])}
          data-wide-columns={columnsOf(others.length, [6, 5, 4])}
        >
          {others.map((member) => (
            <li key={member.id}>
              {member.portrait && (
                <Picture
                  picture={member.portrait}
                  alt=""
                  sizes="(min-width: 1121px) 16vw, (min-width: 833px) 24vw, 30vw"
                  className={styles.small}
                />
              )}
              <h3 className={styles.memberName}>{member.name}</h3>
              <p className={styles.guestsRole}>{roleOf(member)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** What someone does and where, the place once. */
const roleOf = ({ role, place }: TeamMember): string =>
  role.includes(place) || place === '' ? role : `${role}, ${place}`;

interface ProfessionalsProps {
  readonly group: TeamGroup;
  /** Path of the page. */
  readonly path: string;
}

/** Who plans journeys: each row asks for one by name. */
function Professionals({ group: { title, subtitle, description, members }, path }: ProfessionalsProps) {
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
                    <VisuallyHidden>Enquire with </VisuallyHidden>
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

/** Those guests seldom meet: names and what they do, without portraits. */
function SupportTeam({ group: { title, subtitle, description, members } }: { readonly group: TeamGroup }) {
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
