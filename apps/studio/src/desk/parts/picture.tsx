import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef, useState } from 'react';

interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'onError'> {
  readonly src: string;
  readonly alt: string;
  /** What stands in its place where it cannot be shown: no broken frame. */
  readonly instead: ReactNode;
}

/** A picture somebody sent, or words where nothing can be made of it. */
export function Picture({ instead, alt, ...image }: PictureProps) {
  const [broken, setBroken] = useState(false);
  const shown = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page listened.
    const { complete, naturalWidth, currentSrc } = shown.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setBroken(true);
  }, []);
  if (broken) return instead;
  // biome-ignore lint/performance/noImgElement: a small copy the studio makes, or a file of a draft
  return <img {...image} ref={shown} alt={alt} onError={() => setBroken(true)} />;
}
