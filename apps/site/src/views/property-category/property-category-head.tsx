import type { Picture } from '../../content/model/picture.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { Label, Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { AskButtons } from '../experience-parts/ask-buttons.tsx';
import styles from './property-category-head.module.css';

/** `sizes` of the plate; the layout preloads it with the same. */
export const propertyCategorySizes = '(min-width: 833px) 74vw, 94vw';

interface PropertyCategoryHeadProps {
  readonly heading: string;
  readonly label: string;
  readonly lead: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly path: string;
  readonly form: string;
}

/** One upright plate that leaves the page on the right; the words beside it begin at its foot. */
export function PropertyCategoryHead(props: PropertyCategoryHeadProps) {
  const { heading, label, lead, text, picture, path, form } = props;
  return (
    <Wrap className={styles.head}>
      <div className={styles.words} data-whole="">
        {label && <Label>{label}</Label>}
        <h1 className={styles.heading}>{heading}</h1>
        {lead && <Lead className={styles.lead}>{lead}</Lead>}
        {text && <p className={styles.text}>{text}</p>}
        <AskButtons otherwise={{ text: 'Enquire', form }} path={path} className={styles.buttons} />
      </div>
      {picture && (
        <Plate
          picture={picture}
          sizes={propertyCategorySizes}
          priority
          className={styles.plate}
          shape={styles.shape}
        />
      )}
    </Wrap>
  );
}
