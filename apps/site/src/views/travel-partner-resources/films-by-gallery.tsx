import type { VideoGallery } from '../../content/gallery/galleries.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './partner-resources-view.module.css';

/** The films there are, with how long each takes; they are watched on the page of films. */
export function FilmsByGallery({ galleries }: { readonly galleries: readonly VideoGallery[] }) {
  const shown = galleries.filter(({ videos }) => videos.length > 0);
  if (shown.length === 0) return null;
  return (
    <Band id="films" ground="low" aria-labelledby="films-heading">
      <SectionHead id="films-heading" heading="Films" />
      <div className={styles.galleries}>
        {shown.map(({ slug, title, videos }) => (
          <section key={slug} aria-labelledby={`films-${slug}`}>
            <h3 id={`films-${slug}`} className={styles.title}>
              <TextLink className={styles.link} href={`/video-gallery#${slug}`}>
                {title}
              </TextLink>
            </h3>
            <ul>
              {videos.map((video) => (
                <li key={video.title} className={styles.film}>
                  <span>{video.title}</span> <span className={styles.duration}>{video.duration}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}
