import { isLinkable } from '@sundowner/brand';
import type { PropertyCard } from '../../content/model/property.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
import { Coordinates, Label } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './property-posters.module.css';

interface PropertyPostersProps {
  readonly heading: string;
  readonly lead: string;
  readonly properties: readonly PropertyCard[];
}

/** The properties as travel posters, each in its own palette; staggered on a wide screen. */
export function PropertyPosters({ heading, lead, properties }: PropertyPostersProps) {
  if (properties.length === 0) return null;
  return (
    <Band id="collection" flush aria-labelledby="collection-heading">
      <SectionHead id="collection-heading" heading={heading} lead={lead} />
      <ul className={styles.posters}>
        {properties.map((property) => (
          <li key={property.key}>
            <Poster property={property} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** One poster. Without a page to lead to it is a plate with its caption: nothing moves, nothing promises a click. */
function Poster({ property }: { readonly property: PropertyCard }) {
  const linked = isLinkable(property.href);
  return (
    <article className={classNames(styles.poster, linked && styles.linked)} data-theme={property.theme}>
      <Label className={styles.region}>{property.regionName}</Label>
      {/* A 4:5 crop of a wide plate shows little over half its width, so the plate is asked for wider than its box. */}
      <Picture
        picture={property.picture}
        sizes="(min-width: 1121px) 36vw, (min-width: 496px) 70vw, 140vw"
        className={styles.plate}
      />
      <div className={styles.caption}>
        <h3 className={styles.name}>
          {linked ? <a href={property.href}>{property.shortName}</a> : property.shortName}
        </h3>
        <p className={styles.line}>{property.line}</p>
        {property.coordinates && <Coordinates>{property.coordinates}</Coordinates>}
      </div>
    </article>
  );
}
