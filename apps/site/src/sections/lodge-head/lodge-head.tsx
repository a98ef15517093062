import type { ReactNode } from 'react';
import { isLinkable } from '../../links/is-linkable.ts';
import { lodgeTrail } from '../../links/trails.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Gallery, type GalleryPicture } from '../../ui/gallery/gallery.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { LinkRow } from '../link-row/link-row.tsx';
import styles from './lodge-head.module.css';

interface LodgeHeadProps {
  /** The way to the page as its record tells it, the page itself last. */
  readonly crumbs: readonly Crumb[];
  readonly name: string;
  /** What an editor heads the page with; its name where that is empty. */
  readonly heading: string;
  readonly lead: string;
  /** The first is the one the page is judged by; the layout preloads it. */
  readonly pictures: readonly GalleryPicture[];
  /** Price, dates and guests. */
  readonly strip: ReactNode;
  /** Parts of the page. */
  readonly parts: readonly { readonly label: string; readonly href: string }[];
}

/** A lodge's name beside its line, its pictures, and the parts of its page. */
export function LodgeHead({ crumbs, name, heading, lead, strip, pictures, parts }: LodgeHeadProps) {
  const trail = lodgeTrail(crumbs, isLinkable);
  return (
    <>
      <Wrap className={styles.top}>
        <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, ...trail]} />
        <header className={styles.head} data-whole="">
          <h1 className={styles.name}>{heading || name}</h1>
          {lead && <Lead className={styles.lead}>{lead}</Lead>}
        </header>
        <Gallery label={`Pictures of ${name}`} pictures={pictures} priority />
        <div className={styles.strip}>{strip}</div>
      </Wrap>
      {parts.length > 0 && (
        <Wrap className={styles.bottom}>
          <LinkRow className={styles.parts} label={name} links={parts} />
        </Wrap>
      )}
    </>
  );
}
