import type { CommitteeMember, ImpactProjectCard } from '../../content/impact/impact.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PlateHead, plateHeadSizes } from '../../sections/plate-head/plate-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './impact-view.module.css';
import { Money } from './money.tsx';
import { Pillars } from './pillars.tsx';
import type { ImpactContent } from './read-impact-page.ts';

const path = '/impact';

const pictureOf = ({ page, intro }: ImpactContent) => page.banner?.picture ?? page.picture ?? intro.picture;

/** The picture the layout preloads for this page. */
export function impactPreload(content: ImpactContent) {
  const picture = pictureOf(content);
  return picture && { picture, sizes: plateHeadSizes };
}

/** What the lodges give back: the money, figures with their tables, pillars, projects and who decides (CNT-09). */
export function ImpactView(content: ImpactContent) {
  const { page, intro, quote, conservationHref, crumbs } = content;
  const picture = pictureOf(content);
  const plates = uniquePictures(page.picture ? [page.picture] : []);
  plates.claim(picture, ...page.pillars.map((each) => each.picture));
  plates.claim(
    ...page.initiatives.map((each) => each.picture),
    ...page.committee.map((each) => each.picture),
  );
  const behind = plates.orAnother(quote?.picture ?? null);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PlateHead heading={page.heading} lead={page.lead} picture={picture} />
      <Money page={page} downloads={intro.downloads} />
      <Pillars
        heading={intro.secondHeading || 'What the work stands on'}
        lead={intro.secondLead}
        pillars={page.pillars}
        initiatives={page.initiatives}
        moreHref={conservationHref}
      />
      <ProjectRows projects={page.projects} />
      <Committee
        heading={page.committeeHeading || 'The committee'}
        lead={page.committeeText}
        members={page.committee}
      />
      {quote && behind && (
        <Fold className={styles.quote} summary="What one guest said">
          <Quote quote={{ ...quote, picture: behind }} />
        </Fold>
      )}
      <div className={styles.close}>
        <EnquireBand
          heading="Ask to visit a project"
          lead="Guests may see most of what the levy pays for. Tell us which project, and when you are at the lodge."
          path={path}
          picture={null}
          asked={{ about: 'a visit to one of the projects' }}
          tours={false}
          book={false}
        />
      </div>
    </>
  );
}

interface CommitteeProps {
  readonly heading: string;
  readonly lead: string;
  readonly members: readonly CommitteeMember[];
}

/** Who decides about the money: on a phone small portraits in rows, else side by side. */
function Committee({ heading, lead, members }: CommitteeProps) {
  if (members.length === 0) return null;
  return (
    <Band id="committee" flush aria-labelledby="committee-heading">
      <SectionHead id="committee-heading" heading={heading} lead={lead} />
      <ul className={styles.members}>
        {members.map(({ slug, name, role, place, biography, picture }) => (
          <li key={slug} id={slug} className={styles.member}>
            <div className={styles.committeePlate}>
              {picture && (
                <Picture
                  picture={picture}
                  alt=""
                  sizes="(min-width: 833px) 20vw, 84px"
                  className={styles.portrait}
                />
              )}
            </div>
            <div>
              <h3 className={styles.committeeName}>{name}</h3>
              <p className={styles.role}>{[role, place].filter(Boolean).join(', ')}</p>
              {biography && (
                <Fold summary="Biography">
                  <p className={styles.biography}>{biography}</p>
                </Fold>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** So many stand on a phone before the rest are folded. */
const first = 3;

/** Projects with a page of their own, a line each; those whose page is not built are left out. */
function ProjectRows({ projects }: { readonly projects: readonly ImpactProjectCard[] }) {
  const shown = projects.filter(({ href }) => isLinkable(href));
  if (shown.length === 0) return null;
  return (
    <Band id="projects" aria-labelledby="projects-heading">
      <div className={styles.split}>
        <div className={styles.projectHead}>
          <h2 id="projects-heading">Projects you can visit</h2>
          {isLinkable('/impact/project') && <ArrowLink href="/impact/project">All projects</ArrowLink>}
        </div>
        <div>
          <Rows projects={shown.slice(0, first)} />
          {shown.length > first && (
            <Fold
              summary={`${shown.length - first} more ${shown.length - first === 1 ? 'project' : 'projects'}`}
            >
              <Rows projects={shown.slice(first)} />
            </Fold>
          )}
        </div>
      </div>
    </Band>
  );
}

function Rows({ projects }: { readonly projects: readonly ImpactProjectCard[] }) {
  return (
    <ul className={styles.projects}>
      {projects.map(({ slug, href, name, since, place, tagline }) => (
        <li key={slug}>
          <a className={styles.project} href={href}>
            <b className={styles.name}>{name}</b>
            <small className={styles.since}>{[since, place].filter(Boolean).join('. ')}</small>
            <span>{tagline}</span>
            <ArrowIcon className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
