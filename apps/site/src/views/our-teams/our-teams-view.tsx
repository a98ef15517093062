import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { GuestTeam, leadPortraitSizes } from './guest-team.tsx';
import styles from './our-teams-view.module.css';
import { Professionals } from './professionals.tsx';
import type { OurTeamsContent } from './read-our-teams-page.ts';
import { SupportTeam } from './support-team.tsx';

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
