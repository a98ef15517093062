import type { Brand } from '@sundowner/brand';
import type { NamedPage } from '../../content/lodge/lodge.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ErrorScene } from '../../sections/error-scene/error-scene.tsx';
import { SearchForm } from '../../sections/search-form/search-form.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { homepageWords } from './homepage-words.ts';
import styles from './lost.module.css';

interface NotFoundViewProps {
  readonly brand: Brand;
  /** Every lodge and hotel of the collection, from content. */
  readonly lodges: readonly NamedPage[];
  /** Whether a link may be shown: only to a page that is built, unless the gallery says otherwise. */
  readonly linkable?: (href: string) => boolean;
}

/**
 * An unknown path or slug (RT-11). Lodges without a page yet are left out: a name that leads nowhere, or to another page than it says,
 * would be the second wrong turn. While none has one, their posters on the home page stand in for them.
 */
export function NotFoundView({ brand, lodges, linkable = isLinkable }: NotFoundViewProps) {
  const built = lodges.filter(({ href }) => linkable(href));
  const links = built.length > 0 ? built : homeLinks();
  return (
    <div className={styles.lost}>
      <ErrorScene />
      <Wrap>
        <div className={styles.words} data-whole="">
          <h1 className={styles.number}>404</h1>
          <Lead className={styles.lead}>
            Apologies for adding an extra step to your journey. The page you were looking for does not exist
            or has been removed.
          </Lead>
          <h2 className={styles.question}>Were you searching for one of these?</h2>
          <ul className={styles.links}>
            {links.map(({ name, href }) => (
              <li key={name}>
                <a className={styles.link} href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
          {isLinkable('/search') && <SearchForm query="" id="lost-search" light />}
          <ButtonLink tone="light" href="/">
            {homepageWords(brand)}
          </ButtonLink>
        </div>
      </Wrap>
    </div>
  );
}

const homeLinks = () => [
  ...currentCollection().properties.map(({ shortName }) => ({ name: shortName, href: '/#collection' })),
  { name: 'Contact Us', href: '/contact-us' },
];
