import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

export interface PictureRendition {
  readonly src: string;
  /** Width in pixels. */
  readonly width: number;
}

/** What a picture needs to be drawn; any picture of the content service has it. */
export interface PictureSource {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Percent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly sources: {
    readonly avif: readonly PictureRendition[];
    readonly webp: readonly PictureRendition[];
  };
  readonly src: string;
}

interface PictureProps {
  readonly picture: PictureSource;
  /** The `sizes` of the drawn box: "(min-width: 1121px) 25vw, 100vw". */
  readonly sizes: string;
  /** Replaces the picture's own words; empty where the text beside it says the same. */
  readonly alt?: string;
  /** Set for the one picture a page is judged by; it must also be preloaded by the layout. */
  readonly priority?: boolean;
  /** Another picture at 832 px and below: an upright crop where the wide one would show nothing of its subject. */
  readonly narrow?: PictureSource | null;
  readonly className?: string | undefined;
}

/** Where a narrow picture takes the place of the wide one. */
const narrowMedia = '(max-width: 832px)';

/** Sizes of a picture that is three wide and four high, where those of the wide one speak of the window's height. */
export const narrowSizes = (sizes: string): string =>
  sizes.replace(/(\d+)vh/g, (_, high: string) => `${Math.round(Number(high) * 0.75)}vh`);

/** Widths of one format as a `srcset`. */
export function srcSetOf(renditions: readonly PictureRendition[]): string {
  return renditions.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/** Classes that put the focal point where the picture is cut, in steps of 5 % (see styles/focus.css); `n` for a narrow one. */
export function focusClasses({ x, y }: PictureSource['focus'], prefix: '' | 'n' = ''): string {
  const step = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / 5) * 5));
  return `${prefix}fx-${step(x)} ${prefix}fy-${step(y)}`;
}

/**
 * A picture that fills the box its parent gives it, over the theme's sky until it has loaded. The box takes its size
 * from CSS, so nothing moves when the file arrives.
 */
export function Picture(props: PictureProps) {
  const { picture, sizes, alt = picture.alt, priority = false, narrow = null, className } = props;
  return (
    <picture className={classNames(styles.picture, className)}>
      {narrow && <Sources picture={narrow} sizes={narrowSizes(sizes)} media={narrowMedia} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        className={classNames(
          styles.image,
          focusClasses(picture.focus),
          narrow && classNames(styles.directed, focusClasses(narrow.focus, 'n')),
        )}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}

interface SourcesProps {
  readonly picture: PictureSource;
  readonly sizes: string;
  readonly media?: string;
}

function Sources({ picture: { sources, src, width, height }, sizes, media }: SourcesProps) {
  const { avif, webp } = sources;
  // A narrow picture without renditions is still another picture.
  const plain = media !== undefined && avif.length + webp.length === 0;
  return (
    <>
      {avif.length > 0 && (
        <source
          type="image/avif"
          srcSet={srcSetOf(avif)}
          sizes={sizes}
          media={media}
          {...(media ? { width, height } : {})}
        />
      )}
      {webp.length > 0 && (
        <source
          type="image/webp"
          srcSet={srcSetOf(webp)}
          sizes={sizes}
          media={media}
          {...(media ? { width, height } : {})}
        />
      )}
      {plain && <source srcSet={src} media={media} width={width} height={height} />}
    </>
  );
}
