import { galleryNames, pictureSubjects, propertyOfKey, termsAccepted } from '@sundowner/brand';
import type { LargeFile } from '../../content/gallery/galleries.ts';
import type { PageIntro } from '../../content/page/page-intro.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { picturesLink } from '../../links/gallery-link.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { Plate } from '../../sections/plate/plate.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { CheckField } from '../../ui/field/check-field.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './image-gallery-view.module.css';
import type { PicturePage } from './read-image-gallery-page.ts';

interface LargeFileTermsProps {
  /** Of the picture. */
  readonly slug: string;
  readonly large: LargeFile;
  readonly intro: PageIntro;
  readonly accepted: boolean;
}

/** Drawn once: what is ticked is the form's to know. */
const drawnOnce = () => {};

/** The terms of a large file; the file itself once they are accepted, which a plain form says in the address. */
function LargeFileTerms({ slug, large, intro, accepted }: LargeFileTermsProps) {
  const { secondHeading, secondLead, text, downloads } = intro;
  return (
    <section id="large-file" className={styles.large} aria-labelledby="large-heading">
      <h2 id="large-heading" className={styles.heading}>
        Large file for the press
      </h2>
      <p>{measuresInWords(large)}</p>
      <h3 className={styles.subHeading}>{secondHeading || 'Terms of the large files'}</h3>
      {secondLead && <p>{secondLead}</p>}
      <RichText body={text} firstLevel={3} />
      {downloads.map((file) => (
        <p key={file.href}>
          <FileLink file={file} text={file.text} />
        </p>
      ))}
      {accepted ? (
        <p className={styles.accepted}>
          You have accepted the terms. <FileLink file={large} text="Download the large file" />
        </p>
      ) : (
        <form className={styles.accept} action="/image-gallery#large-file" method="get">
          <input type="hidden" name={galleryNames.picture} value={slug} />
          <CheckField
            id="accept-terms"
            name={galleryNames.terms}
            value={termsAccepted}
            label="I accept the terms"
            required
            checked={false}
            onChange={drawnOnce}
          />
          <Button type="submit">Show the large file</Button>
        </form>
      )}
    </section>
  );
}

/** "AVIF, 1,920 × 1,200 pixels". */
function measuresInWords({ type, width, height }: LargeFile): string {
  const kind = type.replace(/^image\//, '').toUpperCase();
  const figure = new Intl.NumberFormat('en-GB');
  return width && height ? `${kind}, ${figure.format(width)} × ${figure.format(height)} pixels` : kind;
}

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
    { name: 'Gallery', value: gallery },
    { name: 'Property', value: propertyOfKey(property ?? '', currentCollection())?.name ?? '' },
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
