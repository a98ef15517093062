import { propertyOfKey } from '@sundowner/brand';
import type { Award } from '../../content/gallery/downloads.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Label, VisuallyHidden } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './awards-view.module.css';
import type { AwardsPage } from './read-awards-page.ts';

const sizes = '(min-width: 833px) 38vw, 94vw';

/** The picture the layout preloads for this page: the first award's. */
export function awardsPreload([first]: readonly Award[]) {
  return first?.picture ? { picture: first.picture, sizes } : null;
}

/** Prizes won, by year, each with what it was given for. */
export function AwardsView({ heading, lead, awards, crumbs }: AwardsPage) {
  const years = [...new Set(awards.map(({ year }) => year))];
  return (
    <>
      <PropertyNav path="/awards" crumbs={crumbs} />
      <PageHead heading={heading} lead={lead} />
      <Wrap className={styles.years}>
        {years.map((year) => (
          <section key={year} className={styles.section} aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`} className={styles.year}>
              {year}
            </h2>
            <ul className={styles.awards}>
              {awards
                .filter((award) => award.year === year)
                .map((award) => (
                  <li key={award.title} className={styles.award}>
                    <AwardWon award={award} ahead={award === awards[0]} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        {awards.length === 0 && <p>No awards yet.</p>}
      </Wrap>
    </>
  );
}

function AwardWon({ award, ahead }: { readonly award: Award; readonly ahead: boolean }) {
  const { title, givenBy, property, text, picture, href } = award;
  const place = propertyOfKey(property ?? '', currentCollection())?.shortName;
  return (
    <>
      {picture && (
        <Picture picture={picture} alt="" sizes={sizes} priority={ahead} className={styles.plate} />
      )}
      <div className={styles.words}>
        {place && <Label>{place}</Label>}
        <h3 className={styles.title}>{title}</h3>
        {givenBy && <p className={styles.giver}>{givenBy}</p>}
        <p className={styles.text}>{text}</p>
        {href && isLinkable(href) && (
          <ArrowLink href={href}>
            Read the story<VisuallyHidden>: {title}</VisuallyHidden>
          </ArrowLink>
        )}
      </div>
    </>
  );
}
