import { isLinkable } from '@sundowner/brand';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { KindLinks } from '../../sections/kind-links/kind-links.tsx';
import { stepsInRing } from '../../sections/neighbours/around.ts';
import { Neighbours } from '../../sections/neighbours/neighbours.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { ExperienceRows } from './experience-rows.tsx';
import { PropertyCategoryHead, propertyCategorySizes } from './property-category-head.tsx';
import styles from './property-category-view.module.css';
import type { PropertyCategoryPage } from './read-property-category-page.ts';

/** The picture the layout preloads for this page. */
export const propertyCategoryPreload = ({ picture }: PropertyCategoryPage) =>
  picture && { picture, sizes: propertyCategorySizes };

/** One kind of experience at one property, entry by entry. */
export function PropertyCategoryView(page: PropertyCategoryPage) {
  const { path, property, name, intro, category, picture, kinds, everywhere, form, tours, crumbs } = page;
  const others = kinds.flatMap(({ title, href, picture: plate }) =>
    href !== null && href !== path ? [{ title, href, picture: plate }] : [],
  );
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PropertyCategoryHead
        heading={category?.title || intro.heading || name}
        line={category?.subtitle ?? ''}
        lead={intro.lead || category?.description || ''}
        text={intro.lead ? (category?.description ?? '') : ''}
        picture={picture}
        path={path}
        form={form}
      />
      <ExperienceRows
        heading="What there is to do"
        experiences={category?.experiences ?? []}
        resting={category?.resting ?? 0}
        shown={picture}
        path={path}
      />
      {isLinkable(everywhere) && (
        <Wrap className={styles.everywhere}>
          <ArrowLink href={everywhere}>{`${name} at every property`}</ArrowLink>
        </Wrap>
      )}
      <KindLinks heading={`Other experiences at ${property.shortName}`} kinds={others} />
      <EnquireBand
        heading="Tell us what you would like to do"
        lead="Say what you would like to do and roughly when. A travel specialist answers within a working day."
        path={path}
        picture={null}
        form={form}
        tours={tours}
      />
      <div className={styles.steps}>
        <Neighbours
          heading="Previous and next"
          places={[]}
          {...stepsInRing(
            kinds.map(({ title, href }) => ({ name: title, href })),
            path,
          )}
        />
      </div>
    </>
  );
}
