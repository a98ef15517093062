import { addressWord } from '@sundowner/brand';
import { EnquireBand } from '../../sections/enquire-band/enquire-band.tsx';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { LinkRow } from '../../sections/link-row/link-row.tsx';
import { PageHead } from '../../sections/page-head/page-head.tsx';
import { PropertyNav } from '../../sections/property-nav/property-nav.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import type { TravelGuidePage } from './read-travel-guide-page.ts';
import styles from './travel-guide-view.module.css';

const path = '/travel-africa/travel-guide';

/** What to know before travelling, a section at a time, with the same to print (CNT-14). */
export function TravelGuideView({ guide, crumbs }: TravelGuidePage) {
  const { title, lead, sections, downloads } = guide;
  return (
    <>
      <PropertyNav path={path} crumbs={crumbs} />
      <PageHead heading={title} lead={lead} />
      <Wrap>
        <LinkRow
          label="Sections of the guide"
          links={sections.map(({ heading }) => ({ label: heading, href: `#${addressWord(heading)}` }))}
        />
        {sections.map(({ heading, body, picture }) => (
          <section
            key={heading}
            id={addressWord(heading)}
            className={styles.section}
            aria-labelledby={`${addressWord(heading)}-heading`}
          >
            <h2 id={`${addressWord(heading)}-heading`} className={styles.heading}>
              {heading}
            </h2>
            <div className={styles.body}>
              <RichText body={body} firstLevel={3} />
            </div>
            {picture && (
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 1121px) 24vw, 30vw"
                className={styles.plate}
              />
            )}
          </section>
        ))}
        {downloads.length > 0 && (
          <section className={styles.downloads} aria-labelledby="downloads-heading">
            <h2 id="downloads-heading" className={styles.heading}>
              To print
            </h2>
            <ul className={styles.files}>
              {downloads.map((file) => (
                <li key={file.href}>
                  <FileLink file={file} text={file.text} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Wrap>
      <EnquireBand
        heading="Ask a travel specialist"
        lead="Rules change. The specialist who plans your journey tells you what holds on your dates."
        path={path}
        picture={null}
        form="travel-africa"
        tours={false}
        book={false}
      />
    </>
  );
}
