import { dayInWords } from '@sundowner/calendar/words';
import type { Vacancy } from '../../content/people/careers.ts';
import { FileLink } from '../../sections/file-link/file-link.tsx';
import { RichText } from '../../sections/rich-text/rich-text.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import styles from './careers-view.module.css';

/** "31 January 2027", or that it stays open. */
export const closesInWords = ({ closes }: Pick<Vacancy, 'closes'>): string =>
  closes ? dayInWords(closes) : 'When it is filled';

interface VacancyWordsProps {
  readonly vacancy: Vacancy;
  /** Level of the headings of what one does and brings. */
  readonly headingLevel: 2 | 4;
  /** Path of the page it stands on. */
  readonly from: string;
}

/** What a post is in full, and the way to apply. */
export function VacancyWords({ vacancy, headingLevel, from }: VacancyWordsProps) {
  const { slug, title, body, duties, requirements, mail, file } = vacancy;
  return (
    <>
      <RichText body={body} firstLevel={headingLevel === 2 ? 2 : 3} />
      <Points heading="What you will do" level={headingLevel} points={duties} />
      <Points heading="What you bring" level={headingLevel} points={requirements} />
      <div className={styles.ways}>
        <ButtonLink href={`/enquire/careers?vacancy=${slug}&from=${from}`}>
          Apply<VisuallyHidden> for {title}</VisuallyHidden>
        </ButtonLink>
        {mail && (
          <TextLink className={styles.mail} href={`mailto:${mail}`}>
            {mail}
          </TextLink>
        )}
        {file && <FileLink file={file} text="Full description" />}
      </div>
    </>
  );
}

interface PointsProps {
  readonly heading: string;
  readonly level: 2 | 4;
  readonly points: readonly string[];
}

function Points({ heading, level, points }: PointsProps) {
  if (points.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div>
      <Heading className={styles.vacancyRowHeading}>{heading}</Heading>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
