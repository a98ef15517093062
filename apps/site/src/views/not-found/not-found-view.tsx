import { type Brand, isLinkable, properties } from '@sundowner/brand';
import { Dunes } from '../../sections/dunes/dunes.tsx';
import { SearchForm } from '../../sections/search-form/search-form.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './lost.module.css';

/** `<title>` of the page (RT-11). */
export const notFoundTitle = 'This page could not be found';

/** Every lodge and hotel, by the names visitors search for; those without a page yet are left out (RT-11). */
const lodges = [
  { name: 'River Lodge', href: '/lionsands/river-lodge' },
  { name: 'Ivory Lodge', href: '/lionsands/ivory-lodge' },
  { name: 'Tinga Lodge', href: '/lionsands/tinga-lodge' },
  { name: 'Narina Lodge', href: '/lionsands/narina-lodge' },
  { name: 'Monwana', href: '/monwana' },
  { name: 'Safari Lodge', href: '/marataba/safari-lodge' },
  { name: 'Mountain Lodge', href: '/marataba/mountain-lodge' },
  { name: 'Cape Cadogan', href: '/capecadogan' },
];

/** An unknown path or slug (RT-11). */
export function NotFoundView({ brand }: { readonly brand: Brand }) {
  const built = lodges.filter(({ href }) => isLinkable(href, brand));
  const links = built.length > 0 ? built : homeLinks;
  return (
    <div className={styles.lost}>
      <Dunes />
      <Wrap>
        <div className={styles.words}>
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
          {isLinkable('/search', brand) && <SearchForm query="" id="lost-search" light />}
          <ButtonLink tone="light" href="/">
            {brand.shortName} homepage
          </ButtonLink>
        </div>
      </Wrap>
    </div>
  );
}

/** Until the lodges have pages, their posters on the home page stand in for them. */
const homeLinks = [
  ...properties.map(({ shortName }) => ({ name: shortName, href: '/#collection' })),
  { name: 'Contact Us', href: '/contact-us' },
];
