import type { ReactNode } from 'react';
import { dialogLink } from '../../links/dialog-link.ts';
import type { PlaceHeadWords } from '../../sections/place-head/place-head-of.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Label, Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import styles from './property-rates-view.module.css';

/** Where the head's plate is drawn. */
const plateSizes = '(min-width: 833px) 42vw, 94vw';

/** What the layout preloads for a page with this head. */
export const ratesHeadPreload = ({ picture }: PlaceHeadWords) => picture && { picture, sizes: plateSizes };

interface RatesHeadProps {
  readonly head: PlaceHeadWords;
  readonly path: string;
  /** What a night begins at. */
  readonly price: ReactNode;
}

/** Words first, for whoever came for a figure; the plate beside them. */
export function RatesHead({ head, path, price }: RatesHeadProps) {
  const { heading, label, lead, picture } = head;
  return (
    <Wrap className={styles.head}>
      <div className={styles.words} data-whole="">
        {label && <Label>{label}</Label>}
        <h1>{heading}</h1>
        <Lead>{lead}</Lead>
        {price && <p className={styles.price}>{price}</p>}
        <div className={styles.actions}>
          <ButtonLink {...dialogLink('email', path)}>Enquire</ButtonLink>
          <ButtonLink tone="ghost" {...dialogLink('book', path)}>
            Check availability
          </ButtonLink>
        </div>
      </div>
      {picture && (
        <div className={styles.plate}>
          <Picture picture={picture} sizes={plateSizes} priority />
        </div>
      )}
    </Wrap>
  );
}
