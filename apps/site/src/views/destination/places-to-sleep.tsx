import { propertyOfKey } from '@sundowner/brand';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { PropertyPage } from '../../content/property/property.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { ArrowLink } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Coordinates, Lead } from '../../ui/text/text.tsx';
import { Band } from '../../ui/wrap/wrap.tsx';
import styles from './destination-view.module.css';

interface PlacesToSleepProps {
  readonly properties: readonly PropertyPage[];
  /** Content tags of the lodges that stand in the place; without any, all of theirs are shown. */
  readonly here: readonly string[];
}

/** The collection's properties in a place, each in its own palette with the lodges that stand in it. */
export function PlacesToSleep({ properties, here }: PlacesToSleepProps) {
  if (properties.length === 0) return null;
  return (
    <Band aria-labelledby="sleep-heading">
      <h2 id="sleep-heading" className={styles.heading}>
        Where to sleep
      </h2>
      <ul className={styles.properties}>
        {properties.map((property) => (
          <li
            key={property.key}
            className={styles.property}
            data-theme={propertyOfKey(property.key, currentCollection())?.theme}
          >
            {property.picture && (
              <Picture
                picture={property.picture}
                alt=""
                sizes="(min-width: 833px) 56vw, 94vw"
                className={styles.plate}
              />
            )}
            <div className={styles.sleepWords}>
              <h3 className={styles.name}>{property.name}</h3>
              {property.coordinates && <Coordinates>{property.coordinates}</Coordinates>}
              <Lead>{property.line}</Lead>
              <ul className={styles.stays}>
                {property.lodges
                  .filter(({ contentTag }) => here.length === 0 || here.includes(contentTag))
                  .map(({ contentTag, name: lodge, line, href }) => (
                    <li key={contentTag} className={styles.stay}>
                      <b>{href && isLinkable(href) ? <a href={href}>{lodge}</a> : lodge}</b>
                      <span>{line}</span>
                    </li>
                  ))}
              </ul>
              {isLinkable(property.href) && <ArrowLink href={property.href}>{property.shortName}</ArrowLink>}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
