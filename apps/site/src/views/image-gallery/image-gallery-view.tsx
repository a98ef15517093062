import type { ImageGallery } from '../../content/gallery/galleries.ts';
import type { GalleryFilter } from '../../content/gallery/gallery-listing.ts';
import { pictureLink, picturesLink } from '../../links/gallery-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { ArrowLink, TextLink } from '../../ui/link/link.tsx';
import { gridSizes, PictureGrid } from '../../ui/picture-grid/picture-grid.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './image-gallery-view.module.css';
import { OnePicture, onePictureSizes } from './one-picture.tsx';
import type { ImageGalleryPage } from './read-image-gallery-page.ts';

const path = '/image-gallery';

/** The picture the layout preloads for this page: the one asked for, or the first. */
export function imageGalleryPreload({ one, listing }: ImageGalleryPage) {
  if (one) return { picture: one.picture.picture, sizes: onePictureSizes };
  const first = listing.galleries[0]?.items[0];
  return first ? { picture: first.picture, sizes: gridSizes } : null;
}

/** Pictures in their galleries, by property and subject, in the lightbox; one of them alone, with its large file (CNT-20). */
export function ImageGalleryView(page: ImageGalleryPage) {
  const { intro, listing, one, hasTerms, crumbs } = page;
  if (one) {
    return (
      <>
        <PropertyNav path={path} crumbs={crumbs} />
        <OnePicture one={one} intro={intro} hasTerms={hasTerms} />
      </>
    );
  }
  const count = listing.galleries.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={intro.heading || 'Picture galleries'} lead={intro.lead} />
      <Wrap className={styles.listing} data-by-hand="list" data-filtered-list={path}>
        <span id="pictures" className={styles.anchor} />
        <GalleryFilters filters={listing.filters} count={count} />
        <div data-gallery="Pictures of the galleries">
          <div id="pictures-listed" data-refresh="">
            <Galleries galleries={listing.galleries} hasTerms={hasTerms} />
            {count === 0 && (
              <p className={styles.nothing}>
                Take one of them away, or see <TextLink href={picturesLink([])}>all pictures</TextLink>.
              </p>
            )}
          </div>
        </div>
      </Wrap>
      {hasTerms && <Terms page={page} />}
    </>
  );
}

interface GalleriesProps {
  readonly galleries: readonly ImageGallery[];
  readonly hasTerms: boolean;
}

function Galleries({ galleries, hasTerms }: GalleriesProps) {
  let first = 0;
  return galleries.map(({ slug, title, lead, items }, place) => {
    const before = first;
    first += items.length;
    return (
      <section key={slug} id={slug} className={styles.gallery} aria-labelledby={`${slug}-heading`}>
        <div className={styles.words}>
          <h2 id={`${slug}-heading`} className={styles.heading}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <PictureGrid
          first={before}
          priority={place === 0}
          pictures={items.map(({ slug: name, title: words, caption, picture, large }) => ({
            picture,
            title: words,
            caption: caption || words,
            href: pictureLink(name),
            more:
              large && hasTerms ? { href: pictureLink(name), words: 'Large file for the press' } : undefined,
          }))}
        />
      </section>
    );
  });
}

function Terms({ page: { intro, archives } }: { readonly page: ImageGalleryPage }) {
  return (
    <Band ground="low" aria-labelledby="terms-heading">
      <div className={styles.terms}>
        <h2 id="terms-heading" className={styles.heading}>
          {intro.secondHeading || 'Terms of the large files'}
        </h2>
        <div className={styles.termsWords}>
          {intro.secondLead && <p>{intro.secondLead}</p>}
          <RichText body={intro.text} firstLevel={3} />
          <p>Open a picture and follow “Large file for the press”, where the terms are accepted.</p>
          {archives.length > 0 && isLinkable('/media-contact-details') && (
            <p>
              All pictures of a property come in one file from the page{' '}
              <TextLink href="/media-contact-details#archives">for the press</TextLink>.
            </p>
          )}
          {intro.downloads.map((file) => (
            <p key={file.href}>
              <FileLink file={file} text={file.text} />
            </p>
          ))}
          {isLinkable('/media-contact-details') && (
            <ArrowLink href="/media-contact-details">Media contacts</ArrowLink>
          )}
        </div>
      </div>
    </Band>
  );
}

interface GalleryFiltersProps {
  readonly filters: readonly GalleryFilter[];
  /** How many pictures match. */
  readonly count: number;
}

/** Two lists to choose from in a plain form, what is chosen, and how many pictures there are of it. */
function GalleryFilters({ filters, count }: GalleryFiltersProps) {
  const chosen = filters.flatMap(({ name, options, chosen: value }) => {
    const label = options.find((option) => option.value === value)?.label;
    return value && label ? [{ name, value, label }] : [];
  });
  return (
    <>
      <form
        className={styles.filters}
        action={picturesLink([])}
        method="get"
        aria-label="Filter the pictures"
        autoComplete="off"
      >
        {filters.map(({ name, label, none, options, chosen: value }) => (
          <FilterSelect
            key={name}
            id={`filter-${name}`}
            name={name}
            label={label}
            none={none}
            options={options}
            chosen={value ?? ''}
          />
        ))}
        <Button type="submit" tone="ghost" className={styles.show}>
          Show pictures
        </Button>
      </form>
      <div className={styles.state}>
        <p role="status" id="picture-count">
          {countInWords(count)}
        </p>
        <div className={styles.chosen} id="pictures-chosen" data-refresh="">
          {chosen.map(({ name, label }) => (
            <Tag
              key={name}
              name={label}
              removeHref={picturesLink(chosen.filter((other) => other.name !== name))}
            />
          ))}
          {chosen.length > 1 && <TextLink href={picturesLink([])}>Clear all</TextLink>}
        </div>
      </div>
    </>
  );
}

function countInWords(count: number): string {
  if (count === 0) return 'No picture matches both of your choices.';
  return count === 1 ? '1 picture' : `${count} pictures`;
}
