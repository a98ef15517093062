import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { uniquePictures } from '../../sections/plate/unique-pictures.ts';
import { PlateHead, plateHeadSizes } from '../../sections/plate-head/plate-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { Quote } from '../../sections/quote/quote.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Committee } from './committee.tsx';
import styles from './impact-view.module.css';
import { Money } from './money.tsx';
import { Pillars } from './pillars.tsx';
import { ProjectRows } from './project-rows.tsx';
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
  plates.keep(picture, ...page.pillars.map((each) => each.picture));
  plates.keep(...page.initiatives.map((each) => each.picture), ...page.committee.map((each) => each.picture));
  const behind = plates.own(quote?.picture ?? null);
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
