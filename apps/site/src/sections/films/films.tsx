import { filmAsked } from '@sundowner/brand';
import type { GalleryFilm } from '../../content/gallery/galleries.ts';
import { Film, FilmPoster } from '../../ui/film/film.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import styles from './films.module.css';

interface FilmItemProps {
  readonly film: GalleryFilm;
  /** Path of the page, on which a film may be asked for ready to play. */
  readonly path: string;
  readonly ready: string | null;
  readonly sizes: string;
  readonly headingLevel?: 2 | 3;
  readonly priority?: boolean;
}

/** A film with its name, what is in it and how long it takes: played here, or at the address of the person who keeps it. */
export function FilmItem({ film, path, ready, sizes, headingLevel = 3, priority = false }: FilmItemProps) {
  const Heading = `h${headingLevel}` as const;
  const { slug, title, text, src, elsewhere, type, poster, duration, captions } = film;
  return (
    <figure id={slug} className={styles.film}>
      {poster && elsewhere && <FilmPoster poster={poster} sizes={sizes} priority={priority} />}
      {poster && !elsewhere && (
        <Film
          name={title}
          src={src}
          type={type ?? 'video/mp4'}
          captions={captions ? `/video-gallery/${slug}.vtt` : null}
          poster={poster}
          sizes={sizes}
          href={`${path}?${filmAsked}=${slug}#${slug}`}
          ready={ready === slug}
          priority={priority}
        />
      )}
      <figcaption className={styles.words}>
        <Heading className={styles.title}>
          {elsewhere ? (
            <a className={styles.link} href={src} target="_blank" rel="noopener">
              {title}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          ) : (
            title
          )}
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.note}>
          {[duration, elsewhere ? `plays at ${hostOf(src)}` : captions && 'with captions']
            .filter(Boolean)
            .join(', ')}
        </p>
      </figcaption>
    </figure>
  );
}

/** "films.example.com"; the address itself where it has no host. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
