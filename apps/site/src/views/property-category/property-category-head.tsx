import type { Picture } from '../../content/fields/picture.ts';
import { Plate } from '../../sections/plate/plate.tsx';
import { Lead } from '../../ui/text/text.tsx';
import { Wrap } from '../../ui/wrap/wrap.tsx';
import { AskButtons } from '../experience-parts/ask-buttons.tsx';
import styles from './property-category-view.module.css';

/** `sizes` of the plate; the layout preloads it with the same. */
export const propertyCategorySizes = '(min-width: 833px) 74vw, 94vw';

interface PropertyCategoryHeadProps {
  readonly heading: string;
  /** Its wit: the line under the name. */
  readonly line: string;
  readonly lead: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly path: string;
  readonly form: string;
}

/** One upright plate that leaves the page on the right; the words beside it begin at its foot. */
export function PropertyCategoryHead(props: PropertyCategoryHeadProps) {
  const { heading, line, lead, text, picture, path, form } = props;
  return (
    <Wrap className={styles.head}>
      <div className={styles.words} data-whole="">
        <h1 className={styles.heading}>{heading}</h1>
        {line && <p className={styles.line}>{line}</p>}
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
