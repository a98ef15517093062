import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { OurTeamsContent } from '../our-story/read-our-story-page.ts';
import { GuestTeam, leadPortraitSizes } from './guest-team.tsx';
import styles from './our-teams-view.module.css';
import { Professionals } from './professionals.tsx';
import { SupportTeam } from './support-team.tsx';

const path = '/our-story/our-teams';

/** The picture the layout preloads for this page: the large portrait. */
export function ourTeamsPreload({ team: { guestExperience } }: OurTeamsContent) {
  const picture = guestExperience.members[0]?.portrait;
  return picture ? { picture, sizes: leadPortraitSizes } : null;
}

interface OurTeamsViewProps {
  readonly content: OurTeamsContent;
  readonly crumbs: readonly Crumb[];
}

/** Who meets guests, who plans journeys and who keeps the places running (CNT-10). */
export function OurTeamsView({ content, crumbs }: OurTeamsViewProps) {
  const { title, titleTurn, description, guestExperience, support, travelProfessionals } = content.team;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <Wrap className={styles.head} data-whole="">
        <h1 className={styles.heading}>
          {title || content.intro.heading} {titleTurn && <em>{titleTurn}</em>}
        </h1>
        {description && <Lead className={styles.lead}>{description}</Lead>}
      </Wrap>
      <GuestTeam group={guestExperience} />
      <Professionals group={travelProfessionals} path={path} />
      <SupportTeam group={support} />
    </>
  );
}
