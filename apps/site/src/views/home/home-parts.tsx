import type { Picture as PictureContent } from '../../content/fields/picture.ts';
import { InstagramIcon } from '../../ui/icons/icons.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './home-parts.module.css';

interface SocialStripProps {
  readonly heading: string;
  readonly pictures: readonly PictureContent[];
  /** Page it stands on, a path on our own host. */
  readonly from: string;
}

/** A row of plates that leads to Instagram, and says first that it leaves this site (MOD-18). Nothing of Instagram's is fetched here. */
export function SocialStrip({ heading, pictures, from }: SocialStripProps) {
  if (pictures.length === 0) return null;
  return (
    <Band aria-labelledby="social-heading">
      <a className={styles.strip} href={`/enquire/instagram?from=${from}`}>
        <h2 id="social-heading" className={styles.heading}>
          <InstagramIcon className={styles.icon} /> {heading}
        </h2>
        <span className={styles.plates}>
          {pictures.map((picture) => (
            <span key={picture.src} className={styles.plate}>
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 833px) 16vw, 33vw"
                className={styles.picture}
              />
            </span>
          ))}
        </span>
      </a>
    </Band>
  );
}
