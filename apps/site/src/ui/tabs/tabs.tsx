import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  /** Unique on its page: the panel's id, and the fragment that leads to it. */
  readonly id: string;
  readonly name: string;
  readonly content: ReactNode;
}

/**
 * Without a script links to panels, of which the one the address names is shown, the first where it names none; `tabs.client.ts` makes
 * tabs of them when a hand comes near (WAI-ARIA authoring practices: arrows, Home and End move and choose). Print has them all.
 */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <div className={styles.tabs} data-tabs="">
      <nav className={styles.bar} aria-label={label}>
        <ul className={styles.list}>
          {tabs.map(({ id, name }) => (
            <li key={id}>
              <a className={styles.tab} href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.map(({ id, name, content }) => (
        <section key={id} id={id} className={styles.panel} aria-label={name}>
          {content}
        </section>
      ))}
    </div>
  );
}
