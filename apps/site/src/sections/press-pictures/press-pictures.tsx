import type { DownloadEntry } from '../../content/gallery/downloads.ts';
import type { ImageGallery } from '../../content/gallery/galleries.ts';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import { FileLink } from '../file-link/file-link.tsx';
import styles from './press-pictures.module.css';

interface PressPicturesProps {
  readonly heading: string;
  readonly lead: string;
  readonly galleries: readonly ImageGallery[];
  /** Leaves out pictures that are not for the press. */
  readonly forPressOnly?: boolean;
  /** The terms they are given under, where they are a document. */
  readonly terms?: DownloadEntry | null;
  /** Plates that stand on the page already. */
  readonly taken?: readonly (string | undefined)[];
}

/** Pictures others may print: all of them in the lightbox, and the galleries they come from. */
export function PressPictures(props: PressPicturesProps) {
  const { heading, lead, forPressOnly = false, terms = null, taken = [] } = props;
  const galleries = props.galleries
    .map((gallery) => ({
      ...gallery,
      items: gallery.items.filter(
        ({ picture, large }) => (large !== null || !forPressOnly) && !taken.includes(picture.src),
      ),
    }))
    .filter(({ items }) => items.length > 0);
  if (galleries.length === 0) return null;
  const file = terms?.file;
  // One of each gallery first, so that the plates that stand open show more than one place.
  const [firsts, rest] = [
    galleries.flatMap(({ items }) => items.slice(0, 1)),
    galleries.flatMap(({ items }) => items.slice(1)),
  ];
  return (
    <Band id="pictures" flush aria-labelledby="pictures-heading">
      <SectionHead id="pictures-heading" heading={heading} lead={lead} />
      <Gallery
        label="Pictures of every place"
        pictures={[...firsts, ...rest].map(({ title, credit, picture }) => ({
          picture,
          caption: [title, credit].filter(Boolean).join('. '),
        }))}
      />
      <ul className={styles.galleries} aria-label="Galleries">
        {galleries.map(({ slug, title, items }) => {
          const count = items.length === 1 ? '1 picture' : `${items.length} pictures`;
          return (
            <li key={slug}>
              <a className={styles.gallery} href={`/image-gallery#${slug}`}>
                <span className={styles.title}>{title}</span> <span className={styles.count}>{count}</span>
              </a>
            </li>
          );
        })}
      </ul>
      {terms && file && <FileLink file={file} text={terms.title} />}
    </Band>
  );
}
