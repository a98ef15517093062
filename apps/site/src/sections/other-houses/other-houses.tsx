import { isLinkable } from '@sundowner/brand';
import type { Residence } from '../../content/residence/residence.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './other-houses.module.css';

/** What an index of houses tells of each. */
type HouseRow = Pick<Residence, 'slug' | 'name' | 'href' | 'banner' | 'sleeps'>;

interface OtherHousesProps {
  readonly heading: string;
  readonly houses: readonly HouseRow[];
}

/** Houses let whole, a line each: where it stands, and how many it sleeps. Those without a page are left out. */
export function OtherHouses({ heading, houses }: OtherHousesProps) {
  const shown = houses.filter(({ href }) => isLinkable(href));
  if (shown.length === 0) return null;
  return (
    <Band ground="deep" aria-labelledby="other-houses-heading">
      <h2 id="other-houses-heading" className={styles.heading}>
        {heading}
      </h2>
      <ul>
        {shown.map(({ slug, name, href, banner, sleeps }) => (
          <li key={slug}>
            <a className={styles.house} href={href}>
              <span className={styles.plate}>
                {banner?.picture && <Picture picture={banner.picture} alt="" sizes="192px" />}
              </span>
              <b className={styles.name}>{name}</b>
              <span className={styles.about}>
                {banner?.subText && <span>{banner.subText}</span>}
                {sleeps !== null && <span>Sleeps {sleeps}</span>}
              </span>
              <ArrowIcon className={styles.arrow} />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
