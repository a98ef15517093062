import { isLinkable } from '@sundowner/brand';
import type { PropertyCard } from '../../content/model/property.ts';
import { PosterCard } from '../../ui/poster-card/poster-card.tsx';
import { SectionHead } from '../../ui/section-head/section-head.tsx';
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
            {/* A 4:5 crop of a wide plate shows little over half its width, so the plate is asked for wider than its box. */}
            <PosterCard
              label={property.regionName}
              name={property.shortName}
              href={isLinkable(property.href) ? property.href : null}
              line={property.line}
              coordinates={property.coordinates}
              picture={property.picture}
              sizes="(min-width: 1121px) 36vw, (min-width: 496px) 70vw, 140vw"
              theme={property.theme}
            />
          </li>
        ))}
      </ul>
    </Band>
  );
}
