import type { Brand } from '@sundowner/brand';
import { enquireLink } from '../../links/dialog-link.ts';
import { ErrorScene } from '../../sections/error-scene/error-scene.tsx';
import {
  PropertyPosters,
  type PropertyPostersProps,
} from '../../sections/property-posters/property-posters.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './first-home.module.css';

/** It is the home page of the first days: no other one waits for its styles. */
export const sheet = import.meta.sheet;

interface FirstHomeProps extends Pick<PropertyPostersProps, 'properties' | 'prices' | 'money'> {
  readonly brand: Brand;
}

/** The home page of a collection that has published none yet: who it is, how to ask, and the places there are. */
export function FirstHome({ brand, properties, prices, money }: FirstHomeProps) {
  return (
    <>
      <section className={styles.first} aria-labelledby="first-heading">
        <ErrorScene />
        <Wrap>
          <div className={styles.words} data-whole="">
            <h1 id="first-heading">{brand.collectionName}</h1>
            <Lead className={styles.lead}>{brand.description}.</Lead>
            <div className={styles.actions}>
              <ButtonLink tone="light" {...enquireLink('/', 'email')}>
                Enquire now
              </ButtonLink>
              <ButtonLink tone="outline-light" {...enquireLink('/', 'telephone')}>
                Call us
              </ButtonLink>
            </div>
          </div>
        </Wrap>
      </section>
      <div className={styles.places}>
        <PropertyPosters {...{ properties, prices, money }} heading="Places to stay" lead="" />
      </div>
    </>
  );
}
