import type { MediaContacts } from '../../content/people/partners.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PictureArchives } from '../../sections/picture-archives/picture-archives.tsx';
import { PressPictures } from '../../sections/press-pictures/press-pictures.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { evenColumns } from '../../ui/even-columns.ts';
import { TextLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TelephoneLink } from '../../ui/telephone-link/telephone-link.tsx';
import { Band, Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './media-contacts-view.module.css';
import type { MediaContactsPage } from './read-media-contacts-page.ts';

const plateSizes = '(min-width: 833px) 40vw, 94vw';

/** The picture the layout preloads on a desk, where it reaches into the first view. */
export const mediaContactsPreload = ({ media: { picture } }: MediaContactsPage) =>
  picture && { picture, sizes: plateSizes, onlyWide: true };

/** Whom the press asks, words about the collection to quote, and pictures that may be printed. */
export function MediaContactsView({ media, archives, crumbs }: MediaContactsPage) {
  const { heading, lead, picture, contacts, about, downloads, galleries } = media;
  const files = downloads.flatMap(({ title, file }) => (file ? [{ title, file }] : []));
  return (
    <>
      <PropertyNav path="/media-contact-details" crumbs={crumbs} />
      <PageHead heading={heading} lead={lead} />
      <Wrap>
        <Contacts contacts={contacts} />
      </Wrap>
      <Band aria-labelledby="about-heading">
        <div className={styles.about}>
          <div className={styles.words}>
            <h2 id="about-heading">About us, to be quoted</h2>
            <p className={styles.text}>{about}</p>
            {files.length > 0 && (
              <ul>
                {files.map(({ title, file }) => (
                  <li key={file.href}>
                    <FileLink file={file} text={title} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          {picture && <Picture picture={picture} sizes={plateSizes} className={styles.plate} />}
        </div>
      </Band>
      <PressPictures
        heading="Pictures for the press"
        lead="Any of them may stand beside an article about us."
        galleries={galleries}
        forPressOnly
        taken={[picture?.src]}
      />
      <PictureArchives archives={archives} />
    </>
  );
}

/** People the press may ask, by the part of the world they answer. */
function Contacts({ contacts }: Pick<MediaContacts, 'contacts'>) {
  if (contacts.length === 0) return null;
  return (
    <ul className={styles.contacts} {...evenColumns(contacts.length)} aria-label="Media contacts">
      {contacts.map(({ name, role, mail, telephone }) => (
        <li key={name} className={styles.contact}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.role}>{role}</p>
          {mail && (
            <TextLink className={styles.way} href={`mailto:${mail}`}>
              {mail}
            </TextLink>
          )}
          {telephone && <TelephoneLink className={styles.way} number={telephone} />}
        </li>
      ))}
    </ul>
  );
}
