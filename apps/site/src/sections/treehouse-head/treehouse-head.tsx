import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../../content/fields/picture.ts';
import { DirectedPicture } from '../../ui/picture/directed-picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './treehouse-head.module.css';

/** `sizes` of the plate; the layout preloads the picture with the same value. A phone crops it to its height. */
export const treehouseHeadSizes = '(min-width: 833px) 100vw, 88vw';

interface TreehouseHeadProps {
  readonly heading: string;
  readonly lead: string;
  readonly picture: PictureContent | null;
  /** Upright, for phones. */
  readonly narrow?: PictureContent | null;
  /** One or two buttons; the ways to ask stand right under it on the page of a treehouse. */
  readonly actions: ReactNode;
}

/**
 * How a page that is a night begins: the plate from edge to edge, which goes over into the sky below it. On a wide one the words stand
 * on the side its subject leaves free.
 */
export function TreehouseHead({ heading, lead, picture, narrow = null, actions }: TreehouseHeadProps) {
  return (
    <section
      className={styles.head}
      aria-labelledby="night-heading"
      data-plain={picture === null || undefined}
      data-words={picture && picture.focus.x < 50 ? 'end' : undefined}
    >
      {picture && (
        <DirectedPicture
          picture={picture}
          narrow={narrow}
          sizes={treehouseHeadSizes}
          priority
          className={styles.picture}
        />
      )}
      <Wrap className={styles.words} data-whole="">
        <h1 id="night-heading" className={styles.heading}>
          {heading}
        </h1>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </Wrap>
    </section>
  );
}
