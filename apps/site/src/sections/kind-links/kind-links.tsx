import { isLinkable } from '../../links/is-linkable.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture, type PictureSource } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import swipe from '../../ui/swipe/swipe.module.css';
import { keepTogether } from '../../ui/text/keep-together.ts';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './kind-links.module.css';

export interface KindLink {
  readonly title: string;
  readonly href: string;
  readonly picture: PictureSource | null;
}

interface KindLinksProps {
  readonly heading: string;
  readonly kinds: readonly KindLink[];
}

/** The other kinds of experience, small and side by side, on phones to swipe; only those whose page stands. */
export function KindLinks({ heading, kinds }: KindLinksProps) {
  const shown = kinds.filter(({ href }) => isLinkable(href));
  if (shown.length === 0) return null;
  return (
    <Band aria-labelledby="kinds-heading">
      <SectionHead id="kinds-heading" heading={heading} />
      <div className={styles.ground}>
        <ul className={classNames(styles.kinds, swipe.swipe)}>
          {shown.map(({ title, href, picture }) => (
            <li key={href}>
              <a className={styles.kind} href={href}>
                {picture && (
                  <Picture
                    picture={picture}
                    alt=""
                    sizes="(min-width: 1121px) 18vw, 46vw"
                    className={styles.plate}
                  />
                )}
                <span className={styles.name}>{keepTogether(title)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
