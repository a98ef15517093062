import type { ReactNode } from 'react';
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

export interface PictureProps {
  readonly picture: PictureSource;
  /** The `sizes` of the drawn box: "(min-width: 1121px) 25vw, 100vw". */
  readonly sizes: string;
  /** Replaces the picture's own words; empty where the text beside it says the same. */
  readonly alt?: string;
  /** Set for the one picture a page is judged by; it must also be preloaded by the layout. */
  readonly priority?: boolean;
  readonly className?: string | undefined;
}

interface WithInstead extends PictureProps {
  /** Sources that take this one's place where their media fit, and the class that moves the focal point there. */
  readonly instead?: { readonly sources: ReactNode; readonly focus: string | undefined } | null;
}

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
 * from CSS, so nothing moves when the file arrives. Apart from `DirectedPicture`, since dialogs load it.
 */
export function Picture(props: WithInstead) {
  const { picture, sizes, alt = picture.alt, priority = false, className, instead } = props;
  const { avif, webp } = picture.sources;
  return (
    <picture className={classNames(styles.picture, className)}>
      {instead?.sources}
      {avif.length > 0 && <source type="image/avif" srcSet={srcSetOf(avif)} sizes={sizes} />}
      {webp.length > 0 && <source type="image/webp" srcSet={srcSetOf(webp)} sizes={sizes} />}
      <img
        className={classNames(styles.image, focusClasses(picture.focus), instead?.focus)}
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
