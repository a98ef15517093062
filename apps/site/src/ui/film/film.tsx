import { PlayIcon } from '../icons/icons.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './film.module.css';

interface FilmProps {
  readonly name: string;
  readonly src: string;
  /** Media type: "video/mp4". */
  readonly type: string;
  /** Address of its captions as WebVTT. */
  readonly captions: string | null;
  readonly poster: PictureSource;
  readonly sizes: string;
  /** The page with this film ready to play, for a browser without scripts. */
  readonly href: string;
  /** That page: the browser's own controls, and still nothing of the film before they are used. */
  readonly ready?: boolean;
  readonly priority?: boolean;
}

/** A film behind its poster: nothing of it is fetched before it is asked for. `film.client.ts` plays it in its place. */
export function Film({ name, src, type, captions, poster, sizes, href, ready = false, priority }: FilmProps) {
  if (ready) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the track is there where the film has captions, which the linter does not see
      <video
        className={styles.film}
        controls
        preload="none"
        playsInline
        poster={poster.src}
        aria-label={name}
      >
        <source src={src} type={type} />
        {captions && <track kind="captions" srcLang="en" label="English" src={captions} default />}
      </video>
    );
  }
  return (
    <div className={styles.film} data-by-hand="film">
      <a
        className={styles.open}
        href={href}
        data-film={src}
        data-type={type}
        data-captions={captions ?? undefined}
        data-poster={poster.src}
        data-name={name}
      >
        <FilmPoster poster={poster} sizes={sizes} priority={priority ?? false} />
        <VisuallyHidden>Play the film: {name}</VisuallyHidden>
      </a>
      <p className={styles.status} role="status" />
    </div>
  );
}

interface FilmPosterProps {
  readonly poster: PictureSource;
  readonly sizes: string;
  readonly priority?: boolean;
}

/** The picture a film begins with, and the sign that it can be played. */
export function FilmPoster({ poster, sizes, priority = false }: FilmPosterProps) {
  return (
    <span className={styles.poster}>
      <Picture picture={poster} alt="" sizes={sizes} priority={priority} className={styles.picture} />
      <span className={styles.sign}>
        <PlayIcon className={styles.icon} />
      </span>
    </span>
  );
}
