import type { PlainPage } from '../../content/page/plain-page.ts';
import type { Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { TermsView } from '../terms/terms-view.tsx';
import { type KeptInBrowser, keptInBrowser, type Measuring } from './kept-in-browser.ts';
import styles from './kept-table.module.css';

interface CookiePolicyViewProps {
  readonly page: PlainPage;
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly measuring: Measuring;
}

/** What this installation really keeps in a browser, from the one list of it, and the editors' words about it. */
export function CookiePolicyView({ measuring, ...rest }: CookiePolicyViewProps) {
  return (
    <TermsView
      {...rest}
      first={[
        {
          heading: 'What this site keeps in your browser',
          content: <KeptTable kept={keptInBrowser(measuring)} />,
        },
      ]}
    />
  );
}

/** The list as a table; on a phone each row stands by itself. */
function KeptTable({ kept }: { readonly kept: readonly KeptInBrowser[] }) {
  const cookies = kept.filter(({ name, place }) => place === 'Cookie' && !name.startsWith('my-enquiry'));
  return (
    <>
      <p className={styles.words}>
        {cookies.length === 0 ? 'Only the page of an enquiry you sent sets a cookie. ' : ''}
        Nothing is kept beyond this table: no local storage and no database. A service worker shows the page
        that says you are offline, and does no more.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it holds</th>
            <th scope="col">Kept when</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ name, place, holds, when, lasts }) => (
            <tr key={name}>
              <th scope="row">
                <code className={styles.name}>{name}</code>
                <span className={styles.place}>{place}</span>
              </th>
              <td>{holds}</td>
              <td>
                <span className={styles.label}>Kept when: </span>
                {when}
              </td>
              <td>
                <span className={styles.label}>Lasts: </span>
                {lasts}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
