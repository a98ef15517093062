import type { Tours } from '../../content/gallery/tours.ts';
import { OutwardIcon } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/text/text.tsx';
import styles from './tours-view.module.css';

/** Tours at other addresses, by region. */
export function OutsideTours({ groups }: Pick<Tours, 'groups'>) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, tours }) => (
        <section key={name} className={styles.group}>
          <h3 className={styles.region}>{name}</h3>
          <ul>
            {tours.map(({ title, href }) => (
              <li key={`${title} ${href}`}>
                <a className={styles.link} href={href} target="_blank" rel="noopener">
                  <span>{title}</span>
                  <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
                  <OutwardIcon className={styles.icon} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
