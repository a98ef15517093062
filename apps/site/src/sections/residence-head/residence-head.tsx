import type { ReactNode } from 'react';
import type { Fact } from '../../content/fields/common.ts';
import type { Picture as PictureContent } from '../../content/fields/picture.ts';
import { isLinkable } from '../../links/is-linkable.ts';
import { lodgeTrail } from '../../links/trails.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import type { ShownIn } from '../../ui/money/money.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Coordinates, Label, Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { factWithSums } from '../price/sums.tsx';
import styles from './residence-head.module.css';

/** `sizes` of the plate: a square cut out of a wide picture asks for more than its box. */
export const residenceHeadSizes = '(min-width: 833px) 80vw, 150vw';

interface ResidenceHeadProps {
  /** The way to the page, the page itself last. */
  readonly crumbs: readonly Crumb[];
  readonly label: string;
  readonly name: string;
  readonly lead: string;
  readonly facts: readonly Fact[];
  /** So many of them are shown; four unless told. */
  readonly mostFacts?: number;
  readonly picture: PictureContent | null;
  /** Price, dates and guests. */
  readonly strip: ReactNode;
  /** What the prices of the page are shown in. */
  readonly shown: ShownIn;
}

/** A residence or a villa, let whole: its name and what it holds at the side of one tall plate. */
export function ResidenceHead(props: ResidenceHeadProps) {
  const { crumbs, label, name, lead, facts, mostFacts = 4, picture, strip, shown } = props;
  const trail = lodgeTrail(crumbs, isLinkable);
  return (
    <>
      <Wrap className={styles.crumbs}>
        <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, ...trail]} />
      </Wrap>
      <Wrap className={styles.head}>
        <div className={styles.words} data-whole="">
          {label && <Label>{label}</Label>}
          <h1 className={styles.name}>{name}</h1>
          {lead && <Lead className={styles.lead}>{lead}</Lead>}
          <Facts
            layout="stack"
            facts={facts
              .slice(0, mostFacts)
              .map(({ label: of, value }) => ({ name: of, value: factWithSums(value, shown) }))}
          />
        </div>
        {picture && (
          <figure className={styles.figure}>
            <div className={styles.plate}>
              <Picture picture={picture} sizes={residenceHeadSizes} priority />
            </div>
            {(picture.caption || picture.coordinates) && (
              <figcaption className={styles.caption}>
                <span>{picture.caption}</span>
                {picture.coordinates && (
                  <Coordinates className={styles.coordinates}>{picture.coordinates}</Coordinates>
                )}
              </figcaption>
            )}
          </figure>
        )}
      </Wrap>
      <Wrap className={styles.strip}>{strip}</Wrap>
    </>
  );
}
