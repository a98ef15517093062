import { isLinkable } from '@sundowner/brand';
import type { ImpactProjectCard } from '../../content/impact/impact.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { ArrowIcon } from '../../ui/icons/icons.tsx';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './impact-view.module.css';

/** So many stand on a phone before the rest are folded. */
const first = 3;

/** Projects with a page of their own, a line each; those whose page is not built are left out. */
export function ProjectRows({ projects }: { readonly projects: readonly ImpactProjectCard[] }) {
  const shown = projects.filter(({ href }) => isLinkable(href));
  if (shown.length === 0) return null;
  return (
    <Band id="projects" aria-labelledby="projects-heading">
      <div className={styles.split}>
        <div className={styles.projectHead}>
          <h2 id="projects-heading">Projects you can visit</h2>
          {isLinkable('/impact/project') && <ArrowLink href="/impact/project">All projects</ArrowLink>}
        </div>
        <div>
          <Rows projects={shown.slice(0, first)} />
          {shown.length > first && (
            <Fold
              summary={`${shown.length - first} more ${shown.length - first === 1 ? 'project' : 'projects'}`}
            >
              <Rows projects={shown.slice(first)} />
            </Fold>
          )}
        </div>
      </div>
    </Band>
  );
}

function Rows({ projects }: { readonly projects: readonly ImpactProjectCard[] }) {
  return (
    <ul className={styles.projects}>
      {projects.map(({ slug, href, name, since, place, tagline }) => (
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
  );
}
