import { dayInWords } from '@sundowner/calendar/words';
import type { Vacancy } from '../../content/people/careers.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import styles from './careers-view.module.css';

/** One open post: its facts in a row, and the rest of it under them, with the way to apply. */
export function VacancyRow({ vacancy }: { readonly vacancy: Vacancy }) {
  const { slug, title, place, contract, living, closes, lead, body, mail, file } = vacancy;
  const facts = [
    place,
    contract,
    living,
    closes ? `Closes ${dayInWords(closes)}` : 'Open until it is filled',
  ];
  return (
    <Disclosure
      className={styles.row}
      summary={
        <>
          <h3 className={styles.title}>{title}</h3>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        </>
      }
    >
      {/* Inside, so that an address that ends in it opens the row. */}
      <div id={slug} className={styles.more}>
        <p className={styles.vacancyRowLead}>{lead}</p>
        <RichText body={body} firstLevel={3} />
        <Points heading="What you will do" points={vacancy.duties} />
        <Points heading="What you bring" points={vacancy.requirements} />
        <div className={styles.ways}>
          <ButtonLink href={`/enquire/careers?vacancy=${slug}&from=/careers`}>
            Apply<VisuallyHidden> for {title}</VisuallyHidden>
          </ButtonLink>
          {mail && (
            <TextLink className={styles.mail} href={`mailto:${mail}`}>
              {mail}
            </TextLink>
          )}
          {file && <FileLink file={file} text="Full description" />}
        </div>
      </div>
    </Disclosure>
  );
}

function Points({ heading, points }: { readonly heading: string; readonly points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className={styles.vacancyRowHeading}>{heading}</h4>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
