import { evenColumns } from '../../ui/even-columns.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Label } from '../../ui/text/text.tsx';
import type { DialogViewProps } from '../dialog-part.ts';
import type { AmenitiesDialogContent } from './amenities-reader.ts';
import styles from './amenities-view.module.css';

const groups = [
  ['room', 'In your room'],
  ['lodge', 'At the lodge'],
  ['outside', 'Outdoors'],
  ['service', 'Service'],
] as const;

/** What a lodge offers (MOD-18). */
export function View({ headingId, headingLevel, content }: DialogViewProps<AmenitiesDialogContent>) {
  const Heading = `h${headingLevel}` as const;
  const SubHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  const { name, picture, amenities } = content;
  const shown = groups
    .map(([category, words]) => ({ words, own: amenities.filter((each) => each.category === category) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className={styles.scroll}>
      {picture && (
        <div className={styles.plate}>
          <Picture picture={picture} alt="" sizes="(min-width: 769px) 1080px, 100vw" />
        </div>
      )}
      <div className={styles.top}>
        <Label>Facilities and services</Label>
        <Heading id={headingId} className={styles.heading} tabIndex={-1}>
          {name}
        </Heading>
      </div>
      <div className={styles.groups} data-whole="page" {...evenColumns(shown.length)}>
        {shown.map(({ words, own }) => (
          <section key={words}>
            <SubHeading className={styles.groupName}>{words}</SubHeading>
            <ul>
              {own.map(({ title, text }) => (
                <li key={title} className={styles.amenity}>
                  <b>{title}</b> {text && <span>{text}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
