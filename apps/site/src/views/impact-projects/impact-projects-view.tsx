import type { ImpactProjectCard } from '../../content/impact/impact.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './impact-projects-view.module.css';
import type { ImpactProjectsContent } from './read-impact-projects-page.ts';

const path = '/impact/project';
const cardSizes = '(min-width: 1121px) 31vw, (min-width: 833px) 46vw, 94vw';

const firstOf = ({ groups }: ImpactProjectsContent) => groups[0]?.projects[0];

/** The picture the layout preloads for this page: the first card's. */
export function impactProjectsPreload(content: ImpactProjectsContent) {
  const picture = firstOf(content)?.picture;
  return picture ? { picture, sizes: cardSizes } : null;
}

/** Every project with a page of its own, pillar by pillar (RT-02). */
export function ImpactProjectsView(content: ImpactProjectsContent) {
  const { intro, groups, crumbs } = content;
  const first = firstOf(content);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={intro.heading || 'Projects'} lead={intro.lead} />
      {groups.map(({ pillar, projects }) => (
        <Band key={pillar?.slug ?? ''} flush aria-labelledby={`projects-${pillar?.slug ?? 'others'}`}>
          <h2 id={`projects-${pillar?.slug ?? 'others'}`} className={styles.heading}>
            {pillar?.name ?? 'Other projects'}
          </h2>
          <ul className={styles.projects}>
            {projects.map((project) => (
              <li key={project.slug}>
                <ProjectCard project={project} priority={project === first} />
              </li>
            ))}
          </ul>
        </Band>
      ))}
      <EnquireBand
        heading="Ask to visit a project"
        lead="Most may be seen on a morning of your stay. Say which, and on what dates you are with us."
        path={path}
        picture={null}
        asked={{ about: 'a visit to one of the projects' }}
        tours={false}
        book={false}
      />
    </>
  );
}

function ProjectCard({
  project,
  priority,
}: {
  readonly project: ImpactProjectCard;
  readonly priority: boolean;
}) {
  const { name, href, since, place, excerpt, picture } = project;
  return (
    <article className={styles.project}>
      {picture && (
        <Picture picture={picture} alt="" sizes={cardSizes} priority={priority} className={styles.plate} />
      )}
      <h3 className={styles.name}>{isLinkable(href) ? <a href={href}>{name}</a> : name}</h3>
      <p className={styles.since}>{[since, place].filter(Boolean).join('. ')}</p>
      <p>{excerpt}</p>
    </article>
  );
}
