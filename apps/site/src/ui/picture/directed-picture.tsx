import { classNames } from '../class-names.ts';
import styles from './picture.module.css';
import { focusClasses, Picture, type PictureProps, type PictureSource, srcSetOf } from './picture.tsx';

interface DirectedPictureProps extends PictureProps {
  /** Another picture at 832 px and below: an upright crop where the wide one would show nothing of its subject. */
  readonly narrow?: PictureSource | null | undefined;
}

/**
 * Sizes of an upright picture in a box whose wide one is cut at its sides: it is no wider than the window, and a phone is sent four fifths of that
 * (docs/decisions/151).
 */
export const narrowSizes = (sizes: string): string =>
  sizes.replace(/(\d+)vw/g, (_, width: string) => `${Math.min(80, Number(width))}vw`);

/** A picture whose place another may take on a narrow window. */
export function DirectedPicture({ narrow = null, ...picture }: DirectedPictureProps) {
  const instead = narrow && {
    sources: <NarrowSources picture={narrow} sizes={narrowSizes(picture.sizes)} />,
    focus: classNames(styles.directed, focusClasses(narrow.focus, 'n')),
  };
  return <Picture {...picture} instead={instead} />;
}

interface NarrowSourcesProps {
  readonly picture: PictureSource;
  readonly sizes: string;
}

function NarrowSources({ picture: { sources, src, width, height }, sizes }: NarrowSourcesProps) {
  const { avif, webp } = sources;
  const common = { media: '(max-width: 832px)', width, height };
  return (
    <>
      {avif.length > 0 && <source type="image/avif" srcSet={srcSetOf(avif)} sizes={sizes} {...common} />}
      {webp.length > 0 && <source type="image/webp" srcSet={srcSetOf(webp)} sizes={sizes} {...common} />}
      {/* One without renditions is still another picture. */}
      {avif.length + webp.length === 0 && <source srcSet={src} {...common} />}
    </>
  );
}
