import type { GalleryFilm } from '../../content/gallery/galleries.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { FilmItem } from '../../sections/films/films.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { evenColumns } from '../../ui/even-columns.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import type { FilmsPage } from '../video-gallery/read-video-gallery-page.ts';
import styles from './channel-view.module.css';

const firstSizes = '(min-width: 833px) 62vw, 94vw';
const sizes = '(min-width: 1121px) 23vw, (min-width: 833px) 31vw, 45vw';

/** The film that stands first and large: the one asked for, or the first that plays here. */
function firstOf({ galleries, ready }: FilmsPage): GalleryFilm | null {
  const films = galleries.flatMap(({ videos }) => videos).filter(({ poster }) => poster);
  return (
    films.find(({ slug }) => slug === ready) ?? films.find(({ elsewhere }) => !elsewhere) ?? films[0] ?? null
  );
}

/** The picture the layout preloads for this page. */
export function channelPreload(page: FilmsPage) {
  const picture = firstOf(page)?.poster;
  return picture ? { picture, sizes: firstSizes } : null;
}

/** Our own channel: one film large, and what else is on. */
export function ChannelView(page: FilmsPage) {
  const { path, intro, galleries, ready, crumbs } = page;
  const first = firstOf(page);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={intro.heading || 'Our own channel'} lead={intro.lead} />
      <Band ground="deep" aria-label="On now">
        {first ? (
          <div className={styles.first}>
            <FilmItem film={first} path={path} ready={ready} sizes={firstSizes} headingLevel={2} priority />
          </div>
        ) : (
          <p>There is no film on the channel at the moment.</p>
        )}
      </Band>
      <Wrap className={styles.programme}>
        {galleries.map(({ slug, title, lead, videos }) => {
          const others = videos.filter((film) => film.slug !== first?.slug);
          return others.length === 0 ? null : (
            <section key={slug} id={slug} className={styles.gallery} aria-labelledby={`${slug}-heading`}>
              <SectionHead id={`${slug}-heading`} heading={title} lead={lead} />
              <ul className={styles.films} {...evenColumns(others.length)}>
                {others.map((film) => (
                  <li key={film.slug}>
                    <FilmItem film={film} path={path} ready={null} sizes={sizes} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {isLinkable('/video-gallery') && (
          <p className={styles.all}>
            <ArrowLink href="/video-gallery">All film galleries</ArrowLink>
          </p>
        )}
      </Wrap>
    </>
  );
}
