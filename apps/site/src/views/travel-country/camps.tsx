import type { TravelAfricaProperty } from '../../content/journey/countries.ts';
import { dialogLink } from '../../links/dialog-link.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { evenColumns } from '../../ui/even-columns.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './travel-country-view.module.css';

interface CampsProps {
  readonly heading: string;
  readonly camps: readonly TravelAfricaProperty[];
  /** Path of the page. */
  readonly path: string;
}

/** Camps and lodges guests are sent to in a country. */
export function Camps({ heading, camps, path }: CampsProps) {
  if (camps.length === 0) return null;
  return (
    <Band flush aria-labelledby="camps-heading">
      <h2 id="camps-heading" className={styles.campsHeading}>
        {heading}
      </h2>
      <ul className={styles.camps} {...evenColumns(camps.length)}>
        {camps.map((camp) => (
          <li key={camp.id} className={styles.camp}>
            {camp.picture && (
              <Picture
                picture={camp.picture}
                sizes="(min-width: 1121px) 31vw, (min-width: 833px) 46vw, 94vw"
                className={styles.campsPlate}
              />
            )}
            <h3 className={styles.campsName}>{camp.name}</h3>
            <p className={styles.where}>{camp.location}</p>
            <p>{camp.description}</p>
            <dl className={styles.facts}>
              {camp.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <CampLink camp={camp} path={path} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** To the camp's own page, or to the form, which then says the camp's name. */
function CampLink({
  camp: { href, name },
  path,
}: {
  readonly camp: TravelAfricaProperty;
  readonly path: string;
}) {
  const form = href && /^\/enquire\/([\w-]+)/.exec(href)?.[1];
  if (form) return <ArrowLink {...dialogLink(form, path, { about: name })}>Enquire about {name}</ArrowLink>;
  return href && isLinkable(href) ? <ArrowLink href={href}>{name}</ArrowLink> : null;
}
