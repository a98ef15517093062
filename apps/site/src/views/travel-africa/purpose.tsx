import type { TravelAfricaPage } from '../../content/journey/travel-africa.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './travel-africa-view.module.css';

/** Why the collection plans journeys beyond its own lodges. */
export function Purpose({ purpose }: { readonly purpose: TravelAfricaPage['purpose'] }) {
  const { title, text, picture, purposes } = purpose;
  if (!title) return null;
  return (
    <Band ground="low" aria-labelledby="purpose-heading">
      <div className={styles.split}>
        <div className={styles.words}>
          <h2 id="purpose-heading">{title}</h2>
          <Lead>{text}</Lead>
          {picture && (
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 833px) 46vw, 94vw"
              className={styles.plate}
            />
          )}
        </div>
        <ul>
          {purposes.map((each) => (
            <li key={each.title} className={styles.purpose}>
              <h3 className={styles.name}>{each.title}</h3>
              <p>{each.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
