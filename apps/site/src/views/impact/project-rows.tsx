import { isLinkable } from '@sundowner/brand';
import type { ImpactProjectCard } from '../../content/model/impact.ts';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './project-rows.module.css';

/** Projects with a page of their own, a line each; those whose page is not built are left out. */
export function ProjectRows({ projects }: { readonly projects: readonly ImpactProjectCard[] }) {
  const shown = projects.filter(({ href }) => isLinkable(href));
  if (shown.length === 0) return null;
  return (
    <Band id="projects" aria-labelledby="projects-heading">
      <div className={styles.split}>
        <div className={styles.head}>
          <h2 id="projects-heading">Projects you can visit</h2>
          {isLinkable('/impact/project') && <ArrowLink href="/impact/project">All projects</ArrowLink>}
        </div>
        <ul className={styles.projects}>
          {shown.map(({ slug, href, name, since, place, tagline }) => (
            <li key={slug}>
              <a className={styles.project} href={href}>
                <b className={styles.name}>{name}</b>
                <small className={styles.since}>{[since, place].filter(Boolean).join('. ')}</small>
                <span>{tagline}</span>
                <ArrowIcon className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
