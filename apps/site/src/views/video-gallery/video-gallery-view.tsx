import { isLinkable } from '../../links/is-linkable.ts';
import { FilmItem } from '../../sections/films/films.tsx';
import { LinkRow } from '../../sections/link-row/link-row.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { evenColumns } from '../../ui/even-columns.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { FilmsPage } from './read-video-gallery-page.ts';
import styles from './video-gallery-view.module.css';

const sizes = '(min-width: 1121px) 31vw, (min-width: 833px) 46vw, 94vw';

/** The picture the layout preloads for this page: the first film's. */
export function videoGalleryPreload({ galleries }: FilmsPage) {
  const picture = galleries[0]?.videos[0]?.poster;
  return picture ? { picture, sizes } : null;
}

/** Films in their galleries, each behind its picture (CNT-20). */
export function VideoGalleryView({ path, channelPath, intro, galleries, ready, crumbs }: FilmsPage) {
  const others = [
    { label: 'Our own channel', href: channelPath },
    { label: 'Picture galleries', href: '/image-gallery' },
  ].filter(({ href }) => isLinkable(href));
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={intro.heading || 'Films'} lead={intro.lead} />
      <Wrap className={styles.galleries}>
        {galleries.length > 1 && (
          <LinkRow
            label="Film galleries"
            links={galleries.map(({ slug, title }) => ({ label: title, href: `#${slug}` }))}
          />
        )}
        {galleries.map(({ slug, title, lead, videos }, place) => (
          <section key={slug} id={slug} className={styles.gallery} aria-labelledby={`${slug}-heading`}>
            <SectionHead id={`${slug}-heading`} heading={title} lead={lead} />
            <ul className={styles.films} {...evenColumns(videos.length)}>
              {videos.map((film, index) => (
                <li key={film.slug}>
                  <FilmItem
                    film={film}
                    path={path}
                    ready={ready}
                    sizes={sizes}
                    priority={place === 0 && index === 0}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {others.length > 0 && (
          <ul className={styles.more}>
            {others.map(({ label, href }) => (
              <li key={href}>
                <ArrowLink href={href}>{label}</ArrowLink>
              </li>
            ))}
          </ul>
        )}
        {galleries.length === 0 && <p>There is no film to see at the moment.</p>}
      </Wrap>
    </>
  );
}
