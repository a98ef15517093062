import type { MenuResidence } from '../../content/site/menus.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { currentness } from '../currentness.ts';
import styles from './panel-frame.module.css';
import { MenuPicture, PanelFrame } from './panel-frame.tsx';
import places from './places.module.css';

interface ResidencesPanelProps {
  readonly residences: readonly MenuResidence[];
  readonly path: string;
}

/** The private houses under where they stand, with the plate of the one pointed at or focused (NAV-07). */
export function ResidencesPanel({ residences, path }: ResidencesPanelProps) {
  const groups = Map.groupBy(residences, ({ group }) => group);
  return (
    <PanelFrame name="residences" heading="Residences" className={styles.content}>
      <ul className={places.groups}>
        {[...groups].map(([group, houses]) => (
          <li key={group}>
            {group && <h3 className={places.group}>{group}</h3>}
            <ul>
              {houses.map(({ slug, name, href, picture }) => (
                <li key={slug} className={places.place} data-theme="residences">
                  <div className={styles.plate}>
                    <MenuPicture className={styles.platePicture} picture={picture} />
                  </div>
                  <a
                    className={places.name}
                    href={href}
                    aria-current={currentness(`/residences/${slug}`, path)}
                  >
                    {name} <ArrowIcon className={places.arrow} />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}
