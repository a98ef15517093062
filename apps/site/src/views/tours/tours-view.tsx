import type { Tours } from '../../content/gallery/tours.ts';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { Panorama } from '../../ui/panorama/panorama.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Label, VisuallyHidden } from '../../ui/text/text.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import type { ToursPage } from './read-tours-page.ts';
import styles from './tours-view.module.css';

/** Tours at other addresses, by region. */
function OutsideTours({ groups }: Pick<Tours, 'groups'>) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, tours }) => (
        <section key={name} className={styles.group}>
          <h3 className={styles.region}>{name}</h3>
          <ul>
            {tours.map(({ title, href }) => (
              <li key={`${title} ${href}`}>
                <a className={styles.link} href={href} target="_blank" rel="noopener">
                  <span>{title}</span>
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                  <OutwardIcon className={styles.icon} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const sizes = '(min-width: 833px) 46vw, 94vw';

/** The picture the layout preloads for this page: the first panorama's. */
export function toursPreload({ tours: { panoramas } }: ToursPage) {
  return panoramas[0] ? { picture: panoramas[0].picture, sizes } : null;
}

/** Panoramas that are turned in the page (TRV-05), and the tours that lie elsewhere (CNT-19). */
export function ToursView({ path, intro, tours, crumbs }: ToursPage) {
  const { panoramas, groups } = tours;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={intro.heading || '360° tours'} lead={intro.lead} />
      <Wrap className={styles.panoramas}>
        {panoramas.length > 0 && (
          <SectionHead heading={intro.secondHeading || 'Panoramas'} lead={intro.secondLead} />
        )}
        <div className={styles.views}>
          {panoramas.map(({ slug, title, text, region, picture, src }, place) => (
            <article key={slug} id={slug} className={styles.item}>
              <Panorama name={title} picture={picture} src={src} sizes={sizes} priority={place === 0} />
              {region && <Label>{region}</Label>}
              <h3 className={styles.title}>{title}</h3>
              {text && <p className={styles.text}>{text}</p>}
            </article>
          ))}
        </div>
        {panoramas.length + groups.length === 0 && <p>There is no tour to take at the moment.</p>}
      </Wrap>
      {groups.length > 0 && (
        <Band ground="low" aria-labelledby="tours-heading">
          <SectionHead
            id="tours-heading"
            heading="Tours of lodges and houses"
            lead="Each opens in a new tab."
          />
          <OutsideTours groups={groups} />
        </Band>
      )}
      <EnquireBand path={path} picture={null} tours={false} />
    </>
  );
}
