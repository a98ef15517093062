import { pictureSubjects, properties } from '@sundowner/brand';
import type { PageIntro } from '../../content/page/page-intro.ts';
import { picturesLink } from '../../links/gallery-link.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './image-gallery-view.module.css';
import { LargeFileTerms } from './large-file-terms.tsx';
import type { PicturePage } from './read-image-gallery-page.ts';

/** `sizes` of the plate. */
export const onePictureSizes = '(min-width: 833px) 62vw, 94vw';

interface OnePictureProps {
  readonly one: PicturePage;
  readonly intro: PageIntro;
  readonly hasTerms: boolean;
}

/** A picture alone, with what it shows, who made it, and its large file for the press where it may be taken. */
export function OnePicture({ one, intro, hasTerms }: OnePictureProps) {
  const { picture: item, gallery, accepted } = one;
  const { title, caption, credit, picture, large, property, subject } = item;
  const facts = [
    { name: 'Gallery', value: gallery.title },
    { name: 'Property', value: properties.find(({ key }) => key === property)?.name ?? '' },
    { name: 'Subject', value: subject ? pictureSubjects[subject] : '' },
    { name: 'By', value: credit },
  ].filter(({ value }) => value !== '');
  return (
    <Wrap className={styles.one}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.split}>
        <Plate picture={{ ...picture, caption }} sizes={onePictureSizes} priority shape={styles.whole} />
        <div className={styles.beside}>
          <Facts facts={facts} layout="stack" />
          {large && hasTerms && (
            <LargeFileTerms slug={item.slug} large={large} intro={intro} accepted={accepted} />
          )}
          <ArrowLink href={picturesLink([])}>All pictures</ArrowLink>
        </div>
      </div>
    </Wrap>
  );
}
